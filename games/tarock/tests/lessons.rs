//! The first lessons can be played at the table: their steps are legal, and the book's advice is among the answers.

use serde_json::Value;
use spadille_core::story::Story;
use spadille_core::{Seat, Table, Viewer};
use spadille_tarock::tarock::{Later, Old, Tarock, Zapp};

fn taught<G: Table>() {
    let mut faults = Vec::new();
    for (number, page) in G::book().lesson.pages.iter().enumerate() {
        let Some(table) = &page.table else { continue };
        let options = table.options.as_deref().map_or(Value::Null, |text| serde_json::from_str(text).unwrap());
        let mut at = Story::<G>::new(table.preset.as_deref().unwrap_or(""), &options);
        for step in &table.steps {
            let step: Value = serde_json::from_str(step).unwrap();
            match step.get("chance") {
                Some(fall) => {
                    at.chance(&serde_json::from_value(fall.clone()).unwrap_or_else(|e| panic!("{e}: {fall}")))
                }
                None => at.play(&format!("{}: {}", step["seat"], step["move"].as_str().unwrap())),
            }
        }
        let Some(question) = &page.question else { continue };
        let view = at.game.view(&at.state, Viewer::Seat(Seat(table.seat)));
        let advised =
            at.game.advise(&view, Seat(table.seat)).map(|advice| advice.choice.to_string()).unwrap_or_default();
        let told: Vec<String> = question.answers.iter().map(|m| m.parse::<G::Move>().unwrap().to_string()).collect();
        if !told.contains(&advised) {
            faults.push(format!("page {}: the book advises {advised}, the lesson {told:?}", number + 1));
        }
        for m in question.answers.iter().chain(question.wrong.iter().flat_map(|wrong| &wrong.moves)) {
            if let Some(why) = at.refusal(&format!("{}: {m}", table.seat)) {
                faults.push(format!("page {}: {m} is refused: {why}", number + 1));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_lesson_of_1782() {
    taught::<Tarock<Old>>();
}

#[test]
fn the_lesson_of_about_1860() {
    taught::<Tarock<Later>>();
}

#[test]
fn the_lesson_of_tarok_zapp() {
    taught::<Tarock<Zapp>>();
}
