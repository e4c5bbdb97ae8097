//! What the books advise at Quadrille and its sisters: the maxims one by one, and how players fare who follow them.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use serde_json::{Value, json};
use spadille_core::OptionsOf;
use spadille_core::scribe::Event;
use spadille_core::{Case, Game as _, Hidden as _, Options as _, Scribe, Space as _, Table, Turn, Viewer};
use spadille_ombre::quadrille::options::{Pack, QuadrilleOptions, TwoKingsHelper};
use spadille_ombre::quadrille::{Cinquille, Favorite, Ordinary, Quadrille, Sister, Solitaire, Tritrille};
use std::collections::BTreeMap;

/// Remembers how deals ended.
#[derive(Default)]
struct Results(Vec<&'static str>);

impl Scribe for Results {
    fn write(&mut self, event: impl FnOnce() -> Event) {
        let law = event().law.map(|law| law.0);
        self.0.extend(law.filter(|law| law.starts_with("result-")));
    }
}

/// How often each game was won, made remise and lost codille by players who follow the book.
fn fares<K: Sister>(preset: &str, deals: u32) -> BTreeMap<&'static str, [u32; 3]> {
    let options = OptionsOf::<K>::preset(preset).unwrap();
    let game = Quadrille::<K>::new(options).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut table: BTreeMap<&'static str, [u32; 3]> = BTreeMap::new();
    let mut s = game.open();
    let mut done = 0;
    while done < deals {
        let before = s.public.deals_done;
        match game.turn(&s) {
            Turn::Chance => {
                let fall = game.draw(&s, &mut rng);
                game.reveal(&mut s, &fall, &mut ());
            }
            Turn::Over => s = game.open(),
            turn @ Turn::Seats { .. } => {
                let seat = turn.awaited().first().unwrap();
                let v = game.view(&s, Viewer::Seat(seat));
                let advice = game.advise(&v, seat).unwrap_or_else(|| panic!("no advice: {v:?}"));
                assert!(game.moves(&s, seat).contains(&advice.choice), "{advice:?}");
                for maxim in advice.reasons.iter().filter_map(|reason| reason.maxim) {
                    assert!(K::book().maxim(maxim).is_some(), "{}: {maxim}", K::ID);
                }
                let contract = game.true_contract(&s);
                let mut results = Results::default();
                game.play(&mut s, seat, advice.choice, &mut results);
                for result in results.0 {
                    let place = ["result-win", "result-remise"].iter().position(|law| *law == result).unwrap_or(2);
                    table.entry(contract.word()).or_default()[place] += 1;
                }
            }
        }
        done += u32::from(s.public.deals_done > before);
    }
    println!("{} {preset}: {table:?}", K::ID);
    table
}

/// Whether a game is played now and then, and won at least so often, in hundredths.
fn is_won(table: &BTreeMap<&'static str, [u32; 3]>, game: &str, least: u32) {
    let [won, remise, codille] = table[game];
    let all = won + remise + codille;
    assert!(all >= 10 && 100 * won >= least * all, "{game}: {won} of {all}");
}

#[test]
fn whoever_follows_the_book_bids_what_he_can_make() {
    let quadrille = fares::<Ordinary>("1782", 600);
    is_won(&quadrille, "ask", 65);
    is_won(&quadrille, "solo", 75);
    let later = fares::<Ordinary>("1860", 600);
    assert!(!later.contains_key("self_call"), "nobody calls himself by accident");
    let favourite = fares::<Favorite>("1782", 600);
    is_won(&favourite, "mediateur", 65);
    is_won(&favourite, "ask", 65);
    is_won(&fares::<Solitaire>("1782", 600), "mediateur", 65);
    let cinquille = fares::<Cinquille>("1782", 600);
    is_won(&cinquille, "ask", 55);
    is_won(&cinquille, "mediateur", 60);
    fares::<Cinquille>("1860", 300);
    is_won(&fares::<Tritrille>("1782", 600), "solo", 75);
    is_won(&fares::<Tritrille>("1860", 600), "mediateur", 60);
}

/// Deals in which some play at random, so that the advice is asked in odd places too.
fn is_always_allowed<K: Sister>(change: impl Fn(&mut QuadrilleOptions)) {
    let mut options = K::preset("1782").unwrap();
    change(&mut options);
    let game = Quadrille::<K>::new(OptionsOf(options)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut s = game.open();
    for _ in 0..8000 {
        match game.turn(&s) {
            Turn::Chance => {
                let fall = game.draw(&s, &mut rng);
                game.reveal(&mut s, &fall, &mut ());
            }
            Turn::Over => s = game.open(),
            turn @ Turn::Seats { .. } => {
                let seat = turn.awaited().first().unwrap();
                let moves = game.moves(&s, seat);
                let advice = game.advise(&game.view(&s, Viewer::Seat(seat)), seat);
                let m = advice.unwrap_or_else(|| panic!("no advice: {:?}", s.public.deal)).choice;
                assert!(moves.contains(&m), "{m}: {:?}", s.public.deal);
                let odd = moves.sample(&mut rng).filter(|_| rng.next_u32() % 3 == 0);
                game.play(&mut s, seat, odd.unwrap_or(m), &mut ());
            }
        }
    }
}

#[test]
fn advice_is_always_allowed() {
    is_always_allowed::<Ordinary>(|_| ());
    is_always_allowed::<Ordinary>(|o| *o = QuadrilleOptions { favourites: 3, ..QuadrilleOptions::of_1860() });
    is_always_allowed::<Ordinary>(|o| o.hand8 = true);
    is_always_allowed::<Favorite>(|o| (o.target, o.favourites) = (7, 2));
    is_always_allowed::<Solitaire>(|_| ());
    is_always_allowed::<Cinquille>(|o| o.two_kings_helper = TwoKingsHelper::ForcedSpadille);
    is_always_allowed::<Cinquille>(|o| (o.two_kings_helper, o.respect) = (TwoKingsHelper::Always, true));
    is_always_allowed::<Tritrille>(|o| o.pack = Pack::Even);
    is_always_allowed::<Tritrille>(|o| o.pack = Pack::NoThrees);
}

/// What is advised in a case of this form.
fn advised<G: Table>(form: &str, given: Value) -> Value {
    let case = Case { id: "asked".into(), game: None, form: Some(form.into()), auto: true, given, expect: Value::Null };
    G::work(&case).unwrap_or_else(|why| panic!("{why}")).value
}

fn cards(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// The call, trumps and card advised to Vorhand; `-` where there is none.
fn bids<G: Table>(hand: &str) -> String {
    let given = json!({"preset": "1782", "dealer": 0, "fav_suits": [], "seat": 1, "hand": cards(hand), "calls": []});
    let said = advised::<G>("advise-bid", given);
    let word = |list: &str| said[list][0].as_str().filter(|word| *word != "none").unwrap_or("-").to_owned();
    format!("{} {} {}", word("bid"), word("trump"), word("card"))
}

/// A deal in play as seen from a seat: dealer, game, trumps, hombre, helper, called card, seat.
struct Scene {
    dealer: u8,
    game: &'static str,
    trump: &'static str,
    hombre: u8,
    helper: Option<u8>,
    called: Option<&'static str>,
    seat: u8,
}

impl Scene {
    /// An ask in hearts, calling the king of diamonds, dealer 0.
    const ASK: Scene =
        Scene { dealer: 0, game: "ask", trump: "H", hombre: 1, helper: None, called: Some("KD"), seat: 1 };
    /// A solo in hearts of seat 2, Vorhand leading.
    const SOLO: Scene = Scene { dealer: 0, game: "solo", trump: "H", hombre: 2, helper: None, called: None, seat: 1 };

    /// The card advised with this hand, after these tricks.
    fn plays(&self, hand: &str, tricks: &[&str], now: &str) -> String {
        let plays: Vec<Vec<String>> = tricks.iter().map(|trick| cards(trick)).collect();
        let given = json!({
            "preset": "1782", "dealer": self.dealer, "contract": self.game, "trump": self.trump, "ombre": self.hombre,
            "helper": self.helper, "called": self.called, "seat": self.seat, "hand": cards(hand), "plays": plays,
            "current": cards(now),
        });
        advised::<Quadrille<Favorite>>("advise-play", given)["any_of"][0].as_str().unwrap_or_default().to_owned()
    }
}

#[test]
fn the_weakest_asks_of_the_book() {
    let bids = bids::<Quadrille<Ordinary>>;
    // Spadille, Manille, queen and jack of a red suit; the book leaves the king open.
    assert_eq!(bids("AS 7D QD JD 6S 5S 4H 3H 6C 4C").split(' ').next(), Some("ask"));
    // Black: king, queen, jack, 6, 5 and a king.
    assert_eq!(bids("KC QC JC 6C 5C KD 6D 4H 5S 4S"), "ask C KH");
    assert_eq!(bids("7D AC KD QD 6D 4H 5S 4S 6C 3C"), "ask D KH");
    assert_eq!(bids("2S KS QS 6S KD 4D 4H 7C 6C 5C"), "ask S KH");
    assert_eq!(bids("AS 6S 4S JH 5H 4H 6D 4D 6C 4C"), "pass - -");
}

#[test]
fn solos_of_the_book() {
    let solos = [
        "AS 7D AD KD 2D 4D KH 6S 5C 3C",
        "AS 7H AC JH 5H 4H QD JD 6S 4C",
        "2C AC QC JC 6C 5C KH QD 5D 4D",
        "AS 2S KS 7S 5S 4S QH JH 6D 5D",
        "2S KS QS JS 6S 5S 3S KH 5D 4C",
        "AS 2C AC QC 7C KD 5H 4H 6S 5S",
    ];
    for hand in solos {
        assert!(bids::<Quadrille<Ordinary>>(hand).starts_with("solo "), "{hand}");
    }
}

#[test]
fn kings_to_call() {
    let bids = bids::<Quadrille<Ordinary>>;
    // A guarded queen before a lone loser.
    assert_eq!(bids("AS QS JS 6S 5S QD 3D 6H 7C 4C"), "ask S KD");
    // A lone red card before a lone black one.
    assert_eq!(bids("7D AC KD QD 6D 4H 5S 7C 6C 3C"), "ask D KH");
    // Never into a void.
    assert_eq!(bids("KC QC 6C 2C AC 5D 7H 6H 4H 3H"), "ask C KD");
}

#[test]
fn mediateur_and_respect() {
    let second = |hand: &str, call: &str| {
        let given = json!({
            "preset": "1782", "dealer": 0, "fav_suits": ["C"], "seat": 2, "hand": cards(hand), "calls": [[1, call]],
        });
        let said = advised::<Quadrille<Favorite>>("advise-bid", given);
        [&said["bid"][0], &said["trump"][0], &said["card"][0]]
            .map(|word| word.as_str().unwrap_or("-").to_owned())
            .join(" ")
    };
    assert!(second("AS 7D AC 5D 4D 6S 4S 5H 7C 3C", "ask").starts_with("mediateur D"));
    assert_eq!(second("AS AC 6S 4S QD 5D 4D 5H 7C 3C", "mediateur"), "respect none KH");
    let give = |trump: &str, asked: &str, hand: &str| {
        let given = json!({"preset": "1782", "trump": trump, "asked": asked, "hand": cards(hand)});
        advised::<Quadrille<Favorite>>("advise-give", given)["any_of"][0].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(give("H", "KS", "AS 7H AH KH QH QS KS 6D 7C 3C 5C"), "6D");
    assert_eq!(give("C", "KD", "AS 2C KC QC 7C 6C KH QH 5D 4D KD"), "5D");
    let name = |hand: &str| {
        let given = json!({"preset": "1782", "contract": "respect", "called": "KH", "hand": cards(hand)});
        advised::<Quadrille<Favorite>>("advise-trump", given)["any_of"][0].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(name("KH 5H 2C 4C KS 6S 5S 3S 6D 4D"), "C");
    assert_eq!(name("KH 5H QD 4D KC QC 5C 3C 6S 4S"), "C");
}

#[test]
fn alone_or_with_five_or_three() {
    assert_eq!(bids::<Quadrille<Solitaire>>("5C 4C KD QD 7D 6D 4H AC 6S 3S"), "pass - -");
    assert!(bids::<Quadrille<Solitaire>>("AS 6C 5C 2C 7D 5D 6H 4H AC 3S").starts_with("mediateur C"));
    assert!(bids::<Quadrille<Cinquille>>("AS KC 6C 2C 5H 4D 6S 4S").starts_with("ask C"));
    assert!(bids::<Quadrille<Cinquille>>("AS QC 6C 2C KH KD 5S 4S").starts_with("ask C K"));
    assert!(bids::<Quadrille<Cinquille>>("AS KC 2C QD 5H AC 6S 4S").starts_with("mediateur C KD"));
    assert!(bids::<Quadrille<Tritrille>>("AS KC QC KH QH 5H KD AC KS 4S").starts_with("solo D"));
    assert!(bids::<Quadrille<Tritrille>>("AS KC QC 2C 7H 5H AC 6S 4S 3S").starts_with("mediateur C"));
}

#[test]
fn the_hombre_draws_trumps() {
    let ask = Scene::ASK;
    assert_eq!(ask.plays("AS KS 5S QH 5H 3H 4D AC 6C 3C", &[], ""), "5H", "a small one with both black aces");
    let then = ask.plays("AS KS 5S QH 5H 4D AC 6C 3C", &["3H 4H 6H 5D"], "");
    assert_eq!(then, "AS", "then Spadille, to which Manille falls");
    assert_eq!(ask.plays("KS QS 5S KH JH 5H 3H QD 4D 6C", &[], ""), "5H", "weak in matadors, strong beside them");
    assert_eq!(ask.plays("7H KH QH JH 4H KS 6D 7C 5C 3C", &[], ""), "JH");
    // A queen that held the trick: the helper has the matadors.
    let again = ask.plays("KH 6H 5H KS 4S QD 6D AC 7C", &["QH 3H 4H 2H"], "");
    assert!(again.ends_with('H'), "{again}");
}

#[test]
fn the_helper_shows_himself_by_his_place() {
    let behind = Scene { hombre: 0, ..Scene::ASK };
    assert_eq!(behind.plays("5C 4H KD 6D 5D QS 7S 5S 4S 3S", &[], ""), "5C");
    assert_eq!(behind.plays("5S 4S 5H KD 6D 5D AC 7C 5C 4C", &[], ""), "KD");
    let known = Scene { helper: Some(1), ..Scene { hombre: 0, ..Scene::ASK } };
    let signal = known.plays("5S 4S 5H 6D 5D AC 7C 5C 4C", &["KD 7D 4D 3D"], "");
    assert_eq!(signal, "5H", "a small trump after the king tells of the matador");
    let before = Scene { hombre: 2, ..Scene::ASK };
    assert_eq!(before.plays("5H 4H KD 6D 4D 5S 7C 6C 5C 3C", &[], ""), "5H");
    let middle = Scene { hombre: 3, ..Scene::ASK };
    assert_eq!(middle.plays("5S 4S 5H KD 6D 5D 6C 7C 5C 4C", &[], ""), "KD");
    let puts_highest = Scene { seat: 3, ..Scene::ASK };
    assert_eq!(puts_highest.plays("KD 5D QH 2H 7S 6S 5S QC 7C 6C", &[], "4H 5H"), "QH");
}

#[test]
fn opponents_of_two() {
    let front = Scene { hombre: 2, called: Some("KC"), ..Scene::ASK };
    assert_eq!(front.plays("JS 6S 5S 4S 2S QD 7C 6C 4C 3C", &[], ""), "QD");
    assert_eq!(front.plays("QS JS 5S 4S 6D 5D 7C 6C 4C 3C", &[], ""), "QS");
    assert_eq!(front.plays("3H QS 5S 4S 6D 5D 7C 6C 4C 3C", &[], ""), "3H");
    let kept = front.plays("KD JD 5D QS 6S 5S 4S 7C 6C 4C", &[], "");
    assert_eq!(kept, "4S", "under the queen, not from king and jack, nor the called suit");
    let second = Scene { called: Some("KC"), seat: 2, ..Scene::ASK };
    assert_eq!(second.plays("6S 5S KH JH 7D 6D 5D QC 7C 6C", &[], "4H"), "JH");
    assert_eq!(second.plays("6S 5S 7H 5H 7D 6D 5D QC 7C 6C", &[], "KH"), "5H");
}

#[test]
fn opponents_of_one() {
    let front = Scene::SOLO;
    assert_eq!(front.plays("KC 7C 6C 5C 3C 3H KD 4D 6S 5S", &[], ""), "3C");
    assert_eq!(front.plays("KC QC 6C 5S 3S 3H KD 4D 6S 7S", &[], ""), "KC");
    let behind = Scene { hombre: 0, ..Scene::SOLO };
    assert_eq!(behind.plays("QS 6S 5S 3S 4H JC 6C 5C 4C 7D", &[], ""), "7D");
    let mediateur = Scene { game: "mediateur", called: Some("KS"), ..Scene::SOLO };
    assert_eq!(mediateur.plays("5D 4D 3D 6H QS 4S 6C 5C 4C 3C", &[], ""), "4S");
    let last = Scene { hombre: 0, ..mediateur };
    assert!(!last.plays("5D 4D 3D 6H QS 4S 6C 5C 4C 3C", &[], "").ends_with('S'));
}

#[test]
fn the_soloist() {
    let solo = Scene { seat: 2, ..Scene::SOLO };
    let lead = Scene { hombre: 1, ..Scene::SOLO };
    assert_eq!(lead.plays("AS 6S AH KH 7H 4H 2H KD 5C 3C", &[], ""), "AS");
    // Others may still ruff: high, or not at all.
    let ruff = solo.plays("AS AH KH 7H 4H 2H KD 5S 3S", &["KC 6C 4C 3C"], "QC");
    assert!(["AH", "KH", "5S", "3S"].contains(&ruff.as_str()), "{ruff}");
    assert_eq!(solo.plays("AS QD JD JH 7H 5H 4H AC 4S", &["KC 6C 3C 2C"], "QC"), "4S");
    let last = Scene { hombre: 0, seat: 0, ..Scene::SOLO };
    let small = last.plays("AS AH KH 7H 4H 2H KD 5S 3S", &["KC 6C 4C 3C"], "QC 7C 5C");
    assert_eq!(small, "4H", "the last to play may ruff small");
}

/// The same cards in other suits: red for red, black for black, black aces staying what they are.
fn in_other_suits(value: &Value) -> Value {
    let swap = |letter: char| match letter {
        'H' => 'D',
        'D' => 'H',
        'S' => 'C',
        'C' => 'S',
        other => other,
    };
    match value {
        Value::String(text) if text.len() <= 2 && text != "AS" && text != "AC" => {
            Value::String(text.chars().map(swap).collect())
        }
        Value::Array(all) => all.iter().map(in_other_suits).collect(),
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), in_other_suits(value))).collect(),
        other => other.clone(),
    }
}

fn same_in_other_suits<G: Table>() {
    let path = format!("{}/../../cases/{}.json", env!("CARGO_MANIFEST_DIR"), G::ID);
    let cases: Vec<Case> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    for case in cases.iter().filter(|case| case.auto && case.form().is_some_and(|f| f.starts_with("advise"))) {
        let other = Case { given: in_other_suits(&case.given), expect: in_other_suits(&case.expect), ..case.clone() };
        let answer = G::work(&other).unwrap_or_else(|why| panic!("{}: {why}", case.id));
        assert_eq!(answer.difference(&other.expect), None, "{}", case.id);
    }
}

#[test]
fn advice_does_not_depend_on_the_names_of_suits() {
    same_in_other_suits::<Quadrille<Ordinary>>();
    same_in_other_suits::<Quadrille<Favorite>>();
    same_in_other_suits::<Quadrille<Solitaire>>();
    same_in_other_suits::<Quadrille<Cinquille>>();
}
