//! What is advised stands chosen: whoever agrees presses Enter.

use super::{Filling, Mode};
use spadille_core::Target;
use spadille_core::space::{Filled, Form, Word};
use spadille_table::HintForm;

impl Filling {
    /// Points at a move wherever it is made: a card, a man and his goal, a line of the list, a form filled in.
    pub fn point_at(&mut self, notation: &str, target: &Target, form: Option<&HintForm>) {
        self.held = None;
        let is_listed = self.choices.list.iter().any(|choice| choice.notation == notation);
        if let Some(HintForm { form, filled }) = form.filter(|_| !is_listed)
            && self.fill_in(*form, filled)
        {
            return;
        }
        match target {
            // A stroke that has a name elsewhere is played by its figures.
            Target::Stroke(figures) if !is_listed && self.turn_to(Mode::Stroke) => self.take(figures),
            Target::Card(name) => {
                if self.turn_to(Mode::Cards) {
                    self.card = self.hand.iter().position(|card| card == name).unwrap_or(self.card);
                }
            }
            Target::Move { from, to, .. } if self.is_only_way(*from, *to) && self.turn_to(Mode::Board) => {
                (self.held, self.cursor) = (Some(*from), *to);
            }
            _ => {
                let listed = self.listed();
                let line = listed.iter().position(|i| self.choices.list[*i].notation == notation);
                if let Some(line) = line.filter(|_| self.turn_to(Mode::List)) {
                    self.line = line;
                }
            }
        }
    }

    fn turn_to(&mut self, mode: Mode) -> bool {
        let found = self.modes.iter().position(|m| *m == mode);
        self.mode = found.unwrap_or(self.mode);
        found.is_some()
    }

    fn is_only_way(&self, from: u8, to: u8) -> bool {
        let same = |t: &Target| matches!(t, Target::Move { from: f, to: t, .. } if (*f, *t) == (from, to));
        self.choices.list.iter().filter(|choice| same(&choice.target)).count() == 1
    }

    /// Fills in a form, if it is one that is filled in here.
    fn fill_in(&mut self, form: usize, filled: &Filled) -> bool {
        let Some(form) = self.choices.forms.get(form).cloned() else { return false };
        match &form {
            Form::Subset { .. } if self.turn_to(Mode::Cards) => {
                self.picked = filled.cards.iter().map(ToString::to_string).collect();
                self.card = self.hand.iter().position(|card| self.picked.contains(card)).unwrap_or(self.card);
                true
            }
            Form::Amount { on, words, .. } if self.amount_form() == Some(&form) && self.turn_to(Mode::Amount) => {
                for (k, spot) in on.iter().enumerate() {
                    if let Some((_, much)) = filled.amounts.iter().find(|(place, _)| *place == spot.word) {
                        (self.place, self.amounts[k]) = (k, *much);
                    }
                }
                self.words = said(words, filled);
                true
            }
            Form::Stroke { words, .. } if self.turn_to(Mode::Stroke) => {
                self.take(&filled.amounts);
                self.stroke.words = said(words, filled);
                true
            }
            _ => false,
        }
    }
}

/// Which word of each group is said.
fn said(groups: &[Vec<Word>], filled: &Filled) -> Vec<usize> {
    let of = |group: &Vec<Word>| group.iter().position(|word| filled.words.contains(&word.word)).unwrap_or(0);
    groups.iter().map(of).collect()
}

#[cfg(test)]
mod tests {
    use crate::screen::board;
    use crate::screen::form::{Filling, Mode};
    use crate::screen::table::hand_names;
    use spadille_bots::fate::quick_rng;
    use spadille_core::{Log, Target, Turn, Viewer};
    use spadille_table::Hint;

    spadille_catalogue::each_game! { what_is_advised_is_played_by_enter }

    fn what_is_advised_is_played_by_enter(id: &'static str) {
        let options = spadille_catalogue::trying::short(id, 2);
        let mut table = spadille_catalogue::open(id, None, &options, &[]).expect(id);
        let (mut rng, mut log, mut pointed) = (quick_rng(5), Log::default(), 0);
        for _ in 0..80 {
            let Some(seat) = table.turn().awaited().first() else {
                if table.turn() == Turn::Over {
                    break;
                }
                table.draw(&mut rng, &mut log);
                continue;
            };
            let next = match Hint::of_book(table.as_ref(), seat).book {
                Some(book) => {
                    let scene = table.scene(Viewer::Seat(seat));
                    let turned = board::is_turned(&scene, Some(seat));
                    let mut filling = Filling::new(table.choices(seat), hand_names(&scene, seat), turned);
                    filling.point_at(&book.notation, &book.target, book.form.as_ref());
                    // A stroke that the list does not name stands there by its figures.
                    let listed = filling.choices.list.iter().any(|choice| choice.notation == book.notation);
                    if matches!(book.target, Target::Stroke(_)) && !listed {
                        assert_eq!(filling.mode(), Mode::Stroke, "{id}: {}", book.notation);
                    } else {
                        let chosen = filling.current().and_then(|chosen| table.check(seat, &chosen).ok());
                        assert_eq!(chosen.as_ref(), Some(&book.notation), "{id}");
                    }
                    pointed += 1;
                    book.notation
                }
                None => table.random_move(seat, &mut rng).expect("something may be done"),
            };
            table.play(seat, &next, &mut log).expect("it may be done");
        }
        assert!(pointed > 0, "{id}: the book advised nothing");
    }
}
