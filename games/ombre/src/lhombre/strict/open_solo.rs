//! A solo laid down before its suit is named (law 23).
//!
//! The others see the hand and take the game for won, or they want to buy and have it played; then he names the suit.
//! In 1860 they may also ask for the suit alone, and judge when they know it. Readings of ours: whether the game is sure
//! the others decide, for what they might still buy nobody knows; a suit that nobody asks for is the one whose
//! matadors pay most, among equals the one with most trumps.

use super::*;

impl LHombre {
    /// Whether a hombre who is to name his suit may lay his cards down instead.
    pub(in crate::lhombre) fn may_lay_open(&self, p: &Deal, seat: Seat) -> bool {
        self.options.strict && p.bid.contract.is_solo() && !p.lies_open(seat) && !self.plays_short(p)
    }

    pub(super) fn lay_open<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        s.public.deal.sure[seat] = s.hands[seat];
        scribe.does(seat, law!("law-23-sure-solo-laid-down"), || text!("lhombre-lays-open", seat = seat));
        self.ask_about_open(&mut s.public.deal, seat);
    }

    /// Whether the others are asked once more, now that the suit of the open solo is named (1860).
    pub(in crate::lhombre) fn is_asked_again(&self, p: &Deal, hombre: Seat) -> bool {
        self.options.customs().laying_down_is_free && p.lies_open(hombre)
    }

    /// The others say in turn whether they take the open solo for won.
    pub(in crate::lhombre) fn ask_about_open(&self, p: &mut Deal, hombre: Seat) {
        (p.phase, p.turn) = (Phase::Shown, p.after(hombre));
    }

    /// An opponent takes the open solo for won; when all have done so it is.
    pub(super) fn content<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, law!("law-23-sure-solo-laid-down"), || text!("lhombre-content", seat = seat));
        let p = &mut s.public.deal;
        let next = p.after(seat);
        if !p.is_hombre(next) {
            p.turn = next;
            return;
        }
        self.win_open(s, next, scribe);
    }

    /// An opponent has the suit named, or the game played.
    pub(super) fn insist<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public.deal;
        let hombre = p.alone();
        if p.trump.is_none() {
            let law = self.options.by_book(law!("law-23-sure-solo-laid-down"), law!("named-on-laydown"));
            scribe.says(seat, law, || text!("lhombre-asks-suit", seat = seat));
            (p.phase, p.turn) = (Phase::Name, hombre);
            return;
        }
        scribe.says(seat, self.laying_down_law(), || text!("lhombre-has-played", seat = seat));
        self.begin_buying(s, scribe);
    }

    /// The open solo is won as it lies; the first tricks are paid if they are certain.
    fn win_open<S: Scribe>(&self, s: &mut State, hombre: Seat, scribe: &mut S) {
        let p = &mut s.public.deal;
        if p.trump.is_none() {
            let suit = self.spoken_by_cards(s.hands[hombre]);
            p.trump = Some(Trump::Suit(suit));
            scribe.says(hombre, law!("law-23-sure-solo-laid-down"), || {
                text!("lhombre-open-suit", seat = hombre, suit = suit)
            });
        }
        p.tricks = Tricks::new(p.vorhand(), p.players);
        let vole = if p.plays(Contract::SoloTout) { Vole::Made } else { Vole::None };
        let first = Win::InSuccession(hombre, self.options.players.majority());
        let premiers = vole == Vole::Made || self.is_sure(s, first);
        self.end_deal(s, Ended { premiers, vole, ..Ended::WON }, scribe);
    }

    /// The suit in which open cards are worth most.
    fn spoken_by_cards(&self, cards: CardSet) -> Suit {
        let worth = |suit: &Suit| {
            let trump = Trump::Suit(*suit);
            (paid_matadors(&self.options, trump, cards), cards.both(trump.order().trumps()).len())
        };
        self.options.players.trump_suits().max_by_key(worth).unwrap_or(SUITS[0])
    }
}
