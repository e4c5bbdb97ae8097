//! What the worked cases of the family share: cards with German letters, lists, shapes of answers.

use serde_json::{Map, Value, json};
use spadille_core::case::{malformed, seated};
use spadille_core::{Card, CardSet, Case, Seat, Unsupported};

/// Who deals: the first seat where nobody is named.
///
/// # Errors
/// When nobody sits there.
pub fn dealer_of(case: &Case, seats: u8) -> Result<Seat, Unsupported> {
    seated(case.field::<Option<Seat>>("dealer")?.unwrap_or(Seat(0)), seats)
}

/// Cards as the cases write them: with the letters of German suits, or French.
pub fn written(cards: impl IntoIterator<Item = Card>, german: bool) -> Vec<String> {
    cards.into_iter().map(|card| if german { card.german() } else { card.to_string() }).collect()
}

/// A set of cards from a list in which none may stand twice.
///
/// # Errors
/// When one does, or is not in the pack.
pub fn set_of(cards: &[Card], pack: CardSet) -> Result<CardSet, Unsupported> {
    let set: CardSet = cards.iter().copied().collect();
    if usize::from(set.len()) != cards.len() || !pack.includes(set) {
        return malformed("these are not cards of the pack, each once");
    }
    Ok(set)
}

/// The case with its options spelled as ours are.
pub fn spelled(case: &Case, ours: impl Fn(&str, Value) -> Value) -> Case {
    let mut case = case.clone();
    let options = case.given.get("options").and_then(Value::as_object).cloned().unwrap_or_default();
    let spelled: Map<String, Value> = options
        .into_iter()
        .map(|(name, value)| {
            let value = ours(&name, value);
            (name, value)
        })
        .collect();
    if let Some(given) = case.given.as_object_mut() {
        given.insert("options".to_owned(), Value::Object(spelled));
    }
    case
}

/// Deals a pack in packets, the talon after some round of them: hands in the order received, and the talon.
pub fn dealt(
    deck: &[Card],
    seats: &[usize],
    table: usize,
    packets: &[usize],
    talon: (usize, usize),
) -> Option<(Vec<Vec<Card>>, Vec<Card>)> {
    let mut hands = vec![Vec::new(); table];
    let (mut rest, mut aside) = (deck, Vec::new());
    let mut take = |count: usize| -> Option<Vec<Card>> {
        let (taken, left) = rest.split_at_checked(count)?;
        rest = left;
        Some(taken.to_vec())
    };
    for (round, packet) in packets.iter().enumerate() {
        if round == talon.0 {
            aside = take(talon.1)?;
        }
        for seat in seats {
            hands.get_mut(*seat)?.extend(take(*packet)?);
        }
    }
    if talon.0 >= packets.len() {
        aside = take(talon.1)?;
    }
    Some((hands, aside))
}

/// The chance that so many cards drawn blindly hold at least so many of the named ones, in lowest terms.
///
/// # Errors
/// When there are not so many cards.
pub fn odds(from: u64, named: u64, draw: u64, at_least: u64) -> Result<Value, Unsupported> {
    if from > 60 || named > from || draw > from {
        return malformed("there are not so many cards");
    }
    let choose = |n: u64, k: u64| (0..k.min(n)).fold(1u128, |ways, i| ways * u128::from(n - i) / u128::from(i + 1));
    let ways = |n: u64, k: u64| if k > n { 0 } else { choose(n, k) };
    let hits: u128 = (at_least..=named.min(draw)).map(|k| ways(named, k) * ways(from - named, draw - k)).sum();
    let all = ways(from, draw);
    let divisor = gcd(hits, all).max(1);
    let (top, bottom) = (hits / divisor, all / divisor);
    Ok(json!({"p": if bottom == 1 { top.to_string() } else { format!("{top}/{bottom}") }}))
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The answer to a case about advice, in the shape of what is expected: what is advised where all of it is among the best and
/// none of it among the bad, the advice itself where it is not.
///
/// # Errors
/// When nothing is advised.
pub fn judged(case: &Case, ask: &str, advised: &Value) -> Result<spadille_core::Answer, Unsupported> {
    let moves = advised.as_array().cloned().unwrap_or_default();
    if moves.is_empty() {
        return malformed("nothing is advised");
    }
    let field = |name: &str| case.expect.get(name).and_then(Value::as_array);
    let fits = field("any_of").is_none_or(|best| moves.iter().all(|m| best.contains(m)));
    let holds = |m: &Value, bad: &Value| match (ask, m) {
        ("discard", Value::Array(cards)) => cards.contains(bad),
        _ => m == bad,
    };
    let clean = field("none_of").is_none_or(|bad| moves.iter().all(|m| bad.iter().all(|bad| !holds(m, bad))));
    let shown = |fine: bool, name: &str| match case.expect.get(name) {
        Some(expected) if fine => expected.clone(),
        Some(_) => json!({"advised": advised}),
        None => Value::Null,
    };
    spadille_core::Answer::new(json!({"any_of": shown(fits, "any_of"), "none_of": shown(clean, "none_of")}))
}
