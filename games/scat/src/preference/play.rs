//! The talon, trumps, who goes along, and the tricks.

use super::moves::Move;
use super::options::FirstLead;
use super::rules::Preference;
use super::settle::DealResult;
use super::state::{Deal, HAND, Phase, State};
use spadille_core::{Card, CardSet, Measure, Offer, Scribe, Seat, SeatSet, Suit, law, text};
use spadille_tricks::{Tricks, next_of};

impl Preference {
    /// Two cards are laid away.
    pub(super) fn lay_away<S: Scribe>(&self, s: &mut State, seat: Seat, cards: CardSet, scribe: &mut S) {
        s.hands[seat] = s.hands[seat].minus(cards);
        s.talon = cards;
        s.public.deal.phase = Phase::Trump;
        scribe.does(seat, law!("lay-away-any-two"), || text!("preference-lays-away", seat = seat));
        scribe.whisper(seat, || text!("preference-you-laid", cards = cards));
    }

    /// Trumps are named; the helpers are asked, at the declarer's right first.
    pub(super) fn name_trump<S: Scribe>(&self, s: &mut State, suit: Suit, scribe: &mut S) {
        let deal = &mut s.public.deal;
        deal.trump = Some(suit);
        let Some(declarer) = deal.declarer else { return };
        (deal.phase, deal.turn) = (Phase::Helpers, next_of(deal.players, declarer, self.table()));
        scribe.says(declarer, law!("trump-not-below"), || text!("preference-names-trump", suit = suit));
    }

    /// A helper goes along or stays.
    pub(super) fn answer<S: Scribe>(&self, s: &mut State, seat: Seat, goes: bool, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let law = if deal.heard.is_empty() { law!("right-of-declarer-first") } else { law!("go-or-stay") };
        scribe.says(seat, law, || if goes { text!("preference-goes") } else { text!("preference-stays") });
        deal.heard = deal.heard.with(seat);
        if goes {
            deal.go = deal.go.with(seat);
        }
        let Some(declarer) = deal.declarer else { return };
        if deal.heard.len() == 1 {
            deal.turn = next_of(deal.players.without(declarer), seat, self.table());
            return;
        }
        match deal.go.len() {
            0 => {
                scribe.tell_by(law!("nobody-goes"), || text!("preference-nobody-goes", seat = declarer));
                self.end_deal(s, scribe);
            }
            n => {
                if n == 1 {
                    scribe.tell_by(law!("lone-helper"), || text!("preference-alone"));
                }
                self.begin_play(s, declarer, scribe);
            }
        }
    }

    /// Who leads to the first trick.
    pub fn first_leader(&self, dealer: Seat, declarer: Seat, playing: SeatSet) -> Seat {
        match self.options.first_lead {
            FirstLead::Declarer => declarer,
            FirstLead::Vorhand => {
                let mut order = self.speakers(dealer);
                order.find(|seat| playing.contains(*seat)).unwrap_or(declarer)
            }
        }
    }

    fn begin_play<S: Scribe>(&self, s: &mut State, declarer: Seat, scribe: &mut S) {
        let dealer = s.public.dealer;
        let deal = &mut s.public.deal;
        let playing = deal.go.with(declarer);
        let leader = self.first_leader(dealer, declarer, playing);
        deal.tricks = Tricks::new(leader, playing);
        (deal.phase, deal.turn) = (Phase::Play, leader);
        let law = match self.options.first_lead {
            FirstLead::Declarer => law!("declarer-leads"),
            FirstLead::Vorhand => law!("vorhand-leads"),
        };
        scribe.tell_by(law, || text!("preference-leads-first", seat = leader));
    }

    /// What may be played; where a table lets it happen, also what breaks a duty.
    #[inline]
    pub(super) fn plays(&self, deal: &Deal, hand: CardSet) -> Offer<Move> {
        let legal = self.legal(deal, hand);
        let offer = Offer::cards(legal, Move::Play);
        if self.options.strict_revoke { offer.with_faults(hand.minus(legal)) } else { offer }
    }

    /// The cards of a hand that may be played.
    #[inline]
    pub fn legal(&self, deal: &Deal, hand: CardSet) -> CardSet {
        let Some(trump) = deal.trump else { return hand };
        self.follow.legal(self.order(trump), hand, deal.tricks.now.cards(), deal.tricks.now.players().len())
    }

    /// A card is played.
    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let Some(trump) = deal.trump else { return };
        let revokes = self.options.strict_revoke && !self.legal(deal, s.hands[seat]).contains(card);
        s.hands[seat].remove(card);
        scribe.does(seat, None, || text!("preference-plays-card", seat = seat, card = card));
        if revokes {
            deal.tricks.played[seat].insert(card);
            deal.revoked = Some(seat);
            scribe.does(seat, law!("revoke-loses"), || text!("preference-revokes", seat = seat));
            self.end_deal(s, scribe);
            return;
        }
        self.note_lacks(deal, seat, card, trump);
        if deal.tricks.lay(self.order(trump), card).is_none() {
            deal.turn = deal.tricks.now.turn();
            return;
        }
        let winner = deal.tricks.gather();
        deal.turn = winner;
        scribe.takes(winner, law!("winner-leads"), || text!("preference-takes-trick", seat = winner));
        if deal.tricks.count == HAND {
            scribe.tell_by(law!("play-out"), || text!("preference-played-out"));
            self.end_deal(s, scribe);
        }
    }

    /// What a card shows beyond the suit led: whoever throws has no trump, and whoever must head and does not cannot.
    fn note_lacks(&self, deal: &mut Deal, seat: Seat, card: Card, trump: Suit) {
        let order = self.order(trump);
        let (Some(led), Some(best)) = (deal.tricks.now.led(), deal.tricks.now.best()) else { return };
        let follows = order.suit_of(led).contains(card);
        let trumps = order.trumps();
        let mut lacks = CardSet::EMPTY;
        if !follows && !trumps.contains(card) {
            lacks = trumps;
        }
        if self.options.must_head && !order.beats(best, card) {
            let within = if follows { order.suit_of(led) } else { trumps };
            lacks = lacks.union(order.above(best).both(within));
        }
        deal.tricks.lacks[seat] = deal.tricks.lacks[seat].union(lacks);
    }

    /// What is written.
    pub fn deal_result(&self, deal: &Deal) -> Option<DealResult> {
        Some(DealResult {
            declarer: deal.declarer?,
            contract: deal.contract?,
            trump: deal.trump?,
            go: deal.go,
            tricks: deal.tricks.won,
            revoked: deal.revoked,
        })
    }

    /// Writes the deal down and goes on to the next.
    fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if let Some(result) = self.deal_result(&s.public.deal) {
            let verdict = self.write(&mut s.public.sheets, &result, scribe);
            let playing = s.public.deal.tricks.now.players();
            let tricks = result.tricks.iter().filter(|(seat, _)| playing.contains(*seat));
            scribe.deal_over(verdict.law, || {
                let sheet = spadille_core::Sheet::new(result.title(&verdict));
                sheet.with(text!("house-tricks"), Measure::Tricks, tricks.map(|(seat, n)| (seat, i64::from(*n))))
            });
        }
        self.next_deal(s, scribe);
    }
}
