//! A match as it stands: what everybody knows, and the secrets.

use super::auction::Auction;
use super::honours::Item;
use super::moves::Game;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Seat, SeatSet};

/// The most seats of a table.
pub const SEATS: usize = 4;

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Cards are dealt.
    Deal,
    /// Cards are laid away.
    Scat,
    /// Honours are announced.
    Announce,
    /// Games are bid.
    Auction,
    /// A king is called.
    Call,
    /// Cards are asked for.
    Ask,
    /// A card is given for one that was received.
    Give,
    /// A pile of the talon is chosen.
    Talon,
    /// The Pagat may be announced for the last trick.
    Ultimo,
    /// Tricks.
    Play,
    /// The match is over.
    Over,
}

/// Those who play a deal, the Vorhand first.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ring {
    seats: [Seat; SEATS],
    len: u8,
}

impl Ring {
    /// These, in this order; at most four.
    pub fn new(seats: impl IntoIterator<Item = Seat>) -> Ring {
        let mut ring = Ring { seats: [Seat(0); SEATS], len: 0 };
        for seat in seats.into_iter().take(SEATS) {
            ring.seats[usize::from(ring.len)] = seat;
            ring.len += 1;
        }
        ring
    }

    /// The seats, the Vorhand first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.seats.into_iter().take(self.len.into())
    }

    /// How many play.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether nobody plays.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The Vorhand.
    pub fn first(&self) -> Seat {
        self.seats[0]
    }

    /// The last to play.
    pub fn last(&self) -> Seat {
        self.seats[usize::from(self.len.clamp(1, SEATS as u8)) - 1]
    }

    /// Where a seat sits.
    #[inline]
    pub fn place(&self, seat: Seat) -> u8 {
        self.iter().position(|other| other == seat).unwrap_or(0) as u8
    }

    /// Whoever plays so many steps after a seat.
    #[inline]
    pub fn after(&self, seat: Seat, steps: u8) -> Seat {
        self.seats[usize::from((self.place(seat) + steps) % self.len.clamp(1, SEATS as u8))]
    }

    /// Whether a seat plays.
    pub fn contains(&self, seat: Seat) -> bool {
        self.iter().any(|other| other == seat)
    }

    /// All of them.
    pub fn set(&self) -> SeatSet {
        self.iter().collect()
    }
}

/// A trick: who leads, and the cards in the order played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick {
    /// Who leads.
    pub leader: Seat,
    /// The cards.
    pub cards: ArrayVec<Card, SEATS>,
    /// Which of them wins so far.
    pub best: u8,
}

impl Trick {
    /// Before the lead.
    pub fn new(leader: Seat) -> Trick {
        Trick { leader, cards: ArrayVec::new(), best: 0 }
    }

    /// The card led.
    #[inline]
    pub fn led(&self) -> Option<Card> {
        self.cards.first().copied()
    }

    /// The card that wins so far.
    #[inline]
    pub fn best_card(&self) -> Option<Card> {
        self.cards.get(usize::from(self.best)).copied()
    }

    /// Each seat with its card.
    pub fn plays<'a>(&'a self, ring: &Ring) -> impl Iterator<Item = (Seat, Card)> + Clone + 'a {
        let (ring, leader) = (*ring, self.leader);
        self.cards.iter().zip(0..).map(move |(card, step)| (ring.after(leader, step), *card))
    }
}

/// A king, the Pagat or the Mond and what became of it; in trick 0 it lies in the scat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fate {
    /// Which card.
    pub card: Card,
    /// Who had it.
    pub owner: Seat,
    /// Who won the trick.
    pub winner: Seat,
    /// In which trick, counted from 1.
    pub trick: u8,
}

/// When the Sküs was played.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SkuesPlayed {
    /// In which trick, counted from 1.
    pub trick: u8,
    /// By whom.
    pub seat: Seat,
    /// Whether it was lost.
    pub lost: bool,
}

/// An empty card that is owed for the Sküs.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Debt {
    /// Who owes it.
    pub by: Seat,
    /// To whom.
    pub to: Seat,
}

/// A card that the player was given.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gift {
    /// Which.
    pub card: Card,
    /// By whom.
    pub from: Seat,
}

/// One deal, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// Who acts.
    pub turn: Seat,
    /// Who plays, the Vorhand first.
    pub ring: Ring,
    /// Whether nobody has done anything yet.
    pub fresh: bool,
    /// Whether the Vorhand has not looked at her cards.
    pub blind: bool,
    /// Who has still to announce.
    pub unheard: u8,
    /// Honours announced.
    pub announced: ArrayVec<Item, 24>,
    /// The bidding.
    pub auction: Auction,
    /// What each seat said last, as its place among the words.
    pub said: PerSeat<Option<u8>, SEATS>,
    /// Who plays alone, or called a king.
    pub player: Option<Seat>,
    /// What he plays.
    pub game: Option<Game>,
    /// The king that was called.
    pub called: Option<Card>,
    /// Whoever has it, once that is known to all.
    pub helper: Option<Seat>,
    /// Cards given to the player.
    pub gifts: ArrayVec<Gift, 3>,
    /// Whom the player gives a card now.
    pub giving: Option<Seat>,
    /// Cards that are known to lie in the scat.
    pub in_scat: CardSet,
    /// How often the player has changed the pile.
    pub step: u8,
    /// Piles that lie open.
    pub open: ArrayVec<CardSet, 2>,
    /// Who has laid the scat.
    pub layer: Option<Seat>,
    /// How many cards lie in it.
    pub laid: u8,
    /// How many tarocks are said to be among them.
    pub laid_tarocks: u8,
    /// Who has announced the ultimo.
    pub ultimo: SeatSet,
    /// The trick on the table.
    pub trick: Trick,
    /// The trick before.
    pub last: Option<Trick>,
    /// Tricks won.
    pub won: PerSeat<u8, SEATS>,
    /// Tricks complete.
    pub count: u8,
    /// Cards each seat has played.
    pub played: PerSeat<CardSet, SEATS>,
    /// Cards each seat is known not to hold.
    pub lacks: PerSeat<CardSet, SEATS>,
    /// The cards each has won.
    pub piles: PerSeat<CardSet, SEATS>,
    /// The Sküs, once played.
    pub skues: ArrayVec<SkuesPlayed, 2>,
    /// Empty cards owed for it.
    pub debts: ArrayVec<Debt, 2>,
    /// What became of Pagat, Mond and kings.
    pub fates: ArrayVec<Fate, 10>,
    /// Who has revoked in this trick (strict tables).
    pub revoked: SeatSet,
}

impl Deal {
    /// A deal among these, before the cards.
    pub fn new(ring: Ring, dealer: Seat) -> Deal {
        Deal {
            phase: Phase::Deal,
            turn: dealer,
            ring,
            fresh: true,
            blind: false,
            unheard: 0,
            announced: ArrayVec::new(),
            auction: Auction::new(&ring),
            said: PerSeat::all(None),
            player: None,
            game: None,
            called: None,
            helper: None,
            gifts: ArrayVec::new(),
            giving: None,
            in_scat: CardSet::EMPTY,
            step: 0,
            open: ArrayVec::new(),
            layer: None,
            laid: 0,
            laid_tarocks: 0,
            ultimo: SeatSet::EMPTY,
            trick: Trick::new(ring.first()),
            last: None,
            won: PerSeat::all(0),
            count: 0,
            played: PerSeat::all(CardSet::EMPTY),
            lacks: PerSeat::all(CardSet::EMPTY),
            piles: PerSeat::all(CardSet::EMPTY),
            skues: ArrayVec::new(),
            debts: ArrayVec::new(),
            fates: ArrayVec::new(),
            revoked: SeatSet::EMPTY,
        }
    }

    /// What a seat has announced, in points from each.
    pub fn announced_by(&self, seat: Seat) -> i64 {
        self.announced.iter().filter(|item| item.seat == seat).map(|item| item.value).sum()
    }

    /// How many tarocks a seat has announced.
    pub fn tarocks_of(&self, seat: Seat) -> Option<u8> {
        use super::honours::Honour;
        let mut items = self.announced.iter().filter(|item| item.seat == seat && item.honour == Honour::Tarocks);
        items.next().map(|item| item.count)
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters, and the pot.
    pub ledger: Ledger,
    /// Who deals.
    pub dealer: Seat,
    /// Deals finished.
    pub deals_done: u32,
    /// Parties finished.
    pub parties_done: u32,
    /// Points of the Partie: of each seat en deux, of each side (first two) in partnership.
    pub score: PerSeat<i32, SEATS>,
    /// Volatas of each side in this Partie.
    pub volatas: [u8; 2],
    /// The deal in progress.
    pub deal: Deal,
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// The cards of each seat.
    pub hands: PerSeat<CardSet, SEATS>,
    /// The cards laid away.
    pub scat: CardSet,
    /// The cards set aside at the deal: three of Tarok-l'Hombre, the dead cards en deux, the upper pile of Tarok-Zapp.
    pub talon: CardSet,
    /// The lower pile of Tarok-Zapp.
    pub lower: CardSet,
    /// What the player gave for each card he was given.
    pub given: ArrayVec<Card, 3>,
}

impl State {
    /// The cards a seat played with.
    pub fn as_played(&self, seat: Seat) -> CardSet {
        self.hands[seat].union(self.public.deal.played[seat])
    }
}
