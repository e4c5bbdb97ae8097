//! Mistakes at strict tables.
//!
//! Readings of ours. A card that does not follow comes to light when its trick is full; its owner may set it right, all other cards
//! staying where they lie (001:1066), or let it lie and answer for it. The player of an open misère must set it right, for his
//! opponents see it (001:1068). A card that the player throws too early falls at his place; what he has lost is that the others
//! have seen it. In 1782 a slip wins or loses the game, and that is all (000:339).

use super::contracts::Form;
use super::moves::{Move, Shown};
use super::rules::Rules;
use super::settle::{Fault, Incident};
use super::state::{Deal, Phase, Public, State};
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, Offer, Scribe, Seat, SeatSet, Suit, law, text};
use spadille_tricks::{Restriction, revoke};

impl Deal {
    /// Who may interrupt the play: the player who would throw a card too early; opponents who think that they lead.
    pub(super) fn interrupters(&self) -> SeatSet {
        let Some(player) = self.player.filter(|_| self.phase == Phase::Play) else { return SeatSet::EMPTY };
        let now = &self.tricks.now;
        if now.is_empty() {
            let opponents_lead = !self.side().contains(now.leader()) && self.shown.is_none();
            let fellows = self.side().iter().fold(now.players(), SeatSet::without).without(now.leader());
            return if opponents_lead { fellows } else { SeatSet::EMPTY };
        }
        let waits = now.turn() != player && self.early.is_none() && !now.plays().any(|(seat, _)| seat == player);
        if waits { SeatSet::one(player) } else { SeatSet::EMPTY }
    }
}

impl Rules {
    /// Whether the table is strict and somebody has announced a game.
    fn is_strict(&self, deal: &Deal) -> bool {
        self.options.strict_table && deal.player.is_some()
    }

    /// The cards with which whoever plays may break his duty of following.
    pub(super) fn revokes(&self, p: &Public, hand: CardSet) -> CardSet {
        if !self.is_strict(&p.deal) {
            return CardSet::EMPTY;
        }
        revoke::cards(self.order(p.deal.trump), hand, p.deal.tricks.now.led())
    }

    /// Whether an opponent may lay his cards open at his turn.
    pub(super) fn may_expose(&self, deal: &Deal, seat: Seat, hand: CardSet) -> bool {
        self.is_strict(deal) && !deal.side().contains(seat) && deal.sure[seat] != hand
    }

    /// What somebody may do before his turn.
    pub(super) fn interruptions(&self, p: &Public, seat: Seat, hand: CardSet) -> Offer<Move> {
        let none = Offer::new(Move::Play);
        if p.deal.player == Some(seat) {
            return none.with_faults(self.order(p.deal.trump).legal(hand, p.deal.tricks.now.led()));
        }
        let held = Suit::ALL.into_iter().filter(|suit| !hand.of_suit(*suit).is_empty());
        held.fold(none, |offer, suit| offer.with_aside(Move::Show(Shown(suit))))
    }

    /// Does what only strict tables offer.
    pub(super) fn strict_play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match (s.public.deal.phase, m) {
            (Phase::Play, Move::Expose) => self.expose(s, seat, scribe),
            (Phase::Play, Move::Show(Shown(suit))) => {
                scribe.does(seat, law!("suit-shown-not-led"), || text!("boston-shows", seat = seat, suit = suit));
                s.public.deal.shown = Some((seat, suit));
            }
            (Phase::Mend, Move::Play(card)) => self.mend(s, seat, card, scribe),
            (Phase::Mend, _) => self.let_lie(s, seat, scribe),
            _ => {}
        }
    }

    /// The player throws a card before his turn: it lies, and everybody has seen it.
    pub(super) fn throw_early<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        scribe.does(seat, law!("player-early-card"), || text!("boston-early", seat = seat, card = card));
        s.hands[seat].remove(card);
        s.public.deal.sure[seat].remove(card);
        s.public.deal.early = Some(card);
    }

    /// An opponent lays his cards open: the player has won, unless his own lie open already.
    fn expose<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let cards = s.hands[seat];
        s.public.deal.sure[seat] = cards;
        let excused = s.public.deal.is_open();
        let law = match self.form {
            Form::Old => law!("slips"),
            _ if excused => law!("cards-exposed-after-player"),
            _ => law!("cards-exposed"),
        };
        scribe.does(seat, law, || text!("boston-exposes", seat = seat, cards = cards));
        if !excused {
            self.decide(s, Fault::Exposed, seat, scribe);
        }
    }

    /// A fault decides the game.
    fn decide<S: Scribe>(&self, s: &mut State, kind: Fault, seat: Seat, scribe: &mut S) {
        s.public.deal.incident = Some(Incident { kind, seat });
        self.end_deal(s, scribe);
    }

    /// All have played: a card that does not follow comes out before the trick is gathered.
    pub(super) fn complete_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let deal = &s.public.deal;
        let offender = self
            .is_strict(deal)
            .then(|| revoke::offender(self.order(deal.trump), &deal.tricks.now, &s.hands, SeatSet::EMPTY))
            .flatten();
        let Some(seat) = offender else { return self.gather(s, scribe) };
        scribe.does(seat, law!("follow-suit"), || text!("boston-revokes", seat = seat));
        (s.public.deal.phase, s.public.deal.turn) = (Phase::Mend, seat);
    }

    /// What whoever has not followed may do: follow now, or let his card lie.
    pub(super) fn mendings(&self, p: &Public, seat: Seat, hand: CardSet) -> Offer<Move> {
        let deal = &p.deal;
        let order = self.order(deal.trump);
        let following = hand.both(deal.tricks.now.led().map_or(CardSet::EMPTY, |led| order.called_by(led)));
        let mut rest = deal.tricks.now.plays().filter(|(who, _)| *who != seat).map(|(_, card)| card);
        let best =
            rest.next().map(|first| rest.fold(first, |best, card| if order.beats(best, card) { card } else { best }));
        // He may not take the trick with it where he has a lower one; in 1782 nothing is said of that.
        let taking = best.map_or(CardSet::EMPTY, |best| order.above(best));
        let forbidden = if self.form == Form::Old { CardSet::EMPTY } else { taking };
        let cards = Restriction { forbidden, ..Restriction::FREE }.bind(following);
        let offer = Offer::cards(cards, Move::Play);
        if deal.is_open() && deal.player == Some(seat) { offer } else { offer.with_aside(Move::LetLie) }
    }

    /// The wrong card is taken back and the suit followed; all others stay where they lie.
    fn mend<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let open = s.public.deal.is_open() && s.public.deal.player == Some(seat);
        let law = if open { law!("open-misere-revoke") } else { law!("revoke-mended") };
        scribe.does(seat, law, || text!("boston-mends", seat = seat, card = card));
        let deal = &mut s.public.deal;
        let order = self.order(deal.trump);
        let place = deal.tricks.now.plays().position(|(who, _)| who == seat).unwrap_or(0) as u8;
        let mut back: ArrayVec<(Seat, Card), 4> = deal.tricks.take_up(order, place);
        if let Some((_, wrong)) = back.pop() {
            s.hands[seat].insert(wrong);
            deal.sure[seat].insert(wrong);
        }
        s.hands[seat].remove(card);
        deal.sure[seat].remove(card);
        let lacks = deal.tricks.lacks;
        deal.tricks.lay(order, card);
        for (_, card) in back.into_iter().rev() {
            deal.tricks.lay(order, card);
        }
        deal.tricks.lacks = lacks;
        deal.phase = Phase::Play;
        self.complete_trick(s, scribe);
    }

    /// The wrong card lies: it decides the game.
    fn let_lie<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let law = match self.form {
            Form::Old => law!("slips"),
            _ if s.public.deal.side().contains(seat) => law!("revoke-player"),
            _ => law!("revoke-opponent"),
        };
        scribe.does(seat, law, || text!("boston-revoke-lies", seat = seat));
        self.decide(s, Fault::Revoke, seat, scribe);
    }
}
