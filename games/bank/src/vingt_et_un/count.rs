//! What cards count, and the laws behind it.

use spadille_core::{LawId, Rank, law};
pub use spadille_odds::twenty_one::count::{ACE, Ending, Fate, Table};

/// The law by which a hand is counted.
pub fn law_of(table: Table, ranks: impl IntoIterator<Item = Rank> + Clone) -> LawId {
    let any = |what: fn(Rank) -> bool| ranks.clone().into_iter().any(what);
    match table {
        Table::ElevenAndAHalf if table.total(ranks.clone()) >= table.target() => law!("target"),
        _ if any(|rank| rank == Rank::Ace) => law!("ace-one-or-eleven"),
        Table::TwentyOne if any(Rank::is_court) => law!("pictures-ten"),
        Table::ElevenAndAHalf if any(Rank::is_court) => law!("pictures-half"),
        _ => law!("pips"),
    }
}

/// What a punter gets for each counter of his stake, and by which law: his hand and the banker's, each what it is and what it counts.
pub fn gain(me: (Fate, u8), bank: (Fate, u8), double: bool) -> (i64, LawId) {
    let ending = Ending::of(me, bank, double);
    let law = match ending {
        Ending::Dead => law!("dead"),
        Ending::BothBorn => law!("both-born"),
        Ending::Born => law!("born-double"),
        Ending::BankerBornDouble => law!("banker-born-double"),
        Ending::BankerBornSingle => law!("banker-born-single"),
        Ending::BankerDead => law!("dead-stays-dead"),
        Ending::More => law!("more-wins"),
        Ending::Equal => law!("equal-loses"),
        Ending::Less => law!("less-loses"),
    };
    (ending.gain(), law)
}
