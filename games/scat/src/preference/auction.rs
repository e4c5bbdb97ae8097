//! The driving: the Vorhand and the second player settle it between them, then the third speaks with whoever is left.

use super::moves::{Move, Name};
use super::rules::Preference;
use super::state::{Phase, SEATS, State};
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Offer, PerSeat, Scribe, Seat, SeatSet, Sheet, Spoken as _, law, text};

/// What is called: a number that is driven to, or a solo in the suit of that number.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Contract {
    /// Whether it is played from the hand. Any solo goes before any drive.
    pub solo: bool,
    /// The number of the suit.
    pub number: u8,
}

/// Two rivals and what stands between them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// Who sits in front, if anybody is left there.
    pub elder: Option<Seat>,
    /// Who speaks after him.
    pub younger: Seat,
    /// Who waits until these two are done.
    pub third: Option<Seat>,
    /// Who is to speak; nobody when it is over.
    pub turn: Option<Seat>,
    /// What stands, and whose it is.
    pub standing: Option<(Seat, Contract)>,
    /// Who has spoken.
    pub spoken: SeatSet,
    /// Who has passed.
    pub out: SeatSet,
    /// What each seat said last.
    pub said: PerSeat<Option<u8>, SEATS>,
}

impl Auction {
    /// Before the first word.
    pub fn new(vorhand: Seat, second: Seat, third: Seat) -> Auction {
        Auction {
            elder: Some(vorhand),
            younger: second,
            third: Some(third),
            turn: Some(vorhand),
            standing: None,
            spoken: SeatSet::EMPTY,
            out: SeatSet::EMPTY,
            said: PerSeat::all(None),
        }
    }

    /// The other of the two rivals, if he is still in.
    fn rival(&self, seat: Seat) -> Option<Seat> {
        let other = if self.elder == Some(seat) { Some(self.younger) } else { self.elder };
        other.filter(|other| !self.out.contains(*other))
    }

    /// What whoever is to speak may say.
    #[inline]
    pub fn offer(&self, jumps: bool) -> Offer<Move> {
        let none = Offer::new(Move::Play);
        let Some(seat) = self.turn else { return none };
        let (first, offer) = (!self.spoken.contains(seat), none.with(Move::Pass));
        let above = |number: u8| (number + 1)..=(if jumps { 4 } else { (number + 1).min(4) });
        let bids = |offer: Offer<Move>, number: u8| offer.with_all(above(number).map(|n| Move::Bid(Name(n))));
        let solos = |offer: Offer<Move>, number: u8| offer.with_all((number + 1..=4).map(|n| Move::Solo(Name(n))));
        match self.standing.map(|(_, contract)| contract) {
            None => solos(bids(offer, 0), 0),
            Some(Contract { solo: true, number }) if first => solos(offer, number),
            Some(Contract { solo: true, .. }) => offer,
            Some(Contract { number, .. }) if first => solos(bids(offer, number), 0),
            Some(_) if self.elder == Some(seat) => offer.with(Move::Hold),
            Some(Contract { number, .. }) => bids(offer, number),
        }
    }

    /// Somebody says something that he may say.
    pub fn say(&mut self, seat: Seat, m: Move) {
        self.said[seat] = m.place().map(|place| place as u8);
        let first = !self.spoken.contains(seat);
        self.spoken = self.spoken.with(seat);
        let stands = |solo: bool, number: u8| Some((seat, Contract { solo, number }));
        match m {
            Move::Bid(Name(number)) => self.standing = stands(false, number),
            Move::Solo(Name(number)) => self.standing = stands(true, number),
            Move::Hold => {
                let number = self.standing.map_or(1, |(_, contract)| contract.number);
                self.standing = stands(false, number);
                if number == 4 {
                    self.out = self.out.with(self.younger);
                }
            }
            _ => self.out = self.out.with(seat),
        }
        let passes = self.out.contains(seat);
        let unheard = passes && first && self.elder == Some(seat) && !self.spoken.contains(self.younger);
        let rival = self.rival(seat);
        self.turn = match (unheard, passes) {
            (true, _) => Some(self.younger),
            (_, true) => None,
            _ => rival,
        };
        if self.turn.is_none() {
            self.next_stage();
        }
    }

    /// Two are done: the third speaks with whoever is left, or it is over.
    fn next_stage(&mut self) {
        let Some(third) = self.third.take() else { return };
        let left = self.elder.into_iter().chain([self.younger]).find(|seat| !self.out.contains(*seat));
        (self.elder, self.younger, self.turn) = (left, third, Some(third));
    }
}

impl Preference {
    /// Something is called.
    pub(super) fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let auction = &mut s.public.deal.auction;
        let (law, before) = (self.call_law(auction, seat, m), auction.third.is_some());
        scribe.says(seat, law, || self.said(m, auction));
        auction.say(seat, m);
        if before && auction.third.is_none() && auction.turn.is_some() {
            scribe.tell_by(law!("first-two-first"), || text!("preference-third", seat = auction.younger));
        }
        if let Some(turn) = auction.turn {
            s.public.deal.turn = turn;
            return;
        }
        let Some((declarer, contract)) = auction.standing else {
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
        let over_solo = auction.standing.is_some_and(|(_, contract)| contract.solo);
        match m {
            Move::Solo(_) if over_solo => law!("higher-solo"),
            Move::Solo(_) if auction.standing.is_some() => law!("solo-over-drive"),
            Move::Solo(_) => law!("solo-names-suit"),
            Move::Hold if auction.standing.is_some_and(|(_, contract)| contract.number == 4) => {
                law!("nothing-above-four")
            }
            Move::Hold if auction.said[seat].is_some() && auction.third.is_none() && auction.out.len() == 1 => {
                law!("second-holds-against-third")
            }
            Move::Hold => law!("hold-the-same"),
            Move::Bid(_) if auction.standing.is_some() => law!("drive-higher"),
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
                let number = auction.standing.map_or(0, |(_, contract)| contract.number);
                text!("preference-self", number = number)
            }
            _ => text!("preference-pass"),
        }
    }
}
