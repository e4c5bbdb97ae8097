//! The contract: how a match goes, from the first deal to the settling of the Kamm.

use super::cards::{ORDER, PACK};
use super::count::{Count, seats_of, side_of};
use super::moves::{Move, Moves};
use super::options::{SweepMarks, TresettOptions};
use super::race::{By, Out, Race};
use super::refusals;
use super::settle;
use super::state::{Deal, FOUR, Phase, Public, SEATS, State, TRICKS};
use rand::{Rng, RngExt as _};
use serde::{Deserialize, Serialize};
use spadille_core::{
    Card, CardSet, Game, Ledger, Measure, Offer, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat, Sheet,
    Text, Turn, law, text,
};
use spadille_tricks::deal_out;

/// What chance decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fall {
    /// Who deals first.
    FirstDealer(Seat),
    /// The hands by seat.
    Deal(PerSeat<CardSet, SEATS>),
}

/// Tresett under chosen options.
#[derive(Clone, Debug)]
pub struct Tresett {
    /// What was agreed on.
    pub options: TresettOptions,
}

impl Tresett {
    /// How many deals a match has.
    pub fn deals(&self) -> u32 {
        u32::from(self.options.tours) * u32::from(FOUR)
    }

    /// What a seat may do of its cards; it depends on nothing else that is hidden.
    #[inline]
    pub fn offered(&self, p: &Public, seat: Seat, hand: CardSet) -> Moves {
        if !p.awaited().may_act(seat) {
            return Offer::new(Move::Play);
        }
        match p.deal.phase {
            Phase::Play => Offer::cards(ORDER.legal(hand, p.deal.tricks.now.led()), Move::Play),
            Phase::Early | Phase::Late => self.says(p, seat, hand),
            Phase::Call => Self::calls(hand),
            Phase::Give => Offer::cards(Self::gifts(p, hand), Move::Give),
            Phase::FirstDealer | Phase::Deal | Phase::Over => Offer::new(Move::Play),
        }
    }

    fn play_card<S: Scribe>(&self, s: &mut State, seat: Seat, card: Card, scribe: &mut S) {
        s.hands[seat].remove(card);
        let led = s.public.deal.tricks.now.is_empty();
        let law = (!led && s.public.deal.tricks.now.led().is_some_and(|first| first.suit() != card.suit()))
            .then_some(law!("need-not-beat"));
        scribe.does(seat, law, || text!("tresett-plays", seat = seat, card = card));
        let full = s.public.deal.lay(card);
        if full {
            self.take_trick(s, scribe);
        } else {
            s.public.deal.turn = s.public.deal.tricks.now.turn();
        }
        if led && s.public.deal.tricks.count == 1 {
            self.announce_late(s, scribe);
        }
    }

    fn take_trick<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let winner = deal.gather();
        deal.turn = winner;
        scribe.takes(winner, law!("highest-wins"), || text!("tresett-takes", seat = winner));
        if deal.history.len() == TRICKS {
            self.count_deal(s, scribe);
        }
    }

    /// All tricks are played: sweeps, then points.
    fn count_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let (counts, feat) = ([p.deal.count(0), p.deal.count(1)], p.deal.sweep());
        if let Some((side, feat)) = feat {
            let (_, parties, law) = feat.row();
            p.race.parties[side] += u16::from(parties);
            let [seat, other] = seats_of(side);
            scribe.tell_by(law, || {
                text!("tresett-sweep", seat = seat, other = other, feat = feat.text(), number = parties)
            });
        }
        if feat.is_some() && self.options.sweep_marks == SweepMarks::NotLaid {
            scribe.tell_by(law!("sweep-marks-laid"), || text!("tresett-points-not-laid"));
        } else {
            for (side, count) in counts.into_iter().enumerate() {
                let [seat, other] = seats_of(side);
                let (figures, aces) = (count.figures / 3, count.aces);
                scribe.does(seat, law!("points-are-marks"), || {
                    text!(
                        "tresett-counts",
                        seat = seat,
                        other = other,
                        figures = count.figures,
                        number = count.points()
                    )
                });
                scribe.scores(seat, figures.into(), law!("figures"));
                scribe.scores(seat, aces.into(), law!("ace-point"));
                scribe.scores(seat, count.last.into(), law!("last-trick-point"));
            }
            scribe.tell_by(law!("eleven-points"), || text!("tresett-eleven"));
            let by_trick = p.deal.points_by_trick();
            p.race.lay_points(&by_trick);
        }
        self.end_deal(s, scribe);
    }

    /// The deal is over: a Partie may be won; then the next is dealt, or the company rises.
    pub(super) fn end_deal<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let (out, double) = (p.race.out, p.race.is_double());
        let law = out.map(|out| self.tell_partie(&p.race, out, scribe));
        let marks = p.race.close(self.options.carries_over());
        for side in 0..2 {
            p.kamm[side] += u32::from(p.race.parties[side]);
        }
        let tricks: [i64; SEATS] = [0, 1, 2, 3].map(|seat| p.deal.tricks.won[Seat(seat)].into());
        let kamm = p.kamm;
        scribe.deal_over(law, || {
            let by_seat = |seat: Seat| (seat, tricks[seat.index()]);
            let parties = |seat: Seat| (seat, i64::from(kamm[side_of(seat)]));
            Sheet::new(title(out, double)).with(text!("house-tricks"), Measure::Tricks, Self::all().map(by_seat)).with(
                text!("tresett-parties"),
                Measure::Points,
                Self::all().map(parties),
            )
        });
        p.deal.ended = Some(p.race);
        p.deal.phase = Phase::Deal;
        p.deal.sure = PerSeat::all(CardSet::EMPTY);
        p.race = Race::new(marks);
        p.deals_done += 1;
        p.dealer = p.dealer.next(FOUR);
        (s.hands, s.given) = (PerSeat::all(CardSet::EMPTY), None);
        if p.deals_done < self.deals() {
            let dealer = p.dealer;
            return scribe.does(dealer, law!("deal-moves-right"), || text!("tresett-next-dealer", seat = dealer));
        }
        p.deal.phase = Phase::Over;
        settle::pay(&mut p.ledger, p.kamm, self.options.stake.into(), scribe);
        scribe.match_over(law!("match-length"), || text!("tresett-rises", first = kamm[0], second = kamm[1]));
    }

    /// Says who has won a Partie, and gives its law.
    fn tell_partie<S: Scribe>(&self, race: &Race, out: Out, scribe: &mut S) -> spadille_core::LawId {
        let [seat, other] = seats_of(out.side);
        scribe.tell_by(law!("partie-twenty-one"), || text!("tresett-partie", seat = seat, other = other));
        if let (By::Points, Some(trick)) = (out.by, out.at_trick) {
            scribe.tell_by(law!("out-by-points"), || text!("tresett-out-by-points", number = trick));
        }
        let double = race.is_double();
        if double {
            scribe.tell_by(law!("partie-double"), || text!("tresett-double"));
        }
        let carried = if self.options.carries_over() { race.marks[out.side & 1].saturating_sub(21) } else { 0 };
        if self.options.carries_over() {
            scribe.tell_by(law!("continuation"), || {
                text!("tresett-carries", seat = seat, other = other, number = carried)
            });
        } else {
            scribe.tell_by(law!("marks-start-anew"), || text!("tresett-anew"));
        }
        if double { law!("partie-double") } else { law!("partie-twenty-one") }
    }

    /// What the match is worth to a side as it stands: the Kamm, and what marks, announcements and tricks promise.
    fn promise(&self, p: &Public, side: usize) -> f64 {
        let won = |side: usize| {
            // A deal that is over lies there still, but its points are laid.
            let count = if p.deal.ended.is_none() { p.deal.count(side) } else { Count::default() };
            let points = f64::from(count.figures) / 3.0 + f64::from(count.aces) + f64::from(u8::from(count.last));
            let marks = f64::from(p.race.marks[side]) + points;
            // The nearer to twenty-one, the more a mark is worth.
            f64::from(p.kamm[side]) + f64::from(p.race.parties[side]) + (marks / 21.0).powf(1.3) * 1.4
        };
        won(side) - won(1 - side)
    }
}

/// How a deal ended, in a line.
fn title(out: Option<Out>, double: bool) -> Text {
    match out {
        Some(out) => {
            let [seat, other] = seats_of(out.side);
            if double {
                text!("tresett-won-double", seat = seat, other = other)
            } else {
                text!("tresett-won", seat = seat, other = other)
            }
        }
        None => text!("tresett-race-goes-on"),
    }
}

impl Game for Tresett {
    const ID: &'static str = "tresett";

    type Options = TresettOptions;
    type State = State;
    type Move = Move;
    type Outcome = Fall;
    type Moves = Moves;

    fn new(options: TresettOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Tresett { options })
    }

    fn options(&self) -> &TresettOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        FOUR
    }

    fn open(&self) -> State {
        let dealer = Seat(FOUR - 1);
        State {
            public: Public {
                ledger: Ledger::default(),
                dealer,
                deals_done: 0,
                race: Race::default(),
                kamm: [0, 0],
                deal: Deal { phase: Phase::FirstDealer, ..Deal::new(dealer) },
            },
            hands: PerSeat::all(CardSet::EMPTY),
            given: None,
        }
    }

    #[inline]
    fn turn(&self, s: &State) -> Turn {
        s.public.awaited()
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat) -> Moves {
        s.hands.get(seat).map_or(Offer::new(Move::Play), |hand| self.offered(&s.public, seat, *hand))
    }

    fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        refusals::why_not(self, s, seat, m)
    }

    fn out_of_turn(&self, s: &State, _: Seat, m: Move) -> Refusal {
        refusals::out_of_turn(s, m)
    }

    #[inline]
    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match (s.public.deal.phase, m) {
            (Phase::Play, Move::Play(card)) => self.play_card(s, seat, card, scribe),
            (Phase::Early | Phase::Late, _) => self.say(s, seat, m, scribe),
            (Phase::Call, _) => self.call(s, seat, m, scribe),
            (Phase::Give, Move::Give(card)) => self.give(s, seat, card, scribe),
            _ => {}
        }
    }

    fn draw<R: Rng>(&self, s: &State, rng: &mut R) -> Fall {
        if s.public.deal.phase == Phase::FirstDealer {
            return Fall::FirstDealer(Seat(rng.random_range(0..FOUR)));
        }
        Fall::Deal(deal_out(PACK, &PerSeat::all(10), rng).0)
    }

    fn admits(&self, s: &State, fall: &Fall) -> Result<(), Refusal> {
        let fits = match (s.public.deal.phase, fall) {
            (Phase::FirstDealer, Fall::FirstDealer(seat)) => seat.0 < FOUR,
            (Phase::Deal, Fall::Deal(hands)) => {
                let all = hands.values().fold(CardSet::EMPTY, |all, hand| all.union(*hand));
                hands.values().all(|hand| hand.len() == 10) && all == PACK
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::impossible_outcome()) }
    }

    fn reveal<S: Scribe>(&self, s: &mut State, fall: &Fall, scribe: &mut S) {
        match fall {
            Fall::FirstDealer(seat) => {
                s.public.dealer = *seat;
                s.public.deal = Deal::new(*seat);
                let [a, b, c, d] = [0, 1, 2, 3].map(Seat);
                scribe.tell_by(law!("players"), || text!("tresett-partners", a = a, b = b, c = c, d = d));
                scribe.tell_by(law!("pack"), || text!("tresett-pack"));
                scribe.tell_by(law!("card-order"), || text!("tresett-order"));
                scribe.tell_by(law!("no-trump"), || text!("tresett-no-trump"));
                if self.options.calls() {
                    scribe.tell_by(law!("call-no-continuation"), || text!("tresett-with-calling"));
                }
                scribe.does(*seat, law!("first-dealer"), || text!("tresett-first-dealer", seat = *seat));
            }
            Fall::Deal(hands) => {
                s.hands = *hands;
                let dealer = s.public.dealer;
                s.public.deal = Deal::new(dealer);
                scribe.does(dealer, law!("deal"), || text!("tresett-dealt", seat = dealer));
                if self.options.calls() {
                    s.public.deal.phase = Phase::Call;
                    s.public.deal.turn = s.public.vorhand();
                } else {
                    self.begin_announcing(s, scribe);
                }
            }
        }
    }

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.deals_done
    }

    /// The balance, and what Kamm, marks and tricks promise.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        if s.public.deal.phase == Phase::Over {
            return s.public.ledger.balance(seat) as f64;
        }
        self.promise(&s.public, side_of(seat)) * f64::from(self.options.stake)
    }
}
