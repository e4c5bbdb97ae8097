//! The lessons of the family stand at real tables, and the game's own advice is among the answers.

use serde_json::{Map, Value};
use spadille_core::{Options as _, Seat, Table, Viewer};
use spadille_scat::preference::Preference;
use spadille_scat::scat::Scat;
use spadille_scat::solo::{FiveSuits, Solo, Spitzeln};

fn faults<G: Table>() -> Vec<String> {
    let mut faults = Vec::new();
    for (number, page) in G::book().lesson.pages.iter().enumerate() {
        let Some(table) = &page.table else { continue };
        let changes: Map<String, Value> =
            table.options.as_deref().map_or_else(Map::new, |text| serde_json::from_str(text).unwrap());
        let options = G::Options::from_overrides(table.preset.as_deref(), &changes).unwrap();
        let game = G::new(options).unwrap();
        let mut state = game.open();
        let at = |what: String| format!("{}, page {}: {what}", G::ID, number + 1);
        for step in &table.steps {
            let step: Value = serde_json::from_str(step).unwrap();
            if let Some(chance) = step.get("chance") {
                let fall: G::Outcome =
                    serde_json::from_value(chance.clone()).unwrap_or_else(|e| panic!("{}", at(e.to_string())));
                game.admits(&state, &fall).unwrap_or_else(|e| panic!("{}", at(e.to_string())));
                game.reveal(&mut state, &fall, &mut ());
                continue;
            }
            let seat = Seat(step["seat"].as_u64().unwrap() as u8);
            let m: G::Move =
                step["move"].as_str().unwrap().parse().unwrap_or_else(|e| panic!("{}", at(format!("{e}"))));
            if let Err(refusal) = game.check(&state, seat, m) {
                faults.push(at(format!("{seat}: {m}: {refusal}")));
                break;
            }
            game.play(&mut state, seat, m, &mut ());
        }
        let Some(question) = &page.question else { continue };
        let seat = Seat(table.seat);
        let advice = game.advise(&game.view(&state, Viewer::Seat(seat)), seat);
        let answers: Vec<G::Move> =
            question.answers.iter().map(|m| m.parse().unwrap_or_else(|e| panic!("{}", at(format!("{e}"))))).collect();
        for m in question.wrong.iter().flat_map(|wrong| &wrong.moves).chain(&question.answers) {
            let parsed: G::Move = m.parse().unwrap_or_else(|e| panic!("{}", at(format!("{e}"))));
            if let Err(refusal) = game.check(&state, seat, parsed) {
                faults.push(at(format!("{m}: {refusal}")));
            }
        }
        match advice {
            Some(advice) if answers.contains(&advice.choice) => {}
            Some(advice) => {
                faults.push(at(format!("the book would {}, the lesson {:?}", advice.choice, question.answers)))
            }
            None => faults.push(at("no advice".to_owned())),
        }
    }
    faults
}

#[test]
fn scat() {
    let all = faults::<Scat>();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn preference() {
    let all = faults::<Preference>();
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn spitzeln() {
    let failed = faults::<Solo<Spitzeln>>();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn five_suit_solo() {
    let failed = faults::<Solo<FiveSuits>>();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
