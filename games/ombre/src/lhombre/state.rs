//! A match of L'Hombre as it stands: what everybody knows, and the secrets.

use super::*;
use spadille_core::{Measure, Sheet};

/// Where the match stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance finds the first dealer.
    FirstDealer,
    /// Chance finds the favourite suit of the sitting.
    Couleur,
    /// Cards are dealt.
    Deal,
    /// Calls.
    Auction,
    /// The holder of Spadille owns up or hides it (strict tables).
    Spadille,
    /// The hombre may change his game.
    Switch,
    /// The hombre may turn a second card.
    Turn,
    /// The hombre names trumps.
    Name,
    /// The hombre lays away.
    Discard,
    /// A solo lies open: the others take it for won, or have it named and played (strict tables).
    Shown,
    /// A card is pulled for trumps.
    Pull,
    /// A card too many is pulled out of the hombre's hand (tables with misdeals).
    PullOut,
    /// The hombre drew without naming trumps: whoever names first decides (strict tables).
    Forgotten,
    /// The hombre may take back discards (strict tables).
    TakeBack,
    /// He lays away as many others instead (strict tables).
    LayAgain,
    /// The defenders lay away.
    Buy,
    /// The hombre may give up.
    GiveUp,
    /// A defender may take the given-up game over.
    TakeOver,
    /// Tricks.
    Play,
    /// A card that should have followed suit may be taken back (strict tables).
    Mend,
    /// A trick may be played again (strict tables).
    Replay,
    /// A lead is demanded of a hombre who laid down too soon (strict tables).
    Demand,
    /// The third player may have a defender who showed his hand play on (strict tables).
    PlayOn,
    /// Honours are claimed.
    Claims,
    /// Whoever made a bête on top of an older one may ask that they go together (strict tables).
    Together,
    /// The others agree to that, or not (strict tables).
    Agree,
    /// The deal is over and waits to be settled.
    Settle,
    /// The match is over.
    Over,
}

/// What everybody knows of a match.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Counters and pots.
    pub accounts: Accounts,
    /// Deals finished.
    pub deals_done: u32,
    /// Whether the cards are dealt again, on the same stakes.
    pub again_dealt: bool,
    /// How many bêtes stood on paper when the deal began.
    pub lines: u8,
    /// The deal in progress.
    pub deal: Deal,
}

deal! {
    /// Where it stands.
    phase: Phase = Phase::Deal;
    /// Who acts.
    turn: Seat = Seat(0);
    /// Who else may act in this phase.
    also: SeatSet = SeatSet::EMPTY;
    /// Who deals.
    dealer: Seat = Seat(0);
    /// The favourite suit.
    couleur: Option<Suit> = None;
    /// Who plays; with a Mohr the king too.
    players: SeatSet = SeatSet::EMPTY;
    /// How many play to a trick.
    count: u8 = 0;
    /// The calls.
    auction: Auction = Auction::new(SeatSet::EMPTY, Seat(0));
    /// What each seat said last.
    said: Each<Option<Move>> = Each::default();
    /// Who plays alone.
    hombre: Option<Seat> = None;
    /// What he plays.
    bid: Bid = Bid::default();
    /// Trumps.
    trump: Option<Trump> = None;
    /// The turned card or cards of the talon.
    turned: [Option<Card>; 2] = [None; 2];
    /// How far the talon is drawn.
    talon: Talon = Talon::new(0);
    /// The hand that was dealt with a wrong number of cards.
    misdeal: Option<Misdeal> = None;
    /// Cards held by each seat.
    held: Each<u8> = Each::default();
    /// Cards laid away by each seat.
    laid: Each<u8> = Each::default();
    /// Who has exchanged.
    bought: SeatSet = SeatSet::EMPTY;
    /// Who bought last.
    last_buyer: Option<Seat> = None;
    /// Who has looked at the undrawn cards.
    looked: SeatSet = SeatSet::EMPTY;
    /// Cards each seat is known to hold.
    sure: Each<CardSet> = Each::default();
    /// Cards each seat is known to have been dealt, which may be laid away since.
    had: Each<CardSet> = Each::default();
    /// Whether the hombre gave the game up.
    thrown: bool = false;
    /// Who took it over.
    taker: Option<Seat> = None;
    /// The tricks.
    tricks: Tricks<SEATS> = Tricks::new(Seat(0), SeatSet::EMPTY);
    /// How many of them the hombre won before he lost the first.
    opening: u8 = 0;
    /// Whether the hombre has looked back at tricks.
    looked_back: bool = false;
    /// Whether he has lost the right to the vole otherwise.
    no_vole: bool = false;
    /// Whether he named a second suit.
    misnamed: bool = false;
    /// Who was found to have revoked in the trick on the table.
    faulty: SeatSet = SeatSet::EMPTY;
    /// Who must follow suit in this trick, having mended a revoke.
    bound: SeatSet = SeatSet::EMPTY;
    /// How many discards were taken back.
    again: u8 = 0;
    /// The card a hombre must lead who laid down too soon.
    demanded: Option<Card> = None;
    /// Who owes a bête for a fault.
    fines: Fines = Fines::new();
    /// What a deal waits for that is over but for its claims.
    ended: Option<Ended> = None;
}

/// The whole truth.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// The cards of each seat.
    pub hands: Each<CardSet>,
    /// What each has laid away.
    pub laid: Each<CardSet>,
    /// The talon, top first.
    pub talon: ArrayVec<Card, TALON>,
    /// The cards the hombre drew.
    pub fresh: CardSet,
}

impl State {
    /// Cards leave a hand for good.
    pub(super) fn lay_away(&mut self, seat: Seat, cards: CardSet) {
        self.hands[seat] = self.hands[seat].minus(cards);
        self.laid[seat] = self.laid[seat].union(cards);
        self.public.deal.held[seat] -= cards.len();
        self.public.deal.laid[seat] += cards.len();
    }
}

impl Deal {
    /// The course of the game.
    #[inline]
    pub fn course(&self) -> Course {
        Course {
            contract: self.bid.contract,
            hombre: self.alone(),
            taker: self.taker,
            no_vole: self.looked_back || self.no_vole,
            won: self.tricks.won,
            count: self.tricks.count,
            opening: self.opening,
        }
    }

    /// Who plays alone, once he is known.
    #[inline]
    pub fn alone(&self) -> Seat {
        self.hombre.unwrap_or(self.dealer)
    }

    /// Who plays after a seat.
    #[inline]
    pub fn after(&self, seat: Seat) -> Seat {
        next_of(self.players, seat, SEATS as u8)
    }

    /// Who speaks and leads first.
    pub fn vorhand(&self) -> Seat {
        self.after(self.dealer)
    }

    /// How a deal ended, in words.
    pub fn result_text(&self, ended: &Ended) -> Text {
        let hombre = self.alone();
        match ended.result {
            GameResult::Win => text!("lhombre-won", seat = hombre),
            GameResult::Remis => text!("lhombre-remis", seat = hombre),
            GameResult::Codille => text!("lhombre-codille", seat = hombre),
        }
    }

    /// The sheet of the deal that is over, but for what was paid.
    pub fn sheet(&self) -> Sheet {
        let title = self.ended.as_ref().map_or_else(|| text!("lhombre-all-pass"), |ended| self.result_text(ended));
        let tricks = self.players.iter().map(|seat| (seat, i64::from(self.tricks.won[seat])));
        match self.ended {
            Some(_) => Sheet::new(title).with(text!("house-tricks"), Measure::Tricks, tricks),
            None => Sheet::new(title),
        }
    }

    /// Whether a seat plays alone.
    #[inline]
    pub fn is_hombre(&self, seat: Seat) -> bool {
        self.hombre == Some(seat)
    }

    /// Whether all cards of a seat lie open.
    #[inline]
    pub fn lies_open(&self, seat: Seat) -> bool {
        self.held[seat] > 0 && self.sure[seat].len() == self.held[seat]
    }

    /// The order of the cards; before trumps are known, that of Grandissimo.
    #[inline]
    pub fn order(&self) -> &'static Order {
        self.trump.unwrap_or(Trump::AcesOnly).order()
    }

    /// Whether trumps are the favourite suit.
    pub fn in_couleur(&self) -> bool {
        self.couleur.is_some() && self.couleur == self.trump_suit()
    }

    /// Whether the game is this.
    #[inline]
    pub fn plays(&self, contract: Contract) -> bool {
        self.bid.contract == contract
    }

    /// Who is to act.
    #[inline]
    pub fn awaited(&self) -> Turn {
        match self.phase {
            Phase::FirstDealer | Phase::Couleur | Phase::Deal | Phase::Pull | Phase::PullOut => Turn::Chance,
            Phase::Over => Turn::Over,
            Phase::Forgotten => Turn::any_of(self.also),
            _ => Turn::of(self.turn),
        }
    }

    /// Whether a seat may act now.
    #[inline]
    pub fn may_act(&self, seat: Seat) -> bool {
        self.awaited().may_act(seat)
    }
}
