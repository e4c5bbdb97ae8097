//! The calls: in turn from the Vorhand, each higher than the last; whoever is overbid by a later player may hold.

use super::cards::{BASTA, RANKS, SPADILLE, SUITS};
use super::contracts::{Class, Contract, Kind};
use super::moves::Move;
use super::options::Form;
use super::rules::Rules;
use super::state::{Phase, Public, State};
use spadille_core::{Card, CardSet, LawId, Offer, Scribe, Seat, Sheet, Spoken as _, Suit, law, text};

impl Rules {
    /// The place of a game among those that are played here.
    pub fn rank(&self, contract: Contract) -> Option<usize> {
        self.rungs.iter().position(|rung| *rung == contract)
    }

    /// The suits in which a game of this class is played.
    pub fn suits_of(&self, class: Class, favourite: Option<Suit>) -> impl Iterator<Item = Suit> + Clone + use<> {
        let five = self.form == Form::Five;
        let count = if five { 5 } else { 4 };
        SUITS.into_iter().take(count).filter(move |suit| match class {
            Class::Favourite => favourite == Some(*suit),
            Class::Preference => *suit == Suit::Flowers,
            Class::Plain => favourite != Some(*suit) && *suit != Suit::Flowers,
        })
    }

    /// Whether a hand lacks an ace that could be called or asked for in a game.
    pub(super) fn has_ace_to_ask(&self, p: &Public, contract: Contract, hand: CardSet) -> bool {
        let calls = contract.kind == Kind::Mediateur || contract.kind == Kind::Frage && self.form == Form::Five;
        !calls || self.suits_of(contract.class, p.favourite).any(|trump| !self.aces(hand, Some(trump)).is_empty())
    }

    /// The aces that somebody with these cards may call or ask for: none of his own and, with five suits, none of trumps.
    pub fn aces(&self, hand: CardSet, trump: Option<Suit>) -> CardSet {
        let aces = self.pack.of_rank(RANKS[0]).minus(hand);
        match trump.filter(|_| self.form == Form::Five) {
            Some(suit) => aces.without(Card::new(RANKS[0], suit)),
            None => aces,
        }
    }

    /// Whether a seat with these cards may call a game, whatever stands.
    pub fn may_play(&self, p: &Public, contract: Contract, hand: CardSet) -> bool {
        let both = hand.contains(SPADILLE) && hand.contains(BASTA);
        match contract.class {
            Class::Favourite if p.favourite.is_none() => false,
            _ if contract.kind == Kind::Forcee => both,
            _ => self.has_ace_to_ask(p, contract, hand),
        }
    }

    /// What a seat may call.
    pub(super) fn calls(&self, p: &Public, seat: Seat, hand: CardSet) -> Offer<Move> {
        let auction = &p.deal.auction;
        let standing = auction.rounds.standing.and_then(|(_, contract)| self.rank(contract));
        let above = standing.map_or(0, |rank| rank + 1);
        let forcee = self.rank(Contract::plain(Kind::Forcee)).filter(|rank| *rank >= above);
        let both = hand.contains(SPADILLE) && hand.contains(BASTA);
        let must = self.form == Form::Kaufsolo && both && forcee.is_some();
        let least = forcee.filter(|_| must).unwrap_or(above);
        let bids = self.rungs.iter().skip(least).filter(|contract| self.may_play(p, **contract, hand));
        let offer = Offer::new(Move::Play).with_all(bids.map(|contract| Move::Bid(*contract)));
        let offer = if must { offer } else { offer.with(Move::Pass) };
        if !must && self.may_hold(p, seat, hand) { offer.with(Move::Hold) } else { offer }
    }

    /// Whether a seat may take the standing game itself: it has called, and sits before whoever overbid it.
    fn may_hold(&self, p: &Public, seat: Seat, hand: CardSet) -> bool {
        let calls = &p.deal.auction.rounds;
        let place = |seat: Seat| self.vorhand(p).distance(seat, self.seats);
        calls.was_overbid(seat, place) && calls.standing.is_some_and(|(_, contract)| self.may_play(p, contract, hand))
    }

    /// Something is called.
    pub(super) fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let law = self.call_law(&s.public, m);
        let auction = &mut s.public.deal.auction;
        auction.said[seat] = m.number().map(|number| number as u8);
        match m {
            Move::Bid(contract) => {
                auction.rounds.bid(seat, contract);
                if contract.kind == Kind::Forcee {
                    // Nobody calls it who has not both black Obers.
                    s.public.deal.sure[seat] = s.public.deal.sure[seat].with(SPADILLE).with(BASTA);
                }
                scribe.says(seat, law, || contract.text());
            }
            Move::Hold => {
                auction.rounds.keep(seat);
                scribe.says(seat, law, || text!("solo-holds"));
            }
            _ => {
                auction.rounds.pass(seat);
                scribe.says(seat, law, || text!("solo-passes"));
            }
        }
        let in_turn = (1..=self.seats).map(|steps| seat.after(steps, self.seats));
        match s.public.deal.auction.rounds.next(in_turn) {
            Some(next) => s.public.deal.turn = next,
            None => self.end_auction(s, scribe),
        }
    }

    fn call_law(&self, p: &Public, m: Move) -> LawId {
        match m {
            Move::Hold => law!("earlier-holds"),
            Move::Bid(Contract { class: Class::Preference, .. }) => law!("preference-overbids"),
            Move::Bid(Contract { class: Class::Favourite, .. }) => law!("favourite-overbids"),
            Move::Bid(Contract { kind: Kind::Forcee, .. }) if self.form == Form::Five => law!("forcee-partout"),
            Move::Bid(Contract { kind: Kind::Forcee, .. }) => law!("forcee-must-be-called"),
            Move::Bid(Contract { kind: Kind::Grandissimo | Kind::Null | Kind::NullOuvert, .. }) => law!("extra-games"),
            Move::Bid(_) if p.deal.auction.rounds.standing.is_some() => law!("speak-in-turn"),
            Move::Bid(_) => match self.form {
                Form::Five => law!("rank"),
                Form::Kaufsolo => law!("rank-kaufsolo"),
                Form::Thirty => law!("rank-thirty"),
                _ => law!("rank-solo"),
            },
            _ => law!("pass-final"),
        }
    }

    /// All have spoken.
    fn end_auction<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        match s.public.deal.auction.rounds.standing {
            Some((seat, contract)) => self.begin_game(s, seat, contract, scribe),
            None => match (self.form, s.holder(SPADILLE)) {
                (Form::Five, Some(seat)) => {
                    s.public.deal.sure[seat].insert(SPADILLE);
                    scribe.does(seat, law!("forcee-simple"), || text!("solo-must-play", seat = seat));
                    self.begin_game(s, seat, Contract::plain(Kind::Small), scribe);
                }
                (Form::Kaufsolo, Some(seat)) => {
                    s.public.deal.sure[seat].insert(SPADILLE);
                    if self.options.strict {
                        (s.public.deal.phase, s.public.deal.turn) = (Phase::Forward, seat);
                    } else {
                        self.come_forward(s, seat, scribe);
                    }
                }
                (Form::Kaufsolo, None) => self.throw_in(s, law!("spadille-in-talon"), scribe),
                _ => self.throw_in(s, law!("all-pass"), scribe),
            },
        }
    }

    /// The holder of Spadille plays the small Forcée.
    pub(super) fn come_forward<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.does(seat, law!("small-forcee"), || text!("solo-must-play", seat = seat));
        self.begin_game(s, seat, Contract::plain(Kind::Small), scribe);
    }

    /// Spadille is kept secret and found: a bête, and nothing is played.
    pub(super) fn hide<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let amount = self.highest(self.pot(&s.public));
        s.public.ledger.pay(seat, super::rules::POT, amount, law!("spadille-hidden"), scribe);
        scribe.deal_over(law!("spadille-hidden"), || Sheet::new(text!("solo-hidden", seat = seat)));
        self.next_deal(s, scribe);
    }

    /// The cards are thrown in; the Stamm stays.
    pub(super) fn throw_in<S: Scribe>(&self, s: &mut State, law: LawId, scribe: &mut S) {
        scribe.deal_over(law, || Sheet::new(text!("solo-thrown-in")));
        self.next_deal(s, scribe);
    }
}
