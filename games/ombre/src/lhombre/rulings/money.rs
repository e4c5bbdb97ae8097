//! What a ruling costs and brings.

use super::{Due, GameFate, Incident, Ruling};
use crate::lhombre::contracts::Contract;
use crate::lhombre::course::{DealResult, GameResult, Vole, opponents};
use crate::lhombre::options::{LHombreOptions, Marking};
use crate::lhombre::pot::{Accounts, Bete, Restart};
use crate::lhombre::settle::{Made, enter, fine, items, settle, settle_with};
use spadille_core::{LawId, Scribe, Seat, SeatSet, law};

impl Ruling {
    /// Moves the counters: fines, and the whole settlement of a game that is decided, without premiers unless a vole is
    /// made. Nothing is settled of a decided game whose hombre or contract is not known.
    pub fn carry_out<S: Scribe>(
        &self,
        o: &LHombreOptions,
        i: &Incident,
        accounts: &mut Accounts,
        kessel: bool,
        scribe: &mut S,
    ) {
        match (self.game, self.decided(i)) {
            (GameFate::Won | GameFate::Lost, Some(d)) => {
                self.settle(o, &d, &Table::of(o, i.dealer, d.contract), accounts, kessel, scribe);
            }
            _ => {
                fine(o, accounts, &self.fines, self.law(), kessel, scribe);
            }
        }
        match self.due {
            Due::HalfBetes(by, of) => half_betes(o, accounts, by, of, kessel, scribe),
            Due::Repaid(amount) => repay(o, i, accounts, amount, scribe),
            _ => {}
        }
    }

    /// Settles a game that the ruling has decided, as its result says.
    pub(in crate::lhombre) fn settle<S: Scribe>(
        &self,
        o: &LHombreOptions,
        d: &DealResult,
        table: &Table,
        accounts: &mut Accounts,
        kessel: bool,
        scribe: &mut S,
    ) {
        match self.due {
            Due::Honours(paid) => {
                settle_with(o, accounts, d, table.players, table.idle, kessel, &paid.unpaid(), scribe);
            }
            Due::BeteToEach(law) => table.pay_betes(o, accounts, d, law, kessel, scribe),
            _ => {
                settle(o, accounts, d, table.players, table.idle, kessel, scribe);
            }
        }
        if let Due::Overbid(dealer, bid) = self.due {
            for seat in table.players.without(dealer).iter() {
                accounts.ledger.pay(dealer, seat, bid.price(o), law!("dealer-overbid-wrong"), scribe);
            }
        }
    }

    /// The result of a decided game.
    pub(in crate::lhombre) fn decided(&self, i: &Incident) -> Option<DealResult> {
        let named = i.hombre.zip(i.contract);
        // A solo called with a wrong number of cards is its caller's, even before the others have given way.
        let (hombre, contract) = named.or(match (&i.act, i.by.first()) {
            (super::Act::WrongCount { .. }, Some(seat)) if i.hombre.is_none() => Some((*seat, Contract::Solo)),
            _ => None,
        })?;
        let contract = if self.without_vole { contract.without_vole() } else { contract };
        let thrown = matches!(i.act, super::Act::GaveUp { .. }) && self.no_matadors;
        let result = match self.game {
            GameFate::Won => GameResult::Win,
            _ if self.codille_by.is_some() => GameResult::Codille,
            // A lost Mohr is always codille, unless it was thrown in.
            _ if contract == Contract::Mohr && !thrown => GameResult::Codille,
            _ => GameResult::Remis,
        };
        let premiers = match self.due {
            Due::Honours(paid) => paid.premiers,
            _ => self.vole == Vole::Made,
        };
        Some(DealResult {
            in_couleur: i.in_couleur,
            codille_by: self.codille_by,
            matadors: if self.no_matadors { 0 } else { i.matadors },
            premiers,
            vole: self.vole,
            thrown: thrown || i.taker.is_some(),
            taker: i.taker,
            fines: self.fines.clone(),
            ..DealResult::new(hombre, contract, result)
        })
    }
}

/// Who plays, and the king who sits by.
pub(in crate::lhombre) struct Table {
    pub players: SeatSet,
    pub idle: Option<Seat>,
}

impl Table {
    fn of(o: &LHombreOptions, dealer: Seat, contract: Contract) -> Table {
        match contract {
            Contract::Mohr => Table { players: SeatSet::all(o.players.seats()), idle: None },
            _ => Table { players: o.dealt(dealer), idle: o.king(dealer) },
        }
    }

    fn pay_items<S: Scribe>(
        &self,
        o: &LHombreOptions,
        a: &mut Accounts,
        hombre: Seat,
        items: &[(i64, LawId)],
        s: &mut S,
    ) {
        let king = self.idle.filter(|king| o.king_pays && *king != hombre);
        for (amount, law) in items {
            for seat in opponents(self.players, hombre) {
                a.ledger.pay(seat, hombre, *amount, *law, s);
            }
            if let Some(king) = king {
                a.ledger.pay(king, hombre, *amount, law!("king-pays"), s);
            }
        }
    }

    /// A game lost by throwing the cards down: each opponent gets a bête, and the pot stays.
    fn pay_betes<S: Scribe>(
        &self,
        o: &LHombreOptions,
        a: &mut Accounts,
        d: &DealResult,
        law: LawId,
        kessel: bool,
        s: &mut S,
    ) {
        let size = if o.marking == Marking::Pool { o.ante } else { a.pots.in_play() };
        self.pay_items(o, a, d.hombre, &items(o, d), s);
        for seat in opponents(self.players, d.hombre) {
            a.ledger.pay(d.hombre, seat, size, law, s);
        }
        fine(o, a, &d.fines, law!("fine"), kessel, s);
        a.pots.restart = Restart::Bete;
    }
}

/// A bête set by halves; the offender pays the odd counter.
fn half_betes<S: Scribe>(o: &LHombreOptions, a: &mut Accounts, by: Seat, of: Seat, kessel: bool, s: &mut S) {
    let whole = if o.marking == Marking::Pool { o.ante } else { a.pots.in_play() };
    let half = |owner: Seat, amount: i64| (Bete { owner, amount, base: amount }, law!("law-35"));
    let betes: Made = [half(by, whole - whole / 2), half(of, whole / 2)].into_iter().collect();
    if o.marking == Marking::Pool {
        betes.iter().for_each(|(bete, law)| a.stake(bete.owner, bete.amount, *law, s));
    } else {
        enter(o, a, &betes, false, kessel, s);
    }
}

/// What was taken too much for matadors goes back.
fn repay<S: Scribe>(o: &LHombreOptions, i: &Incident, a: &mut Accounts, amount: i64, s: &mut S) {
    let Some((hombre, contract)) = i.hombre.zip(i.contract) else { return };
    let players = Table::of(o, i.dealer, contract).players;
    if i.by.contains(&hombre) {
        for seat in opponents(players, hombre) {
            a.ledger.pay(hombre, seat, amount, law!("overclaim"), s);
        }
    } else {
        i.by.iter().for_each(|seat| a.ledger.pay(*seat, hombre, amount, law!("overclaim"), s));
    }
}
