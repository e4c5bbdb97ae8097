//! The contract: how a match goes, from the first deal to the close.

use super::moves::{Move, Moves};
use super::options::{LHommeOptions, Nehmen, Ranks};
use super::refusals;
use super::settle::DealResult;
use super::state::{Deal, POT, Phase, Public, SEATS, State};
use crate::taking::{Choice, Duty, Fall, Pack, lay};
use rand::{Rng, RngExt as _};
use spadille_core::{
    Card, CardSet, Game, LawId, Ledger, Measure, Offer, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat,
    Sheet, Suit, Turn, law, text,
};
use spadille_tricks::Order;

/// L'Homme under chosen options.
#[derive(Clone, Debug)]
pub struct LHomme {
    /// What was agreed on.
    pub options: LHommeOptions,
    /// The cards.
    pub pack: Pack,
}

impl LHomme {
    /// How many deals a match has.
    pub fn deals(&self) -> u32 {
        u32::from(self.options.tours) * u32::from(self.options.players)
    }

    /// How the cards of a deal rank.
    #[inline]
    pub fn order(&self, deal: &Deal) -> &Order {
        self.pack.order(deal.trump())
    }

    /// What may be played of a hand.
    #[inline]
    pub fn choice(&self, deal: &Deal, hand: CardSet) -> Choice {
        Choice::of(self.order(deal), self.options.duty(), hand, &deal.tricks.now)
    }

    /// What a seat may do of its cards; it depends on nothing else that is hidden.
    #[inline]
    pub fn offered(&self, p: &Public, seat: Seat, hand: CardSet) -> Moves {
        if !p.awaited().may_act(seat) {
            return Offer::new(Move::Play);
        }
        match p.deal.phase {
            Phase::Bid => self.calls(p, seat),
            Phase::Play => {
                let choice = self.choice(&p.deal, hand);
                let offer = Offer::cards(choice.dutiful(), Move::Play);
                if self.options.may_refuse() { offer.with_faults(choice.refusing()) } else { offer }
            }
            Phase::FirstDealer | Phase::Deal | Phase::Over => Offer::new(Move::Play),
        }
    }

    /// How many cards a seat holds.
    pub fn held(&self, p: &Public, seat: Seat) -> u8 {
        match p.deal.phase {
            Phase::FirstDealer | Phase::Deal | Phase::Over => 0,
            _ if seat.0 >= self.options.players => 0,
            Phase::Bid | Phase::Play => self.options.each().saturating_sub(p.deal.tricks.played[seat].len()),
        }
    }

    /// The law that binds whoever must take, by what he would take with.
    pub fn duty_law(&self, deal: &Deal, choice: &Choice) -> LawId {
        let with_trump = choice.takers.both(self.order(deal).trumps()) == choice.takers
            && deal.tricks.now.led().is_some_and(|led| Some(led.suit()) != deal.trump());
        match self.options.duty() {
            _ if with_trump => law!("take-with-trump"),
            Duty::Everybody => law!("take-par-force"),
            Duty::Last | Duty::Nobody => law!("take-last"),
        }
    }

    fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let choice = self.choice(&s.public.deal, s.hands[seat]);
        let law = if choice.must_take() && choice.takers.contains(card) && choice.by_suit != choice.takers {
            Some(self.duty_law(&s.public.deal, &choice))
        } else {
            (choice.bound && choice.takers.is_empty()).then_some(law!("take-when-unable"))
        };
        s.hands[seat].remove(card);
        scribe.does(seat, law, || text!("lhomme-plays", seat = seat, card = card));
        let p = &mut s.public;
        if choice.must_take() && !choice.takers.contains(card) {
            let _ = p.deal.refused.try_push((p.deal.tricks.count + 1, seat));
            scribe.does(seat, None, || text!("lhomme-refuses", seat = seat));
            self.fine(p, seat, scribe);
        }
        let deal = &mut p.deal;
        let order = self.pack.order(deal.trump());
        if lay(order, self.options.duty(), !self.options.may_refuse(), &mut deal.tricks, card).is_none() {
            deal.turn = deal.tricks.now.turn();
            return;
        }
        let ruffed = deal.tricks.now.best().map(Card::suit) != deal.tricks.now.led().map(Card::suit);
        let winner = deal.tricks.gather();
        let _ = deal.winners.try_push(winner);
        deal.turn = winner;
        let law = if ruffed { law!("trump-beats") } else { law!("highest-wins") };
        scribe.takes(winner, law, || text!("lhomme-takes", seat = winner));
        if deal.tricks.count == self.options.each() {
            self.end_deal(s, scribe);
        }
    }

    /// The deal is over, played or passed: it is settled, and the next is dealt, or the company rises.
    pub(super) fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let (p, seats) = (&mut s.public, self.options.players);
        let tricks = p.deal.tricks.won;
        let rows = || Seat::all(seats).map(|seat| (seat, i64::from(tricks[seat])));
        match p.deal.homme {
            Some(homme) => {
                let won = self.settle(&mut p.ledger, &DealResult { homme, tricks }, scribe);
                p.deal.won = Some(won);
                let law = if won { law!("homme-wins") } else { law!("homme-loses") };
                scribe.deal_over(law, || {
                    let title = match won {
                        true => text!("lhomme-won", seat = homme),
                        false => text!("lhomme-lost", seat = homme),
                    };
                    Sheet::new(title).with(text!("house-tricks"), Measure::Tricks, rows())
                });
            }
            None => scribe.deal_over(law!("all-pass"), || Sheet::new(text!("lhomme-all-pass"))),
        }
        p.deal.phase = Phase::Deal;
        s.hands = PerSeat::all(CardSet::EMPTY);
        p.deals_done += 1;
        let vorhand = p.dealer.next(seats);
        p.dealer = vorhand;
        if p.deals_done < self.deals() {
            return scribe.does(vorhand, law!("play-to-the-right"), || text!("lhomme-next-dealer", seat = vorhand));
        }
        p.deal.phase = Phase::Over;
        self.close(p, vorhand, scribe);
        scribe.match_over(law!("match-length"), || text!("house-match-over"));
    }

    fn introduce<S: Scribe>(&self, first: Seat, scribe: &mut S) {
        let players = self.options.players;
        scribe.tell_by(law!("players"), || text!("lhomme-players", number = players));
        let pack = match players {
            7.. => law!("pack-seven"),
            6 => law!("pack-six"),
            5 => law!("pack-five"),
            4 => law!("pack-four"),
            _ => law!("pack-three"),
        };
        scribe.tell_by(law!("pack-six-suits"), || text!("lhomme-pack"));
        scribe.tell_by(law!("suits-named"), || {
            text!(
                "lhomme-suits",
                first = Suit::Spades,
                second = Suit::Hearts,
                third = Suit::Diamonds,
                fourth = Suit::Clubs,
                fifth = Suit::Flowers,
                sixth = Suit::Moons
            )
        });
        scribe.tell_by(pack, || text!("lhomme-played-with", number = self.options.suits()));
        let order = match self.options.ranks {
            Ranks::Piquet => law!("card-order"),
            Ranks::Hombre => law!("card-order-hombre"),
        };
        scribe.tell_by(order, || match self.options.ranks {
            Ranks::Piquet => text!("lhomme-order"),
            Ranks::Hombre => text!("lhomme-order-hombre"),
        });
        if self.options.nehmen == Nehmen::Undertake {
            scribe.tell_by(law!("undertake-reading"), || text!("lhomme-undertake-reading"));
        }
        scribe.tell_by(law!("no-exchange"), || text!("lhomme-no-exchange"));
        scribe.does(first, law!("first-dealer"), || text!("lhomme-first-dealer", seat = first));
    }

    fn deal_cards<S: Scribe>(&self, s: &mut State, dealt: &crate::taking::Dealt<SEATS>, scribe: &mut S) {
        let (p, seats) = (&mut s.public, self.options.players);
        for seat in Seat::all(seats) {
            p.ledger.pay(seat, POT, self.options.ante.into(), law!("ante"), scribe);
        }
        for (seat, hand) in Seat::all(seats).zip(&dealt.hands) {
            s.hands[seat] = *hand;
        }
        let dealer = p.dealer;
        let turn = dealer.next(seats);
        p.deal = Deal { phase: Phase::Bid, turn, turned: Some(dealt.turned), ..Deal::new(seats, dealer) };
        let law = if self.options.each() == 7 { law!("deal-seven") } else { law!("deal-five") };
        scribe.does(dealer, law, || text!("lhomme-dealt", seat = dealer, number = self.options.each()));
        scribe.tell_by(law!("turn-up"), || text!("lhomme-turned", card = dealt.turned, suit = dealt.turned.suit()));
    }

    /// What the match is worth to a seat: its counters, a share of what stands, marks, and how the Homme is doing.
    fn promise(&self, p: &Public, seat: Seat) -> f64 {
        let seats = f64::from(self.options.players);
        let (balance, pot) = (p.ledger.balance(seat) as f64, p.pot() as f64);
        if p.deal.phase == Phase::Over {
            return balance;
        }
        let all: f64 = p.marks.values().map(|n| f64::from(*n)).sum();
        let written = f64::from(p.marks[seat]);
        let marks = f64::from(self.options.mark_value) * (all - seats * written);
        let standing = balance + marks;
        let (Some(homme), Phase::Play) = (p.deal.homme, p.deal.phase) else { return standing + pot / seats };
        let tricks = &p.deal.tricks.won;
        let best = Seat::all(self.options.players).filter(|other| *other != homme).map(|other| tricks[other]).max();
        let lead = f64::from(tricks[homme]) - f64::from(best.unwrap_or(0));
        let left = f64::from(self.options.each() - p.deal.tricks.count);
        let hope = (0.5 + (lead - 0.5) / (left + 2.0)).clamp(0.0, 1.0);
        // Won, the stake is his; lost, he adds as much, and all have their share of twice as much.
        let lost = 2.0 * pot / seats;
        standing + if seat == homme { hope * pot + (1.0 - hope) * (lost - pot) } else { (1.0 - hope) * lost }
    }
}

impl Game for LHomme {
    const ID: &'static str = "lhomme";
    const POTS: &'static [&'static str] = &["lhomme-pot"];

    type Options = LHommeOptions;
    type State = State;
    type Move = Move;
    type Outcome = Fall<SEATS>;
    type Moves = Moves;

    fn new(options: LHommeOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(LHomme { pack: Pack::new(options.suits(), options.ranks()), options })
    }

    fn options(&self) -> &LHommeOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.options.players
    }

    fn open(&self) -> State {
        let dealer = Seat(self.options.players - 1);
        State {
            public: Public {
                ledger: Ledger::default(),
                dealer,
                deals_done: 0,
                marks: PerSeat::all(0),
                deal: Deal { phase: Phase::FirstDealer, ..Deal::new(self.options.players, dealer) },
            },
            hands: PerSeat::all(CardSet::EMPTY),
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        s.public.awaited()
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        s.hands.get(seat).map_or(Offer::new(Move::Play), |hand| self.offered(&s.public, seat, *hand))
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        refusals::why_not(self, s, seat, m)
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Play(card) => self.play_card(s, seat, card, scribe),
            Move::Undertake | Move::Pass => self.call(s, seat, m, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall<SEATS> {
        match s.public.deal.phase {
            Phase::FirstDealer => Fall::FirstDealer(Seat(rng.random_range(0..self.options.players))),
            _ => Fall::Deal(self.pack.deal(self.options.players, self.options.each(), rng)),
        }
    }

    fn admits(&self, s: &State, fall: &Fall<SEATS>) -> Result<(), Refusal> {
        let fits = match (s.public.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < self.options.players,
            (Phase::Deal, Fall::Deal(dealt)) => {
                self.pack.may_be_dealt(dealt, self.options.players, self.options.each())
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall<SEATS>, scribe: &mut S) {
        match fall {
            Fall::FirstDealer(seat) => {
                s.public.dealer = *seat;
                s.public.deal = Deal::new(self.options.players, *seat);
                self.introduce(*seat, scribe);
            }
            Fall::Deal(dealt) => self.deal_cards(s, dealt, scribe),
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }

    /// The balance, a share of what stands, marks, and how the Homme is doing.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        self.promise(&s.public, seat)
    }
}
