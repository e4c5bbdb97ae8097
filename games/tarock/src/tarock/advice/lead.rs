//! What to lead.

use super::sight::{Pagat, Role, Sight};
use crate::tarock::cards::{FIGURES, TAROCKS, plain};
use crate::tarock::honours::{is_mond, is_pagat};
use crate::tarock::terms::Form;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, text};

type Choice = Option<Advised<Card>>;

/// What to lead, by the maxims first.
pub fn lead(s: &Sight) -> Choice {
    match s.rules.terms.form {
        Form::Three => three(s),
        Form::Two => two(s),
        Form::OldThree => old_three(s),
        Form::Partners | Form::Munich => partners(s),
        Form::Quadrille | Form::HombreOld | Form::HombreNew | Form::Zapp => None,
    }
    .or_else(|| match s.role {
        Role::Player => player(s),
        Role::Against => against(s),
        Role::Alone | Role::Pair => sensible(s),
    })
    .or_else(|| s.cheapest(s.legal).map(|card| Advised::plainly(card, text!("tarock-why-cheap"))))
}

/// The cards of a suit that may be led.
fn suit(s: &Sight, place: usize) -> CardSet {
    s.legal.both(s.pack().suits[place]).minus(s.pack().free)
}

/// The suit of which somebody has the most and weightiest cards, not counting those that should not be led.
fn whip(s: &Sight) -> Option<CardSet> {
    let weight = |cards: CardSet| (cards.len(), s.pack().surplus(cards));
    let suits = (0..TAROCKS).filter(|place| s.spoiled >> place & 1 == 0).map(|place| suit(s, place));
    suits.filter(|cards| !cards.is_empty()).max_by_key(|cards| weight(*cards))
}

/// A card of a whip: a master, else a low card, and no king before the kings of others.
fn of_whip(s: &Sight, cards: CardSet) -> Option<Card> {
    let kings = cards.both(s.pack().kings);
    let rest = cards.minus(kings);
    let master = rest.iter().filter(|card| s.is_master(*card)).max_by_key(|card| s.pack().height(*card));
    master.or_else(|| s.pack().lowest(rest)).or_else(|| kings.first())
}

fn three(s: &Sight) -> Choice {
    let pack = s.pack();
    let (own, legal) = (s.tarocks().len(), s.legal.both(pack.duty));
    if let Some((place, has_tarocks)) = s.saving {
        return match has_tarocks {
            true => pack.highest(legal).map(|c| Advised::by("king-ultimo-taroks", c, text!("tarock-why-draw"))),
            false => {
                pack.lowest(suit(s, place)).map(|c| Advised::by("king-ultimo-suit", c, text!("tarock-why-kings-suit")))
            }
        };
    }
    match s.pagat {
        Pagat::Mine if (7..=8).contains(&own) && s.drawable != Some(true) => {
            let card = whip(s).and_then(|cards| of_whip(s, cards));
            return card.map(|c| Advised::by("save-pagat-7", c, text!("tarock-why-whip")));
        }
        Pagat::Foe => {
            if let Some(choice) = hunt(s, own, legal) {
                return Some(choice);
            }
        }
        _ => {}
    }
    half_cavalry(s).or_else(|| others_kings(s)).or_else(|| sensible(s))
}

/// The Pagat is with somebody else: hunt it, or use the whip.
fn hunt(s: &Sight, own: u8, legal: CardSet) -> Choice {
    let pack = s.pack();
    let whipped = |maxim: &'static str| {
        let card = whip(s).and_then(|cards| of_whip(s, cards));
        card.map(|card| Advised::by(maxim, card, text!("tarock-why-whip")))
    };
    if s.drawable == Some(false) {
        return whipped("peitsche");
    }
    let announced = s.announced?;
    // Once the hunt has begun it goes on as long as one's tarocks are good.
    if announced >= 10 && own >= 6 {
        whipped("announced-6plus")
    } else if announced == 10 && own < 6 {
        whipped("announced-under-six")
    } else if announced >= 10 || legal.is_empty() || own < 3 && s.tarocks_gone > 0 {
        None
    } else if own <= 7 {
        pack.highest(legal).map(|c| Advised::by("none-announced-7", c, text!("tarock-why-high")))
    } else if own <= 9 && s.tarocks_gone == 0 {
        pack.lowest(legal).map(|c| Advised::by("none-announced-8", c, text!("tarock-why-low")))
    } else {
        pack.highest(legal).map(|c| Advised::plainly(c, text!("tarock-why-draw")))
    }
}

/// Three figures of a suit without the king: one of them brings him out.
fn half_cavalry(s: &Sight) -> Choice {
    let figures = |place: usize| -> CardSet {
        suit(s, place).iter().filter(|card| FIGURES.contains(&plain(*card).rank())).collect()
    };
    let king_out = |place: usize| !s.out.both(s.pack().suits[place]).both(s.pack().kings).is_empty();
    let place = (0..TAROCKS).find(|place| {
        let held = figures(*place);
        s.spoiled >> place & 1 == 0 && held.len() >= 3 && held.both(s.pack().kings).is_empty() && king_out(*place)
    })?;
    let card = s.pack().lowest(figures(place))?;
    Some(Advised::by("half-cavalry-no-king", card, text!("tarock-why-bring-king")))
}

/// Suits of which others have the king, before one's own kings.
fn others_kings(s: &Sight) -> Choice {
    if s.pagat != Pagat::Gone {
        return None;
    }
    let pack = s.pack();
    let has_king = |cards: CardSet| !cards.both(pack.kings).is_empty();
    let candidates = (0..TAROCKS).filter(|place| s.spoiled >> place & 1 == 0).map(|place| (place, suit(s, place)));
    let on_kings = candidates
        .filter(|(place, cards)| !cards.is_empty() && !has_king(*cards) && has_king(s.out.both(pack.suits[*place])));
    let (_, cards) = on_kings.max_by_key(|(_, cards)| (cards.len(), pack.surplus(*cards)))?;
    let card = pack.lowest(cards)?;
    Some(Advised::by("others-kings-first", card, text!("tarock-why-kings-suit")))
}

fn two(s: &Sight) -> Choice {
    if s.pagat == Pagat::Foe && s.tarocks().len() >= 8 {
        let card = s.pack().highest(s.legal.both(s.pack().duty));
        return card.map(|card| Advised::plainly(card, text!("tarock-why-draw")));
    }
    if s.pagat == Pagat::Mine && s.tarocks().len() >= 7 {
        return whip(s)
            .and_then(|cards| of_whip(s, cards))
            .map(|c| Advised::by("save-pagat-7", c, text!("tarock-why-whip")));
    }
    let plain_suits = (0..TAROCKS)
        .map(|place| suit(s, place))
        .filter(|cards| !cards.is_empty() && cards.both(s.pack().counting).is_empty());
    let longest = plain_suits.max_by_key(|cards| cards.len());
    let card = longest.and_then(|cards| s.pack().highest(cards));
    let guarded = !s.hand.both(s.pack().counting).minus(s.pack().suits[TAROCKS]).is_empty();
    let maxim = if guarded { "two-make-him-open" } else { "two-tenace" };
    card.map(|card| Advised::by(maxim, card, text!("tarock-why-no-figure")))
}

fn old_three(s: &Sight) -> Choice {
    let pack = s.pack();
    let legal = s.legal.both(pack.duty);
    if s.pagat == Pagat::Foe && !legal.is_empty() && s.tarocks().len() >= 2 {
        // Below others' tarocks the small ones serve as well, and the high ones keep the lead.
        let high = pack.highest(legal).filter(|card| s.is_master(*card) || s.tarocks().len() <= 4);
        let card = high.or_else(|| pack.highest(legal.iter().filter(|card| !is_mond(*card)).collect()))?;
        return Some(Advised::by("force-pagat", card, text!("tarock-why-force")));
    }
    None
}

fn partners(s: &Sight) -> Choice {
    let pack = s.pack();
    let (own, legal) = (s.tarocks().len(), s.legal.both(pack.duty));
    let low = |cards: CardSet| pack.lowest(cards.iter().filter(|card| !is_pagat(*card)).collect());
    if s.partner_opened {
        let kings = s.hand.both(pack.kings).len();
        return match own >= 6 || kings >= 2 && own >= 4 {
            true => low(legal).map(|c| Advised::by("return-taroc-strong", c, text!("tarock-why-return"))),
            false => suit_lead(s).map(|c| Advised::by("no-return-taroc", c, text!("tarock-why-no-return"))),
        };
    }
    if s.first_lead && own <= 4 {
        let without_king = (0..TAROCKS)
            .map(|place| suit(s, place))
            .filter(|cards| !cards.is_empty() && cards.both(pack.kings).is_empty());
        let cards = without_king.max_by_key(|cards| cards.len());
        if let Some(card) = cards.and_then(|cards| pack.lowest(cards)) {
            return Some(Advised::by("first-lead-few-tarocs", card, text!("tarock-why-no-king")));
        }
    }
    if let Some(choice) = master_king(s).filter(|_| s.tarocks_gone >= 6) {
        return Some(choice);
    }
    let mond = legal.iter().find(|card| is_mond(*card));
    if let Some(mond) = mond.filter(|_| s.own_scat == Some(true) && s.pagat == Pagat::Foe && own >= 6) {
        return Some(Advised::by("mond-for-partner", mond, text!("tarock-why-mond")));
    }
    let small = low(legal.iter().filter(|card| !is_mond(*card)).collect());
    match (s.own_scat, small) {
        (Some(false), Some(card)) if mond.is_some() => {
            Some(Advised::by("mond-not-if-enemy-scat", card, text!("tarock-why-small")))
        }
        (_, Some(card)) if own >= 2 || s.hand.len() <= 6 => {
            Some(Advised::by("small-taroc-lead", card, text!("tarock-why-small")))
        }
        _ => None,
    }
}

/// A low card of a suit.
fn suit_lead(s: &Sight) -> Option<Card> {
    let suits = (0..TAROCKS).map(|place| suit(s, place)).filter(|cards| !cards.is_empty());
    let cards = suits.max_by_key(|cards| (cards.both(s.pack().kings).is_empty(), cards.len()))?;
    s.pack().lowest(cards)
}

/// A king or another card that nothing beats, in a suit that will be followed.
fn master_king(s: &Sight) -> Choice {
    let pack = s.pack();
    let masters = s.legal.minus(pack.suits[TAROCKS]).iter().filter(|card| {
        let others = s.out.both(pack.suit_of(*card)).len();
        pack.counting.contains(*card) && s.is_master(*card) && (others >= 4 || s.out_tarocks().is_empty())
    });
    let card = masters.max_by_key(|card| pack.value(*card))?;
    Some(Advised::plainly(card, text!("tarock-why-master")))
}

/// Whoever plays alone draws tarocks while he has the better ones, then cashes what is good.
fn player(s: &Sight) -> Choice {
    let pack = s.pack();
    let legal: CardSet = s.legal.both(pack.duty).iter().filter(|card| !is_pagat(*card)).collect();
    let (own, out) = (s.tarocks().len(), s.out_tarocks().len());
    if out == 0
        && let Some(card) =
            pack.highest(s.legal.minus(pack.suits[TAROCKS]).iter().filter(|card| s.is_master(*card)).collect())
    {
        return Some(Advised::plainly(card, text!("tarock-why-master")));
    }
    if out > 0 && own * 2 >= out {
        let best = pack.highest(legal.iter().filter(|card| s.is_master(*card)).collect());
        if let Some(card) = best {
            return Some(Advised::plainly(card, text!("tarock-why-draw")));
        }
        // Without the best one, a middling one brings it out.
        if own > out
            && let Some(card) =
                legal.iter().filter(|card| !pack.fives.contains(*card)).min_by_key(|card| pack.height(*card))
        {
            return Some(Advised::plainly(card, text!("tarock-why-draw")));
        }
    }
    master_king(s).or_else(|| long_low(s))
}

/// A low card of one's longest suit without giving a figure away.
fn long_low(s: &Sight) -> Choice {
    let pack = s.pack();
    let suits = (0..TAROCKS).map(|place| suit(s, place)).filter(|cards| !cards.minus(pack.counting).is_empty());
    let cards = suits.max_by_key(|cards| cards.len())?;
    let card = pack.lowest(cards.minus(pack.counting))?;
    Some(Advised::plainly(card, text!("tarock-why-long")))
}

/// Against a player one cashes kings early, and then whips him.
fn against(s: &Sight) -> Choice {
    let pack = s.pack();
    let early = |card: &Card| {
        let others = s.out.both(pack.suit_of(*card)).len();
        plain(*card).rank() == Rank::King && others >= 8
    };
    if let Some(king) =
        s.legal.both(pack.kings).iter().filter(early).max_by_key(|card| s.out.both(pack.suit_of(*card)).len())
    {
        return Some(Advised::plainly(king, text!("tarock-why-master")));
    }
    long_low(s).or_else(|| sensible(s))
}

/// Good sense: what is sure, then the whip, and when Pagat and kings are settled as many figures as possible.
fn sensible(s: &Sight) -> Choice {
    let settled = s.pagat == Pagat::Gone && s.out.union(s.hand).both(s.pack().kings).is_empty();
    let maxim = if settled && s.rules.terms.form == Form::Three { Some("after-pagat-and-kings") } else { None };
    let sure = master_king(s).map(|said| Advised { maxim, ..said });
    sure.or_else(|| {
        let card = whip(s).and_then(|cards| of_whip(s, cards))?;
        let maxim = match s.rules.terms.form {
            Form::Three if s.spoiled != 0 => Some("no-repeat-when-partner-void"),
            Form::Three => Some("biggest-whip"),
            _ => None,
        };
        Some(Advised { choice: card, maxim, text: text!("tarock-why-whip") })
    })
    .or_else(|| {
        let card = s.pack().lowest(s.legal.iter().filter(|card| !is_pagat(*card)).collect())?;
        Some(Advised::plainly(card, text!("tarock-why-cheap")))
    })
}
