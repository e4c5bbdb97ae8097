//! The contract: how a match of L'Hombre goes, from the first deal to the close.

use super::refusals::out_of_turn;
use super::*;
use spadille_tricks::deal_out;

/// L'Hombre under chosen options.
#[derive(Clone, Debug)]
pub struct LHombre {
    pub(super) options: LHombreOptions,
    pub(super) bids: BidTable,
    pub(super) pack: CardSet,
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
        hands: Each<CardSet>,
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
        Ok(LHombre {
            bids: BidTable::new(&options),
            pack: players.pack(),
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
        let mut deal = self.undealt(Seat(self.seats - 1), None);
        deal.phase = if self.options.courtesy_vorhand { self.after_first_dealer() } else { Phase::FirstDealer };
        State { public: Public { deal, ..Public::default() }, ..State::default() }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        s.public.deal.awaited()
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let p = &s.public.deal;
        if !p.may_act(seat) {
            return Moves::NONE;
        }
        let hand = s.hands[seat];
        match p.phase {
            Phase::Play => self.plays(s, seat, hand),
            Phase::Auction => Moves::words(self.calls(p, seat, hand)),
            Phase::Buy | Phase::Discard => self.exchanges(p, seat, hand),
            Phase::Name => self.namings(p, seat, hand),
            Phase::GiveUp => Moves::words(Words::KEEP_OR_GIVE_UP),
            Phase::TakeOver => Moves::either([Move::Pass, Move::TakeOver]),
            Phase::Switch => {
                let switches = p.auction.switches(&self.bids, hand, p.couleur.is_some());
                Moves::words(self.misdealt_calls(p, seat, switches.and(Move::Keep)))
            }
            Phase::Turn => Moves::either([Move::Keep, Move::Turn]),
            _ => self.strict_moves(s, seat, hand),
        }
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if !s.public.deal.may_act(seat) {
            return Err(out_of_turn(&s.public.deal, seat));
        }
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(self.why_not(s, seat, m)) }
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        self.act(s, seat, m, scribe);
        self.settle_if_over(s, scribe);
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        let p = &s.public.deal;
        let any = |cards: CardSet, rng: &mut R| cards.nth(rng.random_range(0..cards.len().max(1))).unwrap_or(SPADILLE);
        match p.phase {
            Phase::FirstDealer => Outcome::FirstDealer(Seat(rng.random_range(0..self.seats))),
            Phase::Couleur => Outcome::Couleur(any(self.pack, rng)),
            Phase::Pull => Outcome::Pull(any(s.fresh, rng)),
            Phase::PullOut => Outcome::Pull(any(s.hands[p.turn], rng)),
            _ => {
                let mut portions = Each::from_fn(|seat| if p.players.contains(seat) { self.hand } else { 0 });
                if let Some((to, portion)) = self.wrong_portion(p, rng) {
                    portions[to] = portion;
                }
                let (hands, talon) = deal_out(self.pack, &portions, rng);
                let idle = (self.options.couleur == Couleur::Volante).then(|| any(self.pack, rng));
                Outcome::Deal { hands, talon: talon.into_iter().collect(), idle }
            }
        }
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let (p, pack) = (&s.public.deal, self.pack);
        let fits = match (p.phase, o) {
            (Phase::FirstDealer, Outcome::FirstDealer(seat)) => seat.0 < self.seats,
            (Phase::Couleur, Outcome::Couleur(card)) => pack.contains(*card),
            (Phase::Pull, Outcome::Pull(card)) => s.fresh.contains(*card),
            (Phase::PullOut, Outcome::Pull(card)) => s.hands[p.turn].contains(*card),
            (Phase::Deal, Outcome::Deal { hands, talon, idle }) => {
                let dealt = self.options.dealt(p.dealer);
                let cards = hands.values().map(|hand| usize::from(hand.len())).sum::<usize>() + talon.len();
                let all = hands.values().fold(talon.iter().copied().collect(), |all: CardSet, hand| all.union(*hand));
                let flies = self.options.couleur == Couleur::Volante;
                self.may_be_dealt(dealt.iter().map(|seat| hands[seat].len()))
                    && hands.iter().all(|(seat, hand)| dealt.contains(seat) || hand.is_empty())
                    && (cards, all) == (pack.len().into(), pack)
                    && idle.map(|card| pack.contains(card)) == flies.then_some(true)
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        match o {
            Outcome::FirstDealer(seat) => {
                s.public.deal = Deal { phase: self.after_first_dealer(), ..self.undealt(*seat, None) };
                let law = self.options.by_book(law!("first-dealer-1782"), law!("first-dealer-1860"));
                scribe.does(*seat, law, || text!("lhombre-first-dealer", seat = *seat));
            }
            Outcome::Couleur(card) => {
                (s.public.deal.couleur, s.public.deal.phase) = (Some(card.suit()), Phase::Deal);
                scribe.tell_by(law!("couleur-fixed"), || text!("lhombre-couleur", suit = card.suit()));
            }
            Outcome::Deal { hands, talon, idle } => {
                s.hands = *hands;
                // There is room: the table is cleared.
                let _ = s.talon.try_extend_from_slice(talon);
                self.deal(s, *idle, scribe);
            }
            Outcome::Pull(card) if s.public.deal.phase == Phase::PullOut => self.pull_out(s, *card, scribe),
            Outcome::Pull(card) => self.pull(s, *card, scribe),
        }
        self.settle_if_over(s, scribe);
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
        let (p, accounts) = (&s.public.deal, &s.public.accounts);
        let share = (accounts.drawable() + accounts.betes.written_amount()) as f64 / f64::from(self.seats);
        let balance = accounts.ledger.balance(seat) as f64;
        let Some(hombre) = p.hombre.filter(|_| p.phase == Phase::Play && p.players.contains(seat)) else {
            return balance + share;
        };
        let need = f64::from(self.options.players.majority());
        let won = f64::from(p.tricks.won[hombre]);
        let lost = f64::from(p.tricks.count) - won;
        let promise = (won - lost) / (2.0 * need);
        let stake = accounts.in_play() as f64 + self.options.price(p.bid.contract, p.in_couleur()) as f64;
        let side = if seat == hombre { 1.0 } else { -1.0 / f64::from(p.players.len().max(2) - 1) };
        let sign = if p.plays(Contract::Nullissimo) { -1.0 } else { 1.0 };
        balance + share + sign * side * promise * stake
    }
}

impl LHombre {
    /// A move is made; a deal that it ends is not settled yet.
    #[inline]
    pub(super) fn act<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match (s.public.deal.phase, m) {
            (Phase::Play, Move::Play(card)) => self.play_card(s, seat, card, scribe),
            (_, Move::Announce) => self.announce(s, seat, scribe),
            (Phase::Auction, _) => self.call(s, seat, m, scribe),
            (Phase::Discard | Phase::Buy | Phase::Name, Move::Discard(cards)) => self.exchange(s, seat, cards, scribe),
            (Phase::Name, Move::Name(suit)) => self.name(s, seat, suit, scribe),
            (Phase::Switch, _) => self.switch(s, seat, m, scribe),
            (Phase::Turn, _) => self.turn_again(s, seat, m, scribe),
            (Phase::GiveUp | Phase::Name | Phase::Play, Move::GiveUp) => self.give_up(s, seat, scribe),
            (Phase::GiveUp, _) => s.public.deal.begin_play(self),
            (Phase::TakeOver, _) => self.take_over(s, seat, m, scribe),
            (Phase::Play, Move::Stop) => self.stop(s, seat, scribe),
            (Phase::Play, Move::LookTalon | Move::LookBack | Move::LookDiscards) => self.look(s, seat, m, scribe),
            _ => self.strict_play(s, seat, m, scribe),
        }
    }

    /// A deal that is over is settled.
    #[inline]
    pub(super) fn settle_if_over<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if s.public.deal.phase == Phase::Settle {
            self.settle_deal(s, Honours::ALL, scribe);
        }
    }

    fn after_first_dealer(&self) -> Phase {
        if self.options.couleur == Couleur::Fixed { Phase::Couleur } else { Phase::Deal }
    }

    /// A deal of which no card is dealt yet.
    #[inline]
    pub(super) fn undealt(&self, dealer: Seat, couleur: Option<Suit>) -> Deal {
        let (players, count) = (self.options.dealt(dealer), self.options.players.hands());
        Deal { dealer, turn: dealer, couleur, players, count, ..Deal::default() }
    }

    fn deal<S: Scribe>(&self, s: &mut State, idle: Option<Card>, scribe: &mut S) {
        let dealer = s.public.deal.dealer;
        if !std::mem::take(&mut s.public.again_dealt) {
            let kessel = self.options.in_kessel(s.public.deals_done);
            s.public.accounts.begin_deal(&self.options, dealer, kessel, scribe);
            s.public.lines = s.public.accounts.betes.written.len() as u8;
        }
        let law = if self.options.players == Players::Four { law!("kaufquadrille") } else { law!("deal") };
        scribe.does(dealer, law, || text!("lhombre-dealt", seat = dealer));
        if let Some(king) = self.options.king(dealer) {
            let law = if self.options.king_seat == KingSeat::Left { law!("king-idle") } else { law!("king-seat") };
            scribe.does(king, law, || text!("lhombre-king-idles", seat = king));
        }
        let p = &mut s.public.deal;
        if let Some(card) = idle {
            p.couleur = Some(card.suit());
            scribe.tell_by(law!("couleur-volante"), || text!("lhombre-couleur", suit = card.suit()));
        }
        (p.held, p.talon) = (s.hands.map(CardSet::len), Talon::new(s.talon.len() as u8));
        if self.options.misdeals {
            self.count_hands(p, scribe);
        }
        p.turn = p.vorhand();
        p.auction = Auction::new(p.players, p.turn);
        p.phase = Phase::Auction;
    }

    /// The hombre and his game are known: trumps and exchange follow.
    pub(super) fn begin_game<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public.deal;
        let hombre = p.alone();
        scribe.says(hombre, p.bid.contract.row().law, || text!("lhombre-plays", seat = hombre, game = p.bid.text()));
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
        scribe.deal_over(None, || p.deal.sheet());
        p.deals_done += 1;
        let last_dealer = p.deal.dealer;
        let over = p.deals_done >= self.options.deals();
        self.clear_table(s, last_dealer.next(self.seats));
        let Public { accounts, deal, .. } = &mut s.public;
        if over {
            accounts.close(&self.options, last_dealer, scribe);
            scribe.match_over(law!("match-length"), || text!("lhombre-over"));
            (deal.dealer, deal.phase) = (last_dealer, Phase::Over);
        } else {
            scribe.does(deal.dealer, law!("deal-passes"), || text!("lhombre-next-dealer", seat = deal.dealer));
        }
    }

    /// The deal is void: the same dealer deals again, and the stakes stand.
    pub(super) fn redeal<S: Scribe>(&self, s: &mut State, law: LawId, scribe: &mut S) {
        let dealer = s.public.deal.dealer;
        scribe.does(dealer, law, || text!("lhombre-redeal", seat = dealer));
        self.clear_table(s, dealer);
        s.public.again_dealt = true;
    }

    fn clear_table(&self, s: &mut State, dealer: Seat) {
        let couleur = s.public.deal.couleur.filter(|_| self.options.couleur == Couleur::Fixed);
        s.public.deal = self.undealt(dealer, couleur);
        (s.hands, s.laid, s.talon, s.fresh) = Default::default();
    }
}

impl Deal {
    /// Play begins: the Vorhand leads; in 1860 a hombre who laid his solo open leads what he is told.
    pub(super) fn begin_play(&mut self, game: &LHombre) {
        let vorhand = self.vorhand();
        self.tricks = Tricks::new(vorhand, self.players);
        let told = game.options.customs().laying_down_is_free && self.is_hombre(vorhand) && self.lies_open(vorhand);
        (self.phase, self.turn) = match told && self.taker.is_none() {
            true => (Phase::Demand, self.after(vorhand)),
            false => (Phase::Play, vorhand),
        };
    }

    /// Whether the trump suit is known to be a suit.
    pub fn trump_suit(&self) -> Option<Suit> {
        self.trump.and_then(Trump::suit)
    }
}
