//! How far a deal has come by its tricks: whether it is over, who has won, and where a choice is open.

use super::*;

/// How a game ended for the hombre.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameResult {
    /// More tricks than each opponent.
    Win,
    /// Every loss that is not codille.
    Remis,
    /// An opponent has more than he.
    Codille,
}

/// What decides how tricks end a deal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Course {
    pub contract: Contract,
    pub hombre: Seat,
    /// Who took it over after it was given up.
    pub taker: Option<Seat>,
    /// Whether the hombre may not try for the vole, having looked at taken tricks or discards.
    pub no_vole: bool,
    /// The tricks of each seat, and all of them.
    pub won: Each<u8>,
    pub count: u8,
    /// How many the hombre won before he lost the first.
    pub opening: u8,
}

/// How a deal ended by its tricks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    pub result: GameResult,
    pub codille_by: Option<Seat>,
    /// Whether the first tricks were won in succession.
    pub premiers: bool,
    pub vole: Vole,
}

impl Ended {
    pub const WON: Ended = Ended { result: GameResult::Win, codille_by: None, premiers: false, vole: Vole::None };
}

/// How the deal stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub over: bool,
    /// Whether the hombre now stops or leads on for the vole.
    pub choice: bool,
    /// How it ended, or would end with these tricks.
    pub end: Ended,
}

impl Course {
    #[inline]
    pub fn standing(&self, o: &LHombreOptions) -> Standing {
        let (all, need) = (o.players.hand(), o.players.majority());
        let own = self.taker.is_none() && self.contract != Contract::Nullissimo;
        let unbeaten = self.opening == self.count;
        let premiers = own && self.opening >= need;
        let announced = own && self.contract == Contract::SoloTout;
        let vole = match (announced, unbeaten) {
            (true, false) => Vole::Failed,
            (false, _) if !premiers => Vole::None,
            _ if self.opening == all => Vole::Made,
            (false, false) => Vole::Failed,
            (false, true) if self.count <= need => Vole::None,
            (_, true) => Vole::Undertaken,
        };
        let at_choice = premiers && unbeaten && !announced && self.count == need && need < all;
        let choice = at_choice && !self.no_vole;
        let decided = match self.contract {
            Contract::Nullissimo if self.taker.is_none() => self.won[self.hombre] > 0,
            _ => vole == Vole::Failed || self.won.values().any(|n| *n >= need),
        };
        let over = self.count >= all || (decided && vole != Vole::Undertaken && !choice);
        let (result, codille_by) = if over { self.result(o, vole) } else { (GameResult::Remis, None) };
        Standing { over, choice, end: Ended { result, codille_by, premiers, vole } }
    }

    /// The result of a deal that is over.
    fn result(&self, o: &LHombreOptions, vole: Vole) -> (GameResult, Option<Seat>) {
        let own = self.won[self.hombre];
        let reached = match self.contract {
            _ if self.taker.is_some() => None,
            Contract::Nullissimo => Some(own == 0),
            Contract::SoloTout => Some(vole == Vole::Made),
            _ => None,
        };
        if let Some(reached) = reached {
            return (if reached { GameResult::Win } else { GameResult::Remis }, None);
        }
        let others = || self.won.iter().filter(|(seat, _)| *seat != self.hombre);
        let best = others().map(|(_, won)| *won).max().unwrap_or(0);
        let mut leaders = others().filter(|(_, won)| **won == best).map(|(seat, _)| seat);
        let leader = leaders.next().filter(|_| leaders.next().is_none());
        let codille = leader.filter(|_| best > own);
        // A hombre who has given the game up can win nothing.
        let result = match self.taker {
            None if own > best => GameResult::Win,
            None if self.contract == Contract::Mohr => GameResult::Codille,
            None if own < best && o.codille_tie == CodilleTie::Codille => GameResult::Codille,
            _ if codille.is_some() => GameResult::Codille,
            _ => GameResult::Remis,
        };
        (result, codille)
    }

    /// The law by which a deal ended so.
    pub fn law(&self, o: &LHombreOptions, ended: &Ended) -> LawId {
        let Ended { result, codille_by, vole, .. } = *ended;
        let two = o.players.seats() == 2;
        let beaten = self.won.values().any(|n| *n > self.won[self.hombre]);
        match (result, self.contract) {
            _ if self.taker.is_some() => law!("takeover-codille"),
            (_, Contract::Nullissimo) => law!("nullissimo-end"),
            (_, Contract::SoloTout) => law!("solo-tout-end"),
            (GameResult::Codille, Contract::Mohr) => law!("mohr-codille"),
            (GameResult::Win, _) if vole == Vole::Failed => law!("vole-broken"),
            (GameResult::Win, _) => match o.players {
                Players::TwoA => law!("two-a"),
                Players::TwoB => law!("two-b"),
                Players::TwoC => law!("two-c"),
                Players::Four => law!("kaufquadrille-win"),
                Players::Three | Players::FourKing => law!("win"),
            },
            _ if two => law!("two-remis"),
            (GameResult::Codille, _) if o.players == Players::Four => law!("codille-kaufquadrille"),
            (GameResult::Codille, _) if codille_by.is_none() => law!("codille-tie-1860"),
            (GameResult::Codille, _) => law!("codille"),
            (GameResult::Remis, _) if beaten && self.count == o.players.hand() => law!("codille-tie-1782"),
            (GameResult::Remis, _) => law!("remis"),
        }
    }
}

/// The result of a deal, as it is settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealResult {
    pub hombre: Seat,
    pub contract: Contract,
    pub in_couleur: bool,
    pub end: Ended,
    /// The length of the run that is paid.
    pub matadors: u8,
    /// Whether he gave the game up before play, and who took it over.
    pub thrown: bool,
    pub taker: Option<Seat>,
    pub two_turned: bool,
    pub looked_back: bool,
    pub fines: Fines,
    /// What is paid of the honours.
    pub paid: Honours,
}

/// Faults that cost a bête, in the order they were made.
pub type Fines = arrayvec::ArrayVec<Seat, 12>;

impl DealResult {
    pub fn won(&self) -> bool {
        self.end.result == GameResult::Win
    }

    /// Why a deal dealt by this seat cannot have ended so; nothing if it can.
    pub fn impossible(&self, o: &LHombreOptions, dealer: Seat) -> Option<Text> {
        let Ended { result, codille_by, .. } = self.end;
        let mohr = self.contract == Contract::Mohr && o.king(dealer) != Some(self.hombre);
        let faults = [
            (codille_by == Some(self.hombre), text!("lhombre-fact-codille-hombre")),
            (codille_by.is_some() && result != GameResult::Codille, text!("lhombre-fact-codille-nobody")),
            (mohr, text!("lhombre-fact-mohr")),
            (self.thrown && self.won(), text!("lhombre-fact-thrown-won")),
            (self.taker.is_some() && !self.thrown, text!("lhombre-fact-taker")),
            (self.taker == Some(self.hombre), text!("lhombre-fact-taker-hombre")),
            (self.matadors > MOST_MATADORS, text!("lhombre-fact-matadors", number = self.matadors)),
        ];
        faults.into_iter().find(|(is_so, _)| *is_so).map(|(_, why)| why)
    }
}
