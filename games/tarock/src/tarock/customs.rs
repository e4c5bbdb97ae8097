//! Customs: what each book takes for granted and another does differently, with the laws for it. What a table may choose are [`Terms`](super::Terms).

use super::terms::Form;
use spadille_core::{LawId, law};

/// What the Sküs does for a cavalry.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SkuesCavalry {
    /// It stands for the figure that a king and two others lack.
    Completes,
    /// It doubles what is complete without it.
    Doubles,
}

/// What a misdeal costs the dealer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Misdeal {
    /// A fine to each.
    Fined,
    /// The price of a game, to the Vorhand.
    PaysVorhand,
    /// Nothing.
    Free,
}

/// What comes of a revoke.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Revoke {
    /// A fine to each.
    Fined,
    /// What it cost each of the others is made good.
    MadeGood,
}

/// What comes of a scat with too many or too few cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum WrongScat {
    /// The deal is void, and a fine is paid.
    VoidsDeal,
    /// Whoever laid it counts nothing.
    CountsNothing,
}

/// How the games of a book go about what is no agreement of the table.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Customs {
    /// Whether kings are an honour from three on, matadors counted with them, whichever other honours are paid.
    pub kings_in_hand: bool,
    /// Whether any three figures of a suit are half a cavalry.
    pub half_cavalry: bool,
    /// What the Sküs does for a cavalry.
    pub skues_cavalry: SkuesCavalry,
    /// Whether a Sküs that one has kept is as good as a trick.
    pub skues_is_trick: bool,
    /// What an offender pays each of the others; nothing where no fines are known.
    pub fine: i64,
    /// What a misdeal costs.
    pub misdeal: Misdeal,
    /// Whether the same dealer deals again after a deal that is void.
    pub deals_again: bool,
    /// What comes of a revoke.
    pub revoke: Revoke,
    /// What comes of a scat with too many or too few cards.
    pub wrong_scat: WrongScat,
    /// Whether an announced cavalry is said without its suit, and worked cases ask what was said.
    pub suit_unsaid: bool,
    /// How worked cases write the honour of ten tarocks.
    pub tarocks_written: &'static str,
    /// By which laws.
    pub laws: Laws,
}

/// The laws by which a book does what others do by another law.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Laws {
    /// Who announces first.
    pub announcing: LawId,
    /// What is not in the hand cannot be announced.
    pub not_in_hand: LawId,
    /// What was not announced before the first lead is void, where the book says so.
    pub announced_late: Option<LawId>,
    /// What each tarock above ten brings, where it has a law of its own.
    pub above_ten: Option<LawId>,
    /// The Sküs goes back to its owner.
    pub skues_back: LawId,
    /// A tarock is given for it.
    pub tarock_for_skues: LawId,
    /// A card that counts is given for it.
    pub counting_for_skues: LawId,
    /// Nothing is given for it.
    pub nothing_for_skues: LawId,
    /// One player is without a trick.
    pub no_trick: LawId,
    /// Two are.
    pub two_without_trick: LawId,
}

/// The book of 1782.
const OLD: Customs = Customs {
    kings_in_hand: false,
    half_cavalry: false,
    skues_cavalry: SkuesCavalry::Completes,
    skues_is_trick: true,
    fine: 5,
    misdeal: Misdeal::Fined,
    deals_again: true,
    revoke: Revoke::Fined,
    wrong_scat: WrongScat::VoidsDeal,
    suit_unsaid: false,
    tarocks_written: "ten_tarocs",
    laws: Laws {
        announcing: law!("honours-dealer-first"),
        not_in_hand: law!("scat-nothing-announced"),
        announced_late: Some(law!("honours-before-lead")),
        above_ten: Some(law!("tarocks-above-ten")),
        skues_back: law!("skues-outside"),
        tarock_for_skues: law!("skues-exchange"),
        counting_for_skues: law!("skues-for-empty"),
        nothing_for_skues: law!("skues-debt-waits"),
        no_trick: law!("no-trick-twenty-six"),
        two_without_trick: law!("two-without-trick"),
    },
};

/// The book of about 1860, for three.
const LATER: Customs = Customs {
    kings_in_hand: true,
    half_cavalry: true,
    skues_cavalry: SkuesCavalry::Doubles,
    skues_is_trick: false,
    fine: 0,
    misdeal: Misdeal::Free,
    deals_again: false,
    revoke: Revoke::MadeGood,
    wrong_scat: WrongScat::CountsNothing,
    suit_unsaid: true,
    tarocks_written: "taroks",
    laws: Laws {
        announcing: law!("announce-dealer-first"),
        not_in_hand: law!("scat-no-announced-cavalry"),
        announced_late: None,
        above_ten: None,
        skues_back: law!("skues-takes-nothing"),
        tarock_for_skues: law!("skues-empty-tarock"),
        counting_for_skues: law!("skues-exchange"),
        nothing_for_skues: law!("lone-skues-four"),
        no_trick: law!("stichfrei"),
        two_without_trick: law!("stichfrei"),
    },
};

/// En deux: the same, but whoever announces what he has not is told of another law.
const TWO: Customs = Customs { laws: Laws { not_in_hand: law!("announcements-from-each"), ..LATER.laws }, ..LATER };

/// Tarok-l'Hombre: the Sküs excuses to the end.
const HOMBRE: Customs = Customs { laws: Laws { skues_back: law!("lhombre-skues-free"), ..LATER.laws }, ..LATER };

/// Tarok-Zapp.
const ZAPP: Customs = Customs { misdeal: Misdeal::PaysVorhand, ..LATER };

impl Customs {
    /// The customs of a game.
    pub const fn of(form: Form) -> Customs {
        match form {
            Form::OldThree | Form::Partners | Form::Quadrille | Form::Munich => OLD,
            Form::Three => LATER,
            Form::Two => TWO,
            Form::HombreOld | Form::HombreNew => HOMBRE,
            Form::Zapp => ZAPP,
        }
    }
}
