//! Rallies of a real court as people tell them, for rulings: `serve lower, roof, floor upper 4.2, stroke upper, net`.
//!
//! ```text
//! event = "serve lower" | "stroke" end ["second"] | "decline upper" | "roof" | "net" | "corde" | "out" | "wall" wall
//!       | "floor" end metres ["main" | "gallery"] | "opening" end hole
//! ```
//!
//! Ends are `lower` and `upper`, metres are counted from the end wall of that half, walls are `main gallery lower_end upper_end`.
//! Where two stand at an end, `second` is the second of them. Nothing is ruled that cannot have gone so: a rally begins with one service
//! from below, the two ends strike in turn, and it is over when the ball is dead.

use crate::laws::place::HALF;
use crate::laws::{Before, Bounce, End, Event, Rally};
use crate::marker::Ended;
use crate::options::Burden;
use crate::rules::Ballspiel;
use crate::sides::players;
use crate::state::{Phase, State};
use serde::Deserialize;
use serde::de::value::{BorrowedStrDeserializer, Error};
use spadille_core::{Game as _, Ledger, Scribe, Text, text};

/// A word of the laws as they spell it themselves.
fn word<'w, T: Deserialize<'w>>(word: &'w str) -> Option<T> {
    T::deserialize(BorrowedStrDeserializer::<Error>::new(word)).ok()
}

/// A distance in thousandths of a millimetre.
fn distance(metres: &str) -> Option<u32> {
    let metres: f64 = metres.parse().ok()?;
    (0.0..=HALF).contains(&(metres * 1e6)).then_some((metres * 1e6).round() as u32)
}

fn event(text: &str) -> Option<Event> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let floor = |half: &str, far: &str, lateral| {
        Some(Event::Floor(Bounce { half: word(half)?, from_wall: distance(far)?, lateral }))
    };
    Some(match *words.as_slice() {
        ["serve", end] => Event::Serve(word(end)?),
        ["stroke", end] | ["stroke", end, "second"] => Event::Stroke(word(end)?),
        ["decline", end] => Event::Decline(word(end)?),
        ["roof"] => Event::Roof,
        ["net"] => Event::Net,
        ["corde"] => Event::Corde,
        ["out"] => Event::Out,
        ["wall", wall] => Event::Wall(word(wall)?),
        ["floor", half, far] => floor(half, far, None)?,
        ["floor", half, far, lateral] => floor(half, far, Some(word(lateral)?))?,
        ["opening", half, hole] => Event::Opening(word::<End>(half)?, word(hole)?),
        _ => return None,
    })
}

/// Why something cannot have happened, or tells too little.
enum Wrong {
    /// It is no service where one belongs, or a second one.
    Service,
    /// It is the other end that strikes.
    Turn,
    /// There is no such opening at that end.
    Hole,
    /// In which half of the width the ball fell.
    Lateral,
}

impl Wrong {
    fn text(self, number: u32, event: &str) -> Text {
        let event = event.to_owned();
        match self {
            Wrong::Service => text!("court-fact-service", number = number, event = event),
            Wrong::Turn => text!("court-fact-turn", number = number, event = event),
            Wrong::Hole => text!("court-fact-hole", number = number, event = event),
            Wrong::Lateral => text!("court-fact-lateral", number = number, event = event),
        }
    }
}

/// What is wrong with something that is told next of a rally.
fn wrong(before: &Before, rally: &Rally, begun: bool, event: Event) -> Option<Wrong> {
    let half_court = || before.bound(Burden::HalfCourt, rally.striker).is_some();
    match event {
        Event::Serve(End::Lower) if !begun => None,
        Event::Serve(_) => Some(Wrong::Service),
        _ if !begun => Some(Wrong::Service),
        Event::Stroke(by) if by == rally.striker => Some(Wrong::Turn),
        Event::Decline(by) if by == rally.striker || !rally.serving => Some(Wrong::Turn),
        Event::Opening(half, hole) if !hole.is_at(half) => Some(Wrong::Hole),
        // The second bounce decides, and in which half of the width it was.
        Event::Floor(bounce) if bounce.lateral.is_none() && !rally.serving && rally.bounces == 1 && half_court() => {
            Some(Wrong::Lateral)
        }
        _ => None,
    }
}

impl Ballspiel {
    /// Rules rallies of a real court one after the other; the first side stands below at first.
    ///
    /// # Errors
    /// When a rally cannot be read, cannot have gone so, does not end, or follows the end of the match.
    pub(crate) fn rule<S: Scribe>(&self, rallies: &[String], scribe: &mut S) -> Result<Ledger, Text> {
        let mut s: State = self.open();
        self.next_rally(&mut s);
        for (n, line) in (1u32..).zip(rallies) {
            if s.phase == Phase::Over {
                return Err(text!("court-fact-match", number = n));
            }
            let ended = self.heard(&s, n, line)?;
            self.judge(&mut s, ended, scribe);
        }
        Ok(s.ledger)
    }

    /// How a rally ended, if it can have gone as it was told.
    fn heard(&self, s: &State, number: u32, line: &str) -> Result<Ended, Text> {
        let (before, mut rally) = (self.before(s), Rally::BEGUN);
        let (mut ended, mut by) = (None, self.server(s));
        for (nth, told) in line.split(',').map(str::trim).enumerate() {
            let unread = || text!("court-fact-rally", number = number, why = told.to_owned());
            let event = event(told).ok_or_else(unread)?;
            if ended.is_some() {
                return Err(text!("court-fact-dead", number = number, event = told.to_owned()));
            }
            if let Some(wrong) = wrong(&before, &rally, nth > 0, event) {
                return Err(wrong.text(number, told));
            }
            if let Event::Stroke(end) = event {
                let (first, second) = players(s.side_at(end), self.seats());
                by = if told.ends_with("second") { second.ok_or_else(unread)? } else { first };
            }
            let verdict = rally.feed(&self.terms, &before, event);
            ended = verdict.map(|verdict| Ended { verdict, last: Some(event), by });
        }
        ended.ok_or_else(|| text!("court-fact-endless", number = number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::BallspielOptions;
    use serde_json::json;
    use spadille_core::{Log, Options as _, Seat, What};

    /// A table by 1782 with some options.
    fn game(options: serde_json::Value) -> Ballspiel {
        let options = options.as_object().cloned().unwrap_or_default();
        Ballspiel::new(BallspielOptions::from_overrides(None, &options).unwrap()).unwrap()
    }

    /// The laws by which rallies are ruled, and the accounts.
    fn ruled(options: serde_json::Value, rallies: &[&str]) -> Result<(Vec<&'static str>, Ledger), String> {
        let mut log = Log::default();
        let told: Vec<String> = rallies.iter().map(|rally| (*rally).to_owned()).collect();
        let ledger = game(options).rule(&told, &mut log).map_err(|why| why.id.into_owned())?;
        Ok((log.events.iter().filter_map(|event| event.law).map(|law| law.0).collect(), ledger))
    }

    #[test]
    fn rallies_are_ruled_with_their_laws() {
        let game = game(json!({}));
        let mut log = Log::default();
        let told = ["serve lower, roof, floor upper 4.2, stroke upper, net", "serve lower, net", "serve lower, out"];
        game.rule(&told.map(str::to_owned), &mut log).unwrap();
        let laws: Vec<_> = log.events.iter().filter_map(|event| event.law).map(|law| law.0).collect();
        assert!(laws.contains(&"over-the-corde") && laws.contains(&"two-faults"), "{laws:?}");
        let strokes = log.events.iter().filter(|event| matches!(event.what, What::Scored(_))).count();
        assert_eq!(strokes, 2);
    }

    #[test]
    fn what_cannot_be_read_or_does_not_end_is_refused() {
        let game = game(json!({}));
        for wrong in ["", "serve", "serve lower", "serve middle, net", "serve lower, floor upper 99, net", "wall, net"]
        {
            assert!(game.rule(&[wrong.to_owned()], &mut ()).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_cannot_have_gone_so_is_refused_with_its_reason() {
        let half = json!({"burden": "half_court", "receiver": "first"});
        for (options, rally, why) in [
            (json!({}), "serve upper, net", "court-fact-service"),
            (json!({}), "roof, floor upper 4", "court-fact-service"),
            (json!({}), "serve lower, serve lower, net", "court-fact-service"),
            (json!({}), "serve lower, roof, stroke lower, net", "court-fact-turn"),
            (json!({}), "serve lower, roof, stroke upper, stroke upper, net", "court-fact-turn"),
            (json!({"take_all": false}), "serve lower, roof, decline lower", "court-fact-turn"),
            (json!({"take_all": false}), "serve lower, roof, stroke upper, decline lower", "court-fact-turn"),
            (json!({}), "serve lower, net, floor upper 4", "court-fact-dead"),
            (json!({}), "serve lower, roof, opening upper trou", "court-fact-hole"),
            (json!({}), "serve lower, roof, floor upper 4", "court-fact-endless"),
            (json!({}), "serve lower, roof, floor upper 13", "court-fact-rally"),
            (json!({}), "serve lower, roof, stroke upper second, net", "court-fact-rally"),
            (half, "serve lower, roof, stroke upper, floor lower 4, floor lower 3", "court-fact-lateral"),
        ] {
            assert_eq!(ruled(options, &[rally]).err().as_deref(), Some(why), "{rally}");
        }
        let all = ["serve lower, roof, opening upper grille"; 9];
        assert_eq!(ruled(json!({"games_to_win": 1}), &all).err().as_deref(), Some("court-fact-match"));
    }

    #[test]
    fn half_court_is_ruled_by_the_half_that_is_told() {
        let half = || json!({"burden": "half_court", "burden_side": "main", "receiver": "first"});
        let rally = |side| format!("serve lower, roof, stroke upper, floor lower 4, floor lower 3 {side}");
        assert!(ruled(half(), &[&rally("main")]).unwrap().0.contains(&"chase-made"));
        assert!(!ruled(half(), &[&rally("gallery")]).unwrap().0.contains(&"chase-made"));
    }

    #[test]
    fn balls_that_are_lost_at_pelotiren_are_charged() {
        let grille = "serve lower, roof, opening upper grille";
        let out = "serve lower, roof, stroke upper second, out";
        let high = "serve lower, roof, stroke upper, stroke lower, out";
        let pelote = json!({"format": "pelote"});
        let (laws, ledger) = ruled(pelote.clone(), &[grille, out, high, grille]).unwrap();
        assert!(laws.contains(&"pelote-first-four") && !laws.contains(&"pelote-one-bounce"), "{laws:?}");
        // A quarter of four counters each: the grille is the first player's above, the second struck one up, and the first below.
        assert_eq!(Seat::all(4).map(|seat| ledger.balance(seat)).collect::<Vec<_>>(), [-4, -8, 0, -4]);
        let twice = "serve lower, roof, floor upper 3, floor upper 2";
        assert!(ruled(pelote, &[twice]).unwrap().0.contains(&"pelote-one-bounce"));
    }

    #[test]
    fn a_chase_in_an_opening_and_a_ball_behind_the_line_have_their_own_laws() {
        let dernier = "serve lower, roof, stroke upper, opening lower dernier";
        let (laws, _) = ruled(json!({}), &[dernier]).unwrap();
        assert!(laws.contains(&"chase-in-opening"), "{laws:?}");
        // Two chases vers le jeu: the ends are changed, and the service wins the first.
        let above = "serve lower, roof, stroke upper, stroke lower, floor upper 7, floor upper 6";
        let (laws, _) = ruled(json!({}), &[above, above, "serve lower, roof, floor upper 5, floor upper 4"]).unwrap();
        assert!(laws.contains(&"passing") && laws.contains(&"chase-beyond-line"), "{laws:?}");
    }

    /// Who is given the stroke of each rally, by his seat.
    fn strokes(options: serde_json::Value, rallies: &[&str]) -> Vec<Option<Seat>> {
        let mut log = Log::default();
        let told: Vec<String> = rallies.iter().map(|rally| (*rally).to_owned()).collect();
        game(options).rule(&told, &mut log).unwrap();
        log.events.iter().filter(|event| matches!(event.what, What::Scored(_))).map(|event| event.by).collect()
    }

    #[test]
    fn the_bounce_that_was_agreed_on_decides_a_service() {
        let late = "serve lower, roof, floor upper 6.5, floor upper 4";
        let early = "serve lower, roof, floor upper 5, floor upper 6";
        for (bounce, good, fault) in [("second", late, early), ("first", early, "serve lower, roof, floor upper 6.5")] {
            let options = json!({"service_bounce": bounce});
            assert_eq!(strokes(options.clone(), &[good]), [Some(Seat(0))], "{bounce}");
            let (laws, _) = ruled(options.clone(), &[fault]).unwrap();
            assert!(laws.contains(&"service-over-line"), "{bounce}: {laws:?}");
            assert!(strokes(options, &[fault]).is_empty(), "{bounce}");
        }
    }

    #[test]
    fn a_ball_on_the_chase_itself_goes_to_whoever_was_agreed_on() {
        let above = "serve lower, roof, stroke upper, stroke lower, floor upper 7, floor upper 6";
        // After two chases the ends are changed: now the first side stands above, and the second attacks no chase of the first.
        for (equal, to) in [("off", None), ("attacker", Some(Seat(1))), ("defender", Some(Seat(0)))] {
            let options = json!({"equal_chase": equal});
            assert_eq!(strokes(options.clone(), &[above; 3]), to.map(Some).into_iter().collect::<Vec<_>>(), "{equal}");
            let (laws, _) = ruled(options, &[above; 3]).unwrap();
            assert_eq!(laws.contains(&"chase-off"), to.is_none(), "{equal}: {laws:?}");
        }
    }

    #[test]
    fn a_service_that_comes_back_is_a_fault_and_no_chase() {
        let back = "serve lower, roof, floor upper 5, floor lower 3";
        let (laws, _) = ruled(json!({}), &[back]).unwrap();
        assert!(laws.contains(&"service-over-line") && !laws.contains(&"chase-made"), "{laws:?}");
        let (laws, _) = ruled(json!({}), &[back, back]).unwrap();
        assert!(laws.contains(&"two-faults"), "{laws:?}");
        // Where the first bounce decides it was good, and nobody has returned it.
        let (laws, _) = ruled(json!({"service_bounce": "first"}), &[back]).unwrap();
        assert!(laws.contains(&"service-unreturned"), "{laws:?}");
        let gallery = "serve lower, roof, floor upper 5, opening lower premier";
        assert!(ruled(json!({}), &[gallery]).unwrap().0.contains(&"service-over-line"));
    }
}
