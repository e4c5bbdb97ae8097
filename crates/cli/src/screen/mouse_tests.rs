//! The house by mouse alone: what is seen is clicked.

use super::menu::{Chosen, Menu};
use super::table::{After, TableScreen};
use crate::args::PlayArgs;
use crate::commands::Manner;
use crate::sitting::Sitting;
use crossterm::event::{Event, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use spadille_core::Lang;

const EN: Manner = Manner { lang: Lang::En, json: false, ascii: false, signs: None };
const LEFT: MouseEventKind = MouseEventKind::Down(MouseButton::Left);

fn mouse(kind: MouseEventKind, (column, row): (u16, u16)) -> Event {
    Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
}

/// Where some words stand on the screen.
fn find(screen: &str, words: &str) -> Option<(u16, u16)> {
    screen.lines().zip(0..).find_map(|(line, y)| {
        // The first sign of a drawn line is its quotation mark; a frame is not clicked but what stands in it.
        let x = line.find(words).map(|at| line[..at].chars().count())?;
        Some((x as u16 - 1 + 2 * u16::from(words.starts_with('│')), y))
    })
}

/// A table and the hand on the mouse.
struct Hand {
    terminal: Terminal<TestBackend>,
    table: TableScreen,
}

impl Hand {
    fn at(game: &str, steps: usize) -> Hand {
        let args = PlayArgs { seed: Some(7), name: "Henriette".into(), ..PlayArgs::default() };
        let mut sitting = Sitting::from_args(game, &args, Lang::En).expect("a table").unsaved();
        sitting.play_by_book(steps);
        let terminal = Terminal::new(TestBackend::new(100, 30)).expect("a terminal");
        Hand { terminal, table: TableScreen::new(EN, sitting) }
    }

    fn screen(&mut self) -> String {
        self.table.refresh();
        self.terminal.draw(|frame| self.table.draw(frame)).expect("drawn");
        self.terminal.backend().to_string()
    }

    fn place(&mut self, words: &str) -> (u16, u16) {
        let screen = self.screen();
        find(&screen, words).unwrap_or_else(|| panic!("{words} is not to be seen:\n{screen}"))
    }

    fn does(&mut self, kind: MouseEventKind, at: (u16, u16)) -> Option<After> {
        self.table.input(mouse(kind, at))
    }

    fn clicks(&mut self, words: &str) -> Option<After> {
        let at = self.place(words);
        self.does(LEFT, at)
    }

    fn sees(&mut self, words: &str) -> bool {
        self.screen().contains(words)
    }
}

#[test]
fn cards_are_picked_and_confirmed() {
    let mut hand = Hand::at("piquet", 1);
    assert!(hand.sees("Picked 0 of"));
    // The first card of the hand stands under the line with one's name.
    let (_, name) = hand.place("Henriette (");
    hand.does(LEFT, (4, name + 2));
    assert!(hand.sees("Picked 1 of"));
    hand.does(LEFT, (9, name + 2));
    assert!(hand.sees("Picked 2 of"));
    hand.does(LEFT, (9, name + 2));
    assert!(hand.sees("Picked 1 of"));
    hand.clicks("Picked 1 of");
    assert!(hand.sees("You exchange 1"));
}

#[test]
fn a_line_of_the_list_is_a_choice() {
    let mut hand = Hand::at("lhombre", 1);
    let (x, y) = hand.place("1 Pass");
    let before = hand.screen();
    hand.does(MouseEventKind::Moved, (x, y));
    hand.does(MouseEventKind::Down(MouseButton::Middle), (x, y));
    assert_eq!(hand.screen(), before, "only the left button chooses");
    hand.does(LEFT, (x, y));
    assert_ne!(hand.screen(), before);
}

#[test]
fn a_man_is_taken_up_and_set_down() {
    let mut hand = Hand::at("chess", 0);
    // Henriette has Black and sees the board from her side.
    let (_, eighth) = hand.place("8   ♜");
    let (_, seventh) = hand.place("7   ♟");
    let fifth = seventh - 2 * (eighth - seventh);
    let (x, _) = hand.place("e    d    c");
    hand.does(LEFT, (x, seventh));
    assert!(hand.sees("•"), "the squares he may go to are shown");
    hand.does(LEFT, (x, fifth));
    assert!(hand.sees("You: pawn e7–e5"), "{}", hand.screen());
}

#[test]
fn a_card_of_the_bank_is_pointed_at_and_then_staked_on() {
    let mut hand = Hand::at("pharo", 1);
    let at = hand.place(" 7 ");
    let at = (at.0 + 1, at.1);
    hand.does(LEFT, at);
    assert!(hand.sees("[stake 7 1]"), "{}", hand.screen());
    hand.does(MouseEventKind::ScrollUp, at);
    assert!(hand.sees("[stake 7 2]"), "{}", hand.screen());
    hand.does(LEFT, at);
    assert!(hand.sees("Henriette 7: 2"), "{}", hand.screen());
}

#[test]
fn the_wheel_turns_rules_and_log_and_a_click_closes_them() {
    let mut hand = Hand::at("trictrac", 24);
    hand.clicks("r rules");
    let top = hand.screen();
    hand.does(MouseEventKind::ScrollDown, (50, 10));
    assert_ne!(hand.screen(), top);
    hand.does(MouseEventKind::ScrollUp, (50, 10));
    assert_eq!(hand.screen(), top);
    hand.does(LEFT, (50, 10));
    assert!(hand.sees("r rules"));
    let log = hand.place("What happened");
    hand.does(MouseEventKind::ScrollUp, (log.0, log.1 + 3));
    assert!(hand.sees("100 %"), "{}", hand.screen());
    hand.does(LEFT, (1, 1));
    assert_eq!(hand.clicks("q leave"), Some(After::Menu));
}

#[test]
fn a_game_is_chosen_and_agreed_on() {
    let mut terminal = Terminal::new(TestBackend::new(100, 40)).expect("a terminal");
    let mut menu = Menu::new(EN, &PlayArgs::default());
    let mut screen = |menu: &mut Menu| {
        terminal.draw(|frame| menu.draw(frame)).expect("drawn");
        terminal.backend().to_string()
    };
    let mut click = |menu: &mut Menu, button, words: &str| {
        let drawn = screen(menu);
        let at = find(&drawn, words).unwrap_or_else(|| panic!("{words} is not to be seen:\n{drawn}"));
        let chosen = menu.input(&mouse(button, at));
        (chosen, screen(menu))
    };
    click(&mut menu, LEFT, "│  Piquet");
    let (_, setup) = click(&mut menu, LEFT, "│  Piquet");
    assert!(setup.contains("Sit down and play"), "{setup}");
    click(&mut menu, LEFT, "Opponents");
    let (_, changed) = click(&mut menu, LEFT, "Opponents");
    assert!(changed.contains("a master"), "{changed}");
    let (_, back) = click(&mut menu, MouseEventKind::Down(MouseButton::Right), "Opponents");
    assert!(back.contains("by the book"), "{back}");
    click(&mut menu, LEFT, "Sit down and play");
    let (chosen, _) = click(&mut menu, LEFT, "Sit down and play");
    assert!(matches!(chosen, Chosen::Sit(_)));
    let (_, menu_again) = click(&mut menu, LEFT, "Esc/q back");
    assert!(menu_again.contains("Games"), "{menu_again}");
    let (chosen, _) = click(&mut menu, LEFT, "Esc leave");
    assert!(matches!(chosen, Chosen::Leave));
}
