//! Cases about a hand: what it is worth, what may be played from it, what the book would lay away.

use super::{BlankShown, Pair, Person, declared, no, options};
use crate::piquet::advice::{self, Keep};
use crate::piquet::hand::{self, Class, sorted};
use crate::piquet::play::playable;
use crate::piquet::rules::Piquet;
use crate::piquet::state::Phase;
use crate::piquet::tally::Tally;
use serde::Deserialize;
use serde_json::json;
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Rank, Suit, Unsupported};

fn rummel_json(hand: CardSet) -> [u8; 2] {
    let best = hand::rummel(hand).1;
    [best.cards, best.pips]
}

fn sequences_json(hand: CardSet) -> Vec<Vec<Card>> {
    hand::sequences(hand).iter().map(|(suit, s)| s.cards(*suit).collect()).collect()
}

fn sets_json(hand: CardSet) -> Vec<(Rank, u8)> {
    hand::kinds(hand).iter().map(|k| (k.rank(), k.count)).collect()
}

pub(super) fn hand_value(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hand: CardSet,
        discarded: CardSet,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let must_name: CardSet =
        hand::kinds(q.hand).iter().filter(|k| k.count == 3).flat_map(|k| q.discarded.of_rank(k.rank())).collect();
    Answer::new(json!({
        "blank": hand::is_blank(q.hand),
        "rummel": rummel_json(q.hand),
        "sequences": sequences_json(q.hand),
        "sets": sets_json(q.hand),
        "points": {
            "rummel": hand::points(q.hand, Class::Rummel, &o),
            "sequences": hand::points(q.hand, Class::Sequences, &o),
            "sets": hand::points(q.hand, Class::Sets, &o),
        },
        "must_name": sorted(must_name),
    }))
}

pub(super) fn declare(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        dealer: Person,
        hands: Pair<CardSet>,
        blank_shown: Pair<Option<BlankShown>>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let scores = declared(q.hands, q.blank_shown, &o);
    let mut tally = Tally::new(q.dealer.other(), [0; 2]);
    tally.declare(&scores, &o, &mut ());
    Answer::new(json!({
        "rummel_held": q.hands.map(rummel_json),
        "sequences_held": q.hands.map(sequences_json),
        "sets_held": q.hands.map(sets_json),
        "scores": scores,
        "declared": [scores.sum(0), scores.sum(1)],
        "repic": tally.repic,
        "called": tally.total,
    }))
}

pub(super) fn legal_cards(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hand: CardSet,
        lead: Vec<Card>,
        named_suit: Option<Suit>,
        played: Option<Card>,
    }
    let q: Q = case.question()?;
    let game = Piquet::new(options(case)?).map_err(no)?;
    let mut public = game.open().public;
    public.phase = Phase::Play;
    public.led = q.lead.first().copied();
    public.named = q.named_suit.filter(|_| q.lead.is_empty());
    let missing = public.named.is_some_and(|suit| q.hand.of_suit(suit).is_empty());
    let legal = playable(&public, q.hand);
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
