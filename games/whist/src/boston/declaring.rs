//! Between the auction and the first lead: trumps, helpers, a card laid aside, a leader named.

use super::contracts::{Class, Level};
use super::moves::{Move, Trump};
use super::options::{MisereTrump, RefuseWhist};
use super::rules::Rules;
use super::state::{Phase, Public, State};
use spadille_core::{Card, LawId, Offer, Scribe, Seat, SeatSet, Suit, law, text};
use spadille_tricks::Tricks;

/// What two have to make together.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The player's share: the number he announced.
    pub main: u8,
    /// The helper's share.
    pub helper: u8,
}

impl Pair {
    /// What both need.
    pub const fn total(self) -> u8 {
        self.main + self.helper
    }
}

impl Rules {
    /// The shares of player and helper at a number; nothing where nobody may help.
    pub fn pair(&self, number: u8) -> Option<Pair> {
        let may = self.has_helper() && number <= self.options.helper_up_to;
        may.then_some(Pair { main: number, helper: if number == 5 { 3 } else { 4 } })
    }

    /// Whether somebody may help in a game.
    pub fn may_be_helped(&self, level: Level) -> bool {
        level.tricks().is_some_and(|number| self.pair(number).is_some())
    }

    /// Whether the player may refuse a helper.
    pub fn may_refuse(&self, level: Level) -> bool {
        let low = level.tricks().is_some_and(|number| number <= 6);
        !(low && self.options.refuse_whist == RefuseWhist::NotAtFiveAndSix)
    }

    /// Whether the last who is asked must help.
    pub fn must_help(&self, level: Level) -> bool {
        self.options.compulsory_helper && level.tricks() == Some(5)
    }

    /// The suits that may be made trumps in a game by whoever has named this class.
    pub fn trumps<'a>(
        &'a self,
        turned: Option<Card>,
        level: Level,
        class: Option<Class>,
        rock_goes: bool,
    ) -> impl Iterator<Item = Suit> + 'a {
        let fits = move |suit: &Suit| {
            let own = self.class(turned, *suit);
            let allowed = level.number().zip(own).is_none_or(|(n, own)| self.may_play_in(n, own, rock_goes));
            allowed && class.is_none_or(|class| own == Some(class))
        };
        Suit::ALL.into_iter().filter(move |suit| self.has_trump(level) && fits(suit))
    }

    /// The game is known: what must be done before the first lead.
    pub(super) fn prepare<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let Some(level) = deal.level else { return };
        if self.has_trump(level) {
            deal.phase = Phase::Trump;
        } else if level.is_misere() {
            let law = law!("misere-no-trump");
            scribe.tell_by(law, || text!("boston-no-trump"));
            self.prepare_misere(s, scribe);
        } else if !self.may_be_helped(level) {
            self.begin_play(s, scribe);
        } else if self.may_refuse(level) {
            deal.phase = Phase::Trump;
        } else {
            self.ask_for_helper(s, scribe);
        }
    }

    /// What the player may declare.
    pub fn declarations(&self, p: &Public) -> Offer<Move> {
        let (offer, deal) = (Offer::new(Move::Play), &p.deal);
        let (Some(level), Some(player)) = (deal.level, deal.player) else { return offer };
        let may_refuse = self.may_be_helped(level) && self.may_refuse(level);
        if !self.has_trump(level) {
            return offer.with(Move::Ask).with(Move::Alone);
        }
        let class = deal.auction.class[player].filter(|_| level.number().is_some());
        let ways: &[bool] = if may_refuse { &[false, true] } else { &[false] };
        let suits = self.trumps(deal.turned, level, class, p.rock.goes);
        offer.with_all(suits.flat_map(|suit| ways.iter().map(move |alone| Move::Trump(Trump { suit, alone: *alone }))))
    }

    /// Trumps are named, or a helper is wanted or not.
    pub(super) fn declare<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let Some(level) = deal.level else { return };
        let alone = match m {
            Move::Trump(trump) => {
                deal.trump = Some(trump.suit);
                deal.class = self.class(deal.turned, trump.suit).filter(|_| level.number().is_some());
                let law = self.trump_law(level);
                scribe.says(seat, law, || text!("boston-names-trump", seat = seat, suit = trump.suit));
                trump.alone
            }
            _ => m == Move::Alone,
        };
        if !self.may_be_helped(level) {
            match level.is_misere() {
                true => self.prepare_misere(s, scribe),
                false => {
                    if self.has_helper() {
                        scribe.tell_by(law!("helper-to-eight"), || text!("boston-no-helper"));
                    }
                    self.begin_play(s, scribe);
                }
            }
        } else if alone {
            scribe.says(seat, law!("says-alone"), || text!("boston-alone", seat = seat));
            self.begin_play(s, scribe);
        } else {
            self.ask_for_helper(s, scribe);
        }
    }

    fn trump_law(&self, level: Level) -> LawId {
        match level {
            _ if level.is_misere() && self.options.misere_trump == MisereTrump::Named => law!("misere-with-trump"),
            Level::Number(5) if self.has_helper() && self.options.five_in_bad => law!("five-in-bad-agreed"),
            _ => law!("trump-by-player"),
        }
    }

    /// From the Vorhand on the others are asked whether they help.
    fn ask_for_helper<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let (order, p) = (self.from_vorhand(&s.public), &mut s.public);
        let player = p.deal.player.unwrap_or(p.dealer);
        p.deal.unheard = SeatSet::all(self.seats).without(player);
        p.deal.phase = Phase::Helper;
        p.deal.turn = order.clone().find(|seat| *seat != player).unwrap_or(player);
        let refused = p.deal.level.is_some_and(|level| !self.may_refuse(level));
        let law = if refused { law!("refusal-not-at-five-and-six") } else { law!("helper-asked") };
        scribe.does(player, law, || text!("boston-asks-help", seat = player));
    }

    /// What whoever is asked may answer.
    pub fn answers(&self, p: &Public) -> Offer<Move> {
        let offer = Offer::new(Move::Play).with(Move::Whist);
        let last = p.deal.unheard.len() == 1 && p.deal.level.is_some_and(|level| self.must_help(level));
        if last { offer } else { offer.with(Move::Pass) }
    }

    /// Somebody says whether he helps.
    pub(super) fn answer<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        use spadille_core::Spoken as _;
        let (order, p) = (self.from_vorhand(&s.public), &mut s.public);
        p.deal.said[seat] = m.number().map(|number| number as u8);
        let last = p.deal.unheard.len() == 1;
        p.deal.unheard = p.deal.unheard.without(seat);
        let level = p.deal.level.unwrap_or(Level::Number(5));
        if m == Move::Whist {
            let law = if last && self.must_help(level) { law!("last-must-help") } else { law!("helper-asked") };
            scribe.says(seat, law, || text!("boston-whists", seat = seat));
            p.deal.helper = Some(seat);
            p.deal.unheard = SeatSet::EMPTY;
            let number = level.tricks().unwrap_or(5);
            if let Some(pair) = self.pair(number) {
                let law = if number == 9 { law!("helper-at-nine") } else { law!("pair-target") };
                scribe.tell_by(law, || text!("boston-pair-needs", number = pair.total()));
                scribe.does(seat, law!("helper-share"), || {
                    text!("boston-helper-share", seat = seat, number = pair.helper)
                });
            }
            self.begin_play(s, scribe);
            return;
        }
        scribe.says(seat, law!("helper-asked"), || text!("boston-does-not-help", seat = seat));
        match order.clone().find(|seat| p.deal.unheard.contains(*seat)) {
            Some(next) => p.deal.turn = next,
            None => {
                let player = p.deal.player.unwrap_or(seat);
                scribe.does(player, law!("nobody-helps"), || text!("boston-nobody-helps", seat = player));
                self.begin_play(s, scribe);
            }
        }
    }

    /// A misère: a card is laid aside before anything else.
    fn prepare_misere<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if s.public.deal.level.is_some_and(Level::lays_aside) {
            s.public.deal.phase = Phase::Aside;
        } else {
            self.before_lead(s, scribe);
        }
    }

    /// The player of a misère may say who leads.
    fn before_lead<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.names_leader {
            s.public.deal.phase = Phase::Leader;
        } else {
            self.begin_play(s, scribe);
        }
    }

    /// The player of a petite misère lays one card aside.
    pub(super) fn lay_aside<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        s.hands[seat].remove(card);
        s.laid[seat].insert(card);
        s.public.deal.laid[seat] += 1;
        scribe.does(seat, law!("misere-petite"), || text!("boston-lays-aside", seat = seat));
        self.before_lead(s, scribe);
    }

    /// The player of a misère says who leads.
    pub(super) fn name_leader<S: Scribe>(&self, s: &mut State, seat: Seat, leader: Seat, scribe: &mut S) {
        scribe.says(seat, law!("misere-names-leader"), || text!("boston-names-leader", seat = seat, leader = leader));
        self.lead_from(s, leader, scribe);
    }

    /// The first lead is the Vorhand's.
    pub(super) fn begin_play<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let vorhand = self.vorhand(&s.public);
        scribe.does(vorhand, law!("vorhand-leads"), || text!("boston-leads-first", seat = vorhand));
        self.lead_from(s, vorhand, scribe);
    }

    fn lead_from<S: Scribe>(&self, s: &mut State, leader: Seat, scribe: &mut S) {
        let deal = &mut s.public.deal;
        deal.tricks = Tricks::new(leader, SeatSet::all(self.seats));
        (deal.phase, deal.turn) = (Phase::Play, leader);
        if let Some(player) = deal.player.filter(|_| deal.is_open()) {
            deal.sure[player] = s.hands[player];
            let cards = s.hands[player];
            scribe.does(player, law!("misere-ouverte"), || text!("boston-lies-open", seat = player, cards = cards));
        }
    }
}
