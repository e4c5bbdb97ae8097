//! A match as it stands: what everybody knows, and the secrets.
//!
//! Inside the engine a [`Seat`] is a *place* at the table: partners sit at places 0 and 2, and at 1 and 3, whoever they are. Which
//! person sits where is told by [`Seating`]; only the border of the engine and the ledger speak of persons.

use super::score::{Grade, Side, side_of};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Seat, SeatSet, Suit, Turn};
use spadille_tricks::{Trick, Tricks};

/// How many play.
pub const SEATS: usize = 4;
/// The same as a number of seats.
pub const FOUR: u8 = 4;

/// The seat opposite.
pub fn partner(seat: Seat) -> Seat {
    seat.after(2, FOUR)
}

/// The two seats against this one.
pub fn opponents(seat: Seat) -> SeatSet {
    SeatSet::one(seat.next(FOUR)).with(seat.after(3, FOUR))
}

/// Which person sits at which place.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seating(PerSeat<Seat, SEATS>);

impl Default for Seating {
    fn default() -> Seating {
        Seating(PerSeat::from_fn(|seat| seat))
    }
}

impl Seating {
    /// The dealer keeps his chair, his partner comes opposite, and the other two fill what is left from his left on.
    pub fn around(dealer: Seat, friend: Seat) -> Seating {
        let mut others = (1..FOUR).map(|step| dealer.after(step, FOUR)).filter(|person| *person != friend);
        let mut at = Seating::default();
        at.0[partner(dealer)] = friend;
        for step in [1, 3] {
            at.0[dealer.after(step, FOUR)] = others.next().unwrap_or(dealer);
        }
        at
    }

    /// Who sits at a place.
    #[inline]
    pub fn person(&self, place: Seat) -> Seat {
        self.0[place]
    }

    /// Where a person sits.
    #[inline]
    pub fn place(&self, person: Seat) -> Seat {
        Seat::all(FOUR).find(|place| self.0[*place] == person).unwrap_or(person)
    }

    /// The persons at some places.
    #[inline]
    pub fn persons(&self, places: SeatSet) -> SeatSet {
        Seat::all(FOUR).filter(|place| places.contains(*place)).map(|place| self.0[place]).collect()
    }

    /// Whether every chair has one person: what is read from a file may say anything.
    pub fn is_whole(&self) -> bool {
        self.persons(SeatSet::all(FOUR)) == SeatSet::all(FOUR)
    }
}

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance draws cards for the places.
    Draw,
    /// Cards are dealt.
    #[default]
    Deal,
    /// The dealer, or his partner, names trumps (Cayenne).
    Name,
    /// A side at eight may call its honours.
    Call,
    /// Tricks.
    Play,
    /// The opponents of whoever plays next may demand a callable card.
    Summon,
    /// The trick is full, and whoever has not followed may own up.
    Turning,
    /// The opponents of an offender choose what he owes.
    Remedy,
    /// The partner of whoever leads names the suit.
    NameSuit,
    /// The opponents may demand a new deal.
    Objection,
    /// The partner of whoever threw his hand down gives in or plays on.
    Surrender,
    /// Honours are announced.
    Honours,
    /// The match is over.
    Over,
}

/// What the opponents choose a remedy for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offence {
    /// A revoke that was owned up to.
    Revoke,
    /// A lead out of turn.
    Lead,
}

/// What binds a player in the trick on the table.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// Nothing.
    #[default]
    Free,
    /// He plays his highest card of the suit led.
    Highest,
    /// He plays his lowest card of the suit led.
    Lowest,
    /// He follows suit, having owned up.
    Follow,
    /// He does not win the trick if he can help it.
    NoWin,
    /// He plays this card.
    Card(Card),
    /// He leads this suit.
    Suit(Suit),
}

/// What a strict table keeps of the faults of a deal; everybody knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Faults {
    /// Revokes established against each side.
    pub revokes: [u8; 2],
    /// Cards that lie open and may be demanded.
    pub callable: PerSeat<CardSet, SEATS>,
    /// Cards played before their turn, which lie until it comes.
    pub early: PerSeat<Option<Card>, SEATS>,
    /// What binds each in the trick on the table.
    pub bound: PerSeat<Bound, SEATS>,
    /// Of which cards somebody is known to hold one, having revoked.
    pub owes: PerSeat<CardSet, SEATS>,
    /// Who let the trick on the table be turned though he had not followed.
    pub silent: SeatSet,
    /// Who is to make amends, and for what.
    pub offender: Option<(Seat, Offence)>,
    /// The card of that offence.
    pub wrong: Option<Card>,
    /// Whether the callable cards of whoever plays next have been spoken of.
    pub waived: bool,
    /// Who has thrown his hand down.
    pub thrown: Option<Seat>,
    /// Whether honours were called at a wrong score in this deal.
    pub miscalled: bool,
}

impl Default for Faults {
    fn default() -> Faults {
        Faults {
            revokes: [0; 2],
            callable: PerSeat::all(CardSet::EMPTY),
            early: PerSeat::all(None),
            bound: PerSeat::all(Bound::Free),
            owes: PerSeat::all(CardSet::EMPTY),
            silent: SeatSet::EMPTY,
            offender: None,
            wrong: None,
            waived: false,
            thrown: None,
            miscalled: false,
        }
    }
}

/// One deal, as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// Where it stands.
    pub phase: Phase,
    /// Who acts.
    pub turn: Seat,
    /// Who has still to answer, where several are asked.
    pub unheard: SeatSet,
    /// Trumps.
    pub trump: Option<Suit>,
    /// The card that was turned up.
    pub turned: Option<Card>,
    /// Who named trumps (Cayenne).
    pub maker: Option<Seat>,
    /// Who called in vain with just two honours.
    pub called: SeatSet,
    /// The tricks.
    pub tricks: Tricks<SEATS>,
    /// The tricks gathered so far.
    pub past: ArrayVec<Trick<SEATS>, 13>,
    /// Cards each seat is known to hold.
    pub sure: PerSeat<CardSet, SEATS>,
    /// Faults, at strict tables.
    pub faults: Faults,
    /// What the deal comes to, while honours are announced: tricks and honours by side.
    pub ended: Option<([u8; 2], [u8; 2])>,
}

impl Deal {
    /// A deal before the cards.
    pub fn new(dealer: Seat) -> Deal {
        let first = dealer.next(FOUR);
        Deal {
            phase: Phase::Deal,
            turn: first,
            unheard: SeatSet::EMPTY,
            trump: None,
            turned: None,
            maker: None,
            called: SeatSet::EMPTY,
            tricks: Tricks::new(first, SeatSet::all(FOUR)),
            past: ArrayVec::new(),
            sure: PerSeat::all(CardSet::EMPTY),
            faults: Faults::default(),
            ended: None,
        }
    }

    /// The tricks of a side so far.
    pub fn tricks_of(&self, side: Side) -> u8 {
        Seat::all(FOUR).filter(|seat| side_of(*seat) == side).map(|seat| self.tricks.won[seat]).sum()
    }
}

/// The draw for places: what each person has drawn, round by round.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drawing {
    /// A number that grows with what a person drew; later rounds count less.
    pub drawn: PerSeat<u64, SEATS>,
    /// What each drew last.
    pub cards: PerSeat<Option<Card>, SEATS>,
    /// Who draws next.
    pub again: SeatSet,
    /// How many rounds were drawn.
    pub rounds: u8,
}

impl Default for Drawing {
    fn default() -> Drawing {
        Drawing { drawn: PerSeat::all(0), cards: PerSeat::all(None), again: SeatSet::all(FOUR), rounds: 0 }
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Everybody's counters.
    pub ledger: Ledger,
    /// Who sits where.
    pub seating: Seating,
    /// The draw for places.
    pub drawing: Drawing,
    /// The place that deals.
    pub dealer: Seat,
    /// Points of each side in the game going on.
    pub points: [u8; 2],
    /// Games each side has won in the rubber, by grade.
    pub games: [ArrayVec<Grade, 2>; 2],
    /// What slams and premiums of each side count in the rubber.
    pub extras: [i64; 2],
    /// Deals finished.
    pub deals_done: u32,
    /// Rubbers, or single games, that are settled.
    pub settled: u8,
    /// The deal in progress.
    pub deal: Deal,
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// The cards at each place.
    pub hands: PerSeat<CardSet, SEATS>,
}

impl Public {
    /// Which places are to act.
    #[inline]
    pub fn awaited(&self, strict: bool) -> Turn {
        let deal = &self.deal;
        match deal.phase {
            Phase::Play if strict => Turn::Seats { awaited: SeatSet::one(deal.turn), free: self.interrupters() },
            Phase::Play | Phase::Name | Phase::NameSuit | Phase::Surrender => Turn::of(deal.turn),
            Phase::Call | Phase::Summon | Phase::Turning | Phase::Remedy | Phase::Objection | Phase::Honours => {
                Turn::any_of(deal.unheard)
            }
            Phase::Draw | Phase::Deal => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    /// At a strict table, who might play before his turn: whoever has not played to this trick. Of early cards one lies there, and
    /// a second only where the third hand's frees the fourth (000:1994-1996).
    fn interrupters(&self) -> SeatSet {
        let (deal, leader) = (&self.deal, self.deal.tricks.now.leader());
        if deal.tricks.count >= 12 || deal.faults.thrown.is_some() {
            return SeatSet::EMPTY;
        }
        let played: SeatSet = deal.tricks.now.plays().map(|(seat, _)| seat).collect();
        let early: SeatSet = Seat::all(FOUR).filter(|seat| deal.faults.early[*seat].is_some()).collect();
        let may = |seat: &Seat| {
            let frees = early == SeatSet::one(partner(leader)) && *seat == leader.after(3, FOUR);
            *seat != deal.turn && !played.contains(*seat) && (early.is_empty() || frees)
        };
        Seat::all(FOUR).filter(may).collect()
    }

    /// How many games a side has won in the rubber.
    pub fn won(&self) -> [u8; 2] {
        [self.games[0].len() as u8, self.games[1].len() as u8]
    }
}

impl State {
    /// The cards a place held when play began.
    pub fn as_dealt(&self, place: Seat) -> CardSet {
        self.hands[place].union(self.public.deal.tricks.played[place])
    }
}
