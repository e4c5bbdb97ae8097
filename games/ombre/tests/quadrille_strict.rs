//! Strict tables of Quadrille, honours that must be claimed, games laid down.

use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_core::contract::{Care, random_match};
use spadille_core::{
    CardSet, Game, Hidden as _, Log, Options as _, Seat, SeatSet, Space as _, Suit, Table, Turn, Viewer,
};
use spadille_ombre::quadrille::options::Sister;
use spadille_ombre::quadrille::rules::Fall;
use spadille_ombre::quadrille::state::Phase;
use spadille_ombre::quadrille::{Cinquille, Favorite, Move, Ordinary, Quadrille, Solitaire, State, Tritrille};
use spadille_stakes::WRITTEN;

/// Seat 0 has six tricks in spades, seat 2 the king of hearts.
const HANDS: [&str; 4] = [
    "AS 2S AC KS QS JS KD 2H 3C 4C",
    "7S 6S JH AH 3H 4H 2C JC QD JD",
    "5S KH QH 5C 6C 7C KC 3D 4D 5D",
    "4S 3S 5H 6H 7H QC 2D AD 6D 7D",
];

/// An ask of seat 0 in spades with the king of hearts.
const ASK: [&str; 5] = ["bid ask", "pass", "pass", "pass", "declare S KH"];
const SOLO: [&str; 5] = ["bid solo", "pass", "pass", "pass", "trump S"];

/// The first six tricks, all of seat 0.
const SIX: [&str; 24] = [
    "play AS", "play 7S", "play 5S", "play 4S", "play 2S", "play 6S", "play 5C", "play 3S", "play AC", "play 3H",
    "play 6C", "play 5H", "play KS", "play 4H", "play 7C", "play 6H", "play QS", "play JH", "play 3D", "play 7H",
    "play JS", "play JC", "play 4D", "play 6D",
];

/// A table with its game, what stands and what was said.
struct At<K: Sister> {
    game: Quadrille<K>,
    s: State,
    log: Log,
}

impl<K: Sister> At<K> {
    /// The known cards, dealt by seat 3.
    fn dealt(preset: &str, changes: &Value) -> At<K> {
        let Value::Object(changes) = changes else { panic!("{changes}") };
        let game: Quadrille<K> =
            Quadrille::new(<Quadrille<K> as Game>::Options::from_overrides(Some(preset), changes).unwrap()).unwrap();
        let mut s = game.open();
        game.reveal(&mut s, &Fall::FirstDealer(Seat(3)), &mut ());
        if s.public.deal.phase == Phase::Favourites {
            game.reveal(&mut s, &Fall::Favourites([Suit::Diamonds].into_iter().collect()), &mut ());
        }
        let fall = Fall::Deal(HANDS.iter().map(|hand| hand.parse().unwrap()).collect());
        game.admits(&s, &fall).unwrap();
        game.reveal(&mut s, &fall, &mut ());
        At { game, s, log: Log::default() }
    }

    /// Moves in notation, each by whoever is awaited; `1: tell` has a certain seat act.
    fn play(&mut self, moves: &[&str]) -> &mut Self {
        for text in moves {
            let (seat, notation) = match text.split_once(": ") {
                Some((seat, notation)) => (Seat(seat.parse().unwrap()), notation),
                None => (self.game.turn(&self.s).awaited().first().unwrap(), *text),
            };
            let m: Move = notation.parse().unwrap();
            self.game.check(&self.s, seat, m).unwrap_or_else(|e| panic!("{text} by {seat}: {e}"));
            self.game.play(&mut self.s, seat, m, &mut self.log);
        }
        self
    }

    fn refuses(&self, seat: u8, m: &str) -> Option<&'static str> {
        let refused = self.game.check(&self.s, Seat(seat), m.parse().unwrap()).err()?;
        Some(refused.law.map_or("", |law| law.0))
    }

    fn phase(&self) -> (Phase, Seat) {
        (self.s.public.deal.phase, self.s.public.deal.turn)
    }

    /// The balances, and the bêtes on paper.
    fn balances(&self) -> ([i64; 4], i64) {
        ([0, 1, 2, 3].map(|i| self.s.public.ledger.balance(Seat(i))), self.s.public.ledger.balance(WRITTEN))
    }

    fn cites(&self, law: &str) -> bool {
        self.log.events.iter().any(|e| e.law.is_some_and(|l| l.0 == law))
    }

    fn hand(&self, seat: u8) -> CardSet {
        self.s.hands[Seat(seat)]
    }
}

fn quadrille(preset: &str, changes: Value) -> At<Ordinary> {
    At::dealt(preset, &changes)
}

fn strict(preset: &str) -> At<Ordinary> {
    quadrille(preset, json!({"strict": true}))
}

fn for_betes() -> At<Ordinary> {
    quadrille("1782", json!({"strict": true, "penalties": "bete"}))
}

/// Seat 1 does not follow though it could.
const REVOKE: [&str; 4] = ["play KD", "play 2C", "play 3D", "play 2D"];

#[test]
fn a_revoke_is_mended_before_the_trick_is_gathered() {
    for (preset, law) in [("1782", "revoke-taken-back"), ("1860", "revoke-taken-back-1860")] {
        let mut at = strict(preset);
        at.play(&ASK).play(&REVOKE);
        assert_eq!(at.phase(), (Phase::Mend, Seat(1)));
        at.play(&["mend"]);
        assert_eq!(at.phase(), (Phase::Play, Seat(1)));
        assert!(at.cites(law));
        assert_eq!(at.refuses(1, "play 2C"), Some(law), "now he must follow");
        // Those who played after him are free again, and everybody has seen their cards.
        assert_eq!(at.s.public.deal.sure[Seat(2)], "3D".parse().unwrap());
        at.play(&["play QD", "play 4D", "play 6D"]);
        assert_eq!(at.phase(), (Phase::Play, Seat(0)));
        assert_eq!((at.s.public.deal.tricks.won[Seat(0)], at.hand(1).len()), (1, 9));
        assert!(at.s.public.deal.faults == Default::default());
    }
}

#[test]
fn nobody_learns_of_a_revoke_before_the_trick_is_full() {
    let mut at = strict("1782");
    at.play(&ASK).play(&REVOKE[..2]);
    // The same cards, but seat 1 has no diamonds.
    let mut void = at.s.clone();
    let (diamonds, hearts): (CardSet, CardSet) = ("QD JD".parse().unwrap(), "5H 6H".parse().unwrap());
    void.hands[Seat(1)] = void.hands[Seat(1)].minus(diamonds).union(hearts);
    void.hands[Seat(3)] = void.hands[Seat(3)].minus(hearts).union(diamonds);
    for who in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Onlooker] {
        assert_eq!(at.game.view(&at.s, who), at.game.view(&void, who));
    }
    // Whoever wonders thinks that he followed as he should.
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let diamonds = at.game.pack.of_suit(Suit::Diamonds);
    let view = at.game.view(&at.s, Viewer::Seat(Seat(2)));
    assert!((0..50).all(|_| at.game.imagine(&view, &mut rng).hands[Seat(1)].both(diamonds).is_empty()));
    at.play(&REVOKE[2..]);
    let view = at.game.view(&at.s, Viewer::Seat(Seat(2)));
    assert!((0..50).all(|_| !at.game.imagine(&view, &mut rng).hands[Seat(1)].both(diamonds).is_empty()));
}

#[test]
fn whoever_is_not_found_to_have_revoked_is_known_to_be_void() {
    let mut at = strict("1782");
    at.play(&ASK).play(&SIX[..7]);
    assert!(at.s.public.deal.tricks.lacks[Seat(2)].is_empty());
    at.play(&SIX[7..8]);
    assert!(at.s.public.deal.tricks.lacks[Seat(2)].contains("7S".parse().unwrap()));
}

#[test]
fn nobody_who_wants_to_play_revokes() {
    let mut at = strict("1782");
    at.play(&ASK).play(&REVOKE[..1]);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let moves = at.game.moves(&at.s, Seat(1));
    assert_eq!(moves.len(), Some(10));
    let follows = |m: Move| ["play QD", "play JD"].contains(&m.to_string().as_str());
    assert!((0..500).all(|_| moves.play_on(&mut rng).is_some_and(follows)));
    let drawn = (0..2000).filter(|_| moves.sample(&mut rng).is_some_and(|m| !follows(m))).count();
    assert!((1..200).contains(&drawn), "{drawn}");
    let view = at.game.view(&at.s, Viewer::Seat(Seat(1)));
    for m in moves.iter() {
        assert_eq!(at.game.describe(&view, m).grave, !follows(m), "{m}");
    }
    let usual = quadrille("1782", json!({})).play(&ASK).play(&REVOKE[..1]).refuses(1, "play 2C");
    assert_eq!(usual, Some("follow-suit"));
}

#[test]
fn a_revoke_of_an_opponent_wins_the_game_for_the_hombre() {
    let mut at = strict("1782");
    at.play(&ASK).play(&REVOKE).play(&["let-lie"]);
    // Half the stake of 4 and six matadors for each of the two.
    assert_eq!(at.balances(), ([8, -6, 8, -10], 0));
    assert!(at.cites("revoke-forfeit") && at.cites("penalties-forfeit") && at.cites("pot-halved"));
    assert_eq!(at.s.public.deals_done, 1);
}

#[test]
fn a_revoke_of_the_helper_loses_the_game_for_both() {
    for (preset, expected) in [("1782", ([-8, 6, -8, 2], 4)), ("1860", ([-5, 4, -4, 3], 1))] {
        let mut at = strict(preset);
        at.play(&ASK).play(&["play KD", "play QD", "play 5C", "play 2D"]);
        assert_eq!(at.phase(), (Phase::Mend, Seat(2)));
        at.play(&["let-lie"]);
        // Nobody asks how many tricks the hombre had made.
        assert_eq!(at.balances(), expected, "{preset}");
        assert!(at.cites("revoke-forfeit"));
    }
}

#[test]
fn a_revoke_costs_a_bete_and_the_hombre_has_the_trick_played_again() {
    let mut at = for_betes();
    at.play(&ASK).play(&REVOKE).play(&["let-lie"]);
    assert_eq!(at.phase(), (Phase::Replay, Seat(0)));
    assert_eq!(at.balances(), ([0, 0, 0, -4], 0));
    at.play(&["replay"]);
    assert_eq!(at.phase(), (Phase::Play, Seat(0)));
    assert!(HANDS.iter().zip(0..).all(|(hand, i)| at.hand(i) == hand.parse().unwrap()));
    assert!(at.cites("revoke-bete") && at.cites("revoke-replay"));
    at.play(&SIX).play(&["stop"]);
    // Half the stake, six matadors and the premiers; seat 1 has placed the bête.
    assert_eq!(at.balances(), ([9, -11, 9, -11], 4));
    assert!(at.cites("penalties-bete"));
}

#[test]
fn betes_of_one_player_go_together_and_tricks_may_be_left_as_they_are() {
    let mut at = for_betes();
    at.play(&ASK).play(&REVOKE).play(&["let-lie", "let-lie"]);
    assert_eq!((at.phase(), at.s.public.deal.tricks.count), ((Phase::Play, Seat(0)), 1));
    at.play(&["play AS", "play QD", "play 5S", "play 4S", "let-lie", "let-lie"]);
    assert_eq!(at.s.public.deal.faults.fines[Seat(1)], 2);
    at.play(&["lay-down", "accept", "accept", "accept"]);
    assert_eq!(at.balances(), ([8, -14, 8, -10], 8));
    assert!(at.cites("betes-together"));
    assert_eq!(at.s.public.betes.written.len(), 1);
}

#[test]
fn a_trick_with_two_revokes_is_mended_in_their_order() {
    let mut at = for_betes();
    at.play(&ASK).play(&["play KD", "play 2C", "play 5C", "play 2D"]);
    assert_eq!(at.phase(), (Phase::Mend, Seat(1)));
    at.play(&["let-lie", "let-lie"]);
    assert_eq!(at.phase(), (Phase::Mend, Seat(2)));
    at.play(&["let-lie", "replay"]);
    assert_eq!((at.refuses(1, "tell"), at.refuses(0, "stop")), (Some(""), Some("premiers")));
    at.play(&["play KD"]);
    assert_eq!(at.refuses(1, "play 2C"), Some("revoke-taken-back"));
    at.play(&["play QD"]);
    assert_eq!(at.refuses(2, "play 5C"), Some("revoke-taken-back"));
}

#[test]
fn a_hombre_who_revokes_has_nothing_played_again() {
    let mut at = for_betes();
    at.play(&ASK).play(&["play 2H", "play 3H", "play KH", "play 5H", "play KC", "play QC", "play KD", "play 2C"]);
    at.play(&["let-lie"]);
    assert_eq!(at.phase(), (Phase::Play, Seat(2)));
    assert_eq!(at.s.public.deal.faults.fines[Seat(0)], 1);
}

#[test]
fn in_1860_a_revoke_decides_a_vole_that_is_undertaken() {
    let mut at = strict("1860");
    at.play(&SOLO).play(&SIX).play(&["play KD", "play 2C", "play 5D", "play 2D", "let-lie"]);
    // The point staked; solo 4, six matadors 4, premiers 1, vole 8 from each.
    assert_eq!(at.balances(), ([52, -17, -17, -18], 0));
    assert!(at.cites("vole-revoke"));
    let mut at = strict("1860");
    at.play(&ASK).play(&SIX).play(&["play 2H", "play AH", "play KH", "play AD"]);
    at.play(&["play KC", "play QC", "play KD", "play 2C", "let-lie"]);
    // Six matadors 4 and the vole 8 to each; a bête of one point, of which the odd half is the hombre's.
    assert_eq!(at.balances(), ([-13, 12, -12, 11], 1));
    assert!(at.cites("vole-revoke-hombre"));
}

#[test]
fn only_what_is_claimed_is_paid() {
    let claimed = |opening: &[&str], claim: &str| {
        let mut at = quadrille("1782", json!({"claims": "manual"}));
        at.play(opening).play(&SIX).play(&["stop"]);
        assert_eq!(at.phase(), (Phase::Claims, Seat(0)));
        assert_eq!(at.refuses(0, "stop"), Some("claims-manual"));
        at.play(&[claim]);
        (at.balances().0, at)
    };
    let cases: [(&[&str], &str, [i64; 4], &str); 7] = [
        (&ASK, "claim game+matadors+premiers", [9, -7, 9, -11], "claims-partial"),
        (&ASK, "claim matadors", [8, -6, 8, -10], "claims-partial"),
        (&ASK, "claim premiers", [3, -1, 3, -5], "claims-partial"),
        // A solo that was not played, in the place of the matadors.
        (&ASK, "claim game", [2, 0, 2, -4], "claims-wrong"),
        (&ASK, "claim nothing", [2, 0, 2, -4], "claims-manual"),
        (&SOLO, "claim game", [16, -4, -4, -8], "claims-partial"),
        (&SOLO, "claim game+matadors+premiers", [37, -11, -11, -15], "claims-partial"),
    ];
    for (opening, claim, expected, law) in cases {
        let (balances, at) = claimed(opening, claim);
        assert_eq!(balances, expected, "{claim}");
        assert!(at.cites(law), "{claim}: {law}");
        let lost = !claim.contains("premiers") || claim == "claim premiers";
        assert_eq!(at.cites("pot-claimed-late"), lost, "{claim}");
    }
}

#[test]
fn whoever_gave_the_king_gets_nothing_back_for_a_game_that_is_not_claimed() {
    for (claim, expected) in [("claim game+matadors", [26, -8, -6, -12]), ("claim matadors", [22, -6, -6, -10])] {
        let mut at: At<Favorite> = At::dealt("1782", &json!({"claims": "manual"}));
        at.play(&["bid mediateur", "pass", "pass", "pass", "declare S KH", "give 2H"]);
        let mut six = SIX;
        six[6] = "play 2H";
        at.play(&six).play(&["stop", claim]);
        assert_eq!(at.balances().0, expected, "{claim}");
    }
}

#[test]
fn a_game_won_by_a_fault_is_claimed_too() {
    let mut at = quadrille("1782", json!({"strict": true, "claims": "manual"}));
    at.play(&ASK).play(&REVOKE).play(&["let-lie"]);
    assert_eq!((at.phase(), at.s.public.deal.helper), ((Phase::Claims, Seat(0)), Some(Seat(2))));
    // The helper is known now, so that everybody places the king with him.
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let view = at.game.view(&at.s, Viewer::Seat(Seat(1)));
    assert!((0..20).all(|_| at.game.imagine(&view, &mut rng).hands[Seat(2)].contains("KH".parse().unwrap())));
    at.play(&["claim nothing"]);
    assert_eq!(at.balances().0, [2, 0, 2, -4]);
}

#[test]
fn whoever_tells_that_six_are_made_pays_for_it() {
    let free = |at: &At<Ordinary>| match at.game.turn(&at.s) {
        Turn::Seats { free, .. } => free,
        other => panic!("{other:?}"),
    };
    let mut at = for_betes();
    at.play(&ASK).play(&SIX);
    // As long as the helper is hidden anybody might say it, or he would be betrayed.
    assert_eq!(free(&at), SeatSet::all(4).without(Seat(0)));
    at.play(&["2: tell"]);
    assert_eq!(at.phase(), (Phase::Play, Seat(0)));
    assert!(at.refuses(2, "tell").is_some(), "once is enough");
    at.play(&["stop"]);
    assert_eq!(at.balances(), ([9, -7, 5, -11], 4));
    assert!(at.cites("telling-six"));

    let mut at = strict("1782");
    at.play(&["pass", "pass", "pass", "pass", "call KH", "trump S"]).play(&SIX);
    assert_eq!(free(&at), SeatSet::one(Seat(2)));
    at.play(&["2: tell"]);
    // Paid as a Mediateur: 2, and six matadors to each; the bête by halves.
    assert_eq!(at.balances(), ([-10, 8, -10, 4], 4));

    let mut at = strict("1782");
    at.play(&ASK).play(&SIX).play(&["3: tell"]);
    assert_eq!(at.balances(), ([9, -7, 9, -11], 0), "an opponent's word wins the game");

    let mut at = strict("1782");
    at.play(&ASK).play(&SIX).play(&["play KD"]);
    assert_eq!(free(&at), SeatSet::EMPTY);
    let at = quadrille("1782", json!({})).play(&ASK).play(&SIX).refuses(2, "tell").is_some();
    assert!(at, "only at strict tables");
}

#[test]
fn trumps_that_a_soloist_does_not_name_are_named_by_others() {
    let mut at = strict("1782");
    at.play(&SOLO[..4]).play(&["forget"]);
    assert_eq!(at.phase().0, Phase::Forgotten);
    let mut late = quadrille("1782", json!({"strict": true}));
    late.play(&SOLO[..4]).play(&["forget", "1: pass", "2: pass", "3: pass"]);
    at.play(&["3: trump C"]);
    assert_eq!((at.s.public.deal.trump, at.phase()), (Some(Suit::Clubs), (Phase::Play, Seat(0))));
    assert!(at.cites("solo-trump-forgotten"));
    assert_eq!(late.phase(), (Phase::Declare, Seat(0)));
    assert_eq!(late.refuses(0, "forget"), Some("soloist-names-trump"));
    late.play(&["trump S"]);
    assert_eq!(late.s.public.deal.trump, Some(Suit::Spades));

    let mut first = strict("1782");
    first.play(&SOLO[..4]).play(&["forget", "1: pass", "0: trump S"]);
    assert_eq!(first.s.public.deal.trump, Some(Suit::Spades));
    assert_eq!(quadrille("1782", json!({})).play(&SOLO[..4]).refuses(0, "forget"), Some("soloist-names-trump"));
    // A solo in the favourite suit has named it; one in a plain suit is not made a favourite by others.
    let mut named: At<Favorite> = At::dealt("1782", &json!({"strict": true}));
    named.play(&["bid solo_fav", "pass", "pass", "pass"]);
    assert!(named.refuses(0, "forget").is_some());
    let mut plain: At<Favorite> = At::dealt("1782", &json!({"strict": true}));
    plain.play(&["bid solo", "pass", "pass", "pass", "forget"]);
    assert_eq!(plain.refuses(1, "trump D"), Some("solo-trump-forgotten"));
}

#[test]
fn a_game_laid_down_is_accepted_or_played_out() {
    for strict in [false, true] {
        for (preset, law, won) in
            [("1782", "claim-refused", [8, -6, 8, -10]), ("1860", "claim-refused-1860", [5, -4, 4, -5])]
        {
            let mut at = quadrille(preset, json!({"strict": strict}));
            at.play(&ASK).play(&["lay-down", "1: accept", "2: accept"]);
            let mut out = At::<Ordinary> { game: at.game.clone(), s: at.s.clone(), log: Log::default() };
            at.play(&["3: accept"]);
            assert_eq!(at.balances(), (won, 0), "{preset}");
            assert!(at.cites("claim-accepted"));
            out.play(&["3: play-out"]);
            assert!(out.cites(law));
            if preset == "1782" {
                assert_eq!(out.phase(), (Phase::Play, Seat(0)));
                out.play(&["play AS"]);
                continue;
            }
            assert_eq!(out.phase(), (Phase::Demand, Seat(3)));
            assert_eq!(out.refuses(3, "demand QC"), Some("claim-refused-1860"));
            out.play(&["demand 3C"]);
            assert_eq!(out.refuses(0, "play AS"), Some("claim-refused-1860"));
            out.play(&["play 3C"]);
        }
    }
}

#[test]
fn a_lead_that_was_demanded_is_demanded_again_when_the_trick_is_played_again() {
    let mut at = quadrille("1860", json!({"strict": true, "penalties": "bete"}));
    at.play(&ASK).play(&["lay-down", "1: play-out", "demand 3C", "play 3C", "play QD", "play 5C", "play QC"]);
    at.play(&["let-lie", "replay"]);
    assert_eq!(at.refuses(0, "play AS"), Some("claim-refused-1860"));
    at.play(&["play 3C"]);
    assert_eq!(at.refuses(1, "play QD"), Some("revoke-taken-back-1860"));
}

#[test]
fn a_vole_laid_down_is_a_vole_made() {
    let mut at = quadrille("1782", json!({}));
    at.play(&SOLO).play(&SIX).play(&["play KD", "play JD", "play 5D", "play 2D", "lay-down"]);
    at.play(&["accept", "accept", "accept"]);
    // Solo 4, six matadors, premiers 1, vole 8 from each, and the stake.
    assert_eq!(at.balances().0, [61, -19, -19, -23]);
}

#[test]
fn tricks_may_be_looked_at_as_long_as_no_vole_is_undertaken() {
    let mut at = quadrille("1782", json!({}));
    at.play(&ASK).play(&SIX).play(&["play KD", "play JD", "play 5D", "play 2D"]);
    assert_eq!(at.refuses(0, "look"), Some("no-look-in-vole"));
    let mut at = quadrille("1782", json!({}));
    // Two others have taken tricks: there is no vole, however many tricks are played.
    at.play(&ASK).play(&["play 3C", "play JC", "play 5C", "play QC", "play 5H", "play 2H", "play JH", "play QH"]);
    assert_eq!((at.phase(), at.refuses(2, "look")), ((Phase::Play, Seat(2)), None));
    at.play(&["look"]);
    let later = quadrille("1860", json!({})).play(&ASK).play(&SIX[..4]).refuses(0, "look");
    assert_eq!(later, Some("look-at-tricks-solo"));
}

fn promises<G: Table>(preset: &str) {
    let tables = [
        json!({"strict": true, "tours": 2, "announced_vole": "off"}),
        json!({"strict": true, "tours": 2, "announced_vole": "off", "penalties": "bete"}),
        json!({"strict": true, "tours": 2, "penalties": "bete", "claims": "manual", "marking": "bank"}),
        json!({"strict": true, "tours": 2, "claims": "manual", "view_tricks": "leader"}),
        json!({"tours": 2, "claims": "manual", "favourites": 1}),
    ];
    for (changes, i) in tables.iter().zip(0..) {
        let Value::Object(changes) = changes else { panic!("{changes}") };
        let options = G::Options::from_overrides(Some(preset), changes).unwrap_or_else(|e| panic!("{e}"));
        let game = G::new(options).unwrap_or_else(|e| panic!("{e}"));
        for seed in 0..3 {
            let mut rng = ChaCha8Rng::seed_from_u64(100 * i + seed);
            let care = Care { look_every: 2, ..Care::default() };
            random_match(&game, &mut rng, care)
                .unwrap_or_else(|e| panic!("{} {preset} {changes:?} {seed}: {e}", G::ID));
        }
    }
}

#[test]
fn strict_tables_keep_every_promise() {
    promises::<Quadrille<Ordinary>>("1782");
    promises::<Quadrille<Ordinary>>("1860");
    promises::<Quadrille<Favorite>>("1782");
    promises::<Quadrille<Solitaire>>("1782");
    promises::<Quadrille<Cinquille>>("1782");
    promises::<Quadrille<Cinquille>>("1860");
    promises::<Quadrille<Tritrille>>("1782");
    promises::<Quadrille<Tritrille>>("1860");
}

/// What somebody draws who would rather ask than climb, so that helpers are met with.
fn modest<K: Sister>(game: &Quadrille<K>, s: &State, seat: Seat, rng: &mut ChaCha8Rng) -> Option<Move> {
    let moves = game.moves(s, seat);
    let calls: Vec<Move> = moves.iter().take(2).collect();
    match s.public.deal.phase {
        Phase::Auction => calls.get(rng.random_range(0..calls.len())).copied(),
        _ => moves.sample(rng),
    }
}

/// What everybody sees and imagines of a state; which worlds are thought of is right even of those who have revoked.
fn examine<K: Sister>(game: &Quadrille<K>, s: &State, rng: &mut ChaCha8Rng) {
    for who in Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Onlooker]) {
        let view = game.view(s, who);
        let imagined = game.imagine(&view, rng);
        assert_eq!(game.view(&imagined, who), view);
        let deal = &imagined.public.deal;
        let (Phase::Mend, Some(trump)) = (deal.phase, deal.trump) else { continue };
        let breaks = |seat: Seat, card| {
            !game.order(trump).legal(imagined.hands[seat].with(card), deal.tricks.now.led()).contains(card)
        };
        let mut unspoken = deal.tricks.now.plays().skip(1).filter(|(seat, _)| !deal.faults.lies.contains(*seat));
        assert_eq!(unspoken.find(|(seat, card)| breaks(*seat, *card)).map(|(seat, _)| seat), Some(deal.turn));
    }
}

/// Plays a match and tells which phases it met with.
fn asks<K: Sister>(preset: &str, changes: &Value) -> Vec<Phase> {
    let Value::Object(changes) = changes else { panic!("{changes}") };
    let options = <Quadrille<K> as Game>::Options::from_overrides(Some(preset), changes).unwrap();
    let game: Quadrille<K> = Quadrille::new(options).unwrap();
    // What is imagined changes nothing of what is played.
    let [mut rng, mut fancy] = [8, 9].map(ChaCha8Rng::seed_from_u64);
    let (mut s, mut met) = (game.open(), Vec::new());
    loop {
        examine(&game, &s, &mut fancy);
        assert!(game.accounts(&s).is_balanced());
        met.push(s.public.deal.phase);
        match game.turn(&s) {
            Turn::Over => return met,
            Turn::Chance => {
                let fall = game.draw(&s, &mut rng);
                game.reveal(&mut s, &fall, &mut ());
            }
            Turn::Seats { awaited, free } => {
                let told = !free.is_empty() && rng.random_range(0..20u32) == 0;
                let seat = if told { free } else { awaited }.first().unwrap();
                let m = modest(&game, &s, seat, &mut rng).unwrap();
                game.check(&s, seat, m).unwrap();
                game.play(&mut s, seat, m, &mut ());
            }
        }
    }
}

#[test]
fn asks_keep_their_secrets_at_strict_tables() {
    for penalties in ["forfeit", "bete"] {
        let table = json!({"strict": true, "penalties": penalties, "claims": "manual", "tours": 6});
        let met = [
            asks::<Ordinary>("1782", &table),
            asks::<Ordinary>("1860", &table),
            asks::<Favorite>("1782", &table),
            asks::<Cinquille>("1782", &table),
            asks::<Cinquille>("1860", &table),
        ]
        .concat();
        assert!(met.contains(&Phase::Mend) && met.contains(&Phase::Claims), "there was nothing to see");
        assert_eq!(met.contains(&Phase::Replay), penalties == "bete");
    }
}

/// What the laws decide, as a worked case asks.
fn ruled(given: Value) -> Value {
    let mut all = json!({"preset": "1782", "options": {}, "by": 2, "ombre": 1, "helper": 3, "facts": {}});
    all.as_object_mut().unwrap().extend(given.as_object().unwrap().clone());
    let case = json!({"id": "x", "source": "", "kind": "", "form": "ruling", "auto": true, "given": all, "expect": {}});
    let answer = Quadrille::<Ordinary>::work(&serde_json::from_value(case).unwrap()).unwrap();
    answer.value
}

#[test]
fn rulings_follow_the_options_of_the_table() {
    let of = |ruling: &Value, name: &str| ruling[name].clone();
    let told = ruled(json!({"act": "told_six", "by": 3}));
    assert_eq!((of(&told, "game"), of(&told, "betes")), (json!("lost"), json!([])));
    let late = ruled(json!({"act": "revoke", "options": {"penalties": "bete"}, "facts": {
        "gathered": false, "next_led": true, "offender_played": true, "play_over": false, "harmed_ombre": false}}));
    assert_eq!((of(&late, "remedy"), of(&late, "betes"), of(&late, "game")), (json!("none"), json!([2]), json!("on")));
    let claim = |options: Value, claimed: Value, contract: &str, after_cut: bool| {
        let facts = json!({"contract": contract, "matadors": 3, "premiers": true, "claimed": claimed,
            "after_cut": after_cut});
        of(&ruled(json!({"act": "claim", "by": 1, "options": options, "facts": facts})), "paid")
    };
    let manual = || json!({"claims": "manual"});
    assert_eq!(claim(manual(), json!(["respect", "premiers"]), "respect", false), json!(["respect", "premiers"]));
    assert_eq!(claim(manual(), json!(["solo", "matadors"]), "solo_vole", false), json!(["solo", "matadors"]));
    assert_eq!(claim(manual(), json!(["matadors"]), "solo", true), json!([]));
    assert_eq!(claim(json!({}), json!([]), "ask", false), json!(["matadors", "premiers"]));
    assert_eq!(claim(json!({}), json!([]), "self_call", false), json!([]));
    let named = |spoken: Value, together: bool| {
        let ruling = ruled(json!({"act": "trump_naming", "by": 1, "facts": {"spoken": spoken, "together": together}}));
        (of(&ruling, "trump"), of(&ruling, "allowed"))
    };
    assert_eq!(named(json!([[1, "H"], [2, "D"]]), true), (json!("D"), json!(false)));
    assert_eq!(named(json!([[1, "H"], [2, "D"]]), false), (json!("H"), json!(false)));
    assert_eq!(named(json!([[1, "H"]]), false), (json!("H"), json!(true)));
}
