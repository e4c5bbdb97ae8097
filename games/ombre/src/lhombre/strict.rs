//! What the laws punish, where a strict table lets it happen; and claims.

use super::contracts::Contract;
use super::course::{GameResult, Vole, opponents};
use super::moves::{Claim, Move, Word, Words};
use super::options::{Claims, PenaltyMode, TalonView, TrickView};
use super::orders::{Trump, matador_price};
use super::rules::LHombre;
use super::settle::{self, Unpaid};
use super::space::{Moves, Use};
use super::state::{Ended, Phase, Public, State, Trick};
use super::table::{SEATS, next_of};
use spadille_core::{Card, CardSet, LawId, Scribe, Seat, SeatSet, Suit, law, text};
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
        if p.tricks.played == 0 && p.left() > 0 && !p.looked.contains(seat) {
            words = words.and(Word::LookTalon);
        }
        if p.is_hombre(seat) {
            if self.may_look_back(p) {
                words = words.and(Word::LookBack);
            }
            if p.laid[seat.index() & 3] > 0 && !p.no_vole && p.tricks.played > 0 {
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
                s.public.misnamed = true;
                scribe.tell_by(law!("law-19"), || text!("lhombre-misnames", seat = seat, suit = suit));
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
            (Phase::PlayOn, _) => self.play_on(s, scribe),
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
        let kessel = self.in_kessel(&s.public);
        settle::fine(&self.options, &mut s.public.accounts, &[seat], law!("hid-spadille"), kessel, scribe);
        self.pass_out(s, scribe);
    }

    /// Somebody names trumps for a hombre who forgot it, or he himself at last.
    fn name_forgotten<S: Scribe>(&self, s: &mut State, seat: Seat, suit: Suit, scribe: &mut S) {
        let p = &mut s.public;
        let himself = p.is_hombre(seat);
        let law = match (himself, self.options.is_1860()) {
            (true, _) => law!("law-18"),
            (false, true) => law!("trump-not-named-1860"),
            (false, false) => law!("law-15"),
        };
        p.trump = Some(Trump::Suit(suit));
        p.also = SeatSet::EMPTY;
        scribe.tell_by(law, || text!("lhombre-names", seat = seat, suit = suit));
        if himself {
            self.begin_buying(s, scribe);
        } else {
            p.turn = p.hombre.unwrap_or(p.dealer);
            p.phase = Phase::TakeBack;
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
                scribe.tell_by(law!("looked-no-vole"), || text!("lhombre-no-vole", seat = seat));
            }
            Word::LookDiscards => {
                s.public.no_vole = true;
                scribe.tell_by(law!("discards-no-vole"), || text!("lhombre-no-vole", seat = seat));
            }
            Word::LayDown => self.lay_down(s, seat, scribe),
            _ => {}
        }
    }

    fn look_talon<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let allowed = self.may_look(&s.public, seat);
        let p = &mut s.public;
        p.looked = p.looked.with(seat);
        let cards: CardSet = s.talon[usize::from(p.top)..usize::from(p.bottom)].iter().copied().collect();
        let law = if self.options.talon_view == TalonView::Never { law!("talon-closed-1860") } else { law!("law-26") };
        scribe.tell_by(law, || text!("lhombre-looks-talon", seat = seat));
        scribe.whisper(seat, || text!("lhombre-undrawn", cards = cards));
        // Where nobody may look, the book prints no penalty.
        if !allowed && self.options.talon_view == TalonView::LastBuyer {
            self.fault(s, seat, law, scribe);
        }
    }

    /// A fault costs a bête, or decides the game, or both. Returns whether the deal is over.
    pub(super) fn fault<S: Scribe>(&self, s: &mut State, seat: Seat, law: LawId, scribe: &mut S) -> bool {
        let p = &mut s.public;
        scribe.tell_by(law, || text!("lhombre-fault", seat = seat));
        if self.options.penalty_mode != PenaltyMode::Decide {
            let law = if p.fines.is_empty() { law!("penalty-bete") } else { law!("all-offenders") };
            let _ = p.fines.try_push(seat);
            scribe.tell_by(law, || text!("lhombre-owes-bete", seat = seat));
        }
        let by = match self.options.penalty_mode {
            PenaltyMode::Bete => return false,
            PenaltyMode::Decide => law!("penalty-decide"),
            PenaltyMode::BeteAndDecide => law!("penalty-both"),
        };
        let won = !p.is_hombre(seat) && p.taker.is_none();
        let result = if won { GameResult::Win } else { GameResult::Remis };
        scribe.tell_by(by, || text!("lhombre-fault-decides"));
        let vole = self.vole_by_fault(p, seat, scribe);
        self.end_deal(s, Ended { result, codille_by: None, premiers: vole == Vole::Made, vole }, scribe);
        true
    }

    /// In 1860 a defender's fault found from the sixth trick on wins a vole that is under way; the hombre's own loses it.
    fn vole_by_fault<S: Scribe>(&self, p: &Public, seat: Seat, scribe: &mut S) -> Vole {
        let under_way = p.course().standing(&self.options, &p.tricks).vole == Vole::Undertaken;
        let led_on = under_way || (self.may_stop(p) && p.trick.len > 0);
        if !self.options.is_1860() || !led_on {
            return Vole::None;
        }
        let (vole, law) = if p.is_hombre(seat) {
            (Vole::Failed, law!("vole-revoke-hombre"))
        } else {
            (Vole::Made, law!("vole-revoke"))
        };
        scribe.tell_by(law, || text!("lhombre-vole-by-fault"));
        vole
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
        let law = if self.options.is_1860() { law!("revoke-mended-1860") } else { law!("law-37") };
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
        let law = if self.options.is_1860() { law!("revoke-1860") } else { law!("law-36") };
        if self.fault(s, seat, law, scribe) {
            return;
        }
        let p = &mut s.public;
        let hombre = p.hombre.unwrap_or(p.dealer);
        p.turn = if seat == hombre { next_of(p.players, hombre, self.seats) } else { hombre };
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

    /// Whether the hombre wins against any play of the others, all cards open.
    fn is_sure(&self, s: &State) -> bool {
        let p = &s.public;
        let hombre = p.hombre.unwrap_or(p.dealer);
        let position = Position { hands: s.hands, leader: p.trick.leader, won: p.tricks.won };
        let goal = super::solve::goal(p.bid.contract, hombre, &position);
        Solver::new(p.order(), p.players, hombre).can_reach(&position, &goal)
    }

    /// Somebody on lead lays his cards down.
    fn lay_down<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.tell(|| text!("lhombre-lays-down", seat = seat));
        let sure = self.is_sure(s);
        let won = Ended { result: GameResult::Win, codille_by: None, premiers: false, vole: Vole::None };
        let i = seat.index() & 3;
        if !s.public.is_hombre(seat) {
            self.defender_lays_down(s, seat, sure, scribe);
        } else if sure {
            let need = self.options.players.majority();
            let premiers = s.public.tricks.opening >= need;
            self.end_deal(s, Ended { premiers, ..won }, scribe);
        } else if self.options.is_1860() {
            let p = &mut s.public;
            p.sure[i] = s.hands[i];
            p.turn = next_of(p.players, seat, self.seats);
            p.phase = Phase::Demand;
            scribe.tell_by(law!("laid-down-won"), || text!("lhombre-not-won", seat = seat));
        } else {
            // Two bêtes, one to each opponent; the pot stays.
            let p = &mut s.public;
            let amount = p.accounts.pots.in_play();
            scribe.tell_by(law!("hand-shown-hombre"), || text!("lhombre-not-won", seat = seat));
            for other in opponents(p.players, seat) {
                p.accounts.ledger.pay(seat, other, amount, law!("hand-shown-hombre"), scribe);
            }
            if !p.fines.is_empty() {
                let fines = p.fines.clone();
                let kessel = self.in_kessel(p);
                settle::fine(&self.options, &mut p.accounts, &fines, law!("fine"), kessel, scribe);
            }
            s.public.accounts.pots.restart = super::pot::Restart::Bete;
            self.next_deal(s, scribe);
        }
    }

    /// A defender lays down, thinking the hombre beaten.
    fn defender_lays_down<S: Scribe>(&self, s: &mut State, seat: Seat, sure: bool, scribe: &mut S) {
        let i = seat.index() & 3;
        s.public.sure[i] = s.hands[i];
        if self.options.is_1860() {
            if sure {
                // Unfounded: he sets a bête and the hombre is paid.
                let _ = s.public.fines.try_push(seat);
                scribe.tell_by(law!("laid-down-beaten"), || text!("lhombre-not-beaten", seat = seat));
                let won = Ended { result: GameResult::Win, codille_by: None, premiers: false, vole: Vole::None };
                self.end_deal(s, won, scribe);
            } else {
                self.play_on(s, scribe);
            }
            return;
        }
        if self.fault(s, seat, law!("law-41"), scribe) {
            return;
        }
        let p = &mut s.public;
        let third = p.players.iter().find(|other| *other != seat && !p.is_hombre(*other));
        match third {
            Some(third) => {
                scribe.tell_by(law!("hand-shown-play-on"), || text!("lhombre-third-decides", seat = third));
                (p.phase, p.turn) = (Phase::PlayOn, third);
            }
            None => self.play_on(s, scribe),
        }
    }

    fn play_on<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        p.phase = Phase::Play;
        p.turn = p.trick.leader;
        p.demanded = None;
        let _ = scribe;
    }

    /// Honours are claimed: what is not asked for is not paid.
    fn claim<S: Scribe>(&self, s: &mut State, seat: Seat, claim: Claim, scribe: &mut S) {
        debug_assert_eq!(self.options.claims, Claims::MustClaim);
        let Some(d) = self.result(s) else { return };
        let later = self.options.is_1860();
        let has_game = self.options.price(d.contract, d.in_couleur) != 0;
        let has_matadors = d.matadors >= 3;
        let mut unpaid = Unpaid {
            // In 1860 the game itself may still be asked for during the next deal.
            game: !claim.game && !later,
            matadors: claim.matadors == 0,
            premiers: !claim.premiers,
            back: 0,
        };
        let wrong = (claim.game && !has_game && has_matadors && claim.matadors == 0)
            || (claim.matadors > 0 && !has_matadors && has_game && !claim.game);
        if !later && wrong {
            (unpaid.game, unpaid.matadors) = (true, true);
            scribe.tell_by(law!("law-55"), || text!("lhombre-claims-wrong", seat = seat));
        }
        if later && claim.matadors > d.matadors {
            unpaid.back = matador_price(&self.options, claim.matadors) - matador_price(&self.options, d.matadors);
            scribe.tell_by(law!("overclaim"), || text!("lhombre-overclaims", seat = seat));
        }
        let forgotten =
            (has_matadors && unpaid.matadors) || (d.premiers && unpaid.premiers) || (has_game && unpaid.game);
        if forgotten {
            let some = claim.game || claim.premiers || claim.matadors > 0;
            let law = match (later, some) {
                (true, true) => law!("forgotten-honours"),
                (true, false) => law!("par-surprise"),
                (false, true) => law!("law-54"),
                (false, false) => law!("law-52"),
            };
            scribe.tell_by(law, || text!("lhombre-claims-late", seat = seat));
            scribe.tell_by(law!("pot-late"), || text!("lhombre-pot-late"));
        }
        self.settle_deal(s, &unpaid, scribe);
    }
}
