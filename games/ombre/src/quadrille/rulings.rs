//! What the laws decide about accidents, faults and claims.
//!
//! An [`Incident`] is an [`Act`] with its facts, and by whom it was done; [`rule`] gives the [`Ruling`]. Strict tables and worked
//! cases ask the same function, so that a fault costs the same in both.
//!
//! Readings of ours. Speech that the books forbid without a price is a fault like any other (000:287, 000:339). A soloist who
//! forgot trumps saves himself only by speaking before the others (000:644-648); of several who speak at once he comes last. A
//! solo with announced vole is claimed as a solo; the price of a vole goes with the pot and need not be asked for. About 1860 an
//! opponent's fault that ends the game wins a vole only if it was undertaken.

use super::contracts::Contract;
use super::options::{Claims, Edition, Penalties, ViewTricks};
use super::rules::Rules;
use super::state::Vole;
use crate::rulings::named_first;
pub use crate::rulings::{DealFate, GameFate};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Seat, SeatSet, Suit, law};

/// What was wrong with a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Misdealt {
    /// A hand had too many cards or too few.
    WrongCount,
    /// Two cards of the pack were alike.
    TwoAlike,
    /// A card showed its face.
    FacedCard,
}

/// When it was noticed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Noticed {
    /// Before all was played and paid.
    BeforePaid,
    /// Afterwards.
    AfterPaid,
}

/// A card that did not follow though its holder could have.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Deserialize)]
pub struct Revoke {
    /// Whether the trick is gathered.
    pub gathered: bool,
    /// Whether the next trick is led to.
    pub next_led: bool,
    /// Whether the offender has played to it.
    pub offender_played: bool,
    /// Whether all cards are played.
    pub play_over: bool,
    /// Whether it did the hombre harm.
    pub harmed_ombre: bool,
    /// Whether a vole is undertaken.
    #[serde(default)]
    pub vole: bool,
}

/// Something that is paid beside the pot when a game is won.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Honour {
    /// The price of a solo.
    Solo,
    /// The price of a Mediateur.
    Mediateur,
    /// The price of a Respect.
    Respect,
    /// The price of a game with a called king, where the table pays one; worked cases have no word for it.
    #[serde(skip)]
    Called,
    /// The matadors.
    Matadors,
    /// The premiers.
    Premiers,
}

impl Honour {
    /// The price of a game.
    pub const fn of(contract: Contract) -> Option<Honour> {
        match contract {
            Contract::Solo | Contract::SoloVole => Some(Honour::Solo),
            Contract::Mediateur => Some(Honour::Mediateur),
            Contract::Respect => Some(Honour::Respect),
            Contract::Ask | Contract::ForcedSpadille => Some(Honour::Called),
            Contract::SelfCall => None,
        }
    }
}

/// Some honours.
pub type Honours = ArrayVec<Honour, 6>;

/// Honours asked for after a game won.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Asked {
    /// What was played.
    pub contract: Contract,
    /// How many matadors were had.
    pub matadors: u8,
    /// Whether the premiers were had.
    pub premiers: bool,
    /// What is asked for.
    pub claimed: Honours,
    /// Whether the cards were cut for the next deal before.
    pub after_cut: bool,
}

impl Asked {
    /// What is due.
    fn had(&self) -> Honours {
        let game = Honour::of(self.contract);
        let beside = [(self.matadors >= 3, Honour::Matadors), (self.premiers, Honour::Premiers)];
        // A game that has no price of its own has no honours either.
        let beside = beside.into_iter().filter(|(had, _)| *had && game.is_some()).map(|(_, honour)| honour);
        game.into_iter().chain(beside).collect()
    }
}

/// What somebody did, with the facts that decide.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "act", content = "facts", rename_all = "snake_case")]
pub enum Act {
    /// The cards were dealt wrongly.
    Misdeal {
        /// What was wrong.
        what: Misdealt,
        /// When it was noticed.
        noticed: Noticed,
    },
    /// Trumps were not named in time, or more than once.
    TrumpNaming {
        /// What was spoken, in time.
        spoken: ArrayVec<(Seat, Suit), 8>,
        /// Whether it was spoken all at once.
        together: bool,
    },
    /// Suit was not followed.
    Revoke(Revoke),
    /// The hombre's side laid its cards down before it had the tricks.
    ShowedHand {
        /// Whether an opponent sees a defence.
        objection: bool,
    },
    /// Gathered tricks were looked at.
    LookedAtTricks {
        /// Whether he was about to lead.
        on_lead: bool,
        /// What was played.
        contract: Contract,
        /// Whether a vole was undertaken.
        vole_undertaken: bool,
        /// Whether it was the last trick only.
        last_trick: bool,
    },
    /// Somebody said that the tricks which win are made.
    ToldSix {},
    /// Honours are asked for.
    Claim(Asked),
}

/// Something that happened, and who plays.
#[derive(Clone, PartialEq, Debug)]
pub struct Incident {
    /// What was done.
    pub act: Act,
    /// Who did it; nobody in particular for an accident.
    pub by: Option<Seat>,
    /// The hombre.
    pub hombre: Option<Seat>,
    /// His helper.
    pub helper: Option<Seat>,
}

impl Incident {
    fn side(&self) -> SeatSet {
        [self.hombre, self.helper].into_iter().flatten().collect()
    }
}

/// How a fault is mended.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Remedy {
    /// Nothing is to be done.
    #[default]
    None,
    /// The card is taken back.
    TakeBack,
    /// The tricks are taken up again, and play begins anew from the one with the fault.
    ReplayFromTrick,
    /// The hand is played out.
    PlayOn,
    /// It is played out, and the opponents name the card that is led.
    OpponentsNameLead,
}

/// What the laws decide.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Ruling {
    /// Whether the act is lawful; accidents are not.
    pub allowed: bool,
    /// What becomes of the deal.
    pub deal: DealFate,
    /// What becomes of the game.
    pub game: GameFate,
    /// How it is mended.
    pub remedy: Remedy,
    /// Who places a simple bête.
    pub fined: Option<Seat>,
    /// Trumps, where the ruling fixes them.
    pub trump: Option<Suit>,
    /// What becomes of the vole where the game is decided.
    pub vole: Vole,
    /// The honours paid.
    pub paid: Honours,
    /// The laws behind it, the decisive one first.
    pub laws: ArrayVec<LawId, 4>,
}

impl Ruling {
    /// A fault or accident that changes nothing, by this law.
    fn fault(law: LawId) -> Ruling {
        Ruling::default().by(law)
    }

    /// A lawful act.
    fn lawful(law: LawId) -> Ruling {
        Ruling { allowed: true, ..Ruling::fault(law) }
    }

    /// The law that decides.
    pub fn law(&self) -> LawId {
        self.laws.first().copied().unwrap_or(law!("penalties-bete"))
    }

    /// The last law behind it, which says what follows.
    pub fn consequence(&self) -> LawId {
        self.laws.last().copied().unwrap_or(self.law())
    }

    fn by(mut self, law: LawId) -> Ruling {
        // There is room for all laws that can come together.
        let _ = self.laws.try_push(law);
        self
    }

    fn mended(self, remedy: Remedy) -> Ruling {
        Ruling { remedy, ..self }
    }

    /// Punishes a fault as the table has agreed: it decides the game, or costs its maker a bête.
    fn punished(self, penalties: Penalties, i: &Incident) -> Ruling {
        match (penalties, i.by, i.hombre) {
            (Penalties::Forfeit, Some(by), Some(_)) => {
                let game = if i.side().contains(by) { GameFate::Lost } else { GameFate::Won };
                Ruling { game, ..self }.by(law!("penalties-forfeit"))
            }
            (Penalties::Bete, by, _) => Ruling { fined: by, ..self }.by(law!("penalties-bete")),
            _ => self,
        }
    }
}

/// What the laws decide about an incident.
pub fn rule(rules: &Rules, i: &Incident) -> Ruling {
    match &i.act {
        Act::Misdeal { what, noticed } => misdeal(*what, *noticed),
        Act::TrumpNaming { spoken, together } => trump_naming(rules, i, spoken, *together),
        Act::Revoke(revoke) => revoked(rules, i, *revoke),
        Act::ShowedHand { objection: false } => Ruling::lawful(law!("claim-accepted")),
        Act::ShowedHand { objection: true } => rules.options.rules.pick(
            Ruling::fault(law!("claim-refused")).mended(Remedy::PlayOn),
            Ruling::fault(law!("claim-refused-1860")).mended(Remedy::OpponentsNameLead),
        ),
        Act::LookedAtTricks { on_lead, contract, vole_undertaken, last_trick } => {
            let in_vole = *vole_undertaken || *contract == Contract::SoloVole;
            let soloist = i.by.is_some() && i.by == i.hombre && *contract == Contract::Solo;
            looked(rules.options.view_tricks, in_vole, *on_lead, soloist, *last_trick)
        }
        Act::ToldSix {} => Ruling::fault(law!("telling-six")).punished(rules.options.penalties, i),
        Act::Claim(asked) => claim(rules.options.claims, asked),
    }
}

/// A wrong deal is dealt again, unless all is paid.
fn misdeal(what: Misdealt, noticed: Noticed) -> Ruling {
    let law = match (noticed, what) {
        (Noticed::AfterPaid, _) => return Ruling::fault(law!("misdeal-paid-stands")),
        (_, Misdealt::WrongCount) => law!("misdeal-count"),
        (_, Misdealt::TwoAlike) => law!("false-pack"),
        (_, Misdealt::FacedCard) => law!("faced-card"),
    };
    Ruling { deal: DealFate::Redeal, ..Ruling::fault(law) }
}

/// The first suit named stands; of those named at once the one of whoever sits nearest to the hombre's right.
fn trump_naming(rules: &Rules, i: &Incident, spoken: &[(Seat, Suit)], together: bool) -> Ruling {
    let hombre = i.hombre.or(i.by);
    let stands = named_first(hombre.unwrap_or(Seat(0)), rules.seats, spoken, together);
    let Some((seat, suit)) = stands else { return Ruling::fault(law!("solo-trump-forgotten")) };
    let ruling = match (Some(seat) == hombre, spoken.len()) {
        (true, 1) => Ruling::lawful(law!("soloist-names-trump")),
        (true, _) => Ruling::fault(law!("trump-first-named-stands")),
        (false, 2..) if together => Ruling::fault(law!("trump-named-together")),
        (false, _) => Ruling::fault(law!("solo-trump-forgotten")),
    };
    Ruling { trump: Some(suit), ..ruling }
}

/// Whether a card that did not follow may still be taken back.
fn may_mend(edition: Edition, r: Revoke) -> bool {
    !r.play_over && edition.pick(!r.gathered && !r.offender_played, !r.next_led)
}

/// A card that did not follow: it is taken back as long as that may be; later it is punished.
fn revoked(rules: &Rules, i: &Incident, r: Revoke) -> Ruling {
    let o = &rules.options;
    if may_mend(o.rules, r) {
        let law = o.rules.pick(law!("revoke-taken-back"), law!("revoke-taken-back-1860"));
        return Ruling::fault(law).mended(Remedy::TakeBack);
    }
    let law = match o.penalties {
        Penalties::Forfeit => law!("revoke-forfeit"),
        Penalties::Bete => law!("revoke-bete"),
    };
    let ruling = Ruling::fault(law).punished(o.penalties, i);
    let vole = r.vole && o.rules == Edition::Of1860;
    match ruling.game {
        GameFate::On if r.harmed_ombre && !r.play_over && ruling.fined.is_some() => {
            ruling.mended(Remedy::ReplayFromTrick).by(law!("revoke-replay"))
        }
        GameFate::Won if vole => Ruling { vole: Vole::Made, ..ruling }.by(law!("vole-revoke")),
        GameFate::Lost if vole => Ruling { vole: Vole::Failed, ..ruling }.by(law!("vole-revoke-hombre")),
        _ => ruling,
    }
}

/// Who may look at gathered tricks, and when.
fn looked(option: ViewTricks, in_vole: bool, on_lead: bool, soloist: bool, last_trick: bool) -> Ruling {
    let (allowed, law) = match option {
        _ if in_vole => (false, law!("no-look-in-vole")),
        ViewTricks::Leader => (on_lead, law!("look-at-tricks-leader")),
        ViewTricks::SoloOnly => (soloist, law!("look-at-tricks-solo")),
        ViewTricks::LastTrickOnly => (on_lead && last_trick, law!("look-at-tricks-last")),
        ViewTricks::Never => (false, law!("look-at-tricks-never")),
    };
    Ruling { allowed, ..Ruling::fault(law) }
}

/// What is paid of the honours: where they must be claimed, what was had and asked for in time.
fn claim(option: Claims, asked: &Asked) -> Ruling {
    let had = asked.had();
    if option == Claims::Auto {
        return Ruling { paid: had, ..Ruling::lawful(law!("claims-auto")) };
    }
    if asked.after_cut || asked.claimed.is_empty() {
        return Ruling::lawful(law!("claims-manual")).by(law!("pot-claimed-late"));
    }
    let wrong = asked.claimed.iter().any(|honour| !had.contains(honour));
    let paid: Honours = asked.claimed.iter().copied().filter(|honour| had.contains(honour)).collect();
    let law = match wrong && paid.is_empty() {
        true => law!("claims-wrong"),
        false => law!("claims-partial"),
    };
    Ruling { paid, ..Ruling::lawful(law) }
}
