//! What is paid: prices, the pot, bêtes, and who bears them.

mod drawing;

use super::contracts::{Contract, Form};
use super::options::Increment;
use super::rules::Rules;
use super::state::{Public, SEATS};
use super::tariff::tenths;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Measure, PerSeat, Scribe, Seat, SeatSet, Sheet, Text, law, text};
use spadille_stakes::Dues;
use spadille_stakes::paper::LARGEST;

/// What decided a game other than its tricks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// Suit was not followed.
    Revoke,
    /// An opponent laid cards open.
    Exposed,
    /// The player threw his cards in.
    Resign,
    /// The player's hand had a wrong number of cards.
    WrongHand,
    /// An opponent playing last took a trick that he could have left to the player of a misère.
    LastHand,
}

/// A fault, and whose it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Incident {
    /// What was done.
    pub kind: Fault,
    /// By whom.
    pub seat: Seat,
}

/// What came of a deal, as it is settled: by the rules, by hand and in worked cases alike.
#[derive(Clone, PartialEq, Debug)]
pub struct DealResult {
    /// Who played.
    pub player: Seat,
    /// Who helped him.
    pub helper: Option<Seat>,
    /// What he played.
    pub contract: Contract,
    /// The tricks of each; nothing where a fault decided and they do not matter.
    pub tricks: Option<PerSeat<u8, SEATS>>,
    /// The trump figures of his side.
    pub figures: u8,
    /// What decided the game other than its tricks.
    pub incident: Option<Incident>,
}

/// How a deal is settled.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// Whether the game is made.
    pub won: bool,
    /// The tricks that were wanted.
    pub target: u8,
    /// What the honours count.
    pub honours: i64,
    /// The count, where games are counted.
    pub count: Option<i64>,
    /// What the count is multiplied by.
    pub multiplier: Option<i64>,
    /// The price per payer.
    pub price: i64,
    /// The premium per payer for a slam.
    pub slam: i64,
    /// Who of a lost side bears it.
    pub short: SeatSet,
}

impl DealResult {
    /// The player and his helper.
    pub fn side(&self) -> SeatSet {
        [Some(self.player), self.helper].into_iter().flatten().collect()
    }

    /// Those who win together, the player first.
    fn winners(&self) -> ArrayVec<Seat, 2> {
        [Some(self.player), self.helper].into_iter().flatten().collect()
    }

    fn tricks_of(&self, seat: Seat) -> u8 {
        self.tricks.map_or(0, |won| won[seat])
    }

    /// The opponent who answers for the bête that the player draws.
    fn answers(&self) -> Option<Incident> {
        self.incident.filter(|incident| !self.side().contains(incident.seat))
    }

    /// How it ended, in words.
    fn text(&self, won: bool) -> Text {
        let (seat, game) = (self.player, self.contract.text());
        match (won, self.helper) {
            (true, None) => text!("boston-won", seat = seat, game = game),
            (true, Some(other)) => text!("boston-won-with", seat = seat, other = other, game = game),
            (false, None) => text!("boston-lost", seat = seat, game = game),
            (false, Some(other)) => text!("boston-lost-with", seat = seat, other = other, game = game),
        }
    }

    /// The sheet of the deal, but for what was paid.
    pub fn sheet(&self, verdict: &Verdict, tricks: impl IntoIterator<Item = (Seat, i64)>) -> Sheet {
        Sheet::new(self.text(verdict.won)).with(text!("house-tricks"), Measure::Tricks, tricks)
    }
}

impl Rules {
    /// What a new bête amounts to.
    pub fn new_bete(&self, highest: Option<i64>, pot: i64, rock_goes: bool) -> i64 {
        let amount = match (highest, self.options.bete_increment) {
            (None, _) if rock_goes => 2 * pot,
            (None, _) => pot,
            (Some(highest), _) if rock_goes => 2 * highest,
            (Some(highest), Increment::Stake) => highest + self.stake,
            (Some(highest), Increment::Pot) => highest + pot,
        };
        amount.min(LARGEST)
    }

    /// Whether a game is made, what it costs, and who bears it.
    pub fn verdict(&self, p: &Public, d: &DealResult) -> Verdict {
        let (side, level) = (d.side(), d.contract.level);
        let shares = d.helper.and(level.tricks()).and_then(|number| self.pair(number));
        let target = shares.map_or_else(|| self.need(level), super::declaring::Pair::total);
        let made: u8 = side.iter().map(|seat| d.tricks_of(seat)).sum();
        let won = match d.incident {
            Some(Incident { kind: Fault::LastHand, .. }) | None => match level.is_misere() {
                true => made == 0,
                false => made >= target,
            },
            Some(Incident { seat, .. }) => !side.contains(seat),
        };
        let vorhand = d.player == self.vorhand(p);
        let multiplier = self.multiplier(d.contract, vorhand);
        let trumps = level.number().is_some();
        let honours = if trumps { self.honours(d.figures) } else { 0 };
        let count = multiplier.map(|_| {
            let missing = i64::from(target) - i64::from(made);
            let tricks = if won { i64::from(made.max(target)) } else { i64::from(target) + (missing - 1).max(0) };
            tricks + honours
        });
        let price = match (multiplier, count) {
            (Some(times), Some(count)) => tenths(times, count),
            _ => {
                let agreed = if self.form == Form::Simple && trumps { honours * self.options.honours_price } else { 0 };
                self.fixed_price(d.contract).unwrap_or(0) + agreed
            }
        };
        let number = level.tricks().unwrap_or(0);
        let slam = match (multiplier, d.helper) {
            (Some(_), Some(_)) if number == 9 => 10,
            (Some(_), helper) if won && made == 13 && number <= 11 => {
                if helper.is_some() {
                    10
                } else {
                    20
                }
            }
            _ => 0,
        };
        let short = match (shares, d.incident) {
            _ if won => SeatSet::EMPTY,
            (_, Some(incident)) if side.contains(incident.seat) => SeatSet::one(incident.seat),
            (Some(shares), _) => {
                let due = |seat: Seat| if seat == d.player { shares.main } else { shares.helper };
                side.iter().filter(|seat| d.tricks_of(*seat) < due(*seat)).collect()
            }
            (None, _) => SeatSet::one(d.player),
        };
        Verdict { won, target, honours, count, multiplier, price, slam, short }
    }

    /// Settles a deal: the price, the pot, the bêtes.
    pub fn settle<S: Scribe>(&self, p: &mut Public, d: &DealResult, scribe: &mut S) -> Verdict {
        let verdict = self.verdict(p, d);
        self.tell_verdict(d, &verdict, scribe);
        self.pay_price(p, d, &verdict, scribe);
        match (self.form, verdict.won) {
            (Form::Old, true) => self.draw_old(p, d, scribe),
            (Form::Old, false) => self.bete_of_old(p, d, scribe),
            (_, true) => self.draw_pot(p, d, scribe),
            (_, false) => self.write_bete(p, &verdict, scribe),
        }
        verdict
    }

    /// What each payer owes, item by item.
    fn dues(&self, d: &DealResult, verdict: &Verdict) -> Dues {
        let mut dues = Dues::default();
        let double = self.options.misere_double && self.form == Form::Simple && d.contract.level.is_misere();
        let agreed = match verdict.multiplier {
            None if self.form == Form::Simple => verdict.honours * self.options.honours_price,
            _ => 0,
        };
        let game = verdict.price - agreed;
        dues.add(if double { game / 2 } else { game }, self.price_law(d.contract));
        dues.add(if double { game - game / 2 } else { 0 }, law!("misere-double"));
        dues.add(agreed, law!("honours-agreed"));
        let law = match (d.helper, d.contract.level.tricks()) {
            (Some(_), Some(9)) => law!("helper-at-nine"),
            (Some(_), _) => law!("slam-with-helper"),
            (None, _) => law!("slam-alone"),
        };
        dues.add(verdict.slam, law);
        dues
    }

    /// Says how the game ended and how its price came about.
    fn tell_verdict<S: Scribe>(&self, d: &DealResult, verdict: &Verdict, scribe: &mut S) {
        let level = d.contract.level;
        if let Some(Incident { kind: Fault::WrongHand, seat }) = d.incident {
            scribe.does(seat, law!("wrong-count-player"), || text!("boston-wrong-hand", seat = seat));
        }
        let law = if verdict.won { law!("price-won") } else { law!("price-lost") };
        scribe.does(d.player, law, || d.text(verdict.won));
        if let (Some(count), Some(times)) = (verdict.count, verdict.multiplier) {
            if verdict.honours > 0 {
                let five = self.honour_ranks().len() == 5;
                let law = if five { law!("honours-five") } else { law!("honours-of-the-side") };
                scribe.tell_by(law, || text!("boston-honours", number = verdict.honours));
            }
            let law = if verdict.won { law!("count-won") } else { law!("count-lost") };
            scribe.tell_by(law, || text!("boston-count", number = count));
            if verdict.won && count > i64::from(verdict.target) + verdict.honours {
                scribe.tell_by(law!("overtricks"), || text!("boston-overtricks"));
            }
            let law = law!("multiplied-and-divided");
            scribe.tell_by(law, || text!("boston-multiplied", number = count, times = times, price = verdict.price));
        } else if self.has_helper() && level.is_misere() {
            scribe.tell_by(law!("misere-fixed"), || text!("boston-fixed", price = verdict.price));
        }
        if d.helper.is_some() {
            let law = match (verdict.won, verdict.short.len()) {
                (true, _) => law!("pair-won"),
                (false, 1) => law!("pair-one-short"),
                (false, _) => law!("pair-both-short"),
            };
            scribe.tell_by(law, || match verdict.short.first().filter(|_| verdict.short.len() == 1) {
                Some(seat) => text!("boston-short", seat = seat),
                None => text!("boston-pair-shares"),
            });
        }
    }

    /// The opponents pay the price, or receive it.
    fn pay_price<S: Scribe>(&self, p: &mut Public, d: &DealResult, verdict: &Verdict, scribe: &mut S) {
        let dues = self.dues(d, verdict);
        let opponents: ArrayVec<Seat, SEATS> = self.opponents(p, d.side()).collect();
        let last_hand = d.answers().filter(|incident| incident.kind == Fault::LastHand && verdict.won);
        if let Some(Incident { seat, .. }) = last_hand {
            scribe.does(seat, law!("last-hand-takes"), || text!("boston-last-hand", seat = seat));
            for _ in &opponents {
                dues.pay(&mut p.ledger, [seat], d.player, scribe);
            }
            return;
        }
        let winners = d.winners();
        if winners.len() > 1 && (verdict.won || verdict.short.len() > 1) {
            scribe.tell_by(law!("pair-who-pays-whom"), || text!("boston-who-pays-whom"));
        }
        for (place, opponent) in opponents.iter().enumerate() {
            // The senior opponent settles with the player, the other with the helper; one who is short settles with both.
            let other = match verdict.short.first().filter(|_| verdict.short.len() == 1) {
                Some(short) => short,
                None => *winners.get(place).or(winners.first()).unwrap_or(&d.player),
            };
            match verdict.won {
                true => dues.pay(&mut p.ledger, [*opponent], other, scribe),
                false => dues.pay(&mut p.ledger, [other], *opponent, scribe),
            }
        }
    }
}
