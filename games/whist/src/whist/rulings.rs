//! Mistakes and what the laws order, decided once: for the strict table, and for worked rulings (000:1952-2008, 001:774-834).

use super::options::{Edition, WhistOptions};
use super::state::{FOUR, opponents, partner};
use Remedy::{
    Allowed, CallAnyCard, CallCard, CardShown, DealStands, DealVoid, Forbidden, FourthBeforeSecond, FourthTakesBack,
    Highest, HighestOrLowestOnce, HonoursCount, HonoursLost, LayBeforeSelf, Lowest, NameSuit, NameTrump, NewDeal,
    NoWin, PlayOn, SameDealerDeals, SuitOnly, ThirdTakesBack, ThreePoints,
};
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Seat, SeatSet, law};

/// What happened, and when.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Somebody leads out of turn, and an opponent of his has the lead.
    OpponentHasLead,
    /// Somebody leads out of turn, and his partner has the lead.
    PartnerHasLead,
    /// A revoke, the trick still lying open.
    TrickOpen,
    /// A revoke, the trick turned and laid away.
    TrickTurned,
    /// A revoke, the offender having led again.
    OffenderLedAgain,
    /// A revoke, his partner having led again.
    PartnerLedAgain,
    /// Honours are called at a score other than eight.
    WrongScore,
    /// Somebody reminds his partner to call.
    RemindsPartner,
    /// Honours are announced in time.
    AnnouncedInTime,
    /// They are not, and the next trump is seen.
    NextTrumpSeen,
    /// A card let drop is named rightly.
    NamedRight,
    /// It is named wrongly.
    NamedWrong,
    /// Cards are mixed on the table.
    CardsMixed,
    /// A revoke is owned up to in time.
    OwnedUpInTime,
    /// A card is turned up in dealing, by the side that deals.
    ExposedByDealingSide,
    /// By an opponent.
    ExposedByOpponent,
    /// When somebody has already looked at his cards.
    ExposedAfterHandsSeen,
    /// The last player plays before his turn.
    LastPlaysEarly,
    /// A card lies face up in the pack.
    FacedInPack,
    /// It is the last.
    FacedLastCard,
    /// Somebody looked at his cards, and it is dealt wrongly.
    LookedThenMisdeal,
    /// Somebody looked at his cards, and one is turned up.
    LookedThenExposed,
    /// An opponent of the leader plays before his turn.
    OpponentPlaysEarly,
    /// Somebody has twelve cards.
    OneHasTwelve,
    /// Somebody has fourteen.
    OneHasFourteen,
    /// The missing card is found elsewhere.
    CardFoundElsewhere,
    /// A hand is thrown down as lost, and the partner plays on.
    HandThrownDown,
    /// The leader's partner plays before the second player.
    ThirdPlaysBeforeSecond,
    /// A hand shown as all winners has a loser.
    FalseClaim,
    /// Somebody asks whether his partner has played an honour.
    AsksHonour,
    /// The second player owns up when all have played.
    SecondHandOwnsUp,
    /// Honours were called and answered, and are not there.
    CalledWithoutTwo,
    /// A new pack is wanted, and all agree.
    AllAgree,
    /// A new pack is wanted, and one does not agree.
    OneObjects,
    /// Somebody asks for the turned card before the dealer has played.
    BeforeDealerPlays,
    /// When he has taken it up.
    TakenUp,
    /// The dealer does not show his last card.
    NotShown,
}

/// What may be done about it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Remedy {
    CallCard,
    NameSuit,
    ThreePoints,
    NewDeal,
    Forbidden,
    HonoursCount,
    HonoursLost,
    HighestOrLowestOnce,
    LayBeforeSelf,
    Highest,
    Lowest,
    NoWin,
    DealVoid,
    DealStands,
    SameDealerDeals,
    CallAnyCard,
    FourthBeforeSecond,
    ThirdTakesBack,
    FourthTakesBack,
    PlayOn,
    Allowed,
    CardShown,
    SuitOnly,
    NameTrump,
}

/// Who may choose or demand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Choosers {
    Nobody,
    Opponents,
    Partner,
    Left,
    DealersOpponents,
    Dealer,
    Forehand,
}

/// What the laws say to something that happened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// The law.
    pub law: LawId,
    /// What may be demanded; nothing where the list is empty.
    pub remedies: &'static [Remedy],
    /// Who may choose.
    pub choosers: SeatSet,
}

impl Ruling {
    /// Whether this is among what may be demanded.
    pub fn grants(&self, remedy: Remedy) -> bool {
        self.remedies.contains(&remedy)
    }
}

struct Row {
    number: u8,
    moment: Moment,
    law: LawId,
    remedies: &'static [Remedy],
    choosers: Choosers,
    only: Option<Edition>,
}

const fn row(
    number: u8,
    moment: Moment,
    law: LawId,
    remedies: &'static [Remedy],
    choosers: Choosers,
    only: Option<Edition>,
) -> Row {
    Row { number, moment, law, remedies, choosers, only }
}

/// The laws by their numbers in the rule file; those of one book alone say so.
const ROWS: &[Row] = &[
    row(1, Moment::OpponentHasLead, law!("lead-out-of-turn-suit"), &[CallCard, NameSuit], Choosers::Opponents, None),
    row(1, Moment::PartnerHasLead, law!("lead-out-of-turn"), &[CallCard], Choosers::Opponents, None),
    row(2, Moment::TrickOpen, law!("revoke-when-established"), &[], Choosers::Nobody, None),
    row(2, Moment::TrickTurned, law!("revoke-three-points"), &[ThreePoints], Choosers::Opponents, None),
    row(2, Moment::OffenderLedAgain, law!("revoke-three-points"), &[ThreePoints], Choosers::Opponents, None),
    row(2, Moment::PartnerLedAgain, law!("revoke-three-points"), &[ThreePoints], Choosers::Opponents, None),
    row(4, Moment::WrongScore, law!("call-wrong-score"), &[NewDeal], Choosers::Opponents, None),
    row(5, Moment::RemindsPartner, law!("call-no-reminder"), &[Forbidden], Choosers::Nobody, None),
    row(6, Moment::AnnouncedInTime, law!("honours-unannounced-lost"), &[HonoursCount], Choosers::Nobody, None),
    row(6, Moment::NextTrumpSeen, law!("honours-unannounced-lost"), &[HonoursLost], Choosers::Nobody, None),
    row(7, Moment::NamedRight, law!("dropped-card-named"), &[CallCard], Choosers::Opponents, None),
    row(7, Moment::NamedWrong, law!("dropped-card-misnamed"), &[HighestOrLowestOnce], Choosers::Opponents, None),
    row(8, Moment::CardsMixed, law!("cards-mixed"), &[LayBeforeSelf], Choosers::Partner, Some(Edition::Of1782)),
    row(9, Moment::OwnedUpInTime, law!("revoke-owned-up"), &[Highest, Lowest, CallCard], Choosers::Opponents, None),
    row(10, Moment::ExposedByDealingSide, law!("exposed-card-new-deal"), &[NewDeal], Choosers::DealersOpponents, None),
    row(10, Moment::ExposedByOpponent, law!("exposed-by-opponent"), &[NewDeal], Choosers::Dealer, None),
    row(10, Moment::ExposedAfterHandsSeen, law!("looked-no-new-deal"), &[], Choosers::Nobody, None),
    row(11, Moment::LastPlaysEarly, law!("last-player-early"), &[NoWin], Choosers::Nobody, None),
    row(12, Moment::FacedInPack, law!("faced-card-in-pack"), &[DealVoid], Choosers::Nobody, None),
    row(12, Moment::FacedLastCard, law!("faced-card-in-pack"), &[], Choosers::Nobody, None),
    row(13, Moment::LookedThenMisdeal, law!("looked-same-dealer"), &[SameDealerDeals], Choosers::Nobody, None),
    row(13, Moment::LookedThenExposed, law!("looked-no-new-deal"), &[], Choosers::Nobody, None),
    row(14, Moment::OpponentPlaysEarly, law!("opponent-plays-early"), &[NoWin], Choosers::Nobody, None),
    row(15, Moment::OneHasTwelve, law!("twelve-cards-stand"), &[DealStands], Choosers::Nobody, None),
    row(15, Moment::OneHasFourteen, law!("fourteen-cards-void"), &[DealVoid], Choosers::Nobody, None),
    row(15, Moment::CardFoundElsewhere, law!("stray-card-void"), &[DealVoid], Choosers::Nobody, Some(Edition::Of1830)),
    row(
        15,
        Moment::CardFoundElsewhere,
        law!("twelve-cards-stand"),
        &[DealStands],
        Choosers::Nobody,
        Some(Edition::Of1782),
    ),
    row(16, Moment::HandThrownDown, law!("hand-thrown-down"), &[CallAnyCard], Choosers::Opponents, None),
    row(
        17,
        Moment::ThirdPlaysBeforeSecond,
        law!("third-before-second"),
        &[FourthBeforeSecond],
        Choosers::Left,
        Some(Edition::Of1782),
    ),
    row(18, Moment::FalseClaim, law!("false-claim"), &[CallAnyCard], Choosers::Opponents, None),
    row(19, Moment::AsksHonour, law!("no-asking-for-honours"), &[Forbidden], Choosers::Nobody, None),
    row(
        20,
        Moment::SecondHandOwnsUp,
        law!("second-hand-owns-up"),
        &[ThirdTakesBack, FourthTakesBack, Highest, Lowest],
        Choosers::Opponents,
        None,
    ),
    row(
        21,
        Moment::CalledWithoutTwo,
        law!("call-without-two"),
        &[NewDeal, PlayOn],
        Choosers::Opponents,
        Some(Edition::Of1782),
    ),
    row(22, Moment::AllAgree, law!("no-new-pack"), &[Allowed], Choosers::Nobody, None),
    row(22, Moment::OneObjects, law!("no-new-pack"), &[Forbidden], Choosers::Nobody, None),
    row(23, Moment::BeforeDealerPlays, law!("turned-card-lies-open"), &[CardShown], Choosers::Nobody, None),
    row(23, Moment::TakenUp, law!("turned-card-only-suit"), &[SuitOnly], Choosers::Nobody, None),
    row(24, Moment::NotShown, law!("trump-not-shown"), &[NameTrump], Choosers::Forehand, None),
];

/// What the laws say: `dealer` deals, `actor` did it (or it befell him).
pub fn rule(o: &WhistOptions, moment: Moment, dealer: Seat, actor: Option<Seat>) -> Option<Ruling> {
    let of_book = |row: &&Row| row.moment == moment && row.only.is_none_or(|book| book == o.rules);
    let row = ROWS.iter().find(of_book)?;
    let by = |whom: fn(Seat) -> SeatSet| actor.map_or(SeatSet::EMPTY, whom);
    let choosers = match row.choosers {
        Choosers::Nobody => SeatSet::EMPTY,
        Choosers::Opponents => by(opponents),
        Choosers::Partner => by(|seat| SeatSet::one(partner(seat))),
        Choosers::Left => by(|seat| SeatSet::one(seat.next(FOUR))),
        Choosers::DealersOpponents => opponents(dealer),
        Choosers::Dealer => SeatSet::one(dealer),
        Choosers::Forehand => SeatSet::one(dealer.next(FOUR)),
    };
    Some(Ruling { law: row.law, remedies: row.remedies, choosers })
}

/// The number of the law that speaks of a moment.
pub fn number_of(moment: Moment) -> u8 {
    ROWS.iter().find(|row| row.moment == moment).map_or(0, |row| row.number)
}
