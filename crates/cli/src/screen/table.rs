//! The table: players, board, hand, choices and the running log.

mod fresh;
mod reading;

use super::bar;
use super::board;
use super::cards::{self, Look};
use super::company;
use super::form::{Filling, Mode};
use super::popup::Popup;
use super::room::{Company, Wishes, share};
use super::stage;
use super::theme::Theme;
use super::words::Words;
use super::wrapping::wrap;
use super::{LEAST, wait};
use crate::commands::{Manner, last_made, made_lines};
use crate::failure::Failure;
use crate::hints;
use crate::pace::{Moment, Pace};
use crate::sitting::Sitting;
use crate::telling::voice_of;
use crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use ratatui::{DefaultTerminal, Frame};
use spadille_catalogue::ChoiceError;
use spadille_core::said::decimal;
use spadille_core::scene::{Board, Face, Mark, Plate, Scene, StagePile};
use spadille_core::space::Figure;
use spadille_core::{Seat, Step, Turn, Viewer, What, text};
use spadille_table::prose::{read, rules};
use std::time::{Duration, Instant};

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
    /// The cards picked so far.
    Picked,
    Log,
    Key(KeyCode),
}

/// A table on the screen.
pub struct TableScreen {
    sitting: Sitting,
    voice: Words,
    theme: Theme,
    filling: Filling,
    /// The step the choices were made for; others are stale.
    chosen_at: Option<usize>,
    popup: Option<Popup>,
    /// What is shown after it.
    next_popup: Option<Popup>,
    message: Option<String>,
    typed: Option<String>,
    clicks: Vec<(Rect, Click)>,
    shown_end: bool,
    /// A grave move that was chosen once.
    meant: Option<String>,
    /// Where the secret of a performance was asked for once: its number, and how many steps had been made.
    spoiled: Option<(Option<u8>, usize)>,
    /// Until then keys are not heard, so that whoever hastens the others does not miss the end.
    deaf_until: Option<Instant>,
    pace: Pace,
    /// Deals that were over when the last sheet was shown.
    sheets_shown: usize,
    fresh: fresh::Fresh,
}

/// How long the account at the end stays whatever is pressed.
const END: Duration = Duration::from_millis(800);

impl TableScreen {
    pub fn new(manner: Manner, sitting: Sitting) -> TableScreen {
        let theme = Theme::new(manner.ascii);
        let voice = Words::new(voice_of(sitting.table(), manner), theme);
        TableScreen {
            sheets_shown: sitting.deals_over(),
            sitting,
            voice,
            theme,
            filling: Filling::default(),
            chosen_at: None,
            popup: None,
            next_popup: None,
            message: None,
            typed: None,
            clicks: Vec::new(),
            shown_end: false,
            meant: None,
            spoiled: None,
            deaf_until: None,
            pace: Pace::default(),
            fresh: fresh::Fresh::default(),
        }
    }

    /// The table at a pace.
    pub fn at_pace(mut self, pace: Pace) -> TableScreen {
        self.pace = pace;
        self
    }

    /// The table in colours, whatever the terminal shows.
    pub fn in_colours(mut self) -> TableScreen {
        self.theme.colourless = false;
        self
    }

    /// The table as a terminal without colours shows it.
    #[cfg(test)]
    pub fn without_colours(mut self) -> TableScreen {
        self.theme.colourless = true;
        self
    }

    /// The match on this screen.
    #[cfg(test)]
    pub fn sitting(&mut self) -> &mut Sitting {
        &mut self.sitting
    }

    /// Plays until the match is over or the visitor leaves.
    pub fn play(&mut self, terminal: &mut DefaultTerminal) -> Result<After, Failure> {
        loop {
            self.refresh();
            terminal.draw(|frame| self.draw(frame))?;
            if let Some(after) = self.turn_or_input()? {
                return Ok(after);
            }
        }
    }

    /// What is said to somebody who leaves the table.
    pub fn farewell(&self) -> Option<String> {
        self.sitting.farewell().map(|words| self.voice.say(&words))
    }

    /// Makes the choices anew when the match has moved on.
    pub fn refresh(&mut self) {
        if let Some(warning) = self.sitting.warning.take() {
            self.message = Some(warning.tell(self.voice.speech.lang()));
        }
        while self.sitting.human_to_act().is_some() && self.sitting.interrupted() {}
        let steps = self.sitting.table().record().steps.len();
        if self.chosen_at == Some(steps) {
            return;
        }
        self.chosen_at = Some(steps);
        self.meant = None;
        self.voice.speak_to(self.sitting.viewer().seat());
        self.look_at_hand();
        self.filling = match self.sitting.human_to_act() {
            Some(seat) => {
                let choices = self.sitting.table().choices(seat);
                let scene = self.sitting.table().scene(Viewer::Seat(seat));
                Filling::new(choices, hand_names(&scene, seat), board::is_turned(&scene, Some(seat)))
            }
            None => Filling::default(),
        };
        if self.sitting.table().turn() == Turn::Over && !self.shown_end {
            self.shown_end = true;
            self.deaf_until = Some(Instant::now() + END);
            self.popup = Some(self.account());
        }
        let deals = self.sitting.deals_over();
        if deals > self.sheets_shown
            && let Some(sheet) = self.sheet()
        {
            self.next_popup = self.popup.replace(sheet);
        }
        self.sheets_shown = deals;
    }

    /// Sees what has come into one's hand since one looked last.
    fn look_at_hand(&mut self) {
        let Some(seat) = self.sitting.viewer().seat() else { return };
        let table = self.sitting.table();
        let hand = hand_names(&table.scene(Viewer::Seat(seat)), seat);
        self.fresh.look(Some((table.deals_done(), seat.0)), &hand);
    }

    /// Closes the window, and opens the one that comes after it.
    pub(super) fn close_popup(&mut self) {
        self.popup = self.next_popup.take();
    }

    /// Waits for the visitor; between his turns lets the others act at a pace that can be followed.
    fn turn_or_input(&mut self) -> Result<Option<After>, Failure> {
        if self.waits_for_visitor() {
            let input = wait(Duration::from_millis(250))?;
            if input.is_none() && self.popup.as_ref().is_some_and(Popup::is_past) {
                self.close_popup();
            }
            return Ok(input.and_then(|input| self.input(input)));
        }
        let ready = Instant::now() + self.pause();
        while let Some(left) = ready.checked_duration_since(Instant::now()) {
            let Some(input) = wait(left)? else { break };
            let hastens = is_hastening(&input);
            if let Some(after) = self.input(input) {
                return Ok(Some(after));
            }
            // A window was opened, or a move taken back: the others wait.
            if self.waits_for_visitor() {
                return Ok(None);
            }
            if hastens {
                break;
            }
        }
        self.sitting.advance();
        Ok(None)
    }

    fn waits_for_visitor(&self) -> bool {
        let over = self.sitting.table().turn() == Turn::Over;
        over || self.popup.is_some() || self.typed.is_some() || self.sitting.human_to_act().is_some()
    }

    /// How long what just happened is looked at: a trick that was taken longer than a card, a call longer than that.
    fn pause(&self) -> Duration {
        let trick_taken = matches!(self.sitting.table().record().steps.last(), Some(Step::Move { .. }))
            && matches!(self.sitting.table().scene(self.sitting.viewer()).board, Board::Cards(ref c) if c.trick.is_empty() && !c.last_trick.is_empty());
        let said = matches!(self.sitting.told().next_back().map(|event| &event.what), Some(What::Said(_)));
        self.pace.pause(match (trick_taken, said) {
            (true, _) => Moment::Taken,
            (false, true) => Moment::Said,
            (false, false) => Moment::Done,
        })
    }

    /// Takes a key or the mouse. Returns where the visitor goes, if he leaves.
    pub fn input(&mut self, input: Input) -> Option<After> {
        let leaves = matches!(input, Input::Key(key) if is_interrupt(&key));
        match input {
            _ if self.deaf_until.is_some_and(|then| Instant::now() < then) && !leaves => None,
            Input::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Input::Mouse(mouse) => self.mouse(mouse),
            _ => None,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Option<After> {
        let at = Position { x: mouse.column, y: mouse.row };
        let hit = self.clicks.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, c)| *c);
        match (mouse.kind, &mut self.popup) {
            (MouseEventKind::Down(MouseButton::Left), Some(_)) => self.close_popup(),
            (MouseEventKind::ScrollDown, Some(popup)) => popup.wheel(true),
            (MouseEventKind::ScrollUp, Some(popup)) => popup.wheel(false),
            (MouseEventKind::Down(MouseButton::Left), None) => return hit.and_then(|hit| self.click(hit)),
            (MouseEventKind::ScrollDown, None) => self.filling.wheel(true),
            (MouseEventKind::ScrollUp, None) if matches!(hit, Some(Click::Log)) => self.popup = Some(self.whole_log()),
            (MouseEventKind::ScrollUp, None) => self.filling.wheel(false),
            _ => {}
        }
        None
    }

    fn click(&mut self, hit: Click) -> Option<After> {
        let chosen = match hit {
            Click::Key(code) => return self.key(KeyEvent::from(code)),
            Click::Log => {
                self.popup = Some(self.whole_log());
                None
            }
            Click::Card(i) if self.tells_why_barred(i) => return None,
            Click::Card(i) => self.filling.click_card(i),
            Click::Picked => self.filling.click_picked(),
            Click::Line(i) => self.filling.click_line(i),
            Click::Place(p) => match self.sitting.table().scene(self.sitting.viewer()).board {
                Board::Bank(bank) => bank.layout.get(p as usize).and_then(|name| self.filling.click_layout(name)),
                Board::Stage(stage) => stage.piles.iter().find_map(|pile| pointed_at(pile, p)),
                _ => self.filling.click_place(p),
            },
        };
        self.message = None;
        if let Some(notation) = chosen {
            self.act(&notation);
        }
        None
    }

    fn key(&mut self, key: KeyEvent) -> Option<After> {
        if is_interrupt(&key) {
            self.sitting.save();
            return Some(After::Leave);
        }
        if let Some(popup) = &mut self.popup {
            let passed = popup.lets_through(key.code);
            if passed || !popup.key(key.code) {
                self.close_popup();
            }
            if !passed {
                return None;
            }
            self.popup = None;
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
            return None;
        }
        self.message = None;
        let staking = matches!(self.filling.mode(), Mode::Amount | Mode::Stroke);
        match key.code {
            KeyCode::Char('q') => {
                self.sitting.save();
                return Some(After::Menu);
            }
            KeyCode::Char('?') => self.popup = Some(self.explanation()),
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char('r') => {
                let (book, lang) = (self.voice.book, self.voice.speech.lang());
                self.popup = Some(Popup::book(book.title.name.get(lang).to_owned(), &rules(book, lang)));
            }
            KeyCode::Char('s') => self.secret(),
            KeyCode::Char('g') => self.popup = Some(self.glossary()),
            KeyCode::Char('p') => {
                self.pace = self.pace.next();
                self.message = Some(self.voice.say(&text!("house-pace", pace = self.pace.name())));
            }
            KeyCode::Char('l') => self.popup = Some(self.whole_log()),
            KeyCode::Char('a') => self.popup = Some(self.account()),
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char('m') => self.could_be_made(),
            KeyCode::Char(':') => self.typed = Some(String::new()),
            KeyCode::Enter if self.sitting.table().turn() == Turn::Over && !staking => return Some(After::Menu),
            _ => {
                let width = match self.sitting.table().scene(self.sitting.viewer()).board {
                    Board::Chequer(_) => 8,
                    _ => 0,
                };
                if let Some(notation) = self.filling.key(key, width) {
                    self.act(&notation);
                }
            }
        }
        None
    }

    fn act(&mut self, notation: &str) {
        let Some(seat) = self.sitting.human_to_act() else { return };
        // What cannot be mended is asked twice.
        let grave = self.sitting.table().describe(seat, notation).filter(|choice| choice.grave);
        if let Some(choice) = grave.filter(|_| self.meant.as_deref() != Some(notation)) {
            self.meant = Some(notation.to_owned());
            self.message = Some(self.voice.say(&text!("house-once-more", choice = choice.label)));
            return;
        }
        self.meant = None;
        match self.sitting.act(seat, notation) {
            Ok(()) => self.message = None,
            Err(ChoiceError::Notation(why)) => {
                self.message = Some(self.voice.say(&text!("house-not-understood", why = why, words = notation)));
            }
            Err(ChoiceError::Refused(refusal)) => {
                self.message = Some(self.voice.refusal(&refusal));
            }
        }
    }

    /// A card that may not be played was clicked: says why. Returns whether it was such a card.
    fn tells_why_barred(&mut self, place: usize) -> bool {
        let Some(barred) = self.filling.barred(place).cloned() else { return false };
        let card = barred.card;
        let lines = self.why_barred(&barred, vec![card]).into_iter().skip(1).collect();
        self.popup = Some(Popup::note(self.voice.say(&text!("house-your-choice")), lines));
        true
    }

    fn take_back(&mut self) {
        let seat = match self.sitting.viewer() {
            Viewer::Seat(seat) => seat,
            Viewer::Onlooker => return,
        };
        let done = self.sitting.take_back(seat);
        self.chosen_at = None;
        self.shown_end = false;
        self.sheets_shown = self.sitting.deals_over();
        let message = if done { text!("house-taken-back") } else { text!("house-nothing-to-take-back") };
        self.message = Some(self.voice.say(&message));
    }

    fn hint(&mut self) {
        let Some(seat) = self.sitting.human_to_act() else { return };
        let hint = hints::ask(self.sitting.table(), seat, Some(hints::AT_THE_TABLE));
        // The cursor stands on what is advised when the window is closed.
        let book = hint.book.as_ref().map(|b| (&b.notation, &b.target, &b.form));
        if let Some((notation, target, form)) = hint.choices.first().map(|c| (&c.notation, &c.target, &c.form)).or(book)
        {
            self.filling.point_at(notation, target, form.as_ref());
        }
        let lines = hints::lines(hint, &self.voice);
        self.popup = Some(Popup::note(self.voice.say(&text!("house-hint-title")), lines));
    }

    /// What may be read about what is shown on a stage; what would spoil it must be asked for twice.
    fn secret(&mut self) {
        let Board::Stage(board) = self.sitting.table().scene(self.sitting.viewer()).board else { return };
        let spoils = board.pages.iter().any(|page| page.spoils);
        let moment = (board.number, self.sitting.table().record().steps.len());
        let all = !spoils || self.spoiled == Some(moment);
        let Some(text) = stage::pages(&board, all, |text| self.voice.say(text)) else { return };
        let more =
            if all { String::new() } else { format!("\n\n{}", self.voice.say(&text!("house-secret-once-more"))) };
        self.spoiled = Some(moment);
        let title = self.voice.say(&text!("house-secret"));
        self.popup = Some(Popup::book(title, &read(&(text + &more))));
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
        let scene = self.sitting.table().scene(self.sitting.viewer());
        let me = self.sitting.viewer().seat();
        let [title, body, footer] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(0), Constraint::Length(1)]).areas(area);
        let log_width = if area.width >= 76 { (area.width / 3).clamp(26, 48) } else { 0 };
        let [left, right] = Layout::horizontal([Constraint::Min(0), Constraint::Length(log_width)]).areas(body);
        frame.render_widget(Line::styled(format!(" {}", self.title(&scene)), Theme::TITLE), title);
        self.draw_left(frame, left, &scene, me, log_width == 0);
        if log_width > 0 {
            self.draw_log(frame, right);
            self.clicks.push((right, Click::Log));
        }
        self.draw_footer(frame, footer);
        if let Some(popup) = &mut self.popup {
            popup.draw(frame, &self.voice.say(&text!("house-popup-keys")), self.theme);
        }
        self.theme.finish(frame.buffer_mut());
    }

    /// What the scene says of itself, with the name of the game before it.
    fn title(&self, scene: &Scene) -> String {
        let game = self.voice.book.title.name.get(self.voice.speech.lang());
        let (title, game) = (self.voice.say(&scene.title), self.theme.written(game.to_owned()));
        let dot = if self.theme.ascii { "|" } else { "·" };
        format!("{game} {dot} {title}")
    }

    fn draw_left(&mut self, frame: &mut Frame, area: Rect, scene: &Scene, me: Option<Seat>, without_log: bool) {
        let others: Vec<&Plate> = scene.seats.iter().filter(|p| Some(p.seat) != me).collect();
        let mine = scene.seats.iter().find(|p| Some(p.seat) == me);
        let around = |company| company::around(&others, company, area.width, &self.voice, self.theme);
        let own_line = mine.map(|place| company::plate_line(place, &self.voice, self.theme));
        let own_lines = own_line.map(|line| wrap(&line, area.width, 3)).unwrap_or_default();
        let pot_lines = self.pot_lines(scene, area.width);
        let note = |note| wrap(&Line::styled(self.voice.say(note), Theme::NOTE), area.width.saturating_sub(2), 0);
        let mut said: Vec<Vec<Line>> = scene.notes.iter().map(note).collect();
        if without_log && let Some(event) = self.sitting.told_to(self.sitting.viewer()).next_back() {
            said.push(wrap(&Line::styled(self.voice.event(event), Theme::LAW), area.width.saturating_sub(2), 0));
        }
        let listed = self.filling.listed();
        let inner_width = area.width.saturating_sub(1);
        let shares = share(
            area.height,
            &Wishes {
                company: [Company::Cards, Company::Counts, Company::Running].map(|c| around(c).len() as u16),
                fixed: (pot_lines.len() + own_lines.len()) as u16,
                board: board::least(&scene.board, inner_width, &self.voice, self.theme),
                notes: said.iter().map(|lines| lines.len() as u16).collect(),
                keeps_note: !matches!(scene.board, Board::Cards(_) | Board::Bank(_)),
                hand: mine.is_some_and(|p| !p.hand.is_empty()),
                choices: self.choice_lines(&listed, &scene.board),
            },
        );
        let around = around(shares.company);
        let [above, pots, middle, notes, own, hand, choices] = Layout::vertical([
            Constraint::Length(around.len() as u16),
            Constraint::Length(pot_lines.len() as u16),
            Constraint::Length(shares.board),
            Constraint::Length(shares.notes),
            Constraint::Length(own_lines.len() as u16),
            Constraint::Length(shares.hand),
            Constraint::Length(shares.choices),
        ])
        .areas(area);
        company::draw(frame, above, around, &self.voice, self.theme);
        frame.render_widget(Paragraph::new(pot_lines), pots);
        let inner = Rect { x: middle.x + 1, width: inner_width, ..middle };
        let pointing = self.filling.pointing();
        let turned = board::is_turned(scene, me);
        let places = board::draw(&scene.board, &pointing, turned, inner, &self.voice, self.theme, frame.buffer_mut());
        self.clicks.extend(places.into_iter().map(|(place, area)| (area, Click::Place(place))));
        let notes_area = Rect { x: notes.x + 1, width: notes.width.saturating_sub(1), ..notes };
        frame.render_widget(Paragraph::new(said[shares.first_note..].concat()), notes_area);
        if let Some(place) = mine {
            frame.render_widget(Paragraph::new(own_lines), own);
            self.draw_hand(frame, hand, &place.hand);
        }
        self.draw_choices(frame, choices, &listed);
    }

    fn pot_lines(&self, scene: &Scene, width: u16) -> Vec<Line<'static>> {
        if scene.pots.is_empty() {
            return vec![];
        }
        let pot = |mark: &Mark| format!("{} {}", self.voice.say(&mark.name), self.voice.amount(mark.value));
        let pots: Vec<String> = scene.pots.iter().map(pot).collect();
        let dot = if self.theme.ascii { " | " } else { " · " };
        wrap(&Line::styled(format!(" {}", pots.join(dot)), Theme::MONEY), width, 1)
    }

    /// Lines of the list of choices, and of what stands above it. A board does not change its size with the turn: there
    /// the list is always as long.
    fn choice_lines(&self, listed: &[usize], board: &Board) -> (u16, u16) {
        let most = match board {
            Board::Chequer(_) => return (6, 0),
            Board::Tables(_) => return (4, 0),
            Board::Cloth(_) | Board::Court(_) => return (5, 0),
            Board::Cards(_) => 6,
            Board::Bank(_) => 4,
            Board::Stage(_) => 7,
        };
        if self.sitting.human_to_act().is_none() {
            return (1, 0);
        }
        let staking = u16::from(self.filling.mode() == Mode::Amount) * 2;
        let subset = u16::from(self.filling.subset().is_some());
        ((listed.len() as u16).clamp(1, most), staking + subset)
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
        let names: Vec<String> = hand.iter().map(name_of).collect();
        self.mark_drawn(&names, &areas, frame.buffer_mut());
        self.clicks.extend(areas.into_iter().enumerate().map(|(i, area)| (area, Click::Card(i))));
    }

    fn draw_choices(&mut self, frame: &mut Frame, area: Rect, listed: &[usize]) {
        let Some(seat) = self.sitting.human_to_act() else {
            let waiting = self.sitting.table().turn().awaited().first();
            let thinking = waiting.filter(|s| self.sitting.is_bot(*s));
            if let Some(seat) = thinking {
                let line = self.voice.say(&text!("house-takes-turn", seat = seat));
                let dots = self.theme.dots();
                frame.render_widget(Line::styled(format!(" {line} {dots}"), Theme::QUIET), area);
            }
            return;
        };
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
            self.clicks.push((place, Click::Picked));
        }
        if self.filling.mode() == Mode::Stroke {
            let figures = self.filling.figures().into_iter().map(|figure| self.figure(figure));
            let line = Line::from(figures.collect::<Vec<_>>());
            put(frame, line);
        }
        if matches!(self.filling.mode(), Mode::Amount | Mode::Stroke) {
            let place = put(frame, Line::styled(format!(" {} ", self.current_stake(seat)), Theme::CHOSEN));
            self.clicks.push((place, Click::Key(KeyCode::Enter)));
            let keys = put(frame, Line::default());
            let stroke = self.filling.mode() == Mode::Stroke;
            let words = if stroke { text!("house-stroke-keys") } else { text!("house-stake-keys") };
            let words = self.voice.say(&words);
            let clicks = bar::draw(&words, keys, Theme::QUIET, frame.buffer_mut());
            self.clicks.extend(clicks.into_iter().map(|(area, key)| (area, Click::Key(key))));
        }
        let chosen = self.filling.line.min(listed.len().saturating_sub(1));
        let room = area.bottom().saturating_sub(y) as usize;
        let first = chosen.saturating_sub(room.saturating_sub(1));
        for (row, (line, &i)) in listed.iter().enumerate().skip(first).take(room).enumerate() {
            let choice = &self.filling.choices.list[i];
            let label = format!(" {:>2} {} ", line + 1, self.voice.say(&choice.label));
            let is_chosen = line == chosen && self.filling.mode() == Mode::List;
            let style = if is_chosen { Theme::CHOSEN } else { ratatui::style::Style::new() };
            let mut told = vec![Span::styled(label, style)];
            let hidden = listed.len() - first - row - 1;
            if row + 1 == room && hidden > 0 {
                told.push(Span::styled(self.theme.written(format!(" ↓ {hidden}")), Theme::QUIET));
            }
            let place = Rect { y: y + row as u16, height: 1, ..area };
            frame.render_widget(Line::from(told), place);
            self.clicks.push((place, Click::Line(line)));
        }
    }

    /// Could it have been made? The last deal that is over, card by card.
    fn could_be_made(&mut self) {
        match last_made(self.sitting.table()) {
            Some(made) => {
                let title = self.voice.say(&text!("house-made-ask"));
                self.popup = Some(Popup::note(title, made_lines(&self.voice, &made)));
            }
            None => self.message = Some(self.voice.say(&text!("house-made-not-here"))),
        }
    }

    /// A figure of a stroke with what it is now.
    fn figure(&self, (figure, value, chosen): (&Figure, i64, bool)) -> Span<'static> {
        let unit = 10f64.powi(i32::from(figure.decimals));
        let value = decimal(value as f64 / unit, usize::from(figure.decimals));
        let value = self.theme.written(value.get(self.voice.speech.lang()).to_owned());
        let style = if chosen { Theme::CHOSEN } else { ratatui::style::Style::new() };
        Span::styled(format!(" {} {value} ", self.voice.say(&figure.label)), style)
    }

    /// The stake or stroke as it would be laid or played now, by its name and in notation.
    fn current_stake(&self, seat: Seat) -> String {
        let notation = self.filling.current().unwrap_or_default();
        match self.sitting.table().describe(seat, &notation) {
            Some(choice) => format!("{}  [{notation}]", self.voice.say(&choice.label)),
            None => notation,
        }
    }

    fn draw_log(&self, frame: &mut Frame, area: Rect) {
        let who = self.sitting.viewer();
        let block = self.theme.block(format!(" {} ", self.voice.say(&text!("house-log"))));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        // The newest entries that fit, counted from below.
        let mut lines: Vec<Line> = Vec::new();
        for event in self.sitting.told_to(who).rev() {
            let law = event.counts().then(|| self.voice.law(event)).flatten();
            let style = if law.is_some() { Theme::MONEY } else { ratatui::style::Style::new() };
            let mut entry = wrap(&Line::styled(self.voice.event(event), style), inner.width, 1);
            if let Some((_, sentence)) = law {
                entry.extend(wrap(&Line::styled(format!("  {sentence}"), Theme::LAW), inner.width, 2));
            }
            // An entry larger than the whole frame is better begun than left out.
            if lines.len() + entry.len() > inner.height as usize && !lines.is_empty() {
                break;
            }
            lines.splice(0..0, entry);
        }
        frame.render_widget(Paragraph::new(lines), inner);
    }

    fn draw_footer(&mut self, frame: &mut Frame, area: Rect) {
        let line = match (&self.typed, &self.message) {
            (Some(typed), _) => Line::styled(format!(":{typed}_"), Theme::CHOSEN),
            (None, Some(message)) => Line::styled(self.theme.written(format!(" {message}")), Theme::WARNING),
            (None, None) => {
                let over = self.sitting.table().turn() == Turn::Over;
                let is_stage = || {
                    let board = self.sitting.table().scene(self.sitting.viewer()).board;
                    matches!(board, Board::Stage(stage) if !stage.pages.is_empty())
                };
                let keys = match over {
                    true => text!("house-footer-over"),
                    false if is_stage() => text!("house-footer-stage"),
                    false => text!("house-footer"),
                };
                let clicks = bar::draw(&self.voice.say(&keys), area, Theme::QUIET, frame.buffer_mut());
                self.clicks.extend(clicks.into_iter().map(|(area, key)| (area, Click::Key(key))));
                return;
            }
        };
        frame.render_widget(line, area);
    }
}

/// Whether an input asks the others to go on at once: a key or a click, but not a hand on the mouse.
fn is_hastening(input: &Input) -> bool {
    match input {
        Input::Key(key) => key.kind != KeyEventKind::Release,
        Input::Mouse(mouse) => mouse.kind == MouseEventKind::Down(MouseButton::Left),
        _ => false,
    }
}

fn is_interrupt(key: &KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}

/// The move that points at a card of a pile, if one does.
fn pointed_at(pile: &StagePile, place: u8) -> Option<String> {
    pile.points.as_ref().map(|verb| format!("{verb} {}", place + 1))
}

pub(super) fn hand_names(scene: &Scene, seat: Seat) -> Vec<String> {
    let place = scene.seats.iter().find(|p| p.seat == seat);
    let faces = place.map(|p| p.hand.as_slice()).unwrap_or_default();
    faces.iter().map(name_of).collect()
}

/// The notation of a card; nothing where it lies face down.
fn name_of(face: &Face) -> String {
    match face {
        Face::Up(name) => name.clone(),
        Face::Down(()) => String::new(),
    }
}
