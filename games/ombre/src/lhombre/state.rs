//! A match of L'Hombre as it stands: what everybody knows, and the secrets.

use super::auction::Auction;
use super::contracts::{Bid, Contract};
pub use super::course::Ended;
use super::course::{Course, Fines, GameResult, Tricks};
use super::misdeal::Misdeal;
use super::moves::Word;
use super::orders::Trump;
use super::pot::Accounts;
use super::table::{SEATS, SPADILLE, TALON};
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Measure, Seat, SeatSet, Sheet, Suit, Text, Turn, text};

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
    /// The match is over.
    Over,
}

/// The trick on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// Who plays to it.
    pub players: SeatSet,
    /// The cards, in the order played.
    pub cards: [Card; SEATS],
    /// How many.
    pub len: u8,
    /// The card that wins so far.
    pub best: Card,
    /// Who played it.
    pub winner: Seat,
}

impl Trick {
    /// An empty trick.
    #[inline]
    pub const fn new(leader: Seat, players: SeatSet) -> Trick {
        Trick { leader, players, cards: [SPADILLE; SEATS], len: 0, best: SPADILLE, winner: leader }
    }

    /// The card led.
    #[inline]
    pub fn led(&self) -> Option<Card> {
        if self.len == 0 { None } else { Some(self.cards[0]) }
    }

    /// The cards on the table.
    pub fn cards(&self) -> &[Card] {
        self.cards.get(..usize::from(self.len)).unwrap_or(&[])
    }
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    /// Counters and pots.
    pub accounts: Accounts,
    /// Where the match stands.
    pub phase: Phase,
    /// Who acts.
    pub turn: Seat,
    /// Who else may act in this phase.
    pub also: SeatSet,
    /// Who deals.
    pub dealer: Seat,
    /// Deals finished.
    pub deals_done: u32,
    /// The favourite suit.
    pub couleur: Option<Suit>,
    /// Who plays this deal; with a Mohr the king too.
    pub players: SeatSet,
    /// How many play to a trick.
    pub count: u8,
    /// The calls.
    pub auction: Auction,
    /// What each seat said last, as its place among the words.
    pub said: [Option<u8>; SEATS],
    /// Who plays alone.
    pub hombre: Option<Seat>,
    /// What he plays.
    pub bid: Bid,
    /// Trumps.
    pub trump: Option<Trump>,
    /// The turned card or cards of the talon.
    pub turned: [Option<Card>; 2],
    /// How many cards of the talon are drawn from the top.
    pub top: u8,
    /// Where the talon ends, cards drawn from the bottom left out.
    pub bottom: u8,
    /// The hand that was dealt with a wrong number of cards.
    pub misdeal: Option<Misdeal>,
    /// Whether the cards are dealt again, on the same stakes.
    pub again_dealt: bool,
    /// Cards held by each seat.
    pub held: [u8; SEATS],
    /// Cards laid away by each seat.
    pub laid: [u8; SEATS],
    /// Who has exchanged.
    pub bought: SeatSet,
    /// Who bought last.
    pub last_buyer: Option<Seat>,
    /// Who has looked at the undrawn cards.
    pub looked: SeatSet,
    /// Cards each seat is known to hold.
    pub sure: [CardSet; SEATS],
    /// Cards each seat is known to have been dealt, which may be laid away since.
    pub had: [CardSet; SEATS],
    /// Cards each seat is known not to hold.
    pub lacks: [CardSet; SEATS],
    /// Cards each seat has played.
    pub played: [CardSet; SEATS],
    /// Whether the hombre gave the game up.
    pub thrown: bool,
    /// Who took it over.
    pub taker: Option<Seat>,
    /// The trick on the table.
    pub trick: Trick,
    /// The trick before.
    pub last_trick: Option<Trick>,
    /// Tricks taken.
    pub tricks: Tricks,
    /// Whether the hombre has looked back at tricks.
    pub looked_back: bool,
    /// Whether he has lost the right to the vole otherwise.
    pub no_vole: bool,
    /// Whether he named a second suit.
    pub misnamed: bool,
    /// Who was found to have revoked in the trick on the table.
    pub faulty: SeatSet,
    /// Who must follow suit in this trick, having mended a revoke.
    pub bound: SeatSet,
    /// How many discards were taken back.
    pub again: u8,
    /// The card a hombre must lead who laid down too soon.
    pub demanded: Option<Card>,
    /// Who owes a bête for a fault.
    pub fines: Fines,
    /// How many bêtes stood on paper when the deal began.
    pub lines: u8,
    /// What a deal waits for that is over but for its claims.
    pub ended: Option<Ended>,
}

/// The whole truth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody knows.
    pub public: Public,
    /// The cards of each seat.
    pub hands: [CardSet; SEATS],
    /// What each has laid away.
    pub laid: [CardSet; SEATS],
    /// The talon, top first; places beyond its size mean nothing.
    pub talon: [Card; TALON],
    /// The cards the hombre drew.
    pub fresh: CardSet,
    /// Who has not followed suit in the trick on the table though he could (strict tables).
    pub revoked: SeatSet,
}

impl Public {
    /// The course of the game.
    #[inline]
    pub fn course(&self) -> Course {
        Course {
            contract: self.bid.contract,
            hombre: self.hombre.unwrap_or(self.dealer),
            taker: self.taker,
            no_vole: self.looked_back || self.no_vole,
        }
    }

    /// How a deal ended, in words.
    pub fn result_text(&self, ended: &Ended) -> Text {
        let hombre = self.course().hombre;
        match ended.result {
            GameResult::Win => text!("lhombre-won", seat = hombre),
            GameResult::Remis => text!("lhombre-remis", seat = hombre),
            GameResult::Codille => text!("lhombre-codille", seat = hombre),
        }
    }

    /// The sheet of the deal that is over, but for what was paid.
    pub fn sheet(&self) -> Sheet {
        let title = self.ended.as_ref().map_or_else(|| text!("lhombre-all-pass"), |ended| self.result_text(ended));
        let tricks = self.players.iter().map(|seat| (seat, i64::from(self.tricks.won[seat.index()])));
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
        let i = seat.index() & 3;
        self.held[i] > 0 && self.sure[i].len() == self.held[i]
    }

    /// How many cards are left in the talon.
    #[inline]
    pub const fn left(&self) -> u8 {
        self.bottom.saturating_sub(self.top)
    }

    /// The order of the cards; before trumps are known, that of Grandissimo.
    #[inline]
    pub fn order(&self) -> &'static spadille_tricks::Order {
        self.trump.unwrap_or(Trump::AcesOnly).order()
    }

    /// Whether trumps are the favourite suit.
    pub fn in_couleur(&self) -> bool {
        self.couleur.is_some() && self.couleur == self.trump.and_then(Trump::suit)
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
        match self.phase {
            Phase::FirstDealer | Phase::Couleur | Phase::Deal | Phase::Pull | Phase::PullOut | Phase::Over => false,
            Phase::Forgotten => self.also.contains(seat),
            _ => self.turn == seat,
        }
    }

    /// Remembers what a seat said.
    #[inline]
    pub fn note_word(&mut self, seat: Seat, place: Option<u32>) {
        if let Some(place) = place {
            self.said[seat.index() & 3] = Some(place as u8);
        }
    }
}

/// A word's place, for [`Public::said`].
pub const fn place_of(word: Word) -> u8 {
    word as u8
}
