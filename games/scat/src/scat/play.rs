//! Tricks, and the end of a deal.

use super::cards::{POINTS, matadors};
use super::games::{Kind, Level};
use super::moves::Move;
use super::options::Revoke;
use super::rules::Scat;
use super::settle::DealResult;
use super::state::{Deal, HAND, PLAYERS, Phase, State};
use spadille_core::{Card, CardSet, Measure, Offer, PerSeat, Scribe, Seat, law, text};

impl Scat {
    /// What may be played; where a table lets it happen, also what breaks the duty of following.
    #[inline]
    pub(super) fn plays(&self, deal: &Deal, hand: CardSet) -> Offer<Move> {
        let legal = self.legal(deal, hand);
        let offer = Offer::cards(legal, Move::Play);
        if self.options.revoke == Revoke::GameLost { offer.with_faults(hand.minus(legal)) } else { offer }
    }

    /// The cards of a hand that may be played.
    #[inline]
    pub fn legal(&self, deal: &Deal, hand: CardSet) -> CardSet {
        let Some(level) = deal.level else { return hand };
        self.order(level).legal(hand, deal.tricks.now.led())
    }

    /// Play begins.
    pub(super) fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let deal = &mut s.public.deal;
        (deal.phase, deal.turn) = (Phase::Play, deal.tricks.now.leader());
        scribe.tell_by(law!("vorhand-leads"), || text!("scat-leads-first", seat = deal.turn));
    }

    /// A card is played.
    #[inline]
    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let Some(level) = deal.level else { return };
        let order = self.order(level);
        let revokes = self.options.revoke == Revoke::GameLost
            && !order.legal(s.hands[seat], deal.tricks.now.led()).contains(card);
        if deal.tricks.now.is_empty() {
            deal.led[seat] = Some(card);
        }
        s.hands[seat].remove(card);
        deal.open.remove(card);
        scribe.does(seat, None, || text!("scat-plays-card", seat = seat, card = card));
        if revokes {
            deal.tricks.played[seat].insert(card);
            deal.revoked = Some(seat);
            scribe.does(seat, law!("revoke-loses"), || text!("scat-revokes", seat = seat));
            self.end_deal(s, scribe);
            return;
        }
        if deal.tricks.lay(order, card).is_none() {
            deal.turn = seat.next(PLAYERS);
            return;
        }
        self.gather(s, scribe);
    }

    /// The full trick is gathered; the deal may be over.
    fn gather<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let worth: u8 = deal.tricks.now.cards().iter().map(|card| POINTS.card(*card)).sum();
        let winner = deal.tricks.gather();
        deal.points[winner] += worth;
        deal.turn = winner;
        scribe.takes(winner, law!("trick-winner"), || text!("scat-takes-trick", seat = winner, points = worth));
        let caught = deal.level.is_some_and(Level::is_null) && deal.declarer == Some(winner);
        if caught {
            scribe.does(winner, law!("null-ends-with-a-trick"), || text!("scat-null-caught", seat = winner));
            self.end_deal(s, scribe);
        } else if deal.tricks.count == HAND {
            scribe.tell_by(law!("play-out"), || text!("scat-played-out"));
            self.end_deal(s, scribe);
        } else {
            scribe.tell_by(law!("winner-leads"), || text!("scat-leads", seat = winner));
        }
    }

    /// What is settled; nothing while nobody plays.
    pub fn deal_result(&self, s: &State) -> Option<DealResult> {
        let deal = &s.public.deal;
        let (declarer, level) = (deal.declarer?, deal.level?);
        let points = deal.points[declarer] + POINTS.of(s.scat) as u8;
        Some(DealResult {
            declarer,
            level,
            points: (!level.is_null()).then_some(points),
            tricks: deal.tricks.won[declarer],
            matadors: matadors(level, s.declarers_cards()),
            revoked: deal.revoked,
        })
    }

    /// Settles the deal and goes on to the next.
    fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if let Some(result) = self.deal_result(s) {
            if !result.level.is_null() {
                self.turn_up(s, result.level, scribe);
            }
            let points = s.public.deal.points;
            let verdict = self.settle_result(&mut s.public.ledger, &result, scribe);
            scribe.deal_over(verdict.law, || self.sheet(&result, &verdict, &points));
        }
        self.next_deal(s, scribe);
    }

    /// The Scat, or what was laid away, is turned up and counted for the declarer.
    fn turn_up<S: Scribe>(&self, s: &mut State, level: Level, scribe: &mut S) {
        s.public.turned = s.scat;
        let (cards, worth) = (s.scat, POINTS.of(s.scat));
        let taken = s.public.deal.declarer.map_or(0, |seat| s.public.deal.points[seat]);
        scribe.tell_by(law!("card-points"), || text!("scat-counted", points = taken));
        scribe.tell_by(law!("scat-counts-for-declarer"), || match level.kind {
            Kind::Frage => text!("scat-turned-laid", cards = cards, points = worth),
            _ => text!("scat-turned", cards = cards, points = worth),
        });
    }

    fn sheet(
        &self,
        result: &DealResult,
        verdict: &super::settle::Verdict,
        points: &PerSeat<u8, { super::state::SEATS }>,
    ) -> spadille_core::Sheet {
        let sheet = spadille_core::Sheet::new(result.title(verdict));
        let Some(own) = result.points.filter(|_| result.revoked.is_none()) else { return sheet };
        let all =
            points.iter().map(|(seat, n)| (seat, if seat == result.declarer { i64::from(own) } else { i64::from(*n) }));
        sheet.with(text!("house-points"), Measure::Points, all)
    }
}
