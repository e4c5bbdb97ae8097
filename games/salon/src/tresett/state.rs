//! A match as it stands: what everybody knows, and the secrets.

use super::announce::{Announcement, MOST};
use super::cards::ORDER;
use super::count::{Count, Feat, side_of, sweep};
use super::race::Race;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Seat, SeatSet, Turn};
use spadille_tricks::{Trick, Tricks};

/// How many play.
pub const SEATS: usize = 4;
/// The same as a number of seats.
pub const FOUR: u8 = 4;
/// The tricks of a deal.
pub const TRICKS: usize = 10;

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Cards are dealt.
    Deal,
    /// The Vorhand may call for a card.
    Call,
    /// The Vorhand gives a card back.
    Give,
    /// Announcements before the first lead.
    Early,
    /// Tricks.
    Play,
    /// Announcements at the second trick.
    Late,
    /// The match is over.
    Over,
}

/// Something somebody has announced.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Told {
    /// Who.
    pub by: Seat,
    /// What.
    pub what: Announcement,
}

/// A card that was called for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Called {
    /// The card.
    pub card: Card,
    /// Who held it.
    pub holder: Seat,
}

/// One deal, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// Who acts.
    pub turn: Seat,
    /// The card the Vorhand has called for.
    pub called: Option<Called>,
    /// All that was announced, in order.
    pub told: ArrayVec<Told, { SEATS * MOST }>,
    /// Whether the Vorhand, asked, keeps something for the second trick.
    pub waits: bool,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
    /// The tricks that are complete.
    pub history: ArrayVec<Trick<SEATS>, TRICKS>,
    /// Cards each seat is known to hold.
    pub sure: PerSeat<CardSet, SEATS>,
    /// How the race stood when the deal was over, before a new one began; the deal lies there until the next is dealt.
    pub ended: Option<Race>,
}

impl Deal {
    /// A deal by `dealer`, before the cards.
    pub fn new(dealer: Seat) -> Deal {
        let vorhand = dealer.next(FOUR);
        Deal {
            phase: Phase::Deal,
            turn: dealer,
            called: None,
            told: ArrayVec::new(),
            waits: false,
            tricks: Tricks::new(vorhand, SeatSet::all(FOUR)),
            history: ArrayVec::new(),
            sure: PerSeat::all(CardSet::EMPTY),
            ended: None,
        }
    }

    /// Whether a seat has announced something.
    pub fn has_told(&self, by: Seat, what: Announcement) -> bool {
        self.told.contains(&Told { by, what })
    }

    /// Who took each trick.
    pub fn winners(&self) -> ArrayVec<Seat, TRICKS> {
        self.history.iter().map(Trick::winner).collect()
    }

    /// The cards a side has taken.
    pub fn taken(&self, side: usize) -> CardSet {
        let mine = self.history.iter().filter(|trick| side_of(trick.winner()) == side);
        mine.flat_map(|trick| trick.cards().iter().copied()).collect()
    }

    /// What a side has won so far.
    pub fn count(&self, side: usize) -> Count {
        let last = self.history.len() == TRICKS && self.history.last().is_some_and(|t| side_of(t.winner()) == side);
        Count::of(self.taken(side), last)
    }

    /// The sweep of a deal that is played out, if one was made, and by which side.
    pub fn sweep(&self) -> Option<(usize, Feat)> {
        let winners = self.winners();
        let single = (0..2).find(|side| winners.iter().filter(|seat| side_of(**seat) == *side).count() == 1);
        sweep(&winners, single.map_or(CardSet::EMPTY, |side| self.taken(side)))
    }

    /// The points each side had after every trick.
    pub fn points_by_trick(&self) -> ArrayVec<[u8; 2], TRICKS> {
        let mut taken = [CardSet::EMPTY; 2];
        let each = self.history.iter().enumerate().map(|(place, trick)| {
            let winner = side_of(trick.winner());
            trick.cards().iter().for_each(|card| taken[winner].insert(*card));
            let last = place + 1 == TRICKS;
            [0, 1].map(|side| Count::of(taken[side], last && side == winner).points())
        });
        each.collect()
    }

    /// A card is laid by whoever is to play. Tells whether the trick is full.
    pub fn lay(&mut self, card: Card) -> bool {
        let seat = self.tricks.now.turn();
        self.sure[seat].remove(card);
        self.tricks.lay(&ORDER, card).is_some()
    }

    /// The full trick is gathered.
    pub fn gather(&mut self) -> Seat {
        let full = self.tricks.now;
        // There are ten tricks; a record cannot bring more.
        let _ = self.history.try_push(full);
        self.tricks.gather()
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters.
    pub ledger: Ledger,
    /// Who deals.
    pub dealer: Seat,
    /// Deals finished.
    pub deals_done: u32,
    /// The race to twenty-one.
    pub race: Race,
    /// The Parties on the Kamm of each side.
    pub kamm: [u32; 2],
    /// The deal in progress.
    pub deal: Deal,
}

impl Public {
    /// Who leads first.
    pub fn vorhand(&self) -> Seat {
        self.dealer.next(FOUR)
    }

    /// Everybody, from the Vorhand on.
    pub fn from_vorhand(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let dealer = self.dealer;
        (1..=FOUR).map(move |steps| dealer.after(steps, FOUR))
    }

    /// Who is to act.
    #[inline]
    pub fn awaited(&self) -> Turn {
        match self.deal.phase {
            Phase::FirstDealer | Phase::Deal => Turn::Chance,
            Phase::Over => Turn::Over,
            _ => Turn::of(self.deal.turn),
        }
    }
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// The cards of each seat.
    pub hands: PerSeat<CardSet, SEATS>,
    /// The card the Vorhand has given back for the called one.
    pub given: Option<Card>,
}

impl State {
    /// The cards a seat held when play began.
    pub fn dealt(&self, seat: Seat) -> CardSet {
        self.hands[seat].union(self.public.deal.tricks.played[seat])
    }
}
