//! The contract: how a match of Piquet goes, and who may do what. Each phase has its own file beside this one.

use super::hand::{self, PACK};
use super::moves::{Move, Moves};
use super::options::{Partie, PiquetOptions};
use super::play::{orders_to_throw_down, playable};
use super::state::{Phase, Public, Spoken, State};
use super::tally::{Declared, Tally};
use arrayvec::ArrayVec;
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardMoves, CardSet, Either, Game, Ledger, List, OptionError, Options as _, Refusal, Scribe, Seat, SeatSet,
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
        let mut thrown = List::new();
        if !self.turn(s).may_act(seat) {
            return Moves::new(words, cards, thrown, false);
        }
        let mut may_throw_in = false;
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
                if let Some(kind) = self.set_to_ask_about(p, seat) {
                    words.push(Move::Doubt(kind.rank()));
                }
                if self.turn(s).awaited().contains(seat) {
                    cards = Either::Left(CardMoves { cards: playable(p, hand), as_move: Move::Play });
                    orders_to_throw_down(p, hand, &mut thrown);
                    may_throw_in = true;
                }
            }
            Phase::Proof => {
                p.unasked_set(seat).into_iter().for_each(|kind| words.push(Move::Doubt(kind.rank())));
                words.push(Move::Pass);
            }
            Phase::Reckoning => [Move::Pic, Move::Pass].into_iter().for_each(|m| words.push(m)),
        }
        Moves::new(words, cards, thrown, may_throw_in)
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
                scribe.says(seat, law!("law-20"), || text!("piquet-packet", seat = seat, number = n));
            }
            Move::Blank(n) => {
                s.public.announced = Some(n);
                s.public.phase = Phase::YoungerLaysFirst;
                scribe.says(seat, law!("carte-blanche-elder"), || {
                    text!("piquet-announces-blank", seat = seat, number = n)
                });
            }
            Move::ShowBlank => self.show_blank(s, seat, scribe),
            Move::Discard(cards) => self.exchange(s, seat, cards, scribe),
            Move::Look => self.look(s, seat, scribe),
            Move::Name(suit) => self.name_and_look(s, seat, suit, scribe),
            Move::Pass => self.pass(s, seat, scribe),
            Move::Demand(card) => {
                s.public.demanded = Some(card);
                s.public.phase = Phase::Play;
                scribe.says(seat, law!("named-suit-missing"), || text!("piquet-demands", seat = seat, card = card));
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
                scribe.does(dealer, law!("choose-dealer"), || {
                    text!("piquet-cut", seat = dealer, first = cards[0], second = cards[1])
                });
                self.before_deal(s);
            }
            Outcome::Deal { hands, talon } => {
                s.hands = *hands;
                s.talon = *talon;
                s.public.phase = Phase::ElderExchange;
                scribe.does(s.public.dealer, law!("deal"), || text!("piquet-dealt", seat = s.public.dealer));
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
        | Phase::Proof
        | Phase::Reckoning => Turn::of(elder),
        Phase::YoungerLaysFirst | Phase::YoungerExchange | Phase::YoungerLook | Phase::Answer(_) | Phase::Demand => {
            Turn::of(younger)
        }
        Phase::Play => {
            let awaited = SeatSet::one(if p.led.is_none() { p.leader } else { p.leader.next(2) });
            let free = if p.younger_may_speak() { SeatSet::one(younger) } else { SeatSet::EMPTY };
            Turn::Seats { awaited, free }
        }
    }
}

impl Piquet {
    fn pass<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        match s.public.phase {
            Phase::ElderLook => self.younger_next(s, scribe),
            Phase::YoungerLook | Phase::ElderLooksAfter => self.begin_declarations(s, scribe),
            Phase::Proof | Phase::Reckoning => self.end_deal(s, scribe),
            _ => self.speak(s, seat, Move::Pass, scribe),
        }
    }
}
