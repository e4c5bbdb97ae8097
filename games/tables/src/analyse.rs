//! What is counted of a play: what it risks and what it promises, in exact thirty-sixths. Nothing is played; it is the same for
//! whoever asks.

use crate::board::{Colour, Men};
use crate::ground::Ground;
use crate::notation::BAR;
use crate::trictrac::throw::hits::Hits;
use crate::trictrac::throw::{self, Terms};
use crate::verkehren::plays::{Field, Plays, Status, Steps};
use spadille_odds::dice as odds;

/// A play of Trictrac or Toccategli, weighed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Weighed {
    /// In how many of the enemy's thirty-six throws he hits a man truly.
    pub hit: u8,
    /// In how many he hits one blind, which pays the player where blind hits count.
    pub hit_blind: u8,
    /// What his thirty-six throws bring him together, less what they give the player, in points.
    pub his_points: i32,
    /// What the player's own thirty-six throws would bring him together, were he to throw again, in points.
    pub own_points: i32,
}

impl Weighed {
    /// Weighs the men of one who has played, against those of the other, each in his own coordinates.
    pub fn of(after: Men, enemy: Men, terms: Terms) -> Weighed {
        let (mine, his) = (Ground::new(after, enemy), Ground::new(enemy, after));
        Weighed {
            hit: odds::throws(|dice| Hits::of(&his, dice).any_truly()),
            hit_blind: odds::throws(|dice| Hits::of(&his, dice).any_blind()),
            his_points: throw::in_36ths(&his, terms),
            own_points: throw::in_36ths(&mine, terms),
        }
    }
}

/// A play of Verkehren, weighed by what the enemy's next throw may do.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Run {
    /// How many men it throws out.
    pub hits: u8,
    /// In how many of his thirty-six throws the enemy can throw somebody out.
    pub hit: u8,
    /// In how many he can throw out two or more.
    pub hit_twice: u8,
    /// In how many he can play nothing.
    pub stuck: u8,
    /// In how many he can make the player Junker, and Jan.
    pub junker: u8,
    /// See `junker`.
    pub jan: u8,
}

impl Run {
    /// Weighs a board after a play, as the one sees it who has played.
    pub fn of(before: Field, after: Field, colour: Colour, steps: Steps) -> Run {
        let enemy = after.turned();
        let mut run = Run { hits: after.foe.on(BAR) - before.foe.on(BAR), ..Run::default() };
        for (dice, times) in odds::distinct() {
            let answers = Plays::of(enemy, dice, colour.other(), Steps { hits_bands: false, ..steps });
            let most = answers.results().map(|f| f.foe.on(BAR) - enemy.foe.on(BAR)).max().unwrap_or(0);
            let leads_to = |status: Status| answers.results().any(|f| f.turned().status() == status);
            let mut count = |holds: bool, of: fn(&mut Run) -> &mut u8| {
                if holds {
                    *of(&mut run) += times;
                }
            };
            count(most > 0, |run| &mut run.hit);
            count(most > 1, |run| &mut run.hit_twice);
            count(answers.numbers == 0, |run| &mut run.stuck);
            count(leads_to(Status::Junker), |run| &mut run.junker);
            count(leads_to(Status::Jan), |run| &mut run.jan);
        }
        run
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plays;
    use crate::trictrac::throw::Moment;
    use crate::verkehren::VerkehrenOptions;
    use spadille_core::{Dice, Options as _};

    fn dice(a: u8, b: u8) -> Dice {
        Dice::new(a, b).expect("dice")
    }

    #[test]
    fn risks_are_counted_in_thirty_sixths() {
        let own = Men::placed([(1, 12), (9, 1), (12, 2)]).expect("fifteen men");
        let enemy = Men::placed([(1, 14), (9, 1)]).expect("fifteen men");
        let moment = Moment::middle(Terms::TRICTRAC);
        let plays = plays::Plays::of(&Ground::new(own, enemy), dice(6, 1), Colour::White, Terms::TRICTRAC.custom);
        assert!(plays.count() > 1);
        for after in plays.results() {
            let (weighed, his) = (Weighed::of(after, enemy, Terms::TRICTRAC), Ground::new(enemy, after));
            let net = |dice: Dice| {
                let (own, given) = throw::worth(&his, dice, moment);
                i32::from(own) - i32::from(given)
            };
            assert_eq!(weighed.his_points, Dice::all().map(net).sum::<i32>(), "{after:?}");
            assert!(weighed.hit <= 36 && weighed.hit_blind <= 36);
        }
    }

    #[test]
    fn a_run_is_weighed_by_every_answer() {
        let custom = VerkehrenOptions::standard().custom();
        let own = Men::placed([(1, 13), (6, 1), (9, 1)]).expect("fifteen men");
        let enemy = Men::placed([(1, 12), (4, 1), (6, 1), (12, 1)]).expect("fifteen men");
        let (steps, field) = (Steps { custom, hits_bands: false }, Field::new(own, enemy));
        let runs: Vec<(String, Run)> = Plays::of(field, dice(6, 3), Colour::White, steps)
            .iter()
            .map(|play| {
                let after = field.after(play, Colour::White).expect("a play");
                (play.to_string(), Run::of(field, after, Colour::White, steps))
            })
            .collect();
        let (_, corner) = runs.iter().find(|(play, _)| play == "6-12 9-12").expect("the corner");
        // Nobody stands alone but at home, and his man on White's 24 has a heap of ours before him.
        assert_eq!((corner.hits, corner.hit, corner.jan), (0, 0, 0));
        let (_, bold) = runs.iter().find(|(_, run)| run.hits > 0).expect("a hit");
        assert!(bold.hit > 0 && bold.hit <= 36 && bold.hit_twice <= bold.hit);
    }
}
