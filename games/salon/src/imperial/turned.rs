//! The turned card: the talon for whoever has no trump, the robbing seven, the dealer's stroke.

use super::cards::{order_of, seven};
use super::moves::Move;
use super::rules::Imperial;
use super::state::{Phase, Public, Seven, State};
use super::tally::{Mark, Reason};
use spadille_core::{CardSet, Refusal, Scribe, Seat, law, text};

/// Who may rob the turned card if the seven is in this hand.
pub fn may_rob(game: &Imperial, turned: spadille_core::Card, hand: CardSet) -> bool {
    let o = &game.options;
    o.players < 4 && o.pack.robbable(turned.suit()).contains(turned) && hand.contains(seven(turned.suit()))
}

/// Whether somebody may take the talon for this hand.
pub fn may_take(game: &Imperial, turned: spadille_core::Card, hand: CardSet) -> bool {
    game.options.talon_right() && hand.of_suit(turned.suit()).is_empty()
}

impl Imperial {
    /// Goes on until somebody is asked or play begins. Tells whether the game is over before a card was played.
    pub(super) fn proceed<S: Scribe>(&self, s: &mut State, scribe: &mut S) -> bool {
        let Some(turned) = s.public.deal.turned else { return false };
        let (players, dealer) = (self.options.players, s.public.dealer);
        let deal = &mut s.public.deal;
        let mut seats = (1..=players).map(|step| dealer.after(step, players));
        if deal.taken.is_none() && deal.robbed.is_none() && deal.seven == Seven::Unknown {
            let asked = seats.clone().find(|seat| !deal.kept.contains(*seat) && may_take(self, turned, s.hands[*seat]));
            if let Some(seat) = asked {
                (deal.phase, deal.turn) = (Phase::Talon, seat);
                return false;
            }
            if let Some(seat) = seats.find(|seat| may_rob(self, turned, s.hands[*seat])) {
                (deal.phase, deal.turn, deal.seven) = (Phase::Rob, seat, Seven::Held(seat));
                deal.sure[seat].insert(seven(turned.suit()));
                return false;
            }
            if players < 4 && self.options.pack.robbable(turned.suit()).contains(turned) {
                deal.seven = Seven::Talon;
            }
        }
        self.begin_play(s, scribe)
    }

    /// Somebody takes the talon, or keeps his hand.
    pub(super) fn answer_talon<S: Scribe>(&self, s: &mut State, seat: Seat, takes: bool, scribe: &mut S) -> bool {
        let deal = &mut s.public.deal;
        if !takes {
            scribe.says(seat, law!("talon-right"), || text!("imperial-keeps", seat = seat));
            deal.kept = deal.kept.with(seat);
            return self.proceed(s, scribe);
        }
        scribe.does(seat, law!("talon-right"), || text!("imperial-takes-talon", seat = seat));
        s.laid = s.hands[seat];
        s.hands[seat] = s.talon.drain(..).collect();
        deal.taken = Some(seat);
        if let Some(turned) = deal.turned {
            deal.sure[seat].insert(turned);
            scribe.does(seat, law!("talon-takes-turned"), || text!("imperial-has-turned", seat = seat, card = turned));
        }
        self.proceed(s, scribe)
    }

    /// Somebody robs the turned card, or leaves it.
    pub(super) fn answer_rob<S: Scribe>(&self, s: &mut State, seat: Seat, robs: bool, scribe: &mut S) -> bool {
        let p = &mut s.public;
        let Some(turned) = p.deal.turned.filter(|_| robs) else {
            scribe.says(seat, law!("rob"), || text!("imperial-leaves", seat = seat));
            return self.begin_play(s, scribe);
        };
        let seven = seven(turned.suit());
        scribe.does(seat, law!("rob"), || text!("imperial-robs", seat = seat, card = turned));
        s.hands[seat] = s.hands[seat].without(seven).with(turned);
        if let Some(top) = s.talon.first_mut() {
            *top = seven;
        }
        p.deal.sure[seat] = p.deal.sure[seat].without(seven).with(turned);
        (p.deal.robbed, p.deal.seven) = (Some(seat), Seven::Talon);
        let mark = Mark { seat, strokes: 1, imperials: 0, reason: Reason::Rob };
        self.mark(p, mark, law!("rob-stroke"), scribe);
        self.begin_play(s, scribe)
    }

    /// Declarations, and then the Vorhand leads.
    fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) -> bool {
        let (p, hands) = (&mut s.public, &s.hands);
        let dealt_itself = p
            .deal
            .turned
            .filter(|card| self.options.players == 4 && self.options.pack.imperial(card.suit()).contains(*card));
        if dealt_itself.is_some() {
            let mark = Mark { seat: p.dealer, strokes: 1, imperials: 0, reason: Reason::TurnUp };
            self.mark(p, mark, law!("dealer-turn-up-stroke"), scribe);
        }
        if p.slate.winner.is_none() {
            self.declare(p, hands, scribe);
        }
        let first = p.dealer.next(self.options.players);
        (p.deal.phase, p.deal.turn) = (Phase::Play, first);
        if p.slate.winner.is_none() {
            scribe.does(first, law!("vorhand-leads"), || text!("imperial-leads-first", seat = first));
        }
        p.slate.winner.is_some()
    }

    /// Why the talon may not be taken, or nothing be robbed.
    pub(super) fn no_word(&self, p: &Public, hand: CardSet, m: Move) -> Refusal {
        let turned = p.deal.turned;
        let plain = turned.is_some_and(|card| !self.options.pack.robbable(card.suit()).contains(card));
        let robbing = matches!(m, Move::Rob | Move::Leave);
        if robbing && plain {
            Refusal::by(law!("rob-plain-never"), text!("imperial-plain-turned"))
        } else if robbing && p.deal.phase == Phase::Play && p.deal.tricks.seen().is_empty() {
            Refusal::by(law!("rob-before-declaring"), text!("imperial-rob-too-late"))
        } else if robbing {
            Refusal::by(law!("rob"), text!("imperial-cannot-rob"))
        } else if self.options.players == 2 && self.options.left() < self.options.portion() {
            Refusal::by(law!("talon-right-full-talon"), text!("imperial-talon-small"))
        } else if turned.is_some_and(|card| !hand.both(order_of(card.suit()).trumps()).is_empty()) {
            Refusal::by(law!("talon-right"), text!("imperial-has-trumps"))
        } else {
            Refusal::by(law!("talon-right"), text!("imperial-no-talon"))
        }
    }
}
