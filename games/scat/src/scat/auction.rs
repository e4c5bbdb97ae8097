//! The asking: Mittelhand asks the Vorhand through the games, then Hinterhand asks whoever is left.

use super::games::{Kind, Level, Rungs};
use super::moves::Move;
use super::options::{FrageSuit, Games};
use super::rules::Scat;
use super::state::{PLAYERS, Phase, Public, SEATS, State};
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Offer, PerSeat, Scribe, Seat, law, text};

/// Who asks whom, and how far it has gone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// Who asks.
    pub asker: Seat,
    /// Who is asked; whoever is left, when the asking is over.
    pub asked: Seat,
    /// The game asked for last.
    pub level: Option<Level>,
    /// The last game each has asked for or said yes to.
    pub held: PerSeat<Option<Level>, SEATS>,
    /// Whether Hinterhand has begun.
    pub second: bool,
    /// What each seat said last.
    pub said: PerSeat<Option<u8>, SEATS>,
}

impl Auction {
    /// Before the first question.
    pub fn new(vorhand: Seat) -> Auction {
        Auction {
            asker: vorhand.next(PLAYERS),
            asked: vorhand,
            level: None,
            held: PerSeat::all(None),
            second: false,
            said: PerSeat::all(None),
        }
    }

    /// The highest game that anybody but `seat` has asked for or said yes to.
    pub fn highest_of_others(&self, seat: Seat, rungs: &Rungs) -> Option<Level> {
        let others = self.held.iter().filter(|(other, _)| *other != seat).filter_map(|(_, level)| *level);
        others.max_by_key(|level| rungs.rank(*level))
    }
}

impl Scat {
    /// What may be said while one asks, answers or announces.
    #[inline]
    pub(super) fn calls(&self, p: &Public) -> Offer<Move> {
        let (deal, none) = (&p.deal, Offer::new(Move::Play));
        let auction = &deal.auction;
        match deal.phase {
            Phase::Answer => none.with(Move::Yes).with(Move::No),
            Phase::Ask => {
                let next = self.rungs.next(auction.level);
                next.into_iter().fold(none.with(Move::Pass), |offer, level| offer.with(Move::Ask(level)))
            }
            Phase::Announce => {
                let offer = if auction.level.is_none() { none.with(Move::Pass) } else { none };
                offer.with_all(self.announcements(p))
            }
            Phase::Suit => none.with_all(self.suits(p).map(Move::Trump)),
            _ => none,
        }
    }

    /// The games that whoever is left may announce.
    fn announcements<'a>(&'a self, p: &Public) -> impl Iterator<Item = Move> + 'a {
        let auction = &p.deal.auction;
        let after = self.options.frage_suit == FrageSuit::AfterScat;
        let from = self.rungs.from(auction.held[auction.asked]);
        let suited = from.clone().filter(move |level| !(after && level.kind == Kind::Frage));
        let frage = from.into_iter().any(|level| after && level.kind == Kind::Frage).then_some(Level::FRAGE);
        frage.into_iter().chain(suited).map(Move::Announce)
    }

    /// The suits in which a Frage whose Scat is seen may be played.
    pub(super) fn suits(&self, p: &Public) -> impl Iterator<Item = spadille_core::Suit> + '_ {
        let floor = p.deal.auction.held[p.deal.auction.asked];
        self.rungs.from(floor).filter(|level| level.kind == Kind::Frage).filter_map(|level| level.suit)
    }

    /// Something is said.
    pub(super) fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        use spadille_core::Spoken as _;
        s.public.deal.auction.said[seat] = m.number().map(|number| number as u8);
        let auction = &mut s.public.deal.auction;
        match m {
            Move::Ask(level) => {
                let law = ask_law(auction);
                (auction.level, auction.held[seat]) = (Some(level), Some(level));
                (s.public.deal.phase, s.public.deal.turn) = (Phase::Answer, auction.asked);
                scribe.says(seat, law, || text!("scat-asks", game = level.text()));
            }
            Move::Yes => {
                auction.held[seat] = auction.level;
                (s.public.deal.phase, s.public.deal.turn) = (Phase::Ask, auction.asker);
                scribe.says(seat, law!("yes-means-at-least"), || text!("scat-says-yes"));
            }
            Move::No => {
                auction.asked = auction.asker;
                scribe.says(seat, law!("no-gives-way"), || text!("scat-says-no"));
                self.next_dialogue(s, scribe);
            }
            Move::Pass if s.public.deal.phase == Phase::Announce => self.throw_in(s, seat, scribe),
            Move::Pass => {
                let held = auction.held[auction.asked].is_some();
                let law = held.then_some(law!("equal-goes-to-the-earlier"));
                scribe.says(seat, law, || text!("scat-says-pass"));
                self.next_dialogue(s, scribe);
            }
            _ => {}
        }
    }

    /// One of two has given way: Hinterhand asks the other, or the asking is over.
    fn next_dialogue<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let dealer = s.public.dealer;
        let deal = &mut s.public.deal;
        let auction = &mut deal.auction;
        if !auction.second {
            (auction.second, auction.asker) = (true, dealer);
            (deal.phase, deal.turn) = (Phase::Ask, dealer);
            return;
        }
        (deal.phase, deal.turn) = (Phase::Announce, auction.asked);
        let law = if auction.level.is_none() { law!("unasked-vorhand") } else { law!("announce") };
        scribe.tell_by(law, || text!("scat-is-left", seat = deal.turn));
    }

    fn throw_in<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, law!("unasked-vorhand"), || text!("scat-says-pass"));
        scribe.deal_over(law!("all-pass"), || spadille_core::Sheet::new(text!("scat-thrown-in")));
        self.next_deal(s, scribe);
    }

    /// A game is announced: the Scat is taken up, or play begins.
    pub(super) fn announce<S: Scribe>(&self, s: &mut State, seat: Seat, level: Level, scribe: &mut S) {
        use spadille_core::Spoken as _;
        let deal = &mut s.public.deal;
        deal.auction.said[seat] = Move::Announce(level).number().map(|number| number as u8);
        (deal.declarer, deal.level) = (Some(seat), Some(level));
        scribe.says(seat, self.level_law(level), || text!("scat-announces", game = level.text()));
        if level.kind == Kind::Frage {
            scribe.does(seat, law!("frage"), || text!("scat-takes-scat"));
            let scat = s.scat;
            scribe.whisper(seat, || text!("scat-in-the-scat", cards = scat));
            s.hands[seat] = s.hands[seat].union(scat);
            s.scat = spadille_core::CardSet::EMPTY;
            s.public.deal.phase = if level.suit.is_some() { Phase::Discard } else { Phase::Suit };
            return;
        }
        if level.is_null() {
            self.tell_null(s, scribe);
        }
        if level.kind == Kind::NullOuvert {
            s.public.deal.open = s.hands[seat];
            scribe.does(seat, law!("null-open"), || text!("scat-lies-open", cards = s.hands[seat]));
        }
        self.begin_play(s, scribe);
    }

    /// The suit of a Frage is named whose Scat is seen.
    pub(super) fn name_suit<S: Scribe>(&self, s: &mut State, seat: Seat, suit: spadille_core::Suit, scribe: &mut S) {
        s.public.deal.level = Some(Level::frage(suit));
        s.public.deal.phase = Phase::Discard;
        scribe.says(seat, law!("frage-suit-after"), || text!("scat-names-suit", suit = suit));
    }

    /// Two cards are laid away.
    pub(super) fn lay_away<S: Scribe>(&self, s: &mut State, seat: Seat, cards: spadille_core::CardSet, scribe: &mut S) {
        s.hands[seat] = s.hands[seat].minus(cards);
        s.scat = cards;
        scribe.does(seat, law!("lay-away-any-two"), || text!("scat-lays-away"));
        scribe.whisper(seat, || text!("scat-you-laid", cards = cards));
        self.begin_play(s, scribe);
    }

    /// What is agreed about Null.
    fn tell_null<S: Scribe>(&self, s: &State, scribe: &mut S) {
        scribe.tell_by(law!("null-scat-untouched"), || text!("scat-scat-stays"));
        if self.options.null_wenzel_trump {
            scribe.tell_by(law!("null-wenzel-trump"), || text!("scat-wenzel-trump"));
        }
        if self.options.null_ten == super::options::NullTen::BelowDaus {
            scribe.tell_by(law!("null-ten-high"), || text!("scat-ten-high"));
        }
        debug_assert!(s.public.deal.declarer.is_some());
    }

    /// The law of a game.
    pub(super) fn level_law(&self, level: Level) -> LawId {
        let over = self.options.null_rank == super::options::NullRank::OuvertOverGrand;
        match level.kind {
            Kind::Frage if self.options.frage_suit == FrageSuit::BeforeScat => law!("frage-suit-first"),
            Kind::Frage => law!("frage"),
            Kind::Solo => law!("solo"),
            Kind::Null => law!("null"),
            Kind::NullOuvert if over => law!("null-open-over-grand"),
            Kind::NullOuvert => law!("null-rank"),
            Kind::Grand if over => law!("grand"),
            Kind::Grand => law!("grand-highest"),
        }
    }

    /// The law by which a game cannot be asked for or announced.
    pub(super) fn rank_law(&self, level: Level) -> LawId {
        let later = !matches!(level.kind, Kind::Frage | Kind::Solo);
        if later && self.options.games == Games::Original { law!("later-games") } else { law!("rank-of-games") }
    }
}

fn ask_law(auction: &Auction) -> LawId {
    match (auction.level, auction.second) {
        (None, false) => law!("middle-asks-first"),
        (_, false) => law!("ask-step-by-step"),
        (_, true) => law!("hinterhand-takes-it-up"),
    }
}
