//! The strict table: players call, answer and show for themselves, and pay for their mistakes.

use super::declare::{class_law, class_text, figure_text};
use super::hand::{self, Class, Figure};
use super::moves::{Move, Thrown};
use super::rules::Piquet;
use super::state::{BOTH, Called, Deal, Phase, Public, State};
use super::tally::{Declared, Tally};
use spadille_core::{CardSet, LawId, Rank, Scribe, Seat, law, text};
use spadille_tricks::Trick;
use std::cmp::Ordering;

impl Deal {
    /// Whether a class that this seat counts has still to be shown; sets are only named.
    pub(super) fn has_to_show(&self, seat: Seat, class: Class) -> bool {
        let called = self.spoken.called[class][seat];
        class != Class::Sets && called.figure.is_some() && !called.shown && self.declared.of[class][seat] > 0
    }

    /// Whether younger, who holds these cards, has called good what was not better than his own (laws 14, 15).
    pub(super) fn may_retract(&self, full: CardSet, class: Class) -> bool {
        let (own, theirs) = (hand::best(full, class), self.spoken.called[class][self.tally.elder].figure);
        self.tricks.count == 0 && self.spoken.good[class] && own.is_some() && own >= theirs
    }
}

impl Piquet {
    /// What a player may say besides playing a card.
    pub(super) fn words_in_play(&self, s: &State, seat: Seat) -> impl Iterator<Item = Move> {
        let (p, deal, spoken) = (&s.public, &s.public.deal, &s.public.deal.spoken);
        let (is_elder, full, first_trick) = (seat == p.elder(), s.full_hand(seat), deal.tricks.count == 0);
        let of_class = Class::ALL.into_iter().flat_map(move |class| {
            let (called, has_some) = (spoken.called[class], hand::best(full, class).is_some());
            // Younger has no better class to remember than one that elder has called and he has found good.
            let answered = !is_elder && called[p.elder()].figure.is_some();
            let forgotten = deal.is_unled() && called[seat].figure.is_none() && !answered && has_some;
            let may_step_in = !is_elder && spoken.forfeited[class] && !called[seat].shown && has_some;
            [
                (forgotten, Move::Recall(class)),
                (may_step_in || deal.has_to_show(seat, class), Move::Show(class)),
                (!is_elder && deal.may_retract(full, class), Move::Retract(class)),
            ]
        });
        // Until he has played a card himself a player may mend what he called (law 8).
        let set = spoken.called.sets[seat].figure;
        let words = [
            (first_trick && set.is_some() && set != hand::best(full, Class::Sets), Move::Correct),
            (!is_elder && p.younger_may_speak(), Move::Pass),
            (is_elder && deal.tally.pic_is_unsaid(), Move::Pic),
        ];
        of_class.filter(move |_| first_trick).chain(words).filter_map(|(may, word)| may.then_some(word))
    }

    /// Everything that is said, and cards thrown away: most of it at a strict table.
    pub(super) fn speak<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let deal = &mut s.public.deal;
        match m {
            Move::Pass if s.public.phase == Phase::Play => {
                deal.spoken.content = true;
                scribe.says(seat, law!("law-03-count-before-the-lead"), || text!("piquet-content", seat = seat));
            }
            Move::Show(class) => self.show(s, seat, class, scribe),
            Move::Recall(class) => {
                scribe.says(seat, law!("law-03-count-before-the-lead"), || {
                    text!("piquet-recalls", seat = seat, class = class_text(class))
                });
                claim_truth(s, seat, class);
                if seat == s.public.elder() {
                    s.public.phase = Phase::Answer(class);
                } else {
                    // Elder, who has called nothing there, may still remember better himself.
                    self.recount_class(s, class, scribe);
                }
            }
            Move::Retract(class) => {
                let law = if deal.led().is_some() {
                    law!("law-15-good-taken-back-late")
                } else {
                    law!("law-14-good-by-mistake")
                };
                scribe.says(seat, law, || text!("piquet-retracts", seat = seat, class = class_text(class)));
                deal.spoken.good[class] = false;
                claim_truth(s, seat, class);
                self.recount_class(s, class, scribe);
            }
            Move::Correct => {
                scribe.says(seat, law!("law-08-set-misnamed"), || text!("piquet-corrects", seat = seat));
                claim_truth(s, seat, Class::Sets);
                self.recount_class(s, Class::Sets, scribe);
            }
            Move::Doubt(set) => self.doubt(s, seat, set.0, scribe),
            Move::Pic => {
                deal.tally.say_pic();
                scribe.says(seat, law!("pic"), || text!("piquet-says-pic", seat = seat));
                self.after_card(s, scribe);
            }
            Move::ThrowIn => self.throw_in(s, seat, scribe),
            Move::ThrowDown(Thrown(cards)) => {
                deal.spoken.thrown = Thrown(cards);
                let shown: CardSet = cards.into_iter().flatten().collect();
                deal.show(seat, shown);
                scribe.does(seat, law!("law-10-cards-thrown-down"), || {
                    text!("piquet-throws-down", seat = seat, cards = shown)
                });
            }
            _ => self.call(s, seat, m, scribe),
        }
    }

    /// All tricks that are left are given to the other (law 9).
    fn throw_in<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        scribe.does(seat, law!("law-09-hand-thrown-in"), || text!("piquet-throws-in", seat = seat));
        if self.options.is_manual() {
            self.words_are_final(s, scribe);
        }
        let deal = &mut s.public.deal;
        // A card that was led has been counted, and takes its trick unopposed.
        if !deal.tricks.now.is_empty() {
            deal.tally.take(&deal.tricks.now, &self.options, scribe);
            deal.tricks.now = Trick::new(deal.tricks.now.leader(), BOTH);
        }
        deal.tally.give_rest(seat.next(2), scribe);
        self.after_card(s, scribe);
    }

    /// Elder calls a class or younger answers.
    fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let (Phase::Call(class) | Phase::Answer(class)) = s.public.phase else { return };
        let answered = s.public.phase == Phase::Answer(class);
        match m {
            Move::Declare(_) => claim_truth(s, seat, class),
            Move::DeclareSet(set) => claim(s, seat, class, Some(set)),
            Move::Good => {
                s.public.deal.spoken.good[class] = true;
                // What he remembered before elder did is given up with it.
                claim(s, seat, class, None);
            }
            _ => {}
        }
        let figure = s.public.deal.spoken.called[class][seat].figure;
        scribe.says(seat, None, || match (m, figure) {
            (Move::Good, _) => text!("piquet-says-good", seat = seat),
            (Move::Pass, _) | (_, None) => text!("piquet-calls-nothing", seat = seat, class = class_text(class)),
            (_, Some(figure)) => text!("piquet-calls", seat = seat, what = figure_text(class, figure)),
        });
        if !answered {
            s.public.phase = Phase::Answer(class);
            return;
        }
        self.recount_class(s, class, scribe);
        match class.next() {
            Some(next) if !s.public.deal.spoken.finished => s.public.phase = Phase::Call(next),
            _ => {
                s.public.deal.spoken.finished = true;
                self.begin_play(s, scribe);
            }
        }
    }

    /// Counts again, and says who counts a class as things stand.
    fn recount_class<S: Scribe>(&self, s: &mut State, class: Class, scribe: &mut S) {
        self.recount(s);
        let (points, called) = (s.public.deal.declared.of[class], s.public.deal.spoken.called[class]);
        if let Some((seat, number)) = points.iter().find(|(_, points)| **points > 0) {
            scribe.does(seat, class_law(class), || {
                text!("piquet-class-counts", seat = seat, class = class_text(class), number = *number)
            });
        } else if called.values().all(|called| called.figure.is_some()) {
            scribe.tell_by(law!("equal"), || text!("piquet-equal", class = class_text(class)));
        }
    }

    fn show<S: Scribe>(&self, s: &mut State, seat: Seat, class: Class, scribe: &mut S) {
        if s.public.deal.spoken.called[class][seat].figure.is_none() {
            claim_truth(s, seat, class);
        }
        let proof = hand::proof(s.full_hand(seat), class);
        let deal = &mut s.public.deal;
        deal.spoken.called[class][seat].shown = true;
        deal.show(seat, proof);
        scribe.does(seat, law!("law-04-lead-without-showing"), || text!("piquet-shows", seat = seat, cards = proof));
        if self.declared_aloud(s) != s.public.deal.declared {
            self.recount_class(s, class, scribe);
        }
    }

    /// A first card is played: what its player has not shown is lost to him (law 4). Whoever has found the other out
    /// counts all he has and need show nothing (law 5).
    pub(super) fn before_first_card<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        let (elder, deal) = (s.public.elder(), &mut s.public.deal);
        let unshown = |class: &Class| deal.has_to_show(seat, *class) && !deal.spoken.punished.0.contains(&true);
        let lost = Class::ALL.map(|class| Some(class).filter(unshown));
        for class in lost.into_iter().flatten() {
            scribe.does(seat, law!("law-04-lead-without-showing"), || {
                text!("piquet-not-shown", seat = seat, class = class_text(class))
            });
            if seat == elder {
                deal.spoken.forfeited[class] = true;
            } else {
                // Too late for either: elder too counts only what he showed before he led.
                let unshown = deal.spoken.called[class].0.iter_mut().filter(|called| !called.shown);
                unshown.for_each(|called| called.figure = None);
            }
        }
        if lost.iter().any(Option::is_some) {
            self.recount_by(s, law!("law-04-lead-without-showing"), scribe);
        }
    }

    /// The set of the other that a player may ask about now. Where players speak for themselves that is any set, once
    /// its caller can no longer mend it for nothing; where the table speaks, three of which the fourth may be laid away.
    pub(super) fn set_to_ask_about(&self, p: &Public, seat: Seat) -> Option<Figure> {
        let strict = self.options.is_manual();
        p.deal.unasked_set(seat).filter(|set| if strict { !p.deal.is_unled() } else { set.size == 3 })
    }

    /// The other is asked about a set. A true one is proved by naming the missing card (law 17); a false one costs the
    /// deal (law 5), and he who erred never keeps the other from Pic or Repic.
    fn doubt<S: Scribe>(&self, s: &mut State, seat: Seat, rank: Rank, scribe: &mut S) {
        let other = seat.next(2);
        let held = s.full_hand(other).of_rank(rank);
        let deal = &mut s.public.deal;
        deal.spoken.asked[seat] = true;
        let is_true = deal.spoken.called.sets[other].figure.is_some_and(|set| held.len() >= set.size);
        // A question that was held for the end of the Partie lets the play go on if the set was false.
        s.public.phase = Phase::Play;
        if is_true {
            deal.show(other, held.minus(deal.tricks.played[other]));
            scribe.does(other, law!("law-17-three-of-four"), || text!("piquet-proves-set", seat = other, cards = held));
        } else {
            deal.spoken.punished[other] = true;
            scribe.does(other, law!("law-05-false-count"), || text!("piquet-false-set", seat = other));
            self.recount_by(s, law!("law-05-false-count"), scribe);
        }
        self.after_card(s, scribe);
    }

    /// What both count by what was called, answered and shown.
    fn declared_aloud(&self, s: &State) -> Declared {
        let (elder, younger, spoken) = (s.public.elder(), s.public.dealer, &s.public.deal.spoken);
        let mut declared = Declared { carte_blanche: s.public.deal.declared.carte_blanche, ..Declared::default() };
        let found_out = spoken.punished.0.contains(&true);
        for class in Class::ALL {
            let called = spoken.called[class];
            let best = match called[elder].figure.cmp(&called[younger].figure) {
                _ if spoken.forfeited[class] => Some(younger).filter(|_| called[younger].shown),
                Ordering::Greater => Some(elder),
                Ordering::Less => Some(younger),
                Ordering::Equal => None,
            };
            for seat in Seat::all(2) {
                declared.of[class][seat] = match best {
                    _ if spoken.punished[seat] => 0,
                    _ if found_out => hand::points(s.full_hand(seat), class, &self.options),
                    _ if best == Some(seat) => self.called_points(s, seat, class),
                    _ => 0,
                };
            }
        }
        let guilty = Seat::all(2).filter(|seat| spoken.punished[*seat]);
        guilty.for_each(|seat| declared.carte_blanche[seat] = 0);
        declared
    }

    /// What a call counts: what is held, and the set that was called as it was called.
    fn called_points(&self, s: &State, seat: Seat, class: Class) -> u8 {
        let full = s.full_hand(seat);
        match s.public.deal.spoken.called[class][seat].figure {
            Some(called) if class == Class::Sets => {
                let held = hand::found(full, class).into_iter().map(|found| found.figure);
                let others = held.filter(|set| set.height != called.height);
                others.chain([called]).map(|set| set.points(class, &self.options)).sum()
            }
            _ => hand::points(full, class, &self.options),
        }
    }

    /// Younger has played, or one of the two has given up: nothing that was said can be taken back any more, and whoever
    /// has reached the number, in the order of counting, is out.
    pub(super) fn words_are_final<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.public.deal.tally.goal = self.goal(&s.public);
        self.recount_by(s, law!("target"), scribe);
    }

    /// Counts the deal again and tells what each loses or gains by a law.
    fn recount_by<S: Scribe>(&self, s: &mut State, law: LawId, scribe: &mut S) {
        let before = s.public.deal.tally.total;
        self.recount(s);
        for (seat, total) in s.public.deal.tally.total.iter() {
            let points = i32::from(*total) - i32::from(before[seat]);
            if points != 0 {
                scribe.scores(seat, points, law);
            }
        }
    }

    /// Counts the deal again after something said has changed it.
    fn recount(&self, s: &mut State) {
        let declared = self.declared_aloud(s);
        let deal = &mut s.public.deal;
        let empty = Tally { pic_waits: deal.tally.pic_waits, ..Tally::new(deal.tally.elder, deal.tally.goal) };
        deal.declared = declared;
        deal.tally = empty.recount(&declared, &deal.history, deal.spoken.punished, &self.options);
        if let Some(led) = deal.led() {
            deal.tally.lead(deal.tricks.now.leader(), led, &self.options, &mut ());
        }
    }
}

/// What a seat has called, still to be shown.
fn claim(s: &mut State, seat: Seat, class: Class, figure: Option<Figure>) {
    s.public.deal.spoken.called[class][seat] = Called { figure, shown: false };
}

/// Claims what a seat truly has in a class; of Rummel and sequences everybody knows that it is true.
fn claim_truth(s: &mut State, seat: Seat, class: Class) {
    let figure = hand::best(s.full_hand(seat), class);
    claim(s, seat, class, figure);
    s.public.deal.spoken.figures[class][seat] = figure.filter(|_| class != Class::Sets);
}
