//! A lesson held to its game: its tables can be played up to, and the game's own advice is among the answers. For tests.

use crate::game::Table;
use crate::options::Options as _;
use crate::seat::{Seat, Viewer};
use serde_json::{Map, Value};

/// What is wrong with the lesson of a game, page by page.
pub fn faults_of_lesson<G: Table>() -> Vec<String> {
    let pages = G::book().lesson.pages.iter().enumerate();
    let faults = pages.flat_map(|(number, page)| {
        let wrong = faults_of_page::<G>(page).unwrap_or_else(|why| vec![why]);
        wrong.into_iter().map(move |why| format!("{}, page {}: {why}", G::ID, number + 1))
    });
    faults.collect()
}

fn faults_of_page<G: Table>(page: &crate::book::LessonPage) -> Result<Vec<String>, String> {
    let Some(table) = &page.table else { return Ok(vec![]) };
    let changes: Map<String, Value> = match &table.options {
        Some(text) => serde_json::from_str(text).map_err(|e| e.to_string())?,
        None => Map::new(),
    };
    let options = G::Options::from_overrides(table.preset.as_deref(), &changes).map_err(|e| e.to_string())?;
    let game = G::new(options).map_err(|e| e.to_string())?;
    let mut state = game.open();
    for step in &table.steps {
        let step: Value = serde_json::from_str(step).map_err(|e| e.to_string())?;
        if let Some(chance) = step.get("chance") {
            let fall: G::Outcome = serde_json::from_value(chance.clone()).map_err(|e| e.to_string())?;
            game.admits(&state, &fall).map_err(|refusal| refusal.to_string())?;
            game.reveal(&mut state, &fall, &mut ());
            continue;
        }
        let seat = step["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()).map(Seat);
        let (Some(seat), Some(notation)) = (seat, step["move"].as_str()) else {
            return Err(format!("no step: {step}"));
        };
        let m: G::Move = read::<G>(notation)?;
        game.check(&state, seat, m).map_err(|refusal| format!("{seat}: {m}: {refusal}"))?;
        game.play(&mut state, seat, m, &mut ());
    }
    let Some(question) = &page.question else { return Ok(vec![]) };
    let seat = Seat(table.seat);
    let mut faults = Vec::new();
    for notation in question.wrong.iter().flat_map(|wrong| &wrong.moves).chain(&question.answers) {
        if let Err(refusal) = game.check(&state, seat, read::<G>(notation)?) {
            faults.push(format!("{notation}: {refusal}"));
        }
    }
    let answers: Vec<G::Move> = question.answers.iter().map(|m| read::<G>(m)).collect::<Result<_, _>>()?;
    match game.advise(&game.view(&state, Viewer::Seat(seat)), seat) {
        Some(advice) if answers.contains(&advice.choice) => {}
        Some(advice) => faults.push(format!("the book would {}, the lesson {:?}", advice.choice, question.answers)),
        None => faults.push("no advice".to_owned()),
    }
    Ok(faults)
}

fn read<G: Table>(notation: &str) -> Result<G::Move, String> {
    notation.parse().map_err(|_| format!("no move: {notation}"))
}
