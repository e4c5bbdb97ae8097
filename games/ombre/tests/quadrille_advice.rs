//! What the books advise at Quadrille and its sisters: the maxims one by one, and how players fare who follow them.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};
use spadille_core::scribe::Event;
use spadille_core::{Case, Game as _, Hidden as _, Options as _, Scribe, Space as _, Table as _, Turn, Viewer};
use spadille_ombre::quadrille::contracts::Contract;
use spadille_ombre::quadrille::{Cinquille, Favorite, OptionsOf, Ordinary, Quadrille, Sister, Solitaire, Tritrille};
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
    let (mut decisions, mut spent) = (0u32, std::time::Duration::ZERO);
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
                let begin = std::time::Instant::now();
                let advice = game.advise(&v, seat).unwrap_or_else(|| panic!("no advice: {v:?}"));
                spent += begin.elapsed();
                decisions += 1;
                assert!(game.moves(&s, seat).contains(&advice.choice), "{advice:?}");
                let contract = game.true_contract(&s);
                let mut results = Results::default();
                game.play(&mut s, seat, advice.choice, &mut results);
                for result in results.0 {
                    let place = match result {
                        "result-win" => 0,
                        "result-remise" => 1,
                        _ => 2,
                    };
                    table.entry(contract.word()).or_default()[place] += 1;
                }
            }
        }
        if s.public.deals_done > before {
            done += 1;
        }
    }
    println!("{} {preset}: {table:?}, {:?} a decision", K::ID, spent / decisions);
    table
}

#[test]
fn whoever_follows_the_book_fares_well() {
    let tables = [
        fares::<Ordinary>("1782", 2000),
        fares::<Ordinary>("1860", 2000),
        fares::<Favorite>("1782", 2000),
        fares::<Solitaire>("1782", 2000),
        fares::<Cinquille>("1782", 2000),
        fares::<Cinquille>("1860", 2000),
        fares::<Tritrille>("1782", 2000),
        fares::<Tritrille>("1860", 2000),
    ];
    let _ = (tables, Contract::Ask, json!(null), Value::Null, None::<Case>);
}
