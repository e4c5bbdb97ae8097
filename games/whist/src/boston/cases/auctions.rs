//! Cases about announcing games, naming trumps and finding a helper.

use super::{contract, dealer_of, level, malformed, one_of_four};
use crate::boston::contracts::{Class, Level};
use crate::boston::moves::{Bid, Move};
use crate::boston::rules::Rules;
use crate::boston::state::{Deal, Phase, Public};
use serde::Deserialize;
use serde_json::json;
use spadille_core::case::seated;
use spadille_core::{Answer, Card, Case, Rank, Seat, Space as _, Suit, Unsupported};

/// A call by its name in cases.
pub fn said(call: &str) -> Result<Move, Unsupported> {
    let class = |word: &str| word.parse::<Class>().map_err(|e| Unsupported::from(("class", e)));
    Ok(match call {
        "pass" => Move::Pass,
        "hold" => Move::Hold,
        _ => match (call.strip_prefix("class "), call.split_once(" in colour ")) {
            (Some(word), _) => Move::Class(class(word)?),
            (None, Some((number, word))) => Move::Bid(Bid { level: level(number)?, class: Some(class(word)?) }),
            (None, None) => Move::Bid(Bid::of(level(call)?)),
        },
    })
}

/// A call as cases name it.
fn named(m: Move) -> String {
    match m {
        Move::Bid(Bid { level: Level::Number(number), class: Some(class) }) => format!("{number} in colour {class}"),
        Move::Bid(bid) => bid.level.to_string().replace(' ', "-"),
        other => other.to_string(),
    }
}

/// A table at which these have dealt and spoken.
fn spoken(rules: &Rules, case: &Case) -> Result<Public, Unsupported> {
    let calls: Vec<(Seat, String)> = case.field("calls")?;
    let mut p = rules.open().public;
    p.dealer = dealer_of(rules, case)?;
    p.deal = Deal { phase: Phase::Auction, ..Deal::new(rules.seats, p.dealer) };
    for (seat, call) in &calls {
        let (seat, m) = (seated(*seat, rules.seats)?, said(call)?);
        if p.deal.auction.turn() != Some(seat) || !rules.calls(&p).contains(&m) {
            return malformed(format!("seat {seat} may not say {call}"));
        }
        let auction = &mut p.deal.auction;
        match m {
            Move::Bid(Bid { level, class: Some(class) }) if auction.standing == Some(level) => auction.claim(class),
            Move::Bid(bid) => auction.bid(bid.level, bid.class),
            Move::Hold => auction.hold(),
            Move::Class(class) => auction.name(class),
            _ => auction.pass(),
        }
    }
    Ok(p)
}

pub fn run(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let p = spoken(rules, case)?;
    let auction = &p.deal.auction;
    if auction.turn().is_some() {
        return malformed("the auction is not over");
    }
    let bid = auction.standing.map(|level| level.to_string().replace(' ', "-"));
    let class = auction.holder.and_then(|player| auction.class[player]);
    Answer::new(json!({"player": auction.holder, "bid": bid, "class": class}))
}

pub fn legal(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let p = spoken(rules, case)?;
    let legal: Vec<String> = rules.calls(&p).iter().map(named).collect();
    Answer::with_sets(json!({"seat": p.deal.auction.turn(), "legal": legal}), &["legal"])
}

pub fn trumps(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        turned: Option<Suit>,
        bid: String,
        class: Option<Class>,
        #[serde(default)]
        rock_goes: bool,
    }
    let q: Question = case.question()?;
    let turned = q.turned.map(one_of_four).transpose()?.map(|suit| Card::new(Rank::Ace, suit));
    let suits: Vec<Suit> = rules.trumps(turned, level(&q.bid)?, q.class, q.rock_goes).collect();
    Answer::with_sets(json!({"suits": suits}), &["suits"])
}

pub fn allowed(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        contract: String,
        rock_goes: bool,
    }
    let q: Question = case.question()?;
    let allowed = contract(rules, &q.contract).is_ok_and(|contract| match (contract.level, contract.class) {
        (Level::Number(number), Some(class)) => rules.may_play_in(number, class, q.rock_goes),
        (level, _) => rules.may_announce(level, q.rock_goes),
    });
    Answer::new(json!({"allowed": allowed}))
}

pub fn pair_shares(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let numbers: Vec<u8> = case.field("numbers")?;
    let pairs: Vec<_> = numbers.into_iter().map(|number| rules.pair(number)).collect();
    let each = |share: fn(crate::boston::declaring::Pair) -> u8| -> Vec<Option<u8>> {
        pairs.iter().map(|pair| pair.map(share)).collect()
    };
    Answer::new(json!({
        "main": each(|pair| pair.main),
        "helper": each(|pair| pair.helper),
        "total": each(crate::boston::declaring::Pair::total),
    }))
}

pub fn ask_helper(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        player: Seat,
        contract: String,
        alone: bool,
        answers: Vec<Option<String>>,
    }
    let q: Question = case.question()?;
    let (player, level) = (seated(q.player, rules.seats)?, contract(rules, &q.contract)?.level);
    let mut p = rules.open().public;
    p.dealer = dealer_of(rules, case)?;
    let (mut asked, mut helper) = (Vec::new(), None);
    let wanted = rules.may_be_helped(level) && !(q.alone && rules.may_refuse(level));
    for seat in rules.from_vorhand(&p).filter(|seat| wanted && *seat != player) {
        asked.push(seat);
        let says = q.answers.get(seat.index()).and_then(Option::as_deref);
        let last = asked.len() + 1 == usize::from(rules.seats);
        if says == Some("whist") || last && rules.must_help(level) {
            helper = Some(seat);
            break;
        }
    }
    Answer::new(json!({"asked": asked, "helper": helper}))
}
