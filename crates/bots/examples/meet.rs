//! scratch: meet piquet 1860 deals seed kinds...
use spadille_bots::{BotKind, arena::*};
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let kinds: Vec<BotKind> = a[4..].iter().map(|k| k.parse().unwrap()).collect();
    let mut c = Contest::new(kinds, a[2].parse().unwrap(), a[3].parse().unwrap());
    c.match_deals = std::env::var("MD").ok().map(|m| m.parse().unwrap());
    let preset = (a[1] != "-").then_some(a[1].as_str());
    println!("{}", run_by_id(&a[0], preset, &Default::default(), &c, &|_| ()).unwrap().unwrap());
}
