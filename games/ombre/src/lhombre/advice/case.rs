//! How worked cases about advice are run.

use super::*;
use crate::lhombre::cases::*;
use spadille_core::case::Limit;

/// The games of the tables that a seat may play by what it may say now, a hold counting as the game held. Whoever should
/// speak between the calls and this seat is taken to pass.
fn open_games(o: &LHombreOptions, seat: Seat, hand: CardSet, calls: &Calls) -> Result<ArrayVec<Aim, 2>, Unsupported> {
    let (table, dealer) = (BidTable::new(o), dealer(o));
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
    let open = |game: &Aim| {
        let holds = words.contains(Move::Hold) && auction.challenge(&table) == Some(game.bid());
        holds || words.contains(Move::Call(game.bid()))
    };
    Ok(Aim::ALL.into_iter().filter(open).collect())
}

/// Works out a case of the form `advise-bid`.
///
/// # Errors
/// When the question cannot be read.
pub fn advise_bid(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => seat: Number, calls: Calls, hand: CardSet);
    let o = options(case)?;
    if !o.players.pack().includes(hand) || hand.is_empty() {
        return malformed("a hand of cards that are not in the pack");
    }
    let open = open_games(&o, seat.seat(&o)?, hand, &calls)?;
    let Weighed::Play(game, suit) = weigh(&o, hand, &open) else {
        return Answer::new(json!({"bid": "pass", "trump": null, "patterns": []}));
    };
    let patterns = matching(game, hand, suit);
    Answer::with_sets(json!({"bid": game.bid(), "trump": suit, "patterns": patterns}), &["patterns"])
}

/// Works out a case of the form `advise`.
///
/// # Errors
/// When the question cannot be read.
pub fn advise_by_rule(case: &Case) -> Result<Answer, Unsupported> {
    let (o, rule) = (options(case)?, case.field::<String>("rule")?);
    let facts = Case { given: case.field("facts")?, ..case.clone() };
    let answer = match rule.as_str() {
        "a9" => json!(casco(&o, &facts)?),
        "a11" | "a12" => sort(&o, &facts)?,
        "a14" | "a15" => enemies(&o, &facts)?,
        rule => by_rule(rule, &facts)?,
    };
    // What is advised throws all of `throw` away, keeps all of `keep`, and plays one of `play`.
    let limits = &[("keep", Limit::AtLeast), ("throw", Limit::AtLeast), ("play", Limit::Within)];
    Ok(Answer::new(json!({ "answer": answer }))?.limited(limits))
}

/// Rules that ask nothing about the table.
fn by_rule(rule: &str, facts: &Case) -> Result<Value, Unsupported> {
    let trump = facts.field::<Option<Suit>>("trump")?.map_or(Trump::AcesOnly, Trump::Suit);
    let hand = || facts.field::<CardSet>("hand");
    let one = |card: Option<Card>| json!({"play": card.map(CardSet::one)});
    Ok(match rule {
        "a1" => json!(rules::a1_asks(facts.field("sure_tricks")?)),
        "a10" => json!(rules::a10_plays_solo(facts.field("sure_tricks")?)),
        "a13" => json!(rules::a13_most(trump, hand()?, facts.field("talon_left")?)),
        "a16" => {
            facts.field::<Card>("won_with")?;
            one(trump.order().lowest(rules::a16_leads(trump, hand()?)))
        }
        "a21" => json!(rules::a21_is_certain(trump, hand()?, facts.field("out")?)),
        "a22" => json!(rules::a22_gives_up(facts.field("expected")?)),
        "a23" => json!(rules::a23_asks(facts.field("likely_tricks")?)),
        "a23b" => {
            let legal = hand()?.both(facts.field("legal")?);
            one(trump.order().highest(rules::a23b_unloads(trump, legal)))
        }
        rule => return malformed(format!("no such rule: {rule}")),
    })
}

fn casco(o: &LHombreOptions, facts: &Case) -> Result<bool, Unsupported> {
    read!(facts.question() => seat: Number, calls: Calls);
    let (seat, dealer) = (seat.seat(o)?, dealer(o));
    let mut passed = SeatSet::EMPTY;
    for (number, call) in &calls {
        match (number.seat(o)?, call.as_str()) {
            (by, "pass") => passed = passed.with(by),
            (by, _) if by != seat => return Ok(false),
            _ => {}
        }
    }
    let all = o.speaking(dealer).filter(|s| *s != seat).all(|s| passed.contains(s));
    Ok(rules::a9_ventures_casco(o.speaking(dealer).last() == Some(seat), all))
}

fn sort(o: &LHombreOptions, facts: &Case) -> Result<Value, Unsupported> {
    read!(facts.question() => contract: Contract, trump: Option<Suit>, hand: CardSet);
    let range = contract.discards(o, hand.len());
    let (least, most) = (*range.start(), *range.end());
    // Where nothing is bought nothing goes.
    let thrown = if most == 0 {
        CardSet::EMPTY
    } else {
        let (trump, kept) = (Trump::of(contract, trump), contract.row().needs.both(hand));
        let (role, talon_left) = (Role::Hombre, o.players.talon());
        discard(&Buying { options: o, contract, trump, hand, role, talon_left, least, most, kept }).choice
    };
    Ok(json!({"keep": hand.minus(thrown), "throw": thrown}))
}

fn enemies(o: &LHombreOptions, facts: &Case) -> Result<Value, Unsupported> {
    read!(facts.question() => sure_tricks: u8, hombre: Number, drawn: Map<String, Value>, tricks: Map<String, Value>);
    let hombre = hombre.seat(o)?;
    // Those who bought are the opponents; a king who idles is not among them.
    let bought = |s: &Seat| *s != hombre && drawn.contains_key(&(s.0 + 1).to_string());
    let players = Seat::all(o.players.seats()).filter(bought).collect();
    let small = |all: Each<i64>| all.map(|n| n.clamp(0, 40) as u8);
    let (drawn, tricks) = (small(read_by_seat(o, &drawn)?), small(read_by_seat(o, &tricks)?));
    let found = rules::a14_a15_enemies(players, hombre, drawn, tricks, sure_tricks);
    let Some((strong, help)) = found else { return malformed("no opponent has bought") };
    Ok(json!({"strong": Number::from(strong), "help": help.map(Number::from)}))
}
