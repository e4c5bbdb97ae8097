//! Choosing: from a list, from one's cards, on a board, or by filling in an amount or a stroke.

mod advised;
mod stroke;

use super::board::Pointing;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use spadille_catalogue::{Barred, Choice, Choices};
use spadille_core::space::{Filled, Form, Spot};
use spadille_core::{Arg, Card, Target, text};

/// Where the player is choosing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A list of calls or moves.
    List,
    /// The cards of the hand.
    Cards,
    /// Places of a board.
    Board,
    /// A stake.
    Amount,
    /// The figures of a stroke.
    Stroke,
}

/// A choice in the making.
#[derive(Clone, Debug, Default)]
pub struct Filling {
    pub choices: Choices,
    modes: Vec<Mode>,
    mode: usize,
    /// Place in the list.
    pub line: usize,
    /// Place in the hand.
    pub card: usize,
    /// The hand, in the order it is drawn.
    hand: Vec<String>,
    /// Cards picked for laying away.
    pub picked: Vec<String>,
    cursor: u8,
    /// Whether the board is seen from its other side.
    turned: bool,
    held: Option<u8>,
    place: usize,
    /// The place that was clicked last.
    clicked: Option<usize>,
    /// The amount for each place; nothing lies where none is.
    amounts: Vec<i64>,
    words: Vec<usize>,
    stroke: stroke::Stroke,
}

/// The cards of a form that one need not hold, as choices of the list.
fn called(form: &Form) -> Vec<Choice> {
    let Form::Card { from, .. } = form else { return Vec::new() };
    let choice = |card: &Card| {
        let filled = Filled { cards: vec![*card], ..Filled::default() };
        Some(Choice {
            notation: form.notation(&filled)?,
            label: text!("house-cards", cards = Arg::Cards(vec![*card])),
            target: Target::Button,
            law: None,
            grave: false,
            aside: false,
            suit: None,
        })
    };
    from.iter().filter_map(choice).collect()
}

impl Filling {
    /// Begins to choose.
    pub fn new(mut choices: Choices, hand: Vec<String>, turned: bool) -> Filling {
        choices.list.extend(choices.forms.iter().flat_map(called));
        let has = |wanted: fn(&Target) -> bool| choices.list.iter().any(|c| wanted(&c.target));
        let subset = choices.forms.iter().any(|f| matches!(f, Form::Subset { .. }));
        let mut modes = Vec::new();
        if subset || has(|t| matches!(t, Target::Card(_))) {
            modes.push(Mode::Cards);
        }
        if has(|t| matches!(t, Target::Move { .. })) {
            modes.push(Mode::Board);
        }
        if choices.forms.iter().any(|f| matches!(f, Form::Amount { .. })) {
            modes.push(Mode::Amount);
        }
        if has(|t| matches!(t, Target::Button | Target::Place(_) | Target::Stroke(_)))
            || modes.is_empty()
            || modes == [Mode::Board]
        {
            modes.push(Mode::List);
        }
        // Strokes with names come first; who wants his own goes on to its figures.
        if choices.forms.iter().any(|f| matches!(f, Form::Stroke { .. })) {
            modes.push(Mode::Stroke);
        }
        // The king's pawn, a good place to begin.
        let cursor = if turned { 52 } else { 12 };
        let mut filling = Filling { choices, modes, hand, cursor, turned, ..Filling::default() };
        if let Some(Form::Amount { on, several, words, .. }) = filling.amount_form() {
            let begin = |spot: &Spot| if *several { 0 } else { spot.min };
            (filling.amounts, filling.words) = (on.iter().map(begin).collect(), vec![0; words.len()]);
        }
        if let Some(form) = filling.stroke_form() {
            filling.stroke = stroke::Stroke::of(form);
        }
        filling.card = filling.next_card(filling.hand.len().saturating_sub(1), 1);
        filling
    }

    /// Where the player is choosing now.
    pub fn mode(&self) -> Mode {
        self.modes.get(self.mode).copied().unwrap_or(Mode::List)
    }

    /// The choices shown in the list.
    pub fn listed(&self) -> Vec<usize> {
        let cards_apart = self.modes.contains(&Mode::Cards);
        // With a man in hand only his moves are of interest.
        let shown = |t: &Target| match (t, self.held) {
            (Target::Card(_), _) => !cards_apart,
            (Target::Move { from, .. }, Some(held)) => *from == held,
            _ => true,
        };
        (0..self.choices.list.len()).filter(|&i| shown(&self.choices.list[i].target)).collect()
    }

    /// The form for laying away cards.
    pub fn subset(&self) -> Option<(&str, &[Card], u8, u8)> {
        self.choices.forms.iter().find_map(|f| match f {
            Form::Subset { verb, from, min, max, .. } => Some((verb.as_str(), from.as_slice(), *min, *max)),
            Form::Card { .. } | Form::Amount { .. } | Form::Stroke { .. } => None,
        })
    }

    fn amount_form(&self) -> Option<&Form> {
        self.choices.forms.iter().find(|f| matches!(f, Form::Amount { .. }))
    }

    /// Whether a card of the hand can be chosen.
    pub fn card_is_open(&self, name: &str) -> bool {
        let listed = self.choices.list.iter().any(|c| matches!(&c.target, Target::Card(n) if n == name));
        listed || self.subset().is_some_and(|(_, from, ..)| from.iter().any(|c| c.to_string() == name))
    }

    /// Why the card at a place of the hand may not be played, where it may not.
    pub fn barred(&self, place: usize) -> Option<&Barred> {
        let name = self.hand.get(place).filter(|name| !self.card_is_open(name))?;
        self.choices.barred.iter().find(|barred| barred.card.to_string() == **name)
    }

    fn next_card(&self, from: usize, step: isize) -> usize {
        let len = self.hand.len() as isize;
        if len == 0 {
            return 0;
        }
        let mut at = from as isize;
        for _ in 0..len {
            at = (at + step).rem_euclid(len);
            if self.card_is_open(&self.hand[at as usize]) {
                return at as usize;
            }
        }
        from.min(len as usize - 1)
    }

    /// What is pointed at on the board.
    pub fn pointing(&self) -> Pointing {
        let board = self.mode() == Mode::Board;
        Pointing {
            open: if board { self.open_places() } else { vec![] },
            cursor: board.then_some(self.cursor),
            held: self.held,
            place: match self.amount_form() {
                Some(Form::Amount { on, .. }) if self.mode() == Mode::Amount => {
                    on.get(self.place).map(|spot| spot.word.clone())
                }
                _ => None,
            },
            aim: self.aim(),
        }
    }

    /// Places a man may be taken up from, or set down on when one is held.
    fn open_places(&self) -> Vec<u8> {
        let mut places: Vec<u8> = self
            .choices
            .list
            .iter()
            .filter_map(|c| match (&c.target, self.held) {
                (Target::Move { from, .. }, None) => Some(*from),
                (Target::Move { from, to, .. }, Some(held)) if *from == held => Some(*to),
                _ => None,
            })
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The choice that is explained or would be taken now.
    pub fn current(&self) -> Option<String> {
        match self.mode() {
            Mode::List => self.listed().get(self.line).map(|&i| self.choices.list[i].notation.clone()),
            Mode::Cards => {
                if let Some((verb, ..)) = self.subset() {
                    return Some(format!("{verb} {}", self.picked.join(" ")).trim_end().to_owned());
                }
                let name = self.hand.get(self.card)?;
                let fits = |t: &Target| matches!(t, Target::Card(n) if n == name);
                self.choices.list.iter().find(|c| fits(&c.target)).map(|c| c.notation.clone())
            }
            Mode::Board => {
                let to_here = |t: &Target| matches!(t, Target::Move { from, to, .. } if Some(*from) == self.held && *to == self.cursor);
                self.choices.list.iter().find(|c| to_here(&c.target)).map(|c| c.notation.clone())
            }
            Mode::Amount => {
                let form = self.amount_form()?;
                let Form::Amount { on, several, words, .. } = form else { return None };
                let laid = on.iter().zip(&self.amounts).enumerate();
                let chosen = laid.filter(|(place, (_, much))| if *several { **much > 0 } else { *place == self.place });
                form.notation(&Filled {
                    amounts: chosen.map(|(_, (spot, much))| (spot.word.clone(), *much)).collect(),
                    words: words.iter().zip(&self.words).filter_map(|(g, i)| Some(g.get(*i)?.word.clone())).collect(),
                    ..Filled::default()
                })
            }
            Mode::Stroke => self.current_stroke(),
        }
    }

    /// Takes a key. Returns the move that was chosen, if one was.
    pub fn key(&mut self, key: KeyEvent, width: u8) -> Option<String> {
        match key.code {
            KeyCode::Tab => {
                self.take_over();
                self.mode = (self.mode + 1) % self.modes.len().max(1);
                return None;
            }
            KeyCode::Esc => self.held = None,
            KeyCode::Char(c @ '1'..='9') if !matches!(self.mode(), Mode::Amount | Mode::Stroke) => {
                return self.click_line(c as usize - '1' as usize);
            }
            _ => {}
        }
        match self.mode() {
            Mode::List => self.key_in_list(key),
            Mode::Cards => self.key_in_cards(key),
            Mode::Board => self.key_on_board(key, width),
            Mode::Amount => self.key_in_amount(key),
            Mode::Stroke => self.key_in_stroke(key),
        }
    }

    fn key_in_list(&mut self, key: KeyEvent) -> Option<String> {
        let len = self.listed().len().max(1);
        match key.code {
            KeyCode::Up | KeyCode::Left => self.line = (self.line + len - 1) % len,
            KeyCode::Down | KeyCode::Right => self.line = (self.line + 1) % len,
            KeyCode::PageDown => self.line = (self.line + 8).min(len - 1),
            KeyCode::PageUp => self.line = self.line.saturating_sub(8),
            KeyCode::Home => self.line = 0,
            KeyCode::End => self.line = len - 1,
            KeyCode::Enter => return self.current(),
            _ => {}
        }
        None
    }

    fn key_in_cards(&mut self, key: KeyEvent) -> Option<String> {
        match key.code {
            KeyCode::Left => self.card = self.next_card(self.card, -1),
            KeyCode::Right => self.card = self.next_card(self.card, 1),
            KeyCode::Up | KeyCode::Down | KeyCode::Char(' ') if self.subset().is_some() => self.toggle(self.card),
            KeyCode::Enter => return self.confirm_cards(),
            _ => {}
        }
        None
    }

    /// Picks or puts back the card at a place of the hand.
    pub fn toggle(&mut self, place: usize) {
        let Some(name) = self.hand.get(place).cloned() else { return };
        let Some((_, from, _, max)) = self.subset() else { return };
        if !from.iter().any(|c| c.to_string() == name) {
            return;
        }
        match self.picked.iter().position(|p| *p == name) {
            Some(i) => drop(self.picked.remove(i)),
            None if self.picked.len() < max as usize => self.picked.push(name),
            None => {}
        }
    }

    fn confirm_cards(&mut self) -> Option<String> {
        match self.subset() {
            Some((_, _, min, max)) if !(min as usize..=max as usize).contains(&self.picked.len()) => None,
            _ => self.current(),
        }
    }

    /// A card was clicked.
    pub fn click_card(&mut self, place: usize) -> Option<String> {
        self.mode = self.modes.iter().position(|m| *m == Mode::Cards)?;
        self.card = place;
        if self.subset().is_some() {
            self.toggle(place);
            return None;
        }
        self.current()
    }

    /// The line that counts the picked cards was clicked.
    pub fn click_picked(&mut self) -> Option<String> {
        self.mode = self.modes.iter().position(|m| *m == Mode::Cards)?;
        self.confirm_cards()
    }

    /// A line of the list was clicked.
    pub fn click_line(&mut self, line: usize) -> Option<String> {
        let mode = self.modes.iter().position(|m| *m == Mode::List)?;
        if line >= self.listed().len() {
            return None;
        }
        (self.mode, self.line) = (mode, line);
        self.current()
    }

    /// The wheel was turned: the list moves, or the stake grows and shrinks.
    pub fn wheel(&mut self, down: bool) {
        if matches!(self.mode(), Mode::List | Mode::Amount | Mode::Stroke) {
            let at_the_end =
                self.mode() == Mode::List && if down { self.line + 1 >= self.listed().len() } else { self.line == 0 };
            if !at_the_end {
                self.key(KeyEvent::from(if down { KeyCode::Down } else { KeyCode::Up }), 0);
            }
        }
    }

    /// A place of the board was clicked.
    pub fn click_place(&mut self, place: u8) -> Option<String> {
        self.mode = self.modes.iter().position(|m| *m == Mode::Board)?;
        self.cursor = place;
        self.take_or_set()
    }

    /// A card of the layout was clicked; a second click stakes on it.
    pub fn click_layout(&mut self, name: &str) -> Option<String> {
        let Some(Form::Amount { on, .. }) = self.amount_form() else { return None };
        let place = on.iter().position(|spot| spot.word == name)?;
        let again = self.clicked.replace(place) == Some(place) && self.mode() == Mode::Amount;
        self.mode = self.modes.iter().position(|m| *m == Mode::Amount)?;
        self.place = place;
        if again { self.current() } else { None }
    }

    /// An arrow as it points on a board that may be turned.
    fn as_seen(&self, code: KeyCode) -> KeyCode {
        match code {
            KeyCode::Left if self.turned => KeyCode::Right,
            KeyCode::Right if self.turned => KeyCode::Left,
            KeyCode::Up if self.turned => KeyCode::Down,
            KeyCode::Down if self.turned => KeyCode::Up,
            code => code,
        }
    }

    fn key_on_board(&mut self, key: KeyEvent, width: u8) -> Option<String> {
        // Eight squares a row on a chequered board; elsewhere the open places are walked through one by one.
        if width == 8 {
            let (file, rank) = (self.cursor % 8, self.cursor / 8);
            match self.as_seen(key.code) {
                KeyCode::Left => self.cursor = rank * 8 + (file + 7) % 8,
                KeyCode::Right => self.cursor = rank * 8 + (file + 1) % 8,
                KeyCode::Up => self.cursor = (rank + 1) % 8 * 8 + file,
                KeyCode::Down => self.cursor = (rank + 7) % 8 * 8 + file,
                KeyCode::Enter | KeyCode::Char(' ') => return self.take_or_set(),
                _ => {}
            }
            return None;
        }
        let open = self.open_places();
        let at = open.iter().position(|p| *p == self.cursor).unwrap_or(0);
        let len = open.len().max(1);
        match key.code {
            KeyCode::Left | KeyCode::Up => self.cursor = open.get((at + len - 1) % len).copied().unwrap_or(self.cursor),
            KeyCode::Right | KeyCode::Down => self.cursor = open.get((at + 1) % len).copied().unwrap_or(self.cursor),
            KeyCode::Enter | KeyCode::Char(' ') => return self.take_or_set(),
            _ => {}
        }
        None
    }

    /// Takes up the man under the cursor, or sets the held one down there.
    fn take_or_set(&mut self) -> Option<String> {
        if let Some(held) = self.held {
            let fits = |t: &Target| matches!(t, Target::Move { from, to, .. } if *from == held && *to == self.cursor);
            let fitting: Vec<usize> =
                (0..self.choices.list.len()).filter(|&i| fits(&self.choices.list[i].target)).collect();
            match fitting.as_slice() {
                [] => self.held = None,
                [one] => return Some(self.choices.list[*one].notation.clone()),
                several => {
                    // Several moves end here (a promotion): the list decides.
                    let listed = self.listed();
                    self.line = listed.iter().position(|i| several.contains(i)).unwrap_or(0);
                    self.mode = self.modes.iter().position(|m| *m == Mode::List).unwrap_or(self.mode);
                    return None;
                }
            }
        }
        self.held = self.open_places().contains(&self.cursor).then_some(self.cursor);
        None
    }

    fn key_in_amount(&mut self, key: KeyEvent) -> Option<String> {
        let Some(Form::Amount { on, step, several, words, .. }) = self.amount_form().cloned() else { return None };
        let places = on.len().max(1);
        let leap = if key.modifiers.contains(KeyModifiers::SHIFT) { 10 } else { 1 };
        let spot = on.get(self.place)?;
        let amount = self.amounts.get_mut(self.place)?;
        // Where several places may be filled in, nothing may lie on one.
        let (min, max) = (if several { 0 } else { spot.min }, spot.max);
        match key.code {
            KeyCode::Left => self.place = (self.place + places - 1) % places,
            KeyCode::Right => self.place = (self.place + 1) % places,
            KeyCode::Up => *amount = (*amount + step * leap).clamp(spot.min, max),
            KeyCode::Down if *amount - step * leap < spot.min => *amount = min,
            KeyCode::Down => *amount -= step * leap,
            KeyCode::PageUp => *amount = (*amount + step * 10).clamp(spot.min, max),
            KeyCode::PageDown => *amount = (*amount - step * 10).max(min),
            KeyCode::Char(c @ '0'..='9') => {
                let typed = amount.saturating_mul(10).saturating_add(i64::from(c as u8 - b'0'));
                *amount = if typed > max { i64::from(c as u8 - b'0').clamp(min, max) } else { typed };
            }
            KeyCode::Backspace => *amount = (*amount / 10).max(min),
            KeyCode::Char('w') => {
                // Walks through all combinations of the words that may follow.
                for (i, group) in words.iter().enumerate() {
                    self.words[i] = (self.words[i] + 1) % group.len().max(1);
                    if self.words[i] != 0 {
                        break;
                    }
                }
            }
            KeyCode::Enter => return self.current(),
            _ => {}
        }
        None
    }
}
