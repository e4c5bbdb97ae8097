//! The course of a match: cut, deal, exchange, declarations, twelve tricks, the count.

use super::hand::{self, Class, KIND_RANKS, Kind, PACK};
use super::moves::Move;
use super::options::{NewPartie, OnOff, Partie, PiquetOptions, YesNo};
use super::settle;
use super::state::{Phase, Public, Spoken, State, Trick};
use super::tally::{Declared, Tally};
use arrayvec::ArrayVec;
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::space::Both;
use spadille_core::{
    Card, CardMoves, CardSet, Either, Game, LawId, Ledger, List, OptionError, Options as _, Refusal, Scribe, Seat,
    Space as _, Subsets, Suit, Turn, law, text,
};

/// Piquet under chosen options.
#[derive(Clone, Debug)]
pub struct Piquet {
    pub(super) options: PiquetOptions,
}

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The two cards shown for the first deal, by seat.
    Cut([Card; 2]),
    /// A deal: both hands by seat, and the talon, top first.
    Deal {
        /// Twelve cards each.
        hands: [CardSet; 2],
        /// Eight cards: elder's five, then three.
        talon: [Card; 8],
    },
}

/// The moves of Piquet: words, then a card to play or cards to lay away.
pub type Moves = Both<List<Move, 32>, Either<CardMoves<Move>, Subsets<Move>>>;

fn as_discard(m: &Move) -> Option<CardSet> {
    match m {
        Move::Discard(cards) => Some(*cards),
        _ => None,
    }
}

impl Game for Piquet {
    const ID: &'static str = "piquet";

    type Options = PiquetOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: PiquetOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Piquet { options })
    }

    fn options(&self) -> &PiquetOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn open(&self) -> State {
        let mut talon = [Card::new(hand::RANKS[0], Suit::Spades); 8];
        talon.iter_mut().zip(PACK).for_each(|(place, card)| *place = card);
        State {
            public: Public {
                ledger: Ledger::default(),
                phase: Phase::Cut,
                dealer: Seat(1),
                cut: None,
                deal: 0,
                deals_done: 0,
                parties_done: 0,
                score: [0; 2],
                marks: ArrayVec::new(),
                packet: 3,
                announced: None,
                blank: [false; 2],
                shown_dealt: [CardSet::EMPTY; 2],
                laid: [0; 2],
                taken: [0; 2],
                younger_looked: false,
                named: None,
                demanded: None,
                open: [false; 2],
                declared: Declared::default(),
                figures: [[None; 2]; 3],
                shown: [CardSet::EMPTY; 2],
                spoken: Spoken::default(),
                tally: Tally::new(Seat(0), [0; 2]),
                leader: Seat(0),
                led: None,
                tricks: ArrayVec::new(),
            },
            hands: [CardSet::EMPTY; 2],
            laid: [CardSet::EMPTY; 2],
            talon,
            seen: [0; 2],
        }
    }

    fn turn(&self, s: &State) -> Turn {
        turn(&s.public)
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let mut words = List::new();
        let mut cards = Either::Left(CardMoves { cards: CardSet::EMPTY, as_move: Move::Play });
        if !self.turn(s).may_act(seat) {
            return Both(words, cards);
        }
        let p = &s.public;
        let hand = s.hands[seat.index()];
        let exchange = |range: std::ops::RangeInclusive<u8>| {
            Either::Right(Subsets {
                from: hand,
                min: *range.start(),
                max: *range.end(),
                as_move: Move::Discard,
                as_cards: as_discard,
                verb: "discard",
                label: "piquet-ask-discard",
            })
        };
        match p.phase {
            Phase::Cut | Phase::Deal | Phase::Over => {}
            Phase::Packets => self.options.packet_sizes().for_each(|n| words.push(Move::Packet(n))),
            Phase::ElderExchange => {
                if self.may_show_blank(hand) {
                    self.options.elder_exchange().for_each(|n| words.push(Move::Blank(n)));
                }
                cards = exchange(self.options.elder_exchange());
            }
            Phase::YoungerLaysFirst => cards = exchange(self.options.younger_exchange(p.announced.unwrap_or(5))),
            Phase::BlankExchange => {
                let n = p.announced.unwrap_or(5);
                cards = exchange(n..=n);
            }
            Phase::YoungerExchange => {
                if self.may_show_blank(hand) && !p.blank[seat.index()] {
                    words.push(Move::ShowBlank);
                }
                cards = exchange(self.options.younger_exchange(p.taken[p.elder().index()]));
            }
            Phase::ElderLook | Phase::YoungerLook => [Move::Look, Move::Pass].into_iter().for_each(|m| words.push(m)),
            Phase::ElderLooksAfter => {
                Suit::ALL.into_iter().for_each(|suit| words.push(Move::Name(suit)));
                words.push(Move::Pass);
            }
            Phase::Call(class) => self.calls(hand, class, None, &mut words),
            Phase::Answer(class) => {
                let theirs = p.spoken.called[class as usize][p.elder().index()];
                self.calls(hand, class, theirs.claimed.then_some(theirs.worth), &mut words);
            }
            Phase::Demand => {
                // Elder has shown that he lacks the suit he named, so his hand lies open.
                let elder = s.hands[p.elder().index()];
                cards = Either::Left(CardMoves { cards: elder, as_move: Move::Demand });
            }
            Phase::Play => {
                if self.options.is_manual() {
                    self.words_in_play(s, seat, &mut words);
                }
                cards = Either::Left(CardMoves { cards: playable(p, hand), as_move: Move::Play });
            }
            Phase::Reckoning => [Move::Pic, Move::Pass].into_iter().for_each(|m| words.push(m)),
        }
        Both(words, cards)
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if !self.turn(s).may_act(seat) {
            return Err(Refusal::not_your_turn());
        }
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(self.why_not(s, seat, m)) }
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Packet(n) => {
                s.public.packet = n;
                s.public.phase = Phase::Deal;
                scribe.tell_by(law!("law-20"), || text!("piquet-packet", seat = seat, number = n));
            }
            Move::Blank(n) => {
                s.public.announced = Some(n);
                s.public.phase = Phase::YoungerLaysFirst;
                scribe
                    .tell_by(law!("carte-blanche-elder"), || text!("piquet-announces-blank", seat = seat, number = n));
            }
            Move::ShowBlank => self.show_blank(s, seat, scribe),
            Move::Discard(cards) => self.exchange(s, seat, cards, scribe),
            Move::Look => self.look(s, seat, scribe),
            Move::Name(suit) => self.name_and_look(s, seat, suit, scribe),
            Move::Pass => self.pass(s, scribe),
            Move::Demand(card) => {
                s.public.demanded = Some(card);
                s.public.phase = Phase::Play;
                scribe.tell_by(law!("named-suit-missing"), || text!("piquet-demands", seat = seat, card = card));
            }
            Move::Play(card) => self.play_card(s, seat, card, scribe),
            Move::Declare(_)
            | Move::DeclareSet(..)
            | Move::Good
            | Move::Show(_)
            | Move::Recall(_)
            | Move::Retract(_)
            | Move::Correct
            | Move::Doubt(_)
            | Move::Pic
            | Move::ThrowIn
            | Move::ThrowDown(_) => self.speak(s, seat, m, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        if s.public.phase == Phase::Cut {
            loop {
                let cards: [Card; 2] = [(); 2].map(|()| {
                    let n = rng.random_range(0..PACK.len());
                    PACK.nth(n).unwrap_or(Card::new(hand::RANKS[0], Suit::Spades))
                });
                // Equal ranks are cut again.
                if cards[0].rank() != cards[1].rank() {
                    return Outcome::Cut(cards);
                }
            }
        }
        let mut pack: ArrayVec<Card, 32> = PACK.iter().collect();
        pack.shuffle(rng);
        let mut talon = s.talon;
        talon.copy_from_slice(&pack[24..]);
        Outcome::Deal { hands: [pack[..12].iter().copied().collect(), pack[12..24].iter().copied().collect()], talon }
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let fits = match (s.public.phase, o) {
            (Phase::Cut, Outcome::Cut([a, b])) => a.rank() != b.rank() && PACK.contains(*a) && PACK.contains(*b),
            (Phase::Deal, Outcome::Deal { hands, talon }) => {
                let all = hands[0].union(hands[1]).union(talon.iter().copied().collect());
                hands[0].len() == 12 && hands[1].len() == 12 && all == PACK
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        match o {
            Outcome::Cut(cards) => {
                let dealer = Seat(u8::from(hand::height(cards[1].rank()) < hand::height(cards[0].rank())));
                s.public.cut = Some(*cards);
                s.public.dealer = dealer;
                scribe.tell_by(law!("choose-dealer"), || {
                    text!("piquet-cut", seat = dealer, first = cards[0], second = cards[1])
                });
                self.before_deal(s);
            }
            Outcome::Deal { hands, talon } => {
                s.hands = *hands;
                s.talon = *talon;
                s.public.phase = Phase::ElderExchange;
                scribe.tell_by(law!("deal"), || text!("piquet-dealt", seat = s.public.dealer));
            }
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }

    fn standing(&self, s: &State, seat: Seat) -> f64 {
        let p = &s.public;
        let running = p.running();
        let lead = f64::from(running[seat.index()]) - f64::from(running[1 - seat.index()]);
        let stake = f64::from(self.options.stake);
        let ahead = match self.options.partie {
            // A Partie is worth a stake: a lead of the whole target is as good as won.
            Partie::Target => lead / f64::from(self.options.target),
            Partie::FourDeals | Partie::PerDealMarkers => {
                let marked: f64 =
                    p.marks.iter().map(|m| f64::from(m[seat.index()]) - f64::from(m[1 - seat.index()])).sum();
                marked + lead / 10.0
            }
        };
        p.ledger.balance(seat) as f64 + stake * ahead
    }
}

/// Who is to act, from what everybody sees.
pub(super) fn turn(p: &Public) -> Turn {
    let (elder, younger) = (p.elder(), p.dealer);
    match p.phase {
        Phase::Cut | Phase::Deal => Turn::Chance,
        Phase::Over => Turn::Over,
        Phase::Packets => Turn::of(p.dealer),
        Phase::ElderExchange
        | Phase::BlankExchange
        | Phase::ElderLook
        | Phase::ElderLooksAfter
        | Phase::Call(_)
        | Phase::Reckoning => Turn::of(elder),
        Phase::YoungerLaysFirst | Phase::YoungerExchange | Phase::YoungerLook | Phase::Answer(_) | Phase::Demand => {
            Turn::of(younger)
        }
        Phase::Play => Turn::of(if p.led.is_none() { p.leader } else { p.leader.next(2) }),
    }
}

/// The cards that may be played from a hand now.
pub fn playable(p: &Public, hand: CardSet) -> CardSet {
    match p.led {
        Some(led) => {
            let same = hand.of_suit(led.suit());
            if same.is_empty() { hand } else { same }
        }
        None => {
            let thrown = p.spoken.thrown[0].map(CardSet::one);
            let first = p.tricks.is_empty();
            let demanded = p.demanded.filter(|_| first).map(CardSet::one);
            let named = p.named.filter(|_| first).map(|suit| hand.of_suit(suit)).filter(|c| !c.is_empty());
            thrown.or(demanded).or(named).unwrap_or(hand)
        }
    }
}

impl Piquet {
    fn may_show_blank(&self, hand: CardSet) -> bool {
        self.options.carte_blanche == OnOff::On && hand::is_blank(hand)
    }

    /// Clears the table for the next deal.
    fn before_deal(&self, s: &mut State) {
        let fresh = self.open();
        let p = &mut s.public;
        let goal = match self.options.partie {
            Partie::Target => [0, 1].map(|i| self.options.target.saturating_sub(p.score[i]).max(1)),
            Partie::FourDeals | Partie::PerDealMarkers => [0; 2],
        };
        *p = Public {
            ledger: p.ledger,
            phase: if self.options.is_manual() { Phase::Packets } else { Phase::Deal },
            dealer: p.dealer,
            cut: p.cut,
            deal: p.deal,
            deals_done: p.deals_done,
            parties_done: p.parties_done,
            score: p.score,
            marks: p.marks.clone(),
            packet: p.packet,
            tally: Tally::new(p.dealer.next(2), goal),
            leader: p.dealer.next(2),
            ..fresh.public
        };
        (s.hands, s.laid, s.talon, s.seen) = (fresh.hands, fresh.laid, fresh.talon, fresh.seen);
    }

    fn show_blank<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public;
        p.blank[seat.index()] = true;
        p.shown_dealt[seat.index()] = s.hands[seat.index()];
        p.declared.carte_blanche[seat.index()] = 10;
        let cards = s.hands[seat.index()];
        scribe.tell_by(law!("carte-blanche"), || text!("piquet-shows-blank", seat = seat, cards = cards));
    }

    fn exchange<S: Scribe>(&self, s: &mut State, seat: Seat, cards: CardSet, scribe: &mut S) {
        let i = seat.index();
        s.hands[i] = s.hands[i].minus(cards);
        s.laid[i] = cards;
        s.public.laid[i] = cards.len();
        let elder = s.public.elder();
        match s.public.phase {
            Phase::YoungerLaysFirst => {
                self.show_blank(s, elder, scribe);
                s.public.phase = Phase::BlankExchange;
            }
            Phase::BlankExchange => {
                self.take(s, elder, scribe);
                self.after_elder(s);
                if s.public.phase == Phase::YoungerExchange {
                    self.younger_takes(s, scribe);
                }
            }
            Phase::ElderExchange => {
                self.take(s, elder, scribe);
                self.after_elder(s);
            }
            _ => self.younger_takes(s, scribe),
        }
    }

    /// After elder has his new cards: he may look at the rest of his five, then younger exchanges.
    fn after_elder(&self, s: &mut State) {
        let left_of_five = s.public.taken[s.public.elder().index()] < 5;
        let may_look = self.options.look_at_left_cards == YesNo::Yes && left_of_five;
        s.public.phase = if may_look { Phase::ElderLook } else { Phase::YoungerExchange };
    }

    fn younger_takes<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let younger = s.public.dealer;
        self.take(s, younger, scribe);
        let left = s.public.taken[0] + s.public.taken[1] < 8;
        if self.options.look_at_left_cards == YesNo::Yes && left {
            s.public.phase = Phase::YoungerLook;
        } else {
            self.begin_declarations(s, scribe);
        }
    }

    /// Moves as many cards from the talon to the hand as were laid away.
    fn take<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let i = seat.index();
        let count = s.public.laid[i];
        let from = self.first_talon_card(&s.public, seat);
        for place in from..from + count {
            s.hands[i].insert(s.talon[place as usize]);
            s.seen[i] |= 1 << place;
        }
        s.public.taken[i] = count;
        let law = if seat == s.public.elder() { law!("exchange-elder") } else { law!("exchange-younger") };
        scribe.tell_by(law, || text!("piquet-takes", seat = seat, number = count));
        let drawn: CardSet = s.talon[from as usize..(from + count) as usize].iter().copied().collect();
        scribe.whisper(seat, || text!("piquet-you-take", cards = drawn));
    }

    /// Where in the talon a seat begins to take.
    pub(super) fn first_talon_card(&self, p: &Public, seat: Seat) -> u8 {
        if seat == p.elder() {
            0
        } else if self.options.younger_takes_leftovers == YesNo::Yes {
            p.taken[p.elder().index()]
        } else {
            5
        }
    }

    /// The places of the talon that nobody took, as bits.
    pub(super) fn left_in_talon(&self, p: &Public) -> u8 {
        let taken = |seat: Seat| {
            let from = self.first_talon_card(p, seat);
            (0..8u8).filter(|i| (from..from + p.taken[seat.index()]).contains(i)).fold(0u8, |bits, i| bits | 1 << i)
        };
        !(taken(p.elder()) | taken(p.dealer))
    }

    fn look<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let left = self.left_in_talon(&s.public);
        if s.public.phase == Phase::ElderLook {
            s.seen[seat.index()] |= left & 0b1_1111;
            self.tell_looked(s, seat, left & 0b1_1111, scribe);
            self.younger_next(s, scribe);
        } else {
            s.seen[seat.index()] |= left;
            s.public.younger_looked = true;
            s.public.phase = Phase::ElderLooksAfter;
            self.tell_looked(s, seat, left, scribe);
        }
    }

    fn tell_looked<S: Scribe>(&self, s: &State, seat: Seat, places: u8, scribe: &mut S) {
        scribe.tell_by(law!("look-at-left"), || text!("piquet-looks", seat = seat, number = places.count_ones()));
        let cards: CardSet = (0..8).filter(|i| places >> i & 1 == 1).map(|i| s.talon[i]).collect();
        scribe.whisper(seat, || text!("piquet-you-see", cards = cards));
    }

    /// Younger exchanges now, unless he has already laid away because of a carte blanche.
    fn younger_next<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.public.phase = Phase::YoungerExchange;
        if s.public.announced.is_some() {
            self.younger_takes(s, scribe);
        }
    }

    fn name_and_look<S: Scribe>(&self, s: &mut State, seat: Seat, suit: Suit, scribe: &mut S) {
        s.public.named = Some(suit);
        scribe.tell_by(law!("named-suit"), || text!("piquet-names-suit", seat = seat, suit = suit));
        let left = self.left_in_talon(&s.public);
        s.seen[seat.index()] |= left;
        self.tell_looked(s, seat, left, scribe);
        self.begin_declarations(s, scribe);
    }

    fn pass<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        match s.public.phase {
            Phase::ElderLook => self.younger_next(s, scribe),
            Phase::YoungerLook | Phase::ElderLooksAfter => self.begin_declarations(s, scribe),
            Phase::Reckoning => self.end_deal(s, scribe),
            _ => self.speak(s, turn(&s.public).awaited().first().unwrap_or(Seat(0)), Move::Pass, scribe),
        }
    }

    /// Both hands are complete: the declarations begin, or are counted at once.
    fn begin_declarations<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.options.is_manual() {
            s.public.phase = Phase::Call(Class::Rummel);
            return;
        }
        for class in Class::ALL {
            self.compare(s, class, scribe);
        }
        let declared = s.public.declared;
        s.public.tally.declare(&declared, &self.options, scribe);
        if s.public.tally.out.is_some() {
            self.end_deal(s, scribe);
        } else {
            self.begin_play(s, scribe);
        }
    }

    /// Compares both hands in a class: the better counts all it has, equal counts nothing.
    fn compare<S: Scribe>(&self, s: &mut State, class: Class, scribe: &mut S) {
        let (elder, younger) = (s.public.elder(), s.public.dealer);
        let worths = s.hands.map(|h| hand::worth(h, class));
        let (ours, theirs) = (worths[elder.index()], worths[younger.index()]);
        let p = &mut s.public;
        // Elder names his best; younger names his own only against it.
        for (seat, worth, named) in [(elder, ours, ours > 0), (younger, theirs, theirs > 0 && theirs >= ours)] {
            p.figures[class as usize][seat.index()] = named.then_some(worth);
            if named {
                scribe.tell(|| text!("piquet-calls", seat = seat, what = figure_text(class, worth)));
            }
        }
        let best = if ours > theirs { elder } else { younger };
        if ours == theirs {
            if ours > 0 {
                scribe.tell_by(law!("equal"), || text!("piquet-equal", class = class_text(class)));
            }
            return;
        }
        p.declared.class(class)[best.index()] = hand::points(s.hands[best.index()], class, &self.options);
        p.shown[best.index()] = p.shown[best.index()].union(hand::proof(s.hands[best.index()], class));
        scribe.tell_by(class_law(class), || {
            let hand = s.hands[best.index()];
            text!("piquet-counts-class", seat = best, class = class_text(class), what = declared_text(hand, class))
        });
    }

    pub(super) fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let elder = p.elder();
        let lacks = p.named.is_some_and(|suit| s.hands[elder.index()].of_suit(suit).is_empty());
        if lacks {
            p.open[elder.index()] = true;
            p.phase = Phase::Demand;
            scribe.tell_by(law!("named-suit-missing"), || text!("piquet-lacks-suit", seat = elder));
        } else {
            p.phase = Phase::Play;
        }
    }

    fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        if self.options.is_manual() && s.public.tricks.is_empty() {
            self.before_first_card(s, seat, scribe);
        }
        s.hands[seat.index()].remove(card);
        let p = &mut s.public;
        match p.led {
            None => {
                scribe.tell(|| text!("piquet-leads", seat = seat, card = card));
                if p.spoken.thrown[0] == Some(card) {
                    p.spoken.thrown = [p.spoken.thrown[1], p.spoken.thrown[2], None];
                }
                p.led = Some(card);
                p.tally.lead(seat, card, &self.options, scribe);
            }
            Some(led) => {
                scribe.tell(|| text!("piquet-replies", seat = seat, card = card));
                let leader = p.leader;
                let winner = p.tally.take(leader, led, Some(card), &self.options, scribe);
                p.tricks.push(Trick { leader, led, reply: card, winner });
                p.led = None;
                // Cards thrown down together are led one after the other, whoever takes them (law 10).
                p.leader = if p.spoken.thrown[0].is_some() { leader } else { winner };
                scribe.tell(|| text!("piquet-trick", seat = winner));
            }
        }
        self.after_card(s, scribe);
    }

    /// Ends the deal when it is over, in the middle of a trick too when somebody is out.
    pub(super) fn after_card<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        if p.tally.out.is_some() {
            self.end_deal(s, scribe);
        } else if p.tally.tricks[0] + p.tally.tricks[1] == 12 {
            if self.options.is_manual() && p.tally.pic.is_some() && !p.spoken.pic_said {
                p.phase = Phase::Reckoning;
            } else {
                self.end_deal(s, scribe);
            }
        }
    }

    /// Adds the deal to the score, settles a finished Partie and passes the deal on.
    pub(super) fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        self.forget_unsaid_pic(s, scribe);
        let p = &mut s.public;
        let total = p.tally.total;
        p.score = p.running();
        p.tally.total = [0; 2];
        p.deal += 1;
        p.deals_done += 1;
        scribe.tell(|| text!("piquet-deal-over", first = total[0], second = total[1]));
        if self.options.partie == Partie::PerDealMarkers {
            let marks = settle::marks(total);
            p.marks.push(marks);
            let best = Seat(u8::from(marks[1] > marks[0]));
            let number = marks[best.index()];
            scribe.tell_by(law!("per-deal-markers"), || text!("piquet-marks", seat = best, number = number));
        }
        let over = match self.options.partie {
            Partie::Target => p.tally.out.is_some(),
            Partie::FourDeals | Partie::PerDealMarkers => p.deal == 4,
        };
        p.dealer = p.dealer.next(2);
        if over {
            self.end_partie(s, scribe);
        } else {
            self.before_deal(s);
        }
    }

    fn end_partie<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let winner = p.tally.out.map(|(seat, ..)| seat);
        settle::pay_partie(&self.options, &mut p.ledger, p.score, winner, &p.marks, scribe);
        p.parties_done += 1;
        p.deal = 0;
        if p.parties_done == self.options.parties {
            p.phase = Phase::Over;
            let fresh = self.open();
            (s.hands, s.laid, s.talon, s.seen) = (fresh.hands, fresh.laid, fresh.talon, fresh.seen);
            return;
        }
        p.score = [0; 2];
        p.marks.clear();
        match self.options.new_partie {
            NewPartie::Cut => {
                self.before_deal(s);
                s.public.phase = Phase::Cut;
            }
            NewPartie::InTurn => self.before_deal(s),
        }
    }

    /// Why a move is refused, in the order a player would be told.
    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let p = &s.public;
        let hand = s.hands[seat.index()];
        match (m, p.phase) {
            (Move::Play(card), Phase::Play) if !hand.contains(card) => Refusal::plain(text!("house-not-held")),
            (Move::Play(card), Phase::Play) => match p.led {
                Some(led) if card.suit() != led.suit() => {
                    Refusal::by(law!("follow-suit"), text!("piquet-must-follow", suit = led.suit()))
                }
                None if p.demanded.is_some() => {
                    Refusal::by(law!("named-suit-missing"), text!("piquet-must-lead-demanded"))
                }
                None if p.named.is_some() => Refusal::by(law!("named-suit"), text!("piquet-must-lead-named")),
                _ => Refusal::by(law!("law-10"), text!("piquet-must-lead-thrown")),
            },
            (Move::Discard(cards), _) if !hand.includes(cards) => Refusal::plain(text!("house-not-held")),
            (Move::Discard(_), Phase::ElderExchange) => {
                self.wrong_number(law!("exchange-elder"), self.options.elder_exchange())
            }
            (Move::Discard(_), Phase::BlankExchange) => {
                let n = p.announced.unwrap_or(5);
                self.wrong_number(law!("carte-blanche-elder"), n..=n)
            }
            (Move::Discard(_), Phase::YoungerExchange) => {
                let range = self.options.younger_exchange(p.taken[p.elder().index()]);
                self.wrong_number(law!("exchange-younger"), range)
            }
            (Move::Discard(_), _) => Refusal::by(law!("law-11"), text!("piquet-no-second-exchange")),
            (Move::Blank(_) | Move::ShowBlank, Phase::ElderExchange | Phase::YoungerExchange) => {
                Refusal::by(law!("carte-blanche"), text!("piquet-not-blank"))
            }
            (Move::Blank(_) | Move::ShowBlank, _) => Refusal::by(law!("law-16"), text!("piquet-blank-too-late")),
            _ => Refusal::not_now(),
        }
    }

    fn wrong_number(&self, law: LawId, range: std::ops::RangeInclusive<u8>) -> Refusal {
        Refusal::by(law, text!("piquet-wrong-number", least = *range.start(), most = *range.end()))
    }

    /// What may be called in a class: the truth in Rummel and sequences, which are shown; anything in sets, which are not.
    fn calls(&self, hand: CardSet, class: Class, theirs: Option<u16>, words: &mut List<Move, 32>) {
        let own = hand::worth(hand, class);
        words.push(if theirs.is_some() { Move::Good } else { Move::Pass });
        if class == Class::Sets {
            let better = |kind: Kind| theirs.is_none_or(|worth| hand::kind_worth(kind) > worth);
            for rank in KIND_RANKS {
                for count in [3, 4] {
                    if better(Kind { count, height: hand::height(rank) }) {
                        words.push(Move::DeclareSet(rank, count));
                    }
                }
            }
        } else if own > 0 && theirs.is_none_or(|worth| own >= worth) {
            words.push(Move::Declare(class));
        }
    }
}

/// The law that lets a class be counted.
pub(super) fn class_law(class: Class) -> LawId {
    match class {
        Class::Rummel => law!("rummel"),
        Class::Sequences => law!("sequences"),
        Class::Sets => law!("sets"),
    }
}

/// A class by its name.
pub(super) fn class_text(class: Class) -> spadille_core::Text {
    match class {
        Class::Rummel => text!("piquet-class-rummel"),
        Class::Sequences => text!("piquet-class-sequences"),
        Class::Sets => text!("piquet-class-sets"),
    }
}

/// What is said aloud of a class: how good it is, not which cards it is.
pub(super) fn figure_text(class: Class, worth: u16) -> spadille_core::Text {
    let (size, height) = (worth >> 8, worth & 0xff);
    let rank = hand::RANKS[usize::from(height) & 7].symbol();
    match class {
        Class::Rummel => text!("piquet-figure-rummel", cards = size, pips = height),
        Class::Sequences => text!("piquet-figure-sequence", length = size, top = rank),
        Class::Sets => text!("piquet-figure-set", number = size, rank = rank),
    }
}

/// What a hand shows or names in a class.
pub(super) fn declared_text(hand: CardSet, class: Class) -> spadille_core::Text {
    match class {
        Class::Rummel => {
            let (suit, best) = hand::rummel(hand);
            text!("piquet-what-rummel", cards = best.cards, pips = best.pips, suit = suit)
        }
        Class::Sequences => {
            let runs: Vec<String> = hand::sequences(hand)
                .iter()
                .map(|(suit, run)| {
                    let cards: Vec<String> = run.cards(*suit).map(|c| c.to_string()).collect();
                    cards.join("-")
                })
                .collect();
            text!("piquet-what-cards", what = runs.join(", "))
        }
        Class::Sets => {
            let sets: Vec<String> = hand::kinds(hand).iter().map(|k| format!("{} × {}", k.count, k.rank())).collect();
            text!("piquet-what-cards", what = sets.join(", "))
        }
    }
}
