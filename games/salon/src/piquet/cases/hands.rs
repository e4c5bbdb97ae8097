//! Cases about a hand: what it is worth, what may be played from it, what the book would lay away.

use super::{Deal, no};
use crate::piquet::advice::{self, Keep};
use crate::piquet::hand::{self, Class, ORDER, PerClass, sorted};
use crate::piquet::options::PiquetOptions;
use crate::piquet::play::playable;
use crate::piquet::rules::Piquet;
use crate::piquet::state::Pair;
use crate::piquet::tally::Tally;
use serde::Deserialize;
use serde_json::json;
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Rank, Suit, Unsupported};

fn rummel_json(hand: CardSet) -> [u8; 2] {
    hand::best(hand, Class::Rummel).map_or([0; 2], |best| [best.size, best.height])
}

fn sequences_json(hand: CardSet) -> Vec<Vec<Card>> {
    hand::found(hand, Class::Sequences).iter().map(|run| sorted(run.cards)).collect()
}

fn sets_json(hand: CardSet) -> Vec<(Rank, u8)> {
    hand::found(hand, Class::Sets).iter().map(|set| (set.figure.rank(), set.figure.size)).collect()
}

pub(super) fn hand_value(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hand: CardSet,
        discarded: CardSet,
    }
    let q: Q = case.question()?;
    let threes = hand::found(q.hand, Class::Sets).into_iter().filter(|set| set.figure.size == 3);
    let must_name: CardSet = threes.flat_map(|set| q.discarded.of_rank(set.figure.rank())).collect();
    let [rummel, sequences, sets] = Class::ALL.map(|class| hand::points(q.hand, class, o));
    Answer::new(json!({
        "blank": hand::is_blank(q.hand),
        "rummel": rummel_json(q.hand),
        "sequences": sequences_json(q.hand),
        "sets": sets_json(q.hand),
        "points": PerClass { rummel, sequences, sets },
        "must_name": sorted(must_name),
    }))
}

pub(super) fn declare(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let deal: Deal = case.question()?;
    let scores = deal.declared(o);
    let mut tally = Tally::new(deal.elder()?, Pair::default());
    tally.declare(&scores, o, &mut ());
    Answer::new(json!({
        "rummel_held": deal.hands.map(rummel_json),
        "sequences_held": deal.hands.map(sequences_json),
        "sets_held": deal.hands.map(sets_json),
        "scores": scores,
        "declared": scores.sums(),
        "repic": tally.repic,
        "called": tally.total,
    }))
}

pub(super) fn legal_cards(game: &Piquet, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hand: CardSet,
        lead: Vec<Card>,
        named_suit: Option<Suit>,
        played: Option<Card>,
    }
    let q: Q = case.question()?;
    let mut deal = game.open().public.deal;
    q.lead.first().into_iter().for_each(|led| deal.tricks.now.lay(&ORDER, *led));
    deal.named = q.named_suit.filter(|_| q.lead.is_empty());
    let missing = deal.named.is_some_and(|suit| q.hand.of_suit(suit).is_empty());
    let legal = playable(&deal, q.hand);
    Answer::new(json!({
        "chooser": if missing { "opponent" } else { "holder" },
        "legal": sorted(legal),
        "stands": q.played.map(|card| legal.contains(card)),
    }))
}

pub(super) fn advise_discard(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hand: CardSet,
        count: u8,
    }
    let q: Q = case.question()?;
    let keep = Keep::of(q.hand);
    let free = keep.free(q.hand);
    let laid = advice::discard(q.hand, q.count);
    if !free.includes(laid) {
        return Err(no(format!("the book player lays away {laid}, not only free cards")));
    }
    Answer::new(json!({
        "keep": {
            "longest_suit": sorted(keep.longest_suit),
            "sequences": sorted(keep.sequences),
            "sets": sorted(keep.sets),
        },
        "free": sorted(free),
    }))
}
