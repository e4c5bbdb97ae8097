//! What the book orders when the cards themselves go wrong. At our tables none of this can happen; the rulings serve
//! `spadille cases` and players with real cards. Each is a word, with what follows from it and the law behind it.

use super::hand::height;
use super::options::{DealerChoice, NewPartie, PiquetOptions};
use super::state::Pair;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, LawId, PerSeat, Seat, law};

/// The cut for the deal: whether each lift was allowed, and who deals.
pub fn choose_dealer(options: &PiquetOptions, shown: [Card; 2], lifted: [u8; 2]) -> ([bool; 2], Option<Seat>) {
    let legal = lifted.map(|n| match options.dealer_choice {
        DealerChoice::Lift => n >= 2,
        DealerChoice::Draw => n == 1,
    });
    let heights = shown.map(|c| height(c.rank()));
    let dealer = (legal == [true; 2] && heights[0] != heights[1]).then(|| Seat(u8::from(heights[1] < heights[0])));
    (legal, dealer)
}

/// One exchange made with real cards.
#[derive(Deserialize)]
pub struct ExchangeMade {
    pub dealer: Seat,
    pub seat: Seat,
    elder_takes: Option<u8>,
    held: u8,
    discarded: u8,
    took: u8,
    announced: bool,
    turned_or_mixed: bool,
    /// When it was found: `at_once`, or in play.
    found: String,
}

/// Rules on an exchange: the ruling, the cards he then has, and how many he puts back (laws 1, 6, 12).
pub fn exchange(options: &PiquetOptions, made: &ExchangeMade) -> (&'static str, u8, u8, LawId) {
    let range = if made.seat == made.dealer {
        options.younger_exchange(made.elder_takes.unwrap_or(5))
    } else {
        options.elder_exchange()
    };
    let hand = made.held.saturating_add(made.took).saturating_sub(made.discarded);
    // With thirteen he lays away one more than he takes, and must say so in time (law 1).
    let surplus = made.held.saturating_sub(12);
    let matched = made.discarded == made.took.saturating_add(if made.announced { surplus } else { 0 });
    // As long as no bought card is known there is still time to say it.
    let in_time = !made.turned_or_mixed && made.found == "at_once";
    match hand {
        12 if (matched || in_time) && range.contains(&made.took) => ("regular", 12, 0, law!("law-01-thirteen-cards")),
        12 if matched || in_time => ("refused", made.held, 0, law!("law-11-exchange-once")),
        0..12 => ("plays_short", hand, 0, law!("law-06-too-many-in-play")),
        _ if in_time => ("put_back", 12, hand - 12, law!("law-12-too-many-taken")),
        _ => ("counts_nothing", hand, 0, law!("law-06-too-many-in-play")),
    }
}

/// What was noticed about a deal.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum DealEvent {
    CardsDealt,
    TwoAlike,
    PackCount,
    FaceUp,
    WrongDealer,
    ReshuffleDemand,
    DealOver,
    PartieOver,
}

/// The facts about a deal; `preset` is the year whose book rules.
#[derive(Deserialize)]
pub struct DealFacts {
    preset: String,
    pub dealer: Seat,
    event: DealEvent,
    cards: Option<Pair<u8>>,
    count: Option<u8>,
    looked: Option<Pair<bool>>,
    pub by: Option<Seat>,
}

#[derive(Serialize)]
pub struct DealRuling {
    ruling: &'static str,
    chooser: Option<Seat>,
    dealer: Option<Seat>,
    new_cut: bool,
}

/// From how many cards in a hand a misdeal is dealt again, by the year of the book; of fewer the other may choose, by this law.
const DEALT_AGAIN_FROM: [(&str, u8, LawId); 2] =
    [("1782", 14, law!("law-01-thirteen-cards")), ("1860", u8::MAX, law!("1860-1-wrong-count"))];

/// Rules on a deal (laws 1, 2, 13, 18, 19, 21, 22; 1860-1-wrong-count).
pub fn deal(options: &PiquetOptions, facts: &DealFacts) -> (DealRuling, LawId) {
    let elder = facts.dealer.next(2);
    let by = |ruling, dealer| DealRuling { ruling, chooser: None, dealer, new_cut: false };
    let same = |ruling| by(ruling, Some(facts.dealer));
    let again_unless = |stands| same(if stands { "stands" } else { "redeal" });
    match facts.event {
        DealEvent::CardsDealt => {
            let cards = facts.cards.unwrap_or(PerSeat::all(12));
            let row = DEALT_AGAIN_FROM.iter().find(|(year, ..)| *year == facts.preset);
            let (_, again_from, law) = row.unwrap_or(&DEALT_AGAIN_FROM[0]);
            if cards == PerSeat::all(12) {
                (same("stands"), law!("deal"))
            } else if cards.values().any(|number| number >= again_from) {
                (same("redeal"), law!("law-02-fourteen-cards"))
            } else {
                // The dealer is to blame, so the other chooses.
                (DealRuling { chooser: Some(elder), ..same("choice") }, *law)
            }
        }
        DealEvent::TwoAlike => (by("void_deal", None), law!("law-18-two-equal-cards")),
        DealEvent::PackCount => (again_unless(facts.count == Some(32)), law!("law-19-pack-too-large")),
        DealEvent::FaceUp => (again_unless(facts.count.unwrap_or(0) <= 1), law!("law-22-card-open-in-pack")),
        DealEvent::WrongDealer => {
            let who = facts.by.unwrap_or(elder);
            let saw_his_own = facts.looked.is_some_and(|looked| looked[who]);
            let stands = saw_his_own || who == facts.dealer;
            (if stands { by("stands", Some(who)) } else { same("redeal") }, law!("law-13-deal-out-of-turn"))
        }
        DealEvent::ReshuffleDemand => (same("refused"), law!("law-21-no-second-shuffle")),
        DealEvent::DealOver => (by("next", Some(elder)), law!("deal-alternates")),
        DealEvent::PartieOver => {
            let new_cut = options.new_partie == NewPartie::Cut;
            (DealRuling { new_cut, ..by("next", Some(elder).filter(|_| !new_cut)) }, law!("new-partie"))
        }
    }
}
