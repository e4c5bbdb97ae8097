//! The table: players, board, hand, choices and the running log.

use super::board;
use super::cards::{self, Look};
use super::form::{Filling, Mode};
use super::popup::Popup;
use super::theme::Theme;
use super::{LEAST, wait};
use crate::commands::Manner;
use crate::failure::Failure;
use crate::hints;
use crate::sitting::{Player, Sitting};
use crate::telling::voice_of;
use crossterm::event::{Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use ratatui::{DefaultTerminal, Frame};
use spadille_catalogue::{ChoiceError, Voice};
use spadille_core::scene::{Board, Face, Place, Scene};
use spadille_core::{Event, Seat, Step, Turn, Viewer, text};
use std::time::Duration;

/// What the visitor wants after a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum After {
    /// Back to the menu.
    Menu,
    /// Out of the house.
    Leave,
}

/// What a click does.
#[derive(Copy, Clone, Debug)]
enum Click {
    Card(usize),
    Line(usize),
    Place(u8),
    Confirm,
}

/// A table on the screen.
pub struct TableScreen {
    sitting: Sitting,
    voice: Voice,
    theme: Theme,
    filling: Filling,
    /// The step the choices were made for; others are stale.
    chosen_at: Option<usize>,
    popup: Option<Popup>,
    message: Option<String>,
    typed: Option<String>,
    clicks: Vec<(Rect, Click)>,
    shown_end: bool,
}

impl TableScreen {
    pub fn new(manner: Manner, sitting: Sitting) -> TableScreen {
        let voice = voice_of(sitting.table.as_ref(), manner.lang, manner.ascii);
        TableScreen {
            sitting,
            voice,
            theme: Theme { ascii: manner.ascii },
            filling: Filling::default(),
            chosen_at: None,
            popup: None,
            message: None,
            typed: None,
            clicks: Vec::new(),
            shown_end: false,
        }
    }

    /// Plays until the match is over or the visitor leaves.
    pub fn play(mut self, terminal: &mut DefaultTerminal) -> Result<After, Failure> {
        loop {
            self.refresh();
            terminal.draw(|frame| self.draw(frame))?;
            if let Some(after) = self.turn_or_input()? {
                return Ok(after);
            }
        }
    }

    /// Makes the choices anew when the match has moved on.
    pub fn refresh(&mut self) {
        if let Some(warning) = self.sitting.warning.take() {
            self.message = Some(warning);
        }
        let steps = self.sitting.table.record().steps.len();
        if self.chosen_at == Some(steps) {
            return;
        }
        self.chosen_at = Some(steps);
        self.filling = match self.sitting.human_to_act() {
            Some(seat) => {
                let choices = self.sitting.table.choices(seat);
                let scene = self.sitting.table.scene(Viewer::Seat(seat));
                let cursor = if seat == Seat(0) { 12 } else { 52 };
                Filling::new(choices, hand_names(&scene, seat), cursor)
            }
            None => Filling::default(),
        };
        if self.sitting.table.turn() == Turn::Over && !self.shown_end {
            self.shown_end = true;
            self.popup = Some(self.account());
        }
    }

    /// Waits for the visitor; between his turns lets the others act at a pace that can be followed.
    fn turn_or_input(&mut self) -> Result<Option<After>, Failure> {
        let waiting = self.popup.is_some() || self.sitting.human_to_act().is_some();
        let over = self.sitting.table.turn() == Turn::Over;
        if waiting || over {
            return match wait(Duration::from_millis(250))? {
                Some(input) => self.input(input),
                None => Ok(None),
            };
        }
        let trick_taken = matches!(self.sitting.table.record().steps.last(), Some(Step::Move { .. }))
            && matches!(self.sitting.table.scene(self.sitting.viewer()).board, Board::Cards(ref c) if c.trick.is_empty() && !c.last_trick.is_empty());
        let pause = if trick_taken { 900 } else { 350 };
        if let Some(input) = wait(Duration::from_millis(pause))? {
            let quits = matches!(input, Input::Key(k) if k.code == KeyCode::Char('q') || is_interrupt(&k));
            if quits {
                return self.input(input);
            }
        }
        self.sitting.advance();
        Ok(None)
    }

    fn input(&mut self, input: Input) -> Result<Option<After>, Failure> {
        match input {
            Input::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Input::Mouse(mouse) => {
                if self.popup.is_some() {
                    match mouse.kind {
                        MouseEventKind::Down(MouseButton::Left) => self.popup = None,
                        MouseEventKind::ScrollDown => drop(self.popup.as_mut().map(|p| p.key(KeyCode::Down))),
                        MouseEventKind::ScrollUp => drop(self.popup.as_mut().map(|p| p.key(KeyCode::Up))),
                        _ => {}
                    }
                } else if mouse.kind == MouseEventKind::Down(MouseButton::Left) {
                    self.click(mouse.column, mouse.row);
                }
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    fn click(&mut self, x: u16, y: u16) {
        let hit = self.clicks.iter().rev().find(|(area, _)| area.contains(Position { x, y })).map(|(_, c)| *c);
        let chosen = match hit {
            Some(Click::Card(i)) => self.filling.click_card(i),
            Some(Click::Line(i)) => self.filling.click_line(i),
            Some(Click::Place(p)) => self.filling.click_place(p),
            Some(Click::Confirm) => self.filling.key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE), 0),
            None => None,
        };
        if let Some(notation) = chosen {
            self.act(&notation);
        }
    }

    fn key(&mut self, key: KeyEvent) -> Result<Option<After>, Failure> {
        if is_interrupt(&key) {
            self.sitting.save();
            return Ok(Some(After::Leave));
        }
        if let Some(popup) = &mut self.popup {
            if !popup.key(key.code) {
                self.popup = None;
            }
            return Ok(None);
        }
        if let Some(typed) = &mut self.typed {
            match key.code {
                KeyCode::Enter => {
                    let notation = typed.clone();
                    self.typed = None;
                    self.act(&notation);
                }
                KeyCode::Esc => self.typed = None,
                KeyCode::Backspace => drop(typed.pop()),
                KeyCode::Char(c) if typed.len() < 120 => typed.push(c),
                _ => {}
            }
            return Ok(None);
        }
        self.message = None;
        let staking = self.filling.mode() == Mode::Amount;
        match key.code {
            KeyCode::Char('q') => {
                self.sitting.save();
                return Ok(Some(After::Menu));
            }
            KeyCode::Char('?') => self.popup = Some(self.explanation()),
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char('r') => {
                let title = self.voice.book.title.name.get(self.voice.speech.lang()).to_owned();
                self.popup = Some(Popup::book(title, self.voice.book.rules.get(self.voice.speech.lang())));
            }
            KeyCode::Char('l') => self.popup = Some(self.whole_log()),
            KeyCode::Char('a') => self.popup = Some(self.account()),
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char(':') => self.typed = Some(String::new()),
            KeyCode::Enter if self.sitting.table.turn() == Turn::Over && !staking => return Ok(Some(After::Menu)),
            _ => {
                let width = match self.sitting.table.scene(self.sitting.viewer()).board {
                    Board::Chequer(_) => 8,
                    _ => 0,
                };
                if let Some(notation) = self.filling.key(key, width) {
                    self.act(&notation);
                }
            }
        }
        Ok(None)
    }

    fn act(&mut self, notation: &str) {
        let Some(seat) = self.sitting.human_to_act() else { return };
        match self.sitting.act(seat, notation) {
            Ok(()) => self.message = None,
            Err(ChoiceError::Notation(why)) => {
                self.message = Some(self.voice.say(&text!("house-not-understood", why = why)));
            }
            Err(ChoiceError::Refused(refusal)) => {
                self.message = Some(self.voice.speech.refusal(&refusal, self.voice.book, &self.voice.names));
            }
        }
    }

    fn take_back(&mut self) {
        let seat = match self.sitting.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Onlooker => return,
        };
        let done = self.sitting.take_back(seat);
        self.chosen_at = None;
        self.shown_end = false;
        let message = if done { text!("house-taken-back") } else { text!("house-nothing-to-take-back") };
        self.message = Some(self.voice.say(&message));
    }

    fn hint(&mut self) {
        let Some(seat) = self.sitting.human_to_act() else { return };
        let lines = hints::lines(self.sitting.table.as_ref(), &self.voice, seat, Some(hints::AT_THE_TABLE));
        self.popup = Some(Popup::note(self.voice.say(&text!("house-hint-title")), lines));
    }

    /// What the current choice means, and its law.
    fn explanation(&self) -> Popup {
        let mut lines = Vec::new();
        let seat = self.sitting.human_to_act();
        let choice = seat.zip(self.filling.current()).and_then(|(s, n)| self.sitting.table.describe(s, &n));
        if let Some(choice) = choice {
            lines.push(format!("{}  [{}]", self.voice.say(&choice.label), choice.notation));
            if let Some(law) = choice.law.and_then(|id| self.voice.book.law(id.0)) {
                let sentence = law.sentence(self.voice.speech.lang());
                lines.push(self.voice.say(&text!("house-law", id = law.id.as_str(), sentence = sentence)));
                lines.push(law.source.clone());
            }
            lines.push(String::new());
        }
        lines.push(self.voice.say(&text!("house-keys")));
        Popup::note(self.voice.say(&text!("house-your-choice")), lines)
    }

    fn whole_log(&self) -> Popup {
        let who = self.sitting.viewer();
        let lines: Vec<String> = self.sitting.told_to(who).map(|e| self.voice.event_with_law(e)).collect();
        let scroll = (lines.len() as u16).saturating_sub(12);
        Popup { title: self.voice.say(&text!("house-log")), lines, scroll, large: true }
    }

    /// Every payment with its law, then everybody's counters.
    fn account(&self) -> Popup {
        let paid = self.sitting.told.iter().map(|(_, e)| e).filter(|e| matches!(e, Event::Paid(_)));
        let mut lines: Vec<String> = paid.map(|e| self.voice.event_with_law(e)).collect();
        lines.push(String::new());
        let ledger = self.sitting.table.accounts();
        for seat in Seat::all(self.sitting.table.seats()) {
            lines.push(format!("**{}**: {}", self.voice.name(seat), self.voice.amount(ledger.balance(seat))));
        }
        for (i, pot) in self.sitting.table.pots().iter().enumerate() {
            let amount = ledger.balance(spadille_core::Pot(i as u8));
            if amount != 0 {
                lines.push(format!(
                    "{}: {}",
                    self.voice.say(&spadille_core::Text::new(*pot)),
                    self.voice.amount(amount)
                ));
            }
        }
        if self.sitting.table.turn() == Turn::Over {
            lines.push(String::new());
            lines.push(self.voice.say(&text!("house-match-over")));
        }
        Popup::note(self.voice.say(&text!("house-account")), lines)
    }

    /// Draws the whole table.
    pub fn draw(&mut self, frame: &mut Frame) {
        self.clicks.clear();
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let least = text!("house-too-small", width = LEAST.0, height = LEAST.1);
            frame.render_widget(Paragraph::new(self.voice.say(&least)).wrap(Wrap { trim: true }), area);
            return;
        }
        let scene = self.sitting.table.scene(self.sitting.viewer());
        let me = self.sitting.viewer().seat();
        let [title, body, footer] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(area);
        let log_width = if area.width >= 76 { (area.width / 3).clamp(26, 48) } else { 0 };
        let [left, right] = Layout::horizontal([Constraint::Min(0), Constraint::Length(log_width)]).areas(body);
        frame.render_widget(Line::styled(format!(" {}", self.voice.say(&scene.title)), Theme::TITLE), title);
        self.draw_left(frame, left, &scene, me);
        if log_width > 0 {
            self.draw_log(frame, right);
        }
        self.draw_footer(frame, footer);
        if let Some(popup) = &self.popup {
            popup.draw(frame, self.theme);
        }
    }

    fn draw_left(&mut self, frame: &mut Frame, area: Rect, scene: &Scene, me: Option<Seat>) {
        let others: Vec<&Place> = scene.seats.iter().filter(|p| Some(p.seat) != me).collect();
        let mine = scene.seats.iter().find(|p| Some(p.seat) == me);
        let has_hand = mine.is_some_and(|p| !p.hand.is_empty());
        let is_cards = matches!(scene.board, Board::Cards(_));
        let others_height: u16 = others.iter().map(|p| 1 + u16::from(is_cards && !p.hand.is_empty())).sum();
        let hand_height = if has_hand { 4 } else { 0 };
        let said: Vec<String> = scene.notes.iter().map(|n| self.voice.say(n)).collect();
        let width = area.width.saturating_sub(2).max(1) as usize;
        let notes_height = said.iter().map(|n| n.chars().count().div_ceil(width) as u16).sum::<u16>().min(3);
        let listed = self.filling.listed();
        let choice_lines = self.choice_height(&listed);
        let [above, pots, middle, notes, own, hand, choices] = Layout::vertical([
            Constraint::Length(others_height.min(8)),
            Constraint::Length(u16::from(!scene.pots.is_empty())),
            Constraint::Min(6),
            Constraint::Length(notes_height),
            Constraint::Length(u16::from(mine.is_some())),
            Constraint::Length(hand_height),
            Constraint::Length(choice_lines),
        ])
        .areas(area);
        self.draw_others(frame, above, &others, is_cards);
        let pot_line: Vec<String> =
            scene.pots.iter().map(|m| format!("{} {}", self.voice.say(&m.name), self.voice.amount(m.value))).collect();
        frame.render_widget(Line::styled(format!(" {}", pot_line.join(" · ")), Theme::MONEY), pots);
        let inner = Rect { x: middle.x + 1, width: middle.width.saturating_sub(1), ..middle };
        let pointing = self.filling.pointing();
        let places = board::draw(&scene.board, &pointing, me, inner, &self.voice, self.theme, frame.buffer_mut());
        self.clicks.extend(places.into_iter().map(|(place, area)| (area, Click::Place(place))));
        let notes_area = Rect { x: notes.x + 1, width: notes.width.saturating_sub(1), ..notes };
        let said: Vec<Line> = said.into_iter().map(|n| Line::styled(n, Theme::NOTE)).collect();
        frame.render_widget(Paragraph::new(said).wrap(Wrap { trim: true }), notes_area);
        if let Some(place) = mine {
            frame.render_widget(self.place_line(place), own);
            self.draw_hand(frame, hand, &place.hand);
        }
        self.draw_choices(frame, choices, &listed);
    }

    fn choice_height(&self, listed: &[usize]) -> u16 {
        if self.sitting.human_to_act().is_none() {
            return 1;
        }
        let staking = u16::from(self.filling.mode() == Mode::Amount) * 2;
        let subset = u16::from(self.filling.subset().is_some());
        (listed.len() as u16).min(6) + staking + subset + u16::from(listed.is_empty())
    }

    fn place_line(&self, place: &Place) -> Line<'static> {
        let mut spans = vec![Span::raw(" ")];
        let name = self.voice.name(place.seat);
        spans.push(if place.awaited {
            Span::styled(format!("▶ {name}").replace('▶', if self.theme.ascii { ">" } else { "▶" }), Theme::AWAITED)
        } else {
            Span::raw(format!("  {name}"))
        });
        if !place.roles.is_empty() {
            let roles: Vec<String> = place.roles.iter().map(|r| self.voice.say(r)).collect();
            spans.push(Span::styled(format!(" ({})", roles.join(", ")), Theme::QUIET));
        }
        spans.push(Span::styled(format!("  {}", self.voice.amount(place.counters)), Theme::MONEY));
        for mark in &place.marks {
            spans.push(Span::styled(format!("  {} ", self.voice.say(&mark.name)), Theme::QUIET));
            spans.push(Span::raw(mark.value.to_string()));
        }
        if let Some(tricks) = place.tricks {
            spans.push(Span::styled(format!("  {} ", self.voice.say(&text!("house-tricks"))), Theme::QUIET));
            spans.push(Span::raw(tricks.to_string()));
        }
        if let Some(said) = &place.said {
            spans.push(Span::styled(
                format!("  {}", self.voice.say(&text!("house-said", words = said.clone()))),
                Theme::NOTE,
            ));
        }
        Line::from(spans)
    }

    fn draw_others(&self, frame: &mut Frame, area: Rect, others: &[&Place], is_cards: bool) {
        let mut y = area.y;
        for place in others {
            if y >= area.bottom() {
                break;
            }
            frame.render_widget(self.place_line(place), Rect { y, height: 1, ..area });
            y += 1;
            if is_cards && !place.hand.is_empty() && y < area.bottom() {
                let row = Rect { x: area.x + 3, y, width: area.width.saturating_sub(4), height: 1 };
                cards::row(&place.hand, |_| Look::default(), row, &self.voice, self.theme, frame.buffer_mut());
                y += 1;
            }
        }
    }

    fn draw_hand(&mut self, frame: &mut Frame, area: Rect, hand: &[Face]) {
        let row = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
        let choosing = self.sitting.human_to_act().is_some() && self.filling.mode() == Mode::Cards;
        let filling = &self.filling;
        let look = |i: usize| {
            let name = match &hand[i] {
                Face::Up(name) => name.as_str(),
                Face::Down(()) => "",
            };
            Look {
                cursor: choosing && filling.card == i,
                picked: filling.picked.iter().any(|p| p == name),
                dimmed: choosing && !filling.card_is_open(name),
            }
        };
        let areas = cards::row(hand, look, row, &self.voice, self.theme, frame.buffer_mut());
        self.clicks.extend(areas.into_iter().enumerate().map(|(i, area)| (area, Click::Card(i))));
    }

    fn draw_choices(&mut self, frame: &mut Frame, area: Rect, listed: &[usize]) {
        if self.sitting.human_to_act().is_none() {
            let waiting = self.sitting.table.turn().awaited().first();
            let thinking = waiting.filter(|s| matches!(self.sitting.players.get(s.index()), Some(Player::Bot(..))));
            if let Some(seat) = thinking {
                let line = self.voice.say(&text!("house-takes-turn", seat = seat));
                frame.render_widget(Line::styled(format!(" {line} …"), Theme::QUIET), area);
            }
            return;
        }
        let mut y = area.y;
        let mut put = |frame: &mut Frame, line: Line<'static>| {
            let place = Rect { y, height: 1, ..area };
            if y < area.bottom() {
                frame.render_widget(line, place);
            }
            y += 1;
            place
        };
        if let Some((_, _, min, max)) = self.filling.subset() {
            let line = text!("house-pick", picked = self.filling.picked.len(), min = min, max = max);
            let place = put(frame, Line::styled(format!(" {}", self.voice.say(&line)), Theme::NOTE));
            self.clicks.push((place, Click::Confirm));
        }
        if self.filling.mode() == Mode::Amount {
            let current = self.filling.current().unwrap_or_default();
            let place = put(frame, Line::styled(format!(" {current} "), Theme::CHOSEN));
            self.clicks.push((place, Click::Confirm));
            put(frame, Line::styled(format!(" {}", self.voice.say(&text!("house-stake-keys"))), Theme::QUIET));
        }
        let chosen = self.filling.line.min(listed.len().saturating_sub(1));
        let room = (area.bottom().saturating_sub(area.y + (listed.is_empty() as u16))) as usize;
        let first = chosen.saturating_sub(room.saturating_sub(1).min(5));
        for (line, &i) in listed.iter().enumerate().skip(first).take(6) {
            let choice = &self.filling.choices.list[i];
            let label = format!(" {:>2} {} ", line + 1, self.voice.say(&choice.label));
            let is_chosen = line == chosen && self.filling.mode() == Mode::List;
            let style = if is_chosen { Theme::CHOSEN } else { ratatui::style::Style::new() };
            let place = put(frame, Line::styled(label, style));
            self.clicks.push((place, Click::Line(line)));
        }
    }

    fn draw_log(&self, frame: &mut Frame, area: Rect) {
        let who = self.sitting.viewer();
        let block = self.theme.block(format!(" {} ", self.voice.say(&text!("house-log"))));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        // The newest entries that fit, counted from below.
        let width = inner.width.max(1) as usize;
        let mut lines: Vec<Line> = Vec::new();
        let mut used = 0;
        for event in self.sitting.told_to(who).rev() {
            let told = self.voice.event(event);
            let law = matches!(event, Event::Paid(_) | Event::Scored { .. }).then(|| self.voice.law(event)).flatten();
            let mut entry = Vec::new();
            let style = if law.is_some() { Theme::MONEY } else { ratatui::style::Style::new() };
            entry.push(Line::styled(told.clone(), style));
            let mut height = told.chars().count() / width + 1;
            if let Some((id, sentence)) = law {
                let cited = format!("  {id}: {sentence}");
                height += cited.chars().count() / width + 1;
                entry.push(Line::styled(cited, Theme::LAW));
            }
            if used + height > inner.height as usize {
                break;
            }
            used += height;
            lines.splice(0..0, entry);
        }
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), inner);
    }

    fn draw_footer(&self, frame: &mut Frame, area: Rect) {
        let line = match (&self.typed, &self.message) {
            (Some(typed), _) => Line::styled(format!(":{typed}_"), Theme::CHOSEN),
            (None, Some(message)) => Line::styled(format!(" {message}"), Theme::WARNING),
            (None, None) => Line::styled(format!(" {}", self.voice.say(&text!("house-footer"))), Theme::QUIET),
        };
        frame.render_widget(line, area);
    }
}

fn is_interrupt(key: &KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}

fn hand_names(scene: &Scene, seat: Seat) -> Vec<String> {
    let place = scene.seats.iter().find(|p| p.seat == seat);
    let faces = place.map(|p| p.hand.as_slice()).unwrap_or_default();
    faces
        .iter()
        .map(|f| match f {
            Face::Up(name) => name.clone(),
            Face::Down(()) => String::new(),
        })
        .collect()
}
