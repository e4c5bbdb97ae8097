//! The menu: which game, by which rules, against whom.

use super::bar;
use super::popup::Popup;
use super::setup::{Row, Setup};
use super::theme::Theme;
use super::wrapping::{wrap, wrap_all};
use super::{LEAST, wait};
use crate::args::PlayArgs;
use crate::commands::Manner;
use crate::failure::Failure;
use crate::saving;
use crate::sitting::Sitting;
use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use ratatui::{DefaultTerminal, Frame};
use spadille_catalogue::About;
use spadille_catalogue::find::{SHELVES, Wish, find};
use spadille_core::{Bilingual, Speech, Text, text};
use spadille_table::prose::rules;
use std::time::Duration;

/// The menu of the house.
pub struct Menu {
    manner: Manner,
    theme: Theme,
    speech: Speech,
    games: Vec<About>,
    /// The line pointed at, among those that can be.
    line: usize,
    /// What was typed: only games that answer to it are shown.
    typed: String,
    setup: Option<Setup>,
    /// What was agreed on for other games in this visit.
    agreed: Vec<Setup>,
    popup: Option<Popup>,
    message: Option<String>,
    name: String,
    rows: Vec<(Rect, usize)>,
    keys: Vec<(Rect, KeyCode)>,
    /// How far the description of a game is scrolled, and where it stands.
    scroll: u16,
    description: Rect,
}

/// A line of the menu that can be taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Offered {
    /// The match that was left.
    Left,
    /// A game.
    Game(usize),
}

/// What came of an input.
pub enum Chosen {
    Nothing,
    Leave,
    Sit(Box<Sitting>),
}

impl Menu {
    pub fn new(manner: Manner, args: &PlayArgs) -> Menu {
        Menu {
            manner,
            theme: Theme::new(manner.ascii),
            speech: Speech::new(manner.lang, []),
            games: spadille_catalogue::GAMES.iter().filter_map(|id| spadille_catalogue::about(id)).collect(),
            line: 0,
            typed: String::new(),
            setup: None,
            agreed: Vec::new(),
            popup: None,
            message: None,
            name: args.name.clone(),
            rows: Vec::new(),
            keys: Vec::new(),
            scroll: 0,
            description: Rect::default(),
        }
    }

    /// Lets the visitor choose. Nothing when he leaves.
    pub fn choose(&mut self, terminal: &mut DefaultTerminal) -> Result<Option<Sitting>, Failure> {
        loop {
            terminal.draw(|frame| self.draw(frame))?;
            let Some(input) = wait(Duration::from_millis(500))? else { continue };
            match self.input(&input) {
                Chosen::Nothing => {}
                Chosen::Leave => return Ok(None),
                Chosen::Sit(sitting) => {
                    self.put_aside();
                    return Ok(Some(*sitting));
                }
            }
        }
    }

    /// Takes a key or the mouse.
    pub fn input(&mut self, input: &Event) -> Chosen {
        match input {
            Event::Key(key) if key.kind == KeyEventKind::Release => Chosen::Nothing,
            Event::Key(key) if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) => {
                Chosen::Leave
            }
            Event::Key(key) => self.key(key.code),
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => Chosen::Nothing,
        }
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Chosen {
        let at = Position { x: mouse.column, y: mouse.row };
        match (mouse.kind, &mut self.popup) {
            (MouseEventKind::Down(_), Some(_)) => self.popup = None,
            (MouseEventKind::ScrollDown, Some(popup)) => popup.wheel(true),
            (MouseEventKind::ScrollUp, Some(popup)) => popup.wheel(false),
            (MouseEventKind::ScrollDown, None) if self.description.contains(at) => return self.key(KeyCode::PageDown),
            (MouseEventKind::ScrollUp, None) if self.description.contains(at) => return self.key(KeyCode::PageUp),
            (MouseEventKind::ScrollDown, None) => return self.key(KeyCode::Down),
            (MouseEventKind::ScrollUp, None) => return self.key(KeyCode::Up),
            (MouseEventKind::Down(MouseButton::Left), None) => return self.click(at, KeyCode::Right),
            (MouseEventKind::Down(MouseButton::Right), None) => return self.click(at, KeyCode::Left),
            _ => {}
        }
        Chosen::Nothing
    }

    fn say(&self, text: &Text) -> String {
        self.theme.written(self.speech.say(text, &[]))
    }

    /// Words of a book in the visitor's language.
    fn read(&self, words: &Bilingual) -> String {
        self.theme.written(words.get(self.manner.lang).to_owned())
    }

    /// What can be taken, by what was typed: the match that was left, then the games shelf by shelf, or the best answer first.
    fn offered(&self) -> Vec<Offered> {
        let left = (self.typed.is_empty() && saving::left_match().is_some()).then_some(Offered::Left);
        let wish = Wish { words: self.typed.clone(), ..Wish::default() };
        let games = find(&wish).games;
        let game = |id: &String| self.games.iter().position(|game| game.id == id).map(Offered::Game);
        left.into_iter().chain(games.iter().filter_map(game)).collect()
    }

    /// The game pointed at.
    fn pointed(&self) -> Option<usize> {
        match self.offered().get(self.line) {
            Some(&Offered::Game(game)) => Some(game),
            _ => None,
        }
    }

    /// Shows only what answers to the words typed so far.
    fn type_words(&mut self, words: String) {
        self.typed = words;
        self.point_at(0);
    }

    /// A click points at a line; a second one takes it, or changes it by the key that would.
    fn click(&mut self, at: Position, change: KeyCode) -> Chosen {
        if let Some((_, key)) = self.keys.iter().find(|(area, _)| area.contains(at)) {
            return self.key(*key);
        }
        let hit = self.rows.iter().find(|(area, _)| area.contains(at)).map(|(_, i)| *i);
        let Some(row) = hit else { return Chosen::Nothing };
        match &mut self.setup {
            Some(setup) if setup.line == row => {
                let begins = row + 1 == setup.len(&self.games[setup.game]);
                return self.key(if begins { KeyCode::Enter } else { change });
            }
            None if self.line == row => return self.key(KeyCode::Enter),
            Some(setup) => setup.line = row,
            None => self.point_at(row),
        }
        Chosen::Nothing
    }

    fn point_at(&mut self, line: usize) {
        (self.line, self.scroll) = (line, 0);
    }

    fn key(&mut self, code: KeyCode) -> Chosen {
        self.message = None;
        if let Some(popup) = &mut self.popup {
            if !popup.key(code) {
                self.popup = None;
            }
            return Chosen::Nothing;
        }
        if self.setup.is_some() {
            return self.key_in_setup(code);
        }
        let offered = self.offered();
        let len = offered.len().max(1);
        match code {
            KeyCode::Up => self.point_at((self.line + len - 1) % len),
            KeyCode::Down | KeyCode::Tab => self.point_at((self.line + 1) % len),
            KeyCode::Home => self.point_at(0),
            KeyCode::End => self.point_at(len - 1),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(5),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(5),
            KeyCode::Esc if self.typed.is_empty() => return Chosen::Leave,
            KeyCode::Esc => self.type_words(String::new()),
            KeyCode::Backspace => {
                let mut words = self.typed.clone();
                words.pop();
                self.type_words(words);
            }
            KeyCode::Char('?') | KeyCode::F(1) => {
                if let Some(game) = self.pointed().map(|game| &self.games[game]) {
                    let lang = self.manner.lang;
                    let title = game.book.title.name.get(lang).to_owned();
                    self.popup = Some(Popup::book(title, &rules(game.book, lang)));
                }
            }
            KeyCode::Enter => match offered.get(self.line) {
                Some(&Offered::Game(game)) => {
                    let agreed = self.agreed.iter().find(|setup| setup.game == game);
                    self.setup = Some(agreed.cloned().unwrap_or_else(|| Setup::new(game, &self.games[game])));
                }
                Some(Offered::Left) => match Sitting::resume(None) {
                    Ok(sitting) => return Chosen::Sit(Box::new(sitting)),
                    Err(failure) => self.message = Some(failure.tell(self.manner.lang)),
                },
                None => {}
            },
            // Nobody types more than a name.
            KeyCode::Char(letter) if self.typed.len() < 24 => self.type_words(format!("{}{letter}", self.typed)),
            _ => {}
        }
        Chosen::Nothing
    }

    fn key_in_setup(&mut self, code: KeyCode) -> Chosen {
        let Some(setup) = &mut self.setup else { return Chosen::Nothing };
        let about = &self.games[setup.game];
        let len = setup.len(about);
        match code {
            KeyCode::Esc | KeyCode::Char('q') => self.put_aside(),
            KeyCode::Up => setup.line = (setup.line + len - 1) % len,
            KeyCode::Down | KeyCode::Tab => setup.line = (setup.line + 1) % len,
            KeyCode::Left => setup.change(about, -1),
            KeyCode::Right | KeyCode::Char(' ') => setup.change(about, 1),
            KeyCode::Enter => match self.sit() {
                Ok(sitting) => return Chosen::Sit(Box::new(sitting)),
                Err(failure) => self.message = Some(failure.tell(self.manner.lang)),
            },
            _ => {}
        }
        Chosen::Nothing
    }

    fn sit(&self) -> Result<Sitting, Failure> {
        let setup = self.setup.as_ref().ok_or_else(|| Failure::from(text!("house-which-game")))?;
        setup.sit(&self.games[setup.game], &self.name, self.manner.lang)
    }

    /// Puts what is agreed on aside; whoever comes back to the game finds it as he left it.
    fn put_aside(&mut self) {
        if let Some(setup) = self.setup.take() {
            self.agreed.retain(|other| other.game != setup.game);
            self.agreed.push(setup);
        }
    }

    /// The menu as a terminal without colours shows it.
    #[cfg(test)]
    pub fn without_colours(mut self) -> Menu {
        self.theme.colourless = true;
        self
    }

    /// The line pointed at while a table is agreed on, and what is agreed.
    #[cfg(test)]
    pub fn chosen_line(&self) -> Option<String> {
        let setup = self.setup.as_ref()?;
        let row = setup.rows(&self.games[setup.game], &self.speech).into_iter().nth(setup.line)?;
        Some(format!("{}  {}", row.name, row.value))
    }

    /// Opens what is agreed on for a game, as the visitor would.
    #[cfg(test)]
    pub fn at(&mut self, game: usize) {
        self.line = self.offered().iter().position(|offered| *offered == Offered::Game(game)).unwrap_or(0);
        self.key(KeyCode::Enter);
    }

    /// Draws the menu.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let least = text!("house-too-small", width = LEAST.0, height = LEAST.1);
            frame.render_widget(Paragraph::new(self.say(&least)).wrap(Wrap { trim: true }), area);
            return;
        }
        self.rows.clear();
        self.keys.clear();
        self.description = Rect::default();
        let [title, body, footer] =
            Layout::vertical([Constraint::Length(3), Constraint::Min(0), Constraint::Length(1)]).areas(area);
        let suits = if self.theme.ascii { "S H D C" } else { "♠ ♥ ♦ ♣" };
        let heading = format!("  {suits}   {}", self.say(&text!("house-menu-title")));
        frame.render_widget(Paragraph::new(vec![Line::raw(""), Line::styled(heading, Theme::TITLE)]), title);
        match self.setup.is_some() {
            true => self.draw_setup(frame, body),
            false => self.draw_games(frame, body),
        }
        let keys = match (&self.setup, self.pointed()) {
            (Some(_), _) => text!("house-menu-setup-keys"),
            (None, Some(_)) => text!("house-menu-keys"),
            (None, None) => text!("house-menu-resume-keys"),
        };
        match &self.message {
            Some(message) => {
                let told = self.theme.written(format!(" {message}"));
                frame.render_widget(Line::styled(told, Theme::WARNING), footer);
            }
            None => self.keys = bar::draw(&self.say(&keys), footer, Theme::QUIET, frame.buffer_mut()),
        }
        if let Some(popup) = &mut self.popup {
            let keys = self.theme.written(self.speech.say(&text!("house-popup-keys"), &[]));
            popup.draw(frame, &keys, self.theme);
        }
        self.theme.finish(frame.buffer_mut());
    }

    fn draw_games(&mut self, frame: &mut Frame, area: Rect) {
        let [left, right] = Layout::horizontal([Constraint::Length(28), Constraint::Min(0)]).areas(area);
        self.draw_shelves(frame, left);
        let Some(game) = self.pointed().map(|game| &self.games[game]) else { return };
        let title = &game.book.title;
        let mut text = vec![
            Line::styled(self.read(&title.motto), Style::new().add_modifier(Modifier::ITALIC)),
            Line::raw(""),
            Line::styled(self.say(&facts(game)), Theme::NOTE),
            Line::raw(""),
            Line::raw(self.read(&title.about)),
            Line::raw(""),
        ];
        for preset in game.presets {
            let name = Span::styled(format!("{}  ", self.read(&preset.title())), Theme::MONEY);
            text.push(Line::from(vec![name, Span::raw(self.read(&preset.about()))]));
        }
        let mut block = self.theme.block(format!(" {} ", self.read(&title.name)));
        let inner = block.inner(right);
        let text = wrap_all(&text, inner.width);
        let last = (text.len() as u16).saturating_sub(inner.height);
        self.scroll = self.scroll.min(last);
        if last > 0 {
            block =
                block.title_bottom(Line::styled(format!(" {} ", self.say(&text!("house-menu-more"))), Theme::QUIET));
        }
        self.description = right;
        frame.render_widget(Paragraph::new(text).scroll((self.scroll, 0)).block(block), right);
    }

    /// The games shelf by shelf, or what answers to the words typed.
    fn draw_shelves(&mut self, frame: &mut Frame, area: Rect) {
        let title = match self.typed.is_empty() {
            true => self.say(&text!("house-menu-games")),
            false => self.theme.written(format!("/ {}_", self.typed)),
        };
        let block = self.theme.block(format!(" {title} "));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let offered = self.offered();
        self.line = self.line.min(offered.len().saturating_sub(1));
        let mut lines: Vec<(Option<usize>, String)> = Vec::new();
        let mut shelf = "";
        for (i, line) in offered.iter().enumerate() {
            match line {
                Offered::Left => lines.push((Some(i), self.say(&text!("house-menu-resume")))),
                Offered::Game(game) => {
                    let title = &self.games[*game].book.title;
                    if self.typed.is_empty() && title.family != shelf {
                        shelf = &title.family;
                        let name = SHELVES.iter().find(|s| s.id == *shelf).map(|s| self.read(&s.name));
                        lines.push((None, name.unwrap_or_default()));
                    }
                    lines.push((Some(i), self.read(&title.name)));
                }
            }
        }
        if offered.is_empty() {
            lines.push((None, self.say(&text!("house-menu-nothing"))));
        }
        let room = inner.height as usize;
        let pointed = lines.iter().position(|(line, _)| *line == Some(self.line)).unwrap_or(0);
        // The line pointed at is in sight, with one more below it where there is one.
        let first = (pointed + 2).min(lines.len()).saturating_sub(room);
        for (y, (line, name)) in lines.iter().skip(first).take(room).enumerate() {
            let row = Rect { y: inner.y + y as u16, height: 1, ..inner };
            let (indent, style) = match line {
                None => ("", Theme::QUIET),
                Some(i) if *i == self.line => ("  ", Theme::CHOSEN),
                Some(_) => ("  ", Style::new()),
            };
            let name = cut(name, (inner.width as usize).saturating_sub(indent.len()), self.theme.dots());
            frame.render_widget(Line::styled(format!("{indent}{name}"), style), row);
            self.rows.extend(line.map(|i| (row, i)));
        }
    }

    fn draw_setup(&mut self, frame: &mut Frame, area: Rect) {
        let Some(setup) = &self.setup else { return };
        let about = &self.games[setup.game];
        let written = |words: String| self.theme.written(words);
        let rows: Vec<Row> = setup
            .rows(about, &self.speech)
            .into_iter()
            .map(|row| Row {
                heading: row.heading.map(written),
                name: written(row.name),
                value: written(row.value),
                help: written(row.help),
            })
            .collect();
        let help = rows.get(setup.line).map(|row| Line::styled(row.help.clone(), Theme::NOTE)).unwrap_or_default();
        let help = wrap(&help, area.width.saturating_sub(2), 0);
        let below_height = (help.len() as u16).max(4).min(area.height / 2);
        let [list, below] = Layout::vertical([Constraint::Min(0), Constraint::Length(below_height)]).areas(area);
        let mut block = self.theme.block(format!(" {} ", self.read(&about.book.title.name)));
        let inner = block.inner(list);
        let room = inner.height as usize;
        // A heading is a line of its own, at which nobody points.
        let headed = |(i, row): (usize, &Row)| row.heading.iter().map(|_| None).chain([Some(i)]).collect::<Vec<_>>();
        let lines: Vec<Option<usize>> = rows.iter().enumerate().flat_map(headed).collect();
        let pointed = lines.iter().position(|line| *line == Some(setup.line)).unwrap_or(0);
        let first = (pointed + 1).saturating_sub(room);
        let hidden = lines.len().saturating_sub(first + room);
        if hidden > 0 {
            block = block.title_bottom(Line::styled(written(format!(" ↓ {hidden} ")), Theme::QUIET));
        }
        frame.render_widget(block, list);
        let widest = |part: fn(&Row) -> &str| rows.iter().map(|row| part(row).chars().count()).max().unwrap_or(0);
        let names = widest(|row| &row.name).min(34);
        let values = widest(|row| &row.value).min((inner.width as usize).saturating_sub(names + 4));
        let dots = self.theme.dots();
        let mut places = Vec::new();
        for (y, line) in lines.iter().skip(first).take(room).enumerate() {
            let place = Rect { y: inner.y + y as u16, height: 1, ..inner };
            let next = lines[first + y..].iter().find_map(|line| *line);
            let (Some(i), Some(row)) = (*line, next.and_then(|i| rows.get(i))) else {
                let heading = next.and_then(|i| rows[i].heading.as_deref()).unwrap_or_default();
                frame.render_widget(Line::styled(format!(" {heading}"), Theme::TITLE), place);
                continue;
            };
            let style = if i == setup.line { Theme::CHOSEN } else { Style::new() };
            let quiet = if i == setup.line { Theme::CHOSEN } else { Theme::QUIET };
            let (name, value) = (cut(&row.name, names, dots), cut(&row.value, values, dots));
            let term = format!(" {name:<names$}  {value:<values$}  ");
            let left = (inner.width as usize).saturating_sub(term.chars().count() + 1);
            let words = if left < 8 { String::new() } else { cut(&row.help, left, dots) };
            frame.render_widget(Line::from(vec![Span::styled(term, style), Span::styled(words, quiet)]), place);
            places.push((place, i));
        }
        let below = Rect { x: below.x + 1, width: below.width.saturating_sub(2), ..below };
        frame.render_widget(Paragraph::new(help), below);
        self.rows = places;
    }
}

/// How many play a game, how long, and how much there is to learn.
fn facts(game: &About) -> Text {
    let title = &game.book.title;
    let (players, [_, most]) = (title.players(), title.seats);
    text!("house-game-facts", players = players, most = most, minutes = title.minutes, weight = title.weight)
}

/// As much of a sentence as fits; dots tell that it goes on.
fn cut(words: &str, width: usize, dots: &str) -> String {
    if words.chars().count() <= width {
        return words.to_owned();
    }
    let kept: String = words.chars().take(width.saturating_sub(dots.chars().count())).collect();
    format!("{}{dots}", kept.trim_end())
}
