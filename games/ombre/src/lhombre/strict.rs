//! What the laws punish, where a strict table lets it happen; and claims.
//!
//! What an act costs is decided by [`rulings::rule`](super::rulings::rule), here as in worked cases: this file only says
//! which act it is, and how the table goes on.

use super::contracts::Contract;
use super::course::{GameResult, Vole};
use super::moves::{Claim, Move, Word, Words};
use super::options::{Claims, TrickView};
use super::orders::Trump;
use super::rules::LHombre;
use super::rulings::{Act, Doers, Due, Found, GameFate, Honours, Incident, Remedy, Ruling, Table, rule};
use super::settle;
use super::solve::Win;
use super::space::{Moves, Use};
use super::state::{Ended, Phase, Public, State, Trick};
use super::table::{SEATS, next_of};
use spadille_core::{Card, CardSet, Scribe, Seat, SeatSet, Suit, law, text};
use spadille_tricks::{Position, Solver};

impl LHombre {
    /// The moves of the phases that only strict tables know, and of claims.
    pub(super) fn strict_moves(&self, s: &State, seat: Seat, hand: CardSet) -> Moves {
        let p = &s.public;
        match p.phase {
            Phase::Spadille => Moves::words(Words::of(Word::OwnUp).and(Word::Hide)),
            Phase::Forgotten => {
                let names = self.options.players.trump_suits().fold(Words::NONE, |w, suit| w.union(Words::name(suit)));
                Moves::words(if p.is_hombre(seat) { names } else { names.and(Word::Pass) })
            }
            Phase::TakeBack => {
                let keep = Words::of(Word::Keep);
                let can = !self.to_take_back(s, seat).is_empty();
                Moves::words(if can { keep.and(Word::TakeBack) } else { keep })
            }
            Phase::LayAgain => Moves::discard(hand.minus(s.fresh), p.again, p.again),
            Phase::Mend => Moves::words(Words::of(Word::Keep).and(Word::Mend)),
            Phase::Replay => Moves::words(Words::of(Word::Keep).and(Word::Replay)),
            Phase::PlayOn => Moves::words(Words::of(Word::Keep).and(Word::Pass)),
            Phase::Demand => {
                let hombre = p.hombre.unwrap_or(p.dealer);
                Moves { cards: s.hands[hombre.index() & 3], purpose: Use::Demand, ..Moves::NONE }
            }
            Phase::Claims => Moves { claims: u32::MAX, ..Moves::NONE },
            _ => Moves::NONE,
        }
    }

    /// What may be played and done at one's turn at a strict table.
    pub(super) fn strict_plays(&self, s: &State, seat: Seat, hand: CardSet, legal: CardSet, words: Words) -> Moves {
        let p = &s.public;
        let mut words = words;
        let leads = p.trick.len == 0;
        if p.left() > 0 && !p.looked.contains(seat) {
            words = words.and(Word::LookTalon);
        }
        // In a vole there is no looking back (law 34), nor at the discards.
        let in_vole = || p.course().standing(&self.options, &p.tricks).vole == Vole::Undertaken;
        if p.is_hombre(seat) && !in_vole() {
            if self.may_look_back(p) {
                words = words.and(Word::LookBack);
            }
            if p.laid[seat.index() & 3] > 0 && !self.may_review(p, seat) {
                words = words.and(Word::LookDiscards);
            }
        }
        // Cards that lie open already need not be laid down again.
        let open = p.sure[seat.index() & 3] == hand;
        if leads && !open && p.demanded.is_none() && p.taker.is_none() {
            words = words.and(Word::LayDown);
        }
        let cards = match p.demanded.filter(|card| leads && hand.contains(*card)) {
            Some(card) => CardSet::one(card),
            None if p.bound.contains(seat) => legal,
            None => hand,
        };
        Moves::play(cards, words)
    }

    fn may_look_back(&self, p: &Public) -> bool {
        !p.looked_back
            && p.tricks.played > 0
            && match self.options.trick_view {
                TrickView::Hombre | TrickView::LastTrick => true,
                TrickView::HombreSolo => p.bid.contract.is_solo(),
                TrickView::None => false,
            }
    }

    /// A suit named a second time.
    pub(super) fn misnamings(&self, p: &Public) -> Words {
        let named = p.trump.and_then(Trump::suit).filter(|_| p.plays(Contract::Frage) && !p.misnamed);
        let Some(first) = named else { return Words::NONE };
        let others = self.options.players.trump_suits().filter(|suit| *suit != first);
        others.fold(Words::NONE, |words, suit| words.union(Words::blurt(suit)))
    }

    /// Does what only a strict table offers.
    pub(super) fn strict_play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match (s.public.phase, m) {
            (Phase::Spadille, Move::Say(Word::Hide)) => self.hide_spadille(s, seat, scribe),
            (Phase::Spadille, _) => self.force_spadille(s, seat, scribe),
            (Phase::Discard, Move::Blurt(suit)) => {
                let spoken = s.public.trump.and_then(Trump::suit).into_iter().chain([suit]).collect();
                let ruling = self.judge(s, seat, Act::MisnamedSuit { spoken, mixed: false }).1;
                (s.public.misnamed, s.public.trump) = (true, ruling.trump.map(Trump::Suit));
                scribe.tell_by(ruling.law(), || text!("lhombre-misnames", seat = seat, suit = suit));
            }
            (Phase::Forgotten, Move::Name(suit)) => self.name_forgotten(s, seat, suit, scribe),
            (Phase::Forgotten, _) => s.public.also = s.public.also.without(seat),
            (Phase::TakeBack, Move::Say(Word::TakeBack)) => {
                let back = self.to_take_back(s, seat);
                let i = seat.index() & 3;
                s.laid[i] = s.laid[i].minus(back);
                s.hands[i] = s.hands[i].union(back);
                let p = &mut s.public;
                p.laid[i] -= back.len();
                p.held[i] += back.len();
                p.again = back.len();
                p.phase = Phase::LayAgain;
                scribe.tell_by(law!("law-16"), || text!("lhombre-takes-back", seat = seat, number = p.again));
            }
            (Phase::TakeBack, _) => self.begin_buying(s, scribe),
            (Phase::LayAgain, Move::Discard(cards)) => {
                let i = seat.index() & 3;
                s.hands[i] = s.hands[i].minus(cards);
                s.laid[i] = s.laid[i].union(cards);
                s.public.laid[i] += cards.len();
                s.public.held[i] -= cards.len();
                self.begin_buying(s, scribe);
            }
            (Phase::Play, Move::Say(word)) => self.act(s, seat, word, scribe),
            (Phase::Mend, Move::Say(Word::Mend)) => self.mend(s, seat, scribe),
            (Phase::Mend, _) => self.revoke_stands(s, seat, scribe),
            (Phase::Replay, Move::Say(Word::Replay)) => self.replay_trick(s, scribe),
            (Phase::Replay, _) => self.complete_trick(s, scribe),
            (Phase::PlayOn, Move::Say(Word::Pass)) => {
                let ended = Ended { result: GameResult::Win, codille_by: None, premiers: false, vole: Vole::None };
                self.end_deal(s, ended, scribe);
            }
            (Phase::PlayOn, _) => self.play_on(s),
            (Phase::Demand, Move::Demand(card)) => {
                let p = &mut s.public;
                p.demanded = Some(card);
                p.phase = Phase::Play;
                p.turn = p.trick.leader;
                scribe.tell_by(law!("laid-down-won"), || text!("lhombre-demands", seat = seat, card = card));
            }
            (Phase::Claims, Move::Claim(claim)) => self.claim(s, seat, claim, scribe),
            _ => {}
        }
    }

    fn hide_spadille<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.tell_by(law!("hid-spadille"), || text!("lhombre-hides-spadille", seat = seat));
        self.try_act(s, seat, Act::HidSpadille {}, scribe);
    }

    /// Somebody names trumps for a hombre who forgot it, or he himself at last.
    fn name_forgotten<S: Scribe>(&self, s: &mut State, seat: Seat, suit: Suit, scribe: &mut S) {
        let named = [(seat, suit)].into_iter().collect();
        let hombre = s.public.hombre.unwrap_or(s.public.dealer);
        let act = Act::LookedBeforeNaming { named, together: false, mixed: false };
        let ruling = self.judge(s, hombre, act).1;
        let p = &mut s.public;
        p.trump = ruling.trump.map(Trump::Suit);
        p.also = SeatSet::EMPTY;
        scribe.tell_by(ruling.law(), || text!("lhombre-names", seat = seat, suit = suit));
        if ruling.remedy == Remedy::TakeBackDiscards {
            (p.turn, p.phase) = (hombre, Phase::TakeBack);
        } else {
            self.begin_buying(s, scribe);
        }
    }

    /// The discards of the trump suit that a hombre may take back.
    fn to_take_back(&self, s: &State, seat: Seat) -> CardSet {
        s.laid[seat.index() & 3].both(s.public.order().trumps())
    }

    /// An act at one's turn in play.
    fn act<S: Scribe>(&self, s: &mut State, seat: Seat, word: Word, scribe: &mut S) {
        match word {
            Word::LookTalon => self.look_talon(s, seat, scribe),
            Word::LookBack => {
                s.public.looked_back = true;
                let law = match self.options.trick_view {
                    TrickView::LastTrick | TrickView::None => law!("trick-view-last"),
                    TrickView::HombreSolo => law!("trick-view-1860"),
                    TrickView::Hombre => law!("law-34"),
                };
                scribe.tell_by(law, || text!("lhombre-looks-back", seat = seat));
                self.show_tricks(&s.public, seat, scribe);
                scribe.tell_by(law!("looked-no-vole"), || text!("lhombre-no-vole", seat = seat));
            }
            Word::LookDiscards => {
                s.public.no_vole = true;
                scribe.tell_by(law!("discards-view-1860"), || text!("lhombre-looks-discards", seat = seat));
                scribe.tell_by(law!("discards-no-vole"), || text!("lhombre-no-vole", seat = seat));
            }
            Word::LayDown => self.lay_down(s, seat, scribe),
            _ => {}
        }
    }

    /// What a hombre sees who looks back: all that was played, or the last trick.
    fn show_tricks<S: Scribe>(&self, p: &Public, seat: Seat, scribe: &mut S) {
        let last: Option<CardSet> = p.last_trick.map(|trick| trick.cards().iter().copied().collect());
        let seen = last.filter(|_| self.options.trick_view == TrickView::LastTrick);
        let open: CardSet = p.trick.cards().iter().copied().collect();
        for who in p.players.iter() {
            let played = p.played[who.index() & 3].minus(open);
            let cards = played.both(seen.unwrap_or(played));
            scribe.whisper(seat, || text!("lhombre-tricks-seen", seat = who, cards = cards));
        }
    }

    fn look_talon<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let p = &mut s.public;
        let last_buyer = p.last_buyer.unwrap_or(seat);
        let last_buyer_looked = p.looked.contains(last_buyer);
        let act = Act::LookedAtUndrawn { last_buyer, last_buyer_looked, tricks_played: p.tricks.played };
        p.looked = p.looked.with(seat);
        let cards: CardSet = s.talon[usize::from(p.top)..usize::from(p.bottom)].iter().copied().collect();
        let law = self.judge(s, seat, act.clone()).1.law();
        scribe.tell_by(law, || text!("lhombre-looks-talon", seat = seat));
        scribe.whisper(seat, || text!("lhombre-undrawn", cards = cards));
        self.try_act(s, seat, act, scribe);
    }

    /// What somebody did, as the laws see it, and what they say to it.
    fn judge(&self, s: &State, seat: Seat, act: Act) -> (Incident, Ruling) {
        let p = &s.public;
        let incident = Incident {
            act,
            by: Doers::from_iter([seat]),
            dealer: p.dealer,
            hombre: p.hombre,
            contract: p.hombre.map(|_| p.bid.contract),
            taker: p.taker,
            in_couleur: p.in_couleur(),
            matadors: self.matadors(s),
        };
        let ruling = rule(&self.options, &incident);
        (incident, ruling)
    }

    /// Has an act judged and abides by the ruling: fines are noted, and a game that is decided ends. Returns the remedy
    /// if the deal goes on.
    fn try_act<S: Scribe>(&self, s: &mut State, seat: Seat, act: Act, scribe: &mut S) -> Option<Remedy> {
        let (incident, ruling) = self.judge(s, seat, act);
        let p = &mut s.public;
        let punished = !ruling.fines.is_empty() || ruling.game != GameFate::On;
        if punished && !ruling.allowed {
            scribe.tell_by(ruling.law(), || text!("lhombre-fault", seat = seat));
        }
        let by = ruling.laws.get(1).copied().unwrap_or(ruling.law());
        for seat in &ruling.fines {
            let law = if p.fines.iter().all(|s| s == seat) { by } else { law!("all-offenders") };
            // So many faults as the list has room for are more than a deal has tricks.
            let _ = p.fines.try_push(*seat);
            scribe.tell_by(law, || text!("lhombre-owes-bete", seat = *seat));
        }
        match (ruling.game, ruling.decided(&incident)) {
            (GameFate::Won | GameFate::Lost, Some(d)) => {
                let decides = if p.taker.is_some() { law!("takeover-fault") } else { by };
                scribe.tell_by(decides, || text!("lhombre-fault-decides"));
                if d.vole != Vole::None {
                    let law = ruling.laws.last().copied().unwrap_or(by);
                    scribe.tell_by(law, || text!("lhombre-vole-by-fault"));
                }
                let ended = Ended { result: d.result, codille_by: d.codille_by, premiers: d.premiers, vole: d.vole };
                self.end_by_ruling(s, &ruling, ended, scribe);
                None
            }
            (GameFate::None, _) => {
                let kessel = self.in_kessel(p);
                let fines = p.fines.clone();
                settle::fine(&self.options, &mut p.accounts, &fines, ruling.law(), kessel, scribe);
                self.pass_out(s, scribe);
                None
            }
            _ => Some(ruling.remedy),
        }
    }

    /// A deal that a ruling has ended. Where the bêtes go to the opponents themselves nothing is left to be claimed.
    fn end_by_ruling<S: Scribe>(&self, s: &mut State, ruling: &Ruling, ended: Ended, scribe: &mut S) {
        if !matches!(ruling.due, Due::BeteToEach(_)) {
            return self.end_deal(s, ended, scribe);
        }
        s.public.ended = Some(ended);
        if let Some(d) = self.result(s) {
            let p = &mut s.public;
            scribe.tell_by(ruling.law(), || text!("lhombre-remis", seat = d.hombre));
            let table = Table { players: p.players, idle: self.idle(p) };
            let kessel = self.in_kessel(p);
            ruling.settle(&self.options, &d, &table, &mut p.accounts, kessel, scribe);
        }
        self.next_deal(s, scribe);
    }

    /// A revoke in the trick on the table, as the laws see it.
    fn revoke(&self, p: &Public, gathered: bool) -> Act {
        let standing = p.course().standing(&self.options, &p.tricks);
        // Whoever has led to the sixth trick has undertaken the vole.
        let led_on = standing.vole == Vole::Undertaken || (self.may_stop(p) && p.trick.len > 0);
        Act::Revoke {
            gathered,
            next_card_played: false,
            // Whether it did harm is for the injured to say, who may have the trick played again.
            harmed: true,
            times: 1,
            found: Found::InPlay,
            trick: p.tricks.played + 1,
            vole: if led_on { Vole::Undertaken } else { Vole::None },
        }
    }

    /// Takes note of a card that does not follow though it could.
    pub(super) fn note_revoke(&self, s: &mut State, seat: Seat, card: Card) {
        let hand = s.hands[seat.index() & 3];
        if !s.public.order().legal(hand, s.public.trick.led()).contains(card) {
            s.revoked = s.revoked.with(seat);
        }
    }

    /// All have played: a revoke comes out before the trick is gathered.
    pub(super) fn complete_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let offender = self.in_trick(&s.public).find(|(seat, _)| s.revoked.contains(*seat));
        if let Some((seat, _)) = offender {
            let p = &mut s.public;
            p.faulty = p.faulty.with(seat);
            (p.phase, p.turn) = (Phase::Mend, seat);
            scribe.tell_by(law!("follow-suit"), || text!("lhombre-revokes", seat = seat));
            return;
        }
        let order = s.public.order();
        let led = s.public.trick.cards[0];
        let mut lacks = [CardSet::EMPTY; SEATS];
        for (seat, card) in self.in_trick(&s.public) {
            if !order.suit_of(led).contains(card) && !s.public.faulty.contains(seat) {
                lacks[seat.index() & 3] = order.called_by(led);
            }
        }
        let p = &mut s.public;
        (0..SEATS).for_each(|i| p.lacks[i] = p.lacks[i].union(lacks[i]));
        (p.faulty, p.bound, p.demanded) = (SeatSet::EMPTY, SeatSet::EMPTY, None);
        self.gather(s, scribe);
    }

    /// The cards of the trick on the table with those who played them.
    fn in_trick(&self, p: &Public) -> impl Iterator<Item = (Seat, Card)> + use<> {
        let (trick, players, seats) = (p.trick, p.players, self.seats);
        let mut seat = trick.leader;
        (0..usize::from(trick.len)).map(move |i| {
            let played = (seat, trick.cards[i & 3]);
            seat = next_of(players, seat, seats);
            played
        })
    }

    /// Gives back the cards of the trick from a place on; everybody has seen them.
    fn give_back(&self, s: &mut State, from: usize) {
        let back: arrayvec::ArrayVec<(Seat, Card), SEATS> = self.in_trick(&s.public).skip(from).collect();
        let kept: arrayvec::ArrayVec<(Seat, Card), SEATS> = self.in_trick(&s.public).take(from).collect();
        let order = s.public.order();
        let leader = s.public.trick.leader;
        let p = &mut s.public;
        for (seat, card) in back {
            let i = seat.index() & 3;
            s.hands[i].insert(card);
            p.held[i] += 1;
            p.played[i].remove(card);
            p.sure[i].insert(card);
            s.revoked = s.revoked.without(seat);
        }
        p.trick = Trick::new(leader);
        for (seat, card) in kept {
            let t = &mut p.trick;
            if t.len == 0 || order.beats(t.best, card) {
                (t.best, t.winner) = (card, seat);
            }
            t.cards[usize::from(t.len) & 3] = card;
            t.len += 1;
        }
        p.phase = Phase::Play;
    }

    /// A revoke is mended: his card and those after it are taken up again, and he must follow now.
    fn mend<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let law = self.judge(s, seat, self.revoke(&s.public, false)).1.law();
        scribe.tell_by(law, || text!("lhombre-mends", seat = seat));
        let place = self.in_trick(&s.public).position(|(who, _)| who == seat).unwrap_or(0);
        self.give_back(s, place);
        let p = &mut s.public;
        p.bound = p.bound.with(seat);
        p.faulty = p.faulty.without(seat);
        p.turn = seat;
    }

    /// A revoke stands and is punished; where play goes on, the injured side may have the trick played again.
    fn revoke_stands<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        s.revoked = s.revoked.without(seat);
        let act = self.revoke(&s.public, true);
        let Some(remedy) = self.try_act(s, seat, act, scribe) else { return };
        if remedy != Remedy::ReplayFromTrick {
            return self.complete_trick(s, scribe);
        }
        let p = &mut s.public;
        let alone = p.taker.or(p.hombre).unwrap_or(p.dealer);
        p.turn = if seat == alone { next_of(p.players, alone, self.seats) } else { alone };
        p.phase = Phase::Replay;
    }

    fn replay_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        scribe.tell_by(law!("law-38"), || text!("lhombre-replays"));
        self.give_back(s, 0);
        let p = &mut s.public;
        p.bound = p.bound.union(p.faulty);
        p.faulty = SeatSet::EMPTY;
        p.turn = p.trick.leader;
    }

    /// Whether the hombre reaches a goal against any play of the others, all cards open.
    fn is_sure(&self, s: &State, goal: Win) -> bool {
        let p = &s.public;
        let hombre = p.hombre.unwrap_or(p.dealer);
        let position = Position { hands: s.hands, leader: p.trick.leader, won: p.tricks.won };
        Solver::new(p.order(), p.players, hombre).can_reach(&position, &goal)
    }

    /// What the hombre must still reach: his game, or all tricks if he goes for the vole.
    fn goal(&self, p: &Public) -> Win {
        let hombre = p.hombre.unwrap_or(p.dealer);
        match p.course().standing(&self.options, &p.tricks).vole {
            Vole::Undertaken => Win::AtLeast(hombre, self.hand),
            _ => super::solve::goal(p.bid.contract, hombre, self.hand),
        }
    }

    /// Somebody on lead lays his cards down.
    fn lay_down<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.tell(|| text!("lhombre-lays-down", seat = seat));
        let goal = self.goal(&s.public);
        let sure = self.is_sure(s, goal);
        if !s.public.is_hombre(seat) {
            self.defender_lays_down(s, seat, sure, scribe);
        } else if sure {
            // The first tricks are paid if they too are certain (A:232).
            let (p, need) = (&s.public, self.options.players.majority());
            let unbeaten = p.tricks.opening == p.tricks.played && !p.plays(Contract::Nullissimo);
            let premiers = p.tricks.opening >= need || (unbeaten && self.is_sure(s, Win::InSuccession(seat, need)));
            let vole = if goal == Win::AtLeast(seat, self.hand) { Vole::Made } else { Vole::None };
            let law = self.judge(s, seat, Act::LaidDownAsWon {}).1.law();
            scribe.tell_by(law, || text!("lhombre-sure", seat = seat));
            self.end_deal(s, Ended { result: GameResult::Win, codille_by: None, premiers, vole }, scribe);
        } else {
            self.lays_down_too_soon(s, seat, scribe);
        }
    }

    /// A hombre lays down what can still be lost: in 1860 a lead is named to him; in 1782 he has shown his hand, unless
    /// the game is safe and only the vole he goes for is not.
    fn lays_down_too_soon<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let i = seat.index() & 3;
        let p = &mut s.public;
        p.sure[i] = s.hands[i];
        let safe = !p.plays(Contract::SoloTout) && p.tricks.won[i] >= self.options.players.majority();
        let act = if safe || self.options.is_1860() { Act::LaidDownAsWon {} } else { Act::ShowedHand {} };
        let law = self.judge(s, seat, act.clone()).1.law();
        scribe.tell_by(law, || text!("lhombre-not-won", seat = seat));
        match self.try_act(s, seat, act, scribe) {
            Some(Remedy::PlayOnNamedLead) => {
                let p = &mut s.public;
                (p.phase, p.turn) = (Phase::Demand, next_of(p.players, seat, self.seats));
            }
            Some(_) => self.play_on(s),
            None => {}
        }
    }

    /// A defender lays down, thinking the hombre beaten; in 1860 he may, if it is true.
    fn defender_lays_down<S: Scribe>(&self, s: &mut State, seat: Seat, sure: bool, scribe: &mut S) {
        let i = seat.index() & 3;
        s.public.sure[i] = s.hands[i];
        if self.options.is_1860() {
            if !sure {
                return self.play_on(s);
            }
            scribe.tell_by(law!("laid-down-beaten"), || text!("lhombre-not-beaten"));
        }
        let Some(remedy) = self.try_act(s, seat, Act::LaidDownAsBeaten {}, scribe) else { return };
        let p = &mut s.public;
        let third = p.players.iter().find(|other| *other != seat && !p.is_hombre(*other));
        match third.filter(|_| remedy == Remedy::PlayOn) {
            Some(third) => {
                scribe.tell_by(law!("hand-shown-play-on"), || text!("lhombre-third-decides", seat = third));
                (p.phase, p.turn) = (Phase::PlayOn, third);
            }
            None => self.play_on(s),
        }
    }

    fn play_on(&self, s: &mut State) {
        let p = &mut s.public;
        p.phase = Phase::Play;
        p.turn = p.trick.leader;
        p.demanded = None;
    }

    /// Honours are claimed: what is not asked for is not paid.
    fn claim<S: Scribe>(&self, s: &mut State, seat: Seat, claim: Claim, scribe: &mut S) {
        debug_assert_eq!(self.options.claims, Claims::MustClaim);
        let Some(d) = self.result(s) else { return };
        let later = self.options.is_1860();
        let priced = self.options.price(d.contract, d.in_couleur) != 0;
        let had = d.matadors >= 3;
        let claimed = Honours {
            // In 1860 the game itself may still be asked for during the next deal.
            game: claim.game || later,
            // Where the game is worth nothing, its price in the place of the matadors is that of a solo not played.
            solo: claim.game && (d.contract.is_solo() || (!later && !priced && had && claim.matadors == 0)),
            matadors: claim.matadors > 0,
            premiers: claim.premiers,
        };
        let some = claim.game || claim.premiers || claim.matadors > 0;
        let act = Act::Claim { claimed, premiers: d.premiers, after_cut: !some };
        let ruling = self.judge(s, seat, act).1;
        let Due::Honours(paid) = ruling.due else { return self.settle_deal(s, &Default::default(), scribe) };
        let mut unpaid = paid.unpaid();
        if !ruling.allowed && some && !(paid.matadors || (paid.game && priced)) {
            scribe.tell_by(ruling.law(), || text!("lhombre-claims-wrong", seat = seat));
        }
        // The 1782 book has only law 55 for matadors that were not there at all.
        if claim.matadors > d.matadors && (later || had) {
            let overclaim = self.judge(s, seat, Act::Overclaim { claimed: claim.matadors }).1;
            if let Due::Repaid(double) = overclaim.due {
                // They were never paid, so that half of what is repaid double is all he loses.
                unpaid.back = double / 2;
                scribe.tell_by(overclaim.law(), || text!("lhombre-overclaims", seat = seat));
            }
        }
        if (had && unpaid.matadors) || (d.premiers && unpaid.premiers) || (priced && unpaid.game) {
            scribe.tell_by(ruling.law(), || text!("lhombre-claims-late", seat = seat));
            scribe.tell_by(law!("pot-late"), || text!("lhombre-pot-late"));
        }
        self.settle_deal(s, &unpaid, scribe);
    }
}
