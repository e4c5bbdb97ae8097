//! Mistakes at strict tables, and honours that must be claimed.
//!
//! What an act costs is decided by [`rule`], here as in worked cases: this file only says which act it is, and how the table goes
//! on.
//!
//! Readings of ours. Every revoke comes to light when its trick is full, and not before; whoever has to take his card back frees
//! those who played after him to take theirs back too (002:104) and must follow now. Whether a revoke did harm is for the hombre
//! to say. Bêtes for faults are placed when the deal is settled, those of one player together; in the form with a bank he adds
//! the worth of a bare game. Trumps that a soloist did not name are named before the first card is led.

use super::contracts::Contract;
use super::moves::{Claim, Move, Trump};
use super::options::Marking;
use super::play::Standing;
use super::rules::Rules;
use super::rulings::{Act, Asked, GameFate, Honour, Incident, Remedy, Revoke, Ruling, rule};
use super::scene::claim_text;
use super::settle::{BANK_GAME, DealResult};
use super::state::{Deal, Outcome, Phase, Public, State, Vole};
use spadille_core::{CardSet, Listed as _, Offer, PerSeat, Scribe, Seat, SeatSet, Suit, law, text};
use spadille_stakes::Bete;
use spadille_tricks::revoke;

impl Rules {
    /// What may be said in the phases of strict tables and of claims.
    pub(super) fn strict_moves(&self, p: &Public, seat: Seat) -> Offer<Move> {
        let offer = Offer::new(Move::Play);
        match p.deal.phase {
            Phase::Claims => offer.with_all((0..Claim::COUNT).filter_map(Claim::numbered).map(Move::Claim)),
            Phase::Mend => offer.with(Move::Mend).with(Move::LetLie),
            Phase::Replay => offer.with(Move::Replay).with(Move::LetLie),
            Phase::Forgotten => {
                let names = offer.with_all(self.solo_suits(p).map(|suit| Move::Name(Trump(suit))));
                if p.deal.hombre == Some(seat) { names } else { names.with(Move::Pass) }
            }
            _ => offer,
        }
    }

    /// Does what only strict tables offer, or claims honours.
    pub(super) fn strict_play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match (s.public.deal.phase, m) {
            (Phase::Declare, Move::Forget) => self.forget_trump(s, seat, scribe),
            (Phase::Forgotten, Move::Name(Trump(suit))) => self.name_forgotten(s, seat, suit, scribe),
            (Phase::Forgotten, _) => self.leave_forgotten(s, seat, scribe),
            (Phase::Play, Move::Tell) => self.tell(s, seat, scribe),
            (Phase::Mend, Move::Mend) => self.mend(s, seat, scribe),
            (Phase::Mend, _) => self.let_lie(s, seat, scribe),
            (Phase::Replay, Move::Replay) => self.replay_trick(s, seat, scribe),
            (Phase::Replay, _) => self.complete_trick(s, scribe),
            (Phase::Claims, Move::Claim(claim)) => self.claim(s, seat, claim, scribe),
            _ => {}
        }
    }

    /// What the laws say to what somebody did.
    fn judge(&self, s: &State, seat: Seat, act: Act) -> Ruling {
        rule(self, &Incident { act, by: Some(seat), hombre: s.public.deal.hombre, helper: s.helper() })
    }

    /// The table abides by a ruling: fines are noted, and a game that is decided ends. Tells whether play goes on.
    fn abide<S: Scribe>(&self, s: &mut State, ruling: &Ruling, scribe: &mut S) -> bool {
        if let Some(seat) = ruling.fined {
            s.public.deal.faults.fines[seat] += 1;
            scribe.does(seat, ruling.law(), || text!("ombre-owes-bete", seat = seat));
        }
        let result = match ruling.game {
            GameFate::On | GameFate::None => return true,
            GameFate::Won => Outcome::Won,
            GameFate::Lost => Outcome::Remise,
        };
        scribe.tell_by(ruling.law(), || text!("ombre-fault-decides"));
        match ruling.vole {
            Vole::Made => scribe.tell_by(ruling.consequence(), || text!("ombre-vole-by-fault")),
            Vole::Failed => scribe.tell_by(ruling.consequence(), || text!("ombre-vole-lost-by-fault")),
            Vole::None | Vole::Undertaken => {}
        }
        s.public.deal.faults.decided = true;
        self.end_deal(s, Standing { vole: ruling.vole, ..self.stands(s).ended(result) }, scribe);
        false
    }

    /// Places the bêtes for the faults of a deal.
    pub(super) fn charge_fines<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        let fines = std::mem::take(&mut p.deal.faults.fines);
        for (seat, times) in fines.iter().filter(|(_, times)| **times > 0) {
            let law = if *times > 1 { law!("betes-together") } else { law!("penalties-bete") };
            if self.options.marking == Marking::Bank {
                p.betes.stake(&mut p.ledger, seat, i64::from(*times) * BANK_GAME, law, scribe);
                continue;
            }
            let amount = i64::from(*times) * p.betes.in_play();
            let bete = Bete::new(SeatSet::one(seat), amount);
            p.betes.write(&mut p.ledger, bete, &[(seat, amount)], law, scribe);
        }
    }
}

// Suits not followed.
impl Rules {
    /// The cards with which a seat may break its duty of following, where the table is strict.
    pub(super) fn revokes(&self, p: &Public, seat: Seat, hand: CardSet) -> CardSet {
        let deal = &p.deal;
        match deal.trump {
            Some(trump)
                if self.options.strict
                    && deal.phase == Phase::Play
                    && deal.turn == seat
                    && !deal.faults.bound.contains(seat) =>
            {
                revoke::cards(self.order(trump), hand, deal.tricks.now.led())
            }
            _ => CardSet::EMPTY,
        }
    }

    /// The first in the trick on the table whose card breaks the duty of following and has not been spoken of.
    fn next_offender(&self, s: &State) -> Option<Seat> {
        let deal = &s.public.deal;
        let trump = deal.trump.filter(|_| self.options.strict)?;
        revoke::offender(self.order(trump), &deal.tricks.now, &s.hands, deal.faults.lies)
    }

    /// A revoke in the trick on the table, as the laws see it: before play goes on, or when it does.
    fn revoke_now(&self, s: &State, seat: Seat, lies: bool) -> Act {
        let standing = self.stands(s);
        Act::Revoke(Revoke {
            gathered: lies,
            next_led: lies,
            offender_played: lies,
            play_over: false,
            harmed_ombre: s.public.deal.hombre != Some(seat),
            // Whoever has led on after the premiers has undertaken the vole.
            vole: standing.vole == Vole::Undertaken || standing.choice,
        })
    }

    /// All have played: a revoke comes out before the trick is gathered.
    pub(super) fn complete_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let Some(seat) = self.next_offender(s) else { return self.gather(s, scribe) };
        scribe.does(seat, law!("follow-suit"), || text!("ombre-revokes", seat = seat));
        if self.judge(s, seat, self.revoke_now(s, seat, false)).remedy == Remedy::TakeBack {
            (s.public.deal.phase, s.public.deal.turn) = (Phase::Mend, seat);
        } else {
            self.let_lie(s, seat, scribe);
        }
    }

    /// Who has not followed in a full trick, and has not been found to have revoked, lacks what was called for.
    pub(super) fn note_voids(&self, deal: &mut Deal) {
        for (seat, missing) in self.shown_voids(deal).iter() {
            deal.tricks.lacks[seat] = deal.tricks.lacks[seat].union(*missing);
        }
    }

    /// What each seat must lack if nobody has revoked in the trick on the table but those of whom it is known.
    pub(super) fn shown_voids(&self, deal: &Deal) -> PerSeat<CardSet, { super::state::SEATS }> {
        let mends = (deal.phase == Phase::Mend).then_some(deal.turn);
        let known = mends.into_iter().fold(deal.faults.lies, SeatSet::with);
        let voids = |trump| deal.tricks.shown_voids(self.order(trump), known);
        deal.trump.map_or_else(|| PerSeat::all(CardSet::EMPTY), voids)
    }

    /// The cards of which whoever is known to have revoked in the trick on the table holds one.
    pub(super) fn owed_by_offender(&self, deal: &Deal) -> Option<(Seat, CardSet)> {
        let (trump, led) = (deal.trump?, deal.tricks.now.led()?);
        let offender = match deal.phase {
            Phase::Mend => Some(deal.turn),
            _ => deal.faults.lies.iter().next(),
        };
        offender.map(|seat| (seat, self.order(trump).called_by(led)))
    }

    /// The cards of the trick from a place on are taken up again; everybody has seen them.
    fn take_up(&self, s: &mut State, from: u8) {
        let Some(trump) = s.public.deal.trump else { return };
        let deal = &mut s.public.deal;
        for (seat, card) in deal.tricks.take_up(self.order(trump), from) {
            deal.sure[seat].insert(card);
            s.hands[seat].insert(card);
        }
        (deal.phase, deal.turn) = (Phase::Play, deal.tricks.now.turn());
    }

    /// A revoke is mended: his card and those after it are taken up again, and he must follow now.
    fn mend<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let law = self.judge(s, seat, self.revoke_now(s, seat, false)).law();
        scribe.does(seat, law, || text!("ombre-mends", seat = seat));
        let place = s.public.deal.tricks.now.plays().position(|(who, _)| who == seat).unwrap_or(0);
        self.take_up(s, place as u8);
        s.public.deal.faults.bound = s.public.deal.faults.bound.with(seat);
    }

    /// A revoke lies and is punished; where play goes on, the hombre may have the trick played again.
    fn let_lie<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        s.public.deal.faults.lies = s.public.deal.faults.lies.with(seat);
        let ruling = self.judge(s, seat, self.revoke_now(s, seat, true));
        if !self.abide(s, &ruling, scribe) {
            return;
        }
        match (ruling.remedy, s.public.deal.hombre) {
            (Remedy::ReplayFromTrick, Some(hombre)) => {
                (s.public.deal.phase, s.public.deal.turn) = (Phase::Replay, hombre);
            }
            _ => self.complete_trick(s, scribe),
        }
    }

    /// The trick is played again; whoever revoked in it must follow now.
    fn replay_trick<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, law!("revoke-replay"), || text!("ombre-replays", seat = seat));
        self.take_up(s, 0);
        let faults = &mut s.public.deal.faults;
        faults.bound = faults.bound.union(std::mem::take(&mut faults.lies));
    }
}

// Trumps not named, and the game told.
impl Rules {
    /// The suits in which the solo that was called may be played.
    fn solo_suits<'a>(&'a self, p: &'a Public) -> impl Iterator<Item = Suit> + 'a {
        let solo = p.deal.bid.filter(|bid| bid.game.is_solo());
        Suit::ALL.into_iter().filter(move |suit| solo.is_some_and(|bid| self.class(p, *suit) == bid.class))
    }

    /// Whether a soloist may forget to name trumps: where his call has not named them already.
    pub(super) fn may_forget_trump(&self, p: &Public) -> bool {
        self.options.strict && !p.deal.faults.forgot && self.solo_suits(p).count() > 1
    }

    /// A soloist says only that he plays solo.
    fn forget_trump<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let deal = &mut s.public.deal;
        scribe.does(seat, law!("solo-trump-forgotten"), || text!("ombre-forgets-trump", seat = seat));
        deal.faults.forgot = true;
        deal.unheard = SeatSet::all(self.seats).without(seat);
        deal.phase = Phase::Forgotten;
    }

    /// Somebody names trumps for him, or he himself at last: the first suit named stands.
    fn name_forgotten<S: Scribe>(&self, s: &mut State, seat: Seat, suit: Suit, scribe: &mut S) {
        let hombre = s.public.deal.hombre.unwrap_or(seat);
        let spoken = [(seat, suit)].into_iter().collect();
        let ruling = self.judge(s, hombre, Act::TrumpNaming { spoken, together: false });
        scribe.says(seat, ruling.law(), || text!("ombre-names", seat = seat, suit = suit));
        s.public.deal.trump = ruling.trump;
        s.public.deal.unheard = SeatSet::EMPTY;
        self.begin_play(s, scribe);
    }

    /// An opponent does not name trumps for him; if nobody does, it is left to the soloist.
    fn leave_forgotten<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.says(seat, law!("solo-trump-forgotten"), || text!("ombre-names-nothing", seat = seat));
        let deal = &mut s.public.deal;
        deal.unheard = deal.unheard.without(seat);
        if deal.unheard.is_empty() {
            (deal.phase, deal.turn) = (Phase::Declare, deal.hombre.unwrap_or(seat));
        }
    }

    /// Whether those who took all tricks so far may be the hombre's side, as far as everybody knows.
    pub(super) fn may_be_one_side(&self, deal: &Deal) -> bool {
        let mut others = deal.winners.iter().copied().filter(|seat| Some(*seat) != deal.hombre);
        match (deal.helper, deal.contract) {
            (None, Some(Contract::Ask)) => others.collect::<SeatSet>().len() <= 1,
            (helper, _) => others.all(|seat| Some(seat) == helper),
        }
    }

    /// Who could tell the leader now that the tricks which win are made: his partner, or where that is a secret anybody.
    pub(super) fn tellers(&self, deal: &Deal) -> SeatSet {
        let leader = deal.tricks.now.leader();
        let with_helper = deal.contract.is_some_and(|contract| !contract.is_alone());
        let first_tricks = deal.tricks.count == self.to_win && deal.tricks.count < self.hand;
        if !self.options.strict || !with_helper || !first_tricks || !self.may_be_one_side(deal) {
            return SeatSet::EMPTY;
        }
        match deal.helper {
            Some(_) => deal.known_side().without(leader),
            None => SeatSet::all(self.seats).without(leader),
        }
    }

    /// Somebody says that the tricks which win are made.
    fn tell<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let tellers = &mut s.public.deal.faults.tellers;
        *tellers = tellers.without(seat);
        let ruling = self.judge(s, seat, Act::ToldSix {});
        scribe.says(seat, ruling.law(), || text!("ombre-tells", seat = seat, number = self.to_win));
        self.abide(s, &ruling, scribe);
    }
}

// Honours claimed.
impl Rules {
    /// The game is won: the hombre says what else is due. Who helped him is no secret any more.
    pub(super) fn open_claims(&self, s: &mut State, d: &DealResult, standing: Standing) {
        let called = s.public.deal.called;
        let held = d.helper.zip(called).filter(|(seat, card)| s.hands[*seat].contains(*card));
        let deal = &mut s.public.deal;
        if let Some((helper, card)) = held {
            deal.sure[helper].insert(card);
        }
        deal.helper = d.helper;
        deal.ended = Some(standing);
        (deal.phase, deal.turn) = (Phase::Claims, d.hombre);
    }

    /// What is claimed, in the words of the laws.
    fn asked(&self, d: &DealResult, claim: Claim) -> Asked {
        let priced = self.price(d.contract, d.class, d.result) != 0;
        // Whoever asks for the price of a game that has none asks for a solo he has not played.
        let game = Honour::of(d.contract).filter(|_| priced).unwrap_or(Honour::Solo);
        let words =
            [(claim.game, game), (claim.matadors, Honour::Matadors), (claim.premiers, Honour::Premiers)].into_iter();
        Asked {
            contract: d.contract,
            matadors: d.matadors,
            premiers: d.premiers,
            claimed: words.filter(|(asked, _)| *asked).map(|(_, honour)| honour).collect(),
            after_cut: false,
        }
    }

    /// Honours are claimed: what is not asked for is not paid, the pot is drawn anyhow.
    fn claim<S: Scribe>(&self, s: &mut State, seat: Seat, claim: Claim, scribe: &mut S) {
        let Some(mut d) = s.public.deal.ended.and_then(|standing| self.deal_result(s, standing)) else { return };
        let all = self.honours(&d).len();
        let ruling = self.judge(s, seat, Act::Claim(self.asked(&d, claim)));
        scribe.says(seat, ruling.law(), || text!("ombre-claims", seat = seat, what = claim_text(claim)));
        let paid = |honour: Honour| ruling.paid.contains(&honour);
        d.claimed = Claim {
            game: Honour::of(d.contract).is_some_and(paid),
            matadors: paid(Honour::Matadors),
            premiers: paid(Honour::Premiers),
        };
        if self.honours(&d).len() < all {
            scribe.does(seat, ruling.law(), || text!("ombre-claims-too-little", seat = seat));
            scribe.tell_by(law!("pot-claimed-late"), || text!("ombre-pot-anyhow"));
        }
        self.settle_deal(s, &d, scribe);
    }
}
