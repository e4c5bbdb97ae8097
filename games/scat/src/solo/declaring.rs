//! Between the calls and the play: trumps, called aces, the exchange of a Mediateur, and buying.

use super::cards::BASTA;
use super::contracts::{Class, Contract, Kind};
use super::moves::{Asked, Move, Named};
use super::options::{BastaTurned, Form};
use super::rules::Rules;
use super::state::{Phase, Public, State};
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, LawId, Offer, Rank, Scribe, Seat, Subsets, Suit, law, text};

impl Rules {
    /// The game is fixed; what must be known before play is asked for.
    pub(super) fn begin_game<S: Scribe>(&self, s: &mut State, seat: Seat, contract: Contract, scribe: &mut S) {
        let deal = &mut s.public.deal;
        (deal.declarer, deal.contract, deal.turn) = (Some(seat), Some(contract), seat);
        scribe.tell(|| text!("solo-plays", seat = seat, game = contract.text()));
        if contract.kind == Kind::Forcee {
            deal.sure[seat] = deal.sure[seat].with(super::cards::SPADILLE).with(BASTA);
            scribe.does(seat, self.forcee_law(), || text!("solo-both-obers", seat = seat));
        }
        let five = self.form == Form::Five;
        deal.phase = Phase::Trump;
        match contract.kind {
            Kind::Frage if five => deal.phase = Phase::Declare,
            Kind::Mediateur => deal.phase = Phase::Declare,
            Kind::Forcee | Kind::Small if five => deal.phase = Phase::Call,
            Kind::Forcee | Kind::Small => self.turn_up(s, seat, scribe),
            Kind::Grandissimo | Kind::Null | Kind::NullOuvert => {
                if contract.kind == Kind::NullOuvert {
                    s.public.deal.sure[seat] = s.hands[seat];
                    scribe.does(seat, law!("extra-games"), || text!("solo-lies-open", cards = s.hands[seat]));
                }
                self.begin_play(s, scribe);
            }
            Kind::Frage | Kind::Solo => match contract.class {
                Class::Plain => deal.phase = Phase::Trump,
                class => {
                    let suit = self.suits_of(class, s.public.favourite).next().unwrap_or(Suit::Clubs);
                    scribe.says(seat, law!("favourite-binds-trump"), || text!("solo-names-trump", suit = suit));
                    self.name_trump(s, suit, scribe);
                }
            },
        }
    }

    /// The law by which a Forcée is called with both black Obers.
    pub(super) fn forcee_law(&self) -> LawId {
        if self.form == Form::Five { law!("forcee-partout") } else { law!("forcee-needs-obers") }
    }

    /// The suits that may be named trumps now.
    pub fn trumps(&self, p: &Public) -> impl Iterator<Item = Suit> + Clone + use<> {
        let deal = &p.deal;
        let helper = deal.phase == Phase::HelperTrump;
        let called = deal.called.map(Card::suit).filter(|_| helper);
        let class = deal.contract.map_or(Class::Plain, |contract| contract.class);
        let favourite = p.favourite;
        let classed = self.suits_of(class, favourite);
        let any = super::cards::SUITS.into_iter().filter(move |_| helper);
        any.chain(classed.filter(move |_| !helper)).filter(move |suit| Some(*suit) != called)
    }

    /// Trumps together with an ace.
    pub(super) fn declarations(&self, p: &Public, hand: CardSet) -> Offer<Move> {
        let pairs = self.trumps(p).flat_map(|trump| {
            self.aces(hand, Some(trump)).into_iter().map(move |ace| Move::Declare(Asked { trump, ace: ace.suit() }))
        });
        Offer::new(Move::Play).with_all(pairs)
    }

    /// The aces that may be called in a Forcée; whoever holds all calls a king.
    pub fn callable(&self, hand: CardSet) -> CardSet {
        let aces = self.aces(hand, None);
        if aces.is_empty() { self.pack.of_rank(Rank::King).minus(hand) } else { aces }
    }

    /// Trumps are named by the declarer or by his helper.
    pub(super) fn choose_trump<S: Scribe>(&self, s: &mut State, seat: Seat, suit: Suit, scribe: &mut S) {
        let law = match s.public.deal.phase {
            Phase::HelperTrump => law!("forcee-partout"),
            _ if self.form == Form::Kaufsolo => law!("frage"),
            _ => law!("solo"),
        };
        scribe.says(seat, law, || text!("solo-names-trump", suit = suit));
        self.name_trump(s, suit, scribe);
    }

    fn name_trump<S: Scribe>(&self, s: &mut State, suit: Suit, scribe: &mut S) {
        let deal = &mut s.public.deal;
        deal.trump = Some(suit);
        match self.form {
            Form::Kaufsolo => self.begin_buying(s, scribe),
            _ => self.begin_play(s, scribe),
        }
    }

    /// Trumps and an ace are named: its holder helps, or gives it.
    pub(super) fn declare<S: Scribe>(&self, s: &mut State, seat: Seat, asked: Asked, scribe: &mut S) {
        let card = asked.card();
        let deal = &mut s.public.deal;
        (deal.trump, deal.called) = (Some(asked.trump), Some(card));
        if deal.contract.is_some_and(|contract| contract.kind == Kind::Frage) {
            scribe.says(seat, law!("frage"), || text!("solo-calls", suit = asked.trump, card = card));
            self.begin_play(s, scribe);
            return;
        }
        scribe.says(seat, law!("mediateur"), || text!("solo-asks", suit = asked.trump, card = card));
        let Some(giver) = s.holder(card) else { return };
        s.hands[giver].remove(card);
        s.hands[seat].insert(card);
        let deal = &mut s.public.deal;
        deal.giver = Some(giver);
        deal.sure[seat].insert(card);
        (deal.phase, deal.turn) = (Phase::Give, seat);
        scribe.does(giver, law!("mediateur"), || text!("solo-hands-over", seat = giver, card = card));
    }

    /// A card is given for the ace.
    pub(super) fn give<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let Some(giver) = s.public.deal.giver else { return };
        s.hands[seat].remove(card);
        s.public.deal.sure[seat].remove(card);
        s.hands[giver].insert(card);
        s.gave = Some((giver, card));
        scribe.does(seat, law!("mediateur"), || text!("solo-gives", seat = seat, other = giver));
        scribe.whisper(giver, || text!("solo-given", card = card));
        self.begin_play(s, scribe);
    }

    /// An ace is called in a Forcée: its holder plays along openly and names trumps.
    pub(super) fn call_ace<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let law = if card.rank() == Rank::King { law!("all-aces-held") } else { law!("forcee-simple") };
        scribe.says(seat, law, || text!("solo-calls-ace", card = card));
        let Some(helper) = s.holder(card) else { return };
        let deal = &mut s.public.deal;
        (deal.called, deal.helper) = (Some(card), Some(helper));
        deal.sure[helper].insert(card);
        (deal.phase, deal.turn) = (Phase::HelperTrump, helper);
        scribe.does(helper, law!("forcee-partout"), || text!("solo-helps", seat = helper));
    }

    /// The suit that a turned card makes trumps.
    pub fn turned_trump(&self, turned: Card, favourite: Option<Suit>) -> Suit {
        match (turned, self.options.basta_turned) {
            (BASTA, BastaTurned::Favourite) => favourite.unwrap_or(Suit::Spades),
            (card, _) => card.suit(),
        }
    }

    /// In a Forcée of Kaufsolo the top card of the talon makes trumps.
    fn turn_up<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let Some(turned) = s.talon.first().copied() else { return };
        let suit = self.turned_trump(turned, s.public.favourite);
        let law = match (turned == BASTA, self.options.basta_turned) {
            (false, _) => law!("forcee-turn-up"),
            (true, BastaTurned::Leaves) => law!("basta-turned-leaves"),
            (true, BastaTurned::Favourite) => law!("basta-turned-favourite"),
        };
        (s.public.deal.turned, s.public.deal.trump) = (Some(turned), Some(suit));
        scribe.does(seat, law, || text!("solo-turns-up", card = turned, suit = suit));
        self.begin_buying(s, scribe);
    }

    /// Who buys, in the order of buying.
    pub fn buyers(&self, declarer: Seat, kind: Kind) -> ArrayVec<Seat, 3> {
        let all = (0..self.seats).map(|steps| declarer.after(steps, self.seats));
        all.filter(|seat| kind != Kind::Solo || *seat != declarer).take(3).collect()
    }

    fn begin_buying<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let (Some(declarer), Some(contract)) = (deal.declarer, deal.contract) else { return };
        deal.buyers = self.buyers(declarer, contract.kind);
        let law = if contract.kind == Kind::Solo { law!("solo-opponents-buy") } else { law!("frage") };
        (deal.phase, deal.turn) = (Phase::Buy, deal.buyers.first().copied().unwrap_or(declarer));
        scribe.tell_by(law, || text!("solo-buying", seat = deal.turn));
    }

    /// As many cards as the talon has.
    pub(super) fn purchases(&self, p: &Public, hand: CardSet) -> Subsets<Move> {
        let as_cards = |m: &Move| if let Move::Discard(cards) = m { Some(*cards) } else { None };
        Subsets {
            from: hand,
            min: 0,
            max: p.deal.talon.min(hand.len()),
            as_move: Move::Discard,
            as_cards,
            verb: "discard",
            label: "solo-which-discard",
        }
    }

    /// Cards are laid away, and as many bought.
    pub(super) fn buy<S: Scribe>(&self, s: &mut State, seat: Seat, cards: CardSet, scribe: &mut S) {
        let count = cards.len();
        let deal = &mut s.public.deal;
        let law = if deal.declarer == Some(seat) { law!("frage") } else { law!("opponents-buy") };
        scribe.does(seat, law, || text!("solo-buys", seat = seat, number = count));
        if let Some(turned) = deal.turned {
            if count > 0 {
                deal.turned = None;
                deal.sure[seat].insert(turned);
            } else {
                scribe.tell_by(law!("turned-card-stays"), || text!("solo-turned-stays", card = turned));
            }
        }
        let drawn: CardSet = s.talon.drain(..usize::from(count).min(s.talon.len())).collect();
        s.hands[seat] = s.hands[seat].minus(cards).union(drawn);
        s.laid[seat] = cards;
        deal.sure[seat] = deal.sure[seat].minus(cards);
        deal.talon = s.talon.len() as u8;
        deal.bought[seat] = count;
        scribe.whisper(seat, || text!("solo-bought", cards = drawn));
        deal.buyers.remove(0);
        match deal.buyers.first().copied() {
            Some(next) => deal.turn = next,
            None => self.begin_play(s, scribe),
        }
    }

    /// The suits as moves.
    pub(super) fn trump_offer(&self, p: &Public) -> Offer<Move> {
        Offer::new(Move::Play).with_all(self.trumps(p).map(|suit| Move::Trump(Named(suit))))
    }
}
