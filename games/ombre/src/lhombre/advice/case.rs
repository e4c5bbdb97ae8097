//! How worked cases about advice are run.

use super::patterns::{Game, Weighed, matching, weigh};
use super::rules;
use super::{Buying, Role, discard};
use crate::lhombre::auction::{BidTable, Stage};
use crate::lhombre::cases::{Favourite, Number, malformed, options, read_by_seat, spoken};
use crate::lhombre::contracts::{Bid, Contract};
use crate::lhombre::course::GameResult;
use crate::lhombre::moves::Move;
use crate::lhombre::options::{Couleur, LHombreOptions};
use crate::lhombre::orders::Trump;
use crate::lhombre::table::Each;
use arrayvec::ArrayVec;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use spadille_core::case::Limit;
use spadille_core::{Answer, Card, CardSet, Case, Seat, SeatSet, Suit, Unsupported};

/// Works out a case of the forms `advise-bid` and `advise`.
///
/// # Errors
/// When the question cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form() {
        Some("advise-bid") => advise_bid(case),
        Some("advise") => advise(case),
        _ => Err(Unsupported::form(case)),
    }
}

/// The games of the tables that a seat may play by what it may say now, a hold counting as the game held. Whoever should
/// speak between the calls and this seat is taken to pass.
///
/// # Errors
/// When a call is not allowed, or the seat is asked nothing.
fn open_games(
    o: &LHombreOptions,
    seat: Seat,
    hand: CardSet,
    calls: &[(Number, String)],
) -> Result<ArrayVec<Game, 2>, Unsupported> {
    let (table, seats) = (BidTable::new(o), o.players.seats());
    let dealer = Seat(seats - 1);
    let (dealt, king) = (o.dealt(dealer), o.king(dealer));
    if !dealt.contains(seat) {
        return malformed("whoever sits by is not asked");
    }
    // Of the others nothing is known but that they do not hold what he holds.
    let mut hands = Each::all(o.players.pack().minus(hand));
    hands[seat] = hand;
    let favourite = Favourite { suit: None, promised: o.couleur != Couleur::None };
    let (mut auction, _) = spoken(o, &table, &hands, favourite, calls)?;
    if auction.passed.contains(seat) {
        return Ok(ArrayVec::new());
    }
    while auction.speaker != seat && auction.stage != Stage::Over {
        auction.say(Move::Pass, dealt, king, &table);
    }
    if auction.stage == Stage::Over {
        return malformed("the auction asks him nothing more");
    }
    let words = auction.legal(&table, hand, favourite.promised);
    let open = |game: &Game| {
        let bid = Bid::plain(if *game == Game::Solo { Contract::Solo } else { Contract::Frage });
        let holds = words.contains(Move::Hold) && auction.challenge(&table) == Some(bid);
        holds || words.contains(Move::Call(bid))
    };
    Ok(Game::ALL.into_iter().filter(open).collect())
}

fn advise_bid(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        seat: Number,
        calls: Vec<(Number, String)>,
        hand: CardSet,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    if !o.players.pack().includes(q.hand) || q.hand.is_empty() {
        return malformed("a hand of cards that are not in the pack");
    }
    let open = open_games(&o, q.seat.seat(&o)?, q.hand, &q.calls)?;
    let Weighed::Play(game, suit) = weigh(&o, q.hand, &open) else {
        return Answer::new(json!({"bid": "pass", "trump": null, "patterns": []}));
    };
    let bid = if game == Game::Solo { "solo" } else { "frage" };
    let patterns = matching(game, q.hand, suit);
    Answer::with_sets(json!({"bid": bid, "trump": suit, "patterns": patterns}), &["patterns"])
}

/// What is trumps; the black aces alone where no suit is.
fn trump(suit: Option<Suit>) -> Trump {
    suit.map_or(Trump::AcesOnly, Trump::Suit)
}

#[derive(Deserialize)]
struct Tricks {
    sure_tricks: u8,
}

#[derive(Deserialize)]
struct Cards {
    trump: Option<Suit>,
    hand: CardSet,
}

fn facts<T: DeserializeOwned>(facts: &Value) -> Result<T, Unsupported> {
    T::deserialize(facts).map_err(|e| Unsupported(format!("facts: {e}")))
}

fn advise(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        rule: String,
        facts: Value,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let f = &q.facts;
    let answer = match q.rule.as_str() {
        "a1" => json!(rules::a1_asks(facts::<Tricks>(f)?.sure_tricks)),
        "a9" => json!(casco(&o, f)?),
        "a10" => json!(rules::a10_plays_solo(facts::<Tricks>(f)?.sure_tricks)),
        "a11" | "a12" => sort(&o, f)?,
        "a13" => json!(most(f)?),
        "a14" | "a15" => enemies(&o, f)?,
        "a16" => weak_lead(f)?,
        "a21" => json!(vole(f)?),
        "a22" => json!(give_up(f)?),
        "a23" => json!(likely(f)?),
        "a23b" => unload(f)?,
        rule => return malformed(format!("no such rule: {rule}")),
    };
    // What is advised throws all of `throw` away, keeps all of `keep`, and plays one of `play`.
    let limits = &[("keep", Limit::AtLeast), ("throw", Limit::AtLeast), ("play", Limit::Within)];
    Ok(Answer::new(json!({ "answer": answer }))?.limited(limits))
}

fn casco(o: &LHombreOptions, f: &Value) -> Result<bool, Unsupported> {
    #[derive(Deserialize)]
    struct F {
        seat: Number,
        calls: Vec<(Number, String)>,
    }
    let f: F = facts(f)?;
    let (seat, dealer) = (f.seat.seat(o)?, Seat(o.players.seats() - 1));
    let is_last = o.speaking(dealer).last() == Some(seat);
    let mut passed = SeatSet::EMPTY;
    for (number, call) in &f.calls {
        match (number.seat(o)?, call.as_str()) {
            (by, "pass") => passed = passed.with(by),
            (by, _) if by != seat => return Ok(false),
            _ => {}
        }
    }
    let all = o.speaking(dealer).filter(|s| *s != seat).all(|s| passed.contains(s));
    Ok(rules::a9_ventures_casco(is_last, all))
}

fn sort(o: &LHombreOptions, f: &Value) -> Result<Value, Unsupported> {
    #[derive(Deserialize)]
    struct F {
        contract: Contract,
    }
    let (game, cards): (F, Cards) = (facts(f)?, facts(f)?);
    let (contract, hand) = (game.contract, cards.hand);
    let range = contract.discards(o, hand.len());
    let thrown = match (*range.start(), *range.end()) {
        // Nothing is bought, so that nothing goes.
        (_, 0) => CardSet::EMPTY,
        (least, most) => {
            let (trump, kept) = (Trump::of(contract, cards.trump), contract.needs().both(hand));
            let (role, talon_left) = (Role::Hombre, o.players.talon());
            discard(&Buying { options: o, contract, trump, hand, role, talon_left, least, most, kept }).choice
        }
    };
    Ok(json!({"keep": hand.minus(thrown), "throw": thrown}))
}

fn most(f: &Value) -> Result<u8, Unsupported> {
    #[derive(Deserialize)]
    struct F {
        talon_left: u8,
    }
    let (talon, cards): (F, Cards) = (facts(f)?, facts(f)?);
    Ok(rules::a13_most(trump(cards.trump), cards.hand, talon.talon_left))
}

fn enemies(o: &LHombreOptions, f: &Value) -> Result<Value, Unsupported> {
    #[derive(Deserialize)]
    struct F {
        hombre: Number,
        drawn: Map<String, Value>,
        tricks: Map<String, Value>,
    }
    let (sure, f): (Tricks, F) = (facts(f)?, facts(f)?);
    let hombre = f.hombre.seat(o)?;
    let small = |all: Each<i64>| all.map(|n| n.clamp(0, 40) as u8);
    let (drawn, tricks) = (small(read_by_seat(o, &f.drawn)?), small(read_by_seat(o, &f.tricks)?));
    // Those who bought are the opponents; a king who idles is not among them.
    let opponents: SeatSet =
        Seat::all(o.players.seats()).filter(|s| *s != hombre && f.drawn.contains_key(&(s.0 + 1).to_string())).collect();
    let seats = o.players.seats();
    let found = rules::a14_a15_enemies(opponents, seats, hombre, drawn, tricks, sure.sure_tricks);
    let Some((strong, help)) = found else { return malformed("no opponent has bought") };
    Ok(json!({"strong": Number::from(strong), "help": help.map(Number::from)}))
}

fn weak_lead(f: &Value) -> Result<Value, Unsupported> {
    #[derive(Deserialize)]
    struct F {
        #[allow(dead_code)]
        won_with: Card,
    }
    let (_, cards): (F, Cards) = (facts(f)?, facts(f)?);
    let trump = trump(cards.trump);
    Ok(json!({"play": trump.order().lowest(rules::a16_leads(trump, cards.hand)).map(CardSet::one)}))
}

fn vole(f: &Value) -> Result<bool, Unsupported> {
    #[derive(Deserialize)]
    struct F {
        out: CardSet,
    }
    let (out, cards): (F, Cards) = (facts(f)?, facts(f)?);
    Ok(rules::a21_is_certain(trump(cards.trump), cards.hand, out.out))
}

fn give_up(f: &Value) -> Result<bool, Unsupported> {
    #[derive(Deserialize)]
    struct F {
        expected: GameResult,
    }
    Ok(rules::a22_gives_up(facts::<F>(f)?.expected))
}

fn likely(f: &Value) -> Result<bool, Unsupported> {
    #[derive(Deserialize)]
    struct F {
        likely_tricks: u8,
    }
    Ok(rules::a23_asks(facts::<F>(f)?.likely_tricks))
}

fn unload(f: &Value) -> Result<Value, Unsupported> {
    #[derive(Deserialize)]
    struct F {
        legal: CardSet,
    }
    let (legal, cards): (F, Cards) = (facts(f)?, facts(f)?);
    let trump = trump(cards.trump);
    let unloads = rules::a23b_unloads(trump, legal.legal.both(cards.hand));
    Ok(json!({"play": trump.order().highest(unloads).map(CardSet::one)}))
}
