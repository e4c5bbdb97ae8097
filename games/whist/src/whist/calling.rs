//! What is said before the first lead: honours called at eight, and trumps named at Cayenne.

use super::moves::{Move, Named};
use super::options::{Calling, Honours};
use super::rules::Rules;
use super::score::{may_call, side_of};
use super::state::{FOUR, Phase, State, partner};
use spadille_core::{Scribe, Seat, SeatSet, law, text};

impl Rules {
    /// Whoever may call is asked; else play begins.
    pub(super) fn open_call<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let games = p.won();
        let may = |place: &Seat| may_call(&self.options, p.points, games, side_of(*place));
        let asked: SeatSet = Seat::all(FOUR).filter(may).collect();
        if asked.is_empty() {
            return self.begin_play(s, scribe);
        }
        let law = self.options.by_book(law!("call-at-eight"), law!("call-in-deciding-game"));
        scribe.tell_by(law, || text!("whist-may-call"));
        (p.deal.phase, p.deal.unheard) = (Phase::Call, asked);
    }

    pub(super) fn answer_call<S: Scribe>(&self, s: &mut State, place: Seat, m: Move, scribe: &mut S) {
        let Some(trump) = s.public.deal.trump else { return };
        let honours = self.honours(trump);
        let (held, with) = (s.hands[place].both(honours).len(), s.hands[partner(place)].both(honours).len());
        if m != Move::Call {
            scribe.says(place, None, || text!("whist-no-call", seat = place));
            s.public.deal.unheard = s.public.deal.unheard.without(place);
        } else if held + with >= 3 {
            scribe.says(place, law!("call-asks-partner"), || text!("whist-calls", seat = place));
            if held < 3 {
                let friend = partner(place);
                scribe.says(friend, law!("call-asks-partner"), || text!("whist-answers-yes", seat = friend));
            }
            scribe.tell_by(law!("call-over-tenth-trick"), || text!("whist-call-wins", seat = place));
            return self.end_by_call(s, side_of(place), scribe);
        } else {
            let friend = partner(place);
            scribe.says(place, law!("call-asks-partner"), || text!("whist-calls", seat = place));
            scribe.says(friend, law!("call-failed-plays-on"), || text!("whist-answers-no", seat = friend));
            let deal = &mut s.public.deal;
            deal.called = deal.called.with(place);
            deal.tricks.lacks[friend] = deal.tricks.lacks[friend].union(honours);
            deal.unheard = deal.unheard.without(place).without(friend);
        }
        if s.public.deal.unheard.is_empty() {
            self.begin_play(s, scribe);
        }
    }

    pub(super) fn name_trump<S: Scribe>(&self, s: &mut State, place: Seat, m: Move, scribe: &mut S) {
        let (dealer, deal) = (s.public.dealer, &mut s.public.deal);
        let Move::Trump(Named(suit)) = m else {
            scribe.says(place, law!("leave-to-partner"), || text!("whist-leaves", seat = place));
            deal.turn = partner(dealer);
            return;
        };
        let law = if place == dealer { law!("dealer-names-trump") } else { law!("partner-must-name") };
        scribe.says(place, law, || text!("whist-names", seat = place, suit = suit));
        (deal.trump, deal.maker) = (Some(suit), Some(place));
        if deal.turned.is_some_and(|card| card.suit() == suit) {
            scribe.tell_by(law!("cayenne-doubles"), || text!("whist-doubled"));
            scribe.tell_by(law!("cayenne-doubles-both"), || text!("whist-doubled-both"));
        }
        self.begin_play(s, scribe);
    }

    /// Whether a call could ever be made at this table.
    pub(super) fn knows_calls(&self) -> bool {
        self.options.honours == Honours::Four && self.options.calling != Calling::Off
    }
}
