//! Announcing games: the earlier of two may hold what the later has named, and the better suit decides between equal numbers.

use super::contracts::{Class, Level, Misere};
use super::moves::{Bid, Move};
use super::options::{Disclosure, Minimum};
use super::rules::Rules;
use super::state::{Public, SEATS, State};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Offer, PerSeat, Scribe, Seat, Spoken as _, law, text};

/// An auction. It goes as a duel of speaker against holder, but that two who want the same number compare their suits, which
/// nobody else sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Auction {
    seats: u8,
    /// Who speaks first.
    first: Seat,
    /// How many have been asked.
    asked: u8,
    /// Who has the game.
    pub holder: Option<Seat>,
    /// The game that stands.
    pub standing: Option<Level>,
    /// The class that each has named.
    pub class: PerSeat<Option<Class>, SEATS>,
    /// Who speaks; nobody when it is over.
    turn: Option<Seat>,
    /// Who must name the class of his suit, in this order.
    naming: ArrayVec<Seat, 2>,
    /// Whose suits are compared, the earlier first.
    compared: Option<(Seat, Seat)>,
    /// Who cannot hold again, having just lost the game to the other.
    beaten: Option<Seat>,
}

impl Auction {
    /// An auction among so many, begun by the first.
    pub fn new(seats: u8, first: Seat) -> Auction {
        Auction {
            seats,
            first,
            asked: 0,
            holder: None,
            standing: None,
            class: PerSeat::all(None),
            turn: Some(first),
            naming: ArrayVec::new(),
            compared: None,
            beaten: None,
        }
    }

    /// Who speaks; nobody when it is over.
    pub fn turn(&self) -> Option<Seat> {
        self.naming.first().copied().or(self.turn)
    }

    /// Whether whoever speaks must name the class of his suit.
    pub fn names_class(&self) -> bool {
        !self.naming.is_empty()
    }

    /// The number that stands, if it is one.
    pub fn number(&self) -> Option<u8> {
        self.standing.and_then(Level::number)
    }

    /// Whether one speaks before another.
    fn is_earlier(&self, seat: Seat, other: Seat) -> bool {
        self.first.distance(seat, self.seats) < self.first.distance(other, self.seats)
    }

    /// Whether whoever speaks may hold what he was overbid with.
    pub fn may_hold(&self) -> bool {
        let (Some(me), Some(holder)) = (self.turn, self.holder) else { return false };
        let known_worse =
            self.number().is_some() && self.class[me].zip(self.class[holder]).is_some_and(|(mine, other)| mine < other);
        self.is_earlier(me, holder) && self.beaten != Some(me) && !known_worse
    }

    /// Whether whoever speaks may claim the number that stands in a class of suit.
    pub fn may_claim(&self, class: Class) -> bool {
        let (Some(me), Some(holder), Some(_)) = (self.turn, self.holder, self.number()) else { return false };
        self.is_earlier(holder, me)
            && class > Class::Bad
            && self.class[holder].is_none_or(|other| class > other)
            && self.class[me].is_none_or(|own| own == class)
    }

    /// The next who has not been asked.
    fn next(&mut self) {
        self.asked += 1;
        self.beaten = None;
        self.turn = (self.asked < self.seats).then(|| self.first.after(self.asked, self.seats));
    }

    /// Whoever speaks passes.
    pub fn pass(&mut self) {
        self.next();
    }

    /// Whoever speaks announces a higher game.
    pub fn bid(&mut self, level: Level, class: Option<Class>) {
        let Some(me) = self.turn else { return };
        let before = self.holder.replace(me);
        self.standing = Some(level);
        self.class[me] = self.class[me].or(class);
        match before {
            None => self.next(),
            Some(other) => (self.turn, self.beaten) = (Some(other), None),
        }
    }

    /// Whoever speaks claims the number that stands in a better suit.
    pub fn claim(&mut self, class: Class) {
        let (Some(me), Some(holder)) = (self.turn, self.holder) else { return };
        self.class[me] = Some(class);
        self.compare(holder, me);
    }

    /// Whoever speaks holds.
    pub fn hold(&mut self) {
        let (Some(me), Some(holder)) = (self.turn, self.holder) else { return };
        if self.number().is_some() {
            self.compare(me, holder);
        } else {
            self.give(me, holder);
        }
    }

    /// Whoever is asked names the class of his suit.
    pub fn name(&mut self, class: Class) {
        if let Some(me) = self.naming.pop_at(0) {
            self.class[me] = Some(class);
        }
        self.decide();
    }

    fn compare(&mut self, earlier: Seat, later: Seat) {
        self.compared = Some((earlier, later));
        self.naming = [earlier, later].into_iter().filter(|seat| self.class[*seat].is_none()).collect();
        self.decide();
    }

    /// The better suit goes first, of equal ones the earlier.
    fn decide(&mut self) {
        let Some((earlier, later)) = self.compared.filter(|_| self.naming.is_empty()) else { return };
        let better = self.class[later] > self.class[earlier];
        let (winner, loser) = if better { (later, earlier) } else { (earlier, later) };
        self.compared = None;
        self.give(winner, loser);
    }

    /// The game is one's, and the other may go higher or pass.
    fn give(&mut self, winner: Seat, loser: Seat) {
        self.holder = Some(winner);
        (self.turn, self.beaten) = (Some(loser), Some(loser));
    }
}

impl Rules {
    /// Whether a number may be played in a class of suit, as the table has agreed.
    pub fn may_play_in(&self, number: u8, class: Class, rock_goes: bool) -> bool {
        let high = self.options.minimum == Minimum::ByRock && rock_goes;
        let least = match self.options.minimum {
            Minimum::Six => 6,
            _ if high && class == Class::Bad => 7,
            _ if high => 6,
            _ => 5,
        };
        let five_in_bad = number > 5 || class > Class::Bad || self.options.five_in_bad;
        !self.has_helper() || number >= least && five_in_bad
    }

    /// Whether a game may be announced at all.
    pub fn may_announce(&self, level: Level, rock_goes: bool) -> bool {
        match level {
            Level::Number(number) => Class::ALL.into_iter().any(|class| self.may_play_in(number, class, rock_goes)),
            // A number without trumps stands above the best suit.
            Level::Grandissimo(number) => self.may_play_in(number, Class::Best, rock_goes),
            _ => true,
        }
    }

    /// The games above what stands.
    fn higher<'a>(&'a self, auction: &'a Auction) -> impl Iterator<Item = Level> + 'a {
        let standing = auction.standing.and_then(|level| self.levels.rank(&level));
        self.levels.iter().skip(standing.map_or(0, |rank| usize::from(rank) + 1))
    }

    /// What may be said now.
    pub fn calls(&self, p: &Public) -> Offer<Move> {
        let (offer, auction) = (Offer::new(Move::Play), &p.deal.auction);
        let Some(me) = auction.turn() else { return offer };
        let number = auction.number().unwrap_or(0);
        let fits = |number: u8, class: Class| self.may_play_in(number, class, p.rock.goes);
        if auction.names_class() {
            return offer.with_all(Class::ALL.into_iter().filter(|class| fits(number, *class)).map(Move::Class));
        }
        let mut offer = offer.with(Move::Pass);
        for level in self.higher(auction).filter(|level| self.may_announce(*level, p.rock.goes)) {
            match level {
                Level::Number(n) if self.names_suits_at_once() => {
                    let own = |class: &Class| auction.class[me].is_none_or(|own| own == *class);
                    let classes = Class::ALL.into_iter().filter(|class| own(class) && fits(n, *class));
                    offer = offer.with_all(classes.map(|class| Move::Bid(Bid::in_class(n, class))));
                }
                _ => offer = offer.with(Move::Bid(Bid::of(level))),
            }
        }
        let claims = Class::ALL.into_iter().filter(|class| auction.may_claim(*class) && fits(number, *class));
        offer = offer.with_all(claims.map(|class| Move::Bid(Bid::in_class(number, class))));
        // Whoever is bound to a class cannot take a number that must not be played in it.
        let bound = auction.number().zip(auction.class[me]).is_none_or(|(n, class)| fits(n, class));
        if auction.may_hold() && bound { offer.with(Move::Hold) } else { offer }
    }

    fn names_suits_at_once(&self) -> bool {
        self.has_classes() && self.options.colour_disclosure == Disclosure::Always
    }

    /// Somebody speaks.
    pub(super) fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let p = &mut s.public;
        p.deal.said[seat] = m.number().map(|number| number as u8);
        let law = self.call_law(p, m);
        match m {
            Move::Bid(bid) if bid.class.is_some() && p.deal.auction.standing == Some(bid.level) => {
                scribe.says(seat, law, || text!("boston-claims", seat = seat, game = bid_text(bid)));
                bid.class.into_iter().for_each(|class| p.deal.auction.claim(class));
            }
            Move::Bid(bid) => {
                scribe.says(seat, law, || text!("boston-announces", seat = seat, game = bid_text(bid)));
                p.deal.auction.bid(bid.level, bid.class);
            }
            Move::Hold => {
                scribe.says(seat, law, || text!("boston-holds", seat = seat));
                p.deal.auction.hold();
            }
            Move::Class(class) => {
                scribe.says(seat, law, || text!("boston-names-class", seat = seat, class = class.text()));
                let compared = p.deal.auction.compared;
                p.deal.auction.name(class);
                self.tell_comparison(p, compared, scribe);
            }
            _ => {
                scribe.says(seat, law, || text!("boston-passes", seat = seat));
                self.pass_fee(p, seat, scribe);
                p.deal.auction.pass();
            }
        }
        match (p.deal.auction.turn(), p.deal.auction.holder) {
            (Some(next), _) => p.deal.turn = next,
            (None, Some(player)) => self.begin_game(s, player, scribe),
            (None, None) => self.all_passed(s, scribe),
        }
    }

    /// Says whose suit went first, where two were compared.
    fn tell_comparison<S: Scribe>(&self, p: &Public, compared: Option<(Seat, Seat)>, scribe: &mut S) {
        let auction = &p.deal.auction;
        let (Some((earlier, later)), None, Some(holder)) = (compared, auction.compared, auction.holder) else { return };
        let law = match auction.class[earlier] == auction.class[later] {
            true => law!("equal-colour-senior"),
            false => law!("colours-compared"),
        };
        scribe.does(holder, law, || text!("boston-keeps", seat = holder));
    }

    fn call_law(&self, p: &Public, m: Move) -> LawId {
        let auction = &p.deal.auction;
        let contested = auction.holder.is_some();
        match m {
            Move::Pass if contested && auction.asked + 1 < self.seats => law!("duel"),
            Move::Pass => law!("pass-final"),
            Move::Hold if auction.number().is_some() || !self.has_classes() => law!("senior-holds"),
            Move::Hold => law!("senior-holds-misere"),
            Move::Class(_) => law!("colours-compared"),
            Move::Bid(Bid { level: Level::Old(old), .. }) if !contested => old.row().law,
            Move::Bid(Bid { level, .. }) if contested && level.is_misere() => law!("misere-overbids"),
            Move::Bid(Bid { level: Level::Misere(misere), .. }) if misere.is_forced() => {
                law!("misere-forcee-at-once")
            }
            Move::Bid(Bid { level: Level::Misere(Misere::Revolution), .. }) => law!("revolution"),
            Move::Bid(Bid { level: Level::Misere(_), .. }) => law!("misere-no-trick"),
            Move::Bid(Bid { level: Level::Grandissimo(_), .. }) => law!("grandissimo-rank"),
            Move::Bid(bid) if bid.class.is_some() && auction.standing == Some(bid.level) => law!("colour-claim"),
            Move::Bid(bid) if bid.class.is_some() => law!("colour-when-contested"),
            Move::Bid(_) if contested => law!("bid-higher"),
            _ => law!("speak-in-turn"),
        }
    }

    /// The game is announced: the player goes on.
    fn begin_game<S: Scribe>(&self, s: &mut State, player: Seat, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let Some(level) = deal.auction.standing else { return };
        (deal.player, deal.level, deal.turn) = (Some(player), Some(level), player);
        let class = deal.auction.class[player].filter(|_| level.number().is_some());
        let law = self.game_law(level);
        scribe.does(player, law, || {
            let game = super::contracts::Contract { level, class }.text();
            text!("boston-plays", seat = player, game = game)
        });
        self.prepare(s, scribe);
    }

    /// The law that says what a game is.
    fn game_law(&self, level: Level) -> LawId {
        match level {
            Level::Number(_) => law!("no-going-down"),
            Level::Grandissimo(_) => law!("grandissimo"),
            Level::Old(_) if level == Level::Old(super::contracts::Old::GrossIndependence) => {
                match self.options.gross_independence_tricks {
                    8 => law!("gross-independence-eight"),
                    _ => law!("gross-independence"),
                }
            }
            Level::Old(old) => old.row().law,
            Level::Misere(Misere::Revolution) => law!("revolution"),
            Level::Misere(misere) if misere.is_forced() => law!("misere-forcee"),
            Level::Misere(misere) if misere.row().open => law!("misere-ouverte"),
            Level::Misere(misere) if misere.row().aside => law!("misere-petite"),
            Level::Misere(_) => law!("misere-grande"),
        }
    }
}

/// What is announced, in words.
pub fn bid_text(bid: Bid) -> spadille_core::Text {
    super::contracts::Contract { level: bid.level, class: bid.class }.text()
}
