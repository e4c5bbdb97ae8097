//! How worked cases of Piquet (`cases/piquet.json`) are run, by their form.

mod dealing;
mod errors;
mod hands;
mod replay;
mod scores;

use super::Piquet;
use super::hand::{self, Class, ORDER};
use super::options::{OnOff, PiquetOptions};
use super::state::{BOTH, Pair};
use super::tally::{Declared, Tally};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Seat, Unsupported};
use spadille_tricks::Trick;

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let game: Piquet = case.rules()?;
    let o = &game.options;
    match case.form().unwrap_or_default() {
        "choose-dealer" => dealing::choose_dealer(o, case),
        "counts" => dealing::counts(o, case),
        "exchange-check" => dealing::exchange_check(o, case),
        "deal-ruling" => dealing::deal_ruling(o, case),
        "chance" => dealing::chance(case),
        "hand-value" => hands::hand_value(o, case),
        "declare" => hands::declare(o, case),
        "legal-cards" => hands::legal_cards(&game, case),
        "advise-discard" => hands::advise_discard(case),
        "tricks" => scores::tricks(o, case),
        "deal-score" => scores::deal_score(o, case),
        "race" => scores::race(o, case),
        "settle" => scores::settle_match(o, case),
        "declaration-error" => errors::declaration_error(o, case),
        "replay" => replay::replay(o, case),
        _ => Err(Unsupported::form(case)),
    }
}

fn no(why: impl std::fmt::Display) -> Unsupported {
    Unsupported(why.to_string())
}

/// When a seat showed that its dealt hand had no court cards.
#[derive(Copy, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum BlankShown {
    BeforeExchange,
    AfterExchange,
}

/// A card led and the reply, where there is one.
type Play = (Card, Option<Card>);

/// A deal after the exchange, as a case tells it.
#[derive(Deserialize)]
struct Deal {
    dealer: Seat,
    hands: Pair<CardSet>,
    #[serde(default)]
    blank_shown: Pair<Option<BlankShown>>,
    #[serde(default)]
    plays: Vec<Play>,
}

impl Deal {
    fn elder(&self) -> Result<Seat, Unsupported> {
        Ok(seated(self.dealer, 2)?.next(2))
    }

    /// What both hands count when everything is declared in time.
    fn declared(&self, o: &PiquetOptions) -> Declared {
        let in_time = |shown| shown == Some(BlankShown::BeforeExchange) && o.carte_blanche == OnOff::On;
        let carte_blanche = self.blank_shown.map(|shown| if in_time(shown) { hand::BLANK_POINTS } else { 0 });
        let mut declared = Declared { carte_blanche, ..Declared::default() };
        for class in Class::ALL {
            let held = self.hands.map(|hand| hand::best(hand, class));
            for seat in BOTH.iter().filter(|seat| held[*seat] > held[seat.next(2)]) {
                declared.of[class][seat] = hand::points(self.hands[seat], class, o);
            }
        }
        declared
    }

    fn tricks(&self) -> Result<Vec<Trick<2>>, Unsupported> {
        Ok(tricks(self.elder()?, &self.plays))
    }
}

/// Tricks that are played one after the other, each led by the winner of the one before.
fn tricks(mut leader: Seat, plays: &[Play]) -> Vec<Trick<2>> {
    let trick = |(led, reply): &Play| {
        let mut trick = Trick::new(leader, BOTH);
        [Some(*led), *reply].into_iter().flatten().for_each(|card| trick.lay(&ORDER, card));
        leader = trick.winner();
        trick
    };
    plays.iter().map(trick).collect()
}

/// What is told of a deal that was counted.
fn told(tally: &Tally, tricks: &[Trick<2>]) -> Map<String, Value> {
    let counted = tricks.iter().take(tally.count().into());
    let told = json!({
        "winners": counted.map(Trick::winner).collect::<Vec<Seat>>(),
        "tricks": tally.tricks,
        "play_points": tally.play,
        "majority": tally.majority,
        "repic": tally.repic,
        "pic": tally.pic_by(),
        "pic_at_trick": tally.pic,
        "bonus": tally.bonus(),
        "total": tally.total,
    });
    told.as_object().cloned().unwrap_or_default()
}

/// An answer of what was told of a deal, and more.
fn with(mut told: Map<String, Value>, more: Value) -> Value {
    told.extend(more.as_object().cloned().unwrap_or_default());
    Value::Object(told)
}

#[cfg(test)]
mod tests;
