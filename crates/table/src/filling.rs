//! A move that is written, read back into the form it would be filled in with: the way back of `Form::notation`.

use spadille_core::space::{Filled, Form, Word};
use spadille_core::{Card, Target};

/// What is filled into a form to make this move; nothing where the move is not made with it. The figures of a stroke are told by
/// where it points.
pub(crate) fn read<T>(form: &Form<T>, notation: &str, target: &Target) -> Option<Filled> {
    let mut said = notation.split(' ');
    said.next().filter(|verb| *verb == form.verb())?;
    let said: Vec<&str> = said.collect();
    let filled = match form {
        Form::Subset { .. } | Form::Card { .. } => {
            let cards = said.iter().map(|word| word.parse::<Card>().ok()).collect::<Option<Vec<Card>>>()?;
            Filled { cards, ..Filled::default() }
        }
        Form::Amount { on, several: true, words, .. } => {
            let laid = |word: &&str| {
                let (place, much) = word.split_once(':')?;
                on.iter().find(|spot| spot.word == place)?;
                Some((place.to_owned(), much.parse().ok()?))
            };
            Filled { amounts: said.iter().filter_map(laid).collect(), words: chosen(words, &said), ..Filled::default() }
        }
        Form::Amount { on, words, .. } => {
            let laid = on.iter().find_map(|spot| {
                let much =
                    if spot.word.is_empty() { said.first() } else { said.get(1).filter(|_| said[0] == spot.word) };
                Some((spot.word.clone(), much?.parse().ok()?))
            });
            Filled { amounts: vec![laid?], words: chosen(words, &said), ..Filled::default() }
        }
        Form::Stroke { words, .. } => {
            let Target::Stroke(figures) = target else { return None };
            Filled { amounts: figures.clone(), words: chosen(words, &said), ..Filled::default() }
        }
    };
    form.notation(&filled).is_some().then_some(filled)
}

/// The word said of each group; the first, which is the custom, where none is.
fn chosen<T>(groups: &[Vec<Word<T>>], said: &[&str]) -> Vec<String> {
    let of = |group: &Vec<Word<T>>| {
        group.iter().find(|w| said.contains(&w.word.as_str())).or(group.first()).map(|w| w.word.clone())
    };
    groups.iter().filter_map(of).collect()
}
