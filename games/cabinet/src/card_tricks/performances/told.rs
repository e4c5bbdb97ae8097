//! Tricks that need a nimble hand, prepared things or a helper, and are acted out: 4, 5, 6, 8, 11, 12, 15, 16, 23 and 24.

use crate::card_tricks::methods::{BUTTONS, Pile, SIGNS, glide};
use crate::card_tricks::moves::{Asked, Move, PACK};
use crate::card_tricks::show::{Course, Done, Eyes, Show, marked, named, pointing, slots};
use spadille_core::scene::{Face, Spread, StagePile};
use spadille_core::{Card, CardSet, Scribe, Text, card, law, text};

/// How often a court card is told from a plain one at most.
const OFTEN: u8 = 13;
/// The slot of the card in the pocket.
pub const POCKET: u8 = 51;

/// A single card on the table.
fn single(name: Text, card: Card) -> Vec<StagePile> {
    vec![StagePile { name, cards: vec![Face::from(card)], spread: Spread::Row, marked: vec![], points: None }]
}

impl<S: Scribe> Show<'_, S> {
    /// A card is drawn from the fan and looked at; its slot.
    fn drawn(&mut self) -> Course<u8> {
        self.lay(|t| vec![pointing(t.pile(text!("tricks-fan"), &slots(0, 52), Spread::Fan, Eyes::Nobody), "draw")]);
        self.step(1, None, |t| t);
        let slot = self.number(Move::Draw, 1..=52)? - 1;
        self.holds(slot);
        Ok(slot)
    }

    /// 4: the card at a number wished for.
    pub(super) fn number_wished(&mut self) -> Course {
        self.pack()?;
        let drawn = self.drawn()?;
        let pack: Pile = (0..52).filter(|slot| *slot != drawn).chain([drawn]).collect();
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &pack, Spread::Stack, Eyes::Nobody)]);
        self.step(2, law!("glide"), |t| t);
        self.step(3, law!("glide"), |t| t);
        let number = self.number(Move::Number, 1..=52)?;
        let out = glide(&pack, number.into());
        self.step(4, law!("glide"), |t| t);
        self.shows(Eyes::All, out.iter().copied());
        self.lay(|t| {
            vec![marked(t.pile(text!("tricks-drawn-from-below"), &out, Spread::Row, Eyes::All), [out.len() - 1])]
        });
        self.step(5, law!("glide"), |t| t.with("number", number));
        self.on()?;
        Ok(Done::TOLD)
    }

    /// 5: found through the handkerchief.
    pub(super) fn handkerchief(&mut self) -> Course {
        self.pack()?;
        let drawn = self.drawn()?;
        let rest: Pile = (0..52).filter(|slot| *slot != drawn).collect();
        self.lay(|t| vec![pointing(t.pile(text!("tricks-fan"), &rest, Spread::Fan, Eyes::Nobody), "insert")]);
        self.step(2, None, |t| t);
        self.number(Move::Insert, 1..=50)?;
        self.step(3, None, |t| t);
        self.shows(Eyes::All, [drawn]);
        self.lay(|t| {
            let top = t.pile(text!("tricks-under-the-handkerchief"), &[drawn], Spread::Row, Eyes::All);
            vec![top, t.pile(text!("tricks-pack"), &rest, Spread::Stack, Eyes::Nobody)]
        });
        self.step(4, None, |t| t);
        self.on()?;
        Ok(Done::TOLD)
    }

    /// 6: the walking card.
    pub(super) fn walking_card(&mut self) -> Course {
        self.lay(|_| single(text!("tricks-table"), card!(Queen of Hearts)));
        self.step(1, None, |t| t);
        self.on()?;
        self.step(2, None, |t| t);
        self.step(3, None, |t| t);
        self.on()?;
        Ok(Done::TOLD)
    }

    /// 8: piles with court or plain cards below.
    pub(super) fn trimmed_pack(&mut self) -> Course {
        self.pack()?;
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.step(1, None, |t| t);
        let count = self.number(Move::Number, 2..=6)?;
        self.step(2, law!("trimmed-grip"), |t| t);
        self.ask(0, Asked::words([Move::Court, Move::Plain]))?;
        // The sizes are those of the piles that were lifted; what is left over lies below them.
        let sizes = self.piles(count)?;
        let ends: Pile = sizes
            .iter()
            .scan(0, |end, size| {
                *end += size;
                Some(*end)
            })
            .map(|end: u8| end.saturating_sub(1))
            .collect();
        self.step(3, law!("trimmed-grip"), |t| t);
        let said = || sizes.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        self.tell(law!("trimmed-grip"), || text!("tricks-lifted-off", sizes = said()));
        self.shows(Eyes::All, ends.iter().copied());
        self.lay(|t| {
            let pile = |(n, (end, size)): (usize, (&u8, &u8))| {
                let cards: Pile = slots(end + 1 - size, end + 1).iter().rev().copied().collect();
                let mut pile = t.pile(text!("tricks-pile", number = n + 1), &cards, Spread::Stack, Eyes::All);
                // Turned over: the bottom card lies on top.
                pile.cards.iter_mut().skip(1).for_each(|face| *face = Face::BACK);
                pile
            };
            ends.iter().zip(sizes).enumerate().map(pile).collect()
        });
        self.step(4, law!("trimmed-grip"), |t| t);
        self.on()?;
        Ok(Done::TOLD)
    }

    /// 11: court or plain, by a helper's foot.
    pub(super) fn foot_signal(&mut self) -> Course {
        self.court_or_plain(text!("tricks-at-the-forehead"))
    }

    /// 16: court or plain, by pin pricks.
    pub(super) fn pin_pricks(&mut self) -> Course {
        self.court_or_plain(text!("tricks-from-behind-the-back"))
    }

    fn court_or_plain(&mut self, place: Text) -> Course {
        self.pack()?;
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &slots(0, 52), Spread::Stack, Eyes::Nobody)]);
        self.step(1, None, |t| t);
        self.on()?;
        for n in 0..OFTEN {
            self.shows(Eyes::All, [n]);
            let is_court = self.card(n).is_some_and(|card| card.rank().is_court());
            self.lay(|t| {
                let now = t.pile(place.clone(), &[n], Spread::Row, Eyes::All);
                let before = t.pile(text!("tricks-drawn-off"), &slots(0, n), Spread::Row, Eyes::All);
                vec![now, t.pile(text!("tricks-pack"), &slots(n + 1, 52), Spread::Stack, Eyes::Nobody), before]
            });
            self.step(2, None, |t| t);
            self.step(3, None, |t| {
                t.with("kind", if is_court { text!("tricks-court") } else { text!("tricks-plain") })
            });
            if !self.goes_on()? {
                break;
            }
        }
        Ok(Done::TOLD)
    }

    /// 12: the card that changes on the pack.
    pub(super) fn changing_card(&mut self) -> Course {
        self.pack()?;
        self.step(1, law!("turned-pack"), |t| t);
        self.shows(Eyes::Company, [0]);
        self.lay(|t| {
            let top = t.pile(text!("tricks-lifted"), &[0], Spread::Row, Eyes::Company);
            vec![top, t.pile(text!("tricks-pack"), &slots(1, 52), Spread::Stack, Eyes::Nobody)]
        });
        self.step(2, law!("turned-pack"), |t| t);
        self.on()?;
        self.step(3, law!("turned-pack"), |t| t);
        self.shows(Eyes::All, [51]);
        let other = self.card(51);
        self.lay(|t| {
            let top = t.pile(text!("tricks-lifted"), &[51], Spread::Row, Eyes::All);
            vec![top, t.pile(text!("tricks-pack"), &slots(0, 51), Spread::Stack, Eyes::Nobody)]
        });
        self.step(4, law!("turned-pack"), |t| t.with("card", named(other)));
        self.on()?;
        Ok(Done::TOLD)
    }

    /// 15: a court card turned into an ace.
    pub(super) fn card_into_ace(&mut self) -> Course {
        self.lay(|_| single(text!("tricks-table"), card!(King of Hearts)));
        self.step(1, None, |t| t);
        self.on()?;
        self.step(2, None, |t| t);
        self.lay(|_| single(text!("tricks-under-the-hat"), card!(Ace of Spades)));
        self.step(3, None, |t| t);
        self.on()?;
        Ok(Done::TOLD)
    }

    /// 23: the card in the pocket.
    pub(super) fn pocket(&mut self) -> Course {
        self.pack()?;
        self.shows(Eyes::Conjuror, [POCKET]);
        let rest = slots(0, POCKET);
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &rest, Spread::Fan, Eyes::Nobody)]);
        self.step(1, None, |t| t);
        self.step(2, None, |t| t);
        self.on()?;
        self.shows(Eyes::All, rest.iter().copied());
        self.lay(|t| vec![t.pile(text!("tricks-pack"), &rest, Spread::Fan, Eyes::All)]);
        self.step(3, None, |t| t);
        self.on()?;
        self.shows(Eyes::All, [POCKET]);
        self.lay(|t| {
            let pocket = t.pile(text!("tricks-in-the-pocket"), &[POCKET], Spread::Row, Eyes::All);
            vec![pocket, t.pile(text!("tricks-pack"), &rest, Spread::Fan, Eyes::All)]
        });
        self.step(4, None, |t| t);
        self.on()?;
        Ok(Done::TOLD)
    }

    /// 24: the touched card.
    pub(super) fn touched_card(&mut self) -> Course {
        self.pack()?;
        self.lay(|t| vec![pointing(t.pile(text!("tricks-fan"), &slots(0, 52), Spread::Fan, Eyes::Nobody), "touch")]);
        self.step(1, None, |t| t);
        let touched = self.number(Move::Touch, 1..=52)? - 1;
        self.holds(touched);
        // The signs tell the conjuror as much as the face would.
        self.shows(Eyes::Conjuror, [touched]);
        let card = self.card(touched);
        let button =
            card.and_then(|card| BUTTONS.iter().position(|rank| *rank == card.rank().symbol())).unwrap_or(0) + 1;
        let suit = card.map_or('S', |card| card.suit().letter());
        let is_printed = button <= 2 && matches!(suit, 'D' | 'C');
        let law = if is_printed { law!("touch-code") } else { law!("touch-code-completed") };
        let sign = || match SIGNS.iter().find(|(_, letter)| *letter == suit) {
            Some(("handkerchief", _)) => text!("tricks-sign-handkerchief"),
            Some(("snuff", _)) => text!("tricks-sign-snuff"),
            Some(("pocket", _)) => text!("tricks-sign-pocket"),
            _ => text!("tricks-sign-nothing"),
        };
        self.note(Eyes::Conjuror, || text!("tricks-note-button", number = button, sign = sign()));
        self.step(2, law, |t| t.with("number", button).with("sign", sign()));
        let known = card.map(CardSet::one);
        let said = self.conjure(1, PACK, known, "read-the-signs", || text!("tricks-why-signs", number = button))?;
        self.step(3, law!("touch-code"), |t| t.with("card", said));
        self.shows(Eyes::All, [touched]);
        self.lay(|t| vec![t.pile(text!("tricks-the-card"), &[touched], Spread::Row, Eyes::All)]);
        Ok(self.close(known.is_none_or(|known| known == said), known, false))
    }
}
