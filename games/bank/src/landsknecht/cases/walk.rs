//! Cases of the games of holding, walked through step by step.

use super::{row, winner_word};
use crate::amount::Amount;
use crate::bank::{Cap, punters};
use crate::book::Drawn;
use crate::cases::{Running, Written, net, whole};
use crate::landsknecht::holding::Said;
use crate::landsknecht::moves::Move;
use crate::landsknecht::rules::{Holding, Outcome};
use crate::landsknecht::sisters::{Falls, Sister};
use crate::landsknecht::state::{Phase, Public, State, Winner};
use crate::wager::Sum;
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Refusal, Seat, SeatSet, Unsupported, law, text};
use std::collections::BTreeMap;

/// What a punter asks for: so much, or everything.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
pub(super) enum Asked {
    Much(Amount),
    Word(VaBanque),
}

#[derive(Clone, Deserialize)]
pub(super) enum VaBanque {
    #[serde(rename = "va-banque")]
    All,
}

impl Asked {
    pub(super) fn said(&self, offer: u32) -> Result<Said, String> {
        Ok(match self {
            Asked::Word(VaBanque::All) => Said::VaBanque,
            // To ask for more than is offered is to hold it all.
            Asked::Much(much) => Said::Hold(whole(*much)?.min(offer)),
        })
    }
}

/// One step of a case.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Step {
    Shuffle {
        cut_by: Option<Seat>,
        cards: Vec<Written>,
        rest: u8,
    },
    Auszug {
        seat: Seat,
        amount: Amount,
    },
    Hold {
        seat: Seat,
        amount: Asked,
    },
    Pair {},
    Middle {},
    Call {},
    Retire {
        seat: Seat,
    },
    Reshuffle {
        cut_by: Option<Seat>,
        cards: Vec<Written>,
        rest: u8,
    },
    Pocket {
        seat: Seat,
    },
    Burn {
        #[allow(dead_code)]
        seat: Seat,
    },
}

/// A case that is walked through. The engine lets a coup fall at once; a case tells it in two steps, and lets all speak at will.
pub(super) struct Walk<S: Sister> {
    at: Running<Holding<S>>,
    /// What was asked for, until the cards fall.
    asked: BTreeMap<Seat, Asked>,
    /// Who has withdrawn, until the pack is shuffled anew.
    retired: SeatSet,
    /// A pack that was shuffled before it is needed.
    pack: Option<(Vec<Card>, u8)>,
    /// How it stands while the two cards lie and the middle is still to come.
    lying: Option<State>,
    rows: Vec<Value>,
}

impl<S: Sister> Walk<S> {
    pub(super) fn after(game: Holding<S>, case: &Case) -> Result<Walk<S>, Unsupported> {
        let begun =
            Running::after(game, &Case { given: without_steps(case), ..case.clone() }, Holding::open_with, nothing)?;
        let mut walk = Walk {
            at: begun,
            asked: BTreeMap::new(),
            retired: SeatSet::EMPTY,
            pack: None,
            lying: None,
            rows: Vec::new(),
        };
        for (i, step) in case.field::<Vec<Step>>("steps")?.into_iter().enumerate() {
            walk.take(step).map_err(|why| Unsupported(format!("step {}: {why}", i + 1)))?;
        }
        Ok(walk)
    }

    /// The table as everybody sees it at this step.
    fn public(&self) -> &Public {
        self.lying.as_ref().map_or(&self.at.state.public, |state| &state.public)
    }

    pub(super) fn account(&self) -> Result<Answer, Unsupported> {
        let (p, players) = (self.public(), self.at.game.terms.players);
        let retired: u32 = self.retired.iter().map(|seat| p.coup.held[seat]).sum();
        let held: u32 = p.coup.held.values().sum();
        let standing = if self.lying.is_some() { held } else { p.standing - retired.min(p.standing) };
        let net = net(&p.ledger, players);
        let banker = p.banker;
        Answer::new(json!({"events": self.rows, "net": net, "pots": {}, "standing": standing, "banker": banker}))
    }

    pub(super) fn take(&mut self, step: Step) -> Result<(), String> {
        let is_called = self.at.game.terms.falls != Falls::LeftAndRight;
        if self.lying.is_some() && !matches!(step, Step::Middle {} | Step::Call {}) {
            return Err("the cards are falling".into());
        }
        let refused = |refusal: Refusal| Err(refusal.to_string());
        match step {
            Step::Shuffle { cut_by, cards, rest } => self.shuffle(cut_by, &cards, rest),
            Step::Auszug { seat, amount } => self.at.act(seat, Move::Offer(Sum(whole(amount)?))),
            Step::Pocket { seat } => {
                self.at.act(seat, Move::Pocket)?;
                self.pack = None;
                Ok(())
            }
            Step::Hold { seat, amount } => self.hold(seat, amount),
            Step::Pair {} if !is_called => self.begin(),
            Step::Call {} if is_called && self.lying.is_none() => {
                if self.at.state.public.phase == Phase::Reshuffle {
                    return Err("the pack is through".into());
                }
                self.begin()
            }
            Step::Middle {} | Step::Call {} => {
                self.lying.take().ok_or("nothing lies")?;
                self.tell();
                Ok(())
            }
            Step::Pair {} => Err("nothing is laid".into()),
            Step::Retire { seat } => self.retire(seat),
            Step::Reshuffle { cut_by, cards, rest } => self.reshuffle(cut_by, &cards, rest),
            Step::Burn { .. } => refused(Refusal::by(law!("no-burning"), text!("holding-no-burning"))),
        }
    }

    fn hold(&mut self, seat: Seat, amount: Asked) -> Result<(), String> {
        let p = &self.at.state.public;
        let fits = p.phase == Phase::Hold && seat != p.banker && seat.0 < self.at.game.terms.players;
        let asked = amount.said(Cap::MOST)?;
        if !fits || asked == Said::Hold(0) {
            return Err("nothing can be held".into());
        }
        self.asked.insert(seat, amount);
        Ok(())
    }

    /// Whether a pack is wanted before the cards can fall.
    fn wants_pack(&self) -> bool {
        let (s, terms) = (&self.at.state, &self.at.game.terms);
        match s.public.phase {
            Phase::Shuffle => true,
            Phase::Offer | Phase::Hold => terms.must_shuffle(s),
            _ => false,
        }
    }

    fn shuffle(&mut self, cut_by: Option<Seat>, cards: &[Written], rest: u8) -> Result<(), String> {
        let (p, players) = (&self.at.state.public, self.at.game.terms.players);
        let cuts = self.at.game.terms.falls == Falls::LeftAndRight;
        if cut_by != cuts.then(|| p.banker.next(players)) || !self.wants_pack() || self.pack.is_some() {
            return Err("the pack is not to be shuffled so".into());
        }
        self.pack = Some((self.at.read(cards)?, rest));
        if p_is(&self.at.state, Phase::Shuffle) { self.deal() } else { Ok(()) }
    }

    /// Gives the pack that was shuffled. Cards that a case does not name were drawn before.
    fn deal(&mut self) -> Result<(), String> {
        let (cards, rest) = self.pack.take().ok_or("no pack lies ready")?;
        let all = self.at.game.terms.pack.cards();
        let (pack, before) = filled(all, &cards, rest)?;
        let (game, state) = (&self.at.game, &mut self.at.state);
        let outcome = Outcome::Pack(pack);
        game.admits(state, &outcome).map_err(|r| r.to_string())?;
        let Outcome::Pack(pack) = outcome else { return Ok(()) };
        state.public.fallen = pack.iter().take(before).copied().collect();
        state.pack = pack;
        state.public.aside.clear();
        if state.public.coups_wait() {
            game.terms.coup(state, &mut self.at.log);
        } else {
            state.public.phase = Phase::Offer;
        }
        Ok(())
    }

    /// Everybody has spoken, and the cards fall.
    fn begin(&mut self) -> Result<(), String> {
        let players = self.at.game.terms.players;
        if self.at.state.public.phase != Phase::Hold || self.asked.is_empty() {
            return Err("nobody holds".into());
        }
        if self.wants_pack() && self.pack.is_none() {
            return Err("the pack is not shuffled".into());
        }
        let (banker, offer) = (self.at.state.public.banker, self.at.state.public.coup.offer);
        let order: Vec<Seat> = punters(banker, players).collect();
        for seat in order.into_iter().rev() {
            let said = self.asked.get(&seat).map_or(Ok(Said::Nothing), |asked| asked.said(offer))?;
            let m = match said {
                Said::Nothing => Move::Pass,
                Said::Hold(sum) => Move::Hold(Sum(sum)),
                Said::VaBanque => Move::VaBanque,
            };
            if seat == banker.next(players) {
                self.lying = Some(self.at.state.clone());
            }
            self.at.act(seat, m)?;
        }
        if self.at.state.public.phase == Phase::Shuffle && self.at.state.public.coup.winner.is_none() {
            self.deal()?;
        }
        self.asked.clear();
        let coup = &self.at.state.public.coup;
        let paired = coup.laid.len() == 2 && coup.laid[0].rank() == coup.laid[1].rank();
        if let Some(lying) = &mut self.lying {
            lying.public.coup.held = self.at.state.public.coup.held;
        }
        if paired || self.at.game.terms.falls != Falls::LeftAndRight {
            self.lying = None;
            self.tell();
        }
        Ok(())
    }

    fn retire(&mut self, seat: Seat) -> Result<(), String> {
        let (p, terms) = (&self.at.state.public, self.at.game.terms);
        let may = match seat == p.banker {
            true => terms.banker_retire,
            false => p.coup.held.get(seat).is_some_and(|held| *held > 0),
        };
        if p.phase != Phase::Stay || !may || self.retired.contains(seat) {
            return Err("nothing can be withdrawn".into());
        }
        self.retired = self.retired.with(seat);
        // With nobody left the coup is void at once.
        let void = seat == p.banker || terms.holders(p).iter().all(|holder| self.retired.contains(holder));
        if void { self.all_decide() } else { Ok(()) }
    }

    /// Everybody has said whether he stays.
    fn all_decide(&mut self) -> Result<(), String> {
        let (terms, banker) = (self.at.game.terms, self.at.state.public.banker);
        for seat in punters(banker, terms.players).chain([banker]) {
            if self.at.state.public.phase == Phase::Stay && terms.whose_turn(&self.at.state.public).may_act(seat) {
                let m = if self.retired.contains(seat) { Move::Retire } else { Move::Stay };
                self.at.act(seat, m)?;
            }
        }
        self.retired = SeatSet::EMPTY;
        Ok(())
    }

    /// Whoever holds has decided, and the rest is shuffled.
    fn reshuffle(&mut self, cut_by: Option<Seat>, cards: &[Written], rest: u8) -> Result<(), String> {
        let (terms, banker) = (self.at.game.terms, self.at.state.public.banker);
        let holders = terms.holders(&self.at.state.public);
        let is_left = |seat: &Seat| holders.contains(*seat) && !self.retired.contains(*seat);
        let cuts = punters(banker, terms.players).find(is_left);
        if terms.falls == Falls::LeftAndRight && cut_by != cuts || cuts.is_none() {
            return Err("the pack is cut by another".into());
        }
        self.all_decide()?;
        let cards = self.at.read(cards)?;
        let laid: CardSet = self.at.state.public.coup.laid.iter().copied().collect();
        let (pack, before) = filled(terms.pack.cards().minus(laid), &cards, rest)?;
        if before > 0 {
            return Err("the pack is not whole".into());
        }
        self.lying = Some(self.at.state.clone());
        self.at.fall(&Outcome::Reshuffle(pack))
    }

    /// A row about the coup as it stands.
    fn tell(&mut self) {
        let p = &self.at.state.public;
        let name = |card: Option<Card>| card.map(|card| self.at.name(card));
        let (coup, players) = (&p.coup, self.at.game.terms.players);
        let paired = coup.middle.is_empty();
        let winner = winner_word(coup.winner);
        let held = row(&coup.held, players);
        let row = match self.at.game.terms.falls {
            Falls::LeftAndRight => {
                let decider = coup.middle.last().copied().filter(|_| coup.winner.is_some() && !paired);
                json!([
                    p.coups,
                    name(coup.laid.first().copied()),
                    name(coup.laid.get(1).copied()),
                    name(decider),
                    winner,
                    held
                ])
            }
            Falls::Called(_) => {
                let decider = coup.middle.last().copied().filter(|_| coup.winner == Some(Winner::Banker));
                json!([p.coups, coup.calls, name(decider), winner, held])
            }
        };
        self.rows.push(row);
    }
}

fn p_is(state: &State, phase: Phase) -> bool {
    state.public.phase == phase
}

/// The question without its steps, to open the table.
fn without_steps(case: &Case) -> Value {
    let mut given = case.given.clone();
    if let Some(fields) = given.as_object_mut() {
        fields.insert("steps".into(), json!([]));
    }
    given
}

fn nothing<S: Sister>(_: &mut Running<Holding<S>>, _: Value) -> Result<(), String> {
    Ok(())
}

/// A whole pack: cards drawn before, those named, those unseen below.
fn filled(all: CardSet, cards: &[Card], rest: u8) -> Result<(Drawn, usize), String> {
    let named: CardSet = cards.iter().copied().collect();
    let before = usize::from(all.len()).checked_sub(cards.len() + usize::from(rest));
    let before = before.filter(|_| usize::from(named.len()) == cards.len() && all.includes(named));
    let before = before.ok_or("the cards do not make a pack")?;
    let mut others = all.minus(named).iter();
    let mut pack: Drawn = others.by_ref().take(before).collect();
    pack.extend(cards.iter().copied().chain(others).take(usize::from(all.len()) - before));
    Ok((pack, before))
}
