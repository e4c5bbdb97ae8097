//! The tricky rules of Pharo, played through the real game in its own notation.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_bank::book::PACK;
use spadille_bank::pharo::settle::Piles;
use spadille_bank::pharo::state::Phase;
use spadille_bank::pharo::{Outcome, Pharo, PharoOptions, State, View};
use spadille_core::contract::{Care, random_match};
use spadille_core::{
    Arg, Card, CardSet, Event, Game as _, Hidden as _, Lang, Log, Options as _, Seat, Space as _, Speech, Table as _,
    Turn, Viewer,
};

/// A table, and everything that was told at it.
struct At {
    game: Pharo,
    state: State,
    log: Log,
}

impl At {
    fn table(options: Value) -> At {
        let options = PharoOptions::from_overrides(None, options.as_object().unwrap()).unwrap();
        let game = Pharo::new(options).unwrap();
        At { state: game.open(), game, log: Log::default() }
    }

    fn shuffled(mut self, cards: &str) -> At {
        self.shuffle(cards);
        self
    }

    /// Shuffles a pack that begins (and, after `…`, ends) with these cards.
    fn shuffle(&mut self, cards: &str) {
        let (top, bottom) = cards.split_once('…').unwrap_or((cards, ""));
        let read = |text: &str| -> Vec<Card> { text.split_whitespace().map(|c| c.parse().unwrap()).collect() };
        let (top, bottom) = (read(top), read(bottom));
        let listed: CardSet = top.iter().chain(&bottom).copied().collect();
        let pack = top.into_iter().chain(PACK.minus(listed)).chain(bottom).collect();
        self.chance(Outcome::Pack(pack));
    }

    fn chance(&mut self, outcome: Outcome) {
        assert_eq!(self.game.turn(&self.state), Turn::Chance);
        self.game.admits(&self.state, &outcome).unwrap();
        self.game.reveal(&mut self.state, &outcome, &mut self.log);
    }

    fn says(&mut self, seat: u8, notation: &str) -> &mut At {
        let m = notation.parse().unwrap();
        self.game.check(&self.state, Seat(seat), m).unwrap_or_else(|r| panic!("{seat} {notation}: {r}"));
        self.game.play(&mut self.state, Seat(seat), m, &mut self.log);
        self
    }

    /// The law by which a move is refused, or the message where there is none.
    fn refuses(&self, seat: u8, notation: &str) -> String {
        let refusal = self.game.check(&self.state, Seat(seat), notation.parse().unwrap()).unwrap_err();
        refusal.law.map_or(refusal.text.id.to_string(), |law| law.0.to_owned())
    }

    fn turn(&mut self) -> &mut At {
        let before = self.state.public.taille.turns;
        while self.state.public.taille.turns == before && self.state.public.phase == Phase::Pause {
            let seat = self.game.turn(&self.state).awaited().first().unwrap();
            self.says(seat.0, "ready");
        }
        self
    }

    /// Draws on until so many turns have been drawn, or the taille is over.
    fn until(&mut self, turns: u8) -> &mut At {
        while self.state.public.taille.turns < turns && self.state.public.phase == Phase::Pause {
            self.turn();
        }
        self
    }

    fn view(&self, seat: u8) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat)))
    }

    fn counters(&self) -> Vec<i64> {
        Seat::all(self.game.seats()).map(|s| self.game.accounts(&self.state).balance(s) / Pharo::PARTS).collect()
    }
}

#[test]
fn a_face_down_card_is_known_to_its_owner_alone_until_it_is_decided() {
    let mut at = At::table(json!({"players": 3})).shuffled("2C 3D 4H 7S");
    at.says(1, "stake 7 10 down").says(1, "stake K 1").says(2, "stake 7 5");
    at.turn();
    let view = |at: &At, who| at.game.view(&at.state, who);
    for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Onlooker] {
        assert_eq!(view(&at, who).rank(Seat(1), 0), None);
        // Whoever imagines it knows that it is neither a card that has fallen nor the owner's open king.
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..50 {
            let fancied = at.game.imagine(&view(&at, who), &mut rng).ranks[Seat(1)][0];
            assert!(!["2", "3", "K"].contains(&fancied.symbol()), "{fancied}");
        }
    }
    assert_eq!(view(&at, Viewer::Seat(Seat(1))).rank(Seat(1), 0).unwrap().symbol(), "7");
    let tells_rank = |e: &Event| {
        e.text().is_some_and(|text| {
            let hidden = text.args.iter().any(|(_, a)| *a == Arg::Seat(Seat(1)));
            hidden && text.args.iter().any(|(_, a)| *a == Arg::Plain("7".into()))
        })
    };
    assert!(!at.log.events.iter().any(tells_rank));
    at.turn();
    assert_eq!(view(&at, Viewer::Onlooker).rank(Seat(1), 0).unwrap().symbol(), "7");
    assert!(at.log.events.iter().any(tells_rank));
}

#[test]
fn the_order_of_the_pack_shows_in_no_view() {
    let mut at = At::table(json!({"players": 2})).shuffled("2C 3D … KH");
    at.turn();
    for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Onlooker] {
        let view = serde_json::to_string(&at.game.view(&at.state, who)).unwrap();
        let shown = PACK.iter().filter(|c| view.contains(&format!("\"{c}\""))).count();
        assert_eq!(shown, 3, "two cards drawn and the bottom card");
        let imagined = at.game.imagine(&at.game.view(&at.state, who), &mut ChaCha8Rng::seed_from_u64(3));
        assert_eq!(imagined.pack.iter().copied().collect::<CardSet>(), PACK);
        assert_eq!((imagined.pack[..2].to_vec(), imagined.pack[51]), (at.state.pack[..2].to_vec(), at.state.pack[51]));
    }
}

#[test]
fn the_bottom_card_may_stay_hidden() {
    let mut at = At::table(json!({"players": 2, "bottom_shown": "never"})).shuffled("2C 3D … KH");
    at.turn();
    assert_eq!(at.state.public.taille.bottom, None);
}

#[test]
fn withdrawing_and_moving_need_leave() {
    let mut at = At::table(json!({"players": 2})).shuffled("2C 3D 4H KS");
    at.says(1, "stake 7 10").says(1, "stake 8 10");
    assert_eq!(at.refuses(1, "move 7 8"), "leave");
    assert_eq!(at.refuses(1, "withdraw 9"), "off-table");
    at.says(1, "move 7 K");
    assert_eq!(at.refuses(1, "ready"), "house-not-your-turn");
    at.says(0, "leave").says(1, "withdraw 8").says(0, "refuse");
    assert_eq!(at.refuses(1, "withdraw 8"), "leave-once");
    at.turn().says(1, "withdraw 8").says(0, "leave");
    at.turn();
    assert_eq!(at.refuses(1, "withdraw K"), "leave", "a won card is no plain stake");
    at.says(1, "answer K collect");
    assert_eq!(at.counters(), [-10, 10]);
}

#[test]
fn a_bank_pays_from_the_forehand_on_and_a_broken_one_ends_the_taille() {
    let mut at = At::table(json!({"players": 4, "bank": 12})).shuffled("KD 7S");
    for (seat, stake) in [(1, "stake 7 10"), (2, "stake 7 5"), (3, "stake K 2"), (3, "stake 9 4")] {
        at.says(seat, stake);
    }
    at.turn();
    assert_eq!(at.refuses(2, "answer 7 collect"), "bank-limit");
    assert_eq!(at.refuses(1, "ready"), "answer");
    at.says(1, "answer 7 collect").says(2, "answer 7 collect");
    assert_eq!(at.counters(), [-12, 10, 4, -2]);
    at.turn();
    assert_eq!(at.state.public.phase, Phase::Over);
    assert_eq!(at.counters(), [-12, 10, 4, -2], "the nine goes back");
}

#[test]
fn whoever_is_paid_behind_another_may_bend_and_stake_meanwhile() {
    let won = || {
        let mut at = At::table(json!({"players": 4, "bank": 12})).shuffled("KD 7S");
        at.says(1, "stake 7 5").says(2, "stake 7 5").says(2, "stake 9 2").says(3, "stake 7 5").turn();
        let Turn::Seats { awaited, free } = at.game.turn(&at.state) else { panic!("somebody is to act") };
        assert_eq!((awaited.iter().collect(), free.iter().collect()), (vec![Seat(1)], vec![Seat(2), Seat(3)]));
        at
    };
    let mut at = won();
    assert_eq!(at.refuses(2, "answer 7 collect"), "bank-limit");
    assert_eq!(at.refuses(2, "ready"), "answer");
    assert!(at.game.advise(&at.view(2), Seat(2)).is_none(), "he is well advised to wait");
    at.says(2, "stake 8 3").says(2, "raise 9 1").says(2, "answer 7 paroli");
    assert_eq!(at.refuses(3, "answer 7 collect"), "bank-limit", "the forehand has not answered yet");
    at.says(1, "answer 7 collect").says(3, "answer 7 collect");
    assert_eq!(at.counters(), [-10, 5, 0, 5]);
    // A plié pays nobody, so nobody waits with his answer.
    let mut at = At::table(json!({"players": 3, "bank": 100})).shuffled("7D 7S");
    at.says(1, "stake 7 5").says(2, "stake 7 4").turn().says(2, "answer 7 half").says(1, "answer 7 play-on");
    assert_eq!(at.counters(), [2, 0, -2]);
}

#[test]
fn the_last_taille_closes_what_others_carry_over() {
    let options = json!({"players": 2, "carry_bends": "carry", "tailles": 2});
    let mut at = At::table(options).shuffled("… 3D 7S 2C KH");
    at.until(24);
    at.says(1, "stake 7 10").turn().says(1, "answer 7 paroli").turn();
    assert_eq!((at.state.public.phase, at.state.ranks[Seat(1)].len()), (Phase::Shuffle, 1));
    // Two pliés cost the stake twice, the ears stay; at the end the first win is paid.
    at.shuffle("7S 7H 7D 7C");
    at.turn().turn();
    assert_eq!(at.counters(), [20, -20]);
    at.until(26);
    assert_eq!((at.state.public.phase, at.counters()), (Phase::Over, vec![10, -10]));
}

#[test]
fn the_bank_passes_to_the_right() {
    let mut at = At::table(json!({"players": 3, "next_bank": "right", "tailles": 2})).shuffled("2C 3C");
    at.until(26);
    at.shuffle("2C 3C");
    assert_eq!(at.state.public.banker, Seat(1));
    at.says(0, "stake 9 1");
    assert_eq!(at.refuses(1, "stake 9 1"), "house-not-your-turn");
}

fn piles(bank: u8) -> Outcome {
    Outcome::Piles(Piles { bank, punters: 52 - bank })
}

#[test]
fn a_false_taille_is_found_by_counting_and_pays_every_card_as_won() {
    let through = |bank: u8| {
        let mut at = At::table(json!({"players": 3, "dealer": "human"})).shuffled("…AS 7S 7H 7D 7C KD");
        at.until(25);
        at.says(1, "stake K 10").says(2, "stake 7 4").turn();
        assert!(at.game.admits(&at.state, &piles(24)).is_err());
        at.chance(piles(bank));
        at
    };
    let mut honest = through(26);
    honest.says(1, "count");
    assert_eq!(honest.counters(), [4, 0, -4], "the last seven lost, the king was void");
    let mut unnoticed = through(27);
    unnoticed.says(1, "ready").says(2, "ready");
    assert_eq!(unnoticed.counters(), [4, 0, -4]);
    let mut found = through(27);
    found.says(2, "count");
    assert_eq!(found.counters(), [-6, 10, -4]);
    assert_eq!(found.state.public.phase, Phase::Over);
}

#[test]
fn a_careful_player_collects_guesses_the_majority_and_leaves_the_last_turns_alone() {
    let mut at = At::table(json!({"players": 2})).shuffled("2H 2D QS QD 3C 7S … KH");
    let advice = |at: &At| at.game.advise(&at.view(1), Seat(1)).unwrap();
    at.says(1, "stake Q 10").turn().turn();
    // Unseen: 26 red less 2H 2D QD KH are 22; 26 black less QS are 25.
    assert_eq!(advice(&at).choice.to_string(), "answer Q black");
    assert_eq!(advice(&at).reasons[0].maxim, Some("a4"));
    at.says(1, "answer Q half").says(1, "stake 7 1").turn();
    assert_eq!(advice(&at).choice.to_string(), "answer 7 collect");
    at.says(1, "answer 7 collect");
    assert_eq!(advice(&at).choice.to_string(), "stake 2 1", "the twos have come twice");
    at.until(20);
    assert_eq!(advice(&at).reasons[0].maxim, Some("a3"));
}

#[test]
fn every_move_is_reckoned_from_the_exact_odds() {
    let worth = |at: &At, seat: u8, notation: &str| {
        let m = notation.parse().unwrap();
        at.game.check(&at.state, Seat(seat), m).unwrap_or_else(|r| panic!("{notation}: {r}"));
        at.game.reckon(&at.view(seat), Seat(seat), m).unwrap() / Pharo::PARTS as f64
    };
    let is = |found: f64, wanted: f64| assert!((found - wanted).abs() < 1e-12, "{found}, not {wanted}");
    let mut at = At::table(json!({"players": 2, "dealer": "human"})).shuffled("2C 7S QS QD … 9D 9H 9S KH");
    is(worth(&at, 1, "ready"), 0.0);
    is(worth(&at, 1, "stake 7 10"), -10.0 * 33.0 / 1666.0);
    is(worth(&at, 1, "stake 7 40 corner"), -10.0 * 33.0 / 1666.0);
    at.says(1, "stake 7 10").says(1, "stake Q 8").turn();
    // Fifty cards are left, one of them the king that lies open below: 49 live ones, three sevens among them.
    is(worth(&at, 1, "answer 7 collect"), 10.0);
    assert!(worth(&at, 1, "answer 7 lappe") < 10.0 && worth(&at, 1, "answer 7 paroli") < 10.0);
    // Whatever else is done, the ten are still to come. Four queens of 49: (2 * 49 - 1) / (2 * 49 * 47) of eight.
    is(worth(&at, 1, "withdraw Q"), 10.0 + 8.0 * 97.0 / 4606.0);
    at.says(1, "answer 7 collect").says(1, "withdraw Q");
    is(worth(&at, 0, "refuse"), 0.0);
    is(worth(&at, 0, "leave"), -8.0 * 97.0 / 4606.0);
    at.says(0, "refuse").turn();
    // A plié. Unseen are 24 red (of 26, without QD and KH) and 23 black.
    is(worth(&at, 1, "answer Q half"), -4.0);
    is(worth(&at, 1, "answer Q red"), -8.0 * 23.0 / 47.0);
    is(worth(&at, 1, "answer Q black"), -8.0 * 24.0 / 47.0);
    is(worth(&at, 1, "stake A 1"), -8.0 * 23.0 / 47.0 - 93.0 / 4230.0);
    at.says(1, "answer Q red");
    at.until(25);
    at.says(1, "stake K 10").turn();
    at.chance(piles(27));
    is(worth(&at, 1, "count"), 10.0 / 8.0);
    is(worth(&at, 1, "ready"), 0.0);
}

#[test]
fn a_thousand_ways_to_stake_are_offered_as_a_form() {
    let at = At::table(json!({"players": 2, "limit": 10, "face_down_cards": false})).shuffled("2C");
    let moves = at.game.moves(&at.state, Seat(1));
    assert_eq!(moves.len(), Some(1 + 13 * 70));
    assert_eq!((moves.listed(), moves.forms().len()), (1, 1));
    assert_eq!(at.refuses(1, "stake 7 11"), "limit");
    assert_eq!(at.refuses(1, "stake 7 0"), "pharo-nothing-laid");
    assert_eq!(at.refuses(1, "stake 7 5 down"), "face-down");
}

#[test]
fn a_stake_is_raised_by_halves_and_quarters_as_the_counters_lie() {
    let mut at = At::table(json!({"players": 2, "limit": 10})).shuffled("2S 7H");
    at.says(1, "stake 7 1").says(1, "raise 7 1 beside");
    assert_eq!(at.state.public.cards[Seat(1)][0].amount, 12, "one and a half, in eighths");
    let scene = at.game.scene(&at.game.view(&at.state, Viewer::Onlooker));
    let speech = Speech::new(Lang::En, [Pharo::book()]);
    let shown: Vec<String> = scene.seats[1].roles.iter().map(|role| speech.say(role, &[])).collect();
    assert_eq!(shown, ["Vorhand", "1½ counters on the table"]);
    at.says(1, "raise 7 33 corner");
    assert_eq!(at.refuses(1, "raise 7 1"), "limit");
    at.says(1, "raise 7 1 corner");
    assert_eq!(at.refuses(1, "raise 7 1 corner"), "limit");
    at.says(1, "ready").says(1, "answer 7 collect");
    assert_eq!(at.game.accounts(&at.state).balance(Seat(1)), 80, "ten counters");
}

#[test]
fn what_is_told_reads_like_speech() {
    let mut at = At::table(json!({"players": 2})).shuffled("2S KH");
    at.says(1, "stake K 1 beside").says(1, "ready").says(1, "answer K paroli");
    let english = ["Bruno stakes ½ counters on the king.", "Bruno wins on the king.", "Bruno bends the king: Paroli."];
    let german =
        ["Bruno setzt ½ Marken auf den König.", "Für Bruno gewinnt der König.", "Bruno biegt den König: Paroli."];
    for (lang, sentences) in [(Lang::En, english), (Lang::De, german)] {
        let speech = Speech::new(lang, [Pharo::book()]);
        let names = ["Anna", "Bruno"].map(str::to_owned);
        let told: Vec<_> = at.log.events.iter().filter_map(Event::text).map(|text| speech.say(text, &names)).collect();
        assert!(sentences.iter().all(|sentence| told.iter().any(|s| s == sentence)), "{told:?}");
    }
}

/// Pharo keeps the promises of the house under every kind of option.
#[test]
fn random_matches_keep_every_promise() {
    let a_plie = |answers: Value| (json!({"players": 2, "plie_choice": answers, "limit": 5}), 2);
    for (options, matches) in [
        (json!({"players": 2}), 6),
        (json!({"players": 3, "bank": 30, "limit": 10, "tailles": 3, "next_bank": "right"}), 4),
        (json!({"players": 3, "carry_bends": "carry", "transfer_bend": true, "tailles": 3}), 3),
        (json!({"players": 3, "dealer": "human", "bank": 40, "carry_bends": "carry", "tailles": 6, "limit": 4}), 3),
        (json!({"players": 10, "limit": 2, "bottom_shown": "never"}), 1),
        a_plie(json!(["half"])),
        a_plie(json!(["colour"])),
        a_plie(json!(["play_on"])),
        a_plie(json!(["half", "play_on"])),
    ] {
        let game = At::table(options.clone()).game;
        for seed in 0..matches {
            let care = Care { look_every: 23, ..Care::default() };
            let played = random_match(&game, &mut ChaCha8Rng::seed_from_u64(seed), care);
            assert!(played.is_ok(), "{options}, seed {seed}: {played:?}");
        }
    }
}
