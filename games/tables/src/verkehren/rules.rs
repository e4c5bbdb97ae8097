//! The contract of the game: whose turn it is, what may be done, what chance decides; and the course of a match.

use super::moves::{Move, Moves, Takes, TwoMen, Word};
use super::options::VerkehrenOptions;
use super::plays::{Field, LAST, OWN_SIDE, Plays, Status, Steps, bands_of};
use super::said;
use super::settle::End;
use super::state::{Deal, Phase, Runners, State};
use crate::board::{Colour, MEN, Men, OFF, bit, each, rotated};
use crate::notation::{BAR, Play};
use rand::Rng;
use serde::{Deserialize, Serialize};
use spadille_core::{
    AllSeen, Dice, Game, LawId, Ledger, OptionError, Options as _, Refusal, Scribe, Seat, Sheet, Turn, law, text,
};

/// Verkehren under chosen options.
#[derive(Clone, Debug)]
pub struct Verkehren {
    pub(super) options: VerkehrenOptions,
}

/// What chance decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// White's die and Black's, thrown for the lead.
    Lead(Dice),
    /// The dice are thrown.
    Throw(Dice),
}

impl Game for Verkehren {
    const ID: &'static str = "verkehren";

    type Options = VerkehrenOptions;
    type State = State;
    type Move = Move;
    type Outcome = Outcome;
    type Moves = Moves;

    fn new(options: VerkehrenOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Verkehren { options })
    }

    fn options(&self) -> &VerkehrenOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn open(&self) -> State {
        State { ledger: Ledger::default(), phase: Phase::Draw, thrower: Seat(0), deal: Deal::default(), games: 0 }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        match s.phase {
            Phase::Draw | Phase::Throw => Turn::Chance,
            Phase::BandFault | Phase::Play => Turn::of(s.thrower),
            Phase::Consent => Turn::of(s.enemy()),
            Phase::Over => Turn::Over,
        }
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        let none = Moves::of(Plays::empty());
        if !self.turn(s).may_act(seat) {
            return none;
        }
        match s.phase {
            Phase::Play => {
                let moves = Moves::of(self.plays(s));
                match (bands_of(s.deal.men[seat].0), s.deal.asked) {
                    (0, _) => moves.with(Word::Concede),
                    (_, false) => moves.with(Word::AskToConcede),
                    (_, true) => moves,
                }
            }
            Phase::BandFault => none.with(Word::HitBands).with_takes(self.takes(s)),
            Phase::Consent => none.with(Word::Accept).with(Word::Refuse),
            Phase::Draw | Phase::Throw | Phase::Over => none,
        }
    }

    fn why_not(&self, s: &State, _: Seat, m: Move) -> Refusal {
        self.why_refused(s, m)
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let word = match m {
            Move::Play(play) => return self.set(s, seat, play, scribe),
            Move::Say(word) => word,
        };
        match word {
            Word::Concede => {
                scribe.says(seat, law!("concede-single"), || text!("verkehren-concedes", seat = seat));
                self.end(s, seat.next(2), End::Concede, law!("concede-single"), scribe);
            }
            Word::AskToConcede => {
                (s.phase, s.deal.asked) = (Phase::Consent, true);
                scribe.says(seat, law!("concede-by-leave"), || text!("verkehren-asks", seat = seat));
            }
            Word::Accept => {
                scribe.says(seat, law!("concede-by-leave"), || text!("verkehren-accepts", seat = seat));
                self.end(s, seat, End::Concede, law!("concede-by-leave"), scribe);
            }
            Word::Refuse => {
                s.phase = Phase::Play;
                scribe.says(seat, law!("concede-by-leave"), || text!("verkehren-refuses", seat = seat));
            }
            Word::HitBands => {
                (s.phase, s.deal.hits_bands) = (Phase::Play, true);
                scribe.says(seat, law!("too-many-bands"), || text!("verkehren-will-hit-bands", seat = seat));
            }
            Word::Take(TwoMen(first, second)) => {
                let offender = s.enemy();
                s.deal.men[offender] = taken(s.deal.men[offender], Colour::of(offender), TwoMen(first, second));
                s.phase = Phase::Play;
                let takes = || text!("verkehren-takes-two", seat = seat, first = first, second = second);
                scribe.does(seat, law!("two-men-taken-out"), takes);
            }
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Outcome {
        loop {
            let dice = Dice::throw(rng);
            match s.phase {
                // Equal numbers are thrown again.
                Phase::Draw if dice.is_doublet() => {}
                Phase::Draw => return Outcome::Lead(dice),
                _ => return Outcome::Throw(dice),
            }
        }
    }

    fn admits(&self, s: &State, o: &Outcome) -> Result<(), Refusal> {
        let fits = match (s.phase, o) {
            (Phase::Draw, Outcome::Lead(dice)) => !dice.is_doublet(),
            (Phase::Throw, Outcome::Throw(_)) => true,
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, o: &Outcome, scribe: &mut S) {
        match *o {
            Outcome::Lead(dice) => {
                let (white, black) = dice.pips();
                s.thrower = Seat(u8::from(black > white));
                let leads = || text!("verkehren-leads", seat = s.thrower, white = white, black = black);
                scribe.does(s.thrower, law!("lead"), leads);
                scribe.tell_by(law!("start"), || text!("verkehren-set-up"));
                s.phase = Phase::Throw;
            }
            Outcome::Throw(dice) => self.read_throw(s, dice, scribe),
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        u32::from(s.games)
    }

    fn standing(&self, s: &State, seat: Seat) -> f64 {
        let balance = s.ledger.balance(seat) as f64;
        if matches!(s.phase, Phase::Over | Phase::Draw) {
            return balance;
        }
        balance + f64::from(self.options.stake) * super::judgement::prospect(s, seat)
    }
}

/// Nothing is hidden on this board.
impl AllSeen for Verkehren {}

impl Verkehren {
    fn read_throw<S: Scribe>(&self, s: &mut State, dice: Dice, scribe: &mut S) {
        let (thrower, enemy) = (s.thrower, s.enemy());
        s.deal.dice = Some(dice);
        scribe.does(thrower, doublet_law(dice), || text!("verkehren-throws", seat = thrower, dice = said::dice(dice)));
        let field = s.field(thrower);
        if field.status() == Status::Junker {
            let (out, free) = (field.own.on(BAR), field.free().count_ones());
            let waits = || text!("verkehren-junker", seat = thrower, out = out, free = free);
            scribe.does(thrower, law!("junker"), waits);
        }
        s.phase = Phase::Play;
        if let Some(most) = self.fault(s, enemy) {
            s.phase = Phase::BandFault;
            let bands = bands_of(s.deal.men[enemy].0);
            let too_many = || text!("verkehren-too-many", seat = enemy, bands = bands, most = most);
            scribe.does(enemy, law!("too-many-bands"), too_many);
        }
    }

    /// The number of bands agreed on, if a player has made more and that costs something.
    pub(super) fn fault(&self, s: &State, offender: Seat) -> Option<u8> {
        let (own, enemy) = (s.deal.men[offender].0, s.deal.men[offender.next(2)].0);
        self.options.agreed_bands().filter(|most| self.options.punishes_bands() && exceeds(own, enemy, *most))
    }

    /// By what rules the thrower steps.
    pub(super) fn steps(&self, s: &State) -> Steps {
        Steps { custom: self.options.custom(), hits_bands: s.deal.hits_bands }
    }

    /// The plays of the throw on the table; none before there is one.
    pub(super) fn plays(&self, s: &State) -> Plays {
        match s.deal.dice {
            Some(dice) => Plays::of(s.field(s.thrower), dice, s.colour(), self.steps(s)),
            None => Plays::empty(),
        }
    }

    /// The men who may be taken out of bands of which there are too many; not so that then neither could ever play again.
    fn takes(&self, s: &State) -> Takes {
        let (offender, enemy) = (s.enemy(), s.deal.men[s.thrower].0);
        let colour = Colour::of(offender);
        let bands = s.deal.men[offender].0.bands() & OWN_SIDE;
        let on_board = if colour == Colour::White { bands } else { rotated(bands) };
        let pairs = each(on_board)
            .flat_map(|first| each(on_board & !(bit(first) - 1)).map(move |second| TwoMen(first, second)));
        let goes_on = |two: &TwoMen| {
            let field = Field::new(enemy, taken(s.deal.men[offender], colour, *two).0);
            field.status() != Status::Junker || field.turned().status() != Status::Junker
        };
        pairs.filter(goes_on).take(Takes::new().capacity()).collect()
    }

    /// The throw is played.
    fn set<S: Scribe>(&self, s: &mut State, seat: Seat, play: Play, scribe: &mut S) {
        let (before, colour) = (s.field(seat), s.colour());
        let after = before.after(play, colour).unwrap_or(before);
        let enemy = seat.next(2);
        let hits = after.foe.on(BAR) - before.foe.on(BAR);
        scribe.does(seat, None, || said::played(seat, play, before, colour));
        if hits > 0 {
            scribe.does(seat, law!("hit"), || text!("verkehren-hits", seat = seat, other = enemy, number = hits));
        }
        if play == Play::NONE && before.status() == Status::MustEnter {
            scribe.does(seat, law!("entering"), || text!("verkehren-cannot-enter", seat = seat));
        }
        if after.own.on(OFF) == 14 && before.own.on(OFF) < 14 && self.options.agreed_bands().is_some() {
            scribe.does(seat, law!("bands-set-free"), || text!("verkehren-bands-free", seat = seat));
        }
        s.deal.men[seat] = Runners(after.own);
        s.deal.men[enemy] = Runners(after.foe.rotated());
        s.deal.last = play;
        if let Some(end) = ended(&after) {
            match end {
                End::Off => scribe.does(seat, end.law(), || text!("verkehren-off-wins", seat = seat)),
                End::Piled => scribe.does(seat, end.law(), || text!("verkehren-piled", seat = seat)),
                End::Jan | End::Concede => {
                    let (out, room) = (after.foe.on(BAR), after.turned().capacity().count_ones());
                    scribe.does(enemy, law!("jan"), || text!("verkehren-jan", seat = enemy, out = out, room = room));
                }
            }
            return self.end(s, seat, end, end.law(), scribe);
        }
        (s.deal.dice, s.deal.asked, s.deal.hits_bands) = (None, false, false);
        (s.thrower, s.phase) = (enemy, Phase::Throw);
    }

    /// The game is over: the loser pays.
    fn end<S: Scribe>(&self, s: &mut State, winner: Seat, end: End, law: LawId, scribe: &mut S) {
        self.options.pay(&mut s.ledger, winner, end, law, scribe);
        scribe.deal_over(law, || {
            Sheet::new(match end.stakes() {
                1 => text!("verkehren-wins-single", seat = winner),
                _ => text!("verkehren-wins-double", seat = winner),
            })
        });
        s.games += 1;
        if s.games >= self.options.games {
            s.phase = Phase::Over;
            return scribe.match_over(law!("number-of-games"), || text!("house-match-over"));
        }
        (s.deal, s.phase) = (Deal::default(), Phase::Draw);
    }
}

fn doublet_law(dice: Dice) -> Option<LawId> {
    dice.is_doublet().then_some(law!("doublet-four-times"))
}

/// Whether a player has more bands on his own side than agreed, as long as that matters: it does not once his enemy has one
/// man left.
pub(super) fn exceeds(own: Men, enemy: Men, most: u8) -> bool {
    bands_of(own) > most && enemy.on(OFF) < MEN - 1
}

/// How a game has ended for the player who has just played.
pub(super) fn ended(after: &Field) -> Option<End> {
    // Whoever is made Jan loses double, even to the throw that takes the other's last man out.
    if after.turned().status() == Status::Jan {
        Some(End::Jan)
    } else if after.own.on(LAST) == MEN {
        Some(End::Piled)
    } else {
        (after.own.on(OFF) == MEN).then_some(End::Off)
    }
}

/// A player's men after two of them have been taken out.
fn taken(Runners(men): Runners, colour: Colour, TwoMen(first, second): TwoMen) -> Runners {
    let out = |men: Men, field: u8| if men.on(field) > 0 { men.moved(field, BAR) } else { men };
    Runners(out(out(men, colour.round(first)), colour.round(second)))
}
