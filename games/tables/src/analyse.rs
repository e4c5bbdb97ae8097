//! A position and a throw taken apart: every legal play with what it risks and what it promises, in exact thirty-sixths, the best
//! first. Nothing is played; it is the same for whoever asks.

use crate::board::{Colour, Men};
use crate::ground::Ground;
use crate::notation::{BAR, Play};
use crate::odds;
use crate::plays::Plays;
use crate::trictrac::judgement::promise;
use crate::trictrac::throw::hits::Hits;
use crate::trictrac::throw::{self, Kind, Moment};
use crate::verkehren::judgement as running;
use crate::verkehren::plays::{self as running_plays, Field, Status, Steps};
use serde::Serialize;
use spadille_core::{Dice, LawId};

/// One thing a throw scores.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Scored {
    /// What it is.
    pub item: Kind,
    /// How many points.
    pub points: u8,
    /// Whether the thrower's enemy marks it.
    pub to_enemy: bool,
    /// Where a man is hit, as the board numbers the fields.
    pub field: Option<u8>,
    /// The law by which it is marked.
    pub law: LawId,
}

/// A play of Trictrac or Toccategli, weighed.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weighed {
    /// The play, as the board numbers the fields.
    pub play: Play,
    /// In how many of the enemy's thirty-six throws he hits a man truly.
    pub hit: u8,
    /// In how many he hits one blind, which pays the player where blind hits count.
    pub hit_blind: u8,
    /// What his thirty-six throws bring him together, less what they give the player, in points.
    pub his_points: i32,
    /// What the player's own thirty-six throws would bring him together, were he to throw again, in points.
    pub own_points: i32,
    /// What the position promises in all, by a player's rule of thumb; plays are ranked by it.
    pub worth: f64,
}

/// A throw of Trictrac or Toccategli, taken apart.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// What the throw scores now, whatever is played.
    pub scores: Vec<Scored>,
    /// The plays, the best first.
    pub plays: Vec<Weighed>,
}

/// Takes a throw of Trictrac or Toccategli apart. The men are given in their own coordinates.
pub fn throw(own: Men, enemy: Men, colour: Colour, dice: Dice, moment: Moment) -> Analysis {
    let ground = Ground::new(own, enemy);
    let terms = moment.terms;
    let mut scores = Vec::new();
    throw::read(&ground, dice, moment, &mut |item| {
        scores.push(Scored {
            item: item.kind,
            points: item.points,
            to_enemy: item.kind.is_for_enemy(),
            field: (item.field > 0).then(|| colour.turned(item.field)),
            law: item.law(),
        });
    });
    let offered = Plays::of(&ground, dice, colour, terms.custom);
    let weigh = |way| {
        let after = offered.result(way);
        let (mine, his) = (Ground::new(after, enemy), Ground::new(enemy, after));
        Weighed {
            play: offered.written(way),
            hit: odds::throws(|dice| Hits::of(&his, dice).any_truly()),
            hit_blind: odds::throws(|dice| Hits::of(&his, dice).any_blind()),
            his_points: throw::in_36ths(&his, terms),
            own_points: throw::in_36ths(&mine, terms),
            worth: promise(after, enemy, false, terms),
        }
    };
    let mut plays: Vec<Weighed> = offered.ways().map(weigh).collect();
    plays.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    Analysis { scores, plays }
}

/// A play of Verkehren, weighed by what the enemy's next throw may do.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Run {
    /// The play, as the board numbers the fields.
    pub play: Play,
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
    /// What the position promises in all, in stakes, by a player's rule of thumb; plays are ranked by it.
    pub worth: f64,
}

/// Takes a throw of Verkehren apart, the best play first.
pub fn run(field: Field, colour: Colour, dice: Dice, steps: Steps) -> Vec<Run> {
    let weigh = |play: Play| {
        let after = field.after(play, colour)?;
        let enemy = after.turned();
        let mut run = Run {
            play,
            hits: after.foe.on(BAR) - field.foe.on(BAR),
            hit: 0,
            hit_twice: 0,
            stuck: 0,
            junker: 0,
            jan: 0,
            worth: running::promise(&after),
        };
        for (dice, times) in odds::distinct() {
            let answers = running_plays::Plays::of(enemy, dice, colour.other(), Steps { hits_bands: false, ..steps });
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
        Some(run)
    };
    let offered = running_plays::Plays::of(field, dice, colour, steps);
    let mut plays: Vec<Run> = offered.iter().filter_map(weigh).collect();
    plays.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    plays
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trictrac::throw::Terms;
    use crate::verkehren::VerkehrenOptions;
    use spadille_core::Options as _;

    fn dice(a: u8, b: u8) -> Dice {
        Dice::new(a, b).expect("dice")
    }

    #[test]
    fn risks_are_counted_in_thirty_sixths() {
        let own = Men::placed([(1, 12), (9, 1), (12, 2)]).expect("fifteen men");
        let enemy = Men::placed([(1, 14), (9, 1)]).expect("fifteen men");
        let moment = Moment::middle(Terms::TRICTRAC);
        let analysis = throw(own, enemy, Colour::White, dice(6, 1), moment);
        // Black's man on 16 is hit by the seven from 9.
        assert_eq!(analysis.scores.iter().map(|s| (s.points, s.field)).collect::<Vec<_>>(), [(2, Some(16))]);
        assert!(analysis.plays.windows(2).all(|pair| pair[0].worth >= pair[1].worth));
        for weighed in &analysis.plays {
            let after = weighed.play.after(own, Colour::White).expect("a play");
            let his = Ground::new(enemy, after);
            let net = |dice: Dice| {
                let (own, given) = throw::worth(&his, dice, moment);
                i32::from(own) - i32::from(given)
            };
            assert_eq!(weighed.his_points, Dice::all().map(net).sum::<i32>(), "{}", weighed.play);
            assert!(weighed.hit <= 36 && weighed.hit_blind <= 36);
        }
    }

    #[test]
    fn a_run_is_weighed_by_every_answer() {
        let custom = VerkehrenOptions::standard().custom();
        let own = Men::placed([(1, 13), (6, 1), (9, 1)]).expect("fifteen men");
        let enemy = Men::placed([(1, 12), (4, 1), (6, 1), (12, 1)]).expect("fifteen men");
        let steps = Steps { custom, hits_bands: false };
        let runs = run(Field::new(own, enemy), Colour::White, dice(6, 3), steps);
        let corner = runs.iter().find(|run| run.play.to_string() == "6-12 9-12").expect("the corner");
        // Nobody stands alone but at home, and his man on White's 24 has a heap of ours before him.
        assert_eq!((corner.hits, corner.hit, corner.jan), (0, 0, 0));
        let bold = runs.iter().find(|run| run.hits > 0).expect("a hit");
        assert!(bold.hit > 0 && bold.hit <= 36 && bold.hit_twice <= bold.hit);
    }
}
