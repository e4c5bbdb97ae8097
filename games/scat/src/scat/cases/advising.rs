//! Cases about advice.

use super::{game_of, level};
use crate::case_kit::set_of;
use crate::scat::advice::bidding::Hand;
use crate::scat::advice::seeing::Seeing;
use crate::scat::advice::{self, laying};
use crate::scat::cards::PACK;
use crate::scat::games::Level;
use crate::scat::moves::Move;
use crate::scat::rules::Scat;
use crate::scat::state::{Deal, HAND, PLAYERS, Phase};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::malformed;
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Hidden as _, Seat, SeatSet, Unsupported, Viewer};
use spadille_tricks::Tricks;

#[derive(Default, Deserialize)]
struct Facts {
    #[serde(default)]
    asked: Option<String>,
    #[serde(default)]
    question: Option<String>,
    #[serde(default)]
    last_trick: Option<Vec<Card>>,
    #[serde(default)]
    winning: Option<String>,
}

pub fn advise(game: &Scat, case: &Case) -> Result<Answer, Unsupported> {
    let ask: String = case.field("ask")?;
    let hand = set_of(&case.field::<Vec<Card>>("hand")?, PACK)?;
    let facts = case.field::<Option<Facts>>("facts")?.unwrap_or_default();
    let advised: Value = match ask.as_str() {
        "bid" => {
            let others = facts.asked.as_deref().map(level).transpose()?;
            let best = Hand { game, cards: hand, others, vorhand: false }.best();
            json!([best.map_or_else(|| "pass".to_owned(), |plan| plan.level.german())])
        }
        "answer" => {
            let Some(asked) = facts.question.as_deref() else { return malformed("nothing is asked") };
            let said = advice::answer(game, Some(game_of(case)?), level(asked)?);
            json!([if said.choice == Move::Yes { "yes" } else { "no" }])
        }
        "discard" => {
            let scat = set_of(&case.field::<Vec<Card>>("talon")?, PACK)?;
            if !hand.both(scat).is_empty() || hand.len() > 10 || scat.len() != 2 {
                return malformed("twelve cards are wanted");
            }
            let Some(said) = laying::discard(game, game_of(case)?, hand.union(scat)) else {
                return malformed("nothing can be laid away");
            };
            let mut cards: Vec<String> = said.choice.iter().map(Card::german).collect();
            cards.sort();
            json!([cards])
        }
        "lead" | "follow" => json!([play(game, case, hand, &facts)?.german()]),
        _ => return malformed(format!("nothing is known about {ask}")),
    };
    judged(case, &ask, &advised)
}

/// The answer in the shape of what is expected: whether all that is advised is among the one and nothing among the other.
pub fn judged(case: &Case, ask: &str, advised: &Value) -> Result<Answer, Unsupported> {
    crate::case_kit::judged(case, ask, advised)
}

fn play(game: &Scat, case: &Case, hand: CardSet, facts: &Facts) -> Result<Card, Unsupported> {
    let (role, level): (String, Level) = (case.field("role")?, game_of(case)?);
    let trick: Vec<Card> = case.field("trick")?;
    if trick.len() > 2 || hand.is_empty() || hand.len() > HAND || !hand.both(set_of(&trick, PACK)?).is_empty() {
        return malformed("this is no trick to play to");
    }
    let order = game.order(level);
    let me = Seat(trick.len() as u8);
    let best = Seat(if trick.is_empty() { 0 } else { order.winner(&trick) as u8 });
    let declarer = match (role.as_str(), facts.winning.as_deref()) {
        ("declarer" | "null", _) => me,
        (_, Some("declarer")) if !trick.is_empty() => best,
        (_, Some(_)) if !trick.is_empty() => {
            Seat::all(PLAYERS).find(|seat| *seat != me && *seat != best).unwrap_or(best)
        }
        _ => me.next(PLAYERS),
    };
    let mut s = game.open();
    let mut deal = Deal::new(Seat(2));
    (deal.declarer, deal.level, deal.phase, deal.turn) = (Some(declarer), Some(level), Phase::Play, me);
    deal.tricks = Tricks::new(Seat(0), SeatSet::all(PLAYERS));
    if let Some(last) = &facts.last_trick {
        if last.len() != 3 || !set_of(last, PACK)?.both(hand).is_empty() {
            return malformed("this is no trick");
        }
        // The trick before was his own.
        deal.tricks = Tricks::new(me, SeatSet::all(PLAYERS));
        for card in last {
            deal.tricks.lay(order, *card);
        }
        deal.tricks.gather();
        let kept = deal.tricks.clone();
        deal.tricks = Tricks { now: spadille_tricks::Trick::new(Seat(0), SeatSet::all(PLAYERS)), ..kept };
    }
    for card in &trick {
        deal.tricks.lay(order, *card);
    }
    deal.tricks.count = HAND - hand.len();
    s.public.deal = deal;
    s.hands[me] = hand;
    let v = game.view(&s, Viewer::Seat(me));
    let seeing = Seeing::of(game, &v, me);
    match seeing.as_ref().and_then(advice::card) {
        Some(said) => Ok(said.choice),
        None => malformed("nothing can be played"),
    }
}
