//! scratch
use spadille_bots::{Budget, search::*};
use spadille_catalogue::{Visitor, visit};
use spadille_core::*;
struct R(String);
impl Visitor for R {
    type Result = ();
    fn visit<G: Table>(self) {
        let game = G::new(G::Options::standard()).unwrap();
        let mut rng = spadille_bots::fate::quick_rng(1);
        let mut st = game.open();
        let mut n = 0;
        loop {
            match game.turn(&st) {
                Turn::Over => break,
                Turn::Chance => {
                    let o = game.draw(&st, &mut rng);
                    game.reveal(&mut st, &o, &mut ());
                }
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap();
                    let v = game.view(&st, Viewer::Seat(seat));
                    let t = std::time::Instant::now();
                    let mut s = Search::<G>::new(self.0.parse::<Budget>().unwrap(), 1);
                    let th = s.think(&game, &v, seat, false);
                    let e = t.elapsed().as_secs_f64();
                    if n % 6 == 0 {
                        println!(
                            "{n}: {} of {} {:+.3}  {} pos  {:.0}/s  book {:?}",
                            th.ranking[0].choice,
                            th.ranking.len(),
                            th.ranking[0].value,
                            th.playouts,
                            th.playouts as f64 / e,
                            game.advise(&v, seat).map(|a| a.choice.to_string())
                        );
                    }
                    game.play(&mut st, seat, th.ranking[0].choice, &mut ());
                    n += 1;
                    if n > 60 {
                        break;
                    }
                }
            }
        }
    }
}
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    visit(&a[0].clone(), R(a[1].clone())).unwrap();
}
