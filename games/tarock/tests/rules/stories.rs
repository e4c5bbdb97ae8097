//! The games at the table, told as stories.

use spadille_core::story::{also, tell};
use spadille_core::{Hidden as _, Table as _, Viewer, What};
use spadille_tarock::tarock::{Later, Old, Tarock, Zapp};

#[test]
fn the_stories_of_1782() {
    tell::<Tarock<Old>>(include_str!("tarock_1782.story"));
}

#[test]
fn the_stories_of_about_1860() {
    tell::<Tarock<Later>>(include_str!("tarock.story"));
}

#[test]
fn the_stories_of_tarok_zapp() {
    tell::<Tarock<Zapp>>(include_str!("tarok_zapp.story"));
}

/// Both write down what they have counted by the same law, whoever has kept the Sküs.
#[test]
fn a_count_en_deux_has_one_law() {
    let story = r#"table two
        chance {"first_dealer": 1}; chance {"deal": {"hands": [["SK", "T21", "T1", "…"], ["KS", "2H", "3H", "4H", "…"]], "talon": ["KH", "KD", "KC", "QH", "QD", "QC", "CH", "CD", "CC", "…"]}}
        discard 2H 3H 4H; silent ×2
        given hands [["5S"], ["4S"], [], []]; given public.deal.skues [{"trick": 3, "seat": 0, "lost": false}]
        given public.deal.won [20, 4, 0, 0]; given public.deal.count 24
        play 5S, play 4S; cites two-packets-of-two; is public.score.0 21; is public.score.1 5"#;
    let table = also::<Tarock<Later>>("", story);
    let scored = |what: &What| matches!(what, What::Scored(_));
    let laws: Vec<_> = table.log.events.iter().filter(|e| scored(&e.what)).filter_map(|e| e.law).map(|l| l.0).collect();
    assert_eq!(laws, ["two-full-count", "two-full-count"]);
}

/// However much somebody announces, the table tells it in one note.
#[test]
fn what_somebody_announces_is_one_note() {
    let story = r#"table three
        chance {"first_dealer": 0}; chance {"deal": [["KS", "QS", "CS", "JS", "JH", "2H", "3H", "T20", "KH", "KD", "CC", "…"], ["T18", "KC", "QH", "QD", "JC", "…"], ["SK", "T21", "T1", "T19", "T5", "AS", "10C", "CH", "CD", "QC", "…"]]}
        discard 2H 3H JH, announce cavalry, silent
        announce matadors kings; cites three-matadors seven-kings"#;
    let at = also::<Tarock<Later>>("", story);
    let announced = &at.state.public.deal.announced;
    let notes = at.game.scene(&at.game.view(&at.state, Viewer::Onlooker)).notes;
    let told = notes.iter().filter(|note| note.id == "tarock-note-announced").count();
    assert_eq!((announced.len(), told), (3, 2));
}
