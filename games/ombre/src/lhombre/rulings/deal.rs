//! Accidents of the deal: open cards, wrong numbers, wrong packs and hands.

use super::{Due, GameFate, Incident, Noticed, Remedy, Ruling};
use crate::lhombre::contracts::{Bid, Contract};
use crate::lhombre::options::{LHombreOptions, PenaltyMode, WrongCountPass};
use crate::lhombre::table::BLACK_ACES;
use serde::Deserialize;
use spadille_core::{CardSet, LawId, Seat, law};

/// What a player called who was dealt a wrong number of cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// He passed.
    Pass,
    /// He asked, or called another game in which cards are bought.
    Frage,
    /// He called a solo.
    Solo,
}

/// A hand with a wrong number of cards.
#[derive(Copy, Clone)]
pub(super) struct Dealt {
    pub cards: u8,
    pub announced: bool,
    pub call: Call,
    pub suit_named: bool,
}

/// Open cards in the deal (laws 2 and 3; 1860: the receiver may refuse a single one).
pub(super) fn card_exposed(o: &LHombreOptions, cards: CardSet, by_dealer: bool) -> Ruling {
    match cards.len() {
        0 | 1 if o.is_1860() => Ruling::fault(law!("exposed-1860")).mended(Remedy::MayRefuseCard),
        0 | 1 if !cards.both(BLACK_ACES).is_empty() => Ruling::redeal(law!("law-02")),
        0 | 1 if by_dealer => Ruling::fault(law!("exposed-flipped")).mended(Remedy::MayRefuseCard),
        0 | 1 => Ruling::fault(law!("law-02")),
        _ if o.is_1860() => Ruling::redeal(law!("exposed-1860")),
        _ => Ruling::redeal(law!("law-03")),
    }
}

/// Open cards in the talon: the treatise voids every game, law 4 only one not yet begun; the law is followed.
pub(super) fn talon_exposed(o: &LHombreOptions, i: &Incident, count: u8, noticed: Noticed) -> Ruling {
    let (law, barring) = match o.is_1860() {
        true => (law!("talon-exposed-1860"), law!("dealer-barred-1860")),
        false => (law!("law-04"), law!("law-05")),
    };
    match noticed {
        Noticed::WhileBuying if o.is_1860() && count > 1 => Ruling::redeal(law),
        Noticed::WhileBuying => Ruling::fault(law).by(barring).barring(i.dealer),
        _ => Ruling::redeal(law),
    }
}

/// A wrong number of cards in a hand that was dealt.
pub(super) fn wrong_count(o: &LHombreOptions, i: &Incident, hand: Dealt) -> Ruling {
    let right = o.players.hand();
    if hand.cards.abs_diff(right) > 1 {
        return Ruling::redeal(if o.is_1860() { law!("wrong-count-void-1860") } else { law!("law-12") });
    }
    let over = hand.cards > right;
    let defends = i.hombre.is_some() && !i.by_hombre();
    if o.is_1860() && over && defends && i.contract == Some(Contract::GrandCasco) {
        let void = Ruling::redeal(law!("defender-ten-1860"));
        return if hand.announced { void } else { silent_pass(o, i, void) };
    }
    let ruling = match hand.call {
        Call::Solo if o.is_1860() => solo_1860(o, i, hand, over),
        Call::Pass if !hand.announced => silent_pass(o, i, Ruling::lawful(silent_pass_law(o))),
        _ if !hand.announced => {
            Ruling::punish(o, i, if o.is_1860() { law!("wrong-count-1860") } else { law!("law-11") })
        }
        Call::Solo if over => Ruling::lawful(law!("law-08")).mended(Remedy::PullOneBlind),
        Call::Solo => Ruling::lawful(law!("law-08")),
        Call::Pass | Call::Frage => Ruling::lawful(match (o.is_1860(), over) {
            (true, _) => law!("wrong-count-1860"),
            (false, true) => law!("law-06"),
            (false, false) => law!("law-07"),
        })
        .by(law!("law-09"))
        .mended(if over { Remedy::DiscardOneMore } else { Remedy::DrawOneMore }),
    };
    let barred = ruling.barring(i.dealer).by(if o.is_1860() { law!("dealer-barred-1860") } else { law!("law-06") });
    // The dealer himself may not play with a hand he misdealt.
    let plays_himself = hand.call != Call::Pass && i.by.contains(&i.dealer);
    if plays_himself && barred.allowed { Ruling { allowed: false, remedy: Remedy::None, ..barred } } else { barred }
}

/// A pass with a wrong number of cards that was not said, as the table has agreed.
fn silent_pass(o: &LHombreOptions, i: &Incident, ruling: Ruling) -> Ruling {
    match o.pass_with_wrong_count {
        WrongCountPass::Free => ruling,
        WrongCountPass::Bete => {
            let fined = i.by.iter().fold(ruling, |r, s| r.fine(*s)).by(silent_pass_law(o));
            Ruling { allowed: false, ..fined }
        }
    }
}

fn silent_pass_law(o: &LHombreOptions) -> LawId {
    match o.pass_with_wrong_count {
        WrongCountPass::Free => law!("law-11"),
        WrongCountPass::Bete if o.is_1860() => law!("wrong-count-1860"),
        WrongCountPass::Bete => law!("pass-wrong-count"),
    }
}

/// In 1860 a solo with ten cards is lost, one with eight only if it was not announced.
fn solo_1860(o: &LHombreOptions, i: &Incident, hand: Dealt, over: bool) -> Ruling {
    let law = if over { law!("solo-ten-1860") } else { law!("solo-eight-1860") };
    if !over && hand.announced {
        return Ruling::lawful(law);
    }
    let ruling = Ruling::punish(o, i, law);
    if o.penalty_mode == PenaltyMode::Bete {
        return ruling;
    }
    // The caller is the hombre who loses, even if nobody has given way to him yet.
    let no_matadors = over && !hand.suit_named;
    let others = i.by.iter().copied().filter(|s| !i.is_hombre(*s) && i.hombre.is_some()).collect();
    Ruling { game: GameFate::Lost, no_matadors, fines: others, ..ruling }
}

/// The first solo player has won; the dealer pays his own game to each and sets a bête (reading 43).
pub(super) fn dealer_overbid(i: &Incident, overbid: Bid) -> Ruling {
    let dealer = i.by.first().copied().unwrap_or(i.dealer);
    let ruling = Ruling::fault(law!("dealer-overbid-wrong")).fine(dealer);
    Ruling { game: GameFate::Won, due: Due::Overbid(dealer, overbid), ..ruling }
}

/// Cards missing from the talon.
pub(super) fn talon_short(i: &Incident, missing: u8) -> Ruling {
    let solo = i.contract.is_some_and(Contract::is_solo);
    match missing {
        _ if solo && i.is_hombre(i.dealer) => Ruling::next_deals(law!("talon-short-dealer")),
        0 | 1 if solo => Ruling::fault(law!("talon-short")),
        _ => Ruling::redeal(law!("talon-short")),
    }
}

/// A deal out of turn.
pub(super) fn wrong_dealer(noticed: Noticed) -> Ruling {
    match noticed {
        Noticed::DuringDeal => Ruling::redeal(law!("wrong-dealer")),
        _ => Ruling::fault(law!("wrong-dealer")),
    }
}

/// A pack that is not what it should be.
pub(super) fn false_pack(noticed: Noticed) -> Ruling {
    match noticed {
        Noticed::AfterDeal => Ruling::fault(law!("law-13")),
        _ => Ruling::redeal(law!("law-13")),
    }
}

/// The offender shares a bête with whoever should have kept his cards in hand.
fn halves(i: &Incident, of: Seat) -> Due {
    i.by.first().map_or(Due::Nothing, |by| Due::HalfBetes(*by, of))
}

/// Another's cards taken for the talon.
pub(super) fn took_others_cards(o: &LHombreOptions, i: &Incident, of: Seat, restorable: bool) -> Ruling {
    if o.is_1860() {
        return Ruling::redeal(law!("took-cards-1860"));
    }
    let remedy = if restorable { Remedy::Restore } else { Remedy::HombreMayRedeal };
    Ruling { due: halves(i, of), ..Ruling::fault(law!("law-35")).mended(remedy) }
}

/// Another's laid-down hand turned up for a trick.
pub(super) fn turned_up_hand(i: &Incident, of: Seat) -> Ruling {
    Ruling { due: halves(i, of), ..Ruling::fault(law!("law-35")) }
}

/// Cards thrown on the talon while another still wants to play.
pub(super) fn threw_on_talon(distinguishable: bool) -> Ruling {
    let remedy = if distinguishable { Remedy::TakeOwnBack } else { Remedy::NineNewCards };
    Ruling::fault(law!("threw-on-talon")).mended(remedy)
}
