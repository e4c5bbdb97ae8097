//! Dealing, buying, asking for pictures, opening them, and the end of a round.

use super::count::{Fate, Table, gain, law_of};
use super::rules::{dealt, is_picture};
use super::sisters::Terms;
use super::state::{Cards, Phase, Public, Round, State};
use crate::amount::PARTS;
use crate::bank::{MOST_SEATS, punters};
use crate::said::{counters, parts};
use spadille_core::{Card, LawId, PerSeat, Scribe, Seat, SeatSet, Sheet, law, text};

impl Terms {
    /// Deals to everybody, from the Vorhand on, the banker last.
    pub(super) fn deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        for seat in self.order(&s.public) {
            let cards: Cards = (0..self.table.first()).filter_map(|_| s.talon.pop()).collect();
            let stake = s.public.round.staked[seat];
            s.public.round.hands[seat] = [dealt(&cards, stake)].into_iter().collect();
            s.hands[seat] = [cards].into_iter().collect();
        }
        s.public.left = s.talon.len() as u16;
        s.public.phase = Phase::Buying;
        let banker = s.public.banker;
        scribe.does(banker, self.law_of_deal(), || text!("buying-deals", seat = banker));
        if self.table == Table::TwentyOne && self.fate(s, banker, 0) == Fate::Born {
            self.show(s, banker, 0);
            scribe.does(banker, law!("banker-shows-born"), || text!("buying-banker-born", seat = banker));
            self.settle(s, scribe);
        }
    }

    /// What a hand is.
    pub(super) fn fate(&self, s: &State, seat: Seat, hand: u8) -> Fate {
        self.table.fate(s.cards(seat, hand).iter().map(|card| card.rank()))
    }

    /// Lays all cards of a hand open.
    fn show(&self, s: &mut State, seat: Seat, hand: u8) {
        let cards: Cards = s.cards(seat, hand).iter().copied().collect();
        s.public.round.hands[seat][usize::from(hand)].open = cards;
    }

    /// The next card of the talon.
    fn next_card(&self, s: &mut State) -> Option<Card> {
        let card = s.talon.pop();
        s.public.left = s.talon.len() as u16;
        card
    }

    /// A card joins a hand.
    fn joins(&self, s: &mut State, seat: Seat, hand: u8, card: Card) {
        let at = usize::from(hand);
        if s.hands[seat][at].try_push(card).is_ok() {
            s.public.round.hands[seat][at].count += 1;
        }
    }

    pub(super) fn buy<S: Scribe>(&self, s: &mut State, seat: Seat, hand: u8, scribe: &mut S) {
        let Some(card) = self.next_card(s) else { return };
        self.joins(s, seat, hand, card);
        let law = if seat == s.public.banker { law!("banker-buys-last") } else { law!("buy") };
        scribe.does(seat, law, || text!("buying-buys", seat = seat));
        scribe.whisper(seat, || text!("buying-your-card", card = card));
        if self.fate(s, seat, hand) != Fate::Dead {
            return;
        }
        self.show(s, seat, hand);
        let shown = &mut s.public.round.hands[seat][usize::from(hand)];
        (shown.done, shown.dead) = (true, true);
        let halves = self.table.total(s.cards(seat, hand).iter().map(|card| card.rank()));
        scribe.does(seat, law!("dead"), || text!("buying-dead", seat = seat, points = points(halves)));
        self.go_on(s, scribe);
    }

    pub(super) fn stand<S: Scribe>(&self, s: &mut State, seat: Seat, hand: u8, open: Option<Card>, scribe: &mut S) {
        let shown = &mut s.public.round.hands[seat][usize::from(hand)];
        shown.done = true;
        match open {
            None => scribe.does(seat, None, || text!("buying-stands", seat = seat)),
            Some(card) => {
                if !shown.open.contains(&card) {
                    shown.open.push(card);
                }
                scribe.does(seat, law!("one-card-open"), || text!("buying-stands-open", seat = seat, card = card));
            }
        }
        self.go_on(s, scribe);
    }

    /// A picture is asked for to an ace: the next card is turned up.
    pub(super) fn picture<S: Scribe>(&self, s: &mut State, seat: Seat, sum: u32, scribe: &mut S) {
        s.public.round.asked[seat] += 1;
        self.show(s, seat, 0);
        let (number, stake) = (s.public.round.asked[seat], i64::from(sum) * PARTS);
        let law = if number > 1 { law!("picture-thrice") } else { law!("picture-if-agreed") };
        scribe.says(seat, law, || text!("buying-asks-picture", seat = seat, amount = counters(sum)));
        let Some(card) = self.next_card(s) else { return };
        let bank = self.bank(&s.public);
        if is_picture(card) {
            self.joins(s, seat, 0, card);
            self.show(s, seat, 0);
            scribe.does(seat, law!("picture-joins"), || text!("buying-picture-hit", seat = seat, card = card));
            let short = bank.pay(&mut s.public.ledger, seat, (2 * stake, law!("picture-hit")), scribe);
            tell_short(seat, short, scribe);
        } else {
            let _ = s.public.gone.try_push(card);
            scribe.does(seat, law!("picture-miss"), || text!("buying-picture-miss", seat = seat, card = card));
            s.public.ledger.pay(seat, s.public.banker, stake, law!("picture-miss"), scribe);
        }
    }

    /// The second of two pictures becomes a hand of its own.
    pub(super) fn split<S: Scribe>(&self, s: &mut State, seat: Seat, hand: u8, scribe: &mut S) {
        let at = usize::from(hand);
        let Some(card) = s.hands[seat][at].pop() else { return };
        let stake = s.public.round.staked[seat];
        let opened = s.hands[seat].len() as u8;
        let cards: Cards = [card].into_iter().collect();
        s.public.round.hands[seat][at].count -= 1;
        s.public.round.hands[seat].push(dealt(&cards, stake));
        s.hands[seat].push(cards);
        self.show(s, seat, hand);
        self.show(s, seat, opened);
        let law = if opened > 1 { law!("split-on-and-on") } else { law!("split-pictures") };
        scribe.does(seat, law, || text!("buying-opens", seat = seat, card = card, number = opened + 1));
        scribe.does(seat, law!("split-stake"), || text!("buying-stakes", seat = seat, amount = counters(stake)));
        if self.backers {
            let round = &mut s.public.round;
            (round.opened, round.spoken) = (Some((seat, opened)), SeatSet::EMPTY);
            s.public.phase = Phase::Backing;
            self.end_backing(&mut s.public);
        }
    }

    /// Somebody stakes on the opened picture, or does not.
    pub(super) fn back<S: Scribe>(&self, s: &mut State, seat: Seat, sum: u32, scribe: &mut S) {
        let p = &mut s.public;
        let Some((owner, hand)) = p.round.opened else { return };
        p.round.spoken = p.round.spoken.with(seat);
        p.round.hands[owner][usize::from(hand)].backed[seat] += sum;
        if sum == 0 {
            scribe.says(seat, None, || text!("buying-passes", seat = seat));
        } else {
            scribe.does(seat, law!("split-backers"), || {
                text!("buying-backs", seat = seat, owner = owner, amount = counters(sum))
            });
        }
        self.end_backing(p);
    }

    /// When all have spoken, buying goes on.
    fn end_backing(&self, p: &mut Public) {
        if self.backer(p).is_none() {
            (p.phase, p.round.opened) = (Phase::Buying, None);
        }
    }

    /// A hand is done: the next, or the settling. If every punter is dead the banker does not buy.
    fn go_on<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &s.public;
        let all_dead = punters(p.banker, self.players).all(|seat| p.round.hands[seat].iter().all(|hand| hand.dead));
        match self.buyer(p) {
            None => self.settle(s, scribe),
            Some(seat) if seat == p.banker && all_dead => {
                scribe.does(seat, law!("banker-need-not-buy"), || text!("buying-all-dead", seat = seat));
                self.settle(s, scribe);
            }
            Some(_) => {}
        }
    }

    /// All hands are shown and compared: the banker first takes, then pays from the Vorhand on.
    fn settle<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let banker = s.public.banker;
        let count = |s: &State, seat: Seat, hand: u8| {
            let ranks = s.cards(seat, hand).iter().map(|card| card.rank());
            (self.table.fate(ranks.clone()), self.table.total(ranks))
        };
        let bank = count(s, banker, 0);
        for seat in self.order(&s.public) {
            for hand in 0..s.hands[seat].len() as u8 {
                self.show(s, seat, hand);
                let counted = count(s, seat, hand);
                let ranks = s.cards(seat, hand).iter().map(|card| card.rank());
                let law = if counted.0 == Fate::Born { law!("born") } else { law_of(self.table, ranks) };
                scribe.does(seat, law, || {
                    let cards = s.cards(seat, hand).to_vec();
                    let text = text!("buying-shows", seat = seat, points = points(counted.1));
                    let fate = u8::from(counted.0 == Fate::Born) + 2 * u8::from(counted.0 == Fate::Dead);
                    text.with("fate", fate).with("cards", spadille_core::Arg::Cards(cards)).with("hand", hand)
                });
            }
        }
        for takes in [true, false] {
            for seat in punters(banker, self.players) {
                // First what stands on a seat's own hands, then what others have staked on them.
                for backed in [false, true] {
                    for hand in 0..s.hands[seat].len() as u8 {
                        let (per_unit, law) = gain(count(s, seat, hand), bank, self.double);
                        if (per_unit < 0) == takes {
                            self.pay_hand(&mut s.public, (seat, hand), (per_unit, law), backed, scribe);
                        }
                    }
                }
            }
        }
        self.end_round(s, scribe);
    }

    /// Pays or takes what stands on a hand: its owner's stake, or what others have staked on it.
    fn pay_hand<S: Scribe>(
        &self,
        p: &mut Public,
        (seat, hand): (Seat, u8),
        (per_unit, law): (i64, LawId),
        backed: bool,
        scribe: &mut S,
    ) {
        let shown = &p.round.hands[seat][usize::from(hand)];
        let stakes: PerSeat<u32, MOST_SEATS> =
            if backed { shown.backed } else { PerSeat::from_fn(|whose| if whose == seat { shown.stake } else { 0 }) };
        for (whose, sum) in stakes.iter().filter(|(_, sum)| **sum > 0) {
            let due = per_unit * i64::from(*sum) * PARTS;
            let short = self.bank(p).pay(&mut p.ledger, whose, (due, law), scribe);
            tell_short(whose, short, scribe);
        }
    }

    /// The cards are laid away; when too few are left the bank passes.
    fn end_round<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        for hands in &mut s.hands.0 {
            for card in std::mem::take(hands).into_iter().flatten() {
                let _ = s.public.gone.try_push(card);
            }
        }
        let p = &mut s.public;
        p.rounds_done += 1;
        p.round = Round { hands: std::mem::take(&mut p.round.hands), ..Round::default() };
        scribe.deal_over(None, || Sheet::new(text!("buying-round-over", number = p.rounds_done)));
        if p.rounds_done == self.rounds {
            p.phase = Phase::Over;
            scribe.match_over(law!("sitting"), || text!("house-match-over"));
            return;
        }
        p.phase = Phase::Stakes;
        if usize::from(p.left) < self.table.first() * usize::from(self.players) {
            scribe.tell_by(law!("enough-for-a-deal"), || text!("buying-through"));
            p.banker = p.banker.next(self.players);
            p.bank_from = p.ledger.balance(p.banker);
            p.phase = Phase::Pack;
            (p.left, s.talon) = (0, super::state::Talon::new());
            scribe.does(p.banker, law!("bank-when-through"), || text!("buying-bank-to", seat = p.banker));
        }
    }
}

/// Says that the bank has fallen short of a claim; the rest is void.
fn tell_short<S: Scribe>(seat: Seat, short: i64, scribe: &mut S) {
    if short > 0 {
        scribe.does(seat, law!("bank-limit"), || text!("buying-bank-short", seat = seat, amount = parts(short)));
    }
}

/// Points as people write them: "21", "7½".
pub(super) fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}
