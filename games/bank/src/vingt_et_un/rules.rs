//! The course of a match: the lot, the pack, stakes, buying, backing; who may do what, and why not.

use super::moves::{Move, Moves};
use super::sisters::{Shows, Sister, Terms};
use super::state::{Cards, Hand, MOST_HANDS, Phase, Public, Round, State, Talon};
use crate::amount::PARTS;
use crate::bank::{Bank, punters};
use crate::book::PACK;
use crate::said::counters;
use crate::wager::{Sums, nowhere};
use arrayvec::ArrayVec;
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, Game, Ledger, OptionError, Options as _, PerSeat, Rank, Refusal, Scribe, Seat, Space as _, Text, Turn, law,
    text,
};

/// A game of buying under chosen options.
#[derive(Clone, Debug)]
pub struct Buying<S: Sister> {
    pub(super) options: S::Options,
    pub(super) terms: Terms,
}

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
// The pack stays on the stack, as everything that is dealt does.
#[allow(clippy::large_enum_variant)]
pub enum Outcome {
    /// Who has the bank first.
    FirstBanker(Seat),
    /// The packs, in the order in which they are dealt.
    Pack(Talon),
}

impl<S: Sister> Game for Buying<S> {
    const ID: &'static str = S::ID;
    const PARTS: i64 = PARTS;

    type Options = S::Options;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: S::Options) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Buying { terms: S::terms(&options), options })
    }

    fn options(&self) -> &S::Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.terms.players
    }

    fn open(&self) -> State {
        let public = Public {
            ledger: Ledger::default(),
            phase: Phase::FirstBanker,
            banker: Seat(0),
            bank_from: 0,
            rounds_done: 0,
            round: Round::default(),
            left: 0,
            gone: Talon::new(),
        };
        State { public, talon: Talon::new(), hands: PerSeat::from_fn(|_| ArrayVec::new()) }
    }

    fn turn(&self, s: &State) -> Turn {
        self.terms.whose_turn(&s.public)
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        self.terms.moves(s, seat)
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(self.terms.why_not(s, seat, m)) }
    }

    fn play<Sc: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut Sc) {
        let terms = &self.terms;
        match m {
            Move::Stake(sum) => {
                s.public.round.staked[seat] = sum;
                scribe.does(seat, law!("stake-first"), || text!("buying-stakes", seat = seat, amount = counters(sum)));
                if terms.next_to_stake(&s.public).is_none() {
                    terms.deal(s, scribe);
                }
            }
            Move::Buy(hand) => terms.buy(s, seat, hand, scribe),
            Move::Stand { hand, open } => terms.stand(s, seat, hand, open, scribe),
            Move::Picture(sum) => terms.picture(s, seat, sum, scribe),
            Move::Split(hand) => terms.split(s, seat, hand, scribe),
            Move::Back(sum) => terms.back(s, seat, sum, scribe),
            Move::Pass => terms.back(s, seat, 0, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        if s.public.phase == Phase::FirstBanker {
            return Outcome::FirstBanker(Seat(rng.random_range(0..self.terms.players)));
        }
        let mut pack = self.terms.all_cards();
        pack.shuffle(rng);
        Outcome::Pack(pack)
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let fits = match (s.public.phase, o) {
            (Phase::FirstBanker, Outcome::FirstBanker(seat)) => seat.0 < self.terms.players,
            (Phase::Pack, Outcome::Pack(pack)) => {
                let mut counts = [0_u8; Card::COUNT];
                pack.iter().for_each(|card| counts[card.index()] += 1);
                let whole = |card: Card| counts[card.index()] == self.terms.packs;
                pack.len() == 52 * usize::from(self.terms.packs)
                    && PACK.iter().all(whole)
                    && !pack.iter().any(|card| card.is_second())
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<Sc: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut Sc) {
        let p = &mut s.public;
        match o {
            Outcome::FirstBanker(seat) => {
                (p.banker, p.phase) = (*seat, Phase::Pack);
                scribe.does(*seat, law!("banker-by-lot"), || text!("buying-first-banker", seat = *seat));
            }
            Outcome::Pack(pack) => {
                s.talon = pack.iter().rev().copied().collect();
                (p.phase, p.left) = (Phase::Stakes, s.talon.len() as u16);
                p.gone.clear();
                scribe.does(p.banker, None, || text!("buying-shuffled", seat = p.banker));
            }
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.rounds_done.into()
    }

    /// What is staked is worth about nothing until it is settled: the bank's share apart, it comes back.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        s.public.ledger.balance(seat) as f64
    }
}

/// Whether a card is a picture.
pub(super) fn is_picture(card: Card) -> bool {
    card.rank().is_court()
}

impl Terms {
    /// All cards in use.
    pub(super) fn all_cards(&self) -> Talon {
        (0..self.packs).flat_map(|_| PACK.iter()).take(416).collect()
    }

    /// The bank as it stands.
    pub(super) fn bank(&self, p: &Public) -> Bank {
        Bank { banker: p.banker, laid_out: self.bank, from: p.bank_from }
    }

    /// The seats in the order of buying: from the Vorhand on, the banker last.
    pub(super) fn order(&self, p: &Public) -> impl Iterator<Item = Seat> + Clone + use<> {
        punters(p.banker, self.players).chain([p.banker])
    }

    pub(super) fn next_to_stake(&self, p: &Public) -> Option<Seat> {
        punters(p.banker, self.players).find(|seat| p.round.staked[*seat] == 0)
    }

    /// Whose turn it is to buy.
    pub(super) fn buyer(&self, p: &Public) -> Option<Seat> {
        self.order(p).find(|seat| p.round.hands[*seat].iter().any(|hand| !hand.done))
    }

    /// Who is to say whether he stakes on an opened picture.
    pub(super) fn backer(&self, p: &Public) -> Option<Seat> {
        let (owner, _) = p.round.opened?;
        punters(p.banker, self.players).find(|seat| *seat != owner && !p.round.spoken.contains(*seat))
    }

    /// Who is to act, from what everybody sees.
    pub(super) fn whose_turn(&self, p: &Public) -> Turn {
        let seat = match p.phase {
            Phase::FirstBanker | Phase::Pack => return Turn::Chance,
            Phase::Over => return Turn::Over,
            Phase::Stakes => self.next_to_stake(p),
            Phase::Buying => self.buyer(p),
            Phase::Backing => self.backer(p),
        };
        seat.map_or(Turn::Over, Turn::of)
    }

    /// Whether whoever stands lays a card open.
    pub(super) fn must_show(&self, p: &Public, seat: Seat, hand: &Hand) -> bool {
        seat != p.banker
            && match self.shows {
                Shows::Nobody => false,
                Shows::Everybody => true,
                Shows::Buyers => usize::from(hand.count) > self.table.first(),
            }
    }

    /// Whether a picture may be asked for now.
    fn may_ask(&self, s: &State, seat: Seat) -> bool {
        let (p, round) = (&s.public, &s.public.round);
        let single_ace = matches!(s.cards(seat, 0), [card] if card.rank() == Rank::Ace);
        let open = round.hands[seat].first().is_some_and(|hand| !hand.done);
        seat != p.banker && single_ace && open && round.asked[seat] < self.pictures && p.left > 0
    }

    /// Whether the second card of a hand may be opened as a hand of its own.
    fn may_split(&self, s: &State, seat: Seat, hand: u8) -> bool {
        let pictures = matches!(s.cards(seat, hand), [a, b] if is_picture(*a) && is_picture(*b));
        self.split && seat != s.public.banker && pictures && s.public.round.hands[seat].len() < MOST_HANDS
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let (mut moves, p) = (Moves::default(), &s.public);
        if !self.whose_turn(p).may_act(seat) {
            return moves;
        }
        match p.phase {
            Phase::Stakes => moves.offer(self.sums("stake", Move::Stake)),
            Phase::Backing => {
                moves.words.push(Move::Pass);
                moves.offer(self.sums("back", Move::Back));
            }
            Phase::Buying => {
                for (hand, shown) in (0_u8..).zip(&p.round.hands[seat]).filter(|(_, hand)| !hand.done) {
                    if p.left > 0 {
                        let _ = moves.words.0.try_push(Move::Buy(hand));
                    }
                    if self.may_split(s, seat, hand) {
                        let _ = moves.words.0.try_push(Move::Split(hand));
                    }
                    if !self.must_show(p, seat, shown) {
                        let _ = moves.words.0.try_push(Move::Stand { hand, open: None });
                        continue;
                    }
                    let cards = s.cards(seat, hand);
                    // Of cards that are there twice one is as good as the other.
                    for (_, card) in cards.iter().enumerate().filter(|(i, card)| !cards[..*i].contains(card)) {
                        let _ = moves.words.0.try_push(Move::Stand { hand, open: Some(*card) });
                    }
                }
                if self.may_ask(s, seat) {
                    moves.offer(self.sums("picture", Move::Picture));
                }
            }
            Phase::FirstBanker | Phase::Pack | Phase::Over => {}
        }
        moves
    }

    fn sums(&self, verb: &'static str, kind: fn(u32) -> Move) -> Sums<Move> {
        type Parts = (fn() -> Text, fn(u8, u32) -> Move, fn(&Move) -> Option<(u8, u32)>);
        let (ask, as_move, as_sum): Parts = match kind(1) {
            Move::Picture(_) => (
                || text!("buying-ask-picture"),
                |_, sum| Move::Picture(sum),
                |m| if let Move::Picture(sum) = m { Some((0, *sum)) } else { None },
            ),
            Move::Back(_) => (
                || text!("buying-ask-back"),
                |_, sum| Move::Back(sum),
                |m| if let Move::Back(sum) = m { Some((0, *sum)) } else { None },
            ),
            _ => (
                || text!("buying-ask-stake"),
                |_, sum| Move::Stake(sum),
                |m| if let Move::Stake(sum) = m { Some((0, *sum)) } else { None },
            ),
        };
        let room = [(0, 1, self.highest)].into_iter().collect();
        Sums { verb, ask, as_move, as_sum, spot: nowhere, step: 1, room }
    }

    /// Why a move is refused, in the order a player would be told.
    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let p = &s.public;
        let acts = self.whose_turn(p).may_act(seat);
        let hand = |hand: u8| p.round.hands.get(seat).and_then(|hands| hands.get(usize::from(hand)));
        let over = |sum: u32| match sum {
            0 => Refusal::plain(text!("bank-nothing-laid")),
            _ => Refusal::by(self.bounds(), text!("buying-over-highest", amount = counters(self.highest))),
        };
        let (law, text) = match (p.phase, m) {
            (Phase::Stakes, Move::Stake(sum)) if acts => return over(sum),
            (Phase::Stakes | Phase::Buying | Phase::Backing, Move::Stake(_)) if seat != p.banker => {
                (law!("stake-first"), text!("buying-staked-already"))
            }
            (Phase::Stakes, Move::Buy(_) | Move::Stand { .. } | Move::Split(_) | Move::Picture(_)) => {
                (law!("stake-first"), text!("buying-stake-first"))
            }
            (Phase::Buying, Move::Buy(at)) if hand(at).is_some_and(|hand| hand.dead) => {
                (law!("dead"), text!("buying-is-dead"))
            }
            (Phase::Buying, Move::Buy(_)) if acts && p.left == 0 => (law!("talon-empty"), text!("buying-talon-empty")),
            (Phase::Buying, Move::Buy(_)) if !acts && seat == p.banker => {
                (law!("banker-buys-last"), text!("buying-out-of-turn"))
            }
            (Phase::Buying, Move::Buy(_)) if !acts => (law!("buy"), text!("buying-out-of-turn")),
            (Phase::Buying, Move::Stand { hand: at, .. }) if acts && hand(at).is_some_and(|hand| !hand.done) => {
                (law!("one-card-open"), text!("buying-one-card-open"))
            }
            (_, Move::Picture(_)) if self.pictures == 0 => (law!("picture-if-agreed"), text!("buying-no-pictures")),
            (Phase::Buying, Move::Picture(_)) if acts && p.round.asked[seat] >= self.pictures => {
                (law!("picture-thrice"), text!("buying-asked-enough"))
            }
            (Phase::Buying, Move::Picture(sum)) if acts && self.may_ask(s, seat) => return over(sum),
            (Phase::Buying, Move::Picture(_)) if acts && p.left == 0 => {
                (law!("talon-empty"), text!("buying-talon-empty"))
            }
            (Phase::Buying, Move::Picture(_)) if acts => (law!("picture-single-ace"), text!("buying-no-single-ace")),
            (_, Move::Split(_)) if !self.split => (law!("split-pictures"), text!("buying-no-split")),
            (Phase::Buying, Move::Split(_)) if acts => (law!("split-pictures"), text!("buying-no-two-pictures")),
            (_, Move::Back(_)) if !self.backers => (law!("split-owner-only"), text!("buying-owner-only")),
            (Phase::Backing, Move::Back(sum)) if acts => return over(sum),
            (_, Move::Back(_)) => (law!("split-backers"), text!("buying-back-too-late")),
            _ if acts => return Refusal::not_now(),
            _ => return Refusal::not_your_turn(),
        };
        Refusal::by(law, text)
    }
}

/// A new hand with its first cards.
pub(super) fn dealt(cards: &Cards, stake: u32) -> Hand {
    Hand { count: cards.len() as u8, stake, ..Hand::default() }
}
