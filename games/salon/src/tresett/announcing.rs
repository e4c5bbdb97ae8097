//! Announcing: early before the first lead, late at the second trick, each time round from the Vorhand.

use super::announce::{Announcement, held};
use super::count::side_of;
use super::moves::Move;
use super::race::By;
use super::rules::Tresett;
use super::state::{FOUR, Phase, Public, SEATS, State, Told};
use spadille_core::{CardSet, Offer, Scribe, Seat, law, text};

impl Tresett {
    /// Whether a seat may announce something at this time.
    pub fn may_announce(p: &Public, seat: Seat, what: Announcement, time: By) -> bool {
        match time {
            By::Early => !what.is_late() || seat == p.vorhand(),
            By::Late => what.is_late(),
            By::Points => false,
        }
    }

    /// What a seat may announce of the cards it was dealt, and has not announced yet.
    fn open_to<'a>(p: &'a Public, seat: Seat, dealt: CardSet, time: By) -> impl Iterator<Item = Announcement> + 'a {
        let all = held(dealt).into_iter();
        all.filter(move |what| Self::may_announce(p, seat, *what, time) && !p.deal.has_told(seat, *what))
    }

    /// The time of announcing that it is.
    pub(super) fn time(p: &Public) -> By {
        match p.deal.phase {
            Phase::Early => By::Early,
            Phase::Late => By::Late,
            _ => By::Points,
        }
    }

    /// What whoever is asked may say.
    pub(super) fn says(&self, p: &Public, seat: Seat, hand: CardSet) -> Offer<Move> {
        let none = Offer::new(Move::Play);
        if !self.options.by_hand() {
            return none.with(Move::Speak).with(Move::Wait);
        }
        let dealt = hand.union(p.deal.tricks.played[seat]);
        Self::open_to(p, seat, dealt, Self::time(p))
            .fold(none, |offer, what| offer.with(Move::Announce(what)))
            .with(Move::Done)
    }

    /// The cards are dealt, and a card may have been called: announcing begins.
    pub(super) fn begin_announcing<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.public.deal.phase = Phase::Early;
        s.public.deal.turn = s.public.vorhand();
        if self.options.by_hand() {
            scribe.tell_by(law!("announce-early"), || text!("tresett-announcing-begins"));
            return;
        }
        let vorhand = s.public.vorhand();
        if self.announce_all(s, vorhand, |what| !what.is_late(), scribe) {
            return;
        }
        let dealt = s.dealt(vorhand);
        let has_late = held(dealt).iter().any(|what| what.is_late());
        if has_late {
            // He is asked.
            s.public.deal.waits = true;
            return;
        }
        self.others_early(s, scribe);
    }

    /// Where the table announces: the others after the Vorhand, before the first lead.
    fn others_early<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        for seat in s.public.from_vorhand().skip(1) {
            if self.announce_all(s, seat, |what| !what.is_late(), scribe) {
                return;
            }
        }
        self.begin_play(s, scribe);
    }

    fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let deal = &mut s.public.deal;
        deal.phase = Phase::Play;
        deal.turn = deal.tricks.now.turn();
        let leader = deal.turn;
        scribe.does(leader, law!("vorhand-leads"), || text!("tresett-leads-first", seat = leader));
    }

    /// The first card of the second trick lies: what was kept is announced now.
    pub(super) fn announce_late<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.options.by_hand() {
            s.public.deal.phase = Phase::Late;
            s.public.deal.turn = s.public.vorhand();
            scribe.tell_by(law!("announce-late"), || text!("tresett-late-begins"));
            return;
        }
        s.public.deal.phase = Phase::Late;
        for seat in s.public.from_vorhand() {
            if self.announce_all(s, seat, Announcement::is_late, scribe) {
                return;
            }
        }
        s.public.deal.waits = false;
        s.public.deal.phase = Phase::Play;
    }

    /// A seat announces all that it has of some kind. Tells whether that ended the deal.
    fn announce_all<S: Scribe>(
        &self,
        s: &mut State,
        seat: Seat,
        which: impl Fn(Announcement) -> bool,
        scribe: &mut S,
    ) -> bool {
        for what in held(s.dealt(seat)) {
            let new = which(what) && !s.public.deal.has_told(seat, what);
            if new && self.announce(s, seat, what, scribe) {
                return true;
            }
        }
        false
    }

    /// Something is announced and marked. Tells whether that ended the deal.
    fn announce<S: Scribe>(&self, s: &mut State, seat: Seat, what: Announcement, scribe: &mut S) -> bool {
        let p = &mut s.public;
        let (worth, law) = what.worth(self.options.sevens);
        let time = Self::time(p);
        // No hand has more to say than there is room for.
        let _ = p.deal.told.try_push(Told { by: seat, what });
        let shown = what.shown().minus(p.deal.tricks.played[seat]);
        p.deal.sure[seat] = p.deal.sure[seat].union(shown);
        scribe.says(seat, law, || text!("tresett-announces", seat = seat, what = what.text()));
        scribe.scores(seat, worth.marks.into(), law);
        let ranks = what.shown();
        let again = |told: &&Told| {
            told.by == seat && matches!(told.what, Announcement::Set { rank, .. } if !ranks.of_rank(rank).is_empty())
        };
        if matches!(what, Announcement::Neapolitaine { .. }) && p.deal.told.iter().find(again).is_some() {
            scribe.does(seat, law!("cards-count-twice"), || text!("tresett-counts-twice", seat = seat));
        }
        if worth.parties > 0 {
            scribe.does(seat, law!("sevens-race-goes-on"), || text!("tresett-sevens-partie", seat = seat));
        }
        if !p.race.announce(side_of(seat), worth, time) {
            return false;
        }
        scribe.does(seat, law!("out-by-announcing"), || text!("tresett-out-by-announcing", seat = seat));
        self.end_deal(s, scribe);
        true
    }

    /// Somebody who was asked says something, or that he has no more.
    pub(super) fn say<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Announce(what) => drop(self.announce(s, seat, what, scribe)),
            Move::Done => self.next_speaker(s, seat, scribe),
            Move::Speak => {
                scribe.says(seat, law!("vorhand-may-announce-early"), || text!("tresett-speaks", seat = seat));
                s.public.deal.waits = false;
                if !self.announce_all(s, seat, Announcement::is_late, scribe) {
                    self.others_early(s, scribe);
                }
            }
            _ => {
                scribe.says(seat, law!("announce-late"), || text!("tresett-waits", seat = seat));
                self.others_early(s, scribe);
            }
        }
    }

    /// By hand: the next in order is asked, or the cards are played on.
    fn next_speaker<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, None, || text!("tresett-no-more", seat = seat));
        let deal = &mut s.public.deal;
        if seat != s.public.dealer {
            deal.turn = seat.next(FOUR);
        } else if deal.phase == Phase::Early {
            self.begin_play(s, scribe);
        } else {
            deal.phase = Phase::Play;
            deal.turn = deal.tricks.now.turn();
        }
    }

    /// How many cards a seat holds.
    pub fn held_by(&self, p: &Public, seat: Seat) -> u8 {
        match p.deal.phase {
            Phase::FirstDealer | Phase::Deal | Phase::Over => 0,
            // The called card is with the Vorhand, and nothing is given back yet.
            Phase::Give if seat == p.vorhand() => 11,
            Phase::Give if p.deal.called.is_some_and(|called| called.holder == seat) => 9,
            _ => 10u8.saturating_sub(p.deal.tricks.played[seat].len()),
        }
    }

    /// The seats.
    pub fn all() -> impl Iterator<Item = Seat> + Clone {
        Seat::all(SEATS as u8)
    }
}
