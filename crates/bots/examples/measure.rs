//! scratch
use spadille_bots::{bench, fate::quick_rng};
use spadille_core::*;
use std::time::Instant;
fn main() {
    use spadille_salon::piquet::Piquet;
    let s = bench::random_matches::<Piquet>(2.0);
    println!("{s:?} {} dec/s", s.decisions_per_second());
    let game = Piquet::new(<Piquet as Game>::Options::preset("1860").unwrap()).unwrap();
    let mut rng = quick_rng(1);
    let (mut tv, mut ta, mut ti, mut n) = (0., 0., 0., 0);
    let mut names = std::collections::BTreeMap::<String, (f64, u32)>::new();
    for _ in 0..300 {
        let mut st = game.open();
        loop {
            match game.turn(&st) {
                Turn::Over => break,
                Turn::Chance => {
                    let o = game.draw(&st, &mut rng);
                    game.reveal(&mut st, &o, &mut ());
                }
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap();
                    let t = Instant::now();
                    let v = game.view(&st, Viewer::Seat(seat));
                    tv += t.elapsed().as_secs_f64();
                    let t = Instant::now();
                    let a = game.advise(&v, seat);
                    ta += t.elapsed().as_secs_f64();
                    let t = Instant::now();
                    let im = game.imagine(&v, &mut rng);
                    let e = t.elapsed().as_secs_f64();
                    ti += e;
                    let k = names.entry(format!("{:?} {}", v.public.phase, v.public.tricks.len())).or_default();
                    k.0 += e;
                    k.1 += 1;
                    std::hint::black_box(im);
                    n += 1;
                    game.play(&mut st, seat, a.unwrap().choice, &mut ());
                }
            }
        }
    }
    let n = n as f64;
    println!(
        "view {:.0} ns advise {:.0} ns imagine {:.0} ns; state {} B view {} B",
        tv / n * 1e9,
        ta / n * 1e9,
        ti / n * 1e9,
        size_of::<<Piquet as Game>::State>(),
        size_of::<<Piquet as Hidden>::View>()
    );
    for (k, (t, c)) in names {
        println!("{k}: {:.1} us", t / c as f64 * 1e6);
    }
}
