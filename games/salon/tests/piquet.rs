//! The strict table of Piquet: players speak for themselves, and their mistakes cost what the book says. And what the easy
//! table has in common with it.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_core::{
    Arg, Card, CardSet, Event, Game as _, Hidden as _, Log, Options as _, PerSeat, Seat, Space as _, Table as _, Turn,
    Viewer, What,
};
use spadille_salon::piquet::{Outcome, PACK, Phase, Piquet, PiquetOptions, State};

const ELDER: Seat = Seat(0);
const YOUNGER: Seat = Seat(1);

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
    /// A strict table, unless the options say otherwise, at which the cut has been made.
    fn cut(options: &Value) -> At {
        let mut fields = options.as_object().unwrap().clone();
        fields.entry("declarations").or_insert(json!("manual"));
        let game = Piquet::new(PiquetOptions::from_overrides(None, &fields).unwrap()).unwrap();
        let mut at = At { state: game.open(), game, log: Log::default() };
        at.chance(Outcome::Cut([cards("AS")[0], cards("7S")[0]]));
        at
    }

    fn chance(&mut self, outcome: Outcome) {
        assert_eq!(self.game.turn(&self.state), Turn::Chance);
        self.game.admits(&self.state, &outcome).unwrap();
        self.game.reveal(&mut self.state, &outcome, &mut self.log);
    }

    /// Deals so that both hold these hands when each has exchanged one card; younger has still to say whether he looks.
    fn dealt(options: &Value, hands: [&str; 2]) -> At {
        let mut at = At::cut(options);
        if at.state.public.phase == Phase::Packets {
            at.run("Y packet 2");
        }
        let want = hands.map(|hand| cards(hand).into_iter().collect::<CardSet>());
        assert_eq!(want.map(CardSet::len), [12; 2]);
        let rest: Vec<Card> = PACK.minus(want[0]).minus(want[1]).iter().collect();
        let drawn = want.map(|hand| hand.first().unwrap());
        let hands = PerSeat::from_fn(|seat| want[seat.index()].without(drawn[seat.index()]).with(rest[seat.index()]));
        let talon: Vec<Card> = drawn.into_iter().chain(rest[2..].iter().copied()).collect();
        at.chance(Outcome::Deal { hands, talon: talon.try_into().unwrap() });
        at.run(&format!("E discard {}; E pass; Y discard {}", rest[0], rest[1]));
        assert_eq!(at.state.hands.0, want);
        at
    }

    /// The pack as it lies is dealt, elder's twelve cards first.
    fn dealt_in_order(options: &Value) -> At {
        let mut at = At::cut(options);
        let pack: Vec<Card> = PACK.iter().collect();
        let hands = PerSeat([&pack[..12], &pack[12..24]].map(|hand| hand.iter().copied().collect()));
        at.chance(Outcome::Deal { hands, talon: pack[24..].try_into().unwrap() });
        at
    }

    /// A script: `E` and `Y` are what elder and younger do, `E!` and `Y!` what they may not do, `E?` and `Y?` what the book
    /// advises them and by which maxim; `lead` is a card of elder and one of younger, `rest` all other tricks. Other words
    /// ask how the table stands. In brackets is the reason.
    fn run(&mut self, script: &str) -> &mut At {
        for step in script.split(';').map(str::trim) {
            let (asked, why) = step.split_once(" (").unwrap_or((step, ""));
            let (who, what) = asked.split_once(' ').unwrap_or((asked, ""));
            let seat = if who.starts_with('Y') { YOUNGER } else { ELDER };
            let (deal, standing) = (&self.state.public.deal, &self.state.public.standing);
            let found = match who {
                "E" | "Y" => self.does(seat, what),
                "E!" | "Y!" => {
                    let refusal = self.game.check(&self.state, seat, what.parse().unwrap());
                    assert!(refusal.is_err(), "{step} in {script}");
                    continue;
                }
                "E?" | "Y?" => {
                    let view = self.game.view(&self.state, Viewer::Seat(seat));
                    let advice = self.game.advise(&view, seat).unwrap();
                    format!("{} {}", advice.choice, advice.reasons[0].maxim.unwrap_or("-"))
                }
                "lead" => {
                    let (led, reply) = what.split_once(' ').unwrap();
                    self.does(ELDER, &format!("play {led}"));
                    self.does(YOUNGER, &format!("play {reply}"));
                    what.to_owned()
                }
                "rest" => self.play_out(),
                "total" => format!("{} {}", deal.tally.total[ELDER], deal.tally.total[YOUNGER]),
                "score" => format!("{} {}", standing.totals[ELDER], standing.totals[YOUNGER]),
                "rummel" => format!("{} {}", deal.declared.of.rummel[ELDER], deal.declared.of.rummel[YOUNGER]),
                "sets" => format!("{} {}", deal.declared.of.sets[ELDER], deal.declared.of.sets[YOUNGER]),
                "phase" => format!("{:?}", self.state.public.phase),
                "turn" => format!("{:?}", self.game.turn(&self.state).awaited().first().unwrap()),
                "wins" => format!("{}", self.game.accounts(&self.state).balance(ELDER)),
                _ => panic!("{who}?"),
            };
            assert_eq!(found, what, "{step} in {script}: {why}");
        }
        self
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

/// A strict table with these hands, nobody having looked, at which elder and younger call Rummel, sequences and sets: `good`,
/// `-` for nothing, `Kx3` for three kings.
fn strict(options: Value, hands: [&str; 2], calls: &str, script: &str) -> At {
    let mut at = At::dealt(&options, hands);
    at.run("Y pass");
    for (seat, word) in [ELDER, YOUNGER].into_iter().cycle().zip(calls.split([' ', '/'])) {
        at.does(
            seat,
            &match (word, word.split_once('x')) {
                ("-", _) => "pass".to_owned(),
                ("good", _) => "good".to_owned(),
                (_, Some((rank, number))) => format!("declare-set {rank} {number}"),
                _ => format!("declare {word}"),
            },
        );
    }
    at.run(script);
    at
}

/// A table at which the table speaks.
fn easy(mut options: Value, hands: [&str; 2], script: &str) -> At {
    options["declarations"] = json!("automatic");
    let mut at = At::dealt(&options, hands);
    at.run("Y pass").run(script);
    at
}

/// A Rummel of 5 (49), a quart major, three aces.
const STRONG: &str = "AS KS QS JS 8S AH KH 9H AD 9D 8C 7C";
/// A Rummel of 5 (45), a quart and a tierce of the queen, four tens.
const TENS: &str = "10S 9S QH JH 10H 8H 7H 10D QC JC 10C 9C";
/// Elder is strong, or younger.
const OURS: [&str; 2] = [STRONG, TENS];
const THEIRS: [&str; 2] = [TENS, STRONG];
/// Younger has a septième and its Rummel; elder's false kings keep his three queens down.
const KINGS: [&str; 2] = ["AS KS AH KH 9H AC KC JC 8C 7C 10S 9S", "AD KD QD JD 10D 9D 8D QS QH JH 8S 7S"];
/// Elder's Rummel of 8 and octave make 26; the fourth lead brings thirty. Younger can take hearts and diamonds.
const EIGHT: [&str; 2] = ["AS KS QS JS 10S 9S 8S 7S 7H 7D 8C 7C", "AH KH QH JH 10H AD KD QD 9D AC KC 9C"];

const PASSED: &str = "-/- -/- -/-";

fn told(at: &At, id: &str) -> bool {
    at.log.events.iter().filter_map(Event::text).any(|text| text.id == id)
}

#[test]
fn what_is_called_names_no_suit_before_it_is_shown() {
    let mut at = strict(json!({}), OURS, "rummel/good sequences/good Ax3/10x4", "phase Play");
    assert_eq!(at.state.public.deal.shown, PerSeat::all(CardSet::EMPTY));
    fn names_cards(arg: &Arg) -> bool {
        match arg {
            Arg::Text(text) => text.args.iter().any(|(_, a)| names_cards(a)),
            Arg::Plain(words) => words.contains("S-") || words.contains("C-"),
            Arg::Suit(_) | Arg::Cards(_) => true,
            _ => false,
        }
    }
    let mut calls = at.log.events.iter().filter_map(Event::text).filter(|text| text.id == "piquet-calls").peekable();
    assert!(calls.peek().is_some() && !calls.any(|text| text.args.iter().any(|(_, a)| names_cards(a))));
    at.run("E show rummel; E show sequences; E play AS; total 10 14 (Rummel 5, quart 4, the lead 1, four tens)");
}

#[test]
fn law_03_a_class_is_remembered_before_the_lead_and_not_after() {
    let remembered = "E recall rummel; Y good; E show rummel; E show sequences; E play AS; total 10 0";
    strict(json!({}), OURS, "-/- sequences/good -/-", remembered);
    let late = "E show sequences; E play AS; Y play 10S; E! recall rummel; total 5 0";
    strict(json!({}), OURS, "-/- sequences/good -/-", late);
}

#[test]
fn law_03_younger_too_remembers_a_class_until_elder_leads() {
    let mut at = strict(json!({}), OURS, PASSED, "Y! play 10S (he may speak, not play); Y? recall rummel a6");
    let Turn::Seats { awaited, free } = at.game.turn(&at.state) else { panic!("somebody is to act") };
    assert_eq!((awaited.first(), free.first()), (Some(ELDER), Some(YOUNGER)));
    at.run("Y recall sets; Y recall sequences; Y show sequences; total 0 21 (14 + 4 + 3)");
    // Elder remembers better sequences himself: now they are compared.
    at.run("E recall sequences; Y good; E show sequences; E play AS; total 5 14; Y! recall rummel");
}

#[test]
fn law_04_what_elder_has_not_shown_is_younger_s_if_he_shows_in_time() {
    let script = "E play AS; total 1 0 (neither was shown); Y show rummel; Y play 9S; \
        total 1 5 (the lower Rummel counts, the sequences are nobody's); Y! show sequences";
    strict(json!({}), OURS, "rummel/good sequences/good -/-", script);
}

#[test]
fn law_04_what_younger_has_not_shown_is_elder_s_only_if_he_showed_his_own() {
    let script = "E! show rummel (younger's is better); E play 10S; Y show sequences; Y play AS; \
        total 1 5 (4 + 1, the Rummel is nobody's)";
    strict(json!({}), THEIRS, "rummel/rummel sequences/sequences -/-", script);
    // Elder has shown his Rummel in time; younger took back his "good" and forgot to show his own.
    let script = "E show rummel; E play 10S; Y retract rummel; Y play AS; total 6 1 (5 + 1)";
    strict(json!({}), THEIRS, "rummel/good -/- -/-", script);
}

#[test]
fn law_05_a_false_set_costs_the_deal_and_keeps_nothing_from_the_other() {
    let script = "E play AS; total 18 24 (14 + 3 + 1, 7 + 17); Y show rummel; Y show sequences; \
        Y? doubt K a7 (he holds a king himself); \
        Y doubt K; total 0 27 (the lead too is nothing, and the queens count); rest";
    let at = strict(json!({}), KINGS, "rummel/rummel -/sequences Kx4/good", script);
    assert_eq!(at.state.public.standing.totals[ELDER], 0);
}

#[test]
fn law_05_who_found_the_other_out_is_not_told_that_he_loses_what_he_counts() {
    let script = "E play AS; Y doubt K; Y play QS; total 0 27 (7 + 17 + 3)";
    let at = strict(json!({}), KINGS, "rummel/rummel -/sequences Kx4/good", script);
    assert!(!told(&at, "piquet-not-shown") && told(&at, "piquet-false-set"));
}

#[test]
fn law_05_two_who_called_falsely_both_count_nothing() {
    let script = "E show rummel; E show sequences; E play AS; Y doubt Q; Y play 10S; E doubt K; total 0 0; rest; \
        score 0 0";
    strict(json!({}), OURS, "rummel/good sequences/good Qx3/Kx4", script);
}

#[test]
fn law_05_the_milder_penalty_leaves_the_play() {
    let script = "E show rummel; E show sequences; E play AS; Y doubt Q; \
        total 1 26 (Rummel 5, quart 4 and tierce 3 of the queen, four tens 14)";
    strict(json!({"penalty_scope": "declarations_only"}), OURS, "rummel/good sequences/good Qx3/good", script);
}

#[test]
fn law_05_nobody_is_out_by_a_set_that_could_not_be_asked_about() {
    // Younger has three aces and calls four; his first card would put him out.
    let called = "E play 10S; E! doubt A (until younger has played a card he may mend his word); Y play AS; \
        phase Proof; turn Seat(0); E? doubt A a7";
    let at = || strict(json!({"target": 14}), THEIRS, "-/- -/- -/Ax4", called);
    at().run("E doubt A; phase Over; total 0 0 (four tens make fourteen); wins 1");
    at().run("E pass; wins -1 (what is believed counts)");
}

#[test]
fn law_05_a_set_proved_at_the_end_wins_and_a_false_one_lets_the_play_go_on() {
    for (target, set, script) in [
        (15, "10x4", "lead AS 9S; lead 9H 10H; phase Over (elder has led a second time and has not asked)"),
        (
            16,
            "10x4",
            "lead 9H 10H; Y play QC; phase Proof (younger's lead put him out before elder had a turn); \
            E doubt 10; phase Over; score 1 16",
        ),
        (
            29,
            "Jx4",
            "lead 9H 10H; phase Proof; E doubt J; phase Play; total 13 0 (elder counts all he has: 5 + 4 + 3 + 1); \
            turn Seat(1); rest",
        ),
    ] {
        strict(json!({"target": target}), OURS, &format!("-/- -/- -/{set}"), script);
    }
}

#[test]
fn law_08_a_slip_is_mended_until_one_has_played() {
    let script = "E correct; sets 0 28 (four queens, as they were called, and four tens); E play AS; Y correct; \
        sets 0 14; Y play 10S; E! correct";
    strict(json!({}), OURS, "-/- -/- Kx3/Qx4", script);
    strict(json!({}), THEIRS, "-/- -/- 10x3/good", "sets 3 0 (three called of four held count as three)");
}

#[test]
fn laws_14_and_15_a_mistaken_good_is_taken_back_before_the_first_card() {
    let in_time = "E show rummel; E play 10S; total 6 0; Y? retract rummel a7; Y retract rummel; Y show rummel; \
        Y play AS; total 1 6 (elder uncounts, younger counts five and the trick)";
    strict(json!({}), THEIRS, "rummel/good -/- -/-", in_time);
    let late = "E show rummel; E play 10S; Y play AS; Y! retract rummel; total 6 1";
    strict(json!({}), THEIRS, "rummel/good -/- -/-", late);
    let before_the_lead = "Y! recall rummel (elder has called it: he can only take his word back); Y retract rummel; \
        rummel 0 5";
    let at = strict(json!({}), THEIRS, "rummel/good -/- -/-", before_the_lead);
    let cites = |law: &str| at.log.events.iter().any(|e| e.law.is_some_and(|l| l.0 == law));
    assert!(cites("law-14") && !cites("law-15"));
}

#[test]
fn younger_who_has_nothing_to_add_says_so_and_is_not_asked_again() {
    let strict = strict(json!({}), OURS, PASSED, "Y pass; Y! recall rummel");
    // That somebody may speak tells nothing about his cards: at an easy table nobody may.
    for at in [strict, easy(json!({}), OURS, "phase Play")] {
        assert_eq!(at.game.turn(&at.state), Turn::of(ELDER));
    }
}

#[test]
fn law_09_who_throws_in_gives_every_trick_that_is_left() {
    let four = || json!({"match": "four_deals"});
    // One for each of twelve tricks, two more for the last, forty for all of them: the card led is not counted twice.
    strict(four(), OURS, PASSED, "E play AS; Y throw-in; score 54 0 (14 + 40)");
    strict(four(), OURS, PASSED, "Y! throw-in (he may speak, not give up); E throw-in; score 0 54");
    let before_the_lead = "Y! throw-in (elder is to lead); total 9 14 (5 + 4); E throw-in; \
        score 9 68 (what was counted stands)";
    easy(four(), OURS, before_the_lead);
    easy(four(), OURS, "lead AS 9S; E play KS; Y throw-in; score 63 14 (9 + 14 + 40)");
    easy(json!({"target": 20}), OURS, "E throw-in; phase Over; score 9 20 (the rest may put the other out)");
}

#[test]
fn law_10_cards_thrown_down_are_led_in_their_order_at_every_table() {
    let four = || json!({"match": "four_deals"});
    let eight = "lead AS 9S; lead KS 10S; lead QS 9C; lead JS 10C; lead 8S JC; lead AH 7H; lead KH 8H; lead AD 10D";
    // Elder then has nine tricks and holds 9H 8C 7C, younger QH JH QC.
    let script = "E! throw-down 9D 9H 8C (he holds four); lead 9D 10H; E throw-down 9H 8C 7C; E! play 7C; lead 9H QH; \
        Y! play QC (the cards on the table come first); E! play 7C; lead 8C QC; lead 7C JH";
    strict(four(), OURS, PASSED, eight).run(script).run("score 24 2 (12 + 2 + 10)");
    easy(four(), OURS, eight).run(script).run("score 33 16 (9 + 12 + 2 + 10, 14 + 2)");
}

#[test]
fn law_17_the_missing_card_is_told_on_demand() {
    let aces = |at: &At| {
        at.state.public.deal.shown[ELDER].of_rank("A".parse().unwrap()) == cards("AS AH AD").into_iter().collect()
    };
    let script = "E play KS; Y? retract sets a7 (he has four tens); Y retract sets; Y? doubt A a8; Y doubt A; \
        Y! doubt A (he has been told)";
    let at = strict(json!({}), OURS, "-/- -/- Ax3/good", script);
    assert!(aces(&at) && at.state.public.deal.shown[ELDER].len() == 3);
    let script = "sets 3 0 (three aces); E! doubt A (they are his own); E play AS; Y? doubt A a8; Y doubt A; \
        Y? play 9S -; Y! doubt A (he has been told); total 13 0 (5 + 4 + 3 + 1: a question costs nothing)";
    assert!(aces(&easy(json!({}), [STRONG, "10S 9S QH JH 10H 8H 7H QD QC JC 9C 7D"], script)));
    easy(json!({}), OURS, "sets 0 14; E! doubt 10 (four are all there are)");
}

#[test]
fn law_20_packets_are_of_two_or_three_and_where_agreed_of_four() {
    let offered = |at: &At| {
        let offers = |n: &u8| at.game.check(&at.state, YOUNGER, format!("packet {n}").parse().unwrap()).is_ok();
        (1..=5).filter(offers).collect::<Vec<u8>>()
    };
    for (packets, sizes) in [("two_or_three", &[2, 3][..]), ("law20", &[2, 3, 4])] {
        assert_eq!(offered(At::cut(&json!({"packets": packets})).run("phase Packets")), sizes);
    }
    // Where the table speaks they are announced only if four are agreed on.
    At::cut(&json!({"declarations": "automatic"})).run("phase Deal");
    let mut at = At::cut(&json!({"declarations": "automatic", "packets": "law20"}));
    assert_eq!(at.run("phase Packets; Y packet 4; phase Deal").state.public.deal.packet, Some(4));
}

#[test]
fn a_forgotten_pic_is_claimed_until_the_deal_is_cleared() {
    for (word, lost) in [("pic", 0), ("pass", 30)] {
        let script = "E show rummel; E show sequences; rest; phase Reckoning";
        let mut at = strict(json!({"match": "four_deals"}), EIGHT, "rummel/good sequences/good -/-", script);
        let counted = at.state.public.deal.tally.total[ELDER];
        at.run(&format!("E {word}"));
        assert_eq!(at.state.public.standing.totals[ELDER], u32::from(counted - lost));
    }
}

/// A table to 101 with these points before the deal, at which elder has declared all he has and made his Pic.
fn with_eight(score: [u32; 2]) -> At {
    let mut at = strict(json!({}), EIGHT, "rummel/good sequences/good -/-", "E show rummel; E show sequences");
    at.state.public.standing.totals = PerSeat(score);
    at.run("lead AS 9C; lead KS 9D; lead QS 10H; lead JS JH");
    at
}

#[test]
fn a_pic_puts_elder_out_when_he_says_it() {
    let said = "phase Play; total 60 0 (thirty are not sixty before he says so); E pic; phase Over; score 101 0";
    with_eight([41, 0]).run(said);
    // He never remembers: the thirty are lost, and the Partie goes on.
    let mut at = with_eight([41, 0]);
    at.run("rest");
    let counted = u32::from(at.state.public.deal.tally.total[ELDER]);
    assert!(41 + counted >= 101, "with the Pic he would be out");
    at.run("E pass; phase Packets");
    assert_eq!(at.state.public.standing.totals[ELDER], 41 + counted - 30);
    // He may remember it when younger gets out.
    for script in ["E pic; phase Over; wins 1", "E pass; phase Over; wins -1"] {
        with_eight([41, 100]).run("lead 7H AH; phase Reckoning; total 61 1").run(script);
    }
}

#[test]
fn the_number_is_reached_in_the_order_of_counting_where_players_speak_too() {
    // Younger's Rummel is counted before elder's sets and his lead, though it is elder who plays first.
    let script = "E play 10S; phase Play (until younger has played anything may be mended); \
        Y show rummel; Y play AS; phase Over; score 0 5; wins -1";
    let at = strict(json!({"target": 5}), THEIRS, "-/rummel -/- 10x4/good", script);
    // The last table tells the last Partie and shows nobody's cards.
    let scene = at.game.scene(&at.game.view(&at.state, Viewer::Onlooker));
    assert!(scene.title.args.contains(&("partie", 1.into())) && scene.title.args.contains(&("deal", 1.into())));
    assert!(scene.seats.iter().all(|place| place.hand.is_empty()));
}

#[test]
fn a_penalty_may_put_the_other_out() {
    let script = "E show rummel; lead AS 10S; E play AH; Y doubt Q; phase Over; score 0 26 (5 + 4 + 3 + 14)";
    strict(json!({"target": 20}), OURS, "rummel/good -/- Qx3/good", script);
}

#[test]
fn a_named_suit_that_is_missing_is_asked_for_once() {
    // Elder has no diamond, names it, and still remembers his sets before he leads what is demanded.
    let hands = ["AS KS QS JS 10S 9S 8S 7S AH AC KC KH", "AD KD QD JD 10D 9D 8D 7D QH QC JC 7H"];
    At::dealt(&json!({}), hands).run(
        "Y look; E name D; E declare rummel; Y good; E declare sequences; Y good; E pass; Y pass; Y demand KC; \
        E recall sets; Y good; phase Play (nothing is demanded twice); E! play AS; E play KC",
    );
}

#[test]
fn what_elder_left_stays_unseen_where_younger_may_not_take_it() {
    let mut at = At::dealt_in_order(&json!({"declarations": "automatic", "younger_takes_leftovers": "no"}));
    let [three, two] = [at.state.hands[ELDER].iter().take(3), at.state.hands[YOUNGER].iter().take(2)]
        .map(|some| some.collect::<CardSet>());
    at.run(&format!("E discard {three}; E look; Y discard {two}"));
    assert_eq!(at.state.seen[ELDER], 0b0001_1111);
    at.run("Y look");
    assert_eq!(at.state.seen[YOUNGER], 0b1110_0000, "the three that were his, not the two that elder left");
}

#[test]
fn what_is_refused_is_refused_by_its_law() {
    let refused = |at: &At, seat: Seat, notation: &str| {
        let refusal = at.game.check(&at.state, seat, notation.parse().unwrap()).expect_err(notation);
        refusal.law.map(|law| law.0)
    };
    let mut at = At::dealt_in_order(&json!({"declarations": "automatic", "min_discard": "3/2"}));
    let some = |at: &At, seat: Seat, count: usize| at.state.hands[seat].iter().take(count).collect::<CardSet>();
    let discard = |at: &At, seat: Seat, count: usize| format!("discard {}", some(at, seat, count));
    assert_eq!(refused(&at, ELDER, &discard(&at, ELDER, 2)), Some("exchange-elder"));
    assert_eq!(refused(&at, ELDER, "blank 3"), Some("carte-blanche"), "he has court cards");
    at.does(ELDER, &discard(&at, ELDER, 3));
    assert_eq!(refused(&at, ELDER, &discard(&at, ELDER, 1)), Some("law-11"), "nobody exchanges twice");
    at.run("E pass");
    assert_eq!(refused(&at, YOUNGER, &discard(&at, YOUNGER, 1)), Some("exchange-younger"));
    at.does(YOUNGER, &discard(&at, YOUNGER, 2));
    assert_eq!(refused(&at, YOUNGER, "show-blank"), Some("law-16"), "too late");
    let mut at = At::dealt(&json!({"declarations": "automatic"}), OURS);
    assert_eq!(refused(at.run("Y look; E name S"), ELDER, "play AH"), Some("named-suit"));
    assert_eq!(refused(at.run("E play AS"), YOUNGER, "play QH"), Some("follow-suit"));
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
        play +=
            log.events.iter().filter(in_play).map(|e| if let What::Scored(n) = e.what { n } else { 0 }).sum::<i32>();
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
    let at = easy(json!({}), OURS, "phase Play");
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

#[test]
fn whoever_is_out_on_the_cards_he_took_still_sees_which_they_were() {
    let at = easy(json!({"target": 5}), OURS, "phase Over");
    for (seat, drawn) in [(ELDER, STRONG), (YOUNGER, TENS)] {
        let seen: Vec<Card> = at.game.view(&at.state, Viewer::Seat(seat)).talon.into_iter().flatten().collect();
        assert!(seen.len() == 1 && cards(drawn).contains(&seen[0]), "{seen:?}");
    }
    assert!(at.game.view(&at.state, Viewer::Onlooker).talon.iter().all(Option::is_none));
}
