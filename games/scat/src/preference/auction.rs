//! The driving: the Vorhand and the second player settle it between them, then the third speaks with whoever is left.

use super::moves::{Move, Name};
use super::rules::Preference;
use super::state::{Phase, SEATS, State};
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Offer, PerSeat, Scribe, Seat, SeatSet, Sheet, Spoken as _, law, text};
use spadille_tricks::Duel;

/// What is called: a number that is driven to, or a solo in the suit of that number.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Contract {
    /// Whether it is played from the hand. Any solo goes before any drive.
    pub solo: bool,
    /// The number of the suit.
    pub number: u8,
}

/// The numbers that can be driven to.
const NUMBERS: u8 = 4;

impl Contract {
    /// Its rank: every solo above every drive.
    const fn rank(self) -> u8 {
        self.number + if self.solo { NUMBERS } else { 0 }
    }

    const fn of_rank(rank: u8) -> Contract {
        let solo = rank > NUMBERS;
        Contract { solo, number: if solo { rank - NUMBERS } else { rank } }
    }
}

/// The driving, and what was said in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Auction {
    duel: Duel,
    /// Who has spoken.
    pub spoken: SeatSet,
    /// What each seat said last.
    pub said: PerSeat<Option<u8>, SEATS>,
}

impl Auction {
    /// Before the Vorhand's first word.
    pub fn new(players: SeatSet, vorhand: Seat, seats: u8) -> Auction {
        Auction { duel: Duel::new(players, vorhand, seats), spoken: SeatSet::EMPTY, said: PerSeat::all(None) }
    }

    /// Who is to speak; nobody when it is over.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        self.duel.turn()
    }

    /// What stands, and whose it is.
    #[inline]
    pub fn standing(&self) -> Option<(Seat, Contract)> {
        self.duel.standing().map(|(seat, rank)| (seat, Contract::of_rank(rank)))
    }

    /// Whether whoever is to speak sits in front of somebody who has overbid him.
    #[inline]
    pub fn is_overbid(&self) -> bool {
        self.duel.answers().is_some()
    }

    /// The third player, if he is to speak for the first time: the two before him are done.
    fn third(&self) -> Option<Seat> {
        self.turn().filter(|seat| self.spoken.len() == 2 && !self.spoken.contains(*seat))
    }

    /// What whoever is to speak may say.
    #[inline]
    pub fn offer(&self, jumps: bool) -> Offer<Move> {
        let none = Offer::new(Move::Play);
        let Some(seat) = self.turn() else { return none };
        let (first, offer) = (!self.spoken.contains(seat), none.with(Move::Pass));
        let above = |number: u8| (number + 1)..=(if jumps { NUMBERS } else { (number + 1).min(NUMBERS) });
        let bids = |offer: Offer<Move>, number: u8| offer.with_all(above(number).map(|n| Move::Bid(Name(n))));
        let solos =
            |offer: Offer<Move>, number: u8| offer.with_all((number + 1..=NUMBERS).map(|n| Move::Solo(Name(n))));
        match self.standing().map(|(_, contract)| contract) {
            None => solos(bids(offer, 0), 0),
            Some(Contract { solo: true, number }) if first => solos(offer, number),
            Some(Contract { solo: true, .. }) => offer,
            Some(Contract { number, .. }) if first => solos(bids(offer, number), 0),
            Some(_) if self.is_overbid() => offer.with(Move::Hold),
            Some(Contract { number, .. }) => bids(offer, number),
        }
    }

    /// Whoever is to speak says something that he may say.
    pub fn say(&mut self, seat: Seat, m: Move) {
        self.said[seat] = m.number().map(|number| number as u8);
        self.spoken = self.spoken.with(seat);
        match (m, self.duel.answers()) {
            (Move::Bid(Name(number)), _) => self.duel.bid(Contract { solo: false, number }.rank()),
            (Move::Solo(Name(number)), _) => self.duel.bid(Contract { solo: true, number }.rank()),
            (Move::Hold, Some(rank)) => {
                self.duel.bid(rank);
                // Nothing goes above the fourth number that is held.
                if rank == NUMBERS {
                    self.duel.pass();
                }
            }
            _ => self.duel.pass(),
        }
    }
}

impl Preference {
    /// Something is called.
    pub(super) fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let auction = &mut s.public.deal.auction;
        let law = self.call_law(auction, seat, m);
        scribe.says(seat, law, || self.said(m, auction));
        auction.say(seat, m);
        if let Some(third) = auction.third() {
            scribe.tell_by(law!("first-two-first"), || text!("preference-third", seat = third));
        }
        if let Some(turn) = auction.turn() {
            s.public.deal.turn = turn;
            return;
        }
        let Some((declarer, contract)) = auction.standing() else {
            scribe.deal_over(law!("all-pass"), || Sheet::new(text!("preference-thrown-in")));
            self.next_deal(s, scribe);
            return;
        };
        let deal = &mut s.public.deal;
        (deal.declarer, deal.contract, deal.turn) = (Some(declarer), Some(contract), declarer);
        if contract.solo {
            let suit = self.suit(contract.number);
            scribe.says(declarer, law!("solo-leaves-talon"), || text!("preference-plays-solo", suit = suit));
            self.name_trump(s, suit, scribe);
            return;
        }
        deal.phase = Phase::Discard;
        let talon = s.talon;
        scribe.does(declarer, law!("talon"), || text!("preference-takes-talon", seat = declarer));
        scribe.whisper(declarer, || text!("preference-in-the-talon", cards = talon));
        s.hands[declarer] = s.hands[declarer].union(talon);
        s.talon = spadille_core::CardSet::EMPTY;
    }

    /// The law behind a call.
    fn call_law(&self, auction: &Auction, seat: Seat, m: Move) -> LawId {
        let standing = auction.standing().map(|(_, contract)| contract);
        let over_solo = standing.is_some_and(|contract| contract.solo);
        match m {
            Move::Solo(_) if over_solo => law!("higher-solo"),
            Move::Solo(_) if standing.is_some() => law!("solo-over-drive"),
            Move::Solo(_) => law!("solo-names-suit"),
            Move::Hold if standing.is_some_and(|contract| contract.number == NUMBERS) => law!("nothing-above-four"),
            Move::Hold if auction.spoken.len() == 3 => law!("second-holds-against-third"),
            Move::Hold => law!("hold-the-same"),
            Move::Bid(_) if standing.is_some() => law!("drive-higher"),
            Move::Bid(_) if self.options.jump_bids => law!("any-number"),
            Move::Bid(_) => law!("bid-by-number"),
            _ if over_solo && auction.spoken.contains(seat) => law!("outdone-by-solo"),
            _ => law!("pass-final"),
        }
    }

    /// A call in words.
    pub(super) fn said(&self, m: Move, auction: &Auction) -> spadille_core::Text {
        match m {
            Move::Bid(Name(number)) => text!("preference-number", number = number),
            Move::Solo(Name(number)) => text!("preference-solo", number = number),
            Move::Hold => {
                let number = auction.standing().map_or(0, |(_, contract)| contract.number);
                text!("preference-self", number = number)
            }
            _ => text!("preference-pass"),
        }
    }
}
