//! The contract: how a match goes, from the first deal to the last.

use super::moves::{Move, Moves};
use super::options::TriompheOptions;
use super::refusals;
use super::settle::{DealResult, Offence, pair_of};
use super::state::{Deal, FOUR, Phase, Public, SEATS, State, TRICKS};
use crate::taking::{Choice, Duty, Fall, PIQUET, Pack, lay};
use rand::{Rng, RngExt as _};
use spadille_core::{
    Card, CardSet, Game, LawId, Ledger, Measure, Offer, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat,
    Sheet, Text, Turn, law, text,
};
use spadille_tricks::Order;

/// La Triomphe under chosen options.
#[derive(Clone, Debug)]
pub struct Triomphe {
    /// What was agreed on.
    pub options: TriompheOptions,
    /// The cards.
    pub pack: Pack,
}

impl Triomphe {
    /// How many deals a match has.
    pub fn deals(&self) -> u32 {
        u32::from(self.options.tours) * u32::from(FOUR)
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
        let none = Offer::new(Move::Play);
        let deal = &p.deal;
        if !p.awaited().may_act(seat) {
            return none;
        }
        match deal.phase {
            Phase::Vote => none.with(Move::Consent).with(Move::Object),
            Phase::Play => {
                let choice = self.choice(deal, hand);
                let mut offer = Offer::cards(choice.dutiful(), Move::Play);
                if self.options.strict {
                    offer = offer.with_faults(hand.minus(choice.by_suit));
                }
                if deal.is_fresh(seat) {
                    offer = offer.with_aside(Move::Refuse);
                    if deal.asked.is_none() {
                        offer = offer.with_aside(Move::AskRedeal);
                    }
                }
                if choice.must_take() && self.options.duty() == Duty::Everybody {
                    offer = offer.with_aside(Move::Concede);
                }
                offer
            }
            Phase::FirstDealer | Phase::Deal | Phase::Over => none,
        }
    }

    /// The law that binds whoever must take, by what he would take with.
    pub fn duty_law(&self, deal: &Deal, choice: &Choice) -> LawId {
        let with_trump = choice.takers.both(self.order(deal).trumps()) == choice.takers
            && deal.tricks.now.led().is_some_and(|led| Some(led.suit()) != deal.trump());
        let from_partner = self.options.has_partners()
            && deal.tricks.now.best().is_some()
            && deal.tricks.now.winner() == deal.turn.after(2, FOUR);
        match self.options.duty() {
            _ if with_trump => law!("take-with-trump"),
            _ if from_partner => law!("take-from-partner"),
            Duty::Everybody => law!("take-par-force"),
            Duty::Last | Duty::Nobody => law!("take-last"),
        }
    }

    fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let choice = self.choice(&s.public.deal, s.hands[seat]);
        let unable = choice.bound && choice.takers.is_empty();
        let law = if choice.must_take() && choice.by_suit != choice.takers {
            Some(self.duty_law(&s.public.deal, &choice))
        } else {
            unable.then_some(law!("take-when-unable"))
        };
        s.hands[seat].remove(card);
        if !choice.by_suit.contains(card) {
            // At a strict table: it lies there for all to see, and the deal is over.
            scribe.does(seat, None, || text!("triomphe-plays", seat = seat, card = card));
            s.public.deal.tricks.played[seat].insert(card);
            return self.offend(s, seat, Offence::Revoke, scribe);
        }
        let deal = &mut s.public.deal;
        scribe.does(seat, law, || text!("triomphe-plays", seat = seat, card = card));
        let order = self.pack.order(deal.trump());
        if lay(order, self.options.duty(), true, &mut deal.tricks, card).is_none() {
            deal.turn = deal.tricks.now.turn();
            return;
        }
        let led = deal.tricks.now.led();
        let ruffed = deal.tricks.now.best().map(Card::suit) != led.map(Card::suit);
        let winner = deal.tricks.gather();
        let _ = deal.winners.try_push(winner);
        deal.turn = winner;
        let law = if ruffed { law!("trump-beats") } else { law!("highest-wins") };
        scribe.takes(winner, law, || text!("triomphe-takes", seat = winner));
        if deal.tricks.count == TRICKS {
            let result = DealResult::Played(deal.tricks.won);
            self.end_deal(s, &result, scribe);
        }
    }

    /// Somebody asks for a new deal: the others answer in turn.
    fn ask<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let deal = &mut s.public.deal;
        (deal.asked, deal.phase, deal.turn) = (Some(seat), Phase::Vote, seat.next(FOUR));
        scribe.says(seat, law!("redeal-by-consent"), || text!("triomphe-asks", seat = seat));
    }

    fn vote<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let p = &mut s.public;
        if m == Move::Object {
            scribe.says(seat, law!("redeal-by-consent"), || text!("triomphe-objects", seat = seat));
            (p.deal.phase, p.deal.turn) = (Phase::Play, p.deal.tricks.now.turn());
            return;
        }
        scribe.says(seat, law!("redeal-by-consent"), || text!("triomphe-consents", seat = seat));
        p.deal.turn = seat.next(FOUR);
        if Some(p.deal.turn) == p.deal.asked {
            scribe.does(p.dealer, law!("redeal-by-consent"), || text!("triomphe-redeal", seat = p.dealer));
            p.deal = Deal::new(p.dealer);
            s.hands = PerSeat::all(CardSet::EMPTY);
        }
    }

    fn offend<S: Scribe>(&self, s: &mut State, by: Seat, what: Offence, scribe: &mut S) {
        match what {
            Offence::Refuse => scribe.says(by, law!("refuse-to-play"), || text!("triomphe-refuses", seat = by)),
            Offence::Revoke => scribe.does(by, law!("revoke-two-games"), || text!("triomphe-revokes", seat = by)),
            _ => scribe.says(by, law!("give-up"), || text!("triomphe-concedes", seat = by)),
        }
        scribe.does(by, law!("side-shares-penalty"), || match self.options.has_partners() {
            true => text!("triomphe-side-pays", seat = by, other = by.after(2, FOUR)),
            false => text!("triomphe-alone-pays", seat = by),
        });
        self.end_deal(s, &DealResult::Offence { what, by }, scribe);
    }

    /// The deal is over: it is paid, and the next is dealt, or the company rises.
    fn end_deal<S: Scribe>(&self, s: &mut State, result: &DealResult, scribe: &mut S) {
        let p = &mut s.public;
        let outcome = self.pay(&mut p.ledger, result, scribe);
        for seat in Seat::all(FOUR) {
            p.games[seat] += outcome.games[seat];
        }
        let (won, games) = (p.deal.tricks.won, outcome.games);
        scribe.deal_over(self.result_law(result, &outcome), || {
            let title = self.title(result, outcome.winners.first(), outcome.vole);
            let tricks = Seat::all(FOUR).map(|seat| (seat, i64::from(won[seat])));
            let games = Seat::all(FOUR).map(|seat| (seat, i64::from(games[seat])));
            Sheet::new(title).with(text!("house-tricks"), Measure::Tricks, tricks).with(
                text!("triomphe-games"),
                Measure::Points,
                games,
            )
        });
        p.deal.ended = Some(outcome);
        p.deal.phase = Phase::Deal;
        s.hands = PerSeat::all(CardSet::EMPTY);
        p.deals_done += 1;
        p.dealer = p.dealer.next(FOUR);
        let dealer = p.dealer;
        if p.deals_done < self.deals() {
            return scribe.does(dealer, law!("play-to-the-right"), || text!("triomphe-next-dealer", seat = dealer));
        }
        p.deal.phase = Phase::Over;
        scribe.match_over(law!("match-length"), || text!("house-match-over"));
    }

    /// How a deal ended, in a line.
    fn title(&self, result: &DealResult, winner: Option<Seat>, vole: bool) -> Text {
        let partners = self.options.has_partners();
        match (result, winner) {
            (DealResult::Offence { by, what: Offence::Refuse }, _) => text!("triomphe-refuses", seat = *by),
            (DealResult::Offence { by, what: Offence::Revoke }, _) => text!("triomphe-revokes", seat = *by),
            (DealResult::Offence { by, .. }, _) => text!("triomphe-concedes", seat = *by),
            (_, None) => text!("triomphe-tie"),
            (_, Some(seat)) if partners && vole => {
                text!("triomphe-vole", seat = seat, other = seat.after(2, FOUR))
            }
            (_, Some(seat)) if partners => text!("triomphe-won", seat = seat, other = seat.after(2, FOUR)),
            (_, Some(seat)) => text!("triomphe-won-alone", seat = seat),
        }
    }

    fn introduce<S: Scribe>(&self, first: Seat, scribe: &mut S) {
        let [a, b, c, d] = [0, 1, 2, 3].map(Seat);
        if self.options.has_partners() {
            scribe.tell_by(law!("partners"), || text!("triomphe-partners", a = a, b = b, c = c, d = d));
        } else {
            scribe.tell_by(law!("each-alone"), || text!("triomphe-each-alone"));
        }
        scribe.tell_by(law!("players"), || text!("triomphe-players"));
        scribe.tell_by(law!("pack"), || text!("triomphe-pack"));
        scribe.tell_by(law!("card-order"), || text!("triomphe-order"));
        scribe.tell_by(law!("no-passing"), || text!("triomphe-no-passing"));
        scribe.tell_by(law!("stake"), || text!("triomphe-stake", number = self.options.stake));
        scribe.does(first, law!("first-dealer"), || text!("triomphe-first-dealer", seat = first));
    }

    /// What the tricks so far promise a seat, in games.
    fn promise(&self, p: &Public, seat: Seat) -> f64 {
        let deal = &p.deal;
        if deal.ended.is_some() || deal.phase != Phase::Play {
            return 0.0;
        }
        let won =
            |seats: spadille_core::SeatSet| seats.iter().map(|seat| f64::from(deal.tricks.won[seat])).sum::<f64>();
        if self.options.has_partners() {
            let lead = won(pair_of(seat)) - won(pair_of(seat.next(FOUR)));
            return (lead / 5.0).clamp(-1.0, 1.0);
        }
        let own = f64::from(deal.tricks.won[seat]);
        let best = Seat::all(FOUR).filter(|other| *other != seat).map(|other| f64::from(deal.tricks.won[other]));
        let lead = own - best.fold(0.0, f64::max);
        (lead / 3.0).clamp(-1.0, 3.0)
    }
}

impl Game for Triomphe {
    const ID: &'static str = "triomphe";

    type Options = TriompheOptions;
    type State = State;
    type Move = Move;
    type Outcome = Fall<SEATS>;
    type Moves = Moves;

    fn new(options: TriompheOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Triomphe { options, pack: Pack::new(4, PIQUET) })
    }

    fn options(&self) -> &TriompheOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        FOUR
    }

    fn open(&self) -> State {
        let dealer = Seat(FOUR - 1);
        State {
            public: Public {
                ledger: Ledger::default(),
                dealer,
                deals_done: 0,
                games: PerSeat::all(0),
                deal: Deal { phase: Phase::FirstDealer, ..Deal::new(dealer) },
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
            Move::AskRedeal => self.ask(s, seat, scribe),
            Move::Consent | Move::Object => self.vote(s, seat, m, scribe),
            Move::Refuse => self.offend(s, seat, Offence::Refuse, scribe),
            Move::Concede => self.offend(s, seat, Offence::Concede, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall<SEATS> {
        match s.public.deal.phase {
            Phase::FirstDealer => Fall::FirstDealer(Seat(rng.random_range(0..FOUR))),
            _ => Fall::Deal(self.pack.deal(FOUR, TRICKS, rng)),
        }
    }

    fn admits(&self, s: &State, fall: &Fall<SEATS>) -> Result<(), Refusal> {
        let fits = match (s.public.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < FOUR,
            (Phase::Deal, Fall::Deal(dealt)) => self.pack.may_be_dealt(dealt, FOUR, TRICKS),
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall<SEATS>, scribe: &mut S) {
        match fall {
            Fall::FirstDealer(seat) => {
                s.public.dealer = *seat;
                s.public.deal = Deal::new(*seat);
                self.introduce(*seat, scribe);
            }
            Fall::Deal(dealt) => {
                let dealer = s.public.dealer;
                for (seat, hand) in Seat::all(FOUR).zip(&dealt.hands) {
                    s.hands[seat] = *hand;
                }
                let vorhand = dealer.next(FOUR);
                let deal = Deal { phase: Phase::Play, turn: vorhand, turned: Some(dealt.turned), ..Deal::new(dealer) };
                s.public.deal = deal;
                scribe.does(dealer, law!("deal"), || text!("triomphe-dealt", seat = dealer));
                scribe.tell_by(law!("turn-up"), || {
                    text!("triomphe-turned", card = dealt.turned, suit = dealt.turned.suit())
                });
                scribe.does(vorhand, law!("vorhand-leads"), || text!("triomphe-leads", seat = vorhand));
            }
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }

    /// The balance, and what the tricks so far promise.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        s.public.ledger.balance(seat) as f64 + self.promise(&s.public, seat) * f64::from(self.options.stake)
    }
}
