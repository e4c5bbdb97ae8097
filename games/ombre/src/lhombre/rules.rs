//! The contract: how a match of L'Hombre goes, from the first deal to the close.

use super::auction::{Auction, BidTable};
use super::contracts::{Bid, Contract};
use super::course::{Fines, Tricks};
use super::moves::{Move, Word, Words};
use super::options::{Couleur, LHombreOptions, Players};
use super::orders::Trump;
use super::pot::{Accounts, POT_NAMES};
use super::refusals::out_of_turn;
use super::space::Moves;
use super::state::{Phase, Public, State, Trick};
use super::table::{SEATS, SPADILLE, TALON, next_of};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Game, LawId, Ledger, OptionError, Options as _, Refusal, Scribe, Seat, SeatSet, Space as _, Turn,
    law, text,
};

/// Places for a pack; a power of two, so that a place can be masked.
const PLACES: usize = 64;

/// L'Hombre under chosen options.
#[derive(Clone, Debug)]
pub struct LHombre {
    pub(super) options: LHombreOptions,
    pub(super) bids: BidTable,
    /// The pack, and how many of its places are cards.
    pub(super) pack: [Card; PLACES],
    pub(super) size: usize,
    pub(super) seats: u8,
    pub(super) hand: u8,
    pub(super) talon: u8,
}

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// Who deals first.
    FirstDealer(Seat),
    /// The card that makes the favourite suit of the sitting.
    Couleur(Card),
    /// A deal.
    Deal {
        /// The hands by seat; an idle king has none.
        hands: [CardSet; SEATS],
        /// The talon, top first.
        talon: ArrayVec<Card, TALON>,
        /// The top card of the idle pack, where it makes the favourite suit.
        idle: Option<Card>,
    },
    /// The card pulled from the hombre's new ones.
    Pull(Card),
}

impl Game for LHombre {
    const ID: &'static str = "lhombre";
    const POTS: &'static [&'static str] = POT_NAMES;

    type Options = LHombreOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: LHombreOptions) -> Result<Self, OptionError> {
        options.check()?;
        let players = options.players;
        let mut pack = [SPADILLE; PLACES];
        pack.iter_mut().zip(players.pack()).for_each(|(place, card)| *place = card);
        Ok(LHombre {
            bids: BidTable::new(&options),
            pack,
            size: usize::from(players.pack().len()),
            seats: players.seats(),
            hand: players.hand(),
            talon: players.talon(),
            options,
        })
    }

    fn options(&self) -> &LHombreOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn open(&self) -> State {
        let dealer = Seat(self.seats - 1);
        let phase = if self.options.courtesy_vorhand { self.after_first_dealer() } else { Phase::FirstDealer };
        State {
            public: Public {
                accounts: Accounts::new(),
                phase,
                turn: dealer,
                also: SeatSet::EMPTY,
                dealer,
                deals_done: 0,
                couleur: None,
                players: self.options.dealt(dealer),
                count: self.options.players.hands(),
                auction: Auction::new(SeatSet::EMPTY, dealer),
                said: [None; SEATS],
                hombre: None,
                bid: Bid::plain(Contract::Frage),
                trump: None,
                turned: [None; 2],
                top: 0,
                bottom: 0,
                misdeal: None,
                again_dealt: false,
                held: [0; SEATS],
                laid: [0; SEATS],
                bought: SeatSet::EMPTY,
                last_buyer: None,
                looked: SeatSet::EMPTY,
                sure: [CardSet::EMPTY; SEATS],
                had: [CardSet::EMPTY; SEATS],
                lacks: [CardSet::EMPTY; SEATS],
                played: [CardSet::EMPTY; SEATS],
                thrown: false,
                taker: None,
                trick: Trick::new(dealer, SeatSet::EMPTY),
                last_trick: None,
                tricks: Tricks::default(),
                looked_back: false,
                no_vole: false,
                misnamed: false,
                faulty: SeatSet::EMPTY,
                bound: SeatSet::EMPTY,
                again: 0,
                demanded: None,
                fines: Fines::new(),
                lines: 0,
                ended: None,
            },
            hands: [CardSet::EMPTY; SEATS],
            laid: [CardSet::EMPTY; SEATS],
            talon: [SPADILLE; TALON],
            fresh: CardSet::EMPTY,
            revoked: SeatSet::EMPTY,
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        s.public.awaited()
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let p = &s.public;
        if !p.may_act(seat) {
            return Moves::NONE;
        }
        let hand = s.hands[seat.index() & 3];
        match p.phase {
            Phase::Play => self.plays(s, seat, hand),
            Phase::Auction => Moves::words(self.calls(p, seat, hand)),
            Phase::Buy | Phase::Discard => self.exchanges(s, seat, hand),
            Phase::Name => self.namings(s, seat, hand),
            Phase::GiveUp => Moves::words(Words::of(Word::Keep).and(Word::GiveUp)),
            Phase::TakeOver => Moves::words(Words::of(Word::Pass).and(Word::TakeOver)),
            Phase::Switch => {
                let switches = p.auction.switches(&self.bids, hand, p.couleur.is_some());
                let words = switches.and(Word::Keep);
                Moves::words(if p.misdeal.is_some() { self.misdealt_calls(p, seat, words) } else { words })
            }
            Phase::Turn => Moves::words(Words::of(Word::Keep).and(Word::Turn)),
            Phase::FirstDealer | Phase::Couleur | Phase::Deal | Phase::Pull | Phase::PullOut | Phase::Over => {
                Moves::NONE
            }
            Phase::Spadille
            | Phase::Forgotten
            | Phase::TakeBack
            | Phase::LayAgain
            | Phase::Mend
            | Phase::Replay
            | Phase::Demand
            | Phase::PlayOn
            | Phase::Shown
            | Phase::Claims
            | Phase::Together
            | Phase::Agree => self.strict_moves(s, seat, hand),
        }
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if !s.public.may_act(seat) {
            return Err(out_of_turn(&s.public, seat));
        }
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(self.why_not(s, seat, m)) }
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match (s.public.phase, m) {
            (Phase::Play, Move::Play(card)) => self.play_card(s, seat, card, scribe),
            (_, Move::Say(Word::Announce)) => self.announce(s, seat, scribe),
            (Phase::Auction, _) => self.call(s, seat, m, scribe),
            (Phase::Discard | Phase::Buy | Phase::Name, Move::Discard(cards)) => self.exchange(s, seat, cards, scribe),
            (Phase::Name, Move::Name(suit)) => self.name(s, seat, suit, scribe),
            (Phase::Switch, _) => self.switch(s, seat, m, scribe),
            (Phase::Turn, _) => self.turn_again(s, seat, m, scribe),
            (Phase::GiveUp | Phase::Name | Phase::Play, Move::Say(Word::GiveUp)) => self.give_up(s, seat, scribe),
            (Phase::GiveUp, _) => s.public.begin_play(self),
            (Phase::TakeOver, _) => self.take_over(s, seat, m, scribe),
            (Phase::Play, Move::Say(Word::Stop)) => self.stop(s, seat, scribe),
            (Phase::Play, Move::Say(word @ (Word::LookTalon | Word::LookBack | Word::LookDiscards))) => {
                self.look(s, seat, word, scribe);
            }
            _ => self.strict_play(s, seat, m, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        let any = |rng: &mut R| self.pack[rng.random_range(0..self.size)];
        match s.public.phase {
            Phase::FirstDealer => Outcome::FirstDealer(Seat(rng.random_range(0..self.seats))),
            Phase::Couleur => Outcome::Couleur(any(rng)),
            Phase::Pull => {
                let n = rng.random_range(0..s.fresh.len().max(1));
                Outcome::Pull(s.fresh.nth(n).unwrap_or(SPADILLE))
            }
            Phase::PullOut => {
                let hand = s.hands[s.public.turn.index() & 3];
                Outcome::Pull(hand.nth(rng.random_range(0..hand.len().max(1))).unwrap_or(SPADILLE))
            }
            _ => {
                let mut pack = self.pack;
                let size = self.size.min(pack.len());
                shuffle(&mut pack, size, rng);
                let portions = self.portions(&s.public, rng);
                let mut hands = [CardSet::EMPTY; SEATS];
                let mut rest = &pack[..size];
                for seat in Seat::all(self.seats).filter(|seat| s.public.players.contains(*seat)) {
                    let i = seat.index() & 3;
                    let (hand, others) = rest.split_at(usize::from(portions[i]).min(rest.len()));
                    hands[i] = hand.iter().copied().collect();
                    rest = others;
                }
                let idle = (self.options.couleur == Couleur::Volante).then(|| any(rng));
                Outcome::Deal { hands, talon: rest.iter().copied().take(TALON).collect(), idle }
            }
        }
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let pack = self.options.players.pack();
        let fits = match (s.public.phase, o) {
            (Phase::FirstDealer, Outcome::FirstDealer(seat)) => seat.0 < self.seats,
            (Phase::Couleur, Outcome::Couleur(card)) => pack.contains(*card),
            (Phase::Pull, Outcome::Pull(card)) => s.fresh.contains(*card),
            (Phase::PullOut, Outcome::Pull(card)) => s.hands[s.public.turn.index() & 3].contains(*card),
            (Phase::Deal, Outcome::Deal { hands, talon, idle }) => {
                let dealt = self.options.dealt(s.public.dealer);
                let plays = |seat: Seat| seat.0 < self.seats && dealt.contains(seat);
                let each = || Seat::all(SEATS as u8).zip(hands);
                let portions = each().filter(|(seat, _)| plays(*seat)).map(|(_, hand)| hand.len());
                let sizes = self.may_be_dealt(portions) && each().all(|(seat, hand)| plays(seat) || hand.is_empty());
                let cards = hands.iter().map(|hand| usize::from(hand.len())).sum::<usize>() + talon.len();
                let all = hands.iter().fold(talon.iter().copied().collect(), |all: CardSet, hand| all.union(*hand));
                let flies = self.options.couleur == Couleur::Volante;
                sizes
                    && cards == self.size
                    && all == pack
                    && idle.is_some() == flies
                    && idle.is_none_or(|c| pack.contains(c))
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        match o {
            Outcome::FirstDealer(seat) => {
                s.public.dealer = *seat;
                s.public.turn = *seat;
                s.public.players = self.options.dealt(*seat);
                s.public.phase = self.after_first_dealer();
                let law = if self.options.is_1860() { law!("first-dealer-1860") } else { law!("first-dealer-1782") };
                scribe.does(*seat, law, || text!("lhombre-first-dealer", seat = *seat));
            }
            Outcome::Couleur(card) => {
                s.public.couleur = Some(card.suit());
                s.public.phase = Phase::Deal;
                scribe.tell_by(law!("couleur-fixed"), || text!("lhombre-couleur", suit = card.suit()));
            }
            Outcome::Deal { hands, talon, idle } => self.deal(s, hands, talon, *idle, scribe),
            Outcome::Pull(card) if s.public.phase == Phase::PullOut => self.pull_out(s, *card, scribe),
            Outcome::Pull(card) => self.pull(s, *card, scribe),
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.accounts.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }

    /// The balance, an equal share of what stands (as the close would give it), and what the tricks so far promise of
    /// the pot to the hombre.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        let p = &s.public;
        let pots = &p.accounts.pots;
        let standing = (pots.drawable() + pots.written_amount()) as f64;
        let share = standing / f64::from(self.seats);
        let balance = p.accounts.ledger.balance(seat) as f64;
        let Some(hombre) = p.hombre.filter(|_| p.phase == Phase::Play && p.players.contains(seat)) else {
            return balance + share;
        };
        let need = f64::from(self.options.players.majority());
        let won = f64::from(p.tricks.won[hombre.index() & 3]);
        let lost = f64::from(p.tricks.played) - won;
        let promise = (won - lost) / (2.0 * need);
        let stake = pots.in_play() as f64 + self.options.price(p.bid.contract, p.in_couleur()) as f64;
        let side = if seat == hombre { 1.0 } else { -1.0 / f64::from(p.players.len().max(2) - 1) };
        let sign = if p.plays(Contract::Nullissimo) { -1.0 } else { 1.0 };
        balance + share + sign * side * promise * stake
    }
}

impl LHombre {
    fn after_first_dealer(&self) -> Phase {
        if self.options.couleur == Couleur::Fixed { Phase::Couleur } else { Phase::Deal }
    }

    /// Whether this deal is written into the Kessel.
    pub(super) fn in_kessel(&self, p: &Public) -> bool {
        self.options.in_kessel(p.deals_done)
    }

    fn deal<S: Scribe>(
        &self,
        s: &mut State,
        hands: &[CardSet; SEATS],
        talon: &[Card],
        idle: Option<Card>,
        scribe: &mut S,
    ) {
        let p = &mut s.public;
        if !std::mem::take(&mut p.again_dealt) {
            let kessel = self.options.in_kessel(p.deals_done);
            p.accounts.begin_deal(&self.options, p.dealer, kessel, scribe);
            p.lines = p.accounts.pots.written.len() as u8;
        }
        let law = if self.options.players == Players::Four { law!("kaufquadrille") } else { law!("deal") };
        scribe.does(p.dealer, law, || text!("lhombre-dealt", seat = p.dealer));
        p.players = self.options.dealt(p.dealer);
        if let Some(king) = self.options.king(p.dealer) {
            let law =
                if self.options.king_seat == super::options::KingSeat::Left { law!("king-idle") } else { law!("r19") };
            scribe.does(king, law, || text!("lhombre-king-idles", seat = king));
        }
        if let Some(card) = idle {
            p.couleur = Some(card.suit());
            scribe.tell_by(law!("couleur-volante"), || text!("lhombre-couleur", suit = card.suit()));
        }
        s.hands = *hands;
        s.talon[..talon.len().min(TALON)].copy_from_slice(&talon[..talon.len().min(TALON)]);
        p.held = hands.map(CardSet::len);
        (p.top, p.bottom) = (0, talon.len().min(TALON) as u8);
        if self.options.misdeals {
            self.count_hands(p, scribe);
        }
        let vorhand = next_of(p.players, p.dealer, self.seats);
        p.auction = Auction::new(p.players, vorhand);
        p.turn = vorhand;
        p.phase = Phase::Auction;
    }

    /// The hombre and his game are known: trumps and exchange follow.
    pub(super) fn begin_game<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let hombre = p.hombre.unwrap_or(p.dealer);
        scribe.says(hombre, p.bid.contract.law(), || text!("lhombre-plays", seat = hombre, game = p.bid.text()));
        p.turn = hombre;
        self.bind_trump(p, hombre, scribe);
        if self.begin_misdealt(s, hombre, scribe) {
            self.begin_exchange(s, hombre, scribe);
        }
    }

    /// Clears the table for the next deal, or closes the match.
    pub(super) fn next_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.asks_to_join(s) {
            return;
        }
        let p = &mut s.public;
        scribe.deal_over(None, || p.sheet());
        p.deals_done += 1;
        let last_dealer = p.dealer;
        p.dealer = p.dealer.next(self.seats);
        self.clear_table(s);
        let p = &mut s.public;
        if p.deals_done >= self.options.deals() {
            p.accounts.close(&self.options, last_dealer, scribe);
            scribe.match_over(law!("match-length"), || text!("lhombre-over"));
            (p.dealer, p.phase) = (last_dealer, Phase::Over);
        } else {
            scribe.does(p.dealer, law!("deal-passes"), || text!("lhombre-next-dealer", seat = p.dealer));
            p.phase = Phase::Deal;
        }
    }

    /// The deal is void: the same dealer deals again, and the stakes stand.
    pub(super) fn redeal<S: Scribe>(&self, s: &mut State, law: LawId, scribe: &mut S) {
        scribe.does(s.public.dealer, law, || text!("lhombre-redeal", seat = s.public.dealer));
        self.clear_table(s);
        (s.public.again_dealt, s.public.phase) = (true, Phase::Deal);
    }

    /// All cards go together again.
    fn clear_table(&self, s: &mut State) {
        let p = &mut s.public;
        p.turn = p.dealer;
        p.misdeal = None;
        p.players = self.options.dealt(p.dealer);
        p.count = self.options.players.hands();
        p.auction = Auction::new(SeatSet::EMPTY, p.dealer);
        (p.hombre, p.bid, p.trump) = (None, Bid::plain(Contract::Frage), None);
        (p.also, p.bought, p.looked) = (SeatSet::EMPTY, SeatSet::EMPTY, SeatSet::EMPTY);
        (p.said, p.turned, p.top, p.bottom) = ([None; SEATS], [None; 2], 0, 0);
        (p.held, p.laid, p.last_buyer) = ([0; SEATS], [0; SEATS], None);
        p.sure = [CardSet::EMPTY; SEATS];
        (p.had, p.lacks, p.played) = (p.sure, p.sure, p.sure);
        (p.thrown, p.taker, p.last_trick, p.tricks) = (false, None, None, Tricks::default());
        p.trick = Trick::new(p.dealer, p.players);
        (p.looked_back, p.no_vole, p.misnamed, p.ended) = (false, false, false, None);
        (p.faulty, p.bound, p.again, p.demanded) = (SeatSet::EMPTY, SeatSet::EMPTY, 0, None);
        s.revoked = SeatSet::EMPTY;
        p.fines.clear();
        if self.options.couleur == Couleur::Volante {
            p.couleur = None;
        }
        (s.hands, s.laid, s.fresh) = ([CardSet::EMPTY; SEATS], [CardSet::EMPTY; SEATS], CardSet::EMPTY);
        s.talon = [SPADILLE; TALON];
    }
}

impl Public {
    /// Play begins: the Vorhand leads; in 1860 a hombre who laid his solo open leads what he is told.
    pub(super) fn begin_play(&mut self, game: &LHombre) {
        let vorhand = next_of(self.players, self.dealer, game.seats);
        self.trick = Trick::new(vorhand, self.players);
        let told = game.options.is_1860() && self.is_hombre(vorhand) && self.lies_open(vorhand);
        (self.phase, self.turn) = match told && self.taker.is_none() {
            true => (Phase::Demand, next_of(self.players, vorhand, game.seats)),
            false => (Phase::Play, vorhand),
        };
    }

    /// Whether the trump suit is known to be a suit.
    pub fn trump_suit(&self) -> Option<spadille_core::Suit> {
        self.trump.and_then(Trump::suit)
    }
}

/// Shuffles the first `size` cards. One random word serves four places: what is left of it after choosing among `n` is
/// as good as new for the next choice, up to an unevenness of one part in 2⁴².
#[inline]
fn shuffle<R: Rng>(cards: &mut [Card; PLACES], size: usize, rng: &mut R) {
    let mut word = 0;
    for place in 0..size.saturating_sub(1) {
        if place % 4 == 0 {
            word = rng.next_u64();
        }
        let wide = u128::from(word) * (size - place) as u128;
        word = wide as u64;
        let other = place + (wide >> 64) as usize;
        // The masks say that no place lies outside; they change nothing.
        cards.swap(place % PLACES, other % PLACES);
    }
}
