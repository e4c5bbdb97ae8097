//! How the worked cases of the Solos are run.

mod replay;

use crate::case_kit::{dealer_of, judged, set_of, spelled, written};
use crate::solo::advice::{self, Wish};
use crate::solo::cards::{self, RANKS, SPADILLE, SUITS};
use crate::solo::contracts::{Class, Contract, Kind};
use crate::solo::moves::Move;
use crate::solo::options::{Form, Sister};
use crate::solo::rules::{POT, Rules, Solo};
use crate::solo::settle::{DealResult, Outcome, Verdict};
use crate::solo::state::{Deal, Phase, State};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::case::{malformed, seated};
use spadille_core::{Answer, Card, CardSet, Case, LawId, Ledger, PerSeat, Seat, Space as _, Suit, Unsupported};

/// Somebody who lays what lay in the pot before the case begins.
const NOBODY: Seat = Seat(11);

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work<K: Sister>(case: &Case) -> Result<Answer, Unsupported> {
    let game: Solo<K> = spelled(case, ours).rules()?;
    let rules: &Rules = &game;
    match case.form().unwrap_or_default() {
        "numbers" => numbers(rules),
        "order" => order(rules, case),
        "table-order" => table_order(rules, case),
        "legal-cards" => legal_cards(rules, case),
        "trick-winner" => trick_winner(rules, case),
        "matadors" => matadors(rules, case),
        "auction-run" => auction(rules, case),
        "legal-ask" => legal_ask(rules, case),
        "legal-trumps" => legal_trumps(rules, case),
        "turned-trump" => turned_trump(rules, case),
        "result" => result(rules, case),
        "settle" => settle(rules, case),
        "match-run" => match_run(rules, case),
        "penalty" => penalty(rules, case),
        "advise" => advise(rules, case),
        "replay" => replay::replay(rules, case),
        _ => Err(Unsupported::form(case)),
    }
}

/// A suit agreed on may be called by its letter.
fn ours(name: &str, value: Value) -> Value {
    match (name, value.as_str()) {
        ("couleur", Some("E")) => json!("acorns"),
        ("couleur", Some("G")) => json!("leaves"),
        ("couleur", Some("R")) => json!("hearts"),
        ("couleur", Some("B")) => json!("bells"),
        _ => value,
    }
}

/// A game as the cases call it.
fn contract(text: &str) -> Result<Contract, Unsupported> {
    let (kind, class) = match text.split_once(' ') {
        None => (text, Class::Plain),
        Some((kind, "couleur")) => (kind, Class::Favourite),
        Some((kind, "preference")) => (kind, Class::Preference),
        Some(("klein", "forcee") | ("forcee", "simple")) => ("small", Class::Plain),
        Some(_) => return malformed(format!("there is no game {text}")),
    };
    let kind = match kind {
        "frage" => Kind::Frage,
        "mediateur" => Kind::Mediateur,
        "forcee" => Kind::Forcee,
        "solo" => Kind::Solo,
        "grandissimo" => Kind::Grandissimo,
        "null" | "nullissimo" => Kind::Null,
        "null-ouvert" | "null_ouvert" => Kind::NullOuvert,
        "small" => Kind::Small,
        _ => return malformed(format!("there is no game {text}")),
    };
    Ok(Contract { kind, class })
}

/// What the cases call a game.
fn called(rules: &Rules, contract: Contract) -> String {
    let kind = match contract.kind {
        Kind::Frage => "frage",
        Kind::Mediateur => "mediateur",
        Kind::Forcee => "forcee",
        Kind::Solo => "solo",
        Kind::Grandissimo => "grandissimo",
        Kind::Null => "null",
        Kind::NullOuvert => "null-ouvert",
        Kind::Small if rules.form == Form::Five => "forcee simple",
        Kind::Small => "klein forcee",
    };
    match contract.class {
        Class::Plain => kind.to_owned(),
        Class::Favourite => format!("{kind} couleur"),
        Class::Preference => format!("{kind} preference"),
    }
}

fn suit_of(rules: &Rules, suit: Suit) -> Result<Suit, Unsupported> {
    let count = if rules.form == Form::Five { 5 } else { 4 };
    if SUITS[..count].contains(&suit) { Ok(suit) } else { malformed("there is no such suit") }
}

fn suit_field(rules: &Rules, case: &Case, name: &str) -> Result<Option<Suit>, Unsupported> {
    case.field::<Option<Suit>>(name)?.map(|suit| suit_of(rules, suit)).transpose()
}

fn letters(suits: impl IntoIterator<Item = Suit>) -> Vec<String> {
    suits.into_iter().map(|suit| suit.german_letter().to_string()).collect()
}

/// The favourite suit of a case: the table's first where it is not spoken of, none where it says so.
fn favourite_of(rules: &Rules, case: &Case) -> Result<Option<Suit>, Unsupported> {
    match case.given.get("couleur") {
        Some(_) => suit_field(rules, case, "couleur"),
        None => Ok(rules.first_favourite()),
    }
}

/// What lies in the pot.
fn pot_of(case: &Case) -> Result<i64, Unsupported> {
    Ok(case.field::<Option<i64>>("pot")?.unwrap_or(0))
}

fn numbers(rules: &Rules) -> Result<Answer, Unsupported> {
    let count = if rules.form == Form::Five { 5 } else { 4 };
    let trumps = SUITS[..count]
        .iter()
        .map(|suit| (suit.german_letter().to_string(), Value::from(rules.order(Some(*suit)).trumps().len())));
    Answer::new(json!({
        "cards": rules.pack.len(), "hand": rules.hand, "talon": rules.pack.len() - rules.seats * rules.hand,
        "tricks": rules.hand, "to_win": rules.need, "stamm": rules.stamm, "cap": rules.cap,
        "trumps": Map::from_iter(trumps),
    }))
}

fn order(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let order = rules.order(suit_field(rules, case, "trump")?);
    let of: String = case.field("of")?;
    let cards = match of.as_str() {
        "trump" => order.trumps(),
        letter => {
            let suit: Suit = letter.parse().map_err(|e| Unsupported::from(("of", e)))?;
            rules.pack.of_suit(suit_of(rules, suit)?).minus(order.trumps())
        }
    };
    Answer::new(json!({"high_to_low": written(order.high_to_low(cards), true)}))
}

fn table_order(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let dealer = dealer_of(case, rules.seats)?;
    let speak: Vec<Seat> = (1..=rules.seats).map(|steps| dealer.after(steps, rules.seats)).collect();
    let buy = match (rules.form, case.field::<Option<Seat>>("declarer")?, case.field::<Option<String>>("contract")?) {
        (Form::Five, ..) => Value::Null,
        (Form::Kaufsolo, Some(declarer), Some(word)) => {
            let buyers = rules.buyers(seated(declarer, rules.seats)?, contract(&word)?.kind);
            json!(buyers.iter().collect::<Vec<_>>())
        }
        _ => json!([]),
    };
    let first = dealer.next(rules.seats);
    Answer::new(json!({"speak": speak, "first_lead": first, "next_dealer": first, "buy": buy}))
}

fn legal_cards(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let hand: CardSet = case.field("hand")?;
    let trick: Vec<Card> = case.field("trick")?;
    let legal = rules.order(suit_field(rules, case, "trump")?).legal(hand, trick.first().copied());
    Answer::with_sets(json!({"legal": written(legal, true)}), &["legal"])
}

fn trick_winner(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let leader = seated(case.field("leader")?, rules.seats)?;
    let cards: Vec<Card> = case.field("cards")?;
    if cards.is_empty() || cards.len() > usize::from(rules.seats) {
        return malformed("a trick has a card of each player");
    }
    set_of(&cards, rules.pack)?;
    let place = rules.order(suit_field(rules, case, "trump")?).winner(&cards) as u8;
    Answer::new(json!({"winner": leader.after(place, rules.seats)}))
}

fn matadors(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let cards: CardSet = case.field("cards")?;
    let trump = suit_field(rules, case, "trump")?;
    Answer::new(json!({"matadors": trump.map_or(0, |trump| cards::matadors(rules.pack, trump, cards))}))
}

fn said(text: &str) -> Result<Move, Unsupported> {
    match text {
        "pass" => Ok(Move::Pass),
        "hold" => Ok(Move::Hold),
        game => contract(game).map(Move::Bid),
    }
}

fn call_written(rules: &Rules, m: Move) -> String {
    if let Move::Bid(contract) = m { called(rules, contract) } else { m.to_string() }
}

/// Whether somebody may do something now.
fn may(rules: &Rules, s: &State, seat: Seat, m: Move) -> bool {
    seat.0 < rules.seats && s.public.awaited().may_act(seat) && rules.moves(s, seat).contains(&m)
}

fn act(rules: &Rules, s: &mut State, seat: Seat, m: Move) -> Result<(), Unsupported> {
    if !may(rules, s, seat, m) {
        return malformed(format!("seat {seat} may not do this now: {m}"));
    }
    rules.play(s, seat, m, &mut ());
    Ok(())
}

/// A table at which cards are about to be dealt.
fn table(rules: &Rules, case: &Case) -> Result<State, Unsupported> {
    let mut s = rules.open();
    s.public.dealer = dealer_of(case, rules.seats)?;
    s.public.deal = Deal::new(rules.seats, s.public.dealer);
    s.public.favourite = favourite_of(rules, case)?;
    s.public.first_won = s.public.favourite.is_some();
    Ok(s)
}

fn auction(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let mut s = table(rules, case)?;
    if let Some(holds) = case.field::<Option<Map<String, Value>>>("holds")? {
        for (card, place) in &holds {
            let card: Card = card.parse().map_err(|e| Unsupported::from(("holds", e)))?;
            let seat = place.as_u64().and_then(|seat| u8::try_from(seat).ok()).filter(|seat| *seat < rules.seats);
            if let Some(seat) = seat.filter(|_| rules.pack.contains(card)) {
                s.hands[Seat(seat)].insert(card);
            }
        }
    }
    (s.public.deal.phase, s.public.deal.turn) = (Phase::Auction, rules.vorhand(&s.public));
    let mut refused = None;
    for (place, (seat, call)) in case.field::<Vec<(Seat, String)>>("calls")?.iter().enumerate().take(100) {
        let m = said(call).ok().filter(|m| s.public.deal.phase == Phase::Auction && may(rules, &s, *seat, *m));
        match m {
            Some(m) => rules.play(&mut s, *seat, m, &mut ()),
            None => {
                refused = Some(place);
                break;
            }
        }
    }
    let deal = &s.public.deal;
    let over = deal.phase != Phase::Auction;
    let turn = (!over).then_some(deal.turn);
    let moves: Vec<Move> = turn.map_or_else(Vec::new, |seat| rules.moves(&s, seat).iter().collect());
    let legal: Vec<String> = moves.into_iter().map(|m| call_written(rules, m)).collect();
    let answer = json!({
        "refused": refused, "over": over, "declarer": deal.declarer,
        "contract": deal.contract.map(|contract| called(rules, contract)), "turn": turn, "legal": legal,
    });
    Answer::with_sets(answer, &["legal"])
}

fn legal_ask(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (hand, ask): (CardSet, Card) = (case.field("hand")?, case.field("ask")?);
    let kind = contract(&case.field::<String>("contract")?)?.kind;
    let legal = match kind {
        Kind::Forcee | Kind::Small => rules.callable(hand),
        _ => rules.aces(hand, suit_field(rules, case, "trump")?),
    };
    Answer::new(json!({"legal": legal.contains(ask)}))
}

fn legal_trumps(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let mut s = table(rules, case)?;
    let contract = contract(&case.field::<String>("contract")?)?;
    let called = suit_field(rules, case, "called")?;
    let deal = &mut s.public.deal;
    deal.contract = Some(contract);
    let forcee = matches!(contract.kind, Kind::Forcee | Kind::Small);
    deal.phase = if forcee { Phase::HelperTrump } else { Phase::Trump };
    deal.called = called.filter(|_| forcee).map(|suit| Card::new(RANKS[0], suit));
    Answer::with_sets(json!({"trumps": letters(rules.trumps(&s.public))}), &["trumps"])
}

fn turned_trump(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let turned: Card = case.field("turned")?;
    set_of(&[turned], rules.pack)?;
    let trump = rules.turned_trump(turned, favourite_of(rules, case)?);
    Answer::new(json!({"trump": letters([trump])[0]}))
}

fn result(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let splits: Vec<[u8; 3]> = case.field("splits")?;
    let named = |[declarer, a, b]: [u8; 3]| {
        if rules.form.is_apart() {
            match rules.apart(declarer, a, b) {
                (Outcome::Won, ..) => "won",
                (Outcome::Remise, ..) => "remise",
                (Outcome::Codille, [true, false], _) => "codille a",
                (Outcome::Codille, [false, true], _) => "codille b",
                (Outcome::Codille, ..) => "codille ab",
            }
        } else if declarer >= rules.need {
            "won"
        } else if u16::from(declarer) * 2 == u16::from(rules.hand) {
            "remise"
        } else {
            "codille"
        }
    };
    Answer::new(json!({"results": splits.into_iter().map(named).collect::<Vec<_>>()}))
}

fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "won",
        Outcome::Remise => "remise",
        Outcome::Codille => "codille",
    }
}

/// A ledger in whose pot so much lies.
fn with_pot(pot: i64) -> Result<Ledger, Unsupported> {
    if !(0..=1_000_000).contains(&pot) {
        return malformed("such a pot cannot be");
    }
    let mut ledger = Ledger::default();
    ledger.pay(NOBODY, POT, pot, LawId("dealer-stakes"), &mut ());
    Ok(ledger)
}

fn net(rules: &Rules, ledger: &Ledger) -> Vec<i64> {
    Seat::all(rules.seats).map(|seat| ledger.balance(seat)).collect()
}

fn money(rules: &Rules, verdict: &Verdict, ledger: &Ledger, pot: i64) -> Map<String, Value> {
    let codille: Vec<Seat> = verdict.codille.iter().collect();
    let codille = if rules.form == Form::Five { Value::Null } else { json!(codille) };
    let all = json!({
        "result": word(verdict.outcome), "codille": codille, "price": verdict.price, "net": net(rules, ledger),
        "pots": {"pot": ledger.balance(POT) - pot},
    });
    all.as_object().cloned().unwrap_or_default()
}

fn settle(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let declarer = seated(case.field("declarer")?, rules.seats)?;
    let helper = case.field::<Option<Seat>>("helper")?.map(|seat| seated(seat, rules.seats)).transpose()?;
    let contract = contract(&case.field::<String>("contract")?)?;
    let tricks: Vec<u8> = case.field("tricks")?;
    let total: u32 = tricks.iter().map(|n| u32::from(*n)).sum();
    if tricks.len() != usize::from(rules.seats) || total > u32::from(rules.hand) || helper == Some(declarer) {
        return malformed("these tricks cannot be");
    }
    let multiplier = match rules.form {
        Form::Five => rules.multiplier(suit_field(rules, case, "trump")?, favourite_of(rules, case)?),
        _ => 1 + i64::from(case.field::<Option<bool>>("couleur")?.unwrap_or(contract.class == Class::Favourite)),
    };
    let flag = |name: &str| case.field::<Option<bool>>(name).map(|flag| flag.unwrap_or(false));
    let d = DealResult {
        declarer,
        helper,
        contract,
        multiplier,
        tricks: PerSeat::from_fn(|seat| tricks.get(seat.index()).copied().unwrap_or(0)),
        matadors: case.field::<Option<u8>>("matadors")?.unwrap_or(0),
        premiers: flag("premiers")?,
        vole: flag("tout")?.then_some(true),
        giver: None,
        stopped: false,
        heirs: Seat::all(rules.seats).filter(|seat| *seat != declarer && Some(*seat) != helper).collect(),
    };
    let pot = pot_of(case)?;
    let mut ledger = with_pot(pot)?;
    let verdict = rules.settle(&mut ledger, &d, &mut ());
    Answer::with_sets(Value::Object(money(rules, &verdict, &ledger, pot)), &["codille"])
}

fn match_run(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct One {
        result: String,
        trump: Option<Suit>,
    }
    let mut pot = pot_of(case)?;
    with_pot(pot)?;
    let mut p = rules.open().public;
    let (mut pots, mut favourites) = (Vec::new(), Vec::new());
    for deal in case.field::<Vec<One>>("deals")?.into_iter().take(1000) {
        let trump = deal.trump.map(|suit| suit_of(rules, suit)).transpose()?;
        favourites.push(p.favourite.map(|suit| suit.german_letter().to_string()));
        pot += rules.stamm;
        let x = rules.highest(pot);
        pot += match deal.result.as_str() {
            "passed" => 0,
            "won" => -x,
            "remise" => x,
            "codille" if rules.codille_draws(Kind::Solo, pot).is_some() => 0,
            "codille" => x,
            other => return malformed(format!("no result: {other}")),
        };
        rules.note_favourite(&mut p, trump, deal.result == "won", &mut ());
        pots.push(pot);
    }
    Answer::new(json!({"pots": pots, "couleur": favourites}))
}

fn penalty(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    if case.field::<String>("event")? != "spadille_hidden" || rules.form != Form::Kaufsolo {
        return malformed("only hiding Spadille is punished");
    }
    let offender = seated(case.field("offender")?, rules.seats)?;
    let pot = pot_of(case)?;
    let mut s = rules.open();
    s.public.deal = Deal::new(rules.seats, s.public.dealer);
    s.public.ledger = with_pot(pot)?;
    s.hands[offender].insert(SPADILLE);
    (s.public.deal.phase, s.public.deal.turn) = (Phase::Forward, offender);
    rules.play(&mut s, offender, Move::Hide, &mut ());
    let change = s.public.ledger.balance(POT) - pot;
    Answer::new(json!({"net": net(rules, &s.public.ledger), "pots": {"pot": change}, "played": false}))
}

fn advise(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Facts {
        tricks: [u8; 3],
        left: u8,
        me: String,
    }
    let ask: String = case.field("ask")?;
    let facts: Facts = case.field("facts")?;
    let total: u32 = facts.tricks.iter().map(|n| u32::from(*n)).sum::<u32>() + u32::from(facts.left);
    if ask != "wish" || !rules.form.is_apart() || total != u32::from(rules.hand) || facts.left == 0 {
        return malformed("nothing is known about this");
    }
    let me = if facts.me == "a" { Wish::First } else { Wish::Second };
    let wish = match advice::wish(rules, facts.tricks, facts.left, me).choice {
        Wish::Declarer => "declarer",
        Wish::First => "a",
        Wish::Second => "b",
    };
    judged(case, &ask, &json!([wish]))
}
