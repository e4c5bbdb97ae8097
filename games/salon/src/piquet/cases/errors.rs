//! Cases about a mistake in declaring, at a table where players speak for themselves.

use super::{Pair, Person, Plays, declared, no, options, unled};
use crate::piquet::hand::{self, Class, Kind, height};
use crate::piquet::tally::Tally;
use serde::{Deserialize, Serialize};
use serde_json::json;
use spadille_core::{Answer, CardSet, Case, Rank, Seat, Unsupported};

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

impl Mistake {
    /// The last moment at which it is mended for nothing.
    fn mended_until(self, by_elder: bool) -> When {
        match self {
            Mistake::NotDeclared | Mistake::NotShown => When::BeforeLead,
            // Until he has played a card himself.
            Mistake::FalseClaim | Mistake::Misnamed if by_elder => When::BeforeLead,
            Mistake::FalseClaim | Mistake::Misnamed | Mistake::SaidGood => When::AfterLead,
            Mistake::PicNotSaid => When::End,
        }
    }
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

pub(super) fn declaration_error(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        dealer: Person,
        hands: Pair<CardSet>,
        error: Mistake,
        class: Option<Class>,
        by: Person,
        claim: Option<(Rank, u8)>,
        when: When,
        plays: Plays,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let (elder, by, other) = (q.dealer.other(), q.by.0.index(), q.by.other().index());
    let class = q.class.unwrap_or(Class::Sets);
    let is_held = |(rank, count)| hand::kinds(q.hands[by]).contains(&Kind { count, height: height(rank) });
    if q.error == Mistake::FalseClaim && q.claim.is_some_and(is_held) {
        return Err(no("the claim is true"));
    }
    let mut scores = declared(q.hands, [None; 2], &o);
    let all_of = |seat: usize, class: Class| hand::points(q.hands[seat], class, &o);
    let mended = q.when <= q.error.mended_until(q.by.0 == elder);
    let mut punished = None;
    let ruling = match q.error {
        _ if mended => Ruling::Corrected,
        Mistake::NotDeclared => {
            // Void for the one who forgot; the other's own, if any, was called good.
            scores.class(class)[by] = 0;
            scores.class(class)[other] = all_of(other, class);
            Ruling::Lost
        }
        Mistake::NotShown => {
            let in_time = q.when == When::AfterLead;
            scores.class(class)[by] = 0;
            scores.class(class)[other] = if in_time { all_of(other, class) } else { 0 };
            Ruling::Lost
        }
        Mistake::FalseClaim | Mistake::Misnamed => {
            punished = Some(q.by.0);
            for class in Class::ALL {
                scores.class(class)[by] = 0;
                scores.class(class)[other] = all_of(other, class);
            }
            Ruling::CountsNothing
        }
        Mistake::SaidGood => {
            scores.class(class)[by] = 0;
            scores.class(class)[other] = all_of(other, class);
            Ruling::Stands
        }
        Mistake::PicNotSaid => Ruling::Lost,
    };
    let guilty = [0, 1].map(|i| punished == Some(Seat(i)));
    let (mut tally, _) = Tally::new(elder, [0; 2]).recount(&scores, unled(&q.plays), guilty, &o);
    if q.error == Mistake::PicNotSaid && !mended {
        tally.lose_pic();
    }
    Answer::new(json!({
        "ruling": ruling,
        "scores": scores,
        "counts_nothing": punished,
        "repic": tally.repic,
        "pic": tally.pic,
        "total": tally.total,
    }))
}
