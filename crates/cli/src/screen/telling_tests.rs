//! What the table tells: the sheet of a deal, accounts, laws, words of the trade, and how fast.

use super::table::TableScreen;
use crate::args::PlayArgs;
use crate::commands::Manner;
use crate::sitting::Sitting;
use crossterm::event::{Event, KeyCode, KeyEvent};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use spadille_core::{Lang, Turn};

fn table(game: &str, lang: Lang, options: &[&str]) -> TableScreen {
    let options = options.iter().map(|o| (*o).to_owned()).collect();
    let args = PlayArgs { seed: Some(7), name: "Henriette".into(), options, ..PlayArgs::default() };
    let sitting = Sitting::from_args(game, &args, lang).expect("a table").unsaved();
    TableScreen::new(Manner { lang, json: false, ascii: false, signs: None }, sitting)
}

fn drawn(table: &mut TableScreen) -> String {
    let mut terminal = Terminal::new(TestBackend::new(100, 40)).expect("a terminal");
    terminal.draw(|frame| table.draw(frame)).expect("drawn");
    terminal.backend().to_string()
}

fn press(table: &mut TableScreen, key: char) -> String {
    let _ = table.input(Event::Key(KeyEvent::from(KeyCode::Char(key))));
    drawn(table)
}

/// Plays by the book until something holds.
fn play_until(table: &mut TableScreen, what: &str, mut holds: impl FnMut(&mut TableScreen) -> bool) {
    for _ in 0..4000 {
        table.refresh();
        if holds(table) {
            return;
        }
        let steps = table.sitting().table().record().steps.len();
        assert!(table.sitting().table().turn() != Turn::Over, "the match ends before {what}");
        table.sitting().play_by_book(steps + 1);
    }
    panic!("never: {what}");
}

fn play_a_deal(table: &mut TableScreen) -> String {
    play_until(table, "a deal is over", |table| table.sitting().deals_over() > 0);
    drawn(table)
}

#[test]
fn the_end_of_a_deal_is_a_sheet() {
    for (game, lang, title, next) in [
        ("piquet", Lang::En, "Account of the deal", "Enter next deal"),
        ("lhombre", Lang::De, "Abrechnung des Spiels", "Enter nächstes Spiel"),
        ("tarock", Lang::En, "Account of the deal", "Enter next deal"),
    ] {
        let mut table = table(game, lang, &[]);
        let sheet = play_a_deal(&mut table);
        assert!(sheet.contains(title) && sheet.contains(next), "{game}: {sheet}");
        assert!(sheet.contains("Henriette"), "{sheet}");
        let _ = table.input(Event::Key(KeyEvent::from(KeyCode::Enter)));
        assert!(!drawn(&mut table).contains(title), "a key goes on");
        table.refresh();
        assert!(!drawn(&mut table).contains(title), "it is shown once");
    }
}

#[test]
fn an_account_is_not_empty_when_points_were_scored() {
    let mut table = table("piquet", Lang::En, &[]);
    play_a_deal(&mut table);
    // From the sheet straight to the account.
    let account = press(&mut table, 'a');
    assert!(account.contains("The account") && account.contains("You mark"), "{account}");
    assert!(!account.contains("Nothing was paid"), "{account}");
    assert!(account.contains("You: "), "whoever reads it is himself: {account}");
    assert!(account.contains("(“Piquet”)"), "a law is named by its chapter: {account}");
}

#[test]
fn whoever_may_not_play_a_card_learns_why() {
    let mut table = table("whist", Lang::En, &[]);
    play_until(&mut table, "a card is barred", |table| {
        let Some(seat) = table.sitting().human_to_act() else { return false };
        !table.sitting().table().choices(seat).barred.is_empty()
    });
    // A window of the deal before may lie over the table.
    let _ = table.input(Event::Key(KeyEvent::from(KeyCode::Esc)));
    let explained = press(&mut table, '?');
    assert!(explained.contains("may not be played"), "{explained}");
    assert!(explained.contains("Law: "), "{explained}");
}

#[test]
fn laws_are_explained_on_anothers_turn_too() {
    let mut table = table("lhombre", Lang::De, &[]);
    play_until(&mut table, "something has happened by a law", |table| {
        let by_law = table.sitting().told().any(|event| event.law.is_some());
        by_law && table.sitting().human_to_act().is_some()
    });
    while let Some(seat) = table.sitting().human_to_act() {
        let advised = table.sitting().table().advice(seat).expect("advice").0;
        table.sitting().act(seat, &advised).expect("a move");
        table.refresh();
    }
    let explained = press(&mut table, '?');
    assert!(explained.contains("Gesetz: "), "{explained}");
    assert!(explained.contains("an der Reihe"), "{explained}");
}

#[test]
fn words_of_the_trade_have_a_window() {
    let mut table = table("lhombre", Lang::En, &[]);
    table.refresh();
    let words = press(&mut table, 'g');
    assert!(words.contains("Words of the trade") && words.contains("Basta"), "{words}");
}

#[test]
fn the_pace_is_changed_by_a_key() {
    let mut table = table("piquet", Lang::En, &[]);
    table.refresh();
    assert!(press(&mut table, 'p').contains("Pace: at once"));
    assert!(press(&mut table, 'p').contains("Pace: calm"));
    assert!(press(&mut table, 'p').contains("Pace: brisk"));
}

#[test]
fn the_table_speaks_to_whoever_sits_at_it() {
    for (lang, you) in [(Lang::En, "You "), (Lang::De, "Sie ")] {
        let mut table = table("lhombre", lang, &[]);
        play_until(&mut table, "thirty steps", |table| table.sitting().table().record().steps.len() > 30);
        let _ = table.input(Event::Key(KeyEvent::from(KeyCode::Esc)));
        let log = press(&mut table, 'l');
        assert!(log.contains(you), "{log}");
        assert!(!log.contains("Henriette"), "{log}");
    }
}
