//! How worked cases of Piquet (`cases/piquet.json`) are run, by their form.

mod dealing;
mod errors;
mod hands;
mod replay;
mod scores;

use super::hand::{self, Class};
use super::options::{OnOff, PiquetOptions};
use super::tally::Declared;
use serde::Deserialize;
use serde_json::{Map, Value};
use spadille_core::{Answer, Card, CardSet, Case, Options as _, Seat, Unsupported};

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "choose-dealer" => dealing::choose_dealer(case),
        "counts" => dealing::counts(case),
        "exchange-check" => dealing::exchange_check(case),
        "deal-ruling" => dealing::deal_ruling(case),
        "chance" => dealing::chance(case),
        "hand-value" => hands::hand_value(case),
        "declare" => hands::declare(case),
        "legal-cards" => hands::legal_cards(case),
        "advise-discard" => hands::advise_discard(case),
        "tricks" => scores::tricks(case),
        "deal-score" => scores::deal_score(case),
        "race" => scores::race(case),
        "settle" => scores::settle_match(case),
        "declaration-error" => errors::declaration_error(case),
        "replay" => replay::replay(case),
        _ => Err(Unsupported::form(case)),
    }
}

fn no(why: impl std::fmt::Display) -> Unsupported {
    Unsupported(why.to_string())
}

/// The options of a case.
fn options(case: &Case) -> Result<PiquetOptions, Unsupported> {
    #[derive(Deserialize)]
    struct Rules {
        preset: String,
        #[serde(default)]
        options: Map<String, Value>,
    }
    let rules: Rules = case.question()?;
    PiquetOptions::from_overrides(Some(&rules.preset), &rules.options).map_err(no)
}

/// One of the two persons, 0 and 1.
#[derive(Copy, Clone, Deserialize)]
#[serde(try_from = "u8")]
struct Person(Seat);

impl TryFrom<u8> for Person {
    type Error = &'static str;

    fn try_from(n: u8) -> Result<Person, &'static str> {
        if n < 2 { Ok(Person(Seat(n))) } else { Err("there are two seats, 0 and 1") }
    }
}

impl Person {
    fn other(self) -> Seat {
        self.0.next(2)
    }
}

/// The values of seat 0 and of seat 1.
type Pair<T> = [T; 2];

/// Tricks: the card led and the reply, where there is one.
type Plays = Vec<(Card, Option<Card>)>;

fn unled(plays: &[(Card, Option<Card>)]) -> impl Iterator<Item = (Option<Seat>, Card, Option<Card>)> {
    plays.iter().map(|&(led, reply)| (None, led, reply))
}

/// When a seat showed that its dealt hand had no court cards.
#[derive(Copy, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum BlankShown {
    BeforeExchange,
    AfterExchange,
}

/// What both hands count when everything is declared in time.
fn declared(hands: Pair<CardSet>, blank_shown: Pair<Option<BlankShown>>, o: &PiquetOptions) -> Declared {
    let in_time = |shown| shown == Some(BlankShown::BeforeExchange) && o.carte_blanche == OnOff::On;
    let carte_blanche = blank_shown.map(|shown| if in_time(shown) { hand::BLANK_POINTS } else { 0 });
    let mut declared = Declared { carte_blanche, ..Declared::default() };
    for class in Class::ALL {
        let worths = hands.map(|h| hand::worth(h, class));
        if worths[0] != worths[1] {
            let best = usize::from(worths[1] > worths[0]);
            declared.class(class)[best] = hand::points(hands[best], class, o);
        }
    }
    declared
}

#[cfg(test)]
mod tests;
