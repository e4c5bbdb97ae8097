//! The contract: how a match of Piquet goes, and who may do what. Each phase has its own file beside this one.

use super::hand::{self, PACK};
use super::moves::{Move, Moves, SetOf, Thrown};
use super::options::{NewPartie, Partie, PiquetOptions};
use super::play::playable;
use super::settle::Standing;
use super::state::{Deal, Pair, Phase, Public, State};
use super::tally::Tally;
use arrayvec::ArrayVec;
use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Game, Ledger, Measure, Number, Offer, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat,
    SeatSet, Sheet, Suit, Turn, law, text,
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
        hands: Pair<CardSet>,
        /// Eight cards: elder's five, then three.
        talon: [Card; 8],
    },
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
        State::undealt(Public {
            ledger: Ledger::default(),
            phase: Phase::Cut,
            dealer: Seat(1),
            cut: None,
            deals_done: 0,
            parties_done: 0,
            standing: Standing::default(),
            deal: Deal::new(Tally::new(Seat(0), Pair::default())),
        })
    }

    fn turn(&self, s: &State) -> Turn {
        turn(&s.public)
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let (p, deal, turn) = (&s.public, &s.public.deal, self.turn(s));
        if !turn.may_act(seat) {
            return Moves::new(Offer::new(Move::Play), None, false);
        }
        let plays = p.phase == Phase::Play && turn.awaited().contains(seat);
        let (offer, hand) = (self.offer(s, seat, plays), s.hands[seat]);
        match self.may_lay_away(p) {
            Some(number) => Moves::exchange(offer, hand, &number),
            None => Moves::new(
                offer,
                Some(hand).filter(|_| plays),
                deal.led().is_none() && deal.spoken.thrown == Thrown::default(),
            ),
        }
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let (p, deal, hand) = (&s.public, &s.public.deal, s.hands[seat]);
        match (m, p.phase) {
            (Move::Play(card), Phase::Play) if !hand.contains(card) => Refusal::not_held(),
            (Move::Play(card), Phase::Play) => match deal.led() {
                Some(led) if card.suit() != led.suit() => {
                    Refusal::by(law!("follow-suit"), text!("piquet-must-follow", suit = led.suit()))
                }
                None if deal.demanded.is_some() => {
                    Refusal::by(law!("named-suit-missing"), text!("piquet-must-lead-demanded"))
                }
                None if deal.named.is_some() => Refusal::by(law!("named-suit"), text!("piquet-must-lead-named")),
                _ => Refusal::by(law!("law-10-cards-thrown-down"), text!("piquet-must-lead-thrown")),
            },
            (Move::Discard(cards), _) if !hand.includes(cards) => Refusal::not_held(),
            (Move::Discard(_), phase) => {
                let Some(number) = self.may_lay_away(p) else {
                    return Refusal::by(law!("law-11-exchange-once"), text!("piquet-no-second-exchange"));
                };
                let law = match phase {
                    Phase::ElderExchange => law!("exchange-elder"),
                    Phase::BlankExchange => law!("carte-blanche-elder"),
                    _ => law!("exchange-younger"),
                };
                Refusal::by(law, text!("piquet-wrong-number", least = *number.start(), most = *number.end()))
            }
            (Move::Blank(_) | Move::ShowBlank, Phase::ElderExchange | Phase::YoungerExchange) => {
                Refusal::by(law!("carte-blanche"), text!("piquet-not-blank"))
            }
            (Move::Blank(_) | Move::ShowBlank, _) => {
                Refusal::by(law!("law-16-carte-blanche-unshown"), text!("piquet-blank-too-late"))
            }
            _ => Refusal::not_now(),
        }
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let (phase, deal) = (&mut s.public.phase, &mut s.public.deal);
        match (m, *phase) {
            (Move::Packet(Number(number)), _) => {
                (deal.packet, *phase) = (Some(number), Phase::Deal);
                scribe.says(seat, law!("law-20-size-of-packets"), || {
                    text!("piquet-packet", seat = seat, number = number)
                });
            }
            (Move::Blank(Number(number)), _) => {
                (deal.announced, *phase) = (Some(number), Phase::YoungerLaysFirst);
                let text = || text!("piquet-announces-blank", seat = seat, number = number);
                scribe.says(seat, law!("carte-blanche-elder"), text);
            }
            (Move::Demand(card), _) => {
                (deal.demanded, *phase) = (Some(card), Phase::Play);
                scribe.says(seat, law!("named-suit-missing"), || text!("piquet-demands", seat = seat, card = card));
            }
            (Move::ShowBlank, _) => self.show_blank(s, seat, scribe),
            (Move::Discard(cards), _) => self.exchange(s, seat, cards, scribe),
            (Move::Look, _) => self.look(s, seat, None, scribe),
            (Move::Name(suit), _) => self.look(s, seat, Some(suit), scribe),
            (Move::Play(card), _) => self.play_card(s, seat, card, scribe),
            (Move::Pass, Phase::ElderLook) => self.younger_next(s, scribe),
            (Move::Pass, Phase::YoungerLook | Phase::ElderLooksAfter) => self.begin_declarations(s, scribe),
            (Move::Pass, Phase::Proof | Phase::Reckoning) => self.end_deal(s, scribe),
            _ => self.speak(s, seat, m, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        let mut pack: ArrayVec<Card, 32> = PACK.iter().collect();
        if s.public.phase == Phase::Cut {
            let mut cut = || [(); 2].map(|()| pack[usize::from(rng.random_range(0..PACK.len()))]);
            // Equal ranks are cut again.
            let unequal = std::iter::repeat_with(&mut cut).find(|cards| cards[0].rank() != cards[1].rank());
            return Outcome::Cut(unequal.unwrap_or_else(cut));
        }
        pack.shuffle(rng);
        let mut talon = s.talon;
        talon.copy_from_slice(&pack[24..]);
        Outcome::Deal { hands: PerSeat([&pack[..12], &pack[12..24]].map(|hand| hand.iter().copied().collect())), talon }
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let fits = match (s.public.phase, o) {
            (Phase::Cut, Outcome::Cut([a, b])) => a.rank() != b.rank() && PACK.contains(*a) && PACK.contains(*b),
            (Phase::Deal, Outcome::Deal { hands, talon }) => {
                let all = hands.values().fold(talon.iter().copied().collect(), |all: CardSet, hand| all.union(*hand));
                hands.values().all(|hand| hand.len() == 12) && all == PACK
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        match o {
            Outcome::Cut(cards) => {
                let dealer = Seat(u8::from(hand::height(cards[1].rank()) < hand::height(cards[0].rank())));
                (s.public.dealer, s.public.cut) = (dealer, Some(*cards));
                scribe.does(dealer, law!("choose-dealer"), || {
                    text!("piquet-cut", seat = dealer, first = cards[0], second = cards[1])
                });
                self.before_deal(s);
            }
            Outcome::Deal { hands, talon } => {
                (s.hands, s.talon) = (*hands, *talon);
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
        let lead = |of: Pair<u32>| f64::from(of[seat]) - f64::from(of[seat.next(2)]);
        let ahead = match self.options.partie {
            // A Partie is worth a stake: a lead of the whole target is as good as won.
            Partie::Target => lead(p.running()) / f64::from(self.options.target),
            Partie::FourDeals | Partie::PerDealMarkers => lead(p.standing.marked()) + lead(p.running()) / 10.0,
        };
        p.ledger.balance(seat) as f64 + f64::from(self.options.stake) * ahead
    }
}

/// Who is to act, from what everybody sees.
pub(super) fn turn(p: &Public) -> Turn {
    match p.phase {
        Phase::Cut | Phase::Deal => Turn::Chance,
        Phase::Over => Turn::Over,
        Phase::ElderExchange
        | Phase::BlankExchange
        | Phase::ElderLook
        | Phase::ElderLooksAfter
        | Phase::Call(_)
        | Phase::Proof
        | Phase::Reckoning => Turn::of(p.elder()),
        Phase::Packets
        | Phase::YoungerLaysFirst
        | Phase::YoungerExchange
        | Phase::YoungerLook
        | Phase::Answer(_)
        | Phase::Demand => Turn::of(p.dealer),
        Phase::Play => {
            let free = if p.younger_may_speak() { SeatSet::one(p.dealer) } else { SeatSet::EMPTY };
            Turn::Seats { awaited: SeatSet::one(p.deal.tricks.now.turn()), free }
        }
    }
}

impl Piquet {
    /// The words a seat may say, and the cards it may demand or, if it is to play, play.
    fn offer(&self, s: &State, seat: Seat, plays: bool) -> Offer<Move> {
        let (p, deal, hand, o) = (&s.public, &s.public.deal, s.hands[seat], &self.options);
        let words = Offer::new(Move::Play);
        match p.phase {
            Phase::Packets => words.with_all(o.packet_sizes().map(|number| Move::Packet(Number(number)))),
            Phase::ElderExchange if self.may_show_blank(p, seat, hand) => {
                words.with_all(o.elder_exchange().map(|number| Move::Blank(Number(number))))
            }
            Phase::YoungerExchange if self.may_show_blank(p, seat, hand) => words.with(Move::ShowBlank),
            Phase::ElderLook | Phase::YoungerLook => words.with(Move::Look).with(Move::Pass),
            Phase::ElderLooksAfter => words.with_all(Suit::ALL.map(Move::Name)).with(Move::Pass),
            Phase::Call(class) => self.calls(hand, class, None),
            Phase::Answer(class) => self.calls(hand, class, deal.spoken.called[class][p.elder()].figure),
            // Elder has shown that he lacks the suit he named, so his hand lies open.
            Phase::Demand => Offer::cards(s.hands[p.elder()], Move::Demand),
            Phase::Play => {
                let cards = if plays { playable(deal, hand) } else { CardSet::EMPTY };
                let asks = self.set_to_ask_about(p, seat).map(|set| Move::Doubt(SetOf(set.rank())));
                let offer = asks.into_iter().fold(Offer::cards(cards, Move::Play), Offer::with_aside);
                if o.is_manual() { offer.with_all(self.words_in_play(s, seat)) } else { offer }
            }
            Phase::Proof => {
                words.with(Move::Pass).with_all(deal.unasked_set(seat).map(|set| Move::Doubt(SetOf(set.rank()))))
            }
            Phase::Reckoning => words.with(Move::Pic).with(Move::Pass),
            _ => words,
        }
    }

    /// What each still lacks to be out, where a Partie is played to a number. Where players speak for themselves nobody is
    /// out before [younger's first card](Self::words_are_final).
    pub(super) fn goal(&self, p: &Public) -> Pair<u16> {
        match self.options.partie {
            Partie::Target => self.options.goal(p.standing.totals),
            Partie::FourDeals | Partie::PerDealMarkers => Pair::default(),
        }
    }

    /// Clears the table for the next deal.
    fn before_deal(&self, s: &mut State) {
        let mut p = s.public.clone();
        let strict = self.options.is_manual();
        let goal = if strict { Pair::default() } else { self.goal(&p) };
        p.deal = Deal::new(Tally { pic_waits: strict, ..Tally::new(p.elder(), goal) });
        p.phase = if self.options.dealer_says_packets() { Phase::Packets } else { Phase::Deal };
        *s = State::undealt(p);
    }

    /// Adds the deal to the score, settles a finished Partie and passes the deal on.
    pub(super) fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let tally = &mut p.deal.tally;
        if tally.pic_is_unsaid() {
            tally.lose_pic();
            scribe.scores(tally.elder, -i32::from(super::tally::PIC), law!("pic-forgotten"));
            scribe.does(tally.elder, law!("pic-forgotten"), || text!("piquet-pic-forgotten", seat = tally.elder));
        }
        let total = std::mem::take(&mut p.deal.tally.total);
        p.standing.add(&self.options, total, p.deal.tally.out.map(|(seat, ..)| seat));
        p.deals_done += 1;
        if let Some(marks) = p.standing.marks.last() {
            let best = Seat(u8::from(marks[Seat(1)] > marks[Seat(0)]));
            scribe.does(best, law!("per-deal-markers"), || text!("piquet-marks", seat = best, number = marks[best]));
        }
        scribe.deal_over(None, || {
            let points = Seat::all(2).map(|seat| (seat, total[seat].into()));
            let title = text!("piquet-deal-over", first = total[Seat(0)], second = total[Seat(1)]);
            Sheet::new(title).with(text!("piquet-this-deal"), Measure::Points, points)
        });
        p.dealer = p.dealer.next(2);
        if !p.standing.is_over(&self.options) {
            return self.before_deal(s);
        }
        p.standing.pay(&self.options, &mut p.ledger, scribe);
        p.parties_done += 1;
        if p.parties_done == self.options.parties {
            p.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
            // What each has seen of the talon stays his: the match may be over on the cards he has just taken.
            (s.hands, s.laid) = Default::default();
            return;
        }
        p.standing = Standing::default();
        self.before_deal(s);
        if self.options.new_partie == NewPartie::Cut {
            s.public.phase = Phase::Cut;
        }
    }
}
