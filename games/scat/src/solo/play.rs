//! Tricks, stopping, and the end of a deal.

use super::cards;
use super::contracts::Kind;
use super::moves::Move;
use super::options::{Form, MatadorsOf};
use super::rules::Rules;
use super::settle::{DealResult, Outcome};
use super::state::{Deal, Phase, Public, SEATS, State};
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, Measure, Offer, Scribe, Seat, SeatSet, Suit, law, text};

impl Rules {
    /// Play begins.
    pub(super) fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let first = self.vorhand(&s.public);
        (s.public.deal.phase, s.public.deal.turn) = (Phase::Play, first);
        scribe.tell_by(law!("vorhand-leads"), || text!("solo-leads-first", seat = first));
    }

    /// The cards of a hand that may be played.
    #[inline]
    pub fn legal(&self, deal: &Deal, hand: CardSet) -> CardSet {
        self.order_of(deal).legal(hand, deal.tricks.now.led())
    }

    /// What may be played, and whether one may stop.
    #[inline]
    pub(super) fn plays(&self, deal: &Deal, seat: Seat, hand: CardSet) -> Offer<Move> {
        let offer = Offer::cards(self.legal(deal, hand), Move::Play);
        if self.may_stop(deal, seat, hand) { offer.with(Move::Stop) } else { offer }
    }

    /// Whether the premiers are won, as far as whoever is to lead knows, so that he may stop.
    pub fn may_stop(&self, deal: &Deal, seat: Seat, hand: CardSet) -> bool {
        let due = deal.tricks.count == self.need && deal.tricks.now.is_empty() && self.form != Form::Kaufsolo;
        let null = deal.contract.is_none_or(|contract| contract.is_null());
        if !due || null {
            return false;
        }
        let side = deal.known_side(seat, hand);
        side.contains(seat) && deal.winners.iter().all(|winner| side.contains(*winner))
    }

    /// The declarer's side stops after the premiers.
    pub(super) fn stop<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        s.public.deal.stopped = true;
        scribe.says(seat, law!("vole-begun-by-leading"), || text!("solo-stops"));
        self.end_deal(s, scribe);
    }

    /// A card is played.
    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        if self.may_stop(&s.public.deal, seat, s.hands[seat]) {
            s.public.deal.vole = true;
            scribe.does(seat, law!("vole-begun-by-leading"), || text!("solo-undertakes", seat = seat));
        }
        s.hands[seat].remove(card);
        let deal = &mut s.public.deal;
        deal.sure[seat].remove(card);
        scribe.does(seat, None, || text!("solo-plays-card", seat = seat, card = card));
        if deal.called == Some(card) && deal.helper.is_none() && deal.giver.is_none() {
            deal.helper = Some(seat);
            scribe.does(seat, law!("called-ace-hidden"), || text!("solo-helps", seat = seat));
        }
        let order = self.orders.of(deal.contract, deal.trump);
        if deal.tricks.lay(order, card).is_none() {
            deal.turn = deal.tricks.now.turn();
            return;
        }
        let winner = deal.tricks.gather();
        deal.winners.push(winner);
        deal.turn = winner;
        scribe.takes(winner, law!("trick-winner"), || text!("solo-takes-trick", seat = winner));
        let caught = deal.contract.is_some_and(|contract| contract.is_null()) && deal.declarer == Some(winner);
        if caught || deal.tricks.count == self.hand {
            self.end_deal(s, scribe);
        }
    }

    /// How often everything is paid with a trump suit.
    pub fn multiplier(&self, trump: Option<Suit>, favourite: Option<Suit>) -> i64 {
        match trump {
            Some(Suit::Flowers) => 4,
            Some(suit) if favourite == Some(suit) => 2,
            _ => 1,
        }
    }

    /// What is settled; nothing while nobody plays.
    pub fn deal_result(&self, s: &State) -> Option<DealResult> {
        let deal = &s.public.deal;
        let (declarer, contract) = (deal.declarer?, deal.contract?);
        let (helper, side) = (s.helper(), s.side());
        let counted = match self.options.matadors_of {
            MatadorsOf::Side if self.form == Form::Five => side,
            _ => SeatSet::one(declarer),
        };
        let held = counted.iter().fold(CardSet::EMPTY, |all, seat| all.union(s.as_played(seat)));
        let first = deal.winners.iter().take(self.need.into());
        let has_premiers = !contract.is_null() && self.form != Form::Kaufsolo;
        let premiers =
            has_premiers && deal.winners.len() >= usize::from(self.need) && first.clone().all(|w| side.contains(*w));
        let all = deal.winners.len() == usize::from(self.hand) && deal.winners.iter().all(|w| side.contains(*w));
        let vole = match (has_premiers && all, deal.vole && !deal.stopped) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            _ => None,
        };
        Some(DealResult {
            declarer,
            helper,
            contract,
            multiplier: self.multiplier(deal.trump, s.public.favourite),
            tricks: deal.tricks.won,
            matadors: deal.trump.map_or(0, |trump| cards::matadors(self.pack, trump, held)),
            premiers,
            vole,
            giver: deal.giver,
            stopped: deal.stopped,
            heirs: self.heirs(s, side),
        })
    }

    /// The opponents by their highest trumps, for counters that do not divide.
    fn heirs(&self, s: &State, side: SeatSet) -> ArrayVec<Seat, SEATS> {
        let order = self.order_of(&s.public.deal);
        let mut all: ArrayVec<Seat, SEATS> = Seat::all(self.seats).filter(|seat| !side.contains(*seat)).collect();
        let height = |seat: &Seat| {
            let trumps = s.as_played(*seat).both(order.trumps());
            order.highest(trumps).map_or(0, |card| order.height(card))
        };
        all.sort_unstable_by_key(|seat| std::cmp::Reverse(height(seat)));
        all
    }

    /// Settles the deal and goes on to the next.
    fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if let Some(d) = self.deal_result(s) {
            let verdict = self.settle(&mut s.public.ledger, &d, scribe);
            let tricks = Seat::all(self.seats).map(|seat| (seat, i64::from(d.tricks[seat])));
            scribe.deal_over(verdict.law, || {
                let sheet = spadille_core::Sheet::new(d.title(&verdict));
                sheet.with(text!("house-tricks"), Measure::Tricks, tricks)
            });
            let trump = s.public.deal.trump;
            self.note_favourite(&mut s.public, trump, verdict.outcome == Outcome::Won, scribe);
        }
        self.next_deal(s, scribe);
    }

    /// The trump suit of the first game won becomes the favourite suit, where there is none from the beginning.
    pub fn note_favourite<S: Scribe>(&self, p: &mut Public, trump: Option<Suit>, won: bool, scribe: &mut S) {
        let (true, Some(suit), false) = (won, trump, p.first_won) else { return };
        p.first_won = true;
        if self.first_win && suit != Suit::Flowers {
            p.favourite = Some(suit);
            scribe.tell_by(law!("favourite-first-won"), || text!("solo-favourite-is", suit = suit));
        }
    }

    /// Whether a game is played in which a helper stands beside the declarer.
    pub fn has_helper(&self, kind: Kind) -> bool {
        self.form == Form::Five && matches!(kind, Kind::Frage | Kind::Forcee | Kind::Small)
    }
}
