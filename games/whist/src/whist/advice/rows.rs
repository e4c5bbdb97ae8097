//! The rows of the books: holding such and such, in such a situation, play this. Rows of one table stand in the order in which they
//! go before each other: those that name more cards first.

use super::holding::Holding;
use super::seeing::Who;
use super::table::{If, Row, Then};
use crate::whist::options::Edition;

const BOTH: Option<Edition> = None;
const Y82: Option<Edition> = Some(Edition::Of1782);
const Y30: Option<Edition> = Some(Edition::Of1830);

macro_rules! rows {
    ($(#[$doc:meta])* $name:ident: $($maxim:literal $book:ident $holds:literal $([$($when:expr),*])? => $then:expr;)*) => {
        $(#[$doc])*
        pub const $name: &[Row] = &[$(Row {
            maxim: $maxim,
            book: $book,
            holds: Holding::read($holds),
            when: &[$($($when),*)?],
            then: $then,
        }),*];
    };
}

use If::*;
use Then::*;
use Who::{Left, Me, Partner, Right};

rows! {
    /// Trump leads when a card was turned.
    TURNED:
    "QA-8-ten-turned" BOTH "KJ9+2" [Turned(Right, "T"), NothingElse] => Play("J");
    "QA-8-nine-turned" BOTH "AT8+2|KT8+2|QT8+2" [Turned(Right, "9"), NothingElse] => Play("T");
    "82-I-t09-honour-turned" Y82 "T98+3" [Turned(Left, "AKQJ")] => Play("T");
    "30-1-33" Y30 "T98+3" [Turned(Left, "AKQJ")] => Play("T");
    "30-2-1-turned" Y30 "run3-4" [TurnedBeside] => Lowest;
    "30-3-3" Y30 "KQJ+" [Turned(Me, "K")] => Play("J");
    "30-3-3" Y30 "KQJ+" [Turned(Me, "K"), Played("J")] => Play("Q");
    "30-3-3" Y30 "KQJ+" [Turned(Me, "Q")] => Play("K");
    "30-3-3" Y30 "KQJ+" [Turned(Me, "Q"), Played("K")] => Play("J");
    "30-3-4-good-suit" Y30 "A+1-3" [Turned(Me, "A"), GoodSuit] => Small;
    "30-3-4" Y30 "A+" [Turned(Me, "A"), NotStrong] => Not;
    "30-3-5" Y30 "J+1" [Turned(Partner, "AKQ")] => Play("J");
    "30-3-5-strong" Y30 "Q+3-4|J+3-4" [Turned(Partner, "AKQJ")] => Small;
    "30-3-6-good-suit" Y30 "A+1-2|K+1-2" [Turned(Partner, "QJ"), GoodSuit] => Small;
    "30-3-6" Y30 "A+1-2|K+1-2" [Turned(Partner, "QJ")] => Not;
    "30-3-7" Y30 "Q+1|J+1" [Turned(Partner, "T")] => Top;
    "30-3-8-queen-jack" Y30 "QJ+1-2" [Turned(Left, "K")] => Play("Q");
    "30-3-8-queen-jack" Y30 "QJ+1-2" [Turned(Left, "K"), Played("Q")] => Small;
    "30-3-8" Y30 "+" [Turned(Left, "K")] => Lowest;
    "30-3-9" Y30 "+" [Turned(Left, "Q")] => Lowest;
    "30-3-11" Y30 "AKJ+" [Turned(Right, "Q")] => Play("K");
    "30-3-11" Y30 "AK+|A+|K+" [Turned(Right, "Q")] => Not;
    "30-3-10" Y30 "+" [Turned(Right, "K")] => Not;
    "30-3-12-sequence" Y30 "KQJ+" [Turned(Right, "A")] => Play("J");
    "30-3-12" Y30 "+" [Turned(Right, "A")] => Not;
}

rows! {
    /// Going on in trumps after what was led or won before.
    TRUMPS_AGAIN:
    "82-II-1" Y82 "AK+4" [GoodSuit, Played("A")] => Play("K");
    "82-II-1" Y82 "AK+4" [GoodSuit, Played("AK")] => Small;
    "82-II-2" Y82 "KQ+4" [GoodSuit, Played("K")] => Play("Q");
    "82-I-t02-next" Y82 "AKJ+3" [Played("K"), FoeFailed] => Play("J98765432");
    "82-I-t02-next" Y82 "AKJ+3" [Played("K"), FoesFollowed] => Play("A");
    "82-II-5-next" Y82 "QJ9+2" [GoodSuit, Played("Q")] => Play("J");
    "30-1-1" Y30 "AK+5" [Played("A")] => Play("K");
    "30-1-1" Y30 "AK+5" [Played("AK"), FewRounds] => Small;
    "30-1-3-good-suit" Y30 "AK+2-3" [Played("A"), GoodSuit] => Play("K");
    "30-1-3-good-suit" Y30 "AK+2-3" [Played("AK"), GoodSuit] => Small;
    "30-1-4-next" Y30 "AK+1" [Played("A")] => Play("K");
    "30-1-4-next" Y30 "AK+1" [Played("AK")] => Small;
    "30-1-6" Y30 "KQ+5" [Played("K")] => Play("Q");
    "30-1-6" Y30 "KQ+5" [Played("KQ"), FewRounds] => Small;
    "30-1-7-good-suit" Y30 "KQ+4" [Played("K"), GoodSuit] => Play("Q");
    "30-1-8-good-suit" Y30 "KQ+3" [Played("K"), GoodSuit] => Play("Q");
    "30-1-10-next" Y30 "KQ+1" [Played("Q"), NoGoodSuit] => Play("K");
    "30-1-10-next" Y30 "KQ+1" [Played("Q"), GoodSuit] => Small;
    "30-1-10-right-next" Y30 "KQ+1" [Played("KQ"), NoGoodSuit] => Small;
    "30-1-11-good-suit" Y30 "KQ" [Played("K"), GoodSuit] => Play("Q");
    "30-1-12-next" Y30 "K+1" [Played("K")] => Lowest;
    "30-1-13-next" Y30 "AKJ+3" [Played("A")] => Play("K");
    "30-1-13-next" Y30 "AKJ+3" [Played("AK")] => Play("J");
    "30-1-16-next" Y30 "AQ+2-4|AJ+2-4" [Played("Q")] => Small;
    "30-1-16-next" Y30 "AQ+2-4|AJ+2-4" [Played("A")] => Small;
    "30-1-18-next" Y30 "AQ+1" [Played("A")] => Play("Q");
    "30-1-18-next" Y30 "AQ+1" [Played("AQ")] => Small;
    "30-1-18-next" Y30 "AQ+1" [Played("Q")] => Small;
    "30-1-30" Y30 "Q+4|J+4|T+4" [Played("")] => Small;
    "30-1-22-next" Y30 "AJT" [Played("A")] => Play("J");
    "30-1-24-partner-next" Y30 "KJ+1-2" [Played("J")] => Small;
    "30-1-29" Y30 "QJ" [Played("Q"), GoodSuit] => Play("J");
    "30-1-14" Y30 "AKJ+1-2" [Played("K")] => Not;
    "30-1-15" Y30 "AKJ" [Played("K")] => Not;
    "30-1-21-next" Y30 "AQJ" [Played("J")] => Not;
}

rows! {
    /// Trump leads by the holding.
    TRUMP_LEADS:
    "82-II-3" Y82 "KQT+3" [GoodSuit] => Play("K");
    "82-II-5" Y82 "QJ9+2" [GoodSuit] => Play("Q");
    "82-II-7" Y82 "JT8+2" [GoodSuit] => Play("J");
    "82-II-8" Y82 "T98+1" [GoodSuit] => Play("T");
    "82-II-1" Y82 "AK+4" [GoodSuit] => Play("AK");
    "82-II-2" Y82 "KQ+4" [GoodSuit] => Play("K");
    "82-II-4" Y82 "QJ+3" [GoodSuit] => Small;
    "82-II-6" Y82 "JT+3" [GoodSuit] => Small;
    "82-I-2" BOTH "run3-12" => Top;
    "QA-1" BOTH "run3-12" => Top;
    "82-I-t02" Y82 "AKJ+3" => Play("K");
    "82-I-t04" Y82 "KQT+3" => Play("K");
    "82-I-t06" Y82 "QJ9+3" => Play("Q");
    "82-I-t08" Y82 "JT8+3" => Play("J");
    "82-I-t11" Y82 "AKJ+2" => Play("K");
    "82-I-t13" Y82 "KQT+2" => Play("K");
    "82-I-t15" Y82 "QJ9+2" => Play("Q");
    "82-I-t17" Y82 "JT8+2" => Play("J");
    "82-I-t18-sequence" Y82 "T98+2" => Play("T");
    "82-I-t20" Y82 "AKJ+1" => Play("K");
    "82-I-t22" Y82 "KQT+1" => Play("K");
    "82-I-t23" Y82 "QJ9+1" => Play("Q");
    "82-I-t25" Y82 "JT8+1" => Play("J");
    "82-I-t26" Y82 "T98+1" => Play("T");
    "82-I-t01" Y82 "AK+4" => Small;
    "82-I-t03" Y82 "KQ+4" => Small;
    "82-I-t05" Y82 "QJ+4" => Small;
    "82-I-t07" Y82 "JT+4" => Small;
    "82-I-t10" Y82 "AK+3" => Small;
    "82-I-t12" Y82 "KQ+3" => Small;
    "82-I-t14" Y82 "QJ+3" => Small;
    "82-I-t16" Y82 "JT+3" => Small;
    "82-I-t19" Y82 "AK+2" => Small;
    "82-I-t21" Y82 "KQ+2" => Small;
    "82-I-t24" Y82 "JT+2" => Small;
    "82-I-t27" Y82 "T+3" => Small;
    "82-I-3" Y82 "low5" [NothingElse] => Lowest;
    "82-I-t09" Y82 "low6|T+5|T9+4|T98+3" => Lowest;
    "82-I-t18" Y82 "low5" => Lowest;
    "30-1-26" Y30 "run3-4" => Top;
    "30-1-13" Y30 "AKJ+3" => Play("A");
    "30-1-14" Y30 "AKJ+1-2" => Play("K");
    "30-1-15" Y30 "AKJ" => Play("K");
    "30-1-34" Y30 "KQT+3" => Play("K");
    "30-1-35" Y30 "QJ9+3" => Play("Q");
    "30-1-36" Y30 "JT8+3" => Play("J");
    "30-1-1" Y30 "AK+5" => Play("A");
    "30-1-2" Y30 "AK+4" => Small;
    "30-1-3-good-suit" Y30 "AK+2-3" [GoodSuit] => Play("A");
    "30-1-3" Y30 "AK+2-3" => Small;
    "30-1-4" Y30 "AK+1" => Not;
    "30-1-5" Y30 "AK" => Not;
    "30-1-5-bare" Y30 "A|K" => Not;
    "30-1-6" Y30 "KQ+5" => Play("K");
    "30-1-7-good-suit" Y30 "KQ+4" [GoodSuit] => Play("K");
    "30-1-7" Y30 "KQ+4" => Small;
    "30-1-8-good-suit" Y30 "KQ+3" [GoodSuit] => Play("K");
    "30-1-8" Y30 "KQ+3" => Small;
    "30-1-9" Y30 "KQ+2" => Small;
    "30-1-10" Y30 "KQ+1" => Not;
    "30-1-11-good-suit" Y30 "KQ" [GoodSuit] => Play("K");
    "30-1-11" Y30 "KQ" => Not;
    "30-1-12" Y30 "K+1" => Not;
    "30-1-31" Y30 "AQT" => Not;
    "30-1-21" Y30 "AQJ" => Not;
    "30-1-22" Y30 "AJT" => Not;
    "30-1-16" Y30 "AQ+2-4" => Small;
    "30-1-17" Y30 "AJ+2-4" => Small;
    "30-1-18" Y30 "AQ+1" => Not;
    "30-1-19" Y30 "AJ+1" => Not;
    "30-1-20" Y30 "AQ" => Not;
    "30-1-23" Y30 "KJ+3-4" => Small;
    "30-1-24" Y30 "KJ+1-2" => Not;
    "30-1-25" Y30 "KJ" => Not;
    "30-1-27" Y30 "QJ+2" [GoodSuit] => Small;
    "30-1-28" Y30 "QJ+3-4" => Small;
    "30-1-29" Y30 "QJ" [GoodSuit] => Play("Q");
    "30-1-29-guarded" Y30 "Q+1|J+1" [GoodSuit] => Top;
    "30-1-30" Y30 "Q+4|J+4|T+4" => Small;
    "30-1-32" Y30 "low5" [NothingElse] => Lowest;
    "30-1-33" Y30 "low6|T+5|T9+4|T98+3" => Lowest;
}

rows! {
    /// Leads from plain suits.
    PLAIN_LEADS:
    "30-8-2" Y30 "AK+3" [TrumpsOut, Entry] => Small;
    "30-2-3-trumps-out" Y30 "A+4-5" [TrumpsOut] => Small;
    "30-2-1-four" Y30 "run4-12" [FourLow] => Bottom;
    "30-2-1" Y30 "run5-12" => Bottom;
    "30-2-1" Y30 "KQJ+" => Play("K");
    "30-2-2" Y30 "QJT+" => Play("Q");
    "82-I-2" BOTH "run5-12" => Bottom;
    "82-I-2" BOTH "run3-4" => Top;
    "QA-2" BOTH "run5-12" => Bottom;
    "QA-2" BOTH "run3-4" => Top;
    "QA-3" BOTH "run5-12" => Bottom;
    "QA-3" BOTH "run3-4" => Top;
    "30-2-7" Y30 "AK" [Strong] => Play("AK");
    "30-2-8" Y30 "KQ" [Strong] => Play("K");
    "30-2-9" Y30 "QJ" [Strong] => Play("Q");
    "30-2-12" Y30 "A" [Strong] => Play("A");
    "30-2-14" Y30 "Q|J" [Strong] => Top;
    "30-2-10" Y30 "Q+1|J+1" [Strong] => Top;
    "30-2-13" Y30 "K" => Not;
    "30-2-11" Y30 "low2|T+1" => Not;
    "30-2-3" Y30 "A+2-3" => Small;
    "30-2-3-long" Y30 "A+4-5" => Play("A");
    "30-2-4" Y30 "K+2-3" => Small;
    "30-2-5" Y30 "Q+2-3" => Small;
    "30-2-6" Y30 "J+2-3" [NothingElse] => Small;
}

rows! {
    /// Trumps led at the right: second hand.
    TRUMPS_SECOND:
    "30-1-10-left-next" Y30 "KQ+1" [Played("K")] => Small;
    "QA-18" BOTH "AT+1|KT+1" [Turned(Right, "Q"), Led("J")] => Small;
    "30-1-16-second-hand-sequence" Y30 "QJT|QJ+1|JT+1" => Top;
    "30-1-21-right" Y30 "AQJ" => Play("J");
    "30-1-22" Y30 "AJT" => Play("T");
    "30-1-4-right" Y30 "AK+1" => Small;
    "30-1-9-right" Y30 "KQ+2" => Play("Q");
    "30-1-10-right" Y30 "KQ+1|KQ" => Play("K");
    "30-1-12-right" Y30 "K+1" => Play("K");
    "30-1-12-right-twice" Y30 "K+2" => Small;
    "30-1-16-right" Y30 "AQ+2-4" => Lowest;
    "30-1-17-right" Y30 "AJ+2-4" => Lowest;
    "30-1-18-right" Y30 "AQ+1" => Small;
    "30-1-19-right-king" Y30 "AJ+1" [Led("K")] => Play("A");
    "30-1-19-right" Y30 "AJ+1" => Small;
    "30-1-20-right" Y30 "AQ" => Play("Q");
    "30-1-2-second-hand" Y30 "Q+2" [SmallLed] => Small;
    "30-1-16-second-hand" Y30 "Q+2|J+2|T+2" => Small;
}

rows! {
    /// Trumps led by the partner: third hand.
    TRUMPS_THIRD:
    "82-I-t11-finesse" Y82 "AKJ+1-3" [Played("K")] => Play("J");
    "82-I-t17-finesse" Y82 "JT8+1-3" [Played("J")] => Play("8");
    "82-I-t22-finesse" Y82 "KQT+1-3" [Played("K")] => Play("T");
    "30-1-14-finesse" Y30 "AKJ+|AKJ" [Played("K")] => Play("J");
    "QA-8-finesse-nine" BOTH "KJ9+2" [Turned(Right, "T"), Played("J")] => Play("9");
    "30-1-29-partner" Y30 "A+" [Led("QJ")] => Small;
    "30-1-34-finesse" Y30 "KQT+1-3" => Play("T");
    "30-1-35-finesse" Y30 "QJ9+1-3" => Play("9");
    "30-1-14-finesse" Y30 "AKJ+1-2" => Play("J");
    "30-1-15" Y30 "AKJ" => Play("J");
    "30-1-21-partner" Y30 "AQJ" => Play("J");
    "30-1-22-partner" Y30 "AJT" => Play("A");
    "30-1-4-partner" Y30 "AK+1" => Play("A");
    "30-1-9-partner" Y30 "KQ+2" => Play("Q");
    "30-1-10-partner" Y30 "KQ+1" => Play("Q");
    "30-1-11-partner" Y30 "KQ" => Play("Q");
    "30-1-12-partner" Y30 "K+1" => Play("K");
    "30-1-18-partner-good-suit" Y30 "AQ+1" [GoodSuit] => Play("Q");
    "30-1-18-partner" Y30 "AQ+1" => Play("A");
    "30-1-20-partner-no-finesse" Y30 "AQ" [Turned(Left, "K")] => Play("A");
    "30-1-20-partner-no-finesse" Y30 "AQ" [PartnerRuffs] => Play("A");
    "30-1-20-partner" Y30 "AQ" => Play("Q");
    "30-1-24-partner" Y30 "KJ+1-2" [GoodSuit] => Play("J");
    "30-1-25-partner" Y30 "KJ" [GoodSuit] => Play("J");
}

rows! {
    /// Trumps led at the left: last hand.
    TRUMPS_LAST:
    "30-1-10-left-next" Y30 "KQ+1|KQ" [Played("K")] => Small;
    "30-1-19-left" Y30 "AJ+1" [Led("K")] => Small;
    "30-1-21-left" Y30 "AQJ" => Play("Q");
    "30-1-22" Y30 "AJT" => Play("J");
    "30-1-9-left" Y30 "KQ+2" => Play("Q");
    "30-1-10-left" Y30 "KQ+1|KQ" => Play("K");
    "30-1-12-left" Y30 "K+1" => Play("K");
    "30-1-16-left" Y30 "AQ+2-4|AJ+2-4" => Play("AQJ");
    "30-1-18-left" Y30 "AQ+1" => Play("Q");
    "30-1-20-left" Y30 "AQ" => Play("Q");
}

rows! {
    /// A plain suit led at the right: second hand.
    PLAIN_SECOND:
    "QA-12" BOTH "AKQ+" => Play("A");
    "30-2-5c" Y30 "AQ+" [Led("J")] => Play("A");
    "82-III-10" BOTH "QJT+" [SecondRound] => Play("QJT");
    "QA-9" BOTH "K+1" => Small;
    "QA-9-king-twice" BOTH "K+2" [SmallLed] => Small;
    "QA-9-queen-jack-ten" BOTH "Q+1|J+1|T+1" => Small;
}
