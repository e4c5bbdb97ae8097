//! Why moves are refused, and by which law.

use super::moves::Move;
use super::rules::Piquet;
use super::state::{Phase, State};
use spadille_core::{LawId, Refusal, Seat, law, text};

impl Piquet {
    /// Why a move is refused, in the order a player would be told.
    pub(super) fn why_not(&self, s: &State, seat: Seat, m: Move) -> Refusal {
        let p = &s.public;
        let hand = s.hands[seat.index()];
        match (m, p.phase) {
            (Move::Play(card), Phase::Play) if !hand.contains(card) => Refusal::plain(text!("house-not-held")),
            (Move::Play(card), Phase::Play) => match p.led {
                Some(led) if card.suit() != led.suit() => {
                    Refusal::by(law!("follow-suit"), text!("piquet-must-follow", suit = led.suit()))
                }
                None if p.demanded.is_some() => {
                    Refusal::by(law!("named-suit-missing"), text!("piquet-must-lead-demanded"))
                }
                None if p.named.is_some() => Refusal::by(law!("named-suit"), text!("piquet-must-lead-named")),
                _ => Refusal::by(law!("law-10"), text!("piquet-must-lead-thrown")),
            },
            (Move::Discard(cards), _) if !hand.includes(cards) => Refusal::plain(text!("house-not-held")),
            (Move::Discard(_), Phase::ElderExchange) => {
                self.wrong_number(law!("exchange-elder"), self.options.elder_exchange())
            }
            (Move::Discard(_), Phase::BlankExchange) => {
                let n = p.announced.unwrap_or(5);
                self.wrong_number(law!("carte-blanche-elder"), n..=n)
            }
            (Move::Discard(_), Phase::YoungerExchange) => {
                let range = self.options.younger_exchange(p.taken[p.elder().index()]);
                self.wrong_number(law!("exchange-younger"), range)
            }
            (Move::Discard(_), _) => Refusal::by(law!("law-11"), text!("piquet-no-second-exchange")),
            (Move::Blank(_) | Move::ShowBlank, Phase::ElderExchange | Phase::YoungerExchange) => {
                Refusal::by(law!("carte-blanche"), text!("piquet-not-blank"))
            }
            (Move::Blank(_) | Move::ShowBlank, _) => Refusal::by(law!("law-16"), text!("piquet-blank-too-late")),
            _ => Refusal::not_now(),
        }
    }

    fn wrong_number(&self, law: LawId, range: std::ops::RangeInclusive<u8>) -> Refusal {
        Refusal::by(law, text!("piquet-wrong-number", least = *range.start(), most = *range.end()))
    }
}
