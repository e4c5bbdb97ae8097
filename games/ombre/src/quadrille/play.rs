//! Tricks, and the end of a deal.

use super::contracts::Contract;
use super::moves::{Claim, Move};
use super::options::{Claims, KingRuff, MatadorsFrom, ViewTricks};
use super::rules::Rules;
use super::rulings::{Act, Incident, Remedy, Ruling, rule};
use super::settle::DealResult;
use super::state::{Deal, Outcome, Phase, Public, State, Vole};
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, LawId, Offer, Scribe, Seat, SeatSet, Suit, law, text};
use spadille_tricks::order::run;

/// How the tricks of a deal stand.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Whether the deal is over.
    pub over: bool,
    /// Whether the leader may stop now.
    pub choice: bool,
    /// Whether the side won the first tricks in a row.
    pub premiers: bool,
    /// How the vole stands.
    pub vole: Vole,
    /// How it ended.
    pub result: Option<Outcome>,
}

impl Standing {
    /// The same, the deal being over with this result.
    pub fn ended(self, result: Outcome) -> Standing {
        Standing { over: true, result: Some(result), ..self }
    }
}

impl Rules {
    /// How a deal stands in which these have taken the tricks so far.
    pub fn standing(&self, contract: Contract, side: SeatSet, winners: &[Seat]) -> Standing {
        let (played, target) = (winners.len() as u8, self.target(contract));
        let won = winners.iter().filter(|seat| side.contains(**seat)).count() as u8;
        let opening = winners.iter().take_while(|seat| side.contains(**seat)).count() as u8;
        let announced = contract == Contract::SoloVole;
        let first = if announced { self.to_win } else { target };
        let premiers = opening >= first;
        let vole = match (announced || premiers && played > first, opening == played) {
            (false, _) => Vole::None,
            (true, false) => Vole::Failed,
            (true, true) if played == self.hand => Vole::Made,
            (true, true) => Vole::Undertaken,
        };
        let over = played == self.hand || announced && vole == Vole::Failed;
        let choice = !announced && premiers && played == first && played < self.hand;
        let result = over.then(|| self.result(contract, won, vole));
        Standing { over, choice, premiers, vole, result }
    }

    /// What so many tricks of the hombre's side mean.
    pub fn result(&self, contract: Contract, tricks: u8, vole: Vole) -> Outcome {
        match contract {
            Contract::SoloVole if tricks < self.hand || vole == Vole::Failed => Outcome::Remise,
            _ if tricks >= self.target(contract) => Outcome::Won,
            _ if 2 * tricks >= self.hand => Outcome::Remise,
            _ => Outcome::Codille,
        }
    }

    /// What may be played, and said, at one's turn.
    pub(super) fn plays(&self, s: &State, seat: Seat, hand: CardSet) -> Offer<Move> {
        let deal = &s.public.deal;
        let Some(trump) = deal.trump else { return Offer::new(Move::Play) };
        let legal = self.order(trump).legal(hand, deal.tricks.now.led());
        let cards = match deal.demanded.filter(|card| deal.tricks.now.is_empty() && hand.contains(*card)) {
            Some(card) => CardSet::one(card),
            None => legal,
        };
        let mut offer = Offer::cards(cards, Move::Play);
        if deal.tricks.now.is_empty() {
            let is_helper = deal.hombre != Some(seat) && self.knows_himself_helper(deal, seat, hand);
            // A trick that is played again was led to already.
            if deal.faults.bound.is_empty() && self.may_stop(deal, seat, is_helper) {
                offer = offer.with(Move::Stop);
            }
            if deal.laid_down.is_none() && (deal.hombre == Some(seat) || is_helper) {
                offer = offer.with_aside(Move::LayDown);
            }
        }
        if self.may_look(deal, seat) {
            offer = offer.with_aside(Move::Look);
        }
        offer
    }

    /// Whether a seat knows that it helps the hombre: by its own cards, or because everybody knows.
    pub fn knows_himself_helper(&self, deal: &Deal, seat: Seat, hand: CardSet) -> bool {
        let holds = deal.called.is_some_and(|card| hand.contains(card));
        deal.helper == Some(seat) || deal.plays(Contract::Ask) && holds
    }

    /// Whether the leader may stop: the first tricks were won by his side, as far as he can know.
    fn may_stop(&self, deal: &Deal, seat: Seat, is_helper: bool) -> bool {
        let (Some(contract), Some(hombre)) = (deal.contract, deal.hombre) else { return false };
        if deal.tricks.count != self.to_win && deal.tricks.count != self.target(Contract::SelfCall) {
            return false;
        }
        let others: SeatSet = deal.winners.iter().copied().filter(|winner| *winner != hombre).collect();
        let mut side = SeatSet::one(hombre);
        let mut contract = contract;
        match (seat == hombre, deal.helper) {
            (true, None) if deal.plays(Contract::Ask) => {
                // He does not know his helper: it may be the one other who took tricks.
                if others.len() > 1 || deal.stopped_in_vain && !others.is_empty() {
                    return false;
                }
                side = side.union(others);
                if others.is_empty() && deal.tricks.count == self.target(Contract::SelfCall) {
                    contract = Contract::SelfCall;
                }
            }
            (true, helper) => side = helper.map_or(side, |seat| side.with(seat)),
            (false, _) if is_helper => side = side.with(seat),
            (false, _) => return false,
        }
        let ask = self.standing(contract, side, &deal.winners).choice;
        // A self-caller who needs more tricks is asked when he has them; that he is one, only he knows.
        ask || contract == Contract::SelfCall && self.standing(Contract::Ask, side, &deal.winners).choice
    }

    /// Whether a seat may look through gathered tricks now.
    pub fn may_look(&self, deal: &Deal, seat: Seat) -> bool {
        deal.tricks.count > 0 && !deal.looked.contains(seat) && self.ruling_on_looking(deal, seat).allowed
    }

    /// What the laws say to a seat that would look at gathered tricks now.
    pub(super) fn ruling_on_looking(&self, deal: &Deal, seat: Seat) -> Ruling {
        // Nothing that only some may know decides: a vole is on where it may be.
        let led_on = deal.tricks.count > self.to_win || deal.tricks.count == self.to_win && !deal.tricks.now.is_empty();
        let act = Act::LookedAtTricks {
            on_lead: deal.tricks.now.is_empty() && deal.tricks.now.leader() == seat,
            contract: deal.contract.unwrap_or(Contract::Ask),
            vole_undertaken: led_on && self.may_be_one_side(deal),
            last_trick: self.options.view_tricks == ViewTricks::LastTrickOnly,
        };
        self.judge_openly(deal, seat, act)
    }

    /// What the laws say to what somebody did, by what everybody knows of the sides.
    fn judge_openly(&self, deal: &Deal, seat: Seat, act: Act) -> Ruling {
        rule(self, &Incident { act, by: Some(seat), hombre: deal.hombre, helper: deal.helper })
    }

    pub(super) fn look<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let law = self.ruling_on_looking(&s.public.deal, seat).law();
        scribe.does(seat, law, || text!("ombre-looks", seat = seat));
        s.public.deal.looked = s.public.deal.looked.with(seat);
    }

    pub(super) fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        if self.lay_card(s, seat, card, scribe) {
            self.complete_trick(s, scribe);
        } else {
            s.public.deal.turn = s.public.deal.tricks.now.turn();
        }
    }

    /// A card is laid on the table. Tells whether the trick is full.
    pub(super) fn lay_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) -> bool {
        let Some(trump) = s.public.deal.trump else { return false };
        s.hands[seat].remove(card);
        let deal = &mut s.public.deal;
        deal.sure[seat].remove(card);
        deal.faults.tellers = SeatSet::EMPTY;
        scribe.does(seat, None, || text!("ombre-plays-card", seat = seat, card = card));
        let lacks = deal.tricks.lacks[seat];
        let full = deal.tricks.lay(self.order(trump), card).is_some();
        if self.options.strict {
            // Where one may revoke, not following proves nothing until the trick is full.
            deal.tricks.lacks[seat] = lacks;
        }
        if deal.called == Some(card) && deal.plays(Contract::Ask) {
            self.king_appears(deal, seat, card, scribe);
        }
        full
    }

    /// The called king is played: now everybody knows who helps the hombre.
    fn king_appears<S: Scribe>(&self, deal: &mut Deal, seat: Seat, card: Card, scribe: &mut S) {
        if deal.hombre == Some(seat) {
            scribe.does(seat, law!("self-call-alone"), || text!("ombre-called-himself", seat = seat));
            deal.contract = Some(Contract::SelfCall);
        } else {
            deal.helper = Some(seat);
            scribe.does(seat, law!("called-king-hidden"), || text!("ombre-shows-himself", seat = seat, card = card));
        }
    }

    /// The trick is gathered; the deal may be over.
    pub(super) fn gather<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if let Some(standing) = self.take_trick(s, scribe) {
            self.end_deal(s, standing, scribe);
        }
    }

    /// The trick goes to its winner. Tells how the deal stands if it is over.
    pub(super) fn take_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) -> Option<Standing> {
        self.reward_ruff(&mut s.public, scribe);
        let deal = &mut s.public.deal;
        if self.options.strict {
            self.note_voids(deal);
            (deal.faults.lies, deal.faults.bound) = (SeatSet::EMPTY, SeatSet::EMPTY);
        }
        deal.demanded = None;
        let winner = deal.tricks.gather();
        deal.winners.push(winner);
        scribe.takes(winner, law!("trick-winner"), || text!("ombre-takes-trick", seat = winner));
        (deal.turn, deal.phase) = (winner, Phase::Play);
        deal.faults.tellers = self.tellers(deal);
        let (standing, deal) = (self.stands(s), &s.public.deal);
        let begun = standing.vole == Vole::Undertaken && deal.tricks.count == self.target(self.true_contract(s)) + 1;
        // As long as the helper is hidden, nobody is told that a vole is on.
        if begun && s.side() == deal.known_side() {
            scribe.does(winner, law!("vole-begun-by-leading"), || text!("ombre-vole-begun", seat = winner));
        }
        standing.over.then_some(standing)
    }

    /// How the deal stands in truth, whatever everybody knows.
    pub fn stands(&self, s: &State) -> Standing {
        self.standing(self.true_contract(s), s.side(), &s.public.deal.winners)
    }

    /// What is played in truth: whoever called a king of his own plays alone.
    pub fn true_contract(&self, s: &State) -> Contract {
        let deal = &s.public.deal;
        let contract = deal.contract.unwrap_or(Contract::Ask);
        let own = contract == Contract::Ask && deal.offer.is_none() && s.helper().is_none();
        if own { Contract::SelfCall } else { contract }
    }

    /// Whoever ruffs the king of a Mediateur earns its price.
    fn reward_ruff<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        let deal = &mut p.deal;
        let (Some(card), Some(trump), Some(hombre)) = (deal.called, deal.trump, deal.hombre) else { return };
        let led_its_suit = deal.tricks.now.led().is_some_and(|led| self.order(trump).suit_of(led).contains(card));
        if !deal.plays(Contract::Mediateur) || !led_its_suit {
            return;
        }
        let first = !std::mem::replace(&mut deal.king_led, true);
        let king_falls = deal.tricks.now.plays().any(|play| play == (hombre, card));
        let due = match self.options.king_ruff_reward {
            KingRuff::KingTaken => king_falls,
            KingRuff::FirstRoundRuffed => first,
        };
        let (winner, best) = (deal.tricks.now.winner(), deal.tricks.now.best());
        let ruffed = best.is_some_and(|best| self.order(trump).trumps().contains(best));
        if due && ruffed && winner != hombre && deal.ruffer.is_none() {
            deal.ruffer = Some(winner);
            scribe.does(winner, self.ruffing_law(), || text!("ombre-ruffs-king", seat = winner, card = card));
        }
    }

    /// The leader stops after the first tricks.
    pub(super) fn stop<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let standing = self.stands(s);
        if standing.choice {
            scribe.says(seat, law!("stop-after-premiers"), || text!("ombre-stops", seat = seat));
            return self.end_deal(s, standing.ended(Outcome::Won), scribe);
        }
        // The hombre took another for his helper, or needs more tricks: the game goes on.
        scribe.says(seat, law!("stop-after-premiers"), || text!("ombre-stops-in-vain", seat = seat));
        s.public.deal.stopped_in_vain = true;
    }

    /// A game is laid down as won.
    pub(super) fn lay_down<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let hand = s.hands[seat];
        let deal = &mut s.public.deal;
        deal.sure[seat] = hand;
        deal.laid_down = Some(seat);
        deal.unheard = SeatSet::all(self.seats).without(seat);
        if deal.helper.is_some() || deal.contract.is_some_and(Contract::is_alone) {
            deal.unheard = deal.known_side().iter().fold(deal.unheard, SeatSet::without);
        }
        deal.phase = Phase::LaidDown;
        scribe.does(seat, law!("claim-accepted"), || text!("ombre-lays-down", seat = seat, cards = hand));
    }

    pub(super) fn answer_laid_down<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let by = s.public.deal.laid_down.unwrap_or(seat);
        let act = Act::ShowedHand { objection: m == Move::PlayOut };
        let ruling = self.judge_openly(&s.public.deal, by, act);
        let deal = &mut s.public.deal;
        if !ruling.allowed {
            scribe.says(seat, ruling.law(), || text!("ombre-wants-played", seat = seat));
            deal.unheard = SeatSet::EMPTY;
            (deal.phase, deal.turn) = match ruling.remedy {
                Remedy::OpponentsNameLead => (Phase::Demand, seat),
                _ => (Phase::Play, by),
            };
            return;
        }
        scribe.says(seat, ruling.law(), || text!("ombre-accepts", seat = seat));
        deal.unheard = deal.unheard.without(seat);
        if deal.unheard.is_empty() {
            let standing = self.stands(s).ended(Outcome::Won);
            // Whoever lays down in a vole lays down all tricks.
            let vole = if standing.vole == Vole::Undertaken { Vole::Made } else { standing.vole };
            self.end_deal(s, Standing { vole, ..standing }, scribe);
        }
    }

    /// The cards that the opponents may have led: any of the hand that lies open.
    pub(super) fn demandable(&self, p: &Public) -> CardSet {
        p.deal.laid_down.map_or(CardSet::EMPTY, |seat| p.deal.sure[seat])
    }

    pub(super) fn demand<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        let deal = &mut s.public.deal;
        scribe.says(seat, law!("claim-refused-1860"), || text!("ombre-demands", seat = seat, card = card));
        deal.demanded = Some(card);
        (deal.phase, deal.turn) = (Phase::Play, deal.laid_down.unwrap_or(seat));
    }

    /// The deal is over: it is settled, or honours are claimed first.
    pub(super) fn end_deal<S: Scribe>(&self, s: &mut State, standing: Standing, scribe: &mut S) {
        let Some(d) = self.deal_result(s, standing) else { return };
        scribe.does(d.hombre, self.result_law(&d), || d.text());
        if d.vole == Vole::Made {
            scribe.does(d.hombre, law!("vole"), || text!("ombre-vole-made", seat = d.hombre));
        }

        if self.options.claims == Claims::Manual && d.result == Outcome::Won && d.contract != Contract::SelfCall {
            self.open_claims(s, &d, standing);
            return;
        }
        self.settle_deal(s, &d, scribe);
    }

    /// The law by which a deal ended so.
    fn result_law(&self, d: &DealResult) -> LawId {
        match (d.result, d.contract) {
            _ if d.by_fault => law!("penalties-forfeit"),
            (_, Contract::SelfCall) if self.seats == 5 && self.options.self_call_target == 6 => {
                law!("self-call-target-six")
            }
            (_, Contract::SelfCall) if self.seats == 5 => law!("self-call-target-five"),
            _ if self.hand == 12 => law!("result-twelve"),
            _ if self.to_win == 7 => law!("target-seven"),
            (Outcome::Won, _) => law!("result-win"),
            (Outcome::Remise, _) => law!("result-remise"),
            (Outcome::Codille, _) => law!("result-codille"),
        }
    }

    /// What is settled.
    pub fn deal_result(&self, s: &State, standing: Standing) -> Option<DealResult> {
        let deal = &s.public.deal;
        let (hombre, trump) = (deal.hombre?, deal.trump?);
        let (contract, helper, side) = (self.true_contract(s), s.helper(), s.side());
        // Whoever has looked at tricks wins no vole.
        let looked = side.iter().any(|seat| deal.looked.contains(seat));
        let vole = if looked && contract != Contract::SoloVole { Vole::None } else { standing.vole };
        let tricks = |seat: Seat| deal.tricks.won[seat];
        Some(DealResult {
            contract,
            class: self.class(&s.public, trump),
            trump,
            hombre,
            helper,
            hombre_tricks: tricks(hombre),
            helper_tricks: helper.map_or(0, tricks),
            result: standing.result?,
            matadors: self.matadors(s, trump, hombre, helper),
            premiers: standing.premiers,
            vole,
            giver: deal.giver,
            ruffer: deal.ruffer,
            odd_to: self.by_highest_trump(s, trump, side),
            by_fault: deal.faults.decided,
            claimed: Claim::ALL,
        })
    }

    fn matadors(&self, s: &State, trump: Suit, hombre: Seat, helper: Option<Seat>) -> u8 {
        self.counted_matadors(trump, s.as_played(hombre), helper.map_or(CardSet::EMPTY, |seat| s.as_played(seat)))
    }

    /// How many matadors the cards of a hombre, with those of his helper, are paid as.
    pub fn counted_matadors(&self, trump: Suit, hombre: CardSet, helper: CardSet) -> u8 {
        let both = self.options.matadors_from == MatadorsFrom::BothHands;
        let cards = if both { hombre.union(helper) } else { hombre };
        Some(run(self.trumps(trump).iter().copied(), cards)).filter(|run| *run >= 3).unwrap_or(0)
    }

    /// The opponents by their highest trump, those without one last in playing order.
    pub fn by_highest_trump(&self, s: &State, trump: Suit, side: SeatSet) -> arrayvec::ArrayVec<Seat, 5> {
        let mut opponents: arrayvec::ArrayVec<Seat, 5> = self.opponents(&s.public, side).collect();
        let order = self.order(trump);
        opponents.sort_by_key(|seat| {
            let trumps = s.as_played(*seat).both(order.trumps());
            std::cmp::Reverse(order.highest(trumps).map_or(0, |card| order.height(card)))
        });
        opponents
    }

    /// Settles the deal and goes on to the next.
    pub(super) fn settle_deal<S: Scribe>(&self, s: &mut State, d: &DealResult, scribe: &mut S) {
        self.charge_fines(&mut s.public, scribe);
        self.settle(&mut s.public, d, scribe);
        self.fix_favourite(&mut s.public, d, scribe);
        let won = s.public.deal.tricks.won;
        scribe.deal_over(None, || d.sheet((0..self.seats).map(|i| (Seat(i), i64::from(won[Seat(i)])))));
        self.next_deal(s, true, scribe);
    }

    /// Nobody plays: the stakes stay, and the next dealer adds his.
    pub(super) fn pass_out<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        scribe.tell_by(law!("nobody-forced"), || text!("ombre-nobody-plays"));
        let law = if self.options.passed_deal_counts { law!("passed-deal-counts") } else { law!("passed-out-carries") };
        scribe.deal_over(law, || spadille_core::Sheet::new(text!("ombre-nobody-plays")));
        self.next_deal(s, self.options.passed_deal_counts, scribe);
    }

    /// What the match is worth to a seat as it stands.
    pub(super) fn promise(&self, s: &State, seat: Seat) -> f64 {
        let p = &s.public;
        let share = (p.betes.drawable() + p.betes.written_amount()) as f64 / f64::from(self.seats);
        let balance = p.ledger.balance(seat) as f64 + share;
        let (Phase::Play, Some(_), Some(trump)) = (p.deal.phase, p.deal.hombre, p.deal.trump) else { return balance };
        let contract = self.true_contract(s);
        let side = s.side();
        let won: u8 = side.iter().map(|seat| p.deal.tricks.won[seat]).sum();
        let lost = p.deal.tricks.count - won;
        let target = self.target(contract);
        let hope = (f64::from(won) / f64::from(target)) - f64::from(lost) / f64::from(self.hand - target + 1);
        let price = self.price(contract, self.class(p, trump), Outcome::Won) as f64;
        let stake = p.betes.in_play() as f64 + price * f64::from(self.seats - side.len());
        let share = if side.contains(seat) {
            stake / f64::from(side.len())
        } else {
            -stake / f64::from(self.seats - side.len())
        };
        balance + hope.clamp(-1.0, 1.0) * 0.5 * share
    }
}
