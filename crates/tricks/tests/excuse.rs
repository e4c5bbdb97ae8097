//! Cards that go back to whoever played them, and what is owed for them, against trying everything with all that was ever won.

use arrayvec::ArrayVec;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use spadille_core::{Card, CardSet, Rank, Seat, SeatSet, Suit};
use spadille_tricks::solver::{Debt, Memory};
use spadille_tricks::{Duty, Ending, Excuse, Follow, Free, Order, Points, Worth, shuffle};

const SEATS: usize = 3;

/// A small pack with taroks, two of which excuse.
struct Pack {
    order: Order,
    worth: Worth,
    cards: Vec<Card>,
    free: CardSet,
    empty: CardSet,
}

fn pack(excuses: usize, each: bool) -> Pack {
    let ranks = [Rank::King, Rank::Queen, Rank::Jack, Rank::Four, Rank::Three, Rank::Two];
    let row = |suit: Suit| ranks.map(|rank| Card::new(rank, suit)).to_vec();
    let taroks: Vec<Card> = (1..=7).rev().map(Card::taroks).collect();
    let rows = [row(Suit::Spades), row(Suit::Hearts), taroks];
    let free: CardSet = rows[2].iter().rev().take(excuses).copied().collect();
    let cards: Vec<Card> = rows.concat();
    let slices = rows.each_ref().map(Vec::as_slice);
    let figures = [(Rank::King, 5), (Rank::Queen, 4), (Rank::Jack, 2)];
    let dear = |card: Card| figures.iter().find(|(rank, _)| *rank == card.rank()).map_or(0, |(_, worth)| *worth);
    let dear = |card: Card| if free.contains(card) || card == Card::taroks(7) { 5 } else { dear(card) };
    // By packets a card counts one less, and a trick one; else empty cards count one.
    let counted = |card: &Card| match dear(*card) {
        0 => u8::from(each),
        worth => worth - u8::from(!each),
    };
    let worth: Vec<(Card, u8)> = cards.iter().map(|card| (*card, counted(card))).collect();
    Pack {
        order: Order::new(&slices, Some(2)).excusing(free),
        worth: Worth::of_ranks(&[]).and(&worth),
        empty: cards.iter().copied().filter(|card| dear(*card) == 0).collect(),
        cards,
        free,
    }
}

/// A deal in play with everything that was won.
#[derive(Clone)]
struct Table<'a> {
    pack: &'a Pack,
    follow: Follow,
    trick_counts: i32,
    lost_below: u8,
    sweeper: Option<usize>,
    hands: [CardSet; SEATS],
    piles: [CardSet; SEATS],
    tricks: [bool; SEATS],
    debts: Vec<(usize, usize)>,
    leader: usize,
    lies: Vec<Card>,
    /// What each has made since the beginning.
    points: [i32; SEATS],
}

impl Table<'_> {
    fn turn(&self) -> usize {
        (self.leader + self.lies.len()) % SEATS
    }

    fn legal(&self) -> CardSet {
        self.follow.legal(&self.pack.order, self.hands[self.turn()], &self.lies, SEATS as u8)
    }

    fn give(&mut self, by: usize, to: usize, card: Card) {
        self.piles[by].remove(card);
        self.piles[to].insert(card);
        self.points[by] -= i32::from(self.pack.worth.card(card));
        self.points[to] += i32::from(self.pack.worth.card(card));
    }

    fn play(&mut self, card: Card) {
        let turn = self.turn();
        self.hands[turn].remove(card);
        self.lies.push(card);
        if self.lies.len() < SEATS {
            return;
        }
        let winner = (self.leader + self.pack.order.winner(&self.lies)) % SEATS;
        for (step, card) in std::mem::take(&mut self.lies).into_iter().enumerate() {
            let owner = (self.leader + step) % SEATS;
            let kept = self.pack.free.contains(card) && self.hands[owner].len() + 1 >= self.lost_below;
            let to = if kept { owner } else { winner };
            self.piles[to].insert(card);
            self.points[to] += i32::from(self.pack.worth.card(card));
            if kept {
                self.debts.push((owner, winner));
            }
        }
        self.points[winner] += self.trick_counts;
        self.tricks[winner] = true;
        self.leader = winner;
        let mut owed = std::mem::take(&mut self.debts);
        owed.retain(|(by, to)| {
            let card = self.piles[*by].both(self.pack.empty).first().filter(|_| self.tricks[*by]);
            card.into_iter().for_each(|card| self.give(*by, *to, card));
            card.is_none()
        });
        self.debts = owed;
        if self.hands[0].is_empty() {
            self.close();
        }
    }

    fn close(&mut self) {
        while let Some((by, to)) = self.debts.pop() {
            let own = self.piles[by].minus(self.pack.free);
            let lowest = own.iter().min_by_key(|card| self.pack.worth.card(*card)).filter(|_| self.tricks[by]);
            if let Some(card) = lowest {
                self.give(by, to, card);
            }
        }
        let Some(sweeper) = self.sweeper else { return };
        if (0..SEATS).any(|seat| self.tricks[seat] && seat != sweeper) {
            return;
        }
        for seat in (0..SEATS).filter(|seat| *seat != sweeper) {
            for card in self.piles[seat].both(self.pack.free) {
                self.give(seat, sweeper, card);
            }
        }
    }

    /// What the side has in the end if all play best.
    fn best(&self, side: SeatSet) -> i32 {
        if self.hands.iter().all(|hand| hand.is_empty()) && self.lies.is_empty() {
            return side.iter().map(|seat| self.points[seat.index()]).sum();
        }
        let values = self.legal().iter().map(|card| self.after(card).best(side));
        if side.contains(Seat(self.turn() as u8)) { values.max() } else { values.min() }.unwrap_or(0)
    }

    fn after(&self, card: Card) -> Self {
        let mut next = self.clone();
        next.play(card);
        next
    }

    fn ending(&self, side: SeatSet) -> Ending<'_> {
        let mut excuse = Excuse {
            cards: self.pack.free,
            empty: self.pack.empty,
            lost_below: self.lost_below,
            sweeper: self.sweeper.map(|seat| Seat(seat as u8)),
            ..Excuse::default()
        };
        excuse.piles[..SEATS].copy_from_slice(&self.piles);
        excuse.tricks[..SEATS].copy_from_slice(&self.tricks);
        excuse.debts = self
            .debts
            .iter()
            .map(|(by, to)| Debt { by: Seat(*by as u8), to: Seat(*to as u8) })
            .collect::<ArrayVec<_, 2>>();
        let points = Points { trick: self.trick_counts as u8, ..Points::of(&self.pack.worth) };
        Ending::new(&self.pack.order, &self.hands, Seat(self.leader as u8), side)
            .after(&self.lies)
            .among(SeatSet::all(SEATS as u8))
            .following(self.follow)
            .counted(points)
            .excusing(excuse)
    }
}

/// Plays at random until few cards are left, then asks the solver and tries everything.
fn compare(excuses: usize, each: bool, follow: impl Fn(CardSet) -> Follow, lost_below: u8, sweeps: bool, seed: u64) {
    let pack = pack(excuses, each);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut memory, mut cards) = (Memory::default(), pack.cards.clone());
    let mut owing = 0;
    for n in 0..400 {
        shuffle(&mut cards, &mut rng);
        let mut hands = cards.chunks(6).map(|hand| hand.iter().copied().collect::<CardSet>());
        let mut table = Table {
            pack: &pack,
            follow: follow(pack.free),
            trick_counts: i32::from(!each),
            lost_below,
            sweeper: sweeps.then(|| rng.random_range(0..SEATS)),
            hands: std::array::from_fn(|_| hands.next().unwrap_or_default()),
            piles: [CardSet::EMPTY; SEATS],
            tricks: [false; SEATS],
            debts: Vec::new(),
            leader: rng.random_range(0..SEATS),
            lies: Vec::new(),
            points: [0; SEATS],
        };
        for _ in 0..rng.random_range(6..16) {
            let legal = table.legal();
            let card = legal.nth(rng.random_range(0..legal.len())).unwrap();
            table.play(card);
        }
        owing += u32::from(!table.debts.is_empty());
        let side = SeatSet::one(Seat((n % SEATS) as u8));
        let now: i32 = side.iter().map(|seat| table.points[seat.index()]).sum();
        let ending = table.ending(side);
        let told = || format!("{:?} {:?} debts {:?}, side {side:?}", table.hands, table.lies, table.debts);
        for ending in [ending.clone().with_tables(), ending] {
            assert_eq!(ending.value(&mut memory), table.best(side) - now, "{}", told());
            for (card, worth) in ending.cards(&mut memory) {
                let after = table.after(card);
                assert_eq!(worth, after.best(side) - now, "{card}: {}", told());
                let made: i32 = side.iter().map(|seat| after.points[seat.index()]).sum();
                assert_eq!(ending.lays(card, &mut memory), made - now, "{card} at once: {}", told());
            }
            let mut line = table.clone();
            ending.line(&mut memory).into_iter().for_each(|(_, card)| line.play(card));
            let made: i32 = side.iter().map(|seat| line.points[seat.index()]).sum();
            assert_eq!(made, table.best(side), "the line: {}", told());
        }
    }
    assert!(owing > 0, "nobody ever owed a card");
}

fn taroks(lead: bool, due: u8) -> impl Fn(CardSet) -> Follow {
    move |cards| Follow { ruff: true, head: Duty::Nobody, free: Free { cards, lead, due } }
}

#[test]
fn the_card_goes_back_and_an_empty_one_is_given_for_it() {
    compare(1, false, taroks(true, 0), 0, false, 1);
    compare(1, true, taroks(true, 0), 0, false, 2);
}

#[test]
fn there_may_be_two_of_it() {
    compare(2, false, taroks(true, 0), 0, false, 3);
    compare(2, true, taroks(false, 0), 0, false, 4);
}

#[test]
fn it_may_be_lost_late_or_fall_due() {
    compare(1, false, taroks(true, 0), 3, false, 5);
    compare(1, true, taroks(true, 2), 0, false, 6);
}

#[test]
fn who_makes_all_tricks_takes_it() {
    compare(1, false, taroks(true, 0), 0, true, 7);
    compare(2, true, taroks(true, 0), 0, true, 8);
}
