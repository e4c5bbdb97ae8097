//! The strict table of Piquet: players speak for themselves, and their mistakes cost what the book says.

use serde_json::{Value, json};
use spadille_core::{
    Arg, Card, CardSet, Event, Game as _, Hidden as _, Log, Options as _, Seat, Space as _, Table as _, Turn, Viewer,
    What,
};
use spadille_salon::piquet::hand::PACK;
use spadille_salon::piquet::state::Phase;
use spadille_salon::piquet::{Outcome, Piquet, PiquetOptions, State};

const ELDER: u8 = 0;
const YOUNGER: u8 = 1;

/// A table at which seat 1 deals.
struct At {
    game: Piquet,
    state: State,
    log: Log,
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|c| c.parse().unwrap()).collect()
}

impl At {
    fn table(options: Value) -> At {
        let mut fields = options.as_object().unwrap().clone();
        fields.entry("declarations").or_insert(json!("manual"));
        let game = Piquet::new(PiquetOptions::from_overrides(None, &fields).unwrap()).unwrap();
        let mut at = At { state: game.open(), game, log: Log::default() };
        at.chance(Outcome::Cut([cards("AS")[0], cards("7S")[0]]));
        if at.state.public.phase == Phase::Packets {
            at.says(YOUNGER, "packet 2");
        }
        at
    }

    fn chance(&mut self, outcome: Outcome) {
        assert_eq!(self.game.turn(&self.state), Turn::Chance);
        self.game.admits(&self.state, &outcome).unwrap();
        self.game.reveal(&mut self.state, &outcome, &mut self.log);
    }

    /// Deals so that both hold these hands when each has exchanged one card; younger has still to say whether he looks.
    fn dealt(mut self, elder: &str, younger: &str) -> At {
        let want = [elder, younger].map(|h| cards(h).into_iter().collect::<CardSet>());
        assert_eq!(want.map(CardSet::len), [12; 2]);
        let rest: Vec<Card> = PACK.minus(want[0]).minus(want[1]).iter().collect();
        let drawn = want.map(|hand| hand.iter().next().unwrap());
        let mut hands = want;
        for (i, hand) in hands.iter_mut().enumerate() {
            hand.remove(drawn[i]);
            hand.insert(rest[i]);
        }
        let talon: Vec<Card> = drawn.into_iter().chain(rest[2..].iter().copied()).collect();
        self.chance(Outcome::Deal { hands, talon: talon.try_into().unwrap() });
        self.says(ELDER, &format!("discard {}", rest[0])).says(ELDER, "pass");
        self.says(YOUNGER, &format!("discard {}", rest[1]));
        assert_eq!(self.state.hands, want);
        self
    }

    /// The same, and nobody looks.
    fn with_hands(self, elder: &str, younger: &str) -> At {
        let mut at = self.dealt(elder, younger);
        at.says(YOUNGER, "pass");
        at
    }

    fn says(&mut self, seat: u8, notation: &str) -> &mut At {
        let m = notation.parse().unwrap();
        self.game.check(&self.state, Seat(seat), m).unwrap_or_else(|r| panic!("{seat} {notation}: {r}"));
        self.game.play(&mut self.state, Seat(seat), m, &mut self.log);
        self
    }

    /// Elder and younger speak in turn, three classes.
    fn declare(&mut self, words: [[&str; 2]; 3]) -> &mut At {
        for [elder, younger] in words {
            self.says(ELDER, elder).says(YOUNGER, younger);
        }
        self
    }

    /// Plays the first card that may be played, again and again, as long as the tricks last.
    fn play_out(&mut self) {
        let deal = self.state.public.deals_done;
        while self.state.public.phase == Phase::Play && self.state.public.deals_done == deal {
            let seat = self.game.turn(&self.state).awaited().first().unwrap();
            let moves = self.game.moves(&self.state, seat);
            let m = moves.iter().find(|m| m.to_string().starts_with("play")).unwrap();
            self.game.play(&mut self.state, seat, m, &mut self.log);
        }
    }

    fn offers(&self, seat: u8, notation: &str) -> bool {
        self.game.check(&self.state, Seat(seat), notation.parse().unwrap()).is_ok()
    }

    fn total(&self) -> [u16; 2] {
        self.state.public.tally.total
    }

    fn advice(&self, seat: u8) -> (String, Option<&'static str>) {
        let seat = Seat(seat);
        let advice = self.game.advise(&self.game.view(&self.state, Viewer::Seat(seat)), seat).unwrap();
        (advice.choice.to_string(), advice.reasons[0].maxim)
    }
}

/// A Rummel of 5 (49), a quart major, three aces.
const STRONG: &str = "AS KS QS JS 8S AH KH 9H AD 9D 8C 7C";
/// A Rummel of 5 (45), a quart and a tierce of the queen, four tens.
const TENS: &str = "10S 9S QH JH 10H 8H 7H 10D QC JC 10C 9C";

const PASSED: [[&str; 2]; 3] = [["pass", "pass"]; 3];

#[test]
fn what_is_called_names_no_suit_before_it_is_shown() {
    let mut at = At::table(json!({})).with_hands(STRONG, TENS);
    at.declare([["declare rummel", "good"], ["declare sequences", "good"], ["declare-set A 3", "declare-set 10 4"]]);
    assert_eq!(at.state.public.shown, [CardSet::EMPTY; 2]);
    fn names_cards(arg: &Arg) -> bool {
        match arg {
            Arg::Text(text) => text.args.iter().any(|(_, a)| names_cards(a)),
            Arg::Plain(words) => words.contains("S-") || words.contains("C-"),
            Arg::Suit(_) | Arg::Cards(_) => true,
            _ => false,
        }
    }
    let told = |e: &Event| {
        e.text().is_some_and(|text| text.id == "piquet-calls" && text.args.iter().any(|(_, a)| names_cards(a)))
    };
    assert!(!at.log.events.iter().any(told));
    at.says(ELDER, "show rummel").says(ELDER, "show sequences").says(ELDER, "play AS");
    assert_eq!(at.total(), [10, 14], "Rummel 5, quart 4, the lead 1; four tens");
}

#[test]
fn law_03_a_class_is_remembered_before_the_lead_and_not_after() {
    let words = [["pass", "pass"], ["declare sequences", "good"], ["pass", "pass"]];
    let mut at = At::table(json!({})).with_hands(STRONG, TENS);
    at.declare(words).says(ELDER, "recall rummel").says(YOUNGER, "good");
    at.says(ELDER, "show rummel").says(ELDER, "show sequences").says(ELDER, "play AS");
    assert_eq!(at.total(), [10, 0]);
    let mut late = At::table(json!({})).with_hands(STRONG, TENS);
    late.declare(words).says(ELDER, "show sequences").says(ELDER, "play AS").says(YOUNGER, "play 10S");
    assert!(!late.offers(ELDER, "recall rummel"));
    assert_eq!(late.total(), [5, 0]);
}

#[test]
fn law_04_what_elder_has_not_shown_is_younger_s_if_he_shows_in_time() {
    let words = [["declare rummel", "good"], ["declare sequences", "good"], ["pass", "pass"]];
    let mut at = At::table(json!({})).with_hands(STRONG, TENS);
    at.declare(words).says(ELDER, "play AS");
    assert_eq!(at.total(), [1, 0], "neither was shown");
    at.says(YOUNGER, "show rummel").says(YOUNGER, "play 9S");
    assert_eq!(at.total(), [1, 5], "the lower Rummel counts, the sequences are nobody's");
    assert!(!at.offers(YOUNGER, "show sequences"));
}

#[test]
fn law_05_a_false_set_costs_the_deal_and_keeps_nothing_from_the_other() {
    // Younger has a septième and its Rummel; elder's false kings keep his three queens down.
    let (elder, younger) = ("AS KS AH KH 9H AC KC JC 8C 7C 10S 9S", "AD KD QD JD 10D 9D 8D QS QH JH 8S 7S");
    let mut at = At::table(json!({})).with_hands(elder, younger);
    at.declare([["declare rummel", "declare rummel"], ["pass", "declare sequences"], ["declare-set K 4", "good"]]);
    at.says(ELDER, "play AS");
    assert_eq!(at.total(), [14 + 3 + 1, 7 + 17]);
    at.says(YOUNGER, "show rummel").says(YOUNGER, "show sequences");
    assert_eq!(at.advice(YOUNGER), ("doubt K".into(), Some("a7")), "he holds a king himself");
    at.says(YOUNGER, "doubt K");
    assert_eq!(at.total(), [0, 7 + 17 + 3], "the lead too is nothing, and the queens count");
    at.play_out();
    assert_eq!(at.state.public.score[0], 0);
}

#[test]
fn law_05_two_who_called_falsely_both_count_nothing() {
    let mut at = At::table(json!({})).with_hands(STRONG, TENS);
    at.declare([["declare rummel", "good"], ["declare sequences", "good"], ["declare-set Q 3", "declare-set K 4"]]);
    at.says(ELDER, "show rummel").says(ELDER, "show sequences").says(ELDER, "play AS");
    at.says(YOUNGER, "doubt Q").says(YOUNGER, "play 10S").says(ELDER, "doubt K");
    assert_eq!(at.total(), [0, 0]);
    at.play_out();
    assert_eq!(at.state.public.score, [0, 0]);
}

#[test]
fn law_05_the_milder_penalty_leaves_the_play() {
    let mut at = At::table(json!({"penalty_scope": "declarations_only"})).with_hands(STRONG, TENS);
    at.declare([["declare rummel", "good"], ["declare sequences", "good"], ["declare-set Q 3", "good"]]);
    at.says(ELDER, "show rummel").says(ELDER, "show sequences").says(ELDER, "play AS").says(YOUNGER, "doubt Q");
    assert_eq!(at.total(), [1, 5 + 4 + 3 + 14], "Rummel, quart and tierce of the queen, four tens");
}

#[test]
fn law_08_a_slip_is_mended_until_one_has_played() {
    let mut at = At::table(json!({})).with_hands(STRONG, TENS);
    at.declare([["pass", "pass"], ["pass", "pass"], ["declare-set K 3", "declare-set Q 4"]]);
    at.says(ELDER, "correct");
    assert_eq!(at.state.public.declared.sets, [0, 14 + 14], "four queens, as they were called, and four tens");
    at.says(ELDER, "play AS").says(YOUNGER, "correct");
    assert_eq!(at.state.public.declared.sets, [0, 14]);
    at.says(YOUNGER, "play 10S");
    assert!(!at.offers(ELDER, "correct"));
}

#[test]
fn three_called_of_four_held_count_as_three() {
    let mut at = At::table(json!({})).with_hands(TENS, STRONG);
    at.declare([["pass", "pass"], ["pass", "pass"], ["declare-set 10 3", "good"]]);
    assert_eq!(at.state.public.declared.sets, [3, 0]);
}

#[test]
fn laws_14_and_15_a_mistaken_good_is_taken_back_before_the_first_card() {
    let words = [["declare rummel", "good"], ["pass", "pass"], ["pass", "pass"]];
    let mut at = At::table(json!({})).with_hands(TENS, STRONG);
    at.declare(words).says(ELDER, "show rummel").says(ELDER, "play 10S");
    assert_eq!(at.total(), [6, 0]);
    assert_eq!(at.advice(YOUNGER), ("retract rummel".into(), Some("a7")));
    at.says(YOUNGER, "retract rummel").says(YOUNGER, "show rummel").says(YOUNGER, "play AS");
    assert_eq!(at.total(), [1, 6], "elder uncounts, younger counts five and the trick");
    let mut late = At::table(json!({})).with_hands(TENS, STRONG);
    late.declare(words).says(ELDER, "show rummel").says(ELDER, "play 10S").says(YOUNGER, "play AS");
    assert!(!late.offers(YOUNGER, "retract rummel"));
    assert_eq!(late.total(), [6, 1]);
}

#[test]
fn law_09_who_throws_in_gives_every_trick_that_is_left() {
    let mut at = At::table(json!({"match": "four_deals"})).with_hands(STRONG, TENS);
    at.declare(PASSED).says(ELDER, "play AS").says(YOUNGER, "throw-in");
    // One for each of twelve tricks, two more for the last, forty for all of them: the card led is not counted twice.
    assert_eq!(at.state.public.score, [14 + 40, 0]);
}

#[test]
fn law_10_cards_thrown_down_are_led_in_their_order() {
    let mut at = At::table(json!({"match": "four_deals"})).with_hands(STRONG, TENS);
    at.declare(PASSED);
    let tricks = "AS 9S KS 10S QS 9C JS 10C 8S JC AH 7H KH 8H AD 10D 9D 10H";
    for pair in tricks.split_whitespace().collect::<Vec<_>>().chunks(2) {
        at.says(ELDER, &format!("play {}", pair[0])).says(YOUNGER, &format!("play {}", pair[1]));
    }
    // Elder has nine tricks and holds 9H 8C 7C, younger QH JH QC.
    at.says(ELDER, "throw-down 9H 8C 7C").says(ELDER, "play 9H").says(YOUNGER, "play QH");
    assert!(!at.offers(YOUNGER, "play QC"), "the cards on the table come first");
    assert!(!at.offers(ELDER, "play 7C"));
    at.says(ELDER, "play 8C").says(YOUNGER, "play QC").says(ELDER, "play 7C").says(YOUNGER, "play JH");
    assert_eq!(at.state.public.score, [12 + 2 + 10, 2]);
}

#[test]
fn law_17_the_missing_card_is_told_on_demand() {
    let mut at = At::table(json!({})).with_hands(STRONG, TENS);
    at.declare([["pass", "pass"], ["pass", "pass"], ["declare-set A 3", "good"]]).says(ELDER, "play KS");
    assert_eq!(at.advice(YOUNGER).0, "retract sets", "he has four tens");
    at.says(YOUNGER, "retract sets");
    assert_eq!(at.advice(YOUNGER), ("doubt A".into(), Some("a8")));
    at.says(YOUNGER, "doubt A");
    assert_eq!(at.state.public.shown[0], cards("AS AH AD").into_iter().collect());
    assert!(!at.offers(YOUNGER, "doubt A"), "he has been told");
}

#[test]
fn a_forgotten_pic_is_claimed_until_the_deal_is_cleared() {
    // Rummel 8 and an octave make 26; the fourth lead brings thirty.
    let (elder, younger) = ("AS KS QS JS 10S 9S 8S 7S 7H 7D 8C 7C", "AH KH QH JH 10H AD KD QD 9D AC KC 9C");
    for (word, pic) in [("pic", 30), ("pass", 0)] {
        let mut at = At::table(json!({"match": "four_deals"})).with_hands(elder, younger);
        at.declare([["declare rummel", "good"], ["declare sequences", "good"], ["pass", "pass"]]);
        at.says(ELDER, "show rummel").says(ELDER, "show sequences").play_out();
        assert_eq!(at.state.public.phase, Phase::Reckoning);
        let [counted, _] = at.total();
        at.says(ELDER, word);
        assert_eq!(at.state.public.score[0], counted - 30 + pic);
    }
}

#[test]
fn the_number_is_reached_in_the_order_of_counting_where_players_speak_too() {
    // Younger's Rummel is counted before elder's sets and his lead, though it is elder who plays first.
    let mut at = At::table(json!({"target": 5})).with_hands(TENS, STRONG);
    at.declare([["pass", "declare rummel"], ["pass", "pass"], ["declare-set 10 4", "good"]]);
    at.says(ELDER, "play 10S");
    assert_eq!(at.state.public.phase, Phase::Play, "until younger has played anything may be mended");
    at.says(YOUNGER, "show rummel").says(YOUNGER, "play AS");
    assert_eq!((at.state.public.phase, at.state.public.score), (Phase::Over, [0, 5]));
    assert_eq!(at.game.accounts(&at.state).balance(Seat(YOUNGER)), 1);
    // The last table tells the last Partie and shows nobody's cards.
    let scene = at.game.scene(&at.game.view(&at.state, Viewer::Onlooker));
    assert!(scene.title.args.contains(&("partie", 1.into())) && scene.title.args.contains(&("deal", 1.into())));
    assert!(scene.seats.iter().all(|place| place.hand.is_empty()));
}

#[test]
fn a_penalty_may_put_the_other_out() {
    let mut at = At::table(json!({"target": 20})).with_hands(STRONG, TENS);
    at.declare([["declare rummel", "good"], ["pass", "pass"], ["declare-set Q 3", "good"]]);
    at.says(ELDER, "show rummel").says(ELDER, "play AS").says(YOUNGER, "play 10S").says(ELDER, "play AH");
    at.says(YOUNGER, "doubt Q");
    assert_eq!((at.state.public.phase, at.state.public.score), (Phase::Over, [0, 5 + 4 + 3 + 14]));
}

#[test]
fn a_named_suit_that_is_missing_is_asked_for_once() {
    // Elder has no diamond, names it, and still remembers his sets before he leads what is demanded.
    let (elder, younger) = ("AS KS QS JS 10S 9S 8S 7S AH AC KC KH", "AD KD QD JD 10D 9D 8D 7D QH QC JC 7H");
    let mut at = At::table(json!({})).dealt(elder, younger);
    at.says(YOUNGER, "look").says(ELDER, "name D");
    at.declare([["declare rummel", "good"], ["declare sequences", "good"], ["pass", "pass"]]);
    at.says(YOUNGER, "demand KC").says(ELDER, "recall sets").says(YOUNGER, "good");
    assert_eq!(at.state.public.phase, Phase::Play, "nothing is demanded twice");
    assert!(!at.offers(ELDER, "play AS"));
    at.says(ELDER, "play KC");
}

#[test]
fn what_elder_left_stays_unseen_where_younger_may_not_take_it() {
    let mut at = At::table(json!({"declarations": "automatic", "younger_takes_leftovers": "no"}));
    let pack: Vec<Card> = PACK.iter().collect();
    let hands = [&pack[..12], &pack[12..24]].map(|h| h.iter().copied().collect::<CardSet>());
    at.chance(Outcome::Deal { hands, talon: pack[24..].try_into().unwrap() });
    let discard = |cards: &[Card]| format!("discard {}", cards.iter().copied().collect::<CardSet>());
    at.says(ELDER, &discard(&pack[..3])).says(ELDER, "look").says(YOUNGER, &discard(&pack[12..14]));
    assert_eq!(at.state.seen[0], 0b0001_1111);
    at.says(YOUNGER, "look");
    assert_eq!(at.state.seen[1], 0b1110_0000, "the three that were his, not the two that elder left");
}

/// The points of the play are fourteen and one for each trick taken from the other's lead; no class counts for both.
#[test]
fn the_invariants_of_a_deal_hold() {
    use rand_chacha::rand_core::SeedableRng as _;
    let game = Piquet::new(PiquetOptions::preset("1860").unwrap()).unwrap();
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(32);
    let (mut s, mut deals, mut play) = (game.open(), 0, 0);
    loop {
        match game.turn(&s) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = game.draw(&s, &mut rng);
                game.reveal(&mut s, &outcome, &mut ());
            }
            turn @ Turn::Seats { .. } => {
                let seat = turn.awaited().first().unwrap();
                let m = game.moves(&s, seat).sample(&mut rng).unwrap();
                let (before, mut log) = (s.public.clone(), Log::default());
                game.play(&mut s, seat, m, &mut log);
                play += log
                    .events
                    .iter()
                    .map(|e| match (&e.what, e.law) {
                        (What::Scored(points), Some(law))
                            if ["lead-point", "take-point", "last-trick"].contains(&law.0) =>
                        {
                            *points
                        }
                        _ => 0,
                    })
                    .sum::<i32>();
                if before.tricks.len() == 11 && before.led.is_some() {
                    let declared = before.declared;
                    assert!([declared.rummel, declared.sequences, declared.sets].iter().all(|pair| pair.contains(&0)));
                    let taken = before.tricks.iter().filter(|t| t.winner != t.leader).count() as i32;
                    let last = log.events.iter().any(|e| e.what == What::Scored(3));
                    assert_eq!(std::mem::take(&mut play), 14 + taken + i32::from(last));
                    deals += 1;
                }
            }
        }
    }
    assert_eq!(deals, 4);
}

#[test]
fn law_03_younger_too_remembers_a_class_until_elder_leads() {
    let mut at = At::table(json!({})).with_hands(STRONG, TENS);
    at.declare(PASSED);
    let Turn::Seats { awaited, free } = at.game.turn(&at.state) else { panic!("somebody is to act") };
    assert_eq!((awaited.first(), free.first()), (Some(Seat(ELDER)), Some(Seat(YOUNGER))));
    assert!(!at.offers(YOUNGER, "play 10S"), "he may speak, not play");
    assert_eq!(at.advice(YOUNGER), ("recall rummel".into(), Some("a6")));
    at.says(YOUNGER, "recall sets").says(YOUNGER, "recall sequences").says(YOUNGER, "show sequences");
    assert_eq!(at.total(), [0, 14 + 4 + 3]);
    // Elder remembers better sequences himself: now they are compared.
    at.says(ELDER, "recall sequences").says(YOUNGER, "good").says(ELDER, "show sequences").says(ELDER, "play AS");
    assert_eq!(at.total(), [5, 14]);
    assert!(!at.offers(YOUNGER, "recall rummel"));
}

#[test]
fn younger_takes_back_his_good_before_the_lead_as_well_as_after() {
    let (weak, strong) = (TENS, STRONG);
    let mut at = At::table(json!({})).with_hands(weak, strong);
    at.declare([["declare rummel", "good"], ["pass", "pass"], ["pass", "pass"]]);
    assert!(!at.offers(YOUNGER, "recall rummel"), "elder has called it: he can only take his word back");
    at.says(YOUNGER, "retract rummel");
    assert_eq!(at.state.public.declared.rummel, [0, 5]);
    let cites = |law: &str| at.log.events.iter().any(|e| e.law.is_some_and(|l| l.0 == law));
    assert!(cites("law-14") && !cites("law-15"));
}

#[test]
fn younger_who_has_nothing_to_add_says_so_and_is_not_asked_again() {
    let mut at = At::table(json!({})).with_hands(STRONG, TENS);
    at.declare(PASSED).says(YOUNGER, "pass");
    assert_eq!(at.game.turn(&at.state), Turn::of(Seat(ELDER)));
    assert!(!at.offers(YOUNGER, "recall rummel"));
    // That somebody may speak tells nothing about his cards: at an easy table nobody may.
    let easy = At::table(json!({"declarations": "automatic"})).with_hands(STRONG, TENS);
    assert_eq!(easy.game.turn(&easy.state), Turn::of(Seat(ELDER)));
}

#[test]
fn what_is_refused_is_refused_by_its_law() {
    let refused = |at: &At, seat: u8, notation: &str| {
        let refusal = at.game.check(&at.state, Seat(seat), notation.parse().unwrap()).expect_err(notation);
        refusal.law.map(|law| law.0)
    };
    let mut at = At::table(json!({"declarations": "automatic", "min_discard": "3/2"}));
    let pack: Vec<Card> = PACK.iter().collect();
    let hands = [&pack[..12], &pack[12..24]].map(|h| h.iter().copied().collect::<CardSet>());
    at.chance(Outcome::Deal { hands, talon: pack[24..].try_into().unwrap() });
    let discard = |cards: &[Card]| format!("discard {}", cards.iter().copied().collect::<CardSet>());
    assert_eq!(refused(&at, ELDER, &discard(&pack[..2])), Some("exchange-elder"));
    assert_eq!(refused(&at, ELDER, "blank 3"), Some("carte-blanche"), "he has court cards");
    at.says(ELDER, &discard(&pack[..3]));
    assert_eq!(refused(&at, ELDER, &discard(&pack[3..4])), Some("law-11"), "nobody exchanges twice");
    at.says(ELDER, "pass");
    assert_eq!(refused(&at, YOUNGER, &discard(&pack[12..13])), Some("exchange-younger"));
    at.says(YOUNGER, &discard(&pack[12..14]));
    assert_eq!(refused(&at, YOUNGER, "show-blank"), Some("law-16"), "too late");
    let mut at = At::table(json!({"declarations": "automatic"})).dealt(STRONG, TENS);
    at.says(YOUNGER, "look").says(ELDER, "name S");
    assert_eq!(refused(&at, ELDER, "play AH"), Some("named-suit"));
    at.says(ELDER, "play AS");
    assert_eq!(refused(&at, YOUNGER, "play QH"), Some("follow-suit"));
}

#[test]
fn law_20_packets_are_of_two_or_three_and_where_agreed_of_four() {
    for (packets, four) in [("two_or_three", false), ("law20", true)] {
        let game = At::table(json!({"packets": packets})).game;
        let mut at = At { state: game.open(), game, log: Log::default() };
        at.chance(Outcome::Cut([cards("AS")[0], cards("7S")[0]]));
        assert_eq!(at.state.public.phase, Phase::Packets);
        assert_eq!(
            ["1", "2", "3", "4", "5"].map(|n| at.offers(YOUNGER, &format!("packet {n}"))),
            [false, true, true, four, false]
        );
    }
}

#[test]
fn law_05_nobody_is_out_by_a_set_that_could_not_be_asked_about() {
    // Younger has three aces and calls four; his first card would put him out.
    let called = || {
        let mut at = At::table(json!({"target": 14})).with_hands(TENS, STRONG);
        at.declare([["pass", "pass"], ["pass", "pass"], ["pass", "declare-set A 4"]]);
        at.says(ELDER, "play 10S");
        assert!(!at.offers(ELDER, "doubt A"), "until younger has played a card he may mend his word");
        at.says(YOUNGER, "play AS");
        assert_eq!((at.state.public.phase, at.game.turn(&at.state)), (Phase::Proof, Turn::of(Seat(ELDER))));
        at
    };
    let mut at = called();
    assert_eq!(at.advice(ELDER), ("doubt A".into(), Some("a7")));
    at.says(ELDER, "doubt A");
    assert_eq!((at.state.public.phase, at.total()), (Phase::Over, [0, 0]), "four tens make fourteen");
    assert_eq!(at.game.accounts(&at.state).balance(Seat(ELDER)), 1);
    let mut at = called();
    at.says(ELDER, "pass");
    assert_eq!(at.game.accounts(&at.state).balance(Seat(YOUNGER)), 1, "what is believed counts");
}

#[test]
fn law_05_a_set_proved_at_the_end_wins_and_a_false_one_lets_the_play_go_on() {
    let mut at = At::table(json!({"target": 15})).with_hands(STRONG, TENS);
    at.declare([["pass", "pass"], ["pass", "pass"], ["pass", "declare-set 10 4"]]);
    at.says(ELDER, "play AS").says(YOUNGER, "play 9S").says(ELDER, "play 9H").says(YOUNGER, "play 10H");
    assert_eq!(at.state.public.phase, Phase::Over, "elder has led a second time and has not asked");
    let mut at = At::table(json!({"target": 16})).with_hands(STRONG, TENS);
    at.declare([["pass", "pass"], ["pass", "pass"], ["pass", "declare-set 10 4"]]);
    at.says(ELDER, "play 9H").says(YOUNGER, "play 10H").says(YOUNGER, "play QC");
    assert_eq!(at.state.public.phase, Phase::Proof, "younger's lead put him out before elder had a turn");
    at.says(ELDER, "doubt 10");
    assert_eq!((at.state.public.phase, at.state.public.score), (Phase::Over, [1, 16]));
    let mut at = At::table(json!({"target": 29})).with_hands(STRONG, TENS);
    at.declare([["pass", "pass"], ["pass", "pass"], ["pass", "declare-set J 4"]]);
    at.says(ELDER, "play 9H").says(YOUNGER, "play 10H");
    assert_eq!(at.state.public.phase, Phase::Proof);
    at.says(ELDER, "doubt J");
    assert_eq!((at.state.public.phase, at.total()), (Phase::Play, [5 + 4 + 3 + 1, 0]), "elder counts all he has");
    assert_eq!(at.game.turn(&at.state), Turn::of(Seat(YOUNGER)));
    at.play_out();
}

#[test]
fn law_04_what_younger_has_not_shown_is_elder_s_only_if_he_showed_his_own() {
    let mut at = At::table(json!({})).with_hands(TENS, STRONG);
    at.declare([["declare rummel", "declare rummel"], ["declare sequences", "declare sequences"], ["pass", "pass"]]);
    assert!(!at.offers(ELDER, "show rummel"), "younger's is better");
    at.says(ELDER, "play 10S").says(YOUNGER, "show sequences").says(YOUNGER, "play AS");
    assert_eq!(at.total(), [1, 4 + 1], "the Rummel is nobody's");
    // Elder has shown his Rummel in time; younger took back his "good" and forgot to show his own.
    let mut at = At::table(json!({})).with_hands(TENS, STRONG);
    at.declare([["declare rummel", "good"], ["pass", "pass"], ["pass", "pass"]]).says(ELDER, "show rummel");
    at.says(ELDER, "play 10S").says(YOUNGER, "retract rummel").says(YOUNGER, "play AS");
    assert_eq!(at.total(), [5 + 1, 1]);
}

#[test]
fn law_05_who_found_the_other_out_is_not_told_that_he_loses_what_he_counts() {
    let (elder, younger) = ("AS KS AH KH 9H AC KC JC 8C 7C 10S 9S", "AD KD QD JD 10D 9D 8D QS QH JH 8S 7S");
    let mut at = At::table(json!({})).with_hands(elder, younger);
    at.declare([["declare rummel", "declare rummel"], ["pass", "declare sequences"], ["declare-set K 4", "good"]]);
    at.says(ELDER, "play AS").says(YOUNGER, "doubt K").says(YOUNGER, "play QS");
    assert_eq!(at.total(), [0, 7 + 17 + 3]);
    let forgot = |e: &Event| e.text().is_some_and(|text| text.id == "piquet-not-shown");
    assert!(!at.log.events.iter().any(forgot));
}

/// Elder's Rummel of 8 and octave make 26; the fourth lead brings thirty. Younger can take hearts and diamonds.
const EIGHT: &str = "AS KS QS JS 10S 9S 8S 7S 7H 7D 8C 7C";
const AGAINST_EIGHT: &str = "AH KH QH JH 10H AD KD QD 9D AC KC 9C";

/// A table to 101 with these points before the deal, at which elder has declared all he has.
fn with_eight(score: [u16; 2]) -> At {
    let mut at = At::table(json!({})).with_hands(EIGHT, AGAINST_EIGHT);
    at.state.public.score = score;
    at.declare([["declare rummel", "good"], ["declare sequences", "good"], ["pass", "pass"]]);
    at.says(ELDER, "show rummel").says(ELDER, "show sequences");
    at
}

impl At {
    fn tricks(&mut self, cards: &str) -> &mut At {
        for pair in cards.split_whitespace().collect::<Vec<_>>().chunks(2) {
            self.says(ELDER, &format!("play {}", pair[0])).says(YOUNGER, &format!("play {}", pair[1]));
        }
        self
    }
}

#[test]
fn a_pic_puts_elder_out_when_he_says_it() {
    let mut at = with_eight([41, 0]);
    at.tricks("AS 9C KS 9D QS 10H JS JH");
    assert_eq!((at.state.public.phase, at.total()), (Phase::Play, [60, 0]), "thirty are not sixty before he says so");
    at.says(ELDER, "pic");
    assert_eq!((at.state.public.phase, at.state.public.score), (Phase::Over, [101, 0]));
    // He never remembers: the thirty are lost, and the Partie goes on.
    let mut at = with_eight([41, 0]);
    at.tricks("AS 9C KS 9D QS 10H JS JH").play_out();
    let [counted, _] = at.total();
    assert!(41 + counted >= 101, "with the Pic he would be out");
    at.says(ELDER, "pass");
    assert_eq!((at.state.public.phase, at.state.public.score[0]), (Phase::Packets, 41 + counted - 30));
}

#[test]
fn elder_may_remember_his_pic_when_younger_gets_out() {
    for (word, winner) in [("pic", ELDER), ("pass", YOUNGER)] {
        let mut at = with_eight([41, 100]);
        at.tricks("AS 9C KS 9D QS 10H JS JH 7H AH");
        assert_eq!((at.state.public.phase, at.total()), (Phase::Reckoning, [61, 1]));
        at.says(ELDER, word);
        assert_eq!(at.state.public.phase, Phase::Over);
        assert_eq!(at.game.accounts(&at.state).balance(Seat(winner)), 1, "{word}");
    }
}

/// A table at which the table speaks.
fn easy(options: Value) -> At {
    let mut fields = options.as_object().unwrap().clone();
    fields.insert("declarations".into(), json!("automatic"));
    At::table(Value::Object(fields))
}

#[test]
fn law_09_a_hand_is_thrown_in_at_every_table_and_before_the_first_lead_too() {
    let mut at = easy(json!({"match": "four_deals"})).with_hands(STRONG, TENS);
    assert!(!at.offers(YOUNGER, "throw-in"), "elder is to lead");
    let before = at.total();
    assert_eq!(before, [5 + 4, 14]);
    at.says(ELDER, "throw-in");
    assert_eq!(at.state.public.score, [before[0], before[1] + 14 + 40], "what was counted stands");
    let mut at = easy(json!({"match": "four_deals"})).with_hands(STRONG, TENS);
    at.says(ELDER, "play AS").says(YOUNGER, "play 9S").says(ELDER, "play KS").says(YOUNGER, "throw-in");
    assert_eq!(at.state.public.score, [9 + 14 + 40, 14]);
    let mut at = At::table(json!({"match": "four_deals"})).with_hands(STRONG, TENS);
    at.declare(PASSED);
    assert!(!at.offers(YOUNGER, "throw-in"), "he may speak, not give up");
    at.says(ELDER, "throw-in");
    assert_eq!(at.state.public.score, [0, 14 + 40]);
}

#[test]
fn law_09_the_rest_may_put_the_other_out() {
    let mut at = easy(json!({"target": 20})).with_hands(STRONG, TENS);
    at.says(ELDER, "throw-in");
    assert_eq!((at.state.public.phase, at.state.public.score), (Phase::Over, [9, 20]));
}

#[test]
fn law_10_the_last_cards_are_thrown_down_at_every_table() {
    let mut at = easy(json!({"match": "four_deals"})).with_hands(STRONG, TENS);
    at.tricks("AS 9S KS 10S QS 9C JS 10C 8S JC AH 7H KH 8H AD 10D");
    assert!(!at.offers(ELDER, "throw-down 9D 9H 8C"), "he holds four");
    at.tricks("9D 10H").says(ELDER, "throw-down 9H 8C 7C");
    assert!(!at.offers(ELDER, "play 7C"));
    at.tricks("9H QH 8C QC 7C JH");
    assert_eq!(at.state.public.score, [9 + 12 + 2 + 10, 14 + 2]);
}

#[test]
fn law_17_the_missing_card_is_asked_for_where_the_table_speaks_too() {
    let mut at = easy(json!({})).with_hands(STRONG, "10S 9S QH JH 10H 8H 7H QD QC JC 9C 7D");
    assert_eq!(at.state.public.declared.sets, [3, 0], "three aces");
    assert!(!at.offers(ELDER, "doubt A"), "they are his own");
    at.says(ELDER, "play AS");
    assert_eq!(at.advice(YOUNGER), ("doubt A".into(), Some("a8")));
    at.says(YOUNGER, "doubt A");
    assert_eq!(at.state.public.shown[0].of_rank("A".parse().unwrap()), cards("AS AH AD").into_iter().collect());
    assert_eq!(at.advice(YOUNGER).0, "play 9S");
    assert!(!at.offers(YOUNGER, "doubt A"), "he has been told");
    assert_eq!(at.total(), [5 + 4 + 3 + 1, 0], "a question costs nothing");
    // Four are all there are.
    let at = easy(json!({})).with_hands(STRONG, TENS);
    assert_eq!(at.state.public.declared.sets, [0, 14]);
    assert!(!at.offers(ELDER, "doubt 10"));
}

#[test]
fn law_20_four_at_a_time_are_announced_where_that_is_agreed_on() {
    for (packets, phase) in [("two_or_three", Phase::Deal), ("law20", Phase::Packets)] {
        let game = easy(json!({"packets": packets})).game;
        let mut at = At { state: game.open(), game, log: Log::default() };
        at.chance(Outcome::Cut([cards("AS")[0], cards("7S")[0]]));
        assert_eq!(at.state.public.phase, phase);
        if phase == Phase::Packets {
            at.says(YOUNGER, "packet 4");
            assert_eq!((at.state.public.phase, at.state.public.packet), (Phase::Deal, 4));
        }
    }
}

#[test]
fn players_think_of_giving_up_last_and_draw_it_seldom() {
    let at = easy(json!({})).with_hands(STRONG, TENS);
    let moves = at.game.moves(&at.state, Seat(ELDER));
    assert_eq!(moves.iter().last().unwrap().to_string(), "throw-in");
    assert_eq!((moves.len(), moves.listed()), (Some(13), 13));
    use rand_chacha::rand_core::SeedableRng as _;
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(9);
    let gives_up = (0..20_000).filter(|_| moves.sample(&mut rng).unwrap().to_string() == "throw-in").count();
    assert!((5..60).contains(&gives_up), "{gives_up} of 20000");
    let view = at.game.view(&at.state, Viewer::Seat(Seat(ELDER)));
    let candidates = at.game.candidates(&view, Seat(ELDER), &moves, &mut rng);
    assert_eq!(candidates.len(), 12, "{candidates:?}");
    let label = at.game.describe(&view, "throw-in".parse().unwrap());
    assert!(label.grave, "he is asked twice");
}

#[test]
fn whoever_is_out_on_the_cards_he_took_still_sees_which_they_were() {
    let at = easy(json!({"target": 5})).with_hands(STRONG, TENS);
    assert_eq!(at.state.public.phase, Phase::Over);
    for (seat, drawn) in [(ELDER, STRONG), (YOUNGER, TENS)] {
        let seen: Vec<Card> = at.game.view(&at.state, Viewer::Seat(Seat(seat))).talon.into_iter().flatten().collect();
        assert!(seen.len() == 1 && cards(drawn).contains(&seen[0]), "{seen:?}");
    }
    assert!(at.game.view(&at.state, Viewer::Onlooker).talon.iter().all(Option::is_none));
}
