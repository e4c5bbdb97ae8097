//! The auction: each speaks in turn, and whoever is overbid answers at once.

use super::*;
use spadille_tricks::Duel;

/// The most games a table can have agreed on.
const GAMES: usize = Bid::COUNT as usize;

/// The bids of a table, made once.
#[derive(Clone, Debug)]
pub struct BidTable {
    /// All games from the lowest to the highest.
    ladder: Ladder<Bid, GAMES>,
    /// For each the calls of the round that overbid it.
    over: ArrayVec<Words, GAMES>,
    open: Words,
    /// What may be said besides as long as nobody has called.
    opening: Words,
    /// The bids of the second round, where Casco waits until all have passed.
    late: Words,
    mohr: Words,
    /// The games an unopposed asker may change to.
    switches: Words,
    /// Bids that want both black aces, and those that want Spadille.
    both_aces: Words,
    spadille: Words,
    couleur: Words,
    pub(super) names: Words,
    askers_only_hold: bool,
    last_hand_names: Contract,
}

impl BidTable {
    pub fn new(o: &LHombreOptions) -> BidTable {
        let bids = o.bids();
        let set = |keep: &dyn Fn(&Bid) -> bool| bids.iter().copied().filter(keep).map(Move::Call).collect::<Words>();
        let waits = |b: &Bid| !o.casco_forces && b.contract == Contract::Casco;
        let in_round = |b: &Bid| b.contract != Contract::Mohr && !waits(b);
        let higher = |bid: &Bid| set(&|b| in_round(b) && o.rank(*b) > o.rank(*bid));
        let enters = o.entrire && o.offers(Bid::plain(Contract::Frage));
        BidTable {
            ladder: Ladder::new(bids.iter().copied()),
            over: bids.iter().map(higher).collect(),
            open: set(&in_round),
            opening: Words::NONE.and_if(enters, Move::Entrire),
            late: set(&waits),
            // Where the holder of Spadille must play, nobody is left who could take the Mohr.
            mohr: set(&|b| b.contract == Contract::Mohr && !o.spadille_force),
            switches: set(&|b| o.frage_switch == FrageSwitch::Blind && b.contract.is_blind() && !b.couleur),
            both_aces: set(&|b| b.contract.row().needs == BLACK_ACES),
            spadille: set(&|b| b.contract.row().needs == CardSet::one(SPADILLE)),
            couleur: set(&|b| b.couleur),
            names: o.players.trump_suits().map(Move::Name).collect(),
            askers_only_hold: o.overbid_reply == OverbidReply::Hold,
            last_hand_names: o.customs().last_hand_names,
        }
    }

    /// The bids that a hand may make: the favourite suit must be known, and black aces may be wanted.
    #[inline]
    fn fit(&self, words: Words, hand: CardSet, couleur: bool) -> Words {
        let less = |words: Words, may: bool, without: Words| if may { words } else { words.minus(without) };
        let fit = less(words, couleur, self.couleur);
        less(less(fit, hand.includes(BLACK_ACES), self.both_aces), hand.contains(SPADILLE), self.spadille)
    }

    fn bid(&self, rank: u8) -> Bid {
        self.ladder.get(rank).unwrap_or_default()
    }

    #[inline]
    fn over(&self, rank: u8) -> Words {
        self.over[usize::from(rank)]
    }
}

/// How far the auction has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    pub speaker: Seat,
    /// Who holds the game, and who challenges him.
    duel: Duel,
    /// Who has called nothing but a Frage.
    pub askers: SeatSet,
    /// Who opened with entrire.
    pub entered: SeatSet,
    /// Whether anybody was overbid.
    contested: bool,
    heard: SeatSet,
    pub passed: SeatSet,
    /// Whether this is the second round, for Casco alone, or the king's turn.
    pub stage: Stage,
    /// The suit a seat blurted out instead of asking; it is bound to it.
    pub blurted: Each<Option<Suit>>,
}

/// Which part of the auction it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Round,
    /// One more round for Casco alone.
    Casco,
    /// The idle king decides about the Mohr.
    King,
    Over,
}

impl Auction {
    /// The beginning, with the Vorhand to speak.
    pub fn new(dealt: SeatSet, vorhand: Seat) -> Auction {
        Auction {
            speaker: vorhand,
            duel: Duel::new(dealt, vorhand, SEATS as u8),
            askers: SeatSet::EMPTY,
            entered: SeatSet::EMPTY,
            contested: false,
            heard: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
            stage: Stage::Round,
            blurted: Each::default(),
        }
    }

    pub fn holder(&self) -> Option<Seat> {
        self.duel.holder().map(|(seat, _)| seat)
    }

    /// The holder's game; without one a Frage.
    pub fn bid(&self, table: &BidTable) -> Bid {
        self.duel.holder().map_or(Bid::default(), |(_, rank)| table.bid(rank))
    }

    /// The game that the holder must answer.
    pub fn challenge(&self, table: &BidTable) -> Option<Bid> {
        self.duel.answers().map(|rank| table.bid(rank))
    }

    /// The game that a word would have played.
    pub fn meant(&self, word: Move, table: &BidTable) -> Option<Bid> {
        match word {
            Move::Call(bid) => Some(bid),
            Move::Hold => self.challenge(table),
            _ => None,
        }
    }

    /// What the speaker may say, holding these cards.
    #[inline]
    pub fn legal(&self, table: &BidTable, hand: CardSet, couleur: bool) -> Words {
        let pass = Words::PASS;
        let calls = match (self.stage, self.duel.holder()) {
            (Stage::Over, _) => return Words::NONE,
            (Stage::King, _) => return pass.union(table.mohr),
            (Stage::Casco, _) => table.late,
            (Stage::Round, None) => table.open.union(table.opening),
            (Stage::Round, Some((_, held))) => match self.duel.answers() {
                Some(challenge) => return self.replies(table, challenge, hand, couleur),
                None => table.over(held),
            },
        };
        pass.union(table.fit(calls, hand, couleur))
    }

    /// How the holder may answer an overbid.
    fn replies(&self, table: &BidTable, challenge: u8, hand: CardSet, couleur: bool) -> Words {
        let holds = hand.includes(table.bid(challenge).contract.row().needs);
        let words = Words::PASS.and_if(holds, Move::Hold);
        if table.askers_only_hold && self.askers.contains(self.speaker) {
            return words;
        }
        words.union(table.fit(table.over(challenge), hand, couleur))
    }

    /// What a suit named instead of a call means here: a solo in it, or in 1782 from the last hand after passes a Frage.
    /// Nothing where that cannot be called.
    pub fn blurt_means(&self, table: &BidTable, dealt: SeatSet, hand: CardSet, in_couleur: bool) -> Option<Bid> {
        if self.stage != Stage::Round || self.heard.contains(self.speaker) {
            return None;
        }
        let last = self.holder().is_none() && self.heard.with(self.speaker) == dealt;
        let contract = if last { table.last_hand_names } else { Contract::Solo };
        let means = |couleur| Bid { contract, couleur };
        let open = self.legal(table, hand, true);
        [means(in_couleur), means(false)].into_iter().find(|bid| open.contains(Move::Call(*bid)))
    }

    /// The speaker says something that is legal.
    #[inline]
    pub fn say(&mut self, m: Move, dealt: SeatSet, king: Option<Seat>, table: &BidTable) {
        let seat = self.speaker;
        self.heard = self.heard.with(seat);
        match m {
            Move::Call(bid) => self.call(bid, table),
            Move::Entrire => {
                self.entered = self.entered.with(seat);
                self.call(Bid::default(), table);
            }
            Move::Hold => self.duel.bid(self.duel.answers().unwrap_or(0)),
            _ => {
                self.passed = self.passed.with(seat);
                self.duel.pass();
            }
        }
        match self.duel.turn() {
            Some(next) if self.stage == Stage::Round || self.holder().is_none() => self.speaker = next,
            _ => self.round_over(dealt, king, table),
        }
    }

    fn call(&mut self, bid: Bid, table: &BidTable) {
        let seat = self.speaker;
        let asks = bid.contract == Contract::Frage;
        self.askers = if asks { self.askers.with(seat) } else { self.askers.without(seat) };
        self.contested |= self.holder().is_some_and(|holder| holder != seat);
        self.duel.bid(table.ladder.rank(&bid).unwrap_or(0));
    }

    /// All have spoken: a second round follows if nobody holds a game, or the king has his word.
    fn round_over(&mut self, dealt: SeatSet, king: Option<Seat>, table: &BidTable) {
        let was = self.stage;
        self.stage = Stage::Over;
        if self.holder().is_some() || was == Stage::King {
            return;
        }
        if was == Stage::Round && !table.late.is_empty() {
            let first = next_of(dealt, self.speaker, SEATS as u8);
            *self = Auction { stage: Stage::Casco, ..Auction::new(dealt, first) };
        } else if let Some(king) = king.filter(|_| !table.mohr.is_empty()) {
            let duel = Duel::new(SeatSet::one(king), king, SEATS as u8);
            (self.stage, self.speaker, self.duel) = (Stage::King, king, duel);
        }
    }

    /// The games an unopposed hombre may still change to.
    pub fn switches(&self, table: &BidTable, hand: CardSet, couleur: bool) -> Words {
        let asks = |hombre: &Seat| self.askers.contains(*hombre) && self.blurted[*hombre].is_none();
        let bid = self.bid(table);
        let Some(hombre) = self.holder().filter(asks).filter(|_| !self.contested && bid.contract == Contract::Frage)
        else {
            return Words::NONE;
        };
        let entered = self.entered.contains(hombre);
        let games = if entered { table.open.union(table.late) } else { table.switches };
        table.fit(games.minus(Words::of(Move::Call(bid))), hand, couleur)
    }
}
