//! What a deal costs: one result for play, for settling real cards and for worked cases alike.

use super::games::{Kind, Level, suit_rank};
use super::options::{MatadorPrice, Sixty, SoloPrices};
use super::rules::Scat;
use super::state::PLAYERS;
use spadille_core::{LawId, Ledger, Scribe, Seat, Text, law, text};

/// What came of a deal.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct DealResult {
    /// Who played.
    pub declarer: Seat,
    /// What he played.
    pub level: Level,
    /// His points, the Scat included; none in Null.
    pub points: Option<u8>,
    /// His tricks.
    pub tricks: u8,
    /// His matadors.
    pub matadors: u8,
    /// Who revoked, where that decided the deal.
    pub revoked: Option<Seat>,
}

/// How high a game was won or lost.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Grade {
    /// As it was announced.
    Simple,
    /// With few points on the other side.
    Schneider,
    /// With no trick on the other side.
    Schwarz,
}

impl Grade {
    /// How often the price of the game is paid.
    pub const fn times(self) -> i64 {
        match self {
            Grade::Simple => 1,
            Grade::Schneider => 2,
            Grade::Schwarz => 4,
        }
    }

    /// The word of the worked cases.
    pub const fn word(self) -> &'static str {
        match self {
            Grade::Simple => "simple",
            Grade::Schneider => "schneider",
            Grade::Schwarz => "schwarz",
        }
    }

    /// The grade of this word.
    pub fn of_word(word: &str) -> Option<Grade> {
        [Grade::Simple, Grade::Schneider, Grade::Schwarz].into_iter().find(|grade| grade.word() == word)
    }
}

/// How a deal ended.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Verdict {
    /// Whether the declarer won; nothing where nobody did.
    pub won: Option<bool>,
    /// How high; none in Null.
    pub grade: Option<Grade>,
    /// What each opponent pays or is paid.
    pub price: i64,
    /// By which law it was decided.
    pub law: LawId,
}

/// With fewer points a declarer is Schneider.
const SCHNEIDER_BELOW: u8 = 31;
/// Half of all points.
const HALF: u8 = 60;
/// All tricks.
const ALL: u8 = 10;

impl Scat {
    /// What a game costs without matadors.
    pub fn base(&self, level: Level) -> i64 {
        let dear = self.options.solo_prices == SoloPrices::Dear;
        let agreed = |price: u8, usual: [i64; 2]| match price {
            0 => usual[usize::from(dear)],
            price => i64::from(price),
        };
        let place = level.suit.map_or(0, suit_rank) as i64;
        match level.kind {
            Kind::Frage => 1 + place,
            Kind::Solo if dear => 6 + 2 * place,
            Kind::Solo => 5 + place,
            Kind::Grand => agreed(self.options.grand_price, [20, 30]),
            Kind::Null => agreed(self.options.null_price, [8, 12]),
            Kind::NullOuvert => 2 * agreed(self.options.null_price, [8, 12]),
        }
    }

    /// What a matador costs.
    pub fn matador_price(&self, level: Level) -> i64 {
        match self.options.matador_price {
            MatadorPrice::None => 0,
            MatadorPrice::AsFrage if level.kind == Kind::Solo => 1 + level.suit.map_or(0, suit_rank) as i64,
            MatadorPrice::AsFrage | MatadorPrice::AsGame => self.base(level),
        }
    }

    /// What each opponent pays or is paid.
    pub fn price(&self, level: Level, grade: Grade, matadors: u8) -> i64 {
        if level.is_null() {
            return self.base(level);
        }
        grade.times() * self.base(level) + i64::from(matadors) * self.matador_price(level)
    }

    /// How a deal ended.
    pub fn verdict(&self, d: &DealResult) -> Verdict {
        if let Some(seat) = d.revoked {
            let grade = (!d.level.is_null()).then_some(Grade::Simple);
            let price = self.price(d.level, Grade::Simple, d.matadors);
            return Verdict { won: Some(seat != d.declarer), grade, price, law: law!("revoke-loses") };
        }
        let Some(points) = d.points else {
            let price = self.price(d.level, Grade::Simple, 0);
            return Verdict { won: Some(d.tricks == 0), grade: None, price, law: law!("null") };
        };
        if points == HALF && self.options.sixty == Sixty::Drawn {
            return Verdict { won: None, grade: Some(Grade::Simple), price: 0, law: law!("sixty-drawn") };
        }
        let won = points > HALF;
        let (grade, law) = match points {
            _ if d.tricks == ALL => (Grade::Schwarz, law!("schwarz")),
            _ if d.tricks == 0 && self.options.declarer_schwarz => (Grade::Schwarz, law!("declarer-schwarz")),
            90 if self.options.schneider_at == 90 => (Grade::Schneider, law!("schneider-at-ninety")),
            91.. => (Grade::Schneider, law!("opponents-schneider")),
            0..SCHNEIDER_BELOW => (Grade::Schneider, law!("declarer-schneider")),
            _ if won => (Grade::Simple, law!("sixty-one-wins")),
            _ => (Grade::Simple, law!("sixty-loses")),
        };
        Verdict { won: Some(won), grade: Some(grade), price: self.price(d.level, grade, d.matadors), law }
    }

    /// Pays what a deal costs.
    pub fn settle_result<S: Scribe>(&self, ledger: &mut Ledger, d: &DealResult, scribe: &mut S) -> Verdict {
        let verdict = self.verdict(d);
        let Some(won) = verdict.won else { return verdict };
        self.tell_price(d, &verdict, scribe);
        let law = if won { law!("both-pay") } else { law!("loser-pays-both") };
        let amount = if won { verdict.price } else { -verdict.price };
        for other in Seat::all(PLAYERS).filter(|seat| *seat != d.declarer) {
            ledger.pay(other, d.declarer, amount, law, scribe);
        }
        verdict
    }

    /// Says what the price is made of.
    fn tell_price<S: Scribe>(&self, d: &DealResult, verdict: &Verdict, scribe: &mut S) {
        let base = self.base(d.level);
        let law = match d.level.kind {
            Kind::Frage => law!("price-frage"),
            Kind::Solo => law!("price-solo"),
            Kind::Grand => law!("price-grand"),
            Kind::Null => law!("price-null"),
            Kind::NullOuvert => law!("price-null-open"),
        };
        scribe.tell_by(law, || text!("scat-price-game", game = d.level.text(), price = base));
        if d.level.is_null() {
            scribe.tell_by(law!("null-fixed-price"), || text!("scat-price-fixed"));
            return;
        }
        match verdict.grade {
            Some(Grade::Schneider) => {
                scribe.tell_by(law!("schneider-doubles"), || text!("scat-price-schneider", price = 2 * base));
            }
            Some(Grade::Schwarz) => {
                scribe.tell_by(law!("schwarz-quadruples"), || text!("scat-price-schwarz", price = 4 * base));
            }
            _ => {}
        }
        if d.matadors == 0 {
            return;
        }
        let each = self.matador_price(d.level);
        let law = match (self.options.matador_price, d.level.kind) {
            (MatadorPrice::None, _) => law!("matadors-unpaid"),
            (MatadorPrice::AsFrage, Kind::Grand) => law!("matadors-in-grand-as-game"),
            (MatadorPrice::AsFrage, _) => law!("matadors-cost-the-frage"),
            (MatadorPrice::AsGame, _) => law!("matadors-cost-the-game"),
        };
        scribe.tell_by(law!("matadors"), || text!("scat-matadors", number = d.matadors));
        scribe.tell_by(law!("matadors-with-scat"), || text!("scat-matadors-with-scat"));
        scribe.tell_by(law, || text!("scat-price-matadors", price = each));
    }
}

impl DealResult {
    /// How the deal ended, in a line.
    pub fn title(&self, verdict: &Verdict) -> Text {
        let (seat, game, points) = (self.declarer, self.level.text(), self.points.unwrap_or(0));
        match (verdict.won, verdict.grade) {
            _ if self.revoked.is_some() && verdict.won == Some(true) => {
                text!("scat-over-won", seat = seat, game = game)
            }
            _ if self.revoked.is_some() => text!("scat-over-lost", seat = seat, game = game),
            (None, _) => text!("scat-over-drawn", seat = seat, game = game),
            (Some(true), None) => text!("scat-over-won", seat = seat, game = game),
            (Some(false), None) => text!("scat-over-lost", seat = seat, game = game),
            (Some(true), Some(Grade::Simple)) => text!("scat-over-won-with", seat = seat, game = game, points = points),
            (Some(true), Some(Grade::Schneider)) => {
                text!("scat-over-won-schneider", seat = seat, game = game, points = points)
            }
            (Some(true), Some(Grade::Schwarz)) => text!("scat-over-won-schwarz", seat = seat, game = game),
            (Some(false), Some(Grade::Simple)) => {
                text!("scat-over-lost-with", seat = seat, game = game, points = points)
            }
            (Some(false), Some(Grade::Schneider)) => {
                text!("scat-over-lost-schneider", seat = seat, game = game, points = points)
            }
            (Some(false), Some(Grade::Schwarz)) => text!("scat-over-lost-schwarz", seat = seat, game = game),
        }
    }
}
