//! The strict table: players call, answer and show for themselves, and pay for their mistakes.

use super::declare::{class_law, class_text, figure_text};
use super::hand::{self, Class, Kind};
use super::moves::Move;
use super::rules::Piquet;
use super::state::{Called, Phase, Public, State};
use super::tally::{Declared, Tally};
use spadille_core::{CardSet, LawId, List, Rank, Scribe, Seat, law, text};

/// The classes that are shown; sets are only named.
const SHOWN: [Class; 2] = [Class::Rummel, Class::Sequences];

impl Piquet {
    /// A hand as it was after the exchange.
    fn full_hand(&self, s: &State, seat: Seat) -> CardSet {
        s.hands[seat.index()].union(s.public.played(seat))
    }

    /// What a player may say besides playing a card.
    pub(super) fn words_in_play(&self, s: &State, seat: Seat, words: &mut List<Move, 32>) {
        let p = &s.public;
        let (elder, first_trick) = (p.elder(), p.tricks.is_empty());
        let full = self.full_hand(s, seat);
        let called = |class: Class| p.spoken.called[class as usize][seat.index()];
        if first_trick && p.led.is_none() {
            // Younger has no better class to remember than one that elder has called and he has found good.
            let forgotten = |class: &Class| {
                let answered = seat != elder && p.spoken.called[*class as usize][elder.index()].claimed;
                !called(*class).claimed && !answered && hand::worth(full, *class) > 0
            };
            Class::ALL.into_iter().filter(forgotten).for_each(|class| words.push(Move::Recall(class)));
            SHOWN.into_iter().filter(|c| self.has_to_show(s, seat, *c)).for_each(|c| words.push(Move::Show(c)));
        }
        // Until he has played a card himself a player may mend what he called (law 8).
        let misnamed = called(Class::Sets).kind.is_some_and(|kind| hand::kinds(full).first() != Some(&kind));
        if first_trick && misnamed {
            words.push(Move::Correct);
        }
        if first_trick && seat != elder {
            for class in Class::ALL {
                let theirs = p.spoken.called[class as usize][elder.index()].worth;
                if p.spoken.good[class as usize] && hand::worth(full, class) >= theirs.max(1) {
                    words.push(Move::Retract(class));
                }
            }
        }
        if p.younger_may_speak() && seat != elder {
            words.push(Move::Pass);
        }
        if first_trick && seat != elder && p.led.is_some() {
            for class in SHOWN {
                let may_step_in = p.spoken.forfeited[class as usize] && !called(class).shown;
                if may_step_in && hand::worth(full, class) > 0 || self.has_to_show(s, seat, class) {
                    words.push(Move::Show(class));
                }
            }
        }
        if seat == elder && p.tally.pic_is_unsaid() {
            words.push(Move::Pic);
        }
    }

    /// Whether a class that this seat counts has still to be shown.
    fn has_to_show(&self, s: &State, seat: Seat, class: Class) -> bool {
        let called = s.public.spoken.called[class as usize][seat.index()];
        let mut declared = s.public.declared;
        called.claimed && !called.shown && declared.class(class)[seat.index()] > 0
    }

    /// Everything that is said, and cards thrown away: most of it at a strict table.
    pub(super) fn speak<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        match m {
            Move::Pass if s.public.phase == Phase::Play => {
                s.public.spoken.content = true;
                scribe.says(seat, law!("law-03"), || text!("piquet-content", seat = seat));
            }
            Move::Pass | Move::Good | Move::Declare(_) | Move::DeclareSet(..) => self.call(s, seat, m, scribe),
            Move::Show(class) => self.show(s, seat, class, scribe),
            Move::Recall(class) => {
                self.claim_truth(s, seat, class);
                scribe.says(seat, law!("law-03"), || text!("piquet-recalls", seat = seat, class = class_text(class)));
                if seat == s.public.elder() {
                    s.public.phase = Phase::Answer(class);
                } else {
                    // Elder, who has called nothing there, may still remember better himself.
                    self.recount(s);
                    self.tell_class(s, class, scribe);
                }
            }
            Move::Retract(class) => {
                s.public.spoken.good[class as usize] = false;
                self.claim_truth(s, seat, class);
                let law = if s.public.led.is_some() { law!("law-15") } else { law!("law-14") };
                scribe.says(seat, law, || text!("piquet-retracts", seat = seat, class = class_text(class)));
                self.recount(s);
                self.tell_class(s, class, scribe);
            }
            Move::Correct => {
                let truth = hand::kinds(self.full_hand(s, seat)).first().copied();
                s.public.spoken.called[Class::Sets as usize][seat.index()] = claim_of_kind(truth);
                scribe.says(seat, law!("law-08"), || text!("piquet-corrects", seat = seat));
                self.recount(s);
                self.tell_class(s, Class::Sets, scribe);
            }
            Move::Doubt(rank) => self.doubt(s, seat, rank, scribe),
            Move::Pic => {
                s.public.tally.say_pic();
                scribe.says(seat, law!("pic"), || text!("piquet-says-pic", seat = seat));
                self.after_card(s, scribe);
            }
            Move::ThrowIn => {
                scribe.does(seat, law!("law-09"), || text!("piquet-throws-in", seat = seat));
                if self.options.is_manual() {
                    self.words_are_final(s);
                }
                // A card that was led has been counted, and takes its trick unopposed.
                if let Some(led) = s.public.led.take() {
                    s.public.tally.take(s.public.leader, led, None, &self.options, scribe);
                }
                s.public.tally.give_rest(seat.next(2), scribe);
                self.after_card(s, scribe);
            }
            Move::ThrowDown(cards) => {
                s.public.spoken.thrown = cards;
                let shown: CardSet = cards.into_iter().flatten().collect();
                s.public.shown[seat.index()] = s.public.shown[seat.index()].union(shown);
                scribe.does(seat, law!("law-10"), || text!("piquet-throws-down", seat = seat, cards = shown));
            }
            _ => {}
        }
    }

    /// Elder calls a class or younger answers.
    fn call<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let (Phase::Call(class) | Phase::Answer(class)) = s.public.phase else { return };
        match m {
            Move::Good => {
                s.public.spoken.good[class as usize] = true;
                // What he remembered before elder did is given up with it.
                s.public.spoken.called[class as usize][seat.index()] = Called::default();
                scribe.says(seat, None, || text!("piquet-says-good", seat = seat));
            }
            Move::Declare(_) => {
                self.claim_truth(s, seat, class);
                let worth = s.public.spoken.called[class as usize][seat.index()].worth;
                scribe.says(seat, None, || text!("piquet-calls", seat = seat, what = figure_text(class, worth)));
            }
            Move::DeclareSet(rank, count) => {
                let kind = Kind { count, height: hand::height(rank) };
                s.public.spoken.called[Class::Sets as usize][seat.index()] = claim_of_kind(Some(kind));
                let worth = hand::kind_worth(kind);
                scribe.says(seat, None, || text!("piquet-calls", seat = seat, what = figure_text(class, worth)));
            }
            _ => scribe.says(seat, None, || text!("piquet-calls-nothing", seat = seat, class = class_text(class))),
        }
        let answered = matches!(s.public.phase, Phase::Answer(_));
        if answered {
            self.recount(s);
            self.tell_class(s, class, scribe);
        }
        s.public.phase = match (answered, class.next()) {
            (false, _) => Phase::Answer(class),
            (true, Some(next)) if !s.public.spoken.finished => Phase::Call(next),
            _ => {
                s.public.spoken.finished = true;
                return self.begin_play(s, scribe);
            }
        };
    }

    /// Says who counts a class as things stand.
    fn tell_class<S: Scribe>(&self, s: &State, class: Class, scribe: &mut S) {
        let mut declared = s.public.declared;
        let points = *declared.class(class);
        let called = s.public.spoken.called[class as usize];
        match [Seat(0), Seat(1)].into_iter().find(|seat| points[seat.index()] > 0) {
            Some(seat) => scribe.does(seat, class_law(class), || {
                text!("piquet-class-counts", seat = seat, class = class_text(class), number = points[seat.index()])
            }),
            None if called.iter().all(|c| c.claimed) => {
                scribe.tell_by(law!("equal"), || text!("piquet-equal", class = class_text(class)));
            }
            None => {}
        }
    }

    /// Claims what a seat truly has in a class.
    fn claim_truth(&self, s: &mut State, seat: Seat, class: Class) {
        let full = self.full_hand(s, seat);
        let kind = hand::kinds(full).first().copied().filter(|_| class == Class::Sets);
        let worth = hand::worth(full, class);
        s.public.spoken.called[class as usize][seat.index()] = Called { claimed: worth > 0, worth, kind, shown: false };
        s.public.figures[class as usize][seat.index()] = Some(worth).filter(|_| class != Class::Sets);
    }

    fn show<S: Scribe>(&self, s: &mut State, seat: Seat, class: Class, scribe: &mut S) {
        let full = self.full_hand(s, seat);
        if !s.public.spoken.called[class as usize][seat.index()].claimed {
            self.claim_truth(s, seat, class);
        }
        s.public.spoken.called[class as usize][seat.index()].shown = true;
        let proof = hand::proof(full, class);
        s.public.shown[seat.index()] = s.public.shown[seat.index()].union(proof);
        scribe.does(seat, law!("law-04"), || text!("piquet-shows", seat = seat, cards = proof));
        let mut before = s.public.declared;
        self.recount(s);
        if before.class(class) != s.public.declared.class(class) {
            self.tell_class(s, class, scribe);
        }
    }

    /// A first card is played: what its player has not shown is lost to him (law 4). Whoever has found the other out
    /// counts all he has and need show nothing (law 5).
    pub(super) fn before_first_card<S: Scribe>(&self, s: &mut State, seat: Seat, scribe: &mut S) {
        if s.public.spoken.punished.contains(&true) {
            return;
        }
        let elder = s.public.elder();
        let mut lost = false;
        for class in SHOWN {
            let unshown = self.has_to_show(s, seat, class);
            if !unshown {
                continue;
            }
            lost = true;
            scribe.does(seat, law!("law-04"), || text!("piquet-not-shown", seat = seat, class = class_text(class)));
            if seat == elder {
                s.public.spoken.forfeited[class as usize] = true;
            } else {
                // Too late for either: elder too counts only what he showed before he led.
                s.public.spoken.called[class as usize].iter_mut().filter(|c| !c.shown).for_each(|c| c.claimed = false);
            }
        }
        if lost {
            self.recount_by(s, law!("law-04"), scribe);
        }
    }

    /// The set of the other that a player may ask about now. Where players speak for themselves that is any set, once
    /// its caller can no longer mend it for nothing; where the table speaks, three of which the fourth may be laid away.
    pub(super) fn set_to_ask_about(&self, p: &Public, seat: Seat) -> Option<Kind> {
        let strict = self.options.is_manual();
        let begun = p.led.is_some() || !p.tricks.is_empty();
        p.unasked_set(seat).filter(|kind| if strict { begun } else { kind.count == 3 })
    }

    /// The other is asked about a set. A true one is proved by naming the missing card (law 17); a false one costs the
    /// deal (law 5), and he who erred never keeps the other from Pic or Repic.
    fn doubt<S: Scribe>(&self, s: &mut State, seat: Seat, rank: Rank, scribe: &mut S) {
        let other = seat.next(2);
        s.public.spoken.doubted[seat.index()] |= 1 << hand::height(rank);
        let full = self.full_hand(s, other);
        let held = full.of_rank(rank);
        let called = s.public.spoken.called[Class::Sets as usize][other.index()].kind;
        // A question that was held for the end of the Partie lets the play go on if the set was false.
        s.public.phase = Phase::Play;
        if !self.options.is_manual() || called.is_some_and(|kind| held.len() >= kind.count) {
            let played = s.public.played(other);
            s.public.shown[other.index()] = s.public.shown[other.index()].union(held.minus(played));
            scribe.does(other, law!("law-17"), || text!("piquet-proves-set", seat = other, cards = held));
        } else {
            s.public.spoken.punished[other.index()] = true;
            scribe.does(other, law!("law-05"), || text!("piquet-false-set", seat = other));
            self.recount_by(s, law!("law-05"), scribe);
        }
        self.after_card(s, scribe);
    }

    /// An unsaid Pic is lost once the deal is over.
    pub(super) fn forget_unsaid_pic<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let Some(seat) = p.tally.pic.filter(|_| p.tally.pic_waits) else { return };
        p.tally.lose_pic();
        scribe.does(seat, law!("pic-forgotten"), || text!("piquet-pic-forgotten", seat = seat));
    }

    /// What both count by what was called, answered and shown.
    fn declared_aloud(&self, s: &State) -> Declared {
        let p = &s.public;
        let mut declared = Declared { carte_blanche: p.declared.carte_blanche, ..Declared::default() };
        let (elder, younger) = (p.elder().index(), p.dealer.index());
        if p.spoken.punished.contains(&true) {
            for seat in [Seat(0), Seat(1)] {
                if p.spoken.punished[seat.index()] {
                    declared.carte_blanche[seat.index()] = 0;
                    continue;
                }
                for class in Class::ALL {
                    let points = hand::points(self.full_hand(s, seat), class, &self.options);
                    declared.class(class)[seat.index()] = points;
                }
            }
            return declared;
        }
        for class in Class::ALL {
            let called = p.spoken.called[class as usize];
            let winner = if p.spoken.forfeited[class as usize] {
                called[younger].shown.then_some(younger)
            } else {
                match (called[elder].claimed, called[younger].claimed) {
                    (false, false) => None,
                    (true, false) => Some(elder),
                    (false, true) => Some(younger),
                    (true, true) => match called[elder].worth.cmp(&called[younger].worth) {
                        std::cmp::Ordering::Greater => Some(elder),
                        std::cmp::Ordering::Less => Some(younger),
                        std::cmp::Ordering::Equal => None,
                    },
                }
            };
            if let Some(seat) = winner {
                declared.class(class)[seat] = self.called_points(s, Seat(seat as u8), class);
            }
        }
        declared
    }

    /// What a call counts: what is held, and the set that was called as it was called.
    fn called_points(&self, s: &State, seat: Seat, class: Class) -> u8 {
        let full = self.full_hand(s, seat);
        match s.public.spoken.called[class as usize][seat.index()].kind {
            Some(called) => {
                let others = hand::kinds(full).into_iter().filter(|kind| kind.height != called.height);
                called.points() + others.map(Kind::points).sum::<u8>()
            }
            None => hand::points(full, class, &self.options),
        }
    }

    /// Younger has played, or one of the two has given up: nothing that was said can be taken back any more, and whoever
    /// has reached the number, in the order of counting, is out.
    pub(super) fn words_are_final(&self, s: &mut State) {
        s.public.tally.goal = self.goal(&s.public);
        self.recount(s);
    }

    /// Counts the deal again and tells what each loses or gains by a law.
    fn recount_by<S: Scribe>(&self, s: &mut State, law: LawId, scribe: &mut S) {
        let before = s.public.tally.total;
        self.recount(s);
        for seat in [Seat(0), Seat(1)] {
            let i = seat.index();
            let points = i32::from(s.public.tally.total[i]) - i32::from(before[i]);
            if points != 0 {
                scribe.scores(seat, points, law);
            }
        }
    }

    /// Counts the deal again after something said has changed it.
    fn recount(&self, s: &mut State) {
        let declared = self.declared_aloud(s);
        let p = &mut s.public;
        p.declared = declared;
        let plays = p.tricks.iter().map(|t| (Some(t.leader), t.led, Some(t.reply)));
        let empty = Tally { pic_waits: p.tally.pic_waits, ..Tally::new(p.tally.elder, p.tally.goal) };
        let (mut tally, _) = empty.recount(&declared, plays, p.spoken.punished, &self.options);
        if let Some(led) = p.led {
            tally.lead(p.leader, led, &self.options, &mut ());
        }
        p.tally = tally;
    }
}

pub(super) fn claim_of_kind(kind: Option<Kind>) -> Called {
    Called { claimed: kind.is_some(), worth: kind.map_or(0, hand::kind_worth), kind, shown: false }
}
