//! What mistakes cost.

use super::{items, malformed, net, table};
use crate::tarock::customs::WrongScat;
use crate::tarock::honours::Item;
use crate::tarock::moves::class;
use crate::tarock::rules::Rules;
use crate::tarock::state::SEATS;
use crate::tarock::terms::Form;
use serde_json::json;
use spadille_core::{Answer, Case, LawId, PerSeat, Seat, Unsupported};

pub fn penalty(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let mut p = table(rules, case)?;
    let event: String = case.field("event")?;
    let before = p.ledger;
    let law = LawId("misdeal-five");
    let offender = match case.field::<Option<Seat>>("offender")? {
        Some(seat) if p.deal.ring.contains(seat) || event == "misdeal" => seat,
        Some(_) => return malformed("he does not play"),
        None => p.dealer,
    };
    let tarocks: Option<Vec<u8>> = case.field("tarocs")?;
    let announced = items(rules, case)?;
    let customs = &rules.terms.customs;
    let fined = customs.fine > 0;
    let (mut void, mut again, mut pagat_to, mut counted) = (false, false, None, None);
    match event.as_str() {
        "misdeal" => {
            again = rules.misdeal(&mut p, &mut ());
            void = true;
        }
        "few_tarocs" | "no_tarok" => {
            let least = match rules.terms.form {
                Form::Zapp => 1,
                _ if rules.terms.few_void => 3,
                _ => 0,
            };
            let tarocks = tarocks.unwrap_or_default();
            let poor = |seat: Seat| tarocks.get(seat.index()).is_some_and(|count| *count < least);
            void = p.deal.ring.iter().any(poor);
            again = void && customs.deals_again;
        }
        "scat_count" if customs.wrong_scat == WrongScat::VoidsDeal => {
            rules.fine(&mut p, offender, customs.fine, law, &mut ());
            announced.iter().for_each(|item| rules.refund(&mut p, item, law, &mut ()));
            (void, again) = (true, customs.deals_again);
        }
        "scat_count" => {
            if case.field::<Option<String>>("noticed")?.as_deref() == Some("later") {
                counted = Some(uncounted(rules, case, &mut p, offender)?);
                let own = announced.iter().filter(|item| item.seat == offender);
                own.for_each(|item| rules.refund(&mut p, item, law, &mut ()));
            }
        }
        "cavalry_in_scat" => {
            let cavalry = |item: &&Item| item.seat == offender && item.honour.class() == class::CAVALRY;
            let own = announced.iter().filter(cavalry);
            own.for_each(|item| rules.refund(&mut p, item, law, &mut ()));
        }
        "revoke" | "overannounced" if fined => rules.fine(&mut p, offender, customs.fine, law, &mut ()),
        "revoke_pagat" if fined => {
            rules.fine(&mut p, offender, 2 * customs.fine, law, &mut ());
            pagat_to = case.field::<Option<Seat>>("owner")?;
        }
        _ => return malformed(format!("no such event: {event}")),
    }
    let next = if again { p.dealer } else { rules.seating(0).after(p.dealer, 1) };
    let mut answer = json!({
        "net": net(rules, &p.ledger, &before),
        "deal": if void { "void" } else { "stands" },
        "next_dealer": next,
    });
    match rules.terms.form {
        Form::Zapp => {}
        _ if fined => answer["pagat_to"] = json!(pagat_to),
        _ => answer["points"] = json!(counted),
    }
    Answer::new(answer)
}

/// The points of a dealer who may count nothing go to the others, and are settled.
fn uncounted(
    rules: &Rules,
    case: &Case,
    p: &mut crate::tarock::state::Public,
    dealer: Seat,
) -> Result<Vec<i32>, Unsupported> {
    let given: Vec<i32> = case.field("points")?;
    let fits = given.len() == 3 && given.iter().all(|points| (-1000..=1000).contains(points));
    if !fits || rules.terms.form != Form::Three {
        return malformed("the points of three players");
    }
    let mut points: PerSeat<i32, SEATS> = PerSeat::from_fn(|seat| given.get(seat.index()).copied().unwrap_or(0));
    let ring = p.deal.ring;
    let from_right = (1..=3).map(|steps| ring.after(dealer, steps));
    rules.uncounted(from_right, &mut points, dealer);
    let above = PerSeat::from_fn(|seat| if seat.0 < 3 { i64::from(points[seat]) - 26 } else { 0 });
    rules.even_out(p, above, LawId("par-twenty-six"), &mut ());
    Ok(points.values().copied().take(3).collect())
}
