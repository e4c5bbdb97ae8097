//! Piquet at the table: the scripts of `piquet.txt`, which try the strict table above all, and what scripts cannot say.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Map, Value, json};
use spadille_core::{
    Arg, Card, CardSet, Case, Event, Game as _, Hidden as _, Log, Options as _, PerSeat, Seat, Space as _, Table as _,
    Turn, Viewer, What,
};
use spadille_salon::piquet::{Outcome, PACK, Phase, Piquet, PiquetOptions, State};

const SCRIPTS: &str = include_str!("piquet.txt");
const ELDER: Seat = Seat(0);
const YOUNGER: Seat = Seat(1);

/// A table at which seat 1 deals.
struct At {
    game: Piquet,
    state: State,
    log: Log,
}

fn cards<C: FromIterator<Card>>(text: &str) -> C {
    text.split_whitespace().map(|c| c.parse().unwrap()).collect()
}

/// The hands of this name.
fn hands(name: &str) -> [CardSet; 2] {
    let named = SCRIPTS.lines().find_map(|line| line.strip_prefix(&format!("hands {name} ")));
    let (elder, younger) = named.unwrap_or_else(|| panic!("hands {name}?")).split_once(" / ").unwrap();
    [cards(elder), cards(younger)]
}

impl At {
    /// A table as the scripts describe it.
    fn table(words: &str) -> At {
        let (kind, words) = words.split_once(' ').unwrap();
        let declarations = if kind == "strict" { "manual" } else { "automatic" };
        let mut options = Map::from_iter([("declarations".to_owned(), json!(declarations))]);
        let (chosen, others): (Vec<&str>, Vec<&str>) = words.split(' ').partition(|word| word.contains('='));
        for (name, value) in chosen.iter().filter_map(|word| word.split_once('=')) {
            let value = value.parse::<u32>().map_or_else(|_| json!(value), |number| json!(number));
            options.insert(name.to_owned(), value);
        }
        let game = Piquet::new(PiquetOptions::from_overrides(None, &options).unwrap()).unwrap();
        let mut at = At { state: game.open(), game, log: Log::default() };
        at.chance(Outcome::Cut([cards::<Vec<Card>>("AS")[0], cards::<Vec<Card>>("7S")[0]]));
        match others[0] {
            "cut" => {}
            "order" => at.deal(PACK.iter().collect()),
            name => at.dealt(hands(name.trim_end_matches('+'))),
        }
        if !["cut", "order"].contains(&others[0]) && !others[0].ends_with('+') {
            at.does(YOUNGER, "pass");
        }
        let calls = others[1..].iter().flat_map(|both| both.split('/'));
        for (seat, word) in [ELDER, YOUNGER].into_iter().cycle().zip(calls) {
            let call = match word.split_once('x') {
                Some((rank, number)) => format!("declare-set {rank} {number}"),
                None if word == "-" => "pass".to_owned(),
                None if word == "good" => word.to_owned(),
                None => format!("declare {word}"),
            };
            at.does(seat, &call);
        }
        at
    }

    fn chance(&mut self, outcome: Outcome) {
        assert_eq!(self.game.turn(&self.state), Turn::Chance);
        self.game.admits(&self.state, &outcome).unwrap();
        self.game.reveal(&mut self.state, &outcome, &mut self.log);
    }

    /// Deals elder's cards, younger's and the talon.
    fn deal(&mut self, pack: Vec<Card>) {
        if self.state.public.phase == Phase::Packets {
            self.does(YOUNGER, "packet 2");
        }
        let hands = PerSeat([&pack[..12], &pack[12..24]].map(|hand| hand.iter().copied().collect()));
        self.chance(Outcome::Deal { hands, talon: pack[24..].try_into().unwrap() });
    }

    /// Deals so that both hold these hands when each has exchanged one card; younger has still to say whether he looks.
    fn dealt(&mut self, want: [CardSet; 2]) {
        assert_eq!(want.map(CardSet::len), [12; 2]);
        let rest: Vec<Card> = PACK.minus(want[0]).minus(want[1]).iter().collect();
        let drawn = want.map(|hand| hand.first().unwrap());
        let dealt = [0, 1].map(|i| want[i].without(drawn[i]).with(rest[i]));
        self.deal(dealt[0].iter().chain(dealt[1]).chain(drawn).chain(rest[2..].iter().copied()).collect());
        self.does(ELDER, &format!("discard {}", rest[0]));
        self.does(ELDER, "pass");
        self.does(YOUNGER, &format!("discard {}", rest[1]));
        assert_eq!(self.state.hands.0, want);
    }

    /// One step of a script: tells what it should have said, as far as it asks something.
    fn step(&mut self, who: &str, what: &str) -> String {
        let (p, deal) = (&self.state.public, &self.state.public.deal);
        let events = &self.log.events;
        let told = || events.iter().filter_map(Event::text).any(|text| text.id == what);
        let cited = || events.iter().any(|event| event.law.is_some_and(|law| law.0 == what));
        let seat = if who.starts_with('Y') { YOUNGER } else { ELDER };
        match who {
            "E" | "Y" => self.does(seat, what),
            "E!" | "Y!" => {
                let (m, law) = what.split_once(" by ").unwrap_or((what, ""));
                let refusal = self.game.check(&self.state, seat, m.parse().unwrap()).expect_err(what);
                let by = refusal.law.map_or("none", |law| law.0);
                if law.is_empty() { m.to_owned() } else { format!("{m} by {by}") }
            }
            "E?" | "Y?" => {
                let advice = self.game.advise(&self.game.view(&self.state, Viewer::Seat(seat)), seat).unwrap();
                format!("{} {}", advice.choice, advice.reasons[0].maxim.unwrap_or("-"))
            }
            "lead" => {
                let (led, reply) = what.split_once(' ').unwrap();
                self.does(ELDER, &format!("play {led}"));
                self.does(YOUNGER, &format!("play {reply}"));
                what.to_owned()
            }
            "rest" => self.play_out(),
            "before" => {
                let points: Vec<u32> = what.split(' ').map(|n| n.parse().unwrap()).collect();
                self.state.public.standing.totals = PerSeat([points[0], points[1]]);
                what.to_owned()
            }
            "total" => format!("{:?}", deal.tally.total.0),
            "score" => format!("{:?}", p.standing.totals.0),
            "rummel" => format!("{:?}", deal.declared.of.rummel.0),
            "sets" => format!("{:?}", deal.declared.of.sets.0),
            "phase" => format!("{:?}", p.phase),
            "wins" => self.game.accounts(&self.state).balance(ELDER).to_string(),
            "turn" => {
                let Turn::Seats { awaited, free } = self.game.turn(&self.state) else { panic!("nobody is to act") };
                let name = |seat: Seat| ["E", "Y"][seat.index()];
                let free = free.first().map_or(String::new(), |seat| format!(" {} may speak", name(seat)));
                format!("{}{free}", awaited.iter().map(name).collect::<String>())
            }
            "shown" if deal.shown[ELDER] == cards(what) => what.to_owned(),
            "shown" => deal.shown[ELDER].to_string(),
            "seen" => {
                let bits = |bits: &u8| format!("{:08b}", bits.reverse_bits());
                self.state.seen.values().map(bits).collect::<Vec<_>>().join(" ")
            }
            "told" | "untold" if told() == (who == "told") => what.to_owned(),
            "cited" | "uncited" if cited() == (who == "cited") => what.to_owned(),
            "hidden" => {
                let scene = self.game.scene(&self.game.view(&self.state, Viewer::Onlooker));
                let seen = scene.seats.iter().flat_map(|place| &place.hand).count();
                if seen == 0 { String::new() } else { format!("{seen} cards") }
            }
            _ => format!("no: {who}"),
        }
    }

    fn does(&mut self, seat: Seat, notation: &str) -> String {
        let m = notation.parse().unwrap();
        self.game.check(&self.state, seat, m).unwrap_or_else(|r| panic!("{seat} {notation}: {r}"));
        self.game.play(&mut self.state, seat, m, &mut self.log);
        notation.to_owned()
    }

    /// Plays the first card that may be played, again and again, as long as the tricks last.
    fn play_out(&mut self) -> String {
        let deal = self.state.public.deals_done;
        while self.state.public.phase == Phase::Play && self.state.public.deals_done == deal {
            let seat = self.game.turn(&self.state).awaited().first().unwrap();
            let moves = self.game.moves(&self.state, seat);
            let m = moves.iter().find(|m| m.to_string().starts_with("play")).unwrap();
            self.game.play(&mut self.state, seat, m, &mut self.log);
        }
        String::new()
    }
}

#[test]
fn the_scripts_go_as_they_are_written() {
    let (mut at, mut title, mut steps) = (None, "", 0);
    for (number, line) in SCRIPTS.lines().enumerate() {
        match line.split_once(' ') {
            Some(("==", tried)) => title = tried,
            Some(("strict" | "easy", _)) => at = Some(At::table(line)),
            Some(("", script)) if !script.trim().starts_with('#') => {
                for step in script.split(';').map(str::trim) {
                    println!("line {}, {title}: {step}", number + 1);
                    let (asked, _) = step.split_once(" (").unwrap_or((step, ""));
                    let (who, what) = asked.split_once(' ').unwrap_or((asked, ""));
                    let found = at.as_mut().unwrap().step(who, what);
                    assert_eq!(found.replace(['[', ']', ','], ""), what.replace(',', ""));
                    steps += 1;
                }
            }
            _ => {}
        }
    }
    assert!(steps > 300, "{steps}");
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
    let at = At::table("strict ours rummel/good sequences/good Ax3/10x4");
    let calls = at.log.events.iter().filter_map(Event::text).filter(|text| text.id == "piquet-calls");
    let args: Vec<&Arg> = calls.flat_map(|text| &text.args).map(|(_, arg)| arg).collect();
    assert!(!args.is_empty() && !args.iter().any(|arg| names_cards(arg)));
}

#[test]
fn the_last_table_tells_the_last_partie() {
    let at = At::table("easy target=5 ours");
    assert_eq!(at.state.public.phase, Phase::Over);
    let title = at.game.scene(&at.game.view(&at.state, Viewer::Onlooker)).title;
    assert!(title.args.contains(&("partie", 1.into())) && title.args.contains(&("deal", 1.into())));
    // Whoever is out on the cards he took still sees which they were.
    for (seat, drawn) in [ELDER, YOUNGER].into_iter().zip(hands("ours")) {
        let seen: Vec<Card> = at.game.view(&at.state, Viewer::Seat(seat)).talon.into_iter().flatten().collect();
        assert!(seen.len() == 1 && drawn.contains(seen[0]), "{seen:?}");
    }
    assert!(at.game.view(&at.state, Viewer::Onlooker).talon.iter().all(Option::is_none));
}

/// The points of the play are fourteen and one for each trick taken from the other's lead; no class counts for both.
#[test]
fn the_invariants_of_a_deal_hold() {
    let game = Piquet::new(PiquetOptions::preset("1860").unwrap()).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(32);
    let (mut s, mut deals, mut play) = (game.open(), 0, 0);
    loop {
        let seat = match game.turn(&s) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&s, &mut rng);
                game.reveal(&mut s, &outcome, &mut ());
                continue;
            }
            turn @ Turn::Seats { .. } => turn.awaited().first().unwrap(),
        };
        let m = game.moves(&s, seat).sample(&mut rng).unwrap();
        let (before, mut log) = (s.public.deal.clone(), Log::default());
        game.play(&mut s, seat, m, &mut log);
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
    }
    assert_eq!(deals, 4);
}

#[test]
fn players_think_of_giving_up_last_and_draw_it_seldom() {
    let at = At::table("easy ours");
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
