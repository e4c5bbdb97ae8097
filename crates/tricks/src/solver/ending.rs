//! A deal with all hands open, in the middle of a trick perhaps, and what is to be made of it.

use super::excuse::Excuse;
use super::general::General;
use super::plain;
use super::short::Short;
use crate::follow::Follow;
use crate::order::Order;
use crate::trick::{Trick, next_of};
use crate::worth::Worth;
use arrayvec::ArrayVec;
use spadille_core::{Beside, Card, CardSet, OpenHands, PerSeat, Seat, SeatSet};
use std::cell::RefCell;

/// Seats at most.
pub const MOST_HANDS: usize = 7;

/// What a side makes.
#[derive(Copy, Clone, Debug)]
pub enum Counting<'a> {
    /// Tricks.
    Tricks,
    /// The points of the cards in its tricks.
    Points(Points<'a>),
}

/// How points are counted.
#[derive(Copy, Clone, Debug)]
pub struct Points<'a> {
    /// What each card counts.
    pub worth: &'a Worth,
    /// What a trick counts beside its cards: a packet.
    pub trick: u8,
    /// What the last trick counts beside that.
    pub last: u8,
    /// Into how many parts a point is divided; everything is counted in them.
    pub parts: u8,
}

impl<'a> Points<'a> {
    /// The points of cards alone.
    pub const fn of(worth: &'a Worth) -> Points<'a> {
        Points { worth, trick: 0, last: 0, parts: 1 }
    }
}

/// How many tricks may be left at the most for a deal to be reckoned out in some time, as measured.
struct Most {
    /// In tricks by suits alone.
    plain: u8,
    /// In tricks that are shunned: no sure trick shortens the search then.
    shunned: u8,
    /// Where the first trick is the end, by four hands, each card more taking ten times as long; by fewer it is as in tricks.
    none: u8,
    /// In tricks with anything beyond.
    tricks: u8,
    /// The same by more than four hands.
    of_many: u8,
    /// In points, by two hands, by three and by more.
    points: [u8; 3],
}

/// In a moment, some tenth of a second: for whoever plays.
const IN_A_MOMENT: Most = Most { plain: 13, shunned: 10, none: 11, tricks: 10, of_many: 8, points: [12, 9, 7] };

/// In a second or two, for whoever looks back.
const AT_LEISURE: Most = Most { plain: 13, shunned: 11, none: 12, tricks: 10, of_many: 9, points: [12, 10, 8] };

/// A deal with all hands open: who holds what, what lies on the table, and what one side wants of it.
///
/// ```
/// use spadille_core::{CardSet, Rank, Seat, SeatSet, Suit, card};
/// use spadille_tricks::solver::{Ending, Memory};
/// use spadille_tricks::Order;
/// let order = Order::new(&[
///     &[card!(Ace of Spades), card!(King of Spades), card!(Queen of Spades)],
///     &[card!(Ace of Hearts), card!(King of Hearts), card!(Queen of Hearts)],
/// ], None);
/// let hand = |text: &str| text.parse::<CardSet>().unwrap();
/// let hands = [hand("AS QS"), hand("KS AH"), hand("KH QH")];
/// let side = SeatSet::one(Seat(0));
/// let ending = Ending::new(&order, &hands, Seat(2), side);
/// let mut memory = Memory::default();
/// // On the heart he throws the queen off and keeps the ace for the king; if he wants no trick, the other way round.
/// assert_eq!(ending.value(&mut memory), 1);
/// assert_eq!(ending.clone().misere().value(&mut memory), 0);
/// // Who may take no trick at all is lost with the first.
/// assert_eq!(ending.of_side(SeatSet::one(Seat(1))).none().value(&mut memory), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Ending<'a> {
    order: &'a Order,
    follow: Follow,
    hands: ArrayVec<CardSet, MOST_HANDS>,
    players: SeatSet,
    leader: Seat,
    lies: ArrayVec<Card, MOST_HANDS>,
    side: SeatSet,
    counting: Counting<'a>,
    misere: bool,
    none: bool,
    alone: bool,
    excuse: Option<Excuse>,
    names: Option<[Seat; MOST_HANDS]>,
    spelling: Option<Spelling>,
    beside: Option<Beside>,
    with_tables: bool,
}

/// How cards are written outside, where that is not how they are reckoned with, and the way back.
type Spelling = (fn(Card) -> Card, fn(Card) -> Card);

impl<'a> Ending<'a> {
    /// The hands of all seats of the table, of whom those who have cards play; whose tricks count is `side`.
    ///
    /// # Panics
    /// When there are more than seven hands.
    pub fn new(order: &'a Order, hands: &[CardSet], leader: Seat, side: SeatSet) -> Ending<'a> {
        Ending {
            order,
            follow: Follow::SUIT,
            players: Seat::all(hands.len() as u8).filter(|seat| !hands[seat.index()].is_empty()).collect(),
            hands: hands.iter().copied().collect(),
            leader,
            lies: ArrayVec::new(),
            side,
            counting: Counting::Tricks,
            misere: false,
            none: false,
            alone: false,
            excuse: None,
            names: None,
            spelling: None,
            beside: None,
            with_tables: false,
        }
    }

    /// The same with cards on the table, led by the leader; `hands` are without them.
    #[must_use]
    pub fn after(mut self, lies: &[Card]) -> Ending<'a> {
        let mut seat = self.leader;
        self.players = self.players.with(seat);
        self.lies = lies.iter().copied().collect();
        // Whoever has played his last card plays all the same.
        for _ in 1..lies.len() {
            seat = seat.next(self.hands.len() as u8);
            self.players = self.players.with(seat);
        }
        self
    }

    /// The same among these players, where not every seat of the table plays.
    #[must_use]
    pub fn among(mut self, players: SeatSet) -> Ending<'a> {
        self.players = players;
        self
    }

    /// The same under other duties than to follow suit.
    #[must_use]
    pub fn following(mut self, follow: Follow) -> Ending<'a> {
        self.follow = follow;
        self
    }

    /// The same counted in the points of cards.
    #[must_use]
    pub fn points(self, worth: &'a Worth) -> Ending<'a> {
        self.counted(Points::of(worth))
    }

    /// The same counted in points of any kind.
    #[must_use]
    pub fn counted(mut self, points: Points<'a>) -> Ending<'a> {
        self.counting = Counting::Points(points);
        self
    }

    /// The same with cards that go back to whoever played them.
    #[must_use]
    pub fn excusing(mut self, excuse: Excuse) -> Ending<'a> {
        self.excuse = Some(excuse);
        self
    }

    /// The same where everybody plays for himself: told is what whoever is to play makes against all others together.
    #[must_use]
    pub fn each_alone(mut self) -> Ending<'a> {
        self.side = SeatSet::one(self.turn());
        self.alone = true;
        self
    }

    /// The same from another side.
    #[must_use]
    pub fn of_side(mut self, side: SeatSet) -> Ending<'a> {
        self.side = side;
        self
    }

    /// The same where the side wants to make as little as it can.
    #[must_use]
    pub fn misere(mut self) -> Ending<'a> {
        self.misere = true;
        self
    }

    /// The same where the side wants no trick at all, and all is over with the first it takes: told is 1 if it must take one, and
    /// otherwise 0.
    #[must_use]
    pub fn none(self) -> Ending<'a> {
        Ending { none: true, ..self.misere() }
    }

    /// The same where seats are places at which others sit: to the world they go by these names.
    #[must_use]
    pub fn named(mut self, name: impl Fn(Seat) -> Seat) -> Ending<'a> {
        self.names = Some(std::array::from_fn(|seat| name(Seat(seat as u8))));
        self
    }

    /// The same where cards are written otherwise than they are reckoned with (second copies): to the world they go by `face`,
    /// and `card` leads back.
    #[must_use]
    pub fn spelled(mut self, face: fn(Card) -> Card, card: fn(Card) -> Card) -> Ending<'a> {
        self.spelling = Some((face, card));
        self
    }

    /// The same where something is paid beside what is counted.
    #[must_use]
    pub fn beside(mut self, beside: Option<Beside>) -> Ending<'a> {
        self.beside = beside;
        self
    }

    /// The same solved like a whole deal, with tables of positions, however short it is: slower then, and no less true.
    #[must_use]
    pub fn with_tables(mut self) -> Ending<'a> {
        self.with_tables = true;
        self
    }

    /// The deal to be handed out of a game.
    pub fn open(self) -> Box<dyn OpenHands + 'a> {
        Box::new(self)
    }

    /// The trick of a game that is on the table, with the hands of all its seats; nothing where they are not equally long, or
    /// nobody is to play.
    pub fn of<const N: usize>(
        order: &'a Order,
        hands: &PerSeat<CardSet, N>,
        trick: &Trick<N>,
        side: SeatSet,
    ) -> Option<Ending<'a>> {
        Ending::on_table(order, hands, trick, side).if_even()
    }

    /// The same with hands of any length: when the shortest is played out, the cards that others have left over are not played.
    pub fn of_uneven<const N: usize>(
        order: &'a Order,
        hands: &PerSeat<CardSet, N>,
        trick: &Trick<N>,
        side: SeatSet,
    ) -> Option<Ending<'a>> {
        Some(Ending::on_table(order, hands, trick, side)).filter(Ending::is_in_play)
    }

    fn on_table<const N: usize>(
        order: &'a Order,
        hands: &PerSeat<CardSet, N>,
        trick: &Trick<N>,
        side: SeatSet,
    ) -> Ending<'a> {
        let hands: ArrayVec<CardSet, MOST_HANDS> = hands.values().copied().collect();
        Ending::new(order, &hands, trick.leader(), side).after(trick.cards()).among(trick.players())
    }

    /// The same; nothing where the hands are not equally long, or nobody is to play.
    pub fn if_even(self) -> Option<Ending<'a>> {
        Some(self).filter(|ending| ending.is_in_play() && !ending.spares())
    }

    /// Whether somebody is to play.
    fn is_in_play(&self) -> bool {
        self.players.len() > 1 && self.left() > 0 && self.lies.len() < usize::from(self.players.len())
    }

    /// Whether somebody holds cards that will not be played.
    pub(super) fn spares(&self) -> bool {
        self.lengths().any(|length| length != self.left())
    }

    /// How many cards each of those who play held when the trick was led to.
    fn lengths(&self) -> impl Iterator<Item = u8> {
        let seats: ArrayVec<Seat, MOST_HANDS> = self.players.iter().collect();
        let (at_lead, _) = self.at_lead(&seats);
        at_lead.into_iter().map(|hand| hand.len())
    }

    /// The order of the cards.
    pub fn order(&self) -> &'a Order {
        self.order
    }

    /// The hands.
    pub fn hands(&self) -> &[CardSet] {
        &self.hands
    }

    /// Those who play.
    pub fn players(&self) -> SeatSet {
        self.players
    }

    /// The side whose tricks or points are counted.
    pub fn side(&self) -> SeatSet {
        self.side
    }

    /// Whether the side wants little.
    pub fn is_misere(&self) -> bool {
        self.misere
    }

    /// Whether all is over with the first trick that the side takes.
    pub(super) fn ends_with_a_trick(&self) -> bool {
        self.none
    }

    /// What is counted.
    pub fn counting(&self) -> Counting<'a> {
        self.counting
    }

    /// Cards that go back to whoever played them.
    pub fn excuse(&self) -> Option<&Excuse> {
        self.excuse.as_ref()
    }

    /// Whether nothing goes back to whoever played it any more.
    pub(super) fn is_closed(&self) -> bool {
        let out = self.hands.iter().fold(self.lies.iter().copied().collect(), |out: CardSet, hand| out.union(*hand));
        self.excuse.as_ref().is_none_or(|excuse| excuse.is_closed(out))
    }

    /// How many tricks may be left at the most for it to be reckoned out in such a time.
    fn most_in(&self, time: &Most) -> u8 {
        let hands = usize::from(self.players.len());
        let plain = plain::Suits::of(self).is_some();
        match self.counting {
            Counting::Points(_) => time.points[hands.clamp(2, 4) - 2],
            Counting::Tricks if hands > 4 => time.of_many,
            Counting::Tricks if !plain => time.tricks,
            Counting::Tricks if !self.misere || self.none && hands < 4 => time.plain,
            Counting::Tricks if self.none => time.none,
            Counting::Tricks => time.shunned,
        }
    }

    /// What the side makes at once by a card of whoever is to play, where it closes the trick; nothing otherwise.
    pub fn lays(&self, card: Card, memory: &mut Memory) -> i32 {
        let seats: ArrayVec<Seat, MOST_HANDS> = self.players.iter().collect();
        General::set_up(&mut memory.general, self, seats).lay(card)
    }

    /// Tricks still to be decided, the one on the table included.
    pub fn left(&self) -> u8 {
        self.lengths().min().unwrap_or(0)
    }

    /// Who is to play.
    pub fn turn(&self) -> Seat {
        self.lies.iter().fold(self.leader, |seat, _| next_of(self.players, seat, self.hands.len() as u8))
    }

    /// What the side makes from now on, with what lies on the table, when all play best.
    pub fn value(&self, memory: &mut Memory) -> i32 {
        match self.short() {
            Some(mut short) => short.value(),
            None => self.with_table(memory, |table| table.value()),
        }
    }

    /// What it makes after each card that may be played now.
    pub fn cards(&self, memory: &mut Memory) -> Vec<(Card, i32)> {
        match self.short() {
            Some(mut short) => short.cards(),
            None => {
                self.with_table(memory, |table| table.legal().iter().map(|card| (card, table.value_of(card))).collect())
            }
        }
    }

    /// Best play to the end, each card with its seat.
    pub fn line(&self, memory: &mut Memory) -> Vec<(Seat, Card)> {
        if let Some(mut short) = self.short() {
            return short.line();
        }
        self.with_table(memory, |table| {
            let mut line = Vec::new();
            let mut value = table.value();
            while !table.legal().is_empty() {
                let Some(card) = table.legal().iter().find(|card| table.keeps(*card, value)) else { break };
                line.push((table.turn(), card));
                let made = table.lay(card);
                value -= made;
                if self.none && made > 0 {
                    break;
                }
            }
            line
        })
    }

    /// The last few tricks are looked through at once.
    fn short(&self) -> Option<Short> {
        if self.with_tables { None } else { Short::of(self) }
    }

    /// Sets the cards up for the solver that suits them.
    fn with_table<T>(&self, memory: &mut Memory, ask: impl FnOnce(&mut dyn Open) -> T) -> T {
        let seats: ArrayVec<Seat, MOST_HANDS> = self.players.iter().collect();
        match plain::Suits::of(self) {
            Some(suits) => ask(&mut plain::OpenTable::set_up(&mut memory.plain, self, suits, seats)),
            None => ask(&mut General::set_up(&mut memory.general, self, seats)),
        }
    }

    /// The hands as they were when the trick was led to, by place among those who play; who led; what has been played.
    pub(super) fn at_lead(&self, seats: &[Seat]) -> (ArrayVec<CardSet, MOST_HANDS>, usize) {
        let mut hands: ArrayVec<CardSet, MOST_HANDS> = seats.iter().map(|seat| self.hands[seat.index()]).collect();
        let leader = seats.iter().position(|seat| *seat == self.leader).unwrap_or(0);
        for (place, card) in (leader..).zip(&self.lies) {
            hands[place % seats.len()].insert(*card);
        }
        (hands, leader)
    }

    pub(super) fn lies(&self) -> &[Card] {
        &self.lies
    }

    pub(super) fn follow(&self) -> &Follow {
        &self.follow
    }
}

/// Cards on a table, for a solver to be asked about. What is counted is what comes from now on.
pub(super) trait Open {
    fn turn(&self) -> Seat;
    fn legal(&self) -> CardSet;
    fn value(&mut self) -> i32;
    fn value_of(&mut self, card: Card) -> i32;
    /// Whether a card is as good as any, the deal being worth so much.
    fn keeps(&mut self, card: Card, value: i32) -> bool;
    /// Plays a card; tells what the side has made by it.
    fn lay(&mut self, card: Card) -> i32;
}

/// What the solvers keep from one question to the next, so that asking allocates nothing: room, not knowledge.
#[derive(Default)]
pub struct Memory {
    plain: plain::Memory,
    general: super::general::Memory,
}

thread_local! {
    /// Room for whoever asks through [`OpenHands`] and has none of his own.
    static ROOM: RefCell<Memory> = RefCell::default();
}

impl Ending<'_> {
    fn name(&self, seat: Seat) -> Seat {
        self.names.map_or(seat, |names| names[seat.index()])
    }

    fn face(&self, card: Card) -> Card {
        self.spelling.map_or(card, |(face, _)| face(card))
    }
}

impl OpenHands for Ending<'_> {
    fn turn(&self) -> Seat {
        self.name(self.turn())
    }

    fn side(&self) -> SeatSet {
        self.side.iter().map(|seat| self.name(seat)).collect()
    }

    fn is_misere(&self) -> bool {
        self.misere
    }

    fn counts_points(&self) -> bool {
        matches!(self.counting, Counting::Points(_))
    }

    fn parts(&self) -> u8 {
        match self.counting {
            Counting::Tricks => 1,
            Counting::Points(points) => points.parts,
        }
    }

    fn alone(&self) -> bool {
        self.alone
    }

    fn players(&self) -> SeatSet {
        self.players.iter().map(|seat| self.name(seat)).collect()
    }

    fn held(&self) -> u32 {
        // What is over is never played.
        let tricks = u32::from(self.left()) * u32::from(self.players.len());
        tricks - self.lies.len() as u32
    }

    fn most(&self) -> u8 {
        self.most_in(&IN_A_MOMENT)
    }

    fn most_at_leisure(&self) -> u8 {
        self.most_in(&AT_LEISURE)
    }

    fn beside(&self) -> Option<Beside> {
        self.beside
    }

    fn seen_by(&self, side: SeatSet) -> Box<dyn OpenHands + '_> {
        let places = Seat::all(self.hands.len() as u8).filter(|seat| side.contains(self.name(*seat)));
        self.clone().of_side(places.collect()).open()
    }

    fn lays(&self, card: Card) -> i32 {
        let card = self.spelling.map_or(card, |(_, reckoned)| reckoned(card));
        ROOM.with_borrow_mut(|memory| self.lays(card, memory))
    }

    fn left(&self) -> u8 {
        self.left()
    }

    fn value(&self) -> i32 {
        ROOM.with_borrow_mut(|memory| self.value(memory))
    }

    fn cards(&self) -> Vec<(Card, i32)> {
        let cards = ROOM.with_borrow_mut(|memory| self.cards(memory));
        cards.into_iter().map(|(card, worth)| (self.face(card), worth)).collect()
    }

    fn line(&self) -> Vec<(Seat, Card)> {
        let line = ROOM.with_borrow_mut(|memory| self.line(memory));
        line.into_iter().map(|(seat, card)| (self.name(seat), self.face(card))).collect()
    }
}
