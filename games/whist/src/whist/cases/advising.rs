//! Cases about advice.

use super::{dealt, lay, malformed, one_of_four, play as act, side, sitting, standing};
use crate::whist::advice::holding::heights;
use crate::whist::advice::{self, Aim, Question};
use crate::whist::moves::{Move, Named};
use crate::whist::rules::Rules;
use crate::whist::score::Grade;
use crate::whist::state::Phase;
use serde::Deserialize;
use serde_json::json;
use spadille_core::case::{Limit, seated};
use spadille_core::{Answer, Card, CardSet, Case, Seat, Suit, Unsupported, Viewer};

pub fn play(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Asked {
        rule: String,
        dealer: Seat,
        trump: Suit,
        hands: Vec<CardSet>,
        tricks: Vec<Vec<Card>>,
        #[serde(default)]
        trick: Vec<Card>,
        seat: Seat,
        hand: CardSet,
        among: String,
        aim: Aim,
        turnup: Card,
        score: [u8; 2],
        games: [u8; 2],
        #[serde(default)]
        calls: Vec<(Seat, String)>,
    }
    let q: Asked = case.question()?;
    let seat = seated(q.seat, 4)?;
    let won = q.games.map(|games| vec![Grade::Simple; games.min(1).into()]);
    let mut s = sitting(rules, q.dealer, q.score, &won)?;
    dealt(rules, &mut s, &q.hands, q.turnup)?;
    for (seat, call) in &q.calls {
        let word = match call.as_str() {
            "leave_to_partner" => Move::Leave,
            suit => Move::Trump(Named(suit.parse().map_err(|_| Unsupported(format!("no such call: {suit}")))?)),
        };
        act(rules, &mut s, seated(*seat, 4)?, word)?;
    }
    while s.public.deal.phase == Phase::Call {
        let Some(asked) = s.public.deal.unheard.first() else { return malformed("nobody is asked") };
        act(rules, &mut s, asked, Move::NoCall)?;
    }
    if s.public.deal.trump != Some(one_of_four(q.trump)?) {
        return malformed("trumps are another suit");
    }
    lay(rules, &mut s, q.tricks.iter().flatten().chain(&q.trick).copied())?;
    if s.public.deal.phase != Phase::Play || s.public.deal.turn != seat || s.hands[seat] != q.hand {
        return malformed("it is not his turn with these cards");
    }
    let among = match q.among.as_str() {
        "all" => None,
        suit => Some(suit.parse::<Suit>().map_err(|_| Unsupported(format!("no such suit: {suit}")))?),
    };
    let question = Question { rule: Some(&q.rule), among, aim: q.aim };
    let v = rules.view(&s, Viewer::Seat(seat));
    let Some(said) = advice::consulted(rules, &v, seat, question) else { return malformed("nothing can be played") };
    Ok(Answer::new(json!({"play": [said.choice]}))?.limited(&[("play", Limit::Within)]))
}

pub fn risk(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Asked {
        side: usize,
        score: [u8; 2],
        tricks: [u8; 2],
        certain: u8,
    }
    let q: Asked = case.question()?;
    let (side, score) = (side(q.side)?, standing(q.score)?);
    if q.tricks[side] > 13 || q.certain > 13 {
        return malformed("a deal has thirteen tricks");
    }
    Answer::new(json!({"risk": advice::judge::risk(score[side], q.tricks[side], q.certain)}))
}

pub fn judge(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Asked {
        question: String,
        trump: Suit,
        holdings: Vec<CardSet>,
        led: Vec<Card>,
    }
    let q: Asked = case.question()?;
    let trump = one_of_four(q.trump)?;
    let each = |judge: &dyn Fn(CardSet) -> &'static str| q.holdings.iter().map(|held| judge(*held)).collect::<Vec<_>>();
    let answers = match q.question.as_str() {
        "tempo" => each(&|held| {
            if advice::judge::make_tricks_early(heights(held, trump)) { "early" } else { "hold" }
        }),
        "strong-at-four" => each(&|held| {
            if advice::judge::strong_at_four(heights(held, trump)) { "strong" } else { "weak" }
        }),
        "invite" => {
            if q.led.len() != q.holdings.len() {
                return malformed("a card is led from each holding");
            }
            let invites = |(held, led): (&CardSet, &Card)| advice::judge::is_invite(*held, *led);
            q.holdings.iter().zip(&q.led).map(|one| if invites(one) { "invite" } else { "no" }).collect()
        }
        "force" => {
            let forced = advice::judge::forces(&q.holdings);
            forced.into_iter().map(|force| if force { "force" } else { "spare" }).collect()
        }
        other => return malformed(format!("no such question: {other}")),
    };
    Answer::new(json!({"answers": answers}))
}
