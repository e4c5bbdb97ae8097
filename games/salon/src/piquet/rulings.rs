//! What the book orders when the cards themselves go wrong. At our tables none of this can happen; the rulings serve
//! `spadille cases` and players with real cards.

use super::hand::height;
use super::options::{DealerChoice, NewPartie, PiquetOptions};
use serde::{Deserialize, Serialize};
use spadille_core::{Card, LawId, Seat, law};

/// The cut for the deal: whether each lift was allowed, and who deals.
pub fn choose_dealer(options: &PiquetOptions, shown: [Card; 2], lifted: [u8; 2]) -> ([bool; 2], Option<u8>) {
    let legal = lifted.map(|n| match options.dealer_choice {
        DealerChoice::Lift => n >= 2,
        DealerChoice::Draw => n == 1,
    });
    let heights = shown.map(|c| height(c.rank()));
    let dealer = (legal == [true; 2] && heights[0] != heights[1]).then(|| u8::from(heights[1] < heights[0]));
    (legal, dealer)
}

/// What is said of one exchange made with real cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum ExchangeRuling {
    Regular,
    Refused,
    PutBack,
    CountsNothing,
    PlaysShort,
}

/// One exchange made with real cards.
#[derive(Copy, Clone, Debug)]
#[allow(missing_docs)]
pub struct ExchangeMade {
    pub is_elder: bool,
    pub elder_takes: Option<u8>,
    pub held: u8,
    pub discarded: u8,
    pub took: u8,
    pub announced: bool,
    pub turned_or_mixed: bool,
    pub at_once: bool,
}

/// Rules on an exchange: the ruling, the cards he then has, and how many he puts back (laws 1, 6, 12).
pub fn exchange(options: &PiquetOptions, made: ExchangeMade) -> (ExchangeRuling, u8, u8, LawId) {
    let range =
        if made.is_elder { options.elder_exchange() } else { options.younger_exchange(made.elder_takes.unwrap_or(5)) };
    let hand = made.held.saturating_add(made.took).saturating_sub(made.discarded);
    // With thirteen he lays away one more than he takes, and must say so in time (law 1).
    let surplus = made.held.saturating_sub(12);
    let matched = made.discarded == made.took.saturating_add(if made.announced { surplus } else { 0 });
    // As long as no bought card is known there is still time to say it.
    let in_time = !made.turned_or_mixed && made.at_once;
    match hand {
        12 if (matched || in_time) && range.contains(&made.took) => (ExchangeRuling::Regular, 12, 0, law!("law-01")),
        12 if matched || in_time => (ExchangeRuling::Refused, made.held, 0, law!("law-11")),
        0..12 => (ExchangeRuling::PlaysShort, hand, 0, law!("law-06")),
        _ if in_time => (ExchangeRuling::PutBack, 12, hand - 12, law!("law-12")),
        _ => (ExchangeRuling::CountsNothing, hand, 0, law!("law-06")),
    }
}

/// What happens to a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum DealFate {
    Choice,
    Redeal,
    Stands,
    Refused,
    VoidDeal,
    Next,
}

/// What was noticed about a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum DealEvent {
    CardsDealt,
    TwoAlike,
    PackCount,
    FaceUp,
    WrongDealer,
    ReshuffleDemand,
    DealOver,
    PartieOver,
}

/// The facts about a deal.
#[derive(Copy, Clone, Debug, Default)]
#[allow(missing_docs)]
pub struct DealFacts {
    pub cards: Option<[u8; 2]>,
    pub count: Option<u8>,
    pub looked: Option<[bool; 2]>,
    pub by: Option<Seat>,
}

/// A ruling about a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct DealRuling {
    pub ruling: DealFate,
    pub chooser: Option<Seat>,
    pub dealer: Option<Seat>,
    pub new_cut: bool,
}

/// Rules on a deal (laws 1, 2, 13, 18, 19, 21, 22; 1860-1).
pub fn deal(
    options: &PiquetOptions,
    is_1860: bool,
    dealer: Seat,
    event: DealEvent,
    facts: DealFacts,
) -> (DealRuling, LawId) {
    let elder = dealer.next(2);
    let same = |ruling, chooser| DealRuling { ruling, chooser, dealer: Some(dealer), new_cut: false };
    let next =
        |dealer: Option<Seat>| DealRuling { ruling: DealFate::Next, chooser: None, dealer, new_cut: dealer.is_none() };
    match event {
        DealEvent::CardsDealt => {
            let cards = facts.cards.unwrap_or([12; 2]);
            if cards == [12; 2] {
                (same(DealFate::Stands, None), law!("deal"))
            } else if !is_1860 && cards.into_iter().any(|n| n >= 14) {
                (same(DealFate::Redeal, None), law!("law-02"))
            } else {
                // The dealer is to blame, so the other chooses; by the later book however many cards were dealt.
                let law = if is_1860 { law!("1860-1") } else { law!("law-01") };
                (same(DealFate::Choice, Some(elder)), law)
            }
        }
        DealEvent::TwoAlike => {
            (DealRuling { ruling: DealFate::VoidDeal, chooser: None, dealer: None, new_cut: false }, law!("law-18"))
        }
        DealEvent::PackCount if facts.count == Some(32) => (same(DealFate::Stands, None), law!("law-19")),
        DealEvent::PackCount => (same(DealFate::Redeal, None), law!("law-19")),
        DealEvent::FaceUp if facts.count.unwrap_or(0) <= 1 => (same(DealFate::Stands, None), law!("law-22")),
        DealEvent::FaceUp => (same(DealFate::Redeal, None), law!("law-22")),
        DealEvent::WrongDealer => {
            let by = facts.by.unwrap_or(elder);
            let saw_his_own = facts.looked.is_some_and(|looked| looked[by.index()]);
            let ruling = if saw_his_own || by == dealer {
                DealRuling { ruling: DealFate::Stands, chooser: None, dealer: Some(by), new_cut: false }
            } else {
                same(DealFate::Redeal, None)
            };
            (ruling, law!("law-13"))
        }
        DealEvent::ReshuffleDemand => (same(DealFate::Refused, None), law!("law-21")),
        DealEvent::DealOver => (next(Some(elder)), law!("deal-alternates")),
        DealEvent::PartieOver => match options.new_partie {
            NewPartie::Cut => (next(None), law!("new-partie")),
            NewPartie::InTurn => (next(Some(elder)), law!("new-partie")),
        },
    }
}
