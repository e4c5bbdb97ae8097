//! Piquet at the table: its stories, which try the strict table above all, and what stories cannot say.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_core::contract::step;
use spadille_core::story::{Story, tell};
use spadille_core::{
    Arg, Card, Case, Event, Game as _, Hidden as _, Log, Options as _, Seat, Space as _, Table as _, Viewer, What, card,
};
use spadille_salon::piquet::{Phase, Piquet, PiquetOptions};

const STORIES: &str = include_str!("piquet.story");
const ELDER: Seat = Seat(0);
const YOUNGER: Seat = Seat(1);

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<Piquet>(STORIES);
}

/// A table at which both hold the first hands of the stories after the exchange.
fn table(changes: Value) -> Story<Piquet> {
    let packet = if changes["declarations"] == "manual" { "packet 2" } else { "" };
    let dealt = STORIES.lines().find_map(|line| line.strip_prefix("let OURS = ")).unwrap();
    Story::new("1782", &changes).goes(&format!(r#"chance {{"cut":["AS","7S"]}}; {packet}; {dealt}, pass"#))
}

#[test]
fn what_is_called_names_no_suit_before_it_is_shown() {
    fn names_cards(arg: &Arg) -> bool {
        match arg {
            Arg::Text(text) => text.args.iter().any(|(_, a)| names_cards(a)),
            Arg::Plain(words) => words.contains("S-") || words.contains("C-"),
            Arg::Suit(_) | Arg::Cards(_) => true,
            _ => false,
        }
    }
    let calls = "declare rummel, good, declare sequences, good, declare-set A 3, declare-set 10 4";
    let at = table(json!({"declarations": "manual"})).goes(calls);
    let calls = at.log.events.iter().filter_map(Event::text).filter(|text| text.id == "piquet-calls");
    let args: Vec<&Arg> = calls.flat_map(|text| &text.args).map(|(_, arg)| arg).collect();
    assert!(!args.is_empty() && !args.iter().any(|arg| names_cards(arg)));
}

#[test]
fn the_last_table_tells_the_last_partie_and_shows_nobodys_cards() {
    let at = table(json!({"target": 5}));
    let strict = table(json!({"target": 5, "declarations": "manual"}));
    let strict = strict.goes("declare rummel, good, pass, pass, pass, pass, show rummel, play AS, play 9S");
    for at in [&at, &strict] {
        assert_eq!(at.state.public.phase, Phase::Over);
        let scene = at.game.scene(&at.game.view(&at.state, Viewer::Onlooker));
        assert!(scene.title.args.contains(&("partie", 1.into())) && scene.title.args.contains(&("deal", 1.into())));
        assert!(scene.seats.iter().all(|place| place.hand.is_empty()));
    }
    // Whoever is out on the cards he took still sees which they were.
    let seen = |who| at.game.view(&at.state, who).talon.into_iter().flatten().collect::<Vec<Card>>();
    assert_eq!(seen(Viewer::Seat(ELDER)), [card!(Ace of Spades)]);
    assert_eq!(seen(Viewer::Seat(YOUNGER)), [card!(Nine of Spades)]);
    assert!(seen(Viewer::Onlooker).is_empty());
}

/// The points of the play are fourteen and one for each trick taken from the other's lead; no class counts for both.
#[test]
fn the_invariants_of_a_deal_hold() {
    let game = Piquet::new(PiquetOptions::preset("1860").unwrap()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(32);
    let (mut s, mut deals, mut play) = (game.open(), 0, 0);
    while step(&game, &mut s, &mut rng, |s, seat, rng| {
        let m = game.moves(s, seat).sample(rng).unwrap();
        let (before, mut log) = (&s.public.deal, Log::default());
        game.play(&mut s.clone(), seat, m, &mut log);
        let in_play = |e: &&Event| e.law.is_some_and(|l| ["lead-point", "take-point", "last-trick"].contains(&l.0));
        let scored = |e: &Event| if let What::Scored(points) = e.what { points } else { 0 };
        play += log.events.iter().filter(in_play).map(scored).sum::<i32>();
        if before.tricks.count == 11 && before.led().is_some() {
            let of = before.declared.of;
            assert!([of.rummel, of.sequences, of.sets].iter().all(|pair| pair.0.contains(&0)));
            let taken = before.history.iter().filter(|t| t.winner() != t.leader()).count() as i32;
            let last = log.events.iter().any(|e| e.what == What::Scored(3));
            assert_eq!(std::mem::take(&mut play), 14 + taken + i32::from(last));
            deals += 1;
        }
        Some(m)
    }) {}
    assert_eq!(deals, 4);
}

#[test]
fn players_think_of_giving_up_last_and_draw_it_seldom() {
    let at = table(json!({}));
    let moves = at.game.moves(&at.state, ELDER);
    assert_eq!(moves.iter().last().unwrap().to_string(), "throw-in");
    assert_eq!((moves.len(), moves.listed()), (Some(13), 13));
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let gives_up = (0..20_000).filter(|_| moves.sample(&mut rng).unwrap().to_string() == "throw-in").count();
    assert!((5..60).contains(&gives_up), "{gives_up} of 20000");
    let view = at.game.view(&at.state, Viewer::Seat(ELDER));
    let candidates = at.game.candidates(&view, ELDER, &moves, &mut rng);
    assert_eq!(candidates.len(), 12, "{candidates:?}");
    assert!(at.game.describe(&view, "throw-in".parse().unwrap()).grave, "he is asked twice");
}

/// Questions in the forms of worked cases that no case of the collection asks; one without an answer is refused.
#[test]
fn questions_are_answered() {
    let questions: Vec<Value> = serde_json::from_str(include_str!("piquet_questions.json")).unwrap();
    for asked in questions {
        let case = json!({"id": asked["why"], "form": asked["form"], "given": asked["given"]});
        let case: Case = serde_json::from_value(case).unwrap();
        match (Piquet::work(&case), asked["answer"].as_object()) {
            (Ok(answer), Some(fields)) => {
                for (name, value) in fields {
                    assert_eq!(answer.value.pointer(name), Some(value), "{}: {name}", case.id);
                }
            }
            (answer, expected) => assert!(answer.is_err() && expected.is_none(), "{}: {answer:?}", case.id),
        }
    }
}
