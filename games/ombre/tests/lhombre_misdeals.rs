//! Hands of L'Hombre dealt with a card too many or too few.

mod at_table;

use at_table::{balances, game, laws, play};
use rand::SeedableRng as _;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use spadille_core::contract::step;
use spadille_core::{CardSet, Game as _, Hidden as _, Log, PerSeat, Seat, Space as _, Table as _, Viewer};
use spadille_ombre::lhombre::pot::owner;
use spadille_ombre::lhombre::state::Phase;
use spadille_ombre::lhombre::table::{PACK, SPADILLE};
use spadille_ombre::lhombre::{LHombre, Move, Outcome, State};

fn at(preset: &str, changes: Value) -> LHombre {
    let mut all = json!({"misdeals": true});
    all.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    game(preset, all)
}

/// Deals these hands, seat 2 being the dealer; the rest is the talon.
fn deal(game: &LHombre, hands: [&str; 3], log: &mut Log) -> State {
    let mut s = game.open();
    game.reveal(&mut s, &Outcome::FirstDealer(Seat(2)), &mut ());
    let [a, b, c] = hands.map(|h| h.parse::<CardSet>().unwrap());
    let hands = PerSeat([a, b, c, CardSet::EMPTY]);
    let rest = hands.values().fold(PACK, |rest, hand| rest.minus(*hand));
    let idle = game.options().is_1860().then(|| "JD".parse().unwrap());
    let outcome = Outcome::Deal { hands, talon: rest.iter().collect(), idle };
    game.admits(&s, &outcome).unwrap();
    game.reveal(&mut s, &outcome, log);
    s
}

const TEN: [&str; 3] = ["AS 2S AC KS QS JS 4H 5D 3C 2C", "7S 6S 5S KH QH JH KD QD JD", "4S 3S KC QC JC AH 2H AD 2D"];
const EIGHT: [&str; 3] = ["AS 2S AC KS QS JS 4H 5D", "7S 6S 5S KH QH JH KD QD JD", "4S 3S KC QC JC AH 2H AD 2D"];
/// The second hand has ten, the dealer nine.
const DEFENDER: [&str; 3] =
    ["AS 2S AC KS QS JS 4H 5D 3C", "7S 6S 5S KH QH JH KD QD JD 2C", "4S 3S KC QC JC AH 2H AD 2D"];

fn offered(game: &LHombre, s: &State, m: &str) -> bool {
    let seat = game.turn(s).awaited().first().unwrap();
    game.moves(s, seat).contains(&m.parse().unwrap())
}

fn refused_by(game: &LHombre, s: &State, m: &str) -> Option<&'static str> {
    let seat = game.turn(s).awaited().first().unwrap();
    game.check(s, seat, m.parse().unwrap()).unwrap_err().law.map(|l| l.0)
}

#[test]
fn wrong_hands_are_dealt_only_where_the_table_plays_with_them() {
    let plain = game("1782", json!({}));
    let mut s = plain.open();
    plain.reveal(&mut s, &Outcome::FirstDealer(Seat(2)), &mut ());
    let deal_of = |hands: [&str; 3]| {
        let [a, b, c] = hands.map(|h| h.parse::<CardSet>().unwrap());
        let rest = PACK.minus(a).minus(b).minus(c);
        Outcome::Deal { hands: PerSeat([a, b, c, CardSet::EMPTY]), talon: rest.iter().collect(), idle: None }
    };
    assert!(plain.admits(&s, &deal_of(TEN)).is_err());
    let with = at("1782", json!({}));
    assert!(with.admits(&s, &deal_of(TEN)).is_ok() && with.admits(&s, &deal_of(EIGHT)).is_ok());
    // Two wrong hands, or one wrong by two, are no deal.
    assert!(with.admits(&s, &deal_of([TEN[0], "7S 6S 5S KH QH JH KD QD", TEN[2]])).is_err());
    assert!(with.admits(&s, &deal_of(["AS 2S AC KS QS JS 4H", TEN[1], TEN[2]])).is_err());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut wrong = 0;
    for _ in 0..800 {
        let outcome = with.draw(&s, &mut rng);
        with.admits(&s, &outcome).unwrap();
        let Outcome::Deal { hands, .. } = outcome else { panic!() };
        wrong += u32::from(hands.values().take(3).any(|hand| hand.len() != 9));
    }
    assert!((60..=140).contains(&wrong), "{wrong}");
}

#[test]
fn an_announced_ten_discards_one_more_than_it_draws() {
    let game = at("1782", json!({}));
    let mut log = Log::default();
    let mut s = deal(&game, TEN, &mut log);
    play(&game, &mut s, &["announce", "call frage", "pass", "pass", "name S"], &mut log);
    assert!(s.public.deal.fines.is_empty() && !offered(&game, &s, "announce"));
    assert!(!offered(&game, &s, "discard 4H") && offered(&game, &s, "discard 4H 5D"));
    play(&game, &mut s, &["discard 4H 5D 3C"], &mut log);
    assert_eq!(
        (s.hands[Seat(0)].len(), s.public.deal.held[Seat(0)], s.public.deal.laid[Seat(0)], s.fresh.len()),
        (9, 9, 3, 2)
    );
    assert!(["law-06", "law-09"].iter().all(|law| laws(&log).contains(law)));
}

#[test]
fn an_announced_eight_draws_one_more_than_it_discards() {
    let game = at("1782", json!({}));
    let mut log = Log::default();
    let mut s = deal(&game, EIGHT, &mut log);
    play(&game, &mut s, &["announce", "call frage", "pass", "pass", "name S", "discard 4H"], &mut log);
    assert_eq!((s.hands[Seat(0)].len(), s.public.deal.held[Seat(0)], s.fresh.len()), (9, 9, 2));
    assert!(["law-07", "law-09"].iter().all(|law| laws(&log).contains(law)));
}

#[test]
fn where_faults_decide_the_game_a_silent_asker_of_1782_loses_when_he_draws() {
    let game = at("1782", json!({"penalty_mode": "decide"}));
    let mut log = Log::default();
    let mut s = deal(&game, TEN, &mut log);
    play(&game, &mut s, &["call frage", "pass", "pass", "name S"], &mut log);
    assert!(s.public.deal.fines.is_empty());
    play(&game, &mut s, &["discard 4H 5D"], &mut log);
    assert_eq!((s.public.deals_done, s.public.deal.phase), (1, Phase::Deal));
    // A bête of four, and six matadors to each.
    assert_eq!(balances(&game, &s), [-16, 6, 2]);
    assert!(laws(&log).contains(&"law-11") && laws(&log).contains(&"penalty-decide"));
}

#[test]
fn silence_costs_a_bete_when_asking_by_the_laws_of_1782() {
    let game = at("1782", json!({"penalty_mode": "bete"}));
    let mut log = Log::default();
    let mut s = deal(&game, TEN, &mut log);
    play(&game, &mut s, &["call frage"], &mut log);
    assert_eq!(s.public.deal.fines.as_slice(), [Seat(0)]);
    assert!(laws(&log).contains(&"law-11"));
    // Found out once, it is not punished again.
    play(&game, &mut s, &["pass", "pass", "name S", "discard 4H 5D"], &mut log);
    assert_eq!(s.public.deal.fines.as_slice(), [Seat(0)]);
}

#[test]
fn a_silent_pass_is_free_in_1782_and_told_when_buying() {
    let game = at("1782", json!({}));
    let mut log = Log::default();
    let mut s = deal(&game, DEFENDER, &mut log);
    play(&game, &mut s, &["call frage", "pass", "pass", "name S", "discard 4H"], &mut log);
    assert!(s.public.deal.fines.is_empty() && s.public.deal.misdeal.is_some_and(|m| !m.told));
    assert_eq!(refused_by(&game, &s, "discard"), Some("law-09"));
    play(&game, &mut s, &["discard 2C"], &mut log);
    assert!(s.public.deal.fines.is_empty() && s.public.deal.misdeal.is_some_and(|m| m.told));
    assert_eq!(s.hands[Seat(1)].len(), 9);
}

#[test]
fn in_1860_a_silent_pass_and_the_misdealer_set_a_bete_each() {
    let game = at("1860", json!({}));
    let mut log = Log::default();
    let mut s = deal(&game, DEFENDER, &mut log);
    play(&game, &mut s, &["call frage", "pass"], &mut log);
    assert_eq!(s.public.deal.fines.as_slice(), [Seat(2), Seat(1)]);
    assert!(["misdealer-bete", "wrong-count-1860"].iter().all(|law| laws(&log).contains(law)));
}

#[test]
fn in_1860_a_silent_asker_loses_when_he_draws_unless_he_says_so_first() {
    let game = at("1860", json!({}));
    let mut log = Log::default();
    let mut s = deal(&game, TEN, &mut log);
    play(&game, &mut s, &["call frage", "pass", "pass", "keep", "name S"], &mut log);
    assert!(s.public.deal.fines.is_empty());
    let mut told = s.clone();
    play(&game, &mut told, &["announce", "discard 4H 5D"], &mut log);
    assert_eq!((told.public.deal.phase, told.public.deal.fines.as_slice()), (Phase::Buy, [Seat(2)].as_slice()));
    play(&game, &mut s, &["discard 4H 5D"], &mut log);
    assert_eq!((s.public.deals_done, s.public.deal.phase), (1, Phase::Deal));
    assert!(balances(&game, &s)[0] < balances(&game, &s)[1]);
}

#[test]
fn a_solo_with_ten_has_a_card_pulled_out_in_1782_and_is_lost_in_1860() {
    let game = at("1782", json!({}));
    let mut log = Log::default();
    let mut s = deal(&game, TEN, &mut log);
    play(&game, &mut s, &["announce", "call solo", "pass", "pass"], &mut log);
    assert_eq!(s.public.deal.phase, Phase::PullOut);
    assert!(game.admits(&s, &Outcome::Pull("7S".parse().unwrap())).is_err(), "not his card");
    let pulled = Outcome::Pull("3C".parse().unwrap());
    game.admits(&s, &pulled).unwrap();
    game.reveal(&mut s, &pulled, &mut log);
    assert_eq!((s.public.deal.phase, s.hands[Seat(0)].len(), s.public.deal.laid[Seat(0)]), (Phase::Name, 9, 1));
    assert!(laws(&log).contains(&"law-08"));
    // Nobody but the hombre knows which it was.
    let seen = |s: &State, who| serde_json::to_string(&game.view(s, Viewer::Seat(Seat(who)))).unwrap();
    let mut other = s.clone();
    (other.hands[Seat(0)], other.laid[Seat(0)]) =
        (s.hands[Seat(0)].minus("2C".parse().unwrap()).with("3C".parse().unwrap()), "2C".parse().unwrap());
    assert_eq!(seen(&s, 1), seen(&other, 1));
    assert_ne!(seen(&s, 0), seen(&other, 0));

    let later = at("1860", json!({}));
    let mut s = deal(&later, TEN, &mut log);
    play(&later, &mut s, &["announce", "call solo", "pass", "pass"], &mut log);
    assert_eq!((s.public.deals_done, s.public.deal.phase), (1, Phase::Deal));
    assert!(laws(&log).contains(&"solo-ten-1860"));
    // The price of a solo to each, no matadors, for no suit was named; the misdealer's bête stands beside his own.
    assert_eq!(balances(&later, &s)[1], 4);
    let owners: Vec<Seat> =
        s.public.accounts.betes.written.iter().chain(&s.public.accounts.betes.active).map(owner).collect();
    assert!(owners.contains(&Seat(0)) && owners.contains(&Seat(2)), "{owners:?}");
}

#[test]
fn a_solo_with_eight_plays_eight_tricks_and_the_others_the_ninth() {
    let game = at("1782", json!({}));
    let mut log = Log::default();
    let mut s =
        deal(&game, ["KS QS JS 7S 5S KH KC 2H", "AS 2S AC 6S QH JH KD QD JD", "4S 3S QC JC AH 3H AD 2D 3D"], &mut log);
    play(&game, &mut s, &["announce"], &mut log);
    assert_eq!(refused_by(&game, &s, "call solo_tout"), Some("short-no-vole"));
    play(&game, &mut s, &["call solo", "pass", "pass", "name S", "discard", "discard", "keep"], &mut log);
    assert!(s.public.deal.no_vole);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    while s.public.deal.phase == Phase::Play && s.public.deal.tricks.count < 8 {
        let seat = s.public.deal.turn;
        let card = game.moves(&s, seat).iter().filter(|m| matches!(m, Move::Play(_))).last().unwrap();
        game.play(&mut s, seat, card, &mut log);
        for who in (0..3).map(|i| Viewer::Seat(Seat(i))).chain([Viewer::Onlooker]) {
            let view = game.view(&s, who);
            assert_eq!(game.view(&game.imagine(&view, &mut rng), who), view);
            game.scene(&view);
        }
    }
    assert_eq!((s.public.deal.tricks.count, s.public.deals_done), (8, 0), "{:?}", s.public.deal.tricks);
    assert_eq!(s.public.deal.held, PerSeat([0, 1, 1, 0]));
    assert_ne!(s.public.deal.turn, Seat(0));
    for _ in 0..2 {
        let seat = s.public.deal.turn;
        let card = game.moves(&s, seat).nth(0).unwrap();
        game.play(&mut s, seat, card, &mut log);
    }
    assert_eq!(s.public.deals_done, 1);
}

#[test]
fn an_unannounced_solo_with_eight_is_lost_with_its_matadors_in_1860() {
    let game = at("1860", json!({}));
    let mut log = Log::default();
    let mut s = deal(&game, EIGHT, &mut log);
    assert!(!offered(&game, &s, "call solo_tout") && !offered(&game, &s, "call solo_tout_couleur"));
    play(&game, &mut s, &["call solo", "pass", "pass"], &mut log);
    assert!(offered(&game, &s, "announce"));
    play(&game, &mut s, &["name S"], &mut log);
    assert!(laws(&log).contains(&"solo-eight-1860"));
    assert_eq!(s.public.deals_done, 1);
    // The solo 4 and six matadors 4.
    assert_eq!(balances(&game, &s)[1], 8);
}

#[test]
fn whoever_misdeals_may_not_play() {
    for (preset, law) in [("1782", "law-06"), ("1860", "dealer-barred-1860")] {
        let game = at(preset, json!({}));
        let mut log = Log::default();
        let mut s = deal(&game, TEN, &mut log);
        play(&game, &mut s, &["announce", "pass", "pass"], &mut log);
        assert_eq!(refused_by(&game, &s, "call frage"), Some(law));
        assert_eq!(game.moves(&s, Seat(2)).len(), Some(1));
    }
    // Not even with Spadille, where that must play.
    let game = at("1782", json!({"spadille_force": true}));
    let mut s = deal(&game, [TEN[1], "4S 3S KC QC JC AH 2H AD 2D", TEN[0]], &mut Log::default());
    assert!(s.hands[Seat(2)].contains(SPADILLE));
    play(&game, &mut s, &["pass", "pass", "announce", "pass"], &mut Log::default());
    assert_eq!((s.public.deals_done, s.public.deal.phase), (1, Phase::Deal));
}

#[test]
fn faults_are_charged_though_nobody_plays() {
    let game = at("1860", json!({}));
    let mut log = Log::default();
    let mut s = deal(&game, TEN, &mut log);
    play(&game, &mut s, &["pass", "pass", "pass"], &mut log);
    assert_eq!(s.public.deals_done, 1);
    let pots = &s.public.accounts.betes;
    let owners: Vec<Seat> = pots.written.iter().chain(&pots.active).map(owner).collect();
    assert_eq!(owners.len(), 2, "{owners:?}");
    assert!(owners.contains(&Seat(0)) && owners.contains(&Seat(2)));
}

#[test]
fn a_defenders_ten_voids_the_grand_casco_and_the_stakes_stand() {
    let game = at("1860", json!({}));
    let mut log = Log::default();
    let mut s = deal(&game, DEFENDER, &mut log);
    let staked = balances(&game, &s);
    play(&game, &mut s, &["call grand_casco", "announce", "pass", "pass"], &mut log);
    assert!(laws(&log).contains(&"defender-ten-1860"));
    assert_eq!((s.public.deal.phase, s.public.deal.dealer, s.public.deals_done), (Phase::Deal, Seat(2), 0));
    let before = balances(&game, &s);
    let again = deal_again(&game, &mut s, &mut log);
    assert_eq!(balances(&game, &s), before, "nobody stakes twice");
    assert_eq!(again, Phase::Auction);
    assert_eq!(staked[0], before[0]);
}

fn deal_again(game: &LHombre, s: &mut State, log: &mut Log) -> Phase {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let outcome = game.draw(s, &mut rng);
    game.reveal(s, &outcome, log);
    s.public.deal.phase
}

#[test]
fn a_card_is_left_for_a_short_hand_and_an_empty_talon_still_takes_a_surplus() {
    let game = at("1782", json!({}));
    let mut log = Log::default();
    // The second hand has eight: the hombre and nobody else may take its card.
    let eight = ["AS 2S AC KS QS JS 4H 5D 3C", "7S 6S 5S KH QH JH KD QD", "4S 3S KC QC JC AH 2H AD 2D"];
    let mut s = deal(&game, eight, &mut log);
    play(
        &game,
        &mut s,
        &["call frage", "announce", "pass", "pass", "name S", "discard AS 2S AC KS QS JS 4H 5D 3C"],
        &mut log,
    );
    assert_eq!(s.public.deal.left(), 5);
    assert_eq!(game.limits(&s.public.deal, Seat(1)), 0..=4);
    play(&game, &mut s, &["discard KH QH JH KD"], &mut log);
    assert_eq!((s.public.deal.held[Seat(1)], s.public.deal.left()), (9, 0));
    // The third has ten, and nothing is left to draw.
    let ten = ["AS 2S AC KS QS JS 4H 5D 3C", "7S 6S 5S KH QH JH KD QD JD", "4S 3S KC QC JC AH 2H AD 2D 2C"];
    let mut s = deal(&game, ten, &mut log);
    let moves =
        ["call frage", "pass", "announce", "pass", "name S", "discard AS 2S AC KS QS JS 4H 5D 3C", "discard KH QH JH"];
    play(&game, &mut s, &moves, &mut log);
    assert_eq!((s.public.deal.left(), s.public.deal.phase, s.public.deal.turn), (0, Phase::Buy, Seat(2)));
    assert_eq!(game.limits(&s.public.deal, Seat(2)), 1..=1);
    play(&game, &mut s, &["discard 2C", "keep"], &mut log);
    assert_eq!((s.public.deal.held, s.public.deal.phase), (PerSeat([9, 9, 9, 0]), Phase::Play));
}

#[test]
fn whoever_asks_the_book_is_told_to_announce() {
    let game = at("1782", json!({}));
    let s = deal(&game, TEN, &mut Log::default());
    let advice = game.advise(&game.view(&s, Viewer::Seat(Seat(0))), Seat(0)).unwrap();
    assert_eq!(advice.choice.to_string(), "announce");
}

#[test]
fn whole_matches_with_misdeals_come_to_their_end_at_every_table() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let mut seen = 0;
    let tables = ["3", "2a", "2b", "2c", "4", "4king"];
    for preset in ["1782", "1860"] {
        for (players, strict) in tables.iter().flat_map(|p| [(p, false), (p, true)]) {
            for mode in ["bete", "decide", "bete_and_decide"] {
                let options = json!({"players": players, "strict": strict, "penalty_mode": mode, "tours": 12});
                let game = at(preset, options);
                let mut s = game.open();
                let mut wrong = 0;
                let random = |s: &State, seat, rng: &mut ChaCha8Rng| game.moves(s, seat).sample(rng);
                loop {
                    let was = s.public.deal.misdeal.is_some();
                    if !step(&game, &mut s, &mut rng, random) {
                        break;
                    }
                    wrong += u32::from(!was && s.public.deal.misdeal.is_some());
                    if s.public.deal.misdeal.is_none() || s.public.deal.phase == Phase::Over {
                        continue;
                    }
                    let cards: u32 = s
                        .hands
                        .values()
                        .chain(s.laid.values())
                        .chain(s.public.deal.tricks.played.values())
                        .map(|c| u32::from(c.len()))
                        .sum();
                    let all = u32::from(game.options().players.pack().len());
                    assert!(cards + u32::from(s.public.deal.left()) <= all);
                    for i in (0..4).map(Seat) {
                        assert_eq!(s.hands[i].len(), s.public.deal.held[i]);
                    }
                }
                assert_eq!(s.public.deal.phase, Phase::Over, "{preset} {players}");
                seen += wrong;
            }
        }
    }
    assert!(seen > 200, "{seen}");
}
