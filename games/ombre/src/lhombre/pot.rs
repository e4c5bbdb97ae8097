//! What lies on the table between deals: stakes, the bête in play, the bêtes on paper, the Rock.

use super::options::{LHombreOptions, Marking};
use super::table::SEATS;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, Pot, Scribe, Seat, law};

/// The stakes.
pub const ANTES: Pot = Pot(0);
/// The bête in play.
pub const ACTIVE: Pot = Pot(1);
/// The bêtes on paper.
pub const WRITTEN: Pot = Pot(2);
/// The Rock.
pub const ROCK: Pot = Pot(3);
/// The names of the pots.
pub const POT_NAMES: &[&str] = &["lhombre-pot-antes", "lhombre-pot-active", "lhombre-pot-written", "lhombre-pot-rock"];

/// How many bêtes lie in the pot together at most: all that one deal can make.
pub const MOST_ACTIVE: usize = 16;
/// The lines of the paper: a bête for nearly every deal of a long sitting.
pub const LINES: usize = 80;
/// No bête is larger, so that accounts stay whole numbers however long the losing lasts.
pub const LARGEST: i64 = 1_000_000_000_000;
/// Counters of a jeton.
pub const JETON: i64 = 3;

/// A fine for a lost game or a fault.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bete {
    /// Who made it.
    pub owner: Seat,
    /// What its winner draws.
    pub amount: i64,
    /// What the next bête is reckoned on.
    pub base: i64,
}

/// What happened last to the pot, which decides how many jetons each stakes next.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Restart {
    /// Nothing yet, or it was won and no bête is left.
    #[default]
    Afresh,
    /// Everybody passed.
    Passed,
    /// A bête was made.
    Bete,
    /// It was won while bêtes are still to be won.
    MoreBetes,
    /// Codille was drawn.
    Codille,
}

impl Restart {
    /// How many jetons each stakes.
    pub fn jetons(self, o: &LHombreOptions) -> u8 {
        match self {
            Restart::Afresh => 2,
            Restart::Passed | Restart::Bete | Restart::MoreBetes => 1,
            Restart::Codille => o.codille_restart_jetons,
        }
    }

    fn law(self, o: &LHombreOptions) -> LawId {
        match self {
            Restart::Afresh => law!("jetons-start"),
            Restart::Passed => law!("jetons-pass"),
            Restart::Bete => law!("jetons-bete"),
            Restart::MoreBetes => law!("jetons-more-betes"),
            Restart::Codille if o.codille_restart_jetons == 3 => law!("law-48"),
            Restart::Codille => law!("jetons-codille"),
        }
    }
}

/// The stakes and bêtes on the table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Pots {
    /// Counters staked since the pot was last drawn.
    pub antes: i64,
    /// The bête in play; several go together.
    pub active: ArrayVec<Bete, MOST_ACTIVE>,
    /// The bêtes on paper, oldest first.
    pub written: ArrayVec<Bete, LINES>,
    /// What has been set aside for the Rock.
    pub rock: i64,
    /// Whether the Rock is in the pot.
    pub rock_in_play: bool,
    /// What happened last, for the jetons of the next deal.
    pub restart: Restart,
}

impl Pots {
    /// An empty table.
    pub fn new() -> Pots {
        Pots::default()
    }

    /// What the bêtes in play amount to.
    #[inline]
    pub fn active_amount(&self) -> i64 {
        self.active.iter().map(|b| b.amount).sum()
    }

    /// What the bêtes on paper amount to.
    pub fn written_amount(&self) -> i64 {
        self.written.iter().map(|b| b.amount).sum()
    }

    /// The bêtes on paper in the order they will be played for: the largest first, of equal ones the oldest (law 45).
    pub fn by_turn(&self) -> ArrayVec<Bete, LINES> {
        let mut betes = self.written.clone();
        betes.sort_by_key(|b| std::cmp::Reverse(b.amount));
        betes
    }

    fn rock_played_for(&self) -> i64 {
        if self.rock_in_play { self.rock } else { 0 }
    }

    /// The size of a new simple bête.
    #[inline]
    pub fn in_play(&self) -> i64 {
        let active: i64 = self.active.iter().map(|b| b.base).sum();
        (self.antes + active + self.rock_played_for()).min(LARGEST)
    }

    /// What a winner takes.
    #[inline]
    pub fn drawable(&self) -> i64 {
        self.antes + self.active_amount() + self.rock_played_for()
    }
}

/// Everybody's counters, and what lies on the table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Accounts {
    /// The accounts of seats and pots.
    pub ledger: Ledger,
    /// What the pots are made of.
    pub pots: Pots,
}

impl Accounts {
    /// Accounts before the first deal.
    pub fn new() -> Accounts {
        Accounts { ledger: Ledger::default(), pots: Pots::new() }
    }

    /// The start of a deal: blocks, the largest written bête, the Rock, the stakes. In the Kessel no bête is brought
    /// into play any more.
    pub fn begin_deal<S: Scribe>(&mut self, o: &LHombreOptions, dealer: Seat, kessel: bool, scribe: &mut S) {
        if o.marking == Marking::Pool {
            self.fill_pool(o, scribe);
            return;
        }
        if !kessel {
            if o.blocks && self.pots.active.is_empty() && self.pots.written.is_empty() {
                for seat in Seat::all(o.players.seats()) {
                    self.write(Bete { owner: seat, amount: o.block_size, base: o.block_size }, law!("blocks"), scribe);
                }
            }
            self.bring_largest(scribe);
        }
        if o.rock && self.pots.rock >= o.rock_threshold {
            self.pots.rock_in_play = true;
        }
        match o.marking {
            Marking::Jetons => {
                let restart = self.pots.restart;
                for seat in Seat::all(o.players.seats()) {
                    self.stake(seat, JETON * i64::from(restart.jetons(o)), restart.law(o), scribe);
                }
            }
            Marking::Dealer | Marking::Pool => self.stake(dealer, o.ante, law!("ante"), scribe),
        }
    }

    /// Puts counters of a seat into the pot.
    pub fn stake<S: Scribe>(&mut self, seat: Seat, amount: i64, law: LawId, scribe: &mut S) {
        self.ledger.pay(seat, ANTES, amount, law, scribe);
        self.pots.antes += amount;
    }

    /// Fills the common pot when it is empty.
    fn fill_pool<S: Scribe>(&mut self, o: &LHombreOptions, scribe: &mut S) {
        if self.pots.antes <= 0 {
            for seat in Seat::all(o.players.seats()) {
                self.stake(seat, o.pool_stake, law!("pool"), scribe);
            }
        }
    }

    /// Takes from the common pot, which is filled up equally as often as needed.
    pub(super) fn take_from_pool<S: Scribe>(
        &mut self,
        o: &LHombreOptions,
        seat: Seat,
        amount: i64,
        law: LawId,
        scribe: &mut S,
    ) {
        while self.pots.antes < amount {
            let missing = (amount - self.pots.antes + i64::from(o.players.seats()) - 1) / i64::from(o.players.seats());
            for payer in Seat::all(o.players.seats()) {
                self.stake(payer, missing.max(o.pool_stake), law!("r26"), scribe);
            }
        }
        self.ledger.pay(ANTES, seat, amount, law, scribe);
        self.pots.antes -= amount;
    }

    /// Brings the largest bête on paper into play, the oldest of equal ones, if none is in play.
    fn bring_largest<S: Scribe>(&mut self, scribe: &mut S) {
        if !self.pots.active.is_empty() {
            return;
        }
        let Some(largest) = self.pots.written.iter().map(|b| b.amount).max() else { return };
        let mut equals = self.pots.written.iter().enumerate().filter(|(_, b)| b.amount == largest).map(|(i, _)| i);
        let Some(place) = equals.next() else { return };
        let law = if equals.next().is_some() { law!("r38") } else { law!("law-45") };
        let bete = self.pots.written.remove(place);
        self.ledger.pay(WRITTEN, ACTIVE, bete.amount, law, scribe);
        self.pots.active.push(Bete { base: bete.amount, ..bete });
    }

    /// Writes a bête on paper and charges its owner.
    pub fn write<S: Scribe>(&mut self, bete: Bete, law: LawId, scribe: &mut S) {
        self.ledger.pay(bete.owner, WRITTEN, bete.amount, law, scribe);
        mark(&mut self.pots.written, bete);
    }

    /// Lets the newest bête of a seat go together with its bête in play, or else with its largest on paper.
    pub(super) fn join<S: Scribe>(&mut self, owner: Seat, scribe: &mut S) {
        let own = |b: &Bete| b.owner == owner;
        let Some(newest) = self.pots.written.iter().rposition(own) else { return };
        let bete = self.pots.written.remove(newest);
        let older = match self.pots.active.iter_mut().find(|b| own(b)) {
            Some(in_play) => {
                self.ledger.pay(WRITTEN, ACTIVE, bete.amount, law!("law-46"), scribe);
                Some(in_play)
            }
            None => self.pots.written.iter_mut().filter(|b| own(b)).max_by_key(|b| b.amount),
        };
        if let Some(older) = older {
            older.amount += bete.amount;
            older.base += bete.base;
        }
    }

    /// Lays a bête into the pot at once and charges its owner.
    pub fn lay<S: Scribe>(&mut self, bete: Bete, law: LawId, scribe: &mut S) {
        self.ledger.pay(bete.owner, ACTIVE, bete.amount, law, scribe);
        mark(&mut self.pots.active, bete);
    }

    /// Sets what is in play apart for drawing: the Rock takes its cut of a bête. Returns how much there is to draw.
    pub(super) fn cut_for_rock<S: Scribe>(&mut self, o: &LHombreOptions, scribe: &mut S) {
        let standing = self.pots.active_amount();
        if !o.rock || self.pots.rock_in_play || standing == 0 {
            return;
        }
        let cut = o.rock_cut.min(standing);
        self.ledger.pay(ACTIVE, ROCK, cut, law!("rock-cut"), scribe);
        self.pots.rock += cut;
        let mut left = cut;
        for bete in &mut self.pots.active {
            let part = left.min(bete.amount);
            bete.amount -= part;
            left -= part;
        }
    }

    /// Everything in play goes to a seat; with `all`, the bêtes on paper too. Returns how much.
    pub(super) fn draw<S: Scribe>(
        &mut self,
        o: &LHombreOptions,
        seat: Seat,
        all: bool,
        law: LawId,
        scribe: &mut S,
    ) -> i64 {
        self.cut_for_rock(o, scribe);
        let before = self.ledger.balance(seat);
        self.ledger.pay(ANTES, seat, self.pots.antes, law, scribe);
        self.ledger.pay(ACTIVE, seat, self.pots.active_amount(), law, scribe);
        if self.pots.rock_in_play {
            self.ledger.pay(ROCK, seat, self.pots.rock, law!("rock-goes"), scribe);
            (self.pots.rock, self.pots.rock_in_play) = (0, false);
        }
        if all {
            self.ledger.pay(WRITTEN, seat, self.pots.written_amount(), law, scribe);
            self.pots.written.clear();
        }
        self.pots.antes = 0;
        self.pots.active.clear();
        self.ledger.balance(seat) - before
    }

    /// The close of a match: everything that stands is shared equally, an indivisible rest stays with the last dealer.
    pub fn close<S: Scribe>(&mut self, o: &LHombreOptions, last_dealer: Seat, scribe: &mut S) {
        let law = if o.kessel { law!("kessel") } else { law!("closing") };
        let pots = [
            (ANTES, self.pots.antes),
            (ACTIVE, self.pots.active_amount()),
            (WRITTEN, self.pots.written_amount()),
            (ROCK, self.pots.rock),
        ];
        let seats = i64::from(o.players.seats());
        let over: i64 = pots.iter().map(|(_, amount)| amount % seats).sum();
        // Each pot is shared equally. What is over of several is shared as far as it goes, and the rest is the last
        // dealer's.
        let mut wanted = [over / seats; SEATS];
        for (pot, amount) in pots {
            let mut over = amount % seats;
            for seat in Seat::all(o.players.seats()) {
                let more = over.min(wanted[seat.index()]);
                self.ledger.pay(pot, seat, amount / seats + more, law, scribe);
                wanted[seat.index()] -= more;
                over -= more;
            }
            self.ledger.pay(pot, last_dealer, over, law, scribe);
        }
        self.pots = Pots::new();
    }
}

/// Puts a bête on a list. On a full one it goes together with its owner's smallest; for an owner who has none there the
/// two smallest of another make room, so that nobody's debt becomes another's.
fn mark<const N: usize>(list: &mut ArrayVec<Bete, N>, bete: Bete) {
    if bete.amount == 0 {
        return;
    }
    if list.is_full() && !list.iter().any(|b| b.owner == bete.owner) {
        make_room(list);
    }
    if list.try_push(bete).is_err() {
        join_smallest(list, bete);
    }
}

/// Adds a bête to its owner's smallest.
fn join_smallest(list: &mut [Bete], bete: Bete) {
    if let Some(own) = list.iter_mut().filter(|b| b.owner == bete.owner).min_by_key(|b| b.amount) {
        own.amount += bete.amount;
        own.base += bete.base;
    }
}

/// Lets the smallest bête whose owner has another go together with that. Every list is longer than a table has seats,
/// so that on a full one there is such an owner.
fn make_room<const N: usize>(list: &mut ArrayVec<Bete, N>) {
    let another = |bete: &Bete| list.iter().filter(|b| b.owner == bete.owner).count() > 1;
    let smallest = list.iter().enumerate().filter(|(_, b)| another(b)).min_by_key(|(_, b)| b.amount);
    if let Some((place, _)) = smallest {
        let bete = list.remove(place);
        join_smallest(list, bete);
    }
}

/// What a bête amounts to when players marked different numbers of jetons: everybody is taken to have marked as many as
/// whoever marked most (law 47).
pub fn reckoned_by_highest(marked: &[u8]) -> i64 {
    let most = marked.iter().copied().max().unwrap_or(0);
    JETON * i64::from(most) * marked.len() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owed(list: &[Bete], owner: u8) -> i64 {
        list.iter().filter(|b| b.owner == Seat(owner)).map(|b| b.amount).sum()
    }

    #[test]
    fn full_lists_lose_no_owner_and_no_counter() {
        let mut accounts = Accounts::new();
        let bete = |owner: u8, amount: i64| Bete { owner: Seat(owner), amount, base: amount };
        for i in 0..2 * LINES {
            accounts.lay(bete((i % 2) as u8, 4), law!("bete"), &mut ());
            accounts.write(bete((i % 2) as u8, 4), law!("bete"), &mut ());
        }
        // Whoever has none there yet still finds a line of his own.
        accounts.lay(bete(2, 12), law!("bete"), &mut ());
        accounts.write(bete(2, 12), law!("bete"), &mut ());
        let all = 4 * LINES as i64;
        for list in [accounts.pots.active.as_slice(), accounts.pots.written.as_slice()] {
            assert_eq!([0, 1, 2].map(|owner| owed(list, owner)), [all, all, 12]);
        }
        assert_eq!((accounts.pots.active.len(), accounts.pots.written.len()), (MOST_ACTIVE, LINES));
        assert_eq!(accounts.ledger.balance(Seat(2)), -24);
    }
}
