//! How worked cases of Piquet (`cases/piquet.json`) are run, by their form.

mod forms;
mod replay;

use super::Piquet;
use super::hand::{self, Class, ORDER};
use super::options::PiquetOptions;
use super::state::{BOTH, Pair};
use super::tally::{Declared, Tally};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Seat, Unsupported};
use spadille_tricks::Trick;

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let game: Piquet = case.rules()?;
    let o = &game.options;
    match case.form().unwrap_or_default() {
        "choose-dealer" => forms::choose_dealer(o, case),
        "counts" => forms::counts(o, case),
        "exchange-check" => forms::exchange_check(o, case),
        "deal-ruling" => forms::deal_ruling(o, case),
        "chance" => forms::chance(case),
        "hand-value" => forms::hand_value(o, case),
        "declare" => forms::declare(o, case),
        "legal-cards" => forms::legal_cards(&game, case),
        "advise-discard" => forms::advise_discard(case),
        "tricks" => forms::count_tricks(o, case),
        "deal-score" => forms::deal_score(o, case),
        "race" => forms::race(o, case),
        "settle" => forms::settle_match(o, case),
        "declaration-error" => forms::declaration_error(o, case),
        "replay" => replay::replay(o, case),
        _ => Err(Unsupported::form(case)),
    }
}

fn no(why: impl std::fmt::Display) -> Unsupported {
    Unsupported(why.to_string())
}

/// A card led and the reply, where there is one.
type Play = (Card, Option<Card>);

/// A deal after the exchange, as a case tells it.
#[derive(Deserialize)]
struct Deal {
    dealer: Seat,
    hands: Pair<CardSet>,
    /// When a seat showed that its dealt hand had no court cards: `before_exchange` is in time.
    #[serde(default)]
    blank_shown: Pair<Option<String>>,
    #[serde(default)]
    plays: Vec<Play>,
}

impl Deal {
    fn elder(&self) -> Result<Seat, Unsupported> {
        Ok(seated(self.dealer, 2)?.next(2))
    }

    /// What both hands count when everything is declared in time.
    fn declared(&self, o: &PiquetOptions) -> Declared {
        let in_time = |seat| self.blank_shown[seat].as_deref() == Some("before_exchange");
        let counts = |seat| in_time(seat) && o.carte_blanche.is_on();
        let carte_blanche = Pair::from_fn(|seat| if counts(seat) { hand::BLANK_POINTS } else { 0 });
        let mut declared = Declared { carte_blanche, ..Declared::default() };
        for class in Class::ALL {
            let held = self.hands.map(|hand| hand::best(hand, class));
            for seat in Seat::all(2).filter(|seat| held[*seat] > held[seat.next(2)]) {
                declared.of[class][seat] = hand::points(self.hands[seat], class, o);
            }
        }
        declared
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

/// What is told of a deal that was counted, and more.
fn told(tally: &Tally, tricks: &[Trick<2>], more: Value) -> Value {
    let counted = tricks.iter().take(tally.count().into());
    let mut told = json!({
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
    if let (Some(told), Value::Object(more)) = (told.as_object_mut(), more) {
        told.extend(more);
    }
    told
}
