//! The fast generator and the reading of throws against a slow one that follows the rule file line by line: arrays
//! instead of masks, every order of every man, no cleverness. Trictrac and Toccategli alike.

use rand::{Rng, RngExt as _};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use spadille_core::contract::step;
use spadille_core::{Dice, Game as _, Options as _, Space as _};
use spadille_tables::ground::{Ground, Jan};
use spadille_tables::plays::{Crossing, Custom, Plays};
use spadille_tables::trictrac::sisters::Sister;
use spadille_tables::trictrac::throw::{self, Kind, Moment, Tariff, Terms, Ways};
use spadille_tables::trictrac::{JanGame, Toccategli, ToccategliOptions, Trictrac, TrictracOptions};
use spadille_tables::{Colour, Men};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// Men on fields 1 to 24 and off (25), in the thrower's coordinates.
type Row = [u8; 26];

#[derive(Clone, Debug)]
struct Slow {
    own: Row,
    enemy: Row,
    custom: Custom,
    tariff: Tariff,
}

/// A play: each man's steps with the number used, whether one man did both, and where it leads.
#[derive(Clone, Debug)]
struct SlowPlay {
    steps: Vec<(u8, u8, u8)>,
    one_man: bool,
    result: Row,
}

fn row(men: Men) -> Row {
    let mut row = [0; 26];
    men.counts().for_each(|(f, n)| row[f as usize] = n);
    row
}

fn mirror(own: &Row) -> Row {
    let mut row = [0; 26];
    (1..=24).for_each(|f| row[25 - f] = own[f]);
    row
}

fn board(jan: Jan) -> RangeInclusive<u8> {
    match jan {
        Jan::Small => 1..=6,
        Jan::Great => 7..=12,
        Jan::Return => 19..=24,
    }
}

fn is_full(row: &Row, jan: Jan) -> bool {
    board(jan).all(|f| row[f as usize] >= 2)
}

fn full_jan(row: &Row) -> Option<Jan> {
    Jan::ALL.into_iter().find(|jan| is_full(row, *jan))
}

fn moved(row: &Row, from: u8, to: u8) -> Row {
    let mut row = *row;
    row[from as usize] -= 1;
    row[to as usize] += 1;
    row
}

impl Slow {
    fn may_stop(&self, f: u8, cross: bool) -> bool {
        self.may_touch(f) && f != 13 && (cross || !self.is_forbidden(f))
    }

    fn is_forbidden(&self, f: u8) -> bool {
        let x = mirror(&self.enemy);
        let behind = |f: usize| x[1..=f].iter().map(|n| usize::from(*n)).sum::<usize>();
        let small = (1..=6).all(|f| behind(f) >= 2 * f);
        let great = (7..=12).all(|f| behind(f) >= 2 * (f - 6));
        (14..=18).contains(&f) && great || (19..=24).contains(&f) && small
    }

    fn may_touch(&self, f: u8) -> bool {
        (1..=24).contains(&f) && self.enemy[f as usize] == 0
    }

    /// The man that a number may take off, if it may.
    fn exits(&self, row: &Row, number: u8, rail: bool) -> Vec<u8> {
        if rail {
            return vec![25 - number].into_iter().filter(|f| row[*f as usize] > 0).collect();
        }
        if row[1..=18].iter().any(|n| *n > 0) {
            return vec![];
        }
        let Some(far) = (19..=24u8).find(|f| row[*f as usize] > 0) else { return vec![] };
        let mut out = BTreeSet::new();
        if number > 24 - far {
            out.insert(far);
        }
        if self.custom.exact_free && row[25 - number as usize] > 0 {
            out.insert(25 - number);
        }
        out.into_iter().collect()
    }

    /// Where a number may take one of some men, the board standing as it does now.
    fn steps(&self, some: &Row, now: &Row, number: u8, rail: bool, cross: bool) -> Vec<(u8, u8)> {
        let inside = (1..=24u8).filter(|p| self.may_stop(p + number, cross)).map(|p| (p, p + number));
        let off = self.exits(now, number, rail).into_iter().map(|p| (p, 25));
        inside.chain(off).filter(|(p, _)| some[*p as usize] > 0).collect()
    }

    fn plays(&self, dice: Dice, numbers: u8, rail: bool, cross: bool) -> Vec<SlowPlay> {
        let (a, b) = dice.pips();
        let own = &self.own;
        let mut all = Vec::new();
        for (d1, d2) in [(a, b), (b, a)] {
            let firsts = self.steps(own, own, d1, rail, cross);
            if numbers == 1 {
                let one = |(p, t)| SlowPlay { steps: vec![(p, t, d1)], one_man: false, result: moved(own, p, t) };
                all.extend(firsts.into_iter().map(one));
                continue;
            }
            for p in (1..=24).filter(|p| own[*p as usize] > 0) {
                // One man with both numbers.
                let (via, end) = (p + d1, p + d1 + d2);
                if self.may_touch(via) && (self.may_stop(end, cross) || rail && end == 25) {
                    all.push(SlowPlay { steps: vec![(p, end, d1 + d2)], one_man: true, result: moved(own, p, end) });
                }
            }
            for (p, t) in firsts {
                let between = moved(own, p, t);
                // The men that stand where they stood.
                let mut others = *own;
                others[p as usize] -= 1;
                for (q, u) in self.steps(&others, &between, d2, rail, cross) {
                    let steps = vec![(p, t, d1), (q, u, d2)];
                    all.push(SlowPlay { steps, one_man: false, result: moved(&between, q, u) });
                }
            }
        }
        if numbers == 2 {
            all.extend(self.by_force(a, b));
        }
        let alone = |play: &SlowPlay, f: u8| self.is_forbidden(f) && play.result[f as usize] == 1;
        all.retain(|play| play.result[12] != 1 && !play.steps.iter().any(|(_, to, _)| alone(play, *to)));
        all
    }

    fn by_force(&self, a: u8, b: u8) -> Option<SlowPlay> {
        let men_on = |x: u8, y: u8| {
            let needed = if x == y { 2 } else { 1 };
            self.own[x as usize] >= needed && self.own[y as usize] >= needed
        };
        let free = self.own[12] == 0 && self.enemy[13] == 0 && self.enemy[12] == 0;
        let may = free && a >= 2 && b >= 2 && men_on(13 - a, 13 - b) && !men_on(12 - a, 12 - b);
        may.then(|| {
            let result = moved(&moved(&self.own, 13 - a, 12), 13 - b, 12);
            SlowPlay { steps: vec![(13 - a, 12, a), (13 - b, 12, b)], one_man: false, result }
        })
    }

    /// The plays that use as many numbers as can be, closing and holding apart, and how many numbers they use.
    fn found(&self, dice: Dice, cross: bool) -> (u8, Vec<SlowPlay>) {
        let (a, b) = dice.pips();
        let mut numbers = 2;
        let mut plays = self.plays(dice, 2, false, cross);
        if plays.is_empty() {
            numbers = 1;
            plays = self.plays(dice, 1, false, cross);
            let high = a.max(b);
            if !self.custom.single_free && plays.iter().any(|p| p.steps[0].2 == high) {
                plays.retain(|p| p.steps[0].2 == high);
            }
        } else if !self.custom.exact_free {
            fewest_off(&mut plays);
        }
        if plays.is_empty() {
            numbers = 0;
            plays = vec![SlowPlay { steps: vec![], one_man: false, result: self.own }];
        }
        (numbers, plays)
    }

    /// The legal plays.
    fn legal(&self, dice: Dice) -> BTreeSet<Row> {
        let (_, mut plays) = self.reckoned(dice);
        if self.custom.crossing != Crossing::Never {
            let (_, mut crossing) = self.found(dice, true);
            let filled = plays.iter().find_map(|p| full_jan(&p.result));
            if let Some(jan) = filled {
                crossing.retain(|p| is_full(&p.result, jan));
            }
            plays.extend(crossing);
        }
        plays.iter().map(|p| p.result).collect()
    }

    /// The plays by which a throw is reckoned, and how many numbers they use.
    fn reckoned(&self, dice: Dice) -> (u8, Vec<SlowPlay>) {
        let (numbers, mut plays) = self.found(dice, self.custom.crossing == Crossing::Compulsory);
        let before = full_jan(&self.own);
        let fills = |p: &SlowPlay| match before {
            Some(jan) => is_full(&p.result, jan),
            None => full_jan(&p.result).is_some(),
        };
        if plays.iter().any(fills) {
            plays.retain(fills);
        } else if before == Some(Jan::Return) {
            let mut rail: Vec<_> = (numbers..=2).flat_map(|n| self.plays(dice, n.max(1), true, false)).collect();
            rail.retain(|p| p.result[25] > self.own[25] && is_full(&p.result, Jan::Return));
            fewest_off(&mut rail);
            let most = |p: &SlowPlay| if p.one_man { 2 } else { p.steps.len() };
            if let Some(best) = rail.iter().map(most).max() {
                rail.retain(|p| most(p) == best);
                return (best as u8, rail);
            }
        }
        (numbers, plays)
    }

    /// What the throw scores: item, field, points.
    fn items(&self, dice: Dice) -> BTreeSet<(String, u8, u8)> {
        let (a, b) = dice.pips();
        let doublet = a == b;
        let light = self.tariff != Tariff::Grand;
        let big = match (light, doublet) {
            (false, false) => 4,
            (false, true) => 6,
            (true, false) => 2,
            (true, true) => 4,
        };
        let mut items = BTreeSet::new();
        for t in 1..=24u8 {
            if self.enemy[t as usize] != 1 {
                continue;
            }
            let on = |d: u8| t > d && self.own[(t - d) as usize] > 0;
            let is_band = |f: u8| self.enemy[f as usize] >= 2;
            let barred = on(a + b) && is_band(t - a) && is_band(t - b);
            let numbers = BTreeSet::from([a, b]).into_iter().filter(|d| on(*d)).count() as u8;
            let ways = numbers + u8::from(on(a + b) && !barred);
            let value = if (7..=18).contains(&t) { big - 2 } else { big };
            if ways > 0 && light {
                let points = match ((7..=18).contains(&t), doublet) {
                    (true, false) => ways,
                    (true, true) => 2,
                    (false, _) => big,
                };
                items.insert(("Hit".into(), t, points));
            } else if ways > 0 {
                items.insert(("Hit".into(), t, ways * value));
            } else if barred && !light {
                items.insert(("BlindHit".into(), t, value));
            }
        }
        let spare = |f: u8| if f == 12 { self.own[12].saturating_sub(2) } else { self.own[f as usize] };
        let hits = if doublet { spare(13 - a) >= 2 } else { spare(13 - a) >= 1 && spare(13 - b) >= 1 };
        if self.own[12] >= 2 && self.enemy[13] == 0 && hits {
            items.insert(("CornerHit".into(), 0, big));
        }
        let (numbers, plays) = self.reckoned(dice);
        let filled = plays.iter().find_map(|p| full_jan(&p.result));
        match (full_jan(&self.own), filled) {
            (Some(jan), _) if plays.iter().any(|p| is_full(&p.result, jan)) => {
                items.insert(("Hold".into(), 0, big));
            }
            (None, Some(jan)) => {
                let ways = self.closing_ways(jan, dice, &plays);
                let more = if doublet && jan == Jan::Small { 2 } else { 0 };
                items.insert(("Close".into(), 0, if light { 2 * ways + more } else { big * ways }));
            }
            _ => {}
        }
        let finished = |p: &SlowPlay| p.result[25] == 15;
        if plays.iter().any(finished) {
            items.insert(("LastOff".into(), 0, if light { 2 } else { big }));
        } else if numbers < 2 {
            items.insert(("Unplayable".into(), 0, (2 - numbers) * if light { 1 } else { 2 }));
        }
        items
    }

    fn closing_ways(&self, jan: Jan, dice: Dice, plays: &[SlowPlay]) -> u8 {
        let missing: u8 = board(jan).map(|f| 2u8.saturating_sub(self.own[f as usize])).sum();
        if missing > 1 {
            return 1;
        }
        let half = board(jan).find(|f| self.own[*f as usize] == 1).expect("a half band");
        let (a, b) = dice.pips();
        let ways: BTreeSet<u8> = [a, b, a + b].into_iter().collect();
        let spare = |f: u8| {
            let corner = jan == Jan::Return && f == 12 && self.own[12] == 2;
            !corner && (!board(jan).contains(&f) || self.own[f as usize] >= 3)
        };
        let is_way = |number: u8| {
            plays.iter().any(|p| {
                is_full(&p.result, jan)
                    && p.steps.iter().any(|(from, to, n)| {
                        *to == half && *n == number && spare(*from) && p.one_man == (number == a + b)
                    })
            })
        };
        ways.into_iter().filter(|n| is_way(*n)).count() as u8
    }
}

fn fewest_off(plays: &mut Vec<SlowPlay>) {
    let fewest = plays.iter().map(|p| p.result[25]).min().unwrap_or(0);
    plays.retain(|p| p.result[25] == fewest);
}

fn compare(own: Men, enemy: Men, terms: Terms) {
    let Terms { custom, tariff } = terms;
    let slow = Slow { own: row(own), enemy: mirror(&row(enemy)), custom, tariff };
    let ground = Ground::new(own, enemy);
    for dice in Dice::all() {
        let fast = Plays::of(&ground, dice, Colour::White, custom);
        let (numbers, expected) = (slow.reckoned(dice).0, slow.legal(dice));
        let results: Vec<Row> = fast.results().map(row).collect();
        let found: BTreeSet<Row> = results.iter().copied().collect();
        let about = || format!("{dice} {custom:?}\nown {:?}\nenemy {:?}", slow.own, slow.enemy);
        assert_eq!(found, expected, "{}", about());
        assert_eq!(found.len(), results.len(), "a result twice: {}", about());
        assert_eq!(fast.numbers, numbers, "{}", about());
        for way in fast.ways() {
            assert_eq!(fast.read(fast.written(way)), Some(way), "{}", about());
        }
        let moment = Moment { throw: 9, two_tables_done: true, terms };
        let mut items = BTreeSet::new();
        throw::read(&ground, dice, moment, &mut |i| {
            let opening = [Kind::TwoTableJan, Kind::ContreTwoTableJan, Kind::Meseas, Kind::ContreMeseas];
            if !opening.contains(&i.kind) {
                items.insert((format!("{:?}", i.kind), i.field, i.points));
            }
            assert!(i.kind != Kind::Close || i.ways.has(Ways::BOTH) || i.ways.count() > 0, "{}", about());
        });
        assert_eq!(items, slow.items(dice), "{}", about());
    }
    // What all throws promise together is worked out in another way than throw by throw.
    let net = |dice: Dice| {
        let (own, given) = throw::worth(&ground, dice, Moment::middle(terms));
        f64::from(own) - f64::from(given)
    };
    let promised = Dice::all().map(net).sum::<f64>();
    assert!((36.0 * throw::expectation(&ground, terms) - promised).abs() < 1e-9, "{slow:?}");
}

const LIGHT: Tariff = Tariff::Light { great_as_small: false, per_way: false };

const fn terms(free: bool, crossing: Crossing, tariff: Tariff) -> Terms {
    Terms { custom: Custom { single_free: free, exact_free: free, crossing }, tariff }
}

const TERMS: [Terms; 6] = [
    terms(false, Crossing::Never, Tariff::Grand),
    terms(true, Crossing::Never, Tariff::Grand),
    terms(false, Crossing::Privilege, LIGHT),
    terms(true, Crossing::Privilege, LIGHT),
    terms(false, Crossing::Compulsory, LIGHT),
    terms(true, Crossing::Compulsory, LIGHT),
];

/// Men somewhere, not where the other stands, not alone in the own corner and never in the enemy's.
fn scattered(rng: &mut impl Rng, taken: &Row, spread: &[u8]) -> Option<Men> {
    let mut row = [0u8; 26];
    if rng.random_range(0..3u32) == 0 {
        let first = [1, 7, 19][rng.random_range(0..3usize)];
        (first..first + 6).filter(|f| taken[*f] == 0).for_each(|f| row[f] = 2);
        // A man or two missing.
        for _ in 0..rng.random_range(0..3u32) {
            let f = first + rng.random_range(0..6usize);
            row[f] = row[f].saturating_sub(1);
        }
    }
    while row.iter().sum::<u8>() < 15 {
        let f = spread[rng.random_range(0..spread.len())] as usize;
        if (f == 25 || taken[f] == 0) && f != 13 {
            row[f] += 1;
        }
    }
    (row[12] != 1).then(|| Men::placed((1..=25).map(|f| (f, row[f as usize]))).expect("fifteen men"))
}

#[test]
fn scattered_positions_agree() {
    let mut rng = ChaCha8Rng::seed_from_u64(1773);
    let spreads: [Vec<u8>; 4] =
        [(1..=24).collect(), (1..=12).collect(), (19..=25).collect(), [vec![12, 12, 18], (19..=25).collect()].concat()];
    let mut compared = 0;
    while compared < 6000 {
        let spread = &spreads[rng.random_range(0..4usize)];
        let Some(own) = scattered(&mut rng, &[0; 26], spread) else { continue };
        let taken = mirror(&row(own));
        let fits: Vec<u8> = (1..=24).filter(|f| taken[*f as usize] == 0 && *f != 13).collect();
        let few = rng.random_range(1..=fits.len());
        let Some(enemy) = scattered(&mut rng, &taken, &fits[..few]) else { continue };
        compare(own, enemy, TERMS[rng.random_range(0..6usize)]);
        compared += 1;
    }
}

#[test]
fn positions_of_played_games_agree() {
    played_games_agree(&Trictrac::new(TrictracOptions::standard()).expect("rules"), &TERMS[..2]);
    played_games_agree(&Toccategli::new(ToccategliOptions::standard()).expect("rules"), &TERMS[2..]);
}

fn played_games_agree<K: Sister>(game: &JanGame<K>, terms: &[Terms]) {
    let mut rng = ChaCha8Rng::seed_from_u64(1782);
    let mut state = game.open();
    let mut compared = 0;
    while compared < 1200 {
        let at_random = step(game, &mut state, &mut rng, |state, seat, rng| {
            if rng.random_range(0..3u32) == 0 {
                let (own, enemy) = (state.deal.men[state.thrower], state.deal.men[state.enemy()]);
                compare(own, enemy, terms[compared % terms.len()]);
                compared += 1;
            }
            game.moves(state, seat).sample(rng)
        });
        if !at_random {
            state = game.open();
        }
    }
}
