//! The auction: each speaks in turn, and whoever is overbid answers at once.

use super::contracts::{Bid, Contract};
use super::moves::{Move, Word, Words};
use super::options::{FrageSwitch, LHombreOptions, OverbidReply};
use super::table::{BLACK_ACES, Each, SPADILLE, next_of};
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, Seat, SeatSet, Suit};

/// The bids of a table as bits, made once.
#[derive(Clone, Debug)]
pub struct BidTable {
    /// For each bid, the bids of the round that overbid it.
    higher: [Words; 32],
    /// All bids of the round.
    open: Words,
    /// The bids of the second round, where Casco waits until all have passed.
    late: Words,
    /// The Mohr.
    mohr: Words,
    /// The blind games among the bids.
    blind: Words,
    /// Bids that want both black aces, and those that want Spadille.
    both_aces: Words,
    spadille: Words,
    /// Bids in the favourite suit.
    couleur: Words,
    entrire: bool,
    askers_only_hold: bool,
    switch_blind: bool,
}

impl BidTable {
    /// The bids of a table.
    pub fn new(o: &LHombreOptions) -> BidTable {
        let bids = o.bids();
        let set = |keep: &dyn Fn(&Bid) -> bool| {
            bids.iter().filter(|b| keep(b)).fold(Words::NONE, |words, b| words.union(Words::call(*b)))
        };
        let waits = |b: &Bid| !o.casco_forces && b.contract == Contract::Casco;
        let in_round = |b: &Bid| b.contract != Contract::Mohr && !waits(b);
        let mut higher = [Words::NONE; 32];
        for bid in &bids {
            higher[usize::from(bid.index())] = set(&|b| in_round(b) && o.rank(*b) > o.rank(*bid));
        }
        BidTable {
            higher,
            open: set(&in_round),
            late: set(&waits),
            // Where the holder of Spadille must play, nobody is left who could take the Mohr.
            mohr: set(&|b| b.contract == Contract::Mohr && !o.spadille_force),
            blind: set(&|b| b.contract.is_blind() && !b.couleur),
            both_aces: set(&|b| b.contract.needs() == BLACK_ACES),
            spadille: set(&|b| b.contract.needs() == CardSet::one(SPADILLE)),
            couleur: set(&|b| b.couleur),
            entrire: o.entrire && o.offers(Bid::plain(Contract::Frage)),
            askers_only_hold: o.overbid_reply == OverbidReply::Hold,
            switch_blind: o.frage_switch == FrageSwitch::Blind,
        }
    }

    /// The bids that a hand may make: the favourite suit must be known, and black aces may be wanted.
    #[inline]
    fn fit(&self, words: Words, hand: CardSet, couleur: bool) -> Words {
        let mut fit = words;
        if !couleur {
            fit = fit.minus(self.couleur);
        }
        if !hand.includes(BLACK_ACES) {
            fit = fit.minus(self.both_aces);
        }
        if !hand.contains(SPADILLE) {
            fit = fit.minus(self.spadille);
        }
        fit
    }
}

/// How far the auction has come.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// Who speaks now.
    pub speaker: Seat,
    /// Who holds the game, and which.
    pub holder: Option<Seat>,
    /// The holder's game.
    pub bid: Bid,
    /// Who overbids the holder, and with which game; the two answer each other until one passes.
    pub challenger: Option<Seat>,
    /// The challenger's game.
    pub challenge: Bid,
    /// Who has called nothing but a Frage.
    pub askers: SeatSet,
    /// Who opened with entrire.
    pub entered: SeatSet,
    /// Whether anybody was overbid.
    pub contested: bool,
    /// Seats that have not spoken yet.
    pub to_come: SeatSet,
    /// Who has passed.
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
    /// The round of calls.
    Round,
    /// One more round for Casco alone.
    Casco,
    /// The idle king decides about the Mohr.
    King,
    /// The auction is over.
    Over,
}

const NOTHING: Bid = Bid::plain(Contract::Frage);

impl Auction {
    /// The beginning, with the Vorhand to speak.
    pub fn new(dealt: SeatSet, vorhand: Seat) -> Auction {
        Auction {
            speaker: vorhand,
            holder: None,
            bid: NOTHING,
            challenger: None,
            challenge: NOTHING,
            askers: SeatSet::EMPTY,
            entered: SeatSet::EMPTY,
            contested: false,
            to_come: dealt,
            passed: SeatSet::EMPTY,
            stage: Stage::Round,
            blurted: Each::default(),
        }
    }

    /// What the speaker may say, holding these cards.
    #[inline]
    pub fn legal(&self, table: &BidTable, hand: CardSet, couleur: bool) -> Words {
        let pass = Words::of(Word::Pass);
        let calls = match self.stage {
            Stage::Over => return Words::NONE,
            Stage::King => return pass.union(table.mohr),
            Stage::Casco => table.late,
            Stage::Round => match self.holder {
                None if table.entrire => table.open.and(Word::Entrire),
                None => table.open,
                Some(holder) if holder == self.speaker => return self.replies(table, hand, couleur),
                Some(_) => table.higher[usize::from(self.bid.index() & 31)],
            },
        };
        pass.union(table.fit(calls, hand, couleur))
    }

    /// How the holder may answer an overbid.
    fn replies(&self, table: &BidTable, hand: CardSet, couleur: bool) -> Words {
        let mut words = Words::of(Word::Pass);
        if hand.includes(self.challenge.contract.needs()) {
            words = words.and(Word::Hold);
        }
        if table.askers_only_hold && self.askers.contains(self.speaker) {
            return words;
        }
        words.union(table.fit(table.higher[usize::from(self.challenge.index() & 31)], hand, couleur))
    }

    /// What a suit named instead of a call means here: a solo in it, or in 1782 from the last hand after passes a Frage.
    /// Nothing where that cannot be called.
    pub fn blurt_means(&self, o: &LHombreOptions, table: &BidTable, hand: CardSet, in_couleur: bool) -> Option<Bid> {
        if self.stage != Stage::Round || !self.to_come.contains(self.speaker) {
            return None;
        }
        let last = self.holder.is_none() && self.to_come.without(self.speaker).is_empty();
        let contract = if last && !o.is_1860() { Contract::Frage } else { Contract::Solo };
        let means = |couleur| Bid { contract, couleur };
        let open = self.legal(table, hand, true);
        [means(in_couleur), means(false)].into_iter().find(|bid| open.contains(Move::Call(*bid)))
    }

    /// The speaker says something that is legal; `seats` is the size of the table.
    #[inline]
    pub fn say(&mut self, m: Move, dealt: SeatSet, king: Option<Seat>, table: &BidTable, seats: u8) {
        let seat = self.speaker;
        self.to_come = self.to_come.without(seat);
        match m {
            Move::Call(bid) => self.call(bid, dealt, seats),
            Move::Say(Word::Entrire) => {
                self.entered = self.entered.with(seat);
                self.call(Bid::plain(Contract::Frage), dealt, seats);
            }
            Move::Say(Word::Hold) => {
                self.bid = self.challenge;
                self.speaker = self.challenger.unwrap_or(seat);
            }
            _ => self.pass(dealt, king, table, seats),
        }
    }

    fn call(&mut self, bid: Bid, dealt: SeatSet, seats: u8) {
        let seat = self.speaker;
        let asks = bid.contract == Contract::Frage;
        self.askers = if asks { self.askers.with(seat) } else { self.askers.without(seat) };
        if self.stage != Stage::Round {
            (self.holder, self.bid, self.stage) = (Some(seat), bid, Stage::Over);
            return;
        }
        match self.holder {
            None => {
                (self.holder, self.bid) = (Some(seat), bid);
                self.next_speaker(dealt, seats);
            }
            Some(holder) if holder == seat => {
                self.bid = bid;
                self.speaker = self.challenger.unwrap_or(seat);
            }
            Some(holder) => {
                (self.challenger, self.challenge) = (Some(seat), bid);
                self.contested = true;
                self.speaker = holder;
            }
        }
    }

    fn pass(&mut self, dealt: SeatSet, king: Option<Seat>, table: &BidTable, seats: u8) {
        let seat = self.speaker;
        self.passed = self.passed.with(seat);
        if self.stage == Stage::King {
            self.stage = Stage::Over;
            return;
        }
        if let Some(challenger) = self.challenger.take()
            && self.holder == Some(seat)
        {
            (self.holder, self.bid) = (Some(challenger), self.challenge);
        }
        let was = self.stage;
        self.next_speaker(dealt, seats);
        if self.stage != Stage::Over || self.holder.is_some() {
            return;
        }
        // Everybody has passed.
        if was == Stage::Round && !table.late.is_empty() {
            (self.passed, self.to_come, self.stage) = (SeatSet::EMPTY, dealt, Stage::Casco);
            self.speaker = next_of(dealt, seat, seats);
        } else if let Some(king) = king.filter(|_| !table.mohr.is_empty()) {
            (self.stage, self.speaker) = (Stage::King, king);
        }
    }

    fn next_speaker(&mut self, dealt: SeatSet, seats: u8) {
        self.challenger = None;
        if self.to_come.is_empty() {
            self.stage = Stage::Over;
        } else {
            // The next who has not spoken: in a duel the speaker may be an earlier seat.
            let mut next = next_of(dealt, self.speaker, seats);
            while !self.to_come.contains(next) {
                next = next_of(dealt, next, seats);
            }
            self.speaker = next;
        }
    }

    /// The games an unopposed hombre may still change to.
    pub fn switches(&self, table: &BidTable, hand: CardSet, couleur: bool) -> Words {
        let Some(hombre) = self.holder else { return Words::NONE };
        let asked = self.bid.contract == Contract::Frage;
        if self.contested || !asked || self.blurted[hombre].is_some() || !self.askers.contains(hombre) {
            return Words::NONE;
        }
        let own = Words::call(self.bid);
        if self.entered.contains(hombre) {
            return table.fit(table.open.union(table.late).minus(own), hand, couleur);
        }
        if table.switch_blind { table.fit(table.blind.minus(own), hand, couleur) } else { Words::NONE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::Options as _;

    /// The auction after these calls, the first seat being the Vorhand of three or, with a king, of four.
    fn after(o: &LHombreOptions, calls: &[&str], couleur: bool) -> (Auction, BidTable) {
        let (table, seats) = (BidTable::new(o), o.players.seats());
        let (dealer, hand) = (Seat(seats - 1), CardSet::EMPTY);
        let mut auction = Auction::new(o.dealt(dealer), Seat(0));
        for call in calls {
            let m: Move = call.parse().unwrap();
            assert!(auction.legal(&table, hand, couleur).contains(m), "{call}");
            auction.say(m, o.dealt(dealer), o.king(dealer), &table, seats);
        }
        (auction, table)
    }

    #[test]
    fn who_asked_in_couleur_may_change_to_a_blind_game_too() {
        let o = LHombreOptions::preset("1860").unwrap();
        for ask in ["call frage", "call frage_couleur"] {
            let (auction, table) = after(&o, &[ask, "pass", "pass"], true);
            let games: Vec<String> =
                auction.switches(&table, CardSet::EMPTY, true).iter().map(|m| m.to_string()).collect();
            assert_eq!(games, ["call obscur_top", "call obscur_bottom", "call tourne"], "{ask}");
        }
    }

    #[test]
    fn forced_spadille_leaves_no_room_for_the_mohr() {
        use super::super::options::Players;
        let mut o = LHombreOptions { players: Players::FourKing, ..LHombreOptions::preset("1860").unwrap() };
        assert_eq!(after(&o, &["pass", "pass", "pass"], true).0.stage, Stage::King);
        o.spadille_force = true;
        assert_eq!(after(&o, &["pass", "pass", "pass"], true).0.stage, Stage::Over);
    }
}
