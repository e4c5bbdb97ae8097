//! How worked cases about accidents and faults are run.

use super::*;
use crate::lhombre::cases::*;
use crate::lhombre::facts::Standing;
use spadille_core::ledger::Account;
use spadille_core::scribe::Log;

fn from_one<E: serde::de::Error>(number: u8) -> Result<Seat, E> {
    number.checked_sub(1).map(Seat).ok_or_else(|| E::custom("seats are counted from 1"))
}

/// A seat that cases count from 1.
pub(super) fn seat_from_one<'de, D: Deserializer<'de>>(source: D) -> Result<Seat, D::Error> {
    from_one(u8::deserialize(source)?)
}

/// Suits with the seats that named them.
pub(super) fn named_from_one<'de, D: Deserializer<'de>>(source: D) -> Result<ArrayVec<(Seat, Suit), 8>, D::Error> {
    let pairs = ArrayVec::<(u8, Suit), 8>::deserialize(source)?;
    pairs.into_iter().map(|(n, suit)| Ok((from_one(n)?, suit))).collect()
}

/// Why the laws can say nothing about these facts.
fn nonsense(o: &LHombreOptions, i: &Incident) -> Option<&'static str> {
    let game = i.hombre.is_some() && i.contract.is_some();
    let players = Company::of(o, i.dealer, i.contract.unwrap_or_default()).players;
    let named: &[Seat] = match &i.act {
        Act::TookOthersCards { of: seat, .. } | Act::TurnedUpHand { of: seat } => &[*seat],
        Act::LookedAtUndrawn { last_buyer: seat, .. } | Act::ConcededCodille { to: seat } => &[*seat],
        Act::LookedBeforeNaming { named, .. } => &named.iter().map(|(seat, _)| *seat).collect::<ArrayVec<_, 8>>(),
        _ => &[],
    };
    match &i.act {
        _ if named.iter().any(|s| s.0 >= o.players.seats()) => Some("a seat is named that the table does not have"),
        _ if i.hombre.is_some_and(|h| !players.contains(h)) => Some("the hombre does not play"),
        _ if i.matadors > MOST_MATADORS => Some("too many matadors"),
        Act::CardExposedInDeal { cards, .. } if cards.is_empty() => Some("no card was exposed"),
        Act::CardExposedInDeal { cards, .. } if !o.players.pack().includes(*cards) => Some("a card is not in the pack"),
        Act::TalonCardExposed { count: 0, .. } | Act::TalonShort { missing: 0 } => Some("no card is concerned"),
        Act::WrongCount(hand) if hand.cards == o.players.hand() => Some("the number of cards is right"),
        Act::TookOthersCards { of, .. } | Act::TurnedUpHand { of } if i.by.contains(of) => {
            Some("the cards are his own")
        }
        Act::MisnamedSuit { spoken, .. } if spoken.is_empty() => Some("no suit was spoken"),
        Act::Claim { .. } | Act::Overclaim { .. } | Act::DealerOverbidWithWrongCount { .. } if !game => {
            Some("there is no game")
        }
        Act::GaveUp { .. } if !game || !i.by_hombre() => Some("only the hombre gives up his game"),
        Act::Claim { .. } if !i.by_hombre() => Some("only the hombre claims honours"),
        Act::CardExposedInDeal { .. } | Act::TalonCardExposed { .. } | Act::TalonShort { .. } => None,
        Act::WrongDealer { .. } | Act::FalsePack { .. } => None,
        _ if i.by.is_empty() => Some("nobody did it"),
        _ => None,
    }
}

/// The bêtes set by a ruling, in order: what seats put into the pots, or paid to others instead.
fn betes(log: &Log) -> Vec<Value> {
    let instead = [law!("hand-shown-hombre"), law!("throw-in-late-1782")];
    log.entries()
        .filter_map(|e| match (e.from, e.to) {
            (Account::Seat(owner), Account::Pot(pot)) if pot == ACTIVE || pot == WRITTEN => Some((owner, e.amount)),
            (Account::Seat(owner), Account::Seat(_)) if instead.contains(&e.law) => Some((owner, e.amount)),
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
    read!(case.question() => by: Vec<Number>, hombre: Option<Number>, contract: Option<Contract>, matadors: u8,
        in_couleur: Option<bool>, table: Standing);
    let act: Act = case.question()?;
    let o = options(case)?;
    let mut doers = Doers::new();
    for number in &by {
        let seat = number.seat(&o)?;
        if doers.contains(&seat) || doers.try_push(seat).is_err() {
            return malformed("somebody is named twice");
        }
    }
    let (dealer, hombre) = (dealer(&o), seat_or_none(hombre, &o)?);
    let in_couleur = in_couleur.unwrap_or_default();
    let incident = Incident { act, by: doers, dealer, hombre, contract, taker: None, in_couleur, matadors };
    if let Some(why) = nonsense(&o, &incident) {
        return malformed(why);
    }
    let ruling = rule(&o, &incident);
    let decided = matches!(ruling.game, GameFate::Won | GameFate::Lost);
    if decided && hombre.is_some() && contract.is_none() {
        return malformed("the hombre plays no game");
    }
    let before = accounts(&o, &table)?;
    let (mut after, mut log) = (before.clone(), Log::default());
    ruling.carry_out(&o, &incident, &mut after, &mut log);
    let answer = json!({
        "allowed": ruling.allowed,
        "deal": ruling.deal,
        "game": ruling.game,
        "trump": ruling.trump,
        "vole": ruling.vole,
        "barred": ruling.barred.iter().map(Number::from).collect::<Vec<_>>(),
        "remedy": ruling.remedy,
        "betes": betes(&log),
        "net": net_json(&o, &before, &after),
        "pots": pots_json(&before, &after),
    });
    Answer::with_sets(answer, &["barred"])
}
