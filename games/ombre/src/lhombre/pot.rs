//! What lies on the table between deals: stakes, the bête in play, the bêtes on paper, the Rock.

use super::*;
use crate::bank;
use spadille_stakes::divided;
pub use spadille_stakes::paper::LARGEST;
pub use spadille_stakes::{ACTIVE, ANTES, Bete, Betes, Rock, WRITTEN};

/// The Rock.
pub const ROCK: Pot = Pot(3);
/// The names of the pots.
pub const POT_NAMES: &[&str] = &["lhombre-pot-antes", "lhombre-pot-active", "lhombre-pot-written", "lhombre-pot-rock"];
/// Counters of a jeton.
pub const JETON: i64 = 3;

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
    /// How many jetons each stakes, and by which law.
    fn jetons(self, o: &LHombreOptions) -> (u8, LawId) {
        match (self, o.codille_restart_jetons) {
            (Restart::Afresh, _) => (2, law!("jetons-start")),
            (Restart::Passed, _) => (1, law!("jetons-pass")),
            (Restart::Bete, _) => (1, law!("jetons-bete")),
            (Restart::MoreBetes, _) => (1, law!("jetons-more-betes")),
            (Restart::Codille, 3) => (3, law!("law-48-jettons-after-codille")),
            (Restart::Codille, jetons) => (jetons, law!("jetons-codille")),
        }
    }
}

/// Everybody's counters, and what lies on the table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Accounts {
    /// The accounts of seats and pots.
    pub ledger: Ledger,
    /// Stakes and bêtes.
    pub betes: Betes,
    /// The Rock.
    pub rock: Rock,
    /// What happened last, for the jetons of the next deal.
    pub restart: Restart,
}

/// A bête of one seat.
pub fn bete_of(owner: Seat, amount: i64) -> Bete {
    Bete::new(SeatSet::one(owner), amount)
}

/// Who made a bête: in this game always one.
pub fn owner(bete: &Bete) -> Seat {
    bete.by.first().unwrap_or(Seat(0))
}

impl Accounts {
    /// The size of a new simple bête.
    #[inline]
    pub fn in_play(&self) -> i64 {
        (self.betes.in_play() + self.rock.played_for()).min(LARGEST)
    }

    /// What a winner takes.
    #[inline]
    pub fn drawable(&self) -> i64 {
        self.betes.drawable() + self.rock.played_for()
    }

    /// What each pot holds.
    pub fn amounts(&self) -> [(Pot, i64); 4] {
        let betes = &self.betes;
        [
            (ANTES, betes.antes),
            (ACTIVE, betes.active_amount()),
            (WRITTEN, betes.written_amount()),
            (ROCK, self.rock.fund),
        ]
    }

    /// The start of a deal: blocks, the largest written bête, the Rock, the stakes. In the Kessel no bête is brought
    /// into play any more.
    pub fn begin_deal<S: Scribe>(&mut self, o: &LHombreOptions, dealer: Seat, kessel: bool, scribe: &mut S) {
        let everybody = || Seat::all(o.players.seats());
        if o.marking == Marking::Pool {
            return self.fill_pool(o, 1, law!("pool"), scribe);
        }
        if !kessel {
            if o.blocks && self.betes.active.is_empty() && self.betes.written.is_empty() {
                everybody().for_each(|seat| self.write(bete_of(seat, o.block_size), law!("blocks"), scribe));
            }
            self.betes.bring_largest(
                &mut self.ledger,
                [law!("law-45-largest-bete-first"), law!("equal-betes-oldest-first")],
                scribe,
            );
        }
        if o.rock {
            self.rock.begins_to_go(o.rock_threshold);
        }
        if o.marking == Marking::Jetons {
            let (jetons, law) = self.restart.jetons(o);
            everybody().for_each(|seat| self.stake(seat, JETON * i64::from(jetons), law, scribe));
        } else {
            self.stake(dealer, o.ante, law!("ante"), scribe);
        }
    }

    /// Puts counters of a seat into the pot.
    pub fn stake<S: Scribe>(&mut self, seat: Seat, amount: i64, law: LawId, scribe: &mut S) {
        self.betes.stake(&mut self.ledger, seat, amount, law, scribe);
    }

    /// Takes from the common pot, which is filled up equally as often as needed.
    pub(super) fn take_from_pool<S: Scribe>(&mut self, o: &LHombreOptions, seat: Seat, amount: i64, scribe: &mut S) {
        self.fill_pool(o, amount, law!("pool-amounts"), scribe);
        bank::take(&mut self.betes, &mut self.ledger, seat, amount, law!("pool-amounts"), scribe);
    }

    /// Fills the common pot up to what is wanted.
    fn fill_pool<S: Scribe>(&mut self, o: &LHombreOptions, wanted: i64, law: LawId, scribe: &mut S) {
        bank::fill(&mut self.betes, &mut self.ledger, o.players.seats(), (wanted, o.pool_stake), law, scribe);
    }

    /// Writes a bête on paper and charges its owner.
    pub fn write<S: Scribe>(&mut self, bete: Bete, law: LawId, scribe: &mut S) {
        self.betes.write(&mut self.ledger, bete, &[(owner(&bete), bete.amount)], law, scribe);
    }

    /// Lays a bête into the pot at once and charges its owner.
    pub fn lay<S: Scribe>(&mut self, bete: Bete, law: LawId, scribe: &mut S) {
        self.betes.lay(&mut self.ledger, bete, &[(owner(&bete), bete.amount)], law, scribe);
    }

    /// Lets the newest bête of a seat go together with its bête in play, or else with its largest on paper.
    pub(super) fn join<S: Scribe>(&mut self, seat: Seat, scribe: &mut S) {
        let Betes { active, written, .. } = &mut self.betes;
        let own = |b: &Bete| owner(b) == seat;
        let Some(newest) = written.iter().rposition(own) else { return };
        let bete = written.remove(newest);
        let older = match active.iter_mut().find(|b| own(b)) {
            Some(in_play) => {
                self.ledger.pay(WRITTEN, ACTIVE, bete.amount, law!("law-46-two-betes-together"), scribe);
                Some(in_play)
            }
            None => written.iter_mut().filter(|b| own(b)).max_by_key(|b| b.amount),
        };
        if let Some(older) = older {
            older.amount += bete.amount;
            older.base += bete.base;
        }
    }

    /// The Rock takes its cut of the bêtes in play before they are drawn.
    fn cut_for_rock<S: Scribe>(&mut self, o: &LHombreOptions, scribe: &mut S) {
        let standing = self.betes.active_amount();
        if !o.rock || self.rock.goes || standing == 0 {
            return;
        }
        let mut left = o.rock_cut.min(standing);
        self.rock.feed(&mut self.ledger, ACTIVE, ROCK, left, law!("rock-cut"), scribe);
        for bete in &mut self.betes.active {
            let part = left.min(bete.amount);
            bete.amount -= part;
            left -= part;
        }
    }

    /// Everything in play goes to a seat; with `all`, the bêtes on paper too. Returns how much.
    pub(super) fn draw<S: Scribe>(&mut self, o: &LHombreOptions, seat: Seat, all: bool, law: LawId, s: &mut S) -> i64 {
        self.cut_for_rock(o, s);
        let before = self.ledger.balance(seat);
        let drawable = self.betes.drawable();
        self.betes.draw(&mut self.ledger, &[(seat, drawable)], law, s);
        self.rock.win(&mut self.ledger, ROCK, [seat], law!("rock-goes"), s);
        if all {
            self.ledger.pay(WRITTEN, seat, self.betes.written_amount(), law, s);
            self.betes.written.clear();
        }
        self.ledger.balance(seat) - before
    }

    /// The close of a match: everything that stands is shared equally, an indivisible rest stays with the last dealer.
    pub fn close<S: Scribe>(&mut self, o: &LHombreOptions, last_dealer: Seat, scribe: &mut S) {
        let law = if o.kessel { law!("kessel") } else { law!("closing") };
        let Accounts { ledger, betes, rock, .. } = self;
        betes.antes += rock.dissolve(ledger, ROCK, ANTES, law, scribe);
        let seats = (0..o.players.seats()).map(|steps| last_dealer.after(steps, o.players.seats()));
        let shares = divided(betes.drawable() + betes.written_amount(), seats.map(|seat| (seat, 1)));
        betes.share_out(ledger, &shares, law, scribe);
        self.restart = Restart::default();
    }
}

/// What a bête amounts to when players marked different numbers of jetons: everybody is taken to have marked as many as
/// whoever marked most (law 47).
pub fn reckoned_by_highest(marked: &[u8]) -> i64 {
    let most = marked.iter().copied().max().unwrap_or(0);
    JETON * i64::from(most) * marked.len() as i64
}
