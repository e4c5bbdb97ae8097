//! How worked cases about accidents and faults are run.

use super::{Act, Doers, GameFate, Incident, rule};
use crate::lhombre::cases::{Number, accounts, malformed, net_json, options, pots_json, seat_or_none};
use crate::lhombre::contracts::Contract;
use crate::lhombre::facts::Standing;
use crate::lhombre::options::LHombreOptions;
use crate::lhombre::orders::MOST_MATADORS;
use crate::lhombre::pot::{ACTIVE, WRITTEN};
use arrayvec::ArrayVec;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};
use spadille_core::ledger::Account;
use spadille_core::scribe::Log;
use spadille_core::{Answer, Case, Seat, Suit, Unsupported, law};

/// A seat that cases count from 1.
pub(super) fn seat_from_one<'de, D: Deserializer<'de>>(source: D) -> Result<Seat, D::Error> {
    u8::deserialize(source)?.checked_sub(1).map(Seat).ok_or_else(|| D::Error::custom("seats are counted from 1"))
}

/// Suits with the seats that named them.
pub(super) fn named_from_one<'de, D: Deserializer<'de>>(source: D) -> Result<ArrayVec<(Seat, Suit), 8>, D::Error> {
    let pairs = ArrayVec::<(u8, Suit), 8>::deserialize(source)?;
    let seat = |n: u8| n.checked_sub(1).map(Seat).ok_or_else(|| D::Error::custom("seats are counted from 1"));
    pairs.into_iter().map(|(n, suit)| Ok((seat(n)?, suit))).collect()
}

#[derive(Deserialize)]
struct Q {
    by: Vec<Number>,
    hombre: Option<Number>,
    contract: Option<Contract>,
    matadors: u8,
    #[serde(default)]
    in_couleur: bool,
    table: Standing,
}

/// The seats an act names beside those who did it.
fn named_seats(act: &Act) -> ArrayVec<Seat, 8> {
    match act {
        Act::TookOthersCards { of, .. } | Act::TurnedUpHand { of } => [*of].into_iter().collect(),
        Act::LookedAtUndrawn { last_buyer, .. } => [*last_buyer].into_iter().collect(),
        Act::ConcededCodille { to } => [*to].into_iter().collect(),
        Act::LookedBeforeNaming { named, .. } => named.iter().map(|(seat, _)| *seat).collect(),
        _ => ArrayVec::new(),
    }
}

/// Whether the laws can say anything about these facts.
fn check(o: &LHombreOptions, i: &Incident) -> Result<(), Unsupported> {
    let all = o.players.seats();
    if named_seats(&i.act).iter().any(|s| s.0 >= all) {
        return malformed("a seat is named that the table does not have");
    }
    let playing = |seat: Seat| match i.contract {
        Some(Contract::Mohr) => seat.0 < all,
        _ => o.dealt(i.dealer).contains(seat),
    };
    if i.hombre.is_some_and(|h| !playing(h)) {
        return malformed("the hombre does not play");
    }
    if i.matadors > MOST_MATADORS {
        return malformed("too many matadors");
    }
    let game = i.hombre.is_some() && i.contract.is_some();
    match &i.act {
        Act::CardExposedInDeal { cards, .. } if cards.is_empty() => malformed("no card was exposed"),
        Act::CardExposedInDeal { cards, .. } if !o.players.pack().includes(*cards) => {
            malformed("a card is not in the pack")
        }
        Act::TalonCardExposed { count: 0, .. } | Act::TalonShort { missing: 0 } => malformed("no card is concerned"),
        Act::WrongCount(hand) if hand.cards == o.players.hand() => malformed("the number of cards is right"),
        Act::TookOthersCards { of, .. } | Act::TurnedUpHand { of } if i.by.contains(of) => {
            malformed("the cards are his own")
        }
        Act::MisnamedSuit { spoken, .. } if spoken.is_empty() => malformed("no suit was spoken"),
        Act::Claim { .. } | Act::Overclaim { .. } | Act::DealerOverbidWithWrongCount { .. } if !game => {
            malformed("there is no game")
        }
        Act::GaveUp { .. } if !game || !i.by_hombre() => malformed("only the hombre gives up his game"),
        Act::Claim { .. } if !i.by_hombre() => malformed("only the hombre claims honours"),
        Act::CardExposedInDeal { .. } | Act::TalonCardExposed { .. } | Act::TalonShort { .. } => Ok(()),
        Act::WrongDealer { .. } | Act::FalsePack { .. } => Ok(()),
        _ if i.by.is_empty() => malformed("nobody did it"),
        _ => Ok(()),
    }
}

/// The bêtes set by a ruling, in order: what seats put into the pots, or paid to others instead.
fn betes(log: &Log) -> Vec<Value> {
    let set = |law| law == law!("hand-shown-hombre") || law == law!("throw-in-late-1782");
    log.entries()
        .filter_map(|e| match (e.from, e.to) {
            (Account::Seat(owner), Account::Pot(pot)) if pot == ACTIVE || pot == WRITTEN => Some((owner, e.amount)),
            (Account::Seat(owner), Account::Seat(_)) if set(e.law) => Some((owner, e.amount)),
            _ => None,
        })
        .map(|(owner, amount)| json!({"owner": Number::from(owner), "amount": amount}))
        .collect()
}

/// Works out a case of the form `ruling`.
///
/// # Errors
/// When the question cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let q: Q = case.question()?;
    let act: Act = case.question()?;
    let o = options(case)?;
    let mut by = Doers::new();
    for number in &q.by {
        let seat = number.seat(&o)?;
        if by.contains(&seat) || by.try_push(seat).is_err() {
            return malformed("somebody is named twice");
        }
    }
    let incident = Incident {
        act,
        by,
        dealer: Seat(o.players.seats() - 1),
        hombre: seat_or_none(q.hombre, &o)?,
        contract: q.contract,
        taker: None,
        in_couleur: q.in_couleur,
        matadors: q.matadors,
    };
    check(&o, &incident)?;
    let ruling = rule(&o, &incident);
    let decided = matches!(ruling.game, GameFate::Won | GameFate::Lost);
    if decided && incident.hombre.is_some() && incident.contract.is_none() {
        return malformed("the hombre plays no game");
    }
    let before = accounts(&o, &q.table)?;
    let (mut after, mut log) = (before.clone(), Log::default());
    ruling.carry_out(&o, &incident, &mut after, &mut log);
    let barred: Vec<Number> = ruling.barred.iter().map(Number::from).collect();
    Answer::with_sets(
        json!({
            "allowed": ruling.allowed,
            "deal": ruling.deal,
            "game": ruling.game,
            "trump": ruling.trump,
            "vole": ruling.vole,
            "barred": barred,
            "remedy": ruling.remedy,
            "betes": betes(&log),
            "net": net_json(&o, &before, &after),
            "pots": pots_json(&before, &after),
        }),
        &["barred"],
    )
}
