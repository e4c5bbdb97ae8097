//! Faults of play: revokes, cards out of turn, hands and cards shown, games given up.

use super::{Doers, Due, GameFate, Incident, Remedy, Ruling};
use crate::lhombre::course::Vole;
use crate::lhombre::options::LHombreOptions;
use serde::Deserialize;
use spadille_core::law;

/// When a revoke was found.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Found {
    /// While the deal is being played.
    InPlay,
    /// When it is over.
    AfterDeal,
    /// When its cards have been thrown together.
    AfterMixing,
}

/// What decides about a revoke.
#[derive(Copy, Clone)]
pub(super) struct Revoke {
    pub turned: bool,
    pub next_card_played: bool,
    pub harmed: bool,
    pub times: u8,
    pub found: Found,
    pub trick: u8,
    pub vole: Vole,
}

impl Revoke {
    /// By law 37 a revoke is complete when the trick is gathered or its maker has played to the next; in 1860 only the
    /// turned trick counts. Whatever is found when the deal is over can no longer be mended.
    fn is_complete(self, o: &LHombreOptions) -> bool {
        self.found != Found::InPlay || self.turned || (self.next_card_played && !o.is_1860())
    }
}

/// The first trick at which a defender's revoke leaves an undertaken vole won (1860).
const VOLE_WON_BY_REVOKE: u8 = 6;

/// A revoke (laws 36 to 38; 1860: a bête, and the game is decided).
pub(super) fn revoke(o: &LHombreOptions, i: &Incident, r: Revoke) -> Ruling {
    if !r.is_complete(o) {
        let law = if o.is_1860() { law!("revoke-mended-1860") } else { law!("law-37") };
        return Ruling::fault(law).mended(Remedy::TakeBackCard);
    }
    if o.is_1860() && r.found == Found::AfterMixing {
        return Ruling::fault(law!("mixed-no-penalty"));
    }
    let law = if o.is_1860() { law!("revoke-1860") } else { law!("law-36") };
    let times = if r.found == Found::AfterMixing { 1 } else { usize::from(r.times.max(1)) };
    let offenders: arrayvec::ArrayVec<_, 12> =
        i.by.iter().flat_map(|s| std::iter::repeat_n(*s, times)).take(12).collect();
    let ruling = Ruling::fault(law).punished(o, i, &offenders);
    let vole = o.is_1860() && i.goes_for_vole(r.vole);
    match ruling.game {
        GameFate::On if r.harmed && r.found == Found::InPlay => {
            ruling.by(law!("law-38")).mended(Remedy::ReplayFromTrick)
        }
        GameFate::Won if vole => ruling.by(law!("vole-revoke")).voling(r.trick >= VOLE_WON_BY_REVOKE),
        GameFate::Lost if vole => Ruling { vole: Vole::Failed, ..ruling.by(law!("vole-revoke-hombre")) },
        _ => ruling,
    }
}

/// A ruff with a suit that is not trumps (laws 39 and 40).
pub(super) fn wrong_ruff(o: &LHombreOptions, i: &Incident, asked: bool, gathered: bool) -> Ruling {
    match (asked, gathered) {
        (true, _) => Ruling::fault(law!("law-39")).mended(Remedy::CardStays),
        (false, false) => Ruling::fault(law!("law-40")).mended(Remedy::TakeBackCard),
        (false, true) => Ruling::punish(o, i, law!("law-40")),
    }
}

/// A card before one's turn (laws 31 and 32). The book of 1860 forbids it without a penalty, but lets the hombre give
/// up his vole for it.
pub(super) fn out_of_turn(o: &LHombreOptions, i: &Incident, harmful: bool, vole: Vole) -> Ruling {
    let defenders: Doers = i.by.iter().copied().filter(|s| !i.is_hombre(*s)).collect();
    match () {
        () if defenders.is_empty() => Ruling::fault(law!("law-31")),
        () if o.is_1860() && vole == Vole::Undertaken => {
            Ruling::fault(law!("vole-early-card")).mended(Remedy::AcceptOrDropVole)
        }
        () if o.is_1860() || !harmful => Ruling::fault(law!("law-31")),
        () => Ruling::fault(law!("law-32")).punished(o, i, &defenders),
    }
}

/// A hand shown or thrown down during play: the hombre pays each opponent a bête and the pot stays; a defender plays on
/// if the game does.
pub(super) fn showed_hand(o: &LHombreOptions, i: &Incident) -> Ruling {
    if i.by_hombre() {
        let law = law!("hand-shown-hombre");
        return Ruling { game: GameFate::Lost, due: Due::BeteToEach(law), ..Ruling::fault(law) };
    }
    play_on(Ruling::punish(o, i, law!("law-41")))
}

/// An open hand is taken up again if the game goes on.
fn play_on(ruling: Ruling) -> Ruling {
    match ruling.game {
        GameFate::On => ruling.by(law!("hand-shown-play-on")).mended(Remedy::PlayOn),
        _ => ruling,
    }
}

/// A defender who wrongly thinks the hombre beaten; a hombre who lays down so shows his hand.
pub(super) fn laid_down_as_beaten(o: &LHombreOptions, i: &Incident) -> Ruling {
    if i.by_hombre() || !o.is_1860() {
        showed_hand(o, i)
    } else {
        play_on(Ruling::punish(o, i, law!("laid-down-beaten")))
    }
}

/// A hombre lays down as won what can still be lost: in 1860 he plays on with a lead that is named, in 1782 he has shown
/// his hand before the game was over (000:281).
pub(super) fn laid_down_as_won(o: &LHombreOptions, i: &Incident) -> Ruling {
    if i.by_hombre() && o.is_1860() {
        Ruling::lawful(law!("laid-down-won")).mended(Remedy::PlayOnNamedLead)
    } else {
        showed_hand(o, i)
    }
}

/// A card shown to the hombre's harm must be played if it can be, otherwise it costs a bête (law 33).
pub(super) fn showed_card(o: &LHombreOptions, i: &Incident, harmful: bool, can_be_played: bool) -> Ruling {
    let defenders: Doers = i.by.iter().copied().filter(|s| !i.is_hombre(*s)).collect();
    match (harmful && !defenders.is_empty(), can_be_played) {
        (false, _) => Ruling::fault(law!("law-33")),
        (true, true) => Ruling::fault(law!("law-33")).mended(Remedy::PlayShownCard),
        (true, false) => Ruling::fault(law!("law-33")).punished(o, i, &defenders),
    }
}

/// A game given up: lawful before the hombre's first card; later two bêtes in 1782, a lost game in 1860.
pub(super) fn gave_up(o: &LHombreOptions, cards_played: u8) -> Ruling {
    let lost = |ruling: Ruling| Ruling { game: GameFate::Lost, ..ruling };
    match (cards_played, o.is_1860()) {
        (0, true) => {
            lost(Ruling { no_matadors: true, ..Ruling::lawful(law!("throw-in")) }).by(law!("thrown-no-matadors"))
        }
        (0, false) => lost(Ruling { no_matadors: true, ..Ruling::lawful(law!("give-remis")) }),
        (_, true) => lost(Ruling::fault(law!("throw-in-late-1860"))),
        (_, false) => {
            let law = law!("throw-in-late-1782");
            lost(Ruling { due: Due::BeteToEach(law), ..Ruling::fault(law) })
        }
    }
}
