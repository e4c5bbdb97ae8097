//! Cases about a mistake in declaring, at a table where players speak for themselves.

use super::{Deal, no};
use crate::piquet::hand::{self, Class, Figure, height};
use crate::piquet::options::PiquetOptions;
use crate::piquet::state::Pair;
use crate::piquet::tally::Tally;
use serde::{Deserialize, Serialize};
use serde_json::json;
use spadille_core::case::seated;
use spadille_core::{Answer, Case, Rank, Seat, Unsupported};

/// What went wrong.
#[derive(Copy, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Mistake {
    /// A class was forgotten (law 3).
    NotDeclared,
    /// Elder led without showing a class (law 4).
    NotShown,
    /// A set was called that is not held (law 5).
    FalseClaim,
    /// A set was called by a wrong name (law 8).
    Misnamed,
    /// Younger called good what was not (laws 14, 15).
    SaidGood,
    /// Elder did not say his Pic.
    PicNotSaid,
}

/// When a mistake was noticed, in order of time.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum When {
    BeforeLead,
    AfterLead,
    AfterReply,
    Middle,
    End,
    MixedAndCut,
    NextDealBegun,
}

#[derive(Copy, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Ruling {
    Corrected,
    Lost,
    Stands,
    CountsNothing,
}

impl Mistake {
    /// The last moment at which it is mended for nothing, and what is ruled after it.
    fn law(self, by_elder: bool) -> (When, Ruling) {
        match self {
            Mistake::NotDeclared | Mistake::NotShown => (When::BeforeLead, Ruling::Lost),
            // Until he has played a card himself.
            Mistake::FalseClaim | Mistake::Misnamed if by_elder => (When::BeforeLead, Ruling::CountsNothing),
            Mistake::FalseClaim | Mistake::Misnamed => (When::AfterLead, Ruling::CountsNothing),
            Mistake::SaidGood => (When::AfterLead, Ruling::Stands),
            Mistake::PicNotSaid => (When::End, Ruling::Lost),
        }
    }

    /// The classes that are void for the one who erred.
    fn void(self, class: Class) -> Vec<Class> {
        match self {
            Mistake::NotDeclared | Mistake::NotShown | Mistake::SaidGood => vec![class],
            Mistake::FalseClaim | Mistake::Misnamed => Class::ALL.to_vec(),
            Mistake::PicNotSaid => vec![],
        }
    }
}

pub(super) fn declaration_error(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        deal: Deal,
        error: Mistake,
        class: Option<Class>,
        by: Seat,
        claim: Option<(Rank, u8)>,
        when: When,
    }
    let q: Q = case.question()?;
    let (elder, by) = (q.deal.elder()?, seated(q.by, 2)?);
    let (other, hands) = (by.next(2), q.deal.hands);
    let is_held = |(rank, size)| {
        let set = Figure { size, height: height(rank) };
        hand::found(hands[by], Class::Sets).iter().any(|held| held.figure == set)
    };
    if q.error == Mistake::FalseClaim && q.claim.is_some_and(is_held) {
        return Err(no("the claim is true"));
    }
    let (until, ruling) = q.error.law(by == elder);
    let mended = q.when <= until;
    let void = if mended { vec![] } else { q.error.void(q.class.unwrap_or(Class::Sets)) };
    let ruling = if mended { Ruling::Corrected } else { ruling };
    // What was not shown is the other's only if he shows his own in time.
    let too_late = q.error == Mistake::NotShown && q.when != When::AfterLead;
    let mut scores = q.deal.declared(o);
    for class in void {
        scores.of[class][by] = 0;
        scores.of[class][other] = if too_late { 0 } else { hand::points(hands[other], class, o) };
    }
    let guilty = ruling == Ruling::CountsNothing;
    let punished = Pair::from_fn(|seat| guilty && seat == by);
    let mut tally = Tally::new(elder, Pair::default()).recount(&scores, &q.deal.tricks()?, punished, o);
    if q.error == Mistake::PicNotSaid && !mended {
        tally.lose_pic();
    }
    Answer::new(json!({
        "ruling": ruling,
        "scores": scores,
        "counts_nothing": guilty.then_some(by),
        "repic": tally.repic,
        "pic": tally.pic_by(),
        "total": tally.total,
    }))
}
