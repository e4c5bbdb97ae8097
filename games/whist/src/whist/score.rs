//! The game of ten points: what a deal marks, which games it ends, and what they are worth. Rules, `settle` and cases ask here.

use super::options::{Bonus, Calling, Grading, Honours, HonoursLimit, Slams, Unit, WhistOptions};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, LawId, Seat, Suit, law};

/// One of the two sides: 0 sits at places 0 and 2, 1 at places 1 and 3.
pub type Side = usize;

/// The side of a place.
#[inline]
pub fn side_of(place: Seat) -> Side {
    (place.0 & 1).into()
}

/// The places of a side.
pub fn places_of(side: Side) -> [Seat; 2] {
    [Seat(side as u8), Seat(side as u8 + 2)]
}

/// The points that win a game.
pub const GAME: u8 = 10;
/// What the other side marks for a revoke.
pub const REVOKE: u8 = 3;

/// How a game was won, by the losers' points.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// 1782: the losers have five or more.
    Single,
    /// 1782: they have fewer.
    Lurch,
    /// They have five or more.
    Simple,
    /// They have three or four.
    Double,
    /// They have one or two.
    Triple,
    /// They have nothing.
    Quadruple,
}

impl Grade {
    /// What the game is worth.
    pub fn value(self) -> i64 {
        match self {
            Grade::Single | Grade::Simple => 1,
            Grade::Lurch | Grade::Double => 2,
            Grade::Triple => 3,
            Grade::Quadruple => 4,
        }
    }

    /// The law that says so.
    pub fn law(self) -> LawId {
        match self {
            Grade::Single | Grade::Lurch => law!("lurch-pays-double"),
            Grade::Simple => law!("grade-simple"),
            Grade::Double => law!("grade-double"),
            Grade::Triple => law!("grade-triple"),
            Grade::Quadruple => law!("grade-quadruple"),
        }
    }
}

/// What brought a side to ten.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum By {
    /// Three points for a revoke.
    #[serde(rename = "revoke")]
    Revoke,
    /// Tricks.
    #[serde(rename = "tricks")]
    Tricks,
    /// Tricks and honours together.
    #[serde(rename = "tricks+honours")]
    Both,
    /// Honours alone.
    #[serde(rename = "honours")]
    Honours,
    /// What was left over from the game before.
    #[serde(rename = "rest")]
    Rest,
    /// Honours called at eight.
    #[serde(rename = "call")]
    Call,
}

impl By {
    /// The law by which a game ends so.
    pub fn law(self, o: &WhistOptions) -> LawId {
        match self {
            By::Revoke => law!("revoke-points-win"),
            By::Tricks | By::Both => law!("ten-points"),
            By::Honours if o.honours_limit == HonoursLimit::TenthByTrick => law!("first-game-by-honours"),
            By::Honours => law!("honours-unlimited"),
            By::Rest => law!("rest-wins-next-game"),
            By::Call => law!("call-ends-game"),
        }
    }
}

/// What is counted after a deal.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct DealResult {
    /// Tricks of each side.
    pub tricks: [u8; 2],
    /// Honours held by each side.
    pub honours: [u8; 2],
    /// Revokes made by each side.
    pub revokes: [u8; 2],
    /// The side that won by calling: nothing else counts then.
    pub call: Option<Side>,
    /// Whether trick and honour points count double (Cayenne).
    pub doubled: bool,
}

/// Points marked by each side.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Marks {
    /// For the other side's revokes.
    pub revoke: [u8; 2],
    /// For tricks over six.
    pub tricks: [u8; 2],
    /// For honours.
    pub honours: [u8; 2],
}

/// A game that was won.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameWon {
    /// By whom.
    pub winner: Side,
    /// By what.
    pub by: By,
    /// What the losers had.
    pub loser_points: u8,
    /// How it is graded.
    pub grade: Grade,
    /// What it is worth.
    pub value: i64,
}

/// Twelve or thirteen tricks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Slam {
    /// Who made it.
    pub side: Side,
    /// All thirteen, or twelve.
    pub kind: SlamKind,
    /// What it counts.
    pub value: i64,
}

/// The two slams.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SlamKind {
    /// All thirteen tricks.
    Grand,
    /// Twelve.
    Small,
}

impl SlamKind {
    /// What it counts.
    pub fn value(self) -> i64 {
        match self {
            SlamKind::Grand => 6,
            SlamKind::Small => 3,
        }
    }

    /// The law of it.
    pub fn law(self) -> LawId {
        match self {
            SlamKind::Grand => law!("great-slam"),
            SlamKind::Small => law!("small-slam"),
        }
    }
}

/// What a deal came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// Points marked.
    pub marks: Marks,
    /// Games won in this deal, in order.
    pub ended: ArrayVec<GameWon, 4>,
    /// The points of both sides after it.
    pub after: [u8; 2],
    /// Games won in the rubber after it; of single games all.
    pub games: [u8; 2],
    /// A slam.
    pub slam: Option<Slam>,
    /// Who won the rubber.
    pub rubber: Option<Side>,
}

/// The honours of a trump suit.
pub fn honours_of(o: &WhistOptions, trump: Suit) -> CardSet {
    use spadille_core::Rank::{Ace, Jack, King, Queen, Ten};
    match o.honours {
        Honours::Four => CardSet::of_suits(&[trump], &[Ace, King, Queen, Jack]),
        Honours::Five => CardSet::of_suits(&[trump], &[Ace, King, Queen, Jack, Ten]),
    }
}

/// What so many honours of a side count.
pub fn honour_points(held: u8) -> u8 {
    match held {
        3 => 2,
        4 | 5 => held,
        _ => 0,
    }
}

/// The law by which so many honours count.
pub fn honour_law(held: u8) -> LawId {
    match held {
        5 => law!("five-honours-five-points"),
        4 => law!("four-honours-four-points"),
        _ => law!("three-honours-two-points"),
    }
}

/// How a game is graded in which the losers have so many points.
pub fn grade(o: &WhistOptions, loser_points: u8) -> Grade {
    match (o.grading, loser_points) {
        (Grading::Lurch, 5..) => Grade::Single,
        (Grading::Lurch, _) => Grade::Lurch,
        (_, 5..) => Grade::Simple,
        (_, 3 | 4) => Grade::Double,
        (_, 1 | 2) => Grade::Triple,
        (_, 0) => Grade::Quadruple,
    }
}

/// Whether a side may call its honours.
pub fn may_call(o: &WhistOptions, points: [u8; 2], games: [u8; 2], side: Side) -> bool {
    let deciding = o.unit == Unit::Rubber && games[side] > 0;
    points[side] == 8
        && o.honours == Honours::Four
        && match o.calling {
            Calling::Off => false,
            Calling::AtEight => true,
            Calling::Deciding => deciding,
        }
}

/// Counts a deal: revokes, then tricks, then honours (000:1962, 001:174-176, 001:826-830).
pub fn count(o: &WhistOptions, before: [u8; 2], games: [u8; 2], d: &DealResult) -> Counted {
    let mut c = Counted {
        marks: Marks::default(),
        ended: ArrayVec::new(),
        after: before,
        games,
        slam: slam(o, d),
        rubber: None,
    };
    if let Some(side) = d.call {
        c.slam = None;
        c.win(o, side, By::Call);
        c.after = [0; 2];
        return c;
    }
    let times = if d.doubled { 2 } else { 1 };
    let tricks = d.tricks.map(|tricks| tricks.saturating_sub(6) * times);
    let honours = d.honours.map(|held| honour_points(held) * times);
    let rest = o.rest.is_yes();
    let at_nine = |side: Side| o.honours_limit == HonoursLimit::NotAtNine && before[side] == GAME - 1;
    // Three points for a revoke go before all others.
    for side in [0, 1] {
        c.marks.revoke[side] = REVOKE.saturating_mul(d.revokes[1 - side]);
        c.after[side] = c.after[side].saturating_add(c.marks.revoke[side]);
    }
    let by_penalty = (0..2).rev().filter(|side| c.after[*side] >= GAME).max_by_key(|side| c.after[*side]);
    if let Some(winner) = by_penalty {
        if rest {
            let honours = if at_nine(winner) { 0 } else { honours[winner] };
            (c.marks.tricks[winner], c.marks.honours[winner]) = (tricks[winner], honours);
            c.after[winner] += tricks[winner] + honours;
        }
        c.win(o, winner, By::Revoke);
        return c;
    }
    // A side that has revoked comes to nine at most.
    let room = |c: &Counted, side: Side, points: u8| match d.revokes[side] {
        0 => points,
        _ => points.min((GAME - 1).saturating_sub(c.after[side])),
    };
    for side in [0, 1] {
        c.marks.tricks[side] = room(&c, side, tricks[side]);
        c.after[side] += c.marks.tricks[side];
    }
    if let Some(winner) = (0..2).find(|side| c.after[*side] >= GAME) {
        // The winners' own honours go into the rest; the losers' lapse.
        if rest && !at_nine(winner) {
            c.marks.honours[winner] = honours[winner];
            c.after[winner] += honours[winner];
        }
        c.win(o, winner, By::Tricks);
        return c;
    }
    for side in [0, 1] {
        let first_game = o.first_game_by_honours.is_yes() && o.unit == Unit::Rubber && games == [0; 2];
        let bound = o.honours_limit == HonoursLimit::TenthByTrick && tricks[side] == 0 && !first_game;
        let points = match (at_nine(side), bound) {
            (true, _) => 0,
            (_, true) => honours[side].min((GAME - 1).saturating_sub(c.after[side])),
            _ => honours[side],
        };
        c.marks.honours[side] = room(&c, side, points);
        c.after[side] += c.marks.honours[side];
    }
    if let Some(winner) = (0..2).find(|side| c.after[*side] >= GAME) {
        c.win(o, winner, if c.marks.tricks[winner] > 0 { By::Both } else { By::Honours });
    }
    c
}

impl Counted {
    /// A game is won, and perhaps the next by what is left over.
    fn win(&mut self, o: &WhistOptions, winner: Side, by: By) {
        let (mut by, mut rest) = (by, self.after[winner].saturating_sub(GAME));
        loop {
            let loser_points = self.after[1 - winner];
            let grade = grade(o, loser_points);
            self.ended.push(GameWon { winner, by, loser_points, grade, value: grade.value() });
            self.games[winner] = self.games[winner].saturating_add(1);
            self.after = [0; 2];
            if o.unit == Unit::Rubber && self.games[winner] >= 2 {
                self.rubber = Some(winner);
                return;
            }
            if !o.rest.is_yes() || rest < GAME || self.ended.is_full() {
                break;
            }
            (by, rest) = (By::Rest, rest - GAME);
        }
        if o.rest.is_yes() {
            self.after[winner] = rest.min(GAME - 1);
        }
    }
}

fn slam(o: &WhistOptions, d: &DealResult) -> Option<Slam> {
    let side = (0..2).find(|side| d.tricks[*side] >= 12).filter(|_| o.slams == Slams::SixThree)?;
    let kind = if d.tricks[side] == 13 { SlamKind::Grand } else { SlamKind::Small };
    Some(Slam { side, kind, value: kind.value() })
}

/// What is settled at the end of a rubber, or of a single game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Account {
    /// What each loser pays, item by item, with its law.
    pub items: ArrayVec<(i64, LawId), 12>,
    /// Whether it is a great rubber.
    pub great: bool,
}

impl Account {
    /// The account of winners who have these games and extras, against losers who have those.
    pub fn of(o: &WhistOptions, won: &[Grade], lost: &[Grade], extras: [i64; 2]) -> Account {
        let mut account = Account { items: ArrayVec::new(), great: o.unit == Unit::Rubber && lost.is_empty() };
        let mut add = |amount: i64, law: LawId| {
            if amount != 0 {
                // No rubber has so many items that one would not find room.
                let _ = account.items.try_push((amount, law));
            }
        };
        won.iter().take(2).for_each(|grade| add(grade.value(), grade.law()));
        if o.unit == Unit::Rubber {
            add(o.rubber_points.into(), law!("rubber-points"));
            if lost.is_empty() && o.big_rubber_bonus == Bonus::Two {
                add(2, law!("great-rubber"));
            }
        }
        lost.iter().take(2).for_each(|grade| add(-grade.value(), law!("losers-game-deducted")));
        add(extras[0], law!("slams-apart"));
        add(-extras[1], law!("slams-apart"));
        account
    }

    /// What each loser pays in all; negative where the winners of the rubber pay.
    pub fn amount(&self) -> i64 {
        self.items.iter().map(|(amount, _)| amount).sum()
    }
}
