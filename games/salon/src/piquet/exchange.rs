//! The exchange: cartes blanches, laying away and taking, looking at what is left.

use super::hand;
use super::rules::Piquet;
use super::state::{Phase, Public, State, UPPER};
use spadille_core::{CardSet, Scribe, Seat, Suit, YesNo, law, text};
use std::ops::{Range, RangeInclusive};

impl Piquet {
    /// How many cards may be laid away now; nothing where none are.
    pub(super) fn may_lay_away(&self, p: &Public) -> Option<RangeInclusive<u8>> {
        let announced = p.deal.announced.unwrap_or(UPPER);
        match p.phase {
            Phase::ElderExchange => Some(self.options.elder_exchange()),
            Phase::BlankExchange => Some(announced..=announced),
            Phase::YoungerLaysFirst => Some(self.options.younger_exchange(announced)),
            Phase::YoungerExchange => Some(self.options.younger_exchange(p.deal.taken[p.elder()])),
            _ => None,
        }
    }

    /// Whether a seat may announce or show now that its hand is a carte blanche.
    pub(super) fn may_show_blank(&self, p: &Public, seat: Seat, hand: CardSet) -> bool {
        let in_time = matches!(p.phase, Phase::ElderExchange | Phase::YoungerExchange);
        let unshown = p.deal.blank[seat].is_empty();
        self.options.carte_blanche.is_on() && in_time && unshown && hand::is_blank(hand)
    }

    pub(super) fn show_blank<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let cards = s.hands[seat];
        s.public.deal.blank[seat] = cards;
        s.public.deal.declared.carte_blanche[seat] = hand::BLANK_POINTS;
        scribe.does(seat, law!("carte-blanche"), || text!("piquet-shows-blank", seat = seat, cards = cards));
    }

    pub(super) fn exchange<S: Scribe>(&self, s: &mut State, seat: Seat, cards: CardSet, scribe: &mut S) {
        s.hands[seat] = s.hands[seat].minus(cards);
        s.laid[seat] = cards;
        s.public.deal.laid[seat] = cards.len();
        let elder = s.public.elder();
        match s.public.phase {
            Phase::YoungerLaysFirst => {
                self.show_blank(s, elder, scribe);
                s.public.phase = Phase::BlankExchange;
            }
            Phase::ElderExchange | Phase::BlankExchange => {
                self.take(s, elder, scribe);
                if self.options.may_look() && s.public.deal.taken[elder] < UPPER {
                    s.public.phase = Phase::ElderLook;
                } else {
                    self.younger_next(s, scribe);
                }
            }
            _ => self.younger_takes(s, scribe),
        }
    }

    /// Younger exchanges now, unless he has already laid away because of a carte blanche.
    pub(super) fn younger_next<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.public.phase = Phase::YoungerExchange;
        if s.public.deal.announced.is_some() {
            self.younger_takes(s, scribe);
        }
    }

    fn younger_takes<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        self.take(s, s.public.dealer, scribe);
        s.public.phase = Phase::YoungerLook;
        if !self.options.may_look() || self.may_look_at(&s.public) == 0 {
            self.begin_declarations(s, scribe);
        }
    }

    /// Moves as many cards from the talon to the hand as were laid away.
    fn take<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let count = s.public.deal.laid[seat];
        s.public.deal.taken[seat] = count;
        let places = self.taken_places(&s.public, seat);
        s.seen[seat] |= bits(&places);
        let drawn: CardSet = s.talon[places].iter().copied().collect();
        s.hands[seat] = s.hands[seat].union(drawn);
        if seat == s.public.elder() {
            // He says what he takes and what he leaves, so that nobody need count the talon (law 11).
            scribe.does(seat, law!("exchange-elder"), || {
                text!("piquet-takes-and-leaves", seat = seat, number = count, left = UPPER - count)
            });
        } else {
            scribe.does(seat, law!("exchange-younger"), || text!("piquet-takes", seat = seat, number = count));
        }
        scribe.whisper(seat, || text!("piquet-you-take", cards = drawn));
    }

    /// Where in the talon a seat begins to take.
    fn first_talon_card(&self, p: &Public, seat: Seat) -> u8 {
        match self.options.younger_takes_leftovers {
            _ if seat == p.elder() => 0,
            YesNo::Yes => p.deal.taken[p.elder()],
            YesNo::No => UPPER,
        }
    }

    /// The places of the talon that a seat took.
    pub(super) fn taken_places(&self, p: &Public, seat: Seat) -> Range<usize> {
        let from = self.first_talon_card(p, seat);
        from.into()..(from + p.deal.taken[seat]).into()
    }

    /// The places of the talon that nobody took, as bits.
    pub(super) fn left_in_talon(&self, p: &Public) -> u8 {
        !Seat::all(2).fold(0, |taken, seat| taken | bits(&self.taken_places(p, seat)))
    }

    /// The places of the talon that may be looked at now, as bits: what elder left of his five, or what younger left of
    /// the cards that were his to take.
    pub(super) fn may_look_at(&self, p: &Public) -> u8 {
        let left = self.left_in_talon(p);
        match p.phase {
            Phase::ElderLook => left & bits(&(0..UPPER.into())),
            Phase::YoungerLook | Phase::ElderLooksAfter => left & u8::MAX << self.first_talon_card(p, p.dealer),
            _ => 0,
        }
    }

    /// A seat looks at what was left, elder after younger only if he names a suit.
    pub(super) fn look<S: Scribe>(&self, s: &mut State, seat: Seat, named: Option<Suit>, scribe: &mut S) {
        if let Some(suit) = named {
            s.public.deal.named = named;
            scribe.says(seat, law!("named-suit"), || text!("piquet-names-suit", seat = seat, suit = suit));
        }
        let places = self.may_look_at(&s.public);
        s.seen[seat] |= places;
        scribe.does(seat, law!("look-at-left"), || text!("piquet-looks", seat = seat, number = places.count_ones()));
        let cards: CardSet = (0..8).filter(|place| places >> place & 1 == 1).map(|place| s.talon[place]).collect();
        scribe.whisper(seat, || text!("piquet-you-see", cards = cards));
        match s.public.phase {
            Phase::ElderLook => self.younger_next(s, scribe),
            Phase::YoungerLook => s.public.phase = Phase::ElderLooksAfter,
            _ => self.begin_declarations(s, scribe),
        }
    }
}

/// Places of the talon as bits.
fn bits(places: &Range<usize>) -> u8 {
    places.clone().fold(0, |bits, place| bits | 1 << place)
}
