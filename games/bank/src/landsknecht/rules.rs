//! The course of a match: shuffle, offer, holding, coup, the bank; who may say what, and why not.

use super::holding::{Said, allotted};
use super::moves::{Move, Moves};
use super::options::{BetweenRounds, MinLetHold};
use super::sisters::{Falls, Sister, Terms};
use super::state::{Coup, Phase, Public, State, Winner};
use crate::amount::PARTS;
use crate::bank::punters;
use crate::book::Drawn;
use crate::pack::{are_all, shuffled};
use crate::said::counters;
use crate::wager::{Sum, Sums, nowhere};
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{
    CardSet, Game, Ledger, OptionError, Options as _, Refusal, Scribe, Seat, SeatSet, Sheet, Space as _, Turn, law,
    text,
};

/// A game of holding under chosen options.
#[derive(Clone, Debug)]
pub struct Holding<S: Sister> {
    pub(super) options: S::Options,
    pub(super) terms: Terms,
}

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The whole pack after the cut, as it will fall.
    Pack(Drawn),
    /// What is shuffled anew when the pack is through.
    Reshuffle(Drawn),
}

impl<S: Sister> Game for Holding<S> {
    const ID: &'static str = S::ID;
    const PARTS: i64 = PARTS;

    type Options = S::Options;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: S::Options) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Holding { terms: S::terms(&options), options })
    }

    fn options(&self) -> &S::Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.terms.players
    }

    fn open(&self) -> State {
        self.open_with(Seat(0))
    }

    fn turn(&self, s: &State) -> Turn {
        self.terms.whose_turn(&s.public)
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let (mut moves, p) = (Moves::default(), &s.public);
        if !self.terms.whose_turn(p).may_act(seat) {
            return moves;
        }
        match p.phase {
            Phase::Offer => {
                if p.has_won() {
                    moves.words.push(Move::Pocket);
                }
                moves.offer(Sums {
                    verb: "offer",
                    ask: || text!("holding-ask-offer"),
                    as_move: |_, sum| Move::Offer(Sum(sum)),
                    as_sum: |m| if let Move::Offer(sum) = m { Some((0, sum.0)) } else { None },
                    spot: nowhere,
                    step: 1,
                    room: [(0, self.terms.least_offer(p), self.terms.highest)].into_iter().collect(),
                });
            }
            Phase::Hold => {
                moves.words.0.extend([Move::Pass, Move::VaBanque]);
                moves.offer(Sums {
                    verb: "hold",
                    ask: || text!("holding-ask-hold"),
                    as_move: |_, sum| Move::Hold(Sum(sum)),
                    as_sum: |m| if let Move::Hold(sum) = m { Some((0, sum.0)) } else { None },
                    spot: nowhere,
                    step: 1,
                    room: [(0, 1, p.coup.offer)].into_iter().collect(),
                });
            }
            Phase::Stay => moves.words.0.extend([Move::Stay, Move::Retire]),
            Phase::Shuffle | Phase::Reshuffle | Phase::Over => {}
        }
        moves
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Refusal> {
        if self.moves(s, seat).contains(&m) { Ok(()) } else { Err(self.terms.why_not(&s.public, seat, m)) }
    }

    fn play<Sc: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut Sc) {
        match m {
            Move::Offer(sum) => self.terms.offer(&mut s.public, sum.0, scribe),
            Move::Pocket => {
                scribe.does(seat, law!("pocket"), || text!("holding-pockets", seat = seat));
                let law = match self.terms.falls {
                    Falls::LeftAndRight => law!("pocketed-bank-right"),
                    Falls::Called(_) => law!("pocket"),
                };
                self.terms.bank_passes(s, law, scribe);
            }
            Move::Hold(Sum(sum)) => self.speaks(s, seat, Said::Hold(sum), scribe),
            Move::VaBanque => self.speaks(s, seat, Said::VaBanque, scribe),
            Move::Pass => self.speaks(s, seat, Said::Nothing, scribe),
            Move::Stay => self.decides(s, seat, true, scribe),
            Move::Retire => self.decides(s, seat, false, scribe),
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        let pack = shuffled(self.terms.shuffled_now(&s.public), rng);
        if s.public.phase == Phase::Reshuffle { Outcome::Reshuffle(pack) } else { Outcome::Pack(pack) }
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let pack = match (s.public.phase, o) {
            (Phase::Shuffle, Outcome::Pack(pack)) | (Phase::Reshuffle, Outcome::Reshuffle(pack)) => pack,
            _ => return Err(Refusal::impossible_outcome()),
        };
        let fits = are_all(pack, self.terms.shuffled_now(&s.public));
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<Sc: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut Sc) {
        let p = &mut s.public;
        let (Outcome::Pack(pack) | Outcome::Reshuffle(pack)) = o;
        let by = self.terms.law_of_shuffle(p);
        s.pack.clone_from(pack);
        p.fallen.clear();
        match o {
            Outcome::Reshuffle(_) => {
                p.aside.clone_from(&p.coup.laid);
                let cuts = punters(p.banker, self.terms.players).find(|seat| p.coup.held[*seat] > 0);
                let (law, cuts) = match self.terms.falls {
                    Falls::LeftAndRight => (law!("holder-cuts"), cuts.unwrap_or(p.banker)),
                    Falls::Called(_) => (law!("pack-goes-on"), p.banker),
                };
                scribe.does(cuts, law, || text!("holding-reshuffled", seat = cuts));
            }
            Outcome::Pack(_) => {
                p.aside.clear();
                scribe.does(p.banker, by, || text!("holding-shuffled", seat = p.banker));
            }
        }
        if p.coups_wait() {
            self.terms.coup(s, scribe);
        } else {
            p.phase = Phase::Offer;
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.banks_done.into()
    }
}

impl Public {
    /// Whether an offer has been held and the cards are to fall.
    pub(super) fn coups_wait(&self) -> bool {
        self.coup.winner.is_none() && self.coup.held.values().any(|held| *held > 0)
    }
}

impl<S: Sister> Holding<S> {
    /// A new match with the bank at a seat.
    pub fn open_with(&self, banker: Seat) -> State {
        let mut public = Public {
            ledger: Ledger::default(),
            phase: Phase::Shuffle,
            banker,
            banks_done: 0,
            coups: 0,
            standing: 0,
            coup: Coup::default(),
            fallen: Drawn::new(),
            aside: ArrayVec::new(),
        };
        public.phase = self.terms.first_phase();
        State { public, pack: Drawn::new() }
    }

    /// A punter says what he holds; when all have spoken the cards fall.
    fn speaks<Sc: Scribe>(&self, s: &mut State, seat: Seat, said: Said, scribe: &mut Sc) {
        let (p, terms) = (&mut s.public, &self.terms);
        p.coup.said[seat] = said;
        p.coup.spoken = p.coup.spoken.with(seat);
        match said {
            Said::Nothing => scribe.says(seat, None, || text!("holding-passes", seat = seat)),
            Said::Hold(sum) => {
                scribe.says(seat, law!("hold-a-part"), || text!("holding-holds", seat = seat, amount = counters(sum)));
            }
            Said::VaBanque => scribe.says(seat, law!("va-banque"), || text!("holding-va-banque", seat = seat)),
        }
        if usize::from(p.coup.spoken.len()) + 1 < usize::from(terms.players) {
            return;
        }
        let order = punters(p.banker, terms.players);
        let held = allotted(order.clone(), p.coup.offer, |seat| p.coup.said[seat]);
        p.coup.held = held;
        p.standing = held.values().sum();
        if p.standing == 0 {
            scribe.does(p.banker, law!("nobody-holds"), || text!("holding-nobody-holds", seat = p.banker));
            terms.bank_passes(s, law!("nobody-holds"), scribe);
            return;
        }
        let several = order.clone().filter(|seat| p.coup.said[*seat] == Said::VaBanque).count() > 1;
        for seat in order {
            let law = match p.coup.said[seat] {
                Said::VaBanque if several => law!("va-banque-earlier"),
                Said::VaBanque => law!("va-banque"),
                Said::Hold(asked) if asked > held[seat] => law!("earlier-hand-first"),
                _ if held[seat] == 0 => continue,
                _ => law!("hold-a-part"),
            };
            scribe.does(seat, law, || text!("holding-is-held", seat = seat, amount = counters(held[seat])));
        }
        let unheld = p.coup.offer - p.standing;
        if unheld > 0 {
            scribe.does(p.banker, law!("unheld-back"), || {
                text!("holding-unheld", seat = p.banker, amount = counters(unheld))
            });
        }
        p.coups += 1;
        if terms.must_shuffle(s) {
            s.public.phase = Phase::Shuffle;
        } else {
            terms.coup(s, scribe);
        }
    }

    /// A holder, or the banker, stays or withdraws at the reshuffle.
    fn decides<Sc: Scribe>(&self, s: &mut State, seat: Seat, stays: bool, scribe: &mut Sc) {
        let (p, terms) = (&mut s.public, &self.terms);
        p.coup.spoken = p.coup.spoken.with(seat);
        let is_banker = seat == p.banker;
        if stays {
            scribe.says(seat, None, || text!("holding-stays", seat = seat));
        } else if is_banker {
            scribe.does(seat, law!("banker-retires"), || text!("holding-banker-retires", seat = seat));
            p.coup.held = Default::default();
        } else {
            scribe.does(seat, law!("retire-at-reshuffle"), || text!("holding-retires", seat = seat));
            p.coup.held[seat] = 0;
        }
        p.standing = p.coup.held.values().sum();
        if p.standing == 0 {
            if !is_banker {
                scribe.tell_by(law!("all-retired"), || text!("holding-void"));
            }
            // The coup is void: the two cards go back, and the banker offers anew, whatever he likes.
            (p.coup, p.phase) = (Coup::default(), terms.first_phase());
        } else if terms.next_to_decide(p).is_none() {
            p.phase = Phase::Reshuffle;
        }
    }
}

impl Terms {
    /// What a bank begins with.
    fn first_phase(&self) -> Phase {
        match self.falls {
            Falls::LeftAndRight => Phase::Shuffle,
            Falls::Called(_) => Phase::Offer,
        }
    }

    /// Who is to act, from what everybody sees.
    pub(super) fn whose_turn(&self, p: &Public) -> Turn {
        match p.phase {
            Phase::Shuffle | Phase::Reshuffle => Turn::Chance,
            Phase::Offer => Turn::of(p.banker),
            Phase::Hold => Turn::of(p.banker.after(self.players - 1 - p.coup.spoken.len(), self.players)),
            Phase::Stay => self.next_to_decide(p).map_or(Turn::Over, Turn::of),
            Phase::Over => Turn::Over,
        }
    }

    /// Who decides next whether he stays: the holders from the Vorhand on, then the banker where the table allows it.
    fn next_to_decide(&self, p: &Public) -> Option<Seat> {
        let holder = |seat: &Seat| p.coup.held[*seat] > 0 && !p.coup.spoken.contains(*seat);
        let banker = Some(p.banker).filter(|banker| self.banker_retire && !p.coup.spoken.contains(*banker));
        punters(p.banker, self.players).find(holder).or(banker)
    }

    /// The least the banker may offer now.
    pub(super) fn least_offer(&self, p: &Public) -> u32 {
        match self.min_let_hold {
            MinLetHold::NewlyJoined if p.has_won() => p.standing.min(self.highest),
            _ => 1,
        }
    }

    /// Whether the pack must be shuffled before the cards can fall.
    pub(super) fn must_shuffle(&self, s: &State) -> bool {
        let left = s.pack.len() - s.public.fallen.len();
        match self.falls {
            // The last card is dead, and two are laid.
            Falls::LeftAndRight => left <= 2,
            Falls::Called(BetweenRounds::Fresh) => true,
            Falls::Called(BetweenRounds::Continue) => left == 0,
        }
    }

    /// The cards that are shuffled now: all of them, but at a reshuffle not the two that lie.
    fn shuffled_now(&self, p: &Public) -> CardSet {
        let all = self.pack.cards();
        if p.phase == Phase::Reshuffle { all.minus(p.coup.laid.iter().copied().collect()) } else { all }
    }

    /// The law by which the whole pack is shuffled.
    fn law_of_shuffle(&self, p: &Public) -> spadille_core::LawId {
        match self.falls {
            Falls::LeftAndRight if !p.aside.is_empty() => law!("slid-off-return"),
            Falls::LeftAndRight if p.coups_wait() => law!("pair-needs-three"),
            Falls::LeftAndRight => law!("neighbour-cuts"),
            Falls::Called(_) if !p.fallen.is_empty() => law!("fresh-pack"),
            Falls::Called(_) if p.banks_done > 0 => law!("new-banker-shuffles"),
            Falls::Called(_) => law!("cut"),
        }
    }

    fn offer<S: Scribe>(&self, p: &mut Public, sum: u32, scribe: &mut S) {
        let law = match p.standing {
            0 => law!("auszug"),
            standing if sum > standing => law!("may-add"),
            standing if sum == standing => law!("least-offer"),
            _ if self.min_let_hold == MinLetHold::Free => law!("free-offer"),
            _ => self.bounds,
        };
        scribe.says(p.banker, law, || text!("holding-offers", seat = p.banker, amount = counters(sum)));
        p.coup = Coup { offer: sum, ..Coup::default() };
        (p.standing, p.phase) = (sum, Phase::Hold);
        let first = p.banker.after(self.players - 1, self.players);
        scribe.tell_by(law!("asked-last-first"), || text!("holding-asked-first", seat = first));
    }

    /// Pays a decided coup, and pauses or passes the bank.
    pub(super) fn decided<S: Scribe>(&self, s: &mut State, winner: Winner, paid: spadille_core::LawId, scribe: &mut S) {
        let p = &mut s.public;
        p.coup.winner = Some(winner);
        for seat in punters(p.banker, self.players) {
            let held = i64::from(p.coup.held[seat]) * PARTS;
            p.ledger.pay(p.banker, seat, if winner == Winner::Punters { held } else { -held }, paid, scribe);
        }
        if winner == Winner::Punters {
            self.bank_passes(s, law!("bank-passes"), scribe);
            return;
        }
        (p.standing, p.phase) = (2 * p.standing, Phase::Offer);
        let standing = p.standing;
        scribe.does(p.banker, law!("pause-after-win"), || {
            text!("holding-pause", seat = p.banker, amount = counters(standing))
        });
    }

    /// The bank goes to the right; after the agreed number of banks the company rises.
    fn bank_passes<S: Scribe>(&self, s: &mut State, law: spadille_core::LawId, scribe: &mut S) {
        let p = &mut s.public;
        p.banks_done += 1;
        p.standing = 0;
        scribe.deal_over(None, || Sheet::new(text!("holding-bank-over", number = p.banks_done)));
        if p.banks_done == self.banks {
            p.phase = Phase::Over;
            scribe.match_over(law!("sitting"), || text!("house-match-over"));
            return;
        }
        p.banker = p.banker.next(self.players);
        p.phase = self.first_phase();
        // A new banker begins with the whole pack.
        s.pack.clear();
        p.fallen.clear();
        scribe.does(p.banker, law, || text!("holding-bank-to", seat = p.banker));
        if self.first_phase() == Phase::Offer {
            p.aside.clear();
        }
    }

    /// Who holds a part of what stands.
    pub(super) fn holders(&self, p: &Public) -> SeatSet {
        punters(p.banker, self.players).filter(|seat| p.coup.held[*seat] > 0).collect()
    }
}
