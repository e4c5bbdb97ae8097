//! What a throw held: a play of a match, beside all the others that its player had.

use serde::Serialize;
use spadille_catalogue::AnyMatch;
use spadille_core::record::RecordError;
use spadille_core::scene::Board;
use spadille_core::{Analysis, Log, Record, Seat, Step, Target, Text, Viewer, text};

/// How many moves of a player are looked back over to find a throw that he played. At a strict table he says a few words between.
const BACK: usize = 12;

/// What a throw held.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Held<T = Text> {
    /// After how many steps of the match it was played.
    pub step: u32,
    /// The throw taken apart.
    pub analysis: Analysis<T>,
    /// The place of what was played among its plays, from 0.
    pub played: u32,
    /// What is to be said of it, the gravest first.
    pub verdict: Vec<T>,
}

impl<T> Held<T> {
    /// The same with everything in it said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Held<U> {
        let analysis = self.analysis.map(&mut say);
        Held { step: self.step, analysis, played: self.played, verdict: self.verdict.into_iter().map(say).collect() }
    }
}

/// What the last throw held that a player (or anybody) played within the first `step` steps of a match; nothing where there is
/// none that can be taken apart.
///
/// # Errors
/// When the record cannot be played.
pub fn held(record: &Record, seat: Option<Seat>, step: usize) -> Result<Option<Held>, RecordError> {
    held_while(record, seat, step, || true)
}

/// The same while somebody wants to know it: asked before every move that is looked back on. Nothing once nobody does.
///
/// # Errors
/// When the record cannot be played.
pub fn held_while(
    record: &Record,
    seat: Option<Seat>,
    step: usize,
    wanted: impl Fn() -> bool,
) -> Result<Option<Held>, RecordError> {
    let moved = |(n, taken)| match taken {
        &Step::Move { seat: mover, ref notation } if seat.is_none_or(|seat| seat == mover) => {
            Some((n, mover, notation))
        }
        _ => None,
    };
    let moves = (1..).zip(&record.steps).take(step).filter_map(moved).collect::<Vec<(usize, Seat, &String)>>();
    for (n, mover, notation) in moves.into_iter().rev().take(BACK).take_while(|_| wanted()) {
        let before = spadille_catalogue::resume(&record.fork(n - 1), &mut Log::default())?;
        let Some(analysis) = before.analysis().filter(|analysis| analysis.seat == mover) else { continue };
        let Some(played) = place_of(before.as_ref(), &analysis, notation) else { continue };
        let verdict = verdict(&analysis, played);
        return Ok(Some(Held { step: n as u32, analysis, played: played as u32, verdict }));
    }
    Ok(None)
}

/// Which of the plays was made. A player may have written it in his own way, his men in another order or going round another
/// way; then it is the one that leads to the same board.
fn place_of(before: &dyn AnyMatch, analysis: &Analysis, notation: &str) -> Option<usize> {
    let same = analysis.plays.iter().position(|play| play.notation == notation);
    let board = |notation: &str| {
        let mut after = before.fork();
        after.play(analysis.seat, notation, &mut Log::default()).ok()?;
        match after.scene(Viewer::Onlooker).board {
            Board::Tables(board) => Some((board.men, board.off, board.bar)),
            _ => None,
        }
    };
    // Words said before the throw is played lead to no other board, but they are no plays.
    let is_play = || before.describe(analysis.seat, notation).is_some_and(|choice| choice.target != Target::Button);
    same.or_else(|| {
        let reached = board(notation).filter(|_| is_play())?;
        analysis.plays.iter().position(|play| board(&play.notation).as_ref() == Some(&reached))
    })
}

/// What is to be said of a play: what was missed, and whether another was better.
fn verdict(analysis: &Analysis, played: usize) -> Vec<Text> {
    let (play, best) = (&analysis.plays[played], analysis.plays[0].label.clone());
    let book = analysis.plays.iter().find(|play| play.book == 1).map_or_else(|| best.clone(), |p| p.label.clone());
    let searched = match (play.book, play.search) {
        _ if analysis.plays.len() == 1 => text!("house-held-only"),
        (1, Some(1)) => text!("house-held-both"),
        (1, None) => text!("house-held-book"),
        (_, Some(1)) => text!("house-held-search"),
        (1, Some(_)) => text!("house-held-better", best = best),
        _ if analysis.plays[0].book == 1 => text!("house-held-best-was", best = best),
        _ => text!("house-held-two-better", best = best, book = book),
    };
    analysis.missed.iter().cloned().chain([searched]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng as _;
    use rand_chacha::ChaCha8Rng;
    use serde_json::Map;
    use spadille_core::{Lang, Turn};

    /// So many steps of a match, everybody playing by the book.
    fn played(game: &str, preset: &str, steps: usize) -> Record {
        let mut table = spadille_catalogue::open(game, Some(preset), &Map::new(), &[]).unwrap();
        let (mut rng, mut log) = (ChaCha8Rng::seed_from_u64(1782), Log::default());
        while table.record().steps.len() < steps {
            match table.turn() {
                Turn::Chance => table.draw(&mut rng, &mut log),
                Turn::Over => break,
                turn => {
                    let seat = turn.awaited().first().unwrap();
                    let (advised, _) = table.advice(seat).unwrap();
                    table.play(seat, &advised, &mut log).unwrap();
                }
            }
        }
        table.record().clone()
    }

    fn said(game: &str, text: &Text) -> String {
        crate::Voices::of(game).say(text, &["Anna".to_owned(), "Bert".to_owned()]).get(Lang::En).plain()
    }

    #[test]
    fn a_play_stands_among_all_that_could_be_played() {
        for game in ["trictrac", "toccategli", "verkehren"] {
            let preset = if game == "verkehren" { "1782" } else { "1773" };
            let record = played(game, preset, 60);
            for seat in [0, 1].map(Seat) {
                let held = held(&record, Some(seat), record.steps.len()).unwrap().expect(game);
                let play = &held.analysis.plays[held.played as usize];
                assert_eq!((held.analysis.seat, play.book), (seat, 1), "{game}: played by the book");
                let places: Vec<_> = held.analysis.plays.iter().map(|play| play.search).collect();
                assert!((1..).zip(&places).all(|(n, place)| *place == Some(n)), "{game}: {places:?}");
                assert!(held.verdict.iter().all(|text| !said(game, text).contains("held")), "{:?}", held.verdict);
                assert!(
                    matches!(&record.steps[held.step as usize - 1], Step::Move { notation, .. } if *notation == play.notation)
                );
            }
            // Before the first play there is nothing.
            assert_eq!(held(&record, None, 2).unwrap(), None);
        }
    }

    #[test]
    fn points_that_were_not_marked_are_told() {
        let record = played("trictrac", "strict", 400);
        // Somebody marked; without that step he would have missed it.
        let marks = |step: &Step| matches!(step, Step::Move { notation, .. } if notation.starts_with("mark "));
        // Of a throw of his own, not of what the other's play gave him.
        let (at, mut table, play) = (0..record.steps.len())
            .filter(|at| marks(&record.steps[*at]))
            .find_map(|at| {
                let table = spadille_catalogue::resume(&record.fork(at), &mut Log::default()).unwrap();
                let play = table.analysis()?.plays[0].notation.clone();
                Some((at, table, play))
            })
            .expect("somebody scores by his throw");
        let Step::Move { seat, notation } = &record.steps[at] else { unreachable!() };
        let points = notation.trim_start_matches("mark ").to_owned();
        table.play(*seat, &play, &mut Log::default()).unwrap();
        let held = held(table.record(), Some(*seat), usize::MAX).unwrap().expect("a throw");
        let missed = said("trictrac", &held.verdict[0]);
        assert!(missed.contains(&points) && missed.contains("school"), "{missed}");
    }

    #[test]
    fn games_without_throws_hold_nothing() {
        let record = played("piquet", "1782", 8);
        assert_eq!(held(&record, None, usize::MAX).unwrap(), None);
    }
}
