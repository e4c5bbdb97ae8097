//! scratch: tune game preset deals seed budget key=value,... [key=value,...]
use spadille_bots::{Bot, BotKind, Budget, arena::*, search::*};
use spadille_catalogue::{Visitor, visit};
use spadille_core::*;
fn settings(text: &str) -> Settings {
    let mut s = Settings::default();
    for kv in text.split(',').filter(|t| t.contains('=')) {
        let (k, v) = kv.split_once('=').unwrap();
        let f: f64 = v.parse().unwrap();
        match k {
            "exp" => s.exploration = f,
            "trust" => s.trust_in_book = f,
            "book" => s.book_in_playouts = f,
            "hor" => s.horizon = f as u32,
            "cc" => s.chance_costs = f as u32,
            "caution" => s.caution = f,
            "tc" => s.through_chance = f > 0.0,
            _ => panic!("{k}"),
        }
    }
    s
}
struct Run(Vec<String>);
impl Visitor for Run {
    type Result = ();
    fn visit<G: Table>(self) {
        let a = self.0;
        let game =
            G::new(G::Options::from_overrides((a[1] != "-").then_some(a[1].as_str()), &Default::default()).unwrap())
                .unwrap();
        let budget: Budget = a[4].parse().unwrap();
        for t in &a[5..] {
            let s = settings(t);
            let mut c =
                Contest::new([BotKind::Search(budget), BotKind::Book], a[2].parse().unwrap(), a[3].parse().unwrap());
            c.match_deals = std::env::var("MD").ok().map(|m| m.parse().unwrap());
            let vs = std::env::var("VS").ok();
            let make = |p: usize, seed: u64| -> Box<dyn Bot<G>> {
                match (p, &vs) {
                    (0, _) => Box::new(Search::<G>::with(budget, seed, s)),
                    (_, Some(v)) => Box::new(Search::<G>::with(budget, seed, settings(v))),
                    _ => spadille_bots::bot(BotKind::Book, seed),
                }
            };
            let r = run_with(&game, &c, &make, &|_| ());
            println!(
                "{t:40} {:+.4} ± {:.4}  {:.0} dec/s  {:.1} s",
                r.players[0].mean,
                r.players[0].interval.unwrap_or(9.9),
                r.players[0].decisions_per_second,
                r.seconds
            );
        }
    }
}
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    visit(&a[0].clone(), Run(a)).unwrap();
}
