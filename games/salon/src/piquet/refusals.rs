//! Why moves are refused, and by which law.

use super::moves::Move;
use super::rules::Piquet;
use super::state::{Phase, State};
use spadille_core::{Refusal, Seat, law, text};

impl Piquet {
    /// Why a move is refused, in the order a player would be told.
    pub(super) fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let (p, deal, hand) = (&s.public, &s.public.deal, s.hands[seat]);
        match (m, p.phase) {
            (Move::Play(card), Phase::Play) if !hand.contains(card) => Refusal::plain(text!("house-not-held")),
            (Move::Play(card), Phase::Play) => match deal.led() {
                Some(led) if card.suit() != led.suit() => {
                    Refusal::by(law!("follow-suit"), text!("piquet-must-follow", suit = led.suit()))
                }
                None if deal.demanded.is_some() => {
                    Refusal::by(law!("named-suit-missing"), text!("piquet-must-lead-demanded"))
                }
                None if deal.named.is_some() => Refusal::by(law!("named-suit"), text!("piquet-must-lead-named")),
                _ => Refusal::by(law!("law-10"), text!("piquet-must-lead-thrown")),
            },
            (Move::Discard(cards), _) if !hand.includes(cards) => Refusal::plain(text!("house-not-held")),
            (Move::Discard(_), phase) => {
                let Some(number) = self.may_lay_away(p) else {
                    return Refusal::by(law!("law-11"), text!("piquet-no-second-exchange"));
                };
                let law = match phase {
                    Phase::ElderExchange => law!("exchange-elder"),
                    Phase::BlankExchange => law!("carte-blanche-elder"),
                    _ => law!("exchange-younger"),
                };
                Refusal::by(law, text!("piquet-wrong-number", least = *number.start(), most = *number.end()))
            }
            (Move::Blank(_) | Move::ShowBlank, Phase::ElderExchange | Phase::YoungerExchange) => {
                Refusal::by(law!("carte-blanche"), text!("piquet-not-blank"))
            }
            (Move::Blank(_) | Move::ShowBlank, _) => Refusal::by(law!("law-16"), text!("piquet-blank-too-late")),
            _ => Refusal::not_now(),
        }
    }
}
