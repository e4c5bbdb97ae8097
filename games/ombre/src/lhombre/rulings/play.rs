//! Faults of play: revokes, cards out of turn, hands and cards shown, games given up.

use super::*;

/// The first trick at which a defender's revoke leaves an undertaken vole won (1860).
const VOLE_WON_BY_REVOKE: u8 = 6;

impl Court<'_> {
    /// A revoke (laws 36 to 38; 1860: a bête, and the game is decided). By law 37 it is complete when the trick is gathered
    /// or its maker has played to the next; in 1860 only the turned trick counts. Whatever is found when the deal is over
    /// can no longer be mended.
    pub(super) fn revoke(&self, r: &Revoke) -> Ruling {
        let sealed = r.gathered || (r.next_card_played && self.customs.next_card_seals_revoke);
        if r.found == Found::InPlay && !sealed {
            let law = self.o.by_book(law!("law-37-revoke-complete"), law!("revoke-mended-1860"));
            return Ruling::fault(law).mended(Remedy::TakeBackCard);
        }
        let mixed = r.found == Found::AfterMixing;
        if mixed && self.customs.mixing_forgives {
            return Ruling::fault(law!("mixed-no-penalty"));
        }
        let times = if mixed { 1 } else { usize::from(r.times.max(1)) };
        let offenders = self.i.by.iter().flat_map(|s| std::iter::repeat_n(*s, times)).take(12);
        let law = self.o.by_book(law!("law-36-revoke-bete"), law!("revoke-1860"));
        let ruling = self.punish_for(law, &offenders.collect::<arrayvec::ArrayVec<_, 12>>());
        let vole = self.customs.fault_decides_vole && self.i.goes_for_vole(r.vole);
        match ruling.game {
            GameFate::On if r.harmed && r.found == Found::InPlay => {
                ruling.by(law!("law-38-revoke-replayed")).mended(Remedy::ReplayFromTrick)
            }
            GameFate::Won if vole => ruling.by(law!("vole-revoke")).voling(r.trick >= VOLE_WON_BY_REVOKE),
            GameFate::Lost if vole => Ruling { vole: Vole::Failed, ..ruling.by(law!("vole-revoke-hombre")) },
            _ => ruling,
        }
    }

    /// A card before one's turn (laws 31 and 32). The book of 1860 forbids it without a penalty, but lets the hombre give
    /// up his vole for it.
    pub(super) fn out_of_turn(&self, harmful: bool, vole: Vole) -> Ruling {
        let (defenders, free) = (self.defenders(), self.customs.early_card_is_free);
        if !defenders.is_empty() && free && vole == Vole::Undertaken {
            Ruling::fault(law!("vole-early-card")).mended(Remedy::AcceptOrDropVole)
        } else if defenders.is_empty() || free || !harmful {
            Ruling::fault(law!("law-31-before-ones-turn"))
        } else {
            self.punish_for(law!("law-32-harmful-card-out-of-turn"), &defenders)
        }
    }

    /// A hand shown or thrown down during play: the hombre pays each opponent a bête and the pot stays; a defender is
    /// punished by this law and takes his hand up again if the game goes on.
    pub(super) fn showed_hand(&self, law: LawId) -> Ruling {
        if self.i.by_hombre() {
            let law = law!("hand-shown-hombre");
            return Ruling { game: GameFate::Lost, due: Due::BeteToEach(law), ..Ruling::fault(law) };
        }
        let ruling = self.punish(law);
        match ruling.game {
            GameFate::On => ruling.by(law!("hand-shown-play-on")).mended(Remedy::PlayOn),
            _ => ruling,
        }
    }

    /// A hombre lays down as won what can still be lost: in 1860 he plays on with a lead that is named, in 1782 he has
    /// shown his hand before the game was over (000:281).
    pub(super) fn laid_down_as_won(&self) -> Ruling {
        if self.i.by_hombre() && self.customs.laying_down_is_free {
            Ruling::lawful(law!("laid-down-won")).mended(Remedy::PlayOnNamedLead)
        } else {
            self.showed_hand(law!("law-41-hand-laid-open"))
        }
    }

    /// A card shown to the hombre's harm must be played if it can be, otherwise it costs a bête (law 33).
    pub(super) fn showed_card(&self, harmful: bool, can_be_played: bool) -> Ruling {
        let defenders = self.defenders();
        match (harmful && !defenders.is_empty(), can_be_played) {
            (false, _) => Ruling::fault(law!("law-33-card-shown")),
            (true, true) => Ruling::fault(law!("law-33-card-shown")).mended(Remedy::PlayShownCard),
            (true, false) => self.punish_for(law!("law-33-card-shown"), &defenders),
        }
    }

    /// A game given up: lawful before the hombre's first card; later two bêtes in 1782, a lost game in 1860.
    pub(super) fn gave_up(&self, cards_played: u8) -> Ruling {
        let of_1860 = Ruling::lawful(law!("throw-in")).by(law!("thrown-no-matadors"));
        let late = law!("throw-in-late-1782");
        let ruling = match (cards_played, self.customs.late_surrender_pays_each) {
            (0, _) => Ruling { no_matadors: true, ..self.o.by_book(Ruling::lawful(law!("give-remis")), of_1860) },
            (_, true) => Ruling { due: Due::BeteToEach(late), ..Ruling::fault(late) },
            (_, false) => Ruling::fault(law!("throw-in-late-1860")),
        };
        Ruling { game: GameFate::Lost, ..ruling }
    }
}
