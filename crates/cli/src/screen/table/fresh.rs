//! Cards that were just drawn, marked until the next act.

use super::TableScreen;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// The hand as it was seen last, and what has come into it since.
#[derive(Default, Debug)]
pub(super) struct Fresh {
    /// The deal and the seat it belongs to.
    of: Option<(u32, u8)>,
    hand: Vec<String>,
    drawn: Vec<String>,
}

impl Fresh {
    /// Looks at the hand again. Whoever gets a new hand has drawn nothing.
    pub fn look(&mut self, of: Option<(u32, u8)>, hand: &[String]) {
        let kept = hand.iter().any(|card| self.hand.contains(card));
        if self.of != of || !kept {
            self.drawn.clear();
        } else if self.hand != hand {
            self.drawn = hand.iter().filter(|card| !self.hand.contains(card)).cloned().collect();
        }
        (self.of, self.hand) = (of, hand.to_vec());
    }

    fn is_drawn(&self, card: &str) -> bool {
        !card.is_empty() && self.drawn.iter().any(|drawn| drawn == card)
    }
}

impl TableScreen {
    /// Marks the cards that were drawn, above or below each, where its place has a line left.
    pub(super) fn mark_drawn(&self, hand: &[String], areas: &[Rect], buffer: &mut Buffer) {
        for (_, area) in hand.iter().zip(areas).filter(|(card, _)| self.fresh.is_drawn(card)) {
            let place = area.intersection(*buffer.area());
            let [above, below] = [place.y, place.bottom().saturating_sub(1)];
            let is_free = |y: u16| {
                buffer
                    .cell((place.x, y))
                    .is_some_and(|cell| cell.symbol() == " " && cell.bg == ratatui::style::Color::Reset)
            };
            let free = [above, below].into_iter().find(|y| is_free(*y)).filter(|_| place.height > 1);
            match free {
                Some(y) => {
                    let sign = match (self.theme.ascii, y == above) {
                        (true, _) => "+",
                        (false, true) => "▾",
                        (false, false) => "▴",
                    };
                    buffer.set_stringn(place.x, y, sign, 1, super::Theme::NOTE);
                }
                None => buffer.set_style(place, Modifier::UNDERLINED),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_came_into_a_hand_is_new_until_the_hand_changes_again() {
        let hand = |cards: &str| cards.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let mut fresh = Fresh::default();
        fresh.look(Some((1, 0)), &hand("AS KS 7H 8H"));
        assert!(!fresh.is_drawn("AS"));
        fresh.look(Some((1, 0)), &hand("AS KS QD JD"));
        assert!(fresh.is_drawn("QD") && fresh.is_drawn("JD") && !fresh.is_drawn("AS"));
        fresh.look(Some((1, 0)), &hand("AS KS QD JD"));
        assert!(fresh.is_drawn("QD"), "until the next act");
        fresh.look(Some((1, 0)), &hand("KS QD JD"));
        assert!(!fresh.is_drawn("QD"));
        fresh.look(Some((2, 0)), &hand("KS 7C 8C 9C"));
        assert!(!fresh.is_drawn("7C"), "a new deal");
        fresh.look(Some((2, 1)), &hand("KS AC"));
        assert!(!fresh.is_drawn("AC"), "another person's hand");
    }
}
