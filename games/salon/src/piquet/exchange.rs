//! The exchange: cartes blanches, laying away and taking, looking at what is left.

use super::hand;
use super::options::{OnOff, YesNo};
use super::rules::Piquet;
use super::state::{Phase, Public, State, UPPER};
use spadille_core::{CardSet, Scribe, Seat, Suit, law, text};

impl Piquet {
    pub(super) fn may_show_blank(&self, hand: CardSet) -> bool {
        self.options.carte_blanche == OnOff::On && hand::is_blank(hand)
    }

    pub(super) fn show_blank<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public;
        p.blank[seat.index()] = true;
        p.shown_dealt[seat.index()] = s.hands[seat.index()];
        p.declared.carte_blanche[seat.index()] = hand::BLANK_POINTS;
        let cards = s.hands[seat.index()];
        scribe.does(seat, law!("carte-blanche"), || text!("piquet-shows-blank", seat = seat, cards = cards));
    }

    pub(super) fn exchange<S: Scribe>(&self, s: &mut State, seat: Seat, cards: CardSet, scribe: &mut S) {
        let i = seat.index();
        s.hands[i] = s.hands[i].minus(cards);
        s.laid[i] = cards;
        s.public.laid[i] = cards.len();
        let elder = s.public.elder();
        match s.public.phase {
            Phase::YoungerLaysFirst => {
                self.show_blank(s, elder, scribe);
                s.public.phase = Phase::BlankExchange;
            }
            Phase::BlankExchange => {
                self.take(s, elder, scribe);
                self.after_elder(s);
                if s.public.phase == Phase::YoungerExchange {
                    self.younger_takes(s, scribe);
                }
            }
            Phase::ElderExchange => {
                self.take(s, elder, scribe);
                self.after_elder(s);
            }
            _ => self.younger_takes(s, scribe),
        }
    }

    /// After elder has his new cards: he may look at the rest of his five, then younger exchanges.
    fn after_elder(&self, s: &mut State) {
        let left_of_five = s.public.taken[s.public.elder().index()] < UPPER;
        let may_look = self.options.look_at_left_cards == YesNo::Yes && left_of_five;
        s.public.phase = if may_look { Phase::ElderLook } else { Phase::YoungerExchange };
    }

    fn younger_takes<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let younger = s.public.dealer;
        self.take(s, younger, scribe);
        s.public.phase = Phase::YoungerLook;
        if self.options.look_at_left_cards == YesNo::No || self.may_look_at(&s.public) == 0 {
            self.begin_declarations(s, scribe);
        }
    }

    /// Moves as many cards from the talon to the hand as were laid away.
    fn take<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let i = seat.index();
        let count = s.public.laid[i];
        let from = self.first_talon_card(&s.public, seat);
        for place in from..from + count {
            s.hands[i].insert(s.talon[place as usize]);
            s.seen[i] |= 1 << place;
        }
        s.public.taken[i] = count;
        if seat == s.public.elder() {
            // He says what he takes and what he leaves, so that nobody need count the talon (law 11).
            let leaves = UPPER - count;
            scribe.does(seat, law!("exchange-elder"), || {
                text!("piquet-takes-and-leaves", seat = seat, number = count, left = leaves)
            });
        } else {
            scribe.does(seat, law!("exchange-younger"), || text!("piquet-takes", seat = seat, number = count));
        }
        let drawn: CardSet = s.talon[from as usize..(from + count) as usize].iter().copied().collect();
        scribe.whisper(seat, || text!("piquet-you-take", cards = drawn));
    }

    /// Where in the talon a seat begins to take.
    pub(super) fn first_talon_card(&self, p: &Public, seat: Seat) -> u8 {
        if seat == p.elder() {
            0
        } else if self.options.younger_takes_leftovers == YesNo::Yes {
            p.taken[p.elder().index()]
        } else {
            UPPER
        }
    }

    /// The places of the talon that a seat took, as bits.
    pub(super) fn taken_places(&self, p: &Public, seat: Seat) -> u8 {
        let from = self.first_talon_card(p, seat);
        (from..from + p.taken[seat.index()]).fold(0, |bits, place| bits | 1 << place)
    }

    /// The places of the talon that nobody took, as bits.
    pub(super) fn left_in_talon(&self, p: &Public) -> u8 {
        !(self.taken_places(p, p.elder()) | self.taken_places(p, p.dealer))
    }

    /// The places of the talon that may be looked at now, as bits: what elder left of his five, or what younger left of
    /// the cards that were his to take.
    pub(super) fn may_look_at(&self, p: &Public) -> u8 {
        let left = self.left_in_talon(p);
        match p.phase {
            Phase::ElderLook => left & ((1 << UPPER) - 1),
            Phase::YoungerLook | Phase::ElderLooksAfter => left & u8::MAX << self.first_talon_card(p, p.dealer),
            _ => 0,
        }
    }

    pub(super) fn look<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        self.see(s, seat, scribe);
        if s.public.phase == Phase::ElderLook {
            self.younger_next(s, scribe);
        } else {
            s.public.younger_looked = true;
            s.public.phase = Phase::ElderLooksAfter;
        }
    }

    fn see<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let places = self.may_look_at(&s.public);
        s.seen[seat.index()] |= places;
        scribe.does(seat, law!("look-at-left"), || text!("piquet-looks", seat = seat, number = places.count_ones()));
        let cards: CardSet = (0..8).filter(|i| places >> i & 1 == 1).map(|i| s.talon[i]).collect();
        scribe.whisper(seat, || text!("piquet-you-see", cards = cards));
    }

    /// Younger exchanges now, unless he has already laid away because of a carte blanche.
    pub(super) fn younger_next<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.public.phase = Phase::YoungerExchange;
        if s.public.announced.is_some() {
            self.younger_takes(s, scribe);
        }
    }

    pub(super) fn name_and_look<S: Scribe>(&self, s: &mut State, seat: Seat, suit: Suit, scribe: &mut S) {
        s.public.named = Some(suit);
        scribe.says(seat, law!("named-suit"), || text!("piquet-names-suit", seat = seat, suit = suit));
        self.see(s, seat, scribe);
        self.begin_declarations(s, scribe);
    }
}
