//! The tricky rules of Pharo, played through the real game in its own notation.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_bank::amount::Amount;
use spadille_bank::book::PACK;
use spadille_bank::pharo::settle::Piles;
use spadille_bank::pharo::state::Phase;
use spadille_bank::pharo::{Outcome, Pharo, PharoOptions, State, View};
use spadille_core::contract::{Care, random_match};
use spadille_core::{
    Advice, Arg, Card, CardSet, Event, Game as _, Hidden as _, Lang, Log, Options as _, Seat, Space as _, Speech,
    Table as _, Turn, Viewer,
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

    /// Plays a script, a step on each line or after each `;`. `shuffle 2C 3D … KH` gives the first cards and the last, `turn` draws
    /// one, `until 24` so many; `piles 27` are swept to the bank; `1 stake 7 10` is a seat and its move; `1 ready -> answer` is one
    /// refused, by a law or with a message; `= -10 10` are everybody's counters.
    fn plays(mut self, script: &str) -> At {
        for step in script.split([';', '\n']).map(str::trim).filter(|step| !step.is_empty()) {
            let (verb, rest) = step.split_once(' ').unwrap_or((step, ""));
            match verb {
                "shuffle" => self.shuffle(rest),
                "turn" => self.draws_until(self.state.public.taille.turns + 1),
                "until" => self.draws_until(rest.parse().unwrap()),
                "piles" => self.chance(piles(rest.parse().unwrap())),
                "=" => assert_eq!(self.counters(), rest, "{script}"),
                seat => self.acts(Seat(seat.parse().unwrap()), rest),
            }
        }
        self
    }

    fn acts(&mut self, seat: Seat, step: &str) {
        let (notation, refused) = step.split_once(" -> ").map_or((step, None), |(m, law)| (m, Some(law)));
        let m = notation.parse().unwrap();
        let refusal = self.game.check(&self.state, seat, m).err();
        let found = refusal.map(|r| r.law.map_or(r.text.id.to_string(), |law| law.0.to_owned()));
        assert_eq!(found.as_deref(), refused, "{seat} {step}");
        if refused.is_none() {
            self.game.play(&mut self.state, seat, m, &mut self.log);
        }
    }

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

    /// Everybody is ready until so many turns have been drawn, or the taille is over.
    fn draws_until(&mut self, turns: u8) {
        while self.state.public.taille.turns < turns && self.state.public.phase == Phase::Pause {
            self.acts(self.game.turn(&self.state).awaited().first().unwrap(), "ready");
        }
    }

    fn view(&self, seat: u8) -> View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat)))
    }

    fn counters(&self) -> String {
        let balance = |seat| Amount(self.game.accounts(&self.state).balance(seat)).to_string();
        Seat::all(self.game.seats()).map(balance).collect::<Vec<_>>().join(" ")
    }
}

fn piles(bank: u8) -> Outcome {
    Outcome::Piles(Piles { bank, punters: 52 - bank })
}

#[test]
fn a_face_down_card_is_known_to_its_owner_alone_until_it_is_decided() {
    let script = "shuffle 2C 3D 4H 7S; 1 stake 7 10 down; 1 stake K 1; 2 stake 7 5; turn";
    let mut at = At::table(json!({"players": 3})).plays(script);
    let rank = |at: &At, who| at.game.view(&at.state, who).rank(Seat(1), 0).map(|rank| rank.symbol());
    for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Onlooker] {
        assert_eq!(rank(&at, who), None);
        // Whoever imagines it knows that it is neither a card that has fallen nor the owner's open king.
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..50 {
            let fancied = at.game.imagine(&at.game.view(&at.state, who), &mut rng).ranks[Seat(1)][0];
            assert!(!["2", "3", "K"].contains(&fancied.symbol()), "{fancied}");
        }
    }
    assert_eq!(rank(&at, Viewer::Seat(Seat(1))), Some("7"));
    let tells_rank = |e: &Event| {
        let about = |wanted: Arg| e.text().is_some_and(|text| text.args.iter().any(|(_, arg)| *arg == wanted));
        about(Arg::Seat(Seat(1))) && about(Arg::Plain("7".into()))
    };
    assert!(!at.log.events.iter().any(tells_rank));
    at = at.plays("turn");
    assert_eq!(rank(&at, Viewer::Onlooker), Some("7"));
    assert!(at.log.events.iter().any(tells_rank));
}

#[test]
fn the_order_of_the_pack_shows_in_no_view() {
    let at = At::table(json!({"players": 2})).plays("shuffle 2C 3D … KH; turn");
    for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Onlooker] {
        let view = serde_json::to_string(&at.game.view(&at.state, who)).unwrap();
        let shown = PACK.iter().filter(|c| view.contains(&format!("\"{c}\""))).count();
        assert_eq!(shown, 3, "two cards drawn and the bottom card");
        let imagined = at.game.imagine(&at.game.view(&at.state, who), &mut ChaCha8Rng::seed_from_u64(3));
        assert_eq!(imagined.pack.iter().copied().collect::<CardSet>(), PACK);
        assert_eq!((imagined.pack[..2].to_vec(), imagined.pack[51]), (at.state.pack[..2].to_vec(), at.state.pack[51]));
    }
    let at = At::table(json!({"players": 2, "bottom_shown": "never"})).plays("shuffle 2C 3D … KH; turn");
    assert_eq!(at.state.public.taille.bottom, None, "the bottom card may stay hidden");
}

#[test]
fn withdrawing_and_moving_need_leave() {
    At::table(json!({"players": 2})).plays(
        "shuffle 2C 3D 4H KS; 1 stake 7 10; 1 stake 8 10; 1 move 7 8 -> leave; 1 withdraw 9 -> off-table
        1 move 7 K; 1 ready -> house-not-your-turn; 0 leave; 1 withdraw 8; 0 refuse; 1 withdraw 8 -> leave-once
        turn; 1 withdraw 8; 0 leave; turn; 1 withdraw K -> leave; 1 answer K collect; = -10 10",
    );
}

#[test]
fn a_bank_pays_from_the_vorhand_on_and_a_broken_one_ends_the_taille() {
    let at = At::table(json!({"players": 4, "bank": 12})).plays(
        "shuffle KD 7S; 1 stake 7 10; 2 stake 7 5; 3 stake K 2; 3 stake 9 4; turn
        2 answer 7 collect -> bank-limit; 1 ready -> answer; 1 answer 7 collect; 2 answer 7 collect; = -12 10 4 -2
        turn; = -12 10 4 -2",
    );
    assert_eq!(at.state.public.phase, Phase::Over, "the nine has gone back");
}

#[test]
fn whoever_is_paid_behind_another_may_bend_and_stake_meanwhile() {
    let script = "shuffle KD 7S; 1 stake 7 5; 2 stake 7 5; 2 stake 9 2; 3 stake 7 5; turn";
    let at = At::table(json!({"players": 4, "bank": 12})).plays(script);
    let Turn::Seats { awaited, free } = at.game.turn(&at.state) else { panic!("somebody is to act") };
    assert_eq!((awaited.iter().collect(), free.iter().collect()), (vec![Seat(1)], vec![Seat(2), Seat(3)]));
    assert!(at.game.advise(&at.view(2), Seat(2)).is_none(), "he is well advised to wait");
    at.plays(
        "2 answer 7 collect -> bank-limit; 2 ready -> answer; 2 stake 8 3; 2 raise 9 1; 2 answer 7 paroli
        3 answer 7 collect -> bank-limit; 1 answer 7 collect; 3 answer 7 collect; = -10 5 0 5",
    );
    // A plié pays nobody, so nobody waits with his answer.
    At::table(json!({"players": 3, "bank": 100}))
        .plays("shuffle 7D 7S; 1 stake 7 5; 2 stake 7 4; turn; 2 answer 7 half; 1 answer 7 play-on; = 2 0 -2");
}

#[test]
fn the_last_taille_closes_what_others_carry_over() {
    let at = At::table(json!({"players": 2, "carry_bends": "carry", "tailles": 2}));
    let at = at.plays("shuffle … 3D 7S 2C KH; until 24; 1 stake 7 10; turn; 1 answer 7 paroli; turn");
    assert_eq!((at.state.public.phase, at.state.ranks[Seat(1)].len()), (Phase::Shuffle, 1));
    // Two pliés cost the stake twice, the ears stay; at the end the first win is paid.
    let at = at.plays("shuffle 7S 7H 7D 7C; turn; turn; = 20 -20; until 26; = 10 -10");
    assert_eq!(at.state.public.phase, Phase::Over);
}

#[test]
fn the_bank_passes_to_the_right() {
    let at = At::table(json!({"players": 3, "next_bank": "right", "tailles": 2}));
    let at = at.plays("shuffle 2C 3C; until 26; shuffle 2C 3C; 0 stake 9 1; 1 stake 9 1 -> house-not-your-turn");
    assert_eq!(at.state.public.banker, Seat(1));
}

#[test]
fn a_false_taille_is_found_by_counting_and_pays_every_card_as_won() {
    let counted = |script: &str| {
        let at = At::table(json!({"players": 3, "dealer": "human"}));
        let at = at.plays("shuffle …AS 7S 7H 7D 7C KD; until 25; 1 stake K 10; 2 stake 7 4; turn");
        assert!(at.game.admits(&at.state, &piles(24)).is_err());
        at.plays(script)
    };
    // The last seven lost, the king was void; a false taille may go unnoticed.
    counted("piles 26; 1 count; = 4 0 -4");
    counted("piles 27; 1 ready; 2 ready; = 4 0 -4");
    let found = counted("piles 27; 2 count; = -6 10 -4");
    assert_eq!(found.state.public.phase, Phase::Over);
}

#[test]
fn a_careful_player_collects_guesses_the_majority_and_leaves_the_last_turns_alone() {
    let advice = |at: &At| -> Advice<_> { at.game.advise(&at.view(1), Seat(1)).unwrap() };
    let at = At::table(json!({"players": 2})).plays("shuffle 2H 2D QS QD 3C 7S … KH; 1 stake Q 10; turn; turn");
    // Unseen: 26 red less 2H 2D QD KH are 22; 26 black less QS are 25.
    assert_eq!(advice(&at).choice.to_string(), "answer Q black");
    assert_eq!(advice(&at).reasons[0].maxim, Some("a4"));
    let at = at.plays("1 answer Q half; 1 stake 7 1; turn");
    assert_eq!(advice(&at).choice.to_string(), "answer 7 collect");
    let at = at.plays("1 answer 7 collect");
    assert_eq!(advice(&at).choice.to_string(), "stake 2 1", "the twos have come twice");
    assert_eq!(advice(&at.plays("until 20")).reasons[0].maxim, Some("a3"));
}

#[test]
fn every_move_is_reckoned_from_the_exact_odds() {
    let worth = |at: &At, seat: u8, notation: &str| {
        let m = notation.parse().unwrap();
        at.game.check(&at.state, Seat(seat), m).unwrap_or_else(|r| panic!("{notation}: {r}"));
        at.game.reckon(&at.view(seat), Seat(seat), m).unwrap() / Pharo::PARTS as f64
    };
    let are = |at: &At, wanted: &[(u8, &str, f64)]| {
        for (seat, notation, wanted) in wanted {
            let found = worth(at, *seat, notation);
            assert!((found - wanted).abs() < 1e-12, "{notation}: {found}, not {wanted}");
        }
    };
    let at = At::table(json!({"players": 2, "dealer": "human"})).plays("shuffle 2C 7S QS QD … 9D 9H 9S KH");
    let plain = -10.0 * 33.0 / 1666.0;
    are(&at, &[(1, "ready", 0.0), (1, "stake 7 10", plain), (1, "stake 7 40 corner", plain)]);
    let at = at.plays("1 stake 7 10; 1 stake Q 8; turn");
    // Fifty cards are left, one of them the king that lies open below: 49 live ones, three sevens among them. Whatever else
    // is done, the ten are still to come. Four queens of 49: (2 * 49 - 1) / (2 * 49 * 47) of eight.
    let queen = 8.0 * 97.0 / 4606.0;
    are(&at, &[(1, "answer 7 collect", 10.0), (1, "withdraw Q", 10.0 + queen)]);
    assert!(worth(&at, 1, "answer 7 lappe") < 10.0 && worth(&at, 1, "answer 7 paroli") < 10.0);
    let at = at.plays("1 answer 7 collect; 1 withdraw Q");
    are(&at, &[(0, "refuse", 0.0), (0, "leave", -queen)]);
    let at = at.plays("0 refuse; turn");
    // A plié. Unseen are 24 red (of 26, without QD and KH) and 23 black.
    let (red, black) = (-8.0 * 23.0 / 47.0, -8.0 * 24.0 / 47.0);
    are(&at, &[(1, "answer Q half", -4.0), (1, "answer Q red", red), (1, "answer Q black", black)]);
    are(&at, &[(1, "stake A 1", red - 93.0 / 4230.0)]);
    let at = at.plays("1 answer Q red; until 25; 1 stake K 10; turn; piles 27");
    are(&at, &[(1, "count", 10.0 / 8.0), (1, "ready", 0.0)]);
}

#[test]
fn a_thousand_ways_to_stake_are_offered_as_a_form() {
    let at = At::table(json!({"players": 2, "limit": 10, "face_down_cards": false})).plays("shuffle 2C");
    let moves = at.game.moves(&at.state, Seat(1));
    assert_eq!(moves.len(), Some(1 + 13 * 70));
    assert_eq!((moves.listed(), moves.forms().len()), (1, 1));
    at.plays("1 stake 7 11 -> limit; 1 stake 7 0 -> pharo-nothing-laid; 1 stake 7 5 down -> face-down");
}

#[test]
fn a_stake_is_raised_by_halves_and_quarters_as_the_counters_lie() {
    let at = At::table(json!({"players": 2, "limit": 10})).plays("shuffle 2S 7H; 1 stake 7 1; 1 raise 7 1 beside");
    assert_eq!(at.state.public.cards[Seat(1)][0].amount, 12, "one and a half, in eighths");
    let scene = at.game.scene(&at.game.view(&at.state, Viewer::Onlooker));
    let speech = Speech::new(Lang::En, [Pharo::book()]);
    let shown: Vec<String> = scene.seats[1].roles.iter().map(|role| speech.say(role, &[])).collect();
    assert_eq!(shown, ["Vorhand", "1½ counters on the table"]);
    at.plays(
        "1 raise 7 33 corner; 1 raise 7 1 -> limit; 1 raise 7 1 corner; 1 raise 7 1 corner -> limit
        1 ready; 1 answer 7 collect; = -10 10",
    );
}

#[test]
fn what_is_told_reads_like_speech() {
    let at = At::table(json!({"players": 2}));
    let at = at.plays("shuffle 2S KH; 1 stake K 1 beside; 1 ready; 1 answer K paroli");
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
