//! Tricks with cards of a kind: 7, 9, 14 and 19.

use crate::card_tricks::methods::{Pile, cut_together, four_laid, together, tucked};
use crate::card_tricks::moves::{Asked, Move, PACK, RANKS};
use crate::card_tricks::show::{Course, Done, Eyes, Show, listed, marked, named, person, pointing, slots};
use crate::card_tricks::state::Cards;
use spadille_core::scene::{Face, Spread, StagePile};
use spadille_core::{Card, CardSet, LawId, Rank, Scribe, Suit, law, text};

/// The ranks of the odd pile; knaves lie with the even ones.
pub const ODD: [Rank; 6] = [Rank::Ace, Rank::Three, Rank::Five, Rank::Seven, Rank::Nine, Rank::Queen];
/// How many cards the odd pile has.
pub const ODD_CARDS: u8 = 24;

/// The cards of the odd ranks.
pub fn odd_cards() -> CardSet {
    CardSet::pack(&ODD)
}

/// The card that comes as number `place`, from 0: from the ace down to the two, or up to the king.
pub fn wanted(place: usize, suit: Suit, is_down: bool) -> Card {
    Card::new(if is_down { RANKS[(13 - place % 13) % 13] } else { RANKS[place % 13] }, suit)
}

/// The slots that the two persons of trick 19 have drawn so far.
pub fn drawn_slots(log: &[Move]) -> [u64; 2] {
    let (mut drawn, mut person) = ([0_u64; 2], 0);
    for answer in log {
        match answer {
            Move::Draw(place) if person < 2 => {
                let first = if person == 0 { 0 } else { ODD_CARDS };
                drawn[person] |= 1 << (first + place - 1).min(51);
                person += usize::from(drawn[person].count_ones() == MOST_DRAWN);
            }
            Move::Enough => person += 1,
            _ => {}
        }
    }
    drawn
}

/// How many cards a person may draw.
const MOST_DRAWN: u32 = 8;

/// The conjuror puts the strangers of trick 9 into the middle, below so many; where does not matter.
const ABOVE_STRANGERS: u8 = 23;

/// The cards of one of the two piles of trick 19 that do not belong there.
pub fn strangers(pile: CardSet, which: usize) -> CardSet {
    if which == 0 { pile.both(odd_cards()) } else { pile.minus(odd_cards()) }
}

impl<S: Scribe> Show<'_, S> {
    /// The rank that is asked for: then its four cards have the first four slots.
    fn rank(&mut self) -> Course<()> {
        self.ask(0, Asked::words(RANKS.map(Move::Rank))).map(|_| ())
    }

    /// 7: three of a kind reunited.
    pub(super) fn three_alike(&mut self) -> Course {
        self.pack()?;
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.may_fail();
        self.step(1, law!("three-places"), |t| t);
        self.rank()?;
        self.shows(Eyes::All, 0..3);
        self.glimpses(3, false);
        let fourth = self.card(3);
        self.step(2, law!("three-fourth-on-top"), |t| t.with("card", named(fourth)));
        self.lay(|t| {
            let shown = t.pile(text!("tricks-shown"), &[0, 1, 2], Spread::Row, Eyes::All);
            let others: Pile = [3].into_iter().chain(4..52).collect();
            vec![shown, pointing(t.pile(text!("tricks-pack"), &others, Spread::Fan, Eyes::Nobody), "insert")]
        });
        self.step(3, law!("three-places"), |t| t);
        self.step(4, law!("three-places"), |t| t);
        let others = self.number(Move::Insert, 1..=47)?;
        let middle = 4 + others;
        let pack: Pile = [0, 3].into_iter().chain(4..middle).chain([1]).chain(middle..52).chain([2]).collect();
        self.cut_once(pack, 3, 5, 6, law!("three-cut"), law!("three-second-cut"))
    }

    /// 9: four of a kind reunited.
    pub(super) fn four_alike(&mut self) -> Course {
        self.pack()?;
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.may_fail();
        self.step(1, law!("four-two-strangers"), |t| t);
        self.rank()?;
        self.shows(Eyes::All, 0..4);
        self.shows(Eyes::Conjuror, 4..6);
        self.lay(|t| {
            let fan = t.pile(text!("tricks-shown"), &[0, 1, 2, 3], Spread::Row, Eyes::All);
            vec![fan, t.pile(text!("tricks-pack"), &slots(4, 52), Spread::Stack, Eyes::Nobody)]
        });
        self.step(2, law!("four-two-strangers"), |t| t);
        let strangers = [4, 5].map(|slot| self.card(slot));
        self.step(3, law!("four-two-strangers"), |t| t.with("cards", listed(strangers)));
        self.step(4, law!("four-shown-and-hidden"), |t| t);
        self.step(5, law!("four-shown-and-hidden"), |t| t);
        self.cut_once(four_laid(ABOVE_STRANGERS), 4, 6, 7, law!("four-cut"), law!("four-second-cut"))
    }

    /// One cut, and if the cards still lie apart the repair; then they are spread.
    fn cut_once(&mut self, pack: Pile, wanted: usize, ask: u8, spread: u8, law: LawId, repair: LawId) -> Course {
        self.lay(|t| vec![pointing(t.pile(text!("tricks-pack"), &pack, Spread::Fan, Eyes::Nobody), "cut")]);
        self.step(ask, law, |t| t);
        let cards = self.number(Move::Cut, 1..=51)?;
        let (pack, is_mended) = cut_together(&pack, cards.into(), wanted, self.options.repairs);
        if is_mended {
            self.mends(repair);
        }
        self.shows(Eyes::All, 0..52);
        let found = together(&pack, wanted);
        self.lay(|t| {
            let of_kind = pack.iter().enumerate().filter(|(_, slot)| **slot < 4).map(|(place, _)| place);
            vec![marked(t.pile(text!("tricks-pack"), &pack, Spread::Fan, Eyes::All), of_kind)]
        });
        self.step(spread, law, |t| t);
        let run = pack.split(|slot| *slot >= 4).find(|run| run.len() >= wanted);
        let cards = self.those_known(run.into_iter().flatten().copied());
        self.tell(law!("found-or-failed"), || {
            if found { text!("tricks-together", cards = cards) } else { text!("tricks-apart") }
        });
        Ok(Done { found: Some(found), certain: true })
    }

    /// 14: one laid down, one tucked under.
    pub(super) fn tucking(&mut self) -> Course {
        self.step(1, law!("tuck-order"), |t| t);
        let suit = self.ask(0, Asked::words(Suit::ALL.map(Move::Suit)))?;
        let suit = if let Move::Suit(suit) = suit { suit } else { Suit::Spades };
        self.step(2, law!("tuck-other-sequences"), |t| t);
        let asked = Asked::words([Move::Down, Move::Up, Move::Own]);
        let way = self.ask_advised(0, asked, Some(Move::Down), None, || text!("tricks-why-down"))?;
        let sequence = match way {
            Move::Own => self.sequence(suit)?,
            way => (0..13).map(|place| wanted(place, suit, way == Move::Down)).collect(),
        };
        self.shows(Eyes::All, 0..13);
        let wanted = |place: usize| sequence[place];
        let packet = |place: usize| wanted(TUCKED_AT[place]);
        let face_up = |name, cards: &mut dyn Iterator<Item = Card>| StagePile {
            name,
            cards: cards.map(Face::from).collect(),
            spread: Spread::Row,
            marked: vec![],
            points: None,
        };
        let order = if way == Move::Down { law!("tuck-order") } else { law!("tuck-other-sequences") };
        self.step(4, order, |t| t.with("cards", listed((0..13).map(|place| Some(packet(place))))));
        self.lay(|_| {
            vec![StagePile {
                cards: Face::backs(13),
                spread: Spread::Stack,
                ..face_up(text!("tricks-packet"), &mut std::iter::empty())
            }]
        });
        self.step(5, law!("deal-and-tuck"), |t| t);
        self.on()?;
        self.lay(|_| vec![face_up(text!("tricks-dealt"), &mut (0..13).map(wanted))]);
        self.tell(law!("deal-and-tuck"), || {
            text!("tricks-tucked", cards = listed((0..13).map(|place| Some(wanted(place)))))
        });
        self.step(6, law!("tuck-unique"), |t| t);
        let asked = Asked::words([Move::Try, Move::Enough]);
        if self.ask_advised(0, asked, Some(Move::Enough), Some("tuck-backwards"), || text!("tricks-why-enough"))?
            != Move::Try
        {
            return Ok(Done::TOLD);
        }
        let mut mine: arrayvec::ArrayVec<Card, 13> = arrayvec::ArrayVec::new();
        for place in 0..13 {
            let own = mine.clone();
            self.lay(|_| vec![face_up(text!("tricks-your-packet"), &mut own.iter().copied())]);
            self.step(7, law!("tuck-unique"), |t| t);
            let left = PACK.of_suit(suit).minus(mine.iter().copied().collect());
            // Whoever has gone astray is not led on.
            let is_right = mine.iter().enumerate().all(|(n, card)| *card == packet(n));
            let advised = is_right.then(|| Move::Stack(packet(place)));
            let asked = Asked::cards(Move::Stack, left);
            match self.ask_advised(0, asked, advised, Some("tuck-backwards"), || text!("tricks-why-tuck"))? {
                Move::Stack(card) => mine.push(card),
                _ => break,
            }
        }
        let is_right = mine.iter().enumerate().all(|(n, card)| *card == packet(n));
        self.lay(|_| {
            let dealt = tucked(&mine);
            vec![
                face_up(text!("tricks-your-packet"), &mut mine.iter().copied()),
                face_up(text!("tricks-dealt"), &mut dealt.into_iter()),
            ]
        });
        let own = mine.clone();
        self.tell(law!("deal-and-tuck"), || text!("tricks-tucked", cards = listed(tucked(&own).into_iter().map(Some))));
        self.tell(
            law!("tuck-unique"),
            || if is_right { text!("tricks-tuck-right") } else { text!("tricks-tuck-wrong") },
        );
        Ok(Done::TOLD)
    }

    /// The order in which somebody wants the cards of a suit to come; the last one follows.
    fn sequence(&mut self, suit: Suit) -> Course<Cards> {
        let mut wanted = Cards::new();
        while wanted.len() < 12 {
            let so_far = wanted.clone();
            self.lay(|_| {
                vec![StagePile {
                    name: text!("tricks-wanted"),
                    cards: so_far.iter().copied().map(Face::from).collect(),
                    spread: Spread::Row,
                    marked: vec![],
                    points: None,
                }]
            });
            self.step(3, law!("tuck-other-sequences"), |t| t);
            let left = PACK.of_suit(suit).minus(wanted.iter().copied().collect());
            match self.ask(0, Asked::cards(Move::Stack, left))? {
                Move::Stack(card) => wanted.push(card),
                _ => break,
            }
        }
        wanted.extend(PACK.of_suit(suit).minus(wanted.iter().copied().collect()));
        Ok(wanted)
    }

    /// 19: odd and even piles.
    pub(super) fn odd_and_even(&mut self) -> Course {
        self.pack()?;
        let piles = [slots(0, ODD_CARDS), slots(ODD_CARDS, 52)];
        self.step(1, law!("odd-even-sorted"), |t| t);
        self.step(2, law!("odd-even-sorted"), |t| t);
        let mut drawn: [u64; 2] = [0; 2];
        for q in 0..2_u8 {
            let pile = &piles[usize::from(q)];
            let (mut mine, mut count) = (0_u64, 0);
            while count < MOST_DRAWN {
                self.lay(|t| {
                    let fan = |n: usize| {
                        let taken = if n == usize::from(q) { mine } else { drawn[n] };
                        let fan = t.pile(text!("tricks-pile", number = n + 1), &piles[n], Spread::Fan, Eyes::Nobody);
                        let fan = marked(fan, (0..piles[n].len()).filter(|place| taken >> piles[n][*place] & 1 == 1));
                        if n == usize::from(q) { pointing(fan, "draw") } else { fan }
                    };
                    let hand: Pile = (0..52).filter(|slot| mine >> slot & 1 == 1).collect();
                    vec![fan(0), fan(1), t.pile(text!("tricks-hand"), &hand, Spread::Row, Eyes::Person(q))]
                });
                self.step(3, law!("odd-even-sorted"), |t| t.with("person", person(q)).with("pile", q + 1));
                let open = (1..=pile.len() as u8).filter(|place| mine >> pile[usize::from(*place) - 1] & 1 == 0);
                let asked = Asked::numbers(Move::Draw, open);
                let Move::Draw(place) = self.ask(q, if count > 0 { asked.or(Move::Enough) } else { asked })? else {
                    break;
                };
                let slot = pile[(usize::from(place) - 1).min(pile.len() - 1)];
                self.shows(Eyes::Person(q), [slot]);
                mine |= 1 << slot;
                count += 1;
            }
            drawn[usize::from(q)] = mine;
        }
        // The first person's cards come among the even ones, the second's among the odd.
        self.step(4, law!("odd-even-exchanged"), |t| t);
        self.lay(|t| {
            (0..2).map(|n| t.pile(text!("tricks-pile", number = n + 1), &[], Spread::Fan, Eyes::Nobody)).collect()
        });
        self.step(5, law!("odd-even-exchanged"), |t| t);
        self.mixes_back()?;
        let mixed = self.mixed();
        let mut found = true;
        for q in 0..2_u8 {
            let which = usize::from(q);
            self.lay(|t| {
                let faces = |n: usize| match mixed {
                    Some(piles)
                        if t.drawing.as_ref().is_some_and(|d| {
                            d.who == spadille_core::Viewer::Seat(crate::card_tricks::show::CONJUROR)
                        }) =>
                    {
                        Face::ups(piles[n].iter().copied())
                    }
                    _ => Face::backs((mixed_size(&drawn, n)) as u8),
                };
                let pile = |n: usize| StagePile {
                    name: text!("tricks-pile", number = n + 1),
                    cards: faces(n),
                    spread: Spread::Fan,
                    marked: vec![],
                    points: None,
                };
                vec![pile(0), pile(1)]
            });
            let count = drawn[which].count_ones() as u8;
            let pile: Option<CardSet> = mixed.map(|piles| piles[which].iter().copied().collect());
            let strangers = pile.map(|pile| strangers(pile, which));
            let among = pile.unwrap_or(PACK);
            let said = self.conjure(count, among, strangers, "strangers", || text!("tricks-why-stranger"))?;
            self.step(6, law!("odd-even-strangers"), |t| t.with("person", person(q)).with("cards", said));
            let truth = self.cards((0..52).filter(|slot| drawn[which] >> slot & 1 == 1));
            found &= truth.is_none_or(|truth| truth == said);
        }
        let all = drawn[0] | drawn[1];
        let all: Pile = (0..52).filter(|slot| all >> slot & 1 == 1).collect();
        self.shows(Eyes::All, all.iter().copied());
        self.lay(|t| {
            let hand = |q: u8| {
                let cards: Pile = (0..52).filter(|slot| drawn[usize::from(q)] >> slot & 1 == 1).collect();
                t.pile(text!("tricks-cards-of", person = person(q)), &cards, Spread::Row, Eyes::All)
            };
            vec![hand(0), hand(1)]
        });
        let truth = self.cards(all);
        Ok(self.close(found, truth, true))
    }
}

/// How many cards a pile has when they are mixed back.
fn mixed_size(drawn: &[u64; 2], which: usize) -> u32 {
    let [own, other] = [drawn[which].count_ones(), drawn[1 - which].count_ones()];
    let pile = if which == 0 { 52 - u32::from(ODD_CARDS) } else { ODD_CARDS.into() };
    pile - other + own
}

/// When the card at each place of the packet comes out; from 0.
const TUCKED_AT: [usize; 13] = [0, 11, 1, 7, 2, 10, 3, 8, 4, 12, 5, 9, 6];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card_tricks::methods::packet_for;

    #[test]
    fn the_table_of_the_packet_is_what_tucking_does() {
        let order: Vec<usize> = (0..13).collect();
        assert_eq!(packet_for(&order), TUCKED_AT);
    }

    #[test]
    fn cards_lie_together_where_nothing_parts_them() {
        assert!(together(&[9, 2, 0, 3, 7], 3) && !together(&[9, 2, 0, 7, 3], 3) && !together(&[0, 9, 1, 2], 3));
        assert_eq!(odd_cards().len(), ODD_CARDS);
    }
}
