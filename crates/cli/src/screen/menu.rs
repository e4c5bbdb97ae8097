//! The menu: which game, by which rules, against whom.

use super::bar;
use super::popup::Popup;
use super::theme::Theme;
use super::wrapping::wrap_all;
use super::{LEAST, wait};
use crate::args::PlayArgs;
use crate::commands::Manner;
use crate::failure::Failure;
use crate::saving;
use crate::sitting::{Sitting, fresh_seed};
use crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use ratatui::{DefaultTerminal, Frame};
use serde_json::{Map, Value};
use spadille_catalogue::{About, OptionAbout};
use spadille_core::{Speech, Text, text};
use std::time::Duration;

/// The bots offered, weakest first.
const BOTS: [(&str, &str); 3] =
    [("random", "house-bot-random"), ("book", "house-bot-book"), ("search:400ms", "house-bot-search")];

/// The menu of the house.
pub struct Menu {
    manner: Manner,
    theme: Theme,
    speech: Speech,
    games: Vec<About>,
    line: usize,
    setup: Option<Setup>,
    popup: Option<Popup>,
    message: Option<String>,
    name: String,
    rows: Vec<(Rect, usize)>,
    keys: Vec<(Rect, KeyCode)>,
    /// How far the description of a game is scrolled, and where it stands.
    scroll: u16,
    description: Rect,
}

/// What is agreed before sitting down.
struct Setup {
    game: usize,
    preset: usize,
    bot: usize,
    seat: u8,
    seats: u8,
    options: Map<String, Value>,
    line: usize,
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
            theme: Theme { ascii: manner.ascii },
            speech: Speech::new(manner.lang, []),
            games: spadille_catalogue::GAMES.iter().filter_map(|id| spadille_catalogue::about(id)).collect(),
            line: 0,
            setup: None,
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
                    self.setup = None;
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
        self.speech.say(text, &[])
    }

    fn has_left_match(&self) -> bool {
        saving::left_match().is_some()
    }

    fn lines(&self) -> usize {
        self.games.len() + usize::from(self.has_left_match())
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
                let begins = row == setup.begin(&self.games);
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
        let len = self.lines().max(1);
        match code {
            KeyCode::Up => self.point_at((self.line + len - 1) % len),
            KeyCode::Down => self.point_at((self.line + 1) % len),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(5),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(5),
            KeyCode::Char('q') | KeyCode::Esc => return Chosen::Leave,
            KeyCode::Char('r') => {
                if let Some(game) = self.games.get(self.line) {
                    let lang = self.manner.lang;
                    let title = game.book.title.name.get(lang).to_owned();
                    self.popup = Some(Popup::book(title, game.book.rules.get(lang)));
                }
            }
            KeyCode::Enter | KeyCode::Char('o') => match self.games.get(self.line) {
                Some(about) => {
                    let (seats, options) = (about.seats, Map::new());
                    let seat = about.book.title.guest_seat.saturating_sub(1);
                    self.setup = Some(Setup { game: self.line, preset: 0, bot: 1, seat, seats, options, line: 0 });
                }
                None => match Sitting::resume(None) {
                    Ok(sitting) => return Chosen::Sit(Box::new(sitting)),
                    Err(failure) => self.message = Some(failure.tell(self.manner.lang)),
                },
            },
            _ => {}
        }
        Chosen::Nothing
    }

    fn key_in_setup(&mut self, code: KeyCode) -> Chosen {
        let Some(setup) = &mut self.setup else { return Chosen::Nothing };
        let about = &self.games[setup.game];
        let options = about.options();
        let len = setup.begin(&self.games) + 1;
        match code {
            KeyCode::Esc | KeyCode::Char('q') => self.setup = None,
            KeyCode::Up => setup.line = (setup.line + len - 1) % len,
            KeyCode::Down | KeyCode::Tab => setup.line = (setup.line + 1) % len,
            KeyCode::Left => setup.change(about, &options, -1),
            KeyCode::Right | KeyCode::Char(' ') => setup.change(about, &options, 1),
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
        let about = &self.games[setup.game];
        let preset = about.presets.get(setup.preset).map(|p| p.name);
        let seats = spadille_catalogue::open(about.id, preset, &setup.options, &[])?.seats();
        let mine = (setup.seat % seats.max(1)) as usize;
        let kinds: Vec<String> =
            (0..seats as usize).map(|i| if i == mine { "human" } else { BOTS[setup.bot].0 }.to_owned()).collect();
        let args = PlayArgs {
            preset: preset.map(str::to_owned),
            against: kinds.iter().filter(|k| *k != "human").cloned().collect(),
            seat: Some(mine as u8 + 1),
            name: self.name.clone(),
            seed: Some(fresh_seed()),
            options: setup.options.iter().map(|(name, value)| format!("{name}={value}")).collect(),
            ..PlayArgs::default()
        };
        Sitting::from_args(about.id, &args, self.manner.lang)
    }

    /// Opens what is agreed on for a game, as the visitor would.
    #[cfg(test)]
    pub fn at(&mut self, game: usize) {
        self.line = game;
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
        let keys = if self.setup.is_some() { text!("house-menu-setup-keys") } else { text!("house-menu-keys") };
        match &self.message {
            Some(message) => frame.render_widget(Line::styled(format!(" {message}"), Theme::WARNING), footer),
            None => self.keys = bar::draw(&self.say(&keys), footer, Theme::QUIET, frame.buffer_mut()),
        }
        if let Some(popup) = &mut self.popup {
            popup.draw(frame, &self.speech.say(&text!("house-popup-keys"), &[]), self.theme);
        }
        self.theme.plain(frame.buffer_mut());
    }

    fn draw_games(&mut self, frame: &mut Frame, area: Rect) {
        let [left, right] = Layout::horizontal([Constraint::Length(28), Constraint::Min(0)]).areas(area);
        let block = self.theme.block(format!(" {} ", self.say(&text!("house-menu-games"))));
        let inner = block.inner(left);
        frame.render_widget(block, left);
        let lang = self.manner.lang;
        let mut names: Vec<String> = self.games.iter().map(|g| g.book.title.name.get(lang).to_owned()).collect();
        if self.has_left_match() {
            names.push(self.say(&text!("house-menu-resume")));
        }
        self.line = self.line.min(names.len().saturating_sub(1));
        for (i, name) in names.iter().enumerate().take(inner.height as usize) {
            let style = if i == self.line { Theme::CHOSEN } else { Style::new() };
            let row = Rect { y: inner.y + i as u16, height: 1, ..inner };
            frame.render_widget(Line::styled(format!(" {name}"), style), row);
            self.rows.push((row, i));
        }
        let Some(game) = self.games.get(self.line) else { return };
        let title = &game.book.title;
        let mut text = vec![
            Line::styled(title.motto.get(lang).to_owned(), Style::new().add_modifier(Modifier::ITALIC)),
            Line::raw(""),
            Line::raw(title.about.get(lang).to_owned()),
            Line::raw(""),
        ];
        for preset in game.presets {
            let name = Span::styled(format!("{}  ", preset.name), Theme::MONEY);
            text.push(Line::from(vec![name, Span::raw(preset.about().get(lang).to_owned())]));
        }
        let mut block = self.theme.block(format!(" {} ", title.name.get(lang)));
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

    fn draw_setup(&mut self, frame: &mut Frame, area: Rect) {
        let Some(setup) = &self.setup else { return };
        let about = &self.games[setup.game];
        let lang = self.manner.lang;
        let preset = about.presets.get(setup.preset);
        let values = preset_values(about, setup);
        let mut rows: Vec<(String, String)> = vec![
            (self.say(&text!("house-menu-preset")), preset.map_or_else(String::new, |p| p.name.to_owned())),
            (self.say(&text!("house-menu-opponents")), self.say(&Text::new(BOTS[setup.bot].1))),
            (self.say(&text!("house-menu-seat")), (setup.seat + 1).to_string()),
        ];
        let options = about.options();
        rows.extend(options.iter().map(|o| (o.name.clone(), OptionAbout::word(&values[&o.name]))));
        rows.push((self.say(&text!("house-menu-begin")), String::new()));
        let help = match setup.line {
            0 => preset.map_or_else(String::new, |p| p.about().get(lang).to_owned()),
            n if n >= 3 => options.get(n - 3).map_or_else(String::new, |o| {
                let meaning = o.meaning(&values[&o.name]).map_or("", |m| m.get(lang));
                format!("{} {meaning}", o.help.get(lang))
            }),
            _ => String::new(),
        };
        let [list, below] = Layout::vertical([Constraint::Min(0), Constraint::Length(4)]).areas(area);
        let mut block = self.theme.block(format!(" {} ", about.book.title.name.get(lang)));
        let inner = block.inner(list);
        let room = inner.height as usize;
        let first = (setup.line + 1).saturating_sub(room);
        let hidden = rows.len().saturating_sub(first + room);
        if hidden > 0 {
            block = block.title_bottom(Line::styled(format!(" ↓ {hidden} "), Theme::QUIET));
        }
        frame.render_widget(block, list);
        let mut places = Vec::new();
        for (y, (i, (name, value))) in rows.iter().enumerate().skip(first).take(room).enumerate() {
            let style = if i == setup.line { Theme::CHOSEN } else { Style::new() };
            let row = Rect { y: inner.y + y as u16, height: 1, ..inner };
            frame.render_widget(Line::styled(format!(" {name:<26} {value}"), style), row);
            places.push((row, i));
        }
        frame.render_widget(Paragraph::new(help).wrap(Wrap { trim: true }).style(Theme::NOTE), below);
        self.rows = places;
    }
}

impl Setup {
    /// The line that begins the match, after rules, opponents, seat and the options.
    fn begin(&self, games: &[About]) -> usize {
        3 + games[self.game].options().len()
    }

    /// Changes the line under the cursor by one step.
    fn change(&mut self, about: &About, options: &[OptionAbout], step: isize) {
        let turn = |at: usize, len: usize| (at as isize + step).rem_euclid(len.max(1) as isize) as usize;
        match self.line {
            0 => self.preset = turn(self.preset, about.presets.len()),
            1 => self.bot = turn(self.bot, BOTS.len()),
            2 => self.seat = turn(self.seat as usize, self.seats as usize) as u8,
            n => {
                let Some(option) = options.get(n - 3) else { return };
                let now = preset_values(about, self)[&option.name].clone();
                let next = if option.values.is_empty() {
                    let Some(number) = now.as_i64() else { return };
                    let (least, most) = (option.least.unwrap_or(0), option.most.unwrap_or(i64::MAX));
                    Value::from((number + step as i64).clamp(least, most))
                } else {
                    let at = option.values.iter().position(|v| v.value == now).unwrap_or(0);
                    option.values[turn(at, option.values.len())].value.clone()
                };
                self.options.insert(option.name.clone(), next);
            }
        }
        if let Ok(table) =
            spadille_catalogue::open(about.id, about.presets.get(self.preset).map(|p| p.name), &self.options, &[])
        {
            self.seats = table.seats();
            self.seat %= self.seats.max(1);
        }
    }
}

/// The options as they would be played.
fn preset_values(about: &About, setup: &Setup) -> Value {
    let preset = about.presets.get(setup.preset).map(|p| p.name);
    let table = spadille_catalogue::open(about.id, preset, &Map::new(), &[]);
    let mut values = table.map(|t| t.options()).unwrap_or_default();
    if let Some(fields) = values.as_object_mut() {
        fields.extend(setup.options.clone());
    }
    values
}
