//! What a deal costs and brings: payments between the players, the pot, bêtes.

use super::contracts::Contract;
use super::course::{DealResult, GameResult, Vole, opponents};
use super::options::{
    BeteBase, CodilleBete, CodilleMode, CouleurDoubles, LHombreOptions, Marking, SameDealBetes, VoleFailPot,
};
use super::orders::matador_price;
use super::pot::{Accounts, Bete, LARGEST, Restart};
use arrayvec::ArrayVec;
use spadille_core::{LawId, Scribe, Seat, SeatSet, law, text};

/// One item of what each opponent pays the hombre; negative when he pays.
pub type Item = (i64, LawId);
/// All items.
pub type Items = ArrayVec<Item, 12>;

/// Whether a vole is paid or paid for: not by a hombre who looked at taken tricks.
fn vole_counts(d: &DealResult) -> bool {
    !d.looked_back && d.contract != Contract::SoloTout
}

/// What each opponent pays the hombre, item by item. Half of a drawn stake that a vole with jetons earns is not in it.
pub fn items(o: &LHombreOptions, d: &DealResult) -> Items {
    items_claimed(o, d, &Unpaid::default())
}

/// The items that are paid when some are not claimed.
fn items_claimed(o: &LHombreOptions, d: &DealResult, unpaid: &Unpaid) -> Items {
    let mut items = Items::new();
    let couleur = d.in_couleur && d.contract.has_suit();
    let doubled = couleur && o.couleur_doubles == CouleurDoubles::All;
    let mut add = |amount: i64, law: LawId, doubled: bool, why: LawId| {
        if amount != 0 {
            items.push((amount, law));
            if doubled {
                items.push((amount, why));
            }
        }
    };
    let (all, honours) =
        (law!("couleur-double"), if doubled { law!("couleur-double") } else { law!("couleur-honours") });
    let matadors = if unpaid.matadors { 0 } else { matador_price(o, d.matadors) };
    let matador_law = match () {
        () if d.matadors >= 9 && o.nine_matadors == super::options::NineMatadors::Double => law!("nine-matadors"),
        () if o.faux_matadors == super::options::FauxMatadors::Paid => law!("faux-matadors"),
        () if o.is_1860() => law!("pay-matadors-1860"),
        () => law!("pay-matadors-1782"),
    };
    if d.result == GameResult::Win {
        if !unpaid.game {
            price(o, d, 1, &mut add);
        }
        add(matadors, matador_law, couleur, honours);
        let broken = d.vole == Vole::Failed && vole_counts(d);
        let old_style = o.marking == Marking::Jetons;
        if d.premiers && !unpaid.premiers && !(broken && old_style) {
            let law = match d.contract {
                Contract::Grandissimo => d.contract.price_law(o),
                _ if broken && !o.is_1860() => law!("law-60"),
                _ if o.players.majority() != 5 || o.players.hand() == 8 => law!("premiers-other"),
                _ => law!("pay-premiers"),
            };
            add(o.premiers_price(d.contract), law, couleur, honours);
        }
        if vole_counts(d) {
            let vole = o.vole_price(d.contract);
            match d.vole {
                Vole::Made => add(vole, o.vole_law(d.contract), doubled, all),
                Vole::Failed => add(-vole, vole_failed_law(o), doubled, all),
                Vole::None | Vole::Undertaken => {}
            }
        }
    } else {
        if !unpaid.game {
            price(o, d, -1, &mut add);
        }
        if !d.thrown {
            add(-matadors, law!("loser-matadors"), couleur, honours);
        }
        // Only a fault of his own loses the game of a hombre who was on his way to the vole.
        if d.vole == Vole::Failed && vole_counts(d) {
            add(-o.vole_price(d.contract), law!("vole-revoke-hombre"), doubled, all);
        }
    }
    items
}

fn vole_failed_law(o: &LHombreOptions) -> LawId {
    if o.is_1860() { law!("vole-failed-1860") } else { law!("law-58") }
}

/// The price of the game alone, with the law that fixes it.
fn price(o: &LHombreOptions, d: &DealResult, sign: i64, add: &mut impl FnMut(i64, LawId, bool, LawId)) {
    let (plain, whole) = (o.base_price(d.contract), o.price(d.contract, d.in_couleur));
    let law = match (d.result, d.contract) {
        (GameResult::Win, _) => d.contract.price_law(o),
        (_, Contract::SoloTout) if !d.thrown && o.is_1860() => law!("solo-tout-lost-1860"),
        (_, Contract::SoloTout) if !d.thrown && o.marking != Marking::Jetons => law!("solo-tout-lost-1782"),
        _ => law!("loser-pays"),
    };
    if whole == 2 * plain {
        add(sign * plain, law, d.in_couleur && plain != 0, law!("couleur-double"));
    } else {
        add(sign * whole, law, false, law);
    }
}

/// How many times the simple bête a lost game costs, and the law of what goes beyond the simple one.
fn multiple(o: &LHombreOptions, d: &DealResult, rock: bool, drawn: bool) -> (i64, LawId) {
    let codille = d.result == GameResult::Codille;
    let (k, law) = match () {
        () if drawn => (1, law!("codille-drawn")),
        // Whoever gave his game up sets one bête, even if it is then played against him and lost codille.
        () if d.taker.is_some() => (1, law!("give-remis")),
        () if rock && d.thrown => (1, law!("rock-thrown")),
        () if rock && codille => (3, law!("rock-codille")),
        () if rock => (2, law!("rock-remis")),
        () if codille && o.codille_mode == CodilleMode::DoubleUpto => (2, law!("codille-limit")),
        () if codille => (2, law!("codille-double")),
        () if d.thrown && !o.is_1860() => (1, law!("give-remis")),
        () if d.thrown => (1, law!("throw-in")),
        () if o.marking == Marking::Jetons => (1, law!("jetons-bete-size")),
        () => (1, law!("bete")),
    };
    if d.two_turned && o.is_1860() { (2 * k, law!("two-turned-bete")) } else { (k, law) }
}

/// Whether the winner of a codille draws what is in play.
pub fn codille_is_drawn(o: &LHombreOptions, accounts: &Accounts, codille_by: Option<Seat>) -> bool {
    codille_by.is_some()
        && match o.codille_mode {
            CodilleMode::Draw => true,
            CodilleMode::Double => false,
            CodilleMode::DoubleUpto => {
                let pots = &accounts.pots;
                let standing = if pots.active.is_empty() { pots.antes } else { pots.active_amount() };
                standing > o.codille_limit
            }
        }
}

/// What a deal settled so brought each opponent of the hombre to pay.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Paid {
    /// What each opponent paid the hombre; negative when he paid.
    pub per_opponent: i64,
}

/// What is due but not paid, because it was not claimed, and what is paid back for claiming too much.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Unpaid {
    /// The price of the game.
    pub game: bool,
    /// The matadors.
    pub matadors: bool,
    /// The premiers.
    pub premiers: bool,
    /// What the claimer pays back to each, having asked for too many matadors.
    pub back: i64,
}

/// Settles a deal. `players` are those who played, `idle` the king who sat by.
pub fn settle<S: Scribe>(
    o: &LHombreOptions,
    accounts: &mut Accounts,
    d: &DealResult,
    players: SeatSet,
    idle: Option<Seat>,
    kessel: bool,
    scribe: &mut S,
) -> Paid {
    settle_with(o, accounts, d, players, idle, kessel, &Unpaid::default(), scribe)
}

/// Settles a deal in which not everything due is paid.
#[allow(clippy::too_many_arguments)]
pub fn settle_with<S: Scribe>(
    o: &LHombreOptions,
    accounts: &mut Accounts,
    d: &DealResult,
    players: SeatSet,
    idle: Option<Seat>,
    kessel: bool,
    unpaid: &Unpaid,
    scribe: &mut S,
) -> Paid {
    let mut items = items_claimed(o, d, unpaid);
    if unpaid.back != 0 {
        let sign = if d.result == GameResult::Win { -1 } else { 1 };
        items.push((sign * unpaid.back, law!("overclaim")));
    }
    let mut per: i64 = items.iter().map(|(amount, _)| amount).sum();
    if o.marking == Marking::Pool {
        settle_pool(o, accounts, d, per, opponents(players, d.hombre).count() as i64, scribe);
        return Paid { per_opponent: 0 };
    }
    for (amount, law) in &items {
        for seat in opponents(players, d.hombre) {
            accounts.ledger.pay(seat, d.hombre, *amount, *law, scribe);
        }
        if let Some(king) = idle.filter(|king| o.king_pays && *king != d.hombre) {
            accounts.ledger.pay(king, d.hombre, *amount, law!("king-pays"), scribe);
        }
    }
    if d.thrown && d.matadors >= 3 {
        scribe.does(d.hombre, law!("thrown-no-matadors"), || text!("lhombre-thrown-no-matadors", seat = d.hombre));
    }
    let in_play = accounts.pots.in_play();
    let rock = accounts.pots.rock_in_play;
    let drawn = match d.result {
        GameResult::Win => {
            per += win_pot(o, accounts, d, players, scribe);
            true
        }
        GameResult::Codille if codille_is_drawn(o, accounts, d.codille_by) => {
            if let Some(winner) = d.codille_by {
                accounts.draw(o, winner, false, law!("codille-drawn"), scribe);
                accounts.pots.restart = Restart::Codille;
            }
            true
        }
        GameResult::Codille | GameResult::Remis => false,
    };
    let mut betes = Made::new();
    for seat in &d.fines {
        betes.push((simple(*seat, in_play), law!("fine")));
    }
    if d.result != GameResult::Win {
        let (k, law) = multiple(o, d, rock, drawn);
        push_bete(o, &mut betes, d.hombre, in_play, k, law);
        if let Some(taker) = d.taker.filter(|t| d.codille_by != Some(*t)) {
            betes.push((simple(taker, in_play), law!("taker-bete")));
        }
    }
    enter(o, accounts, &betes, drawn, kessel, scribe);
    let codille_drawn = drawn && d.result == GameResult::Codille;
    if !codille_drawn {
        let left = !accounts.pots.active.is_empty() || !accounts.pots.written.is_empty();
        accounts.pots.restart = match (drawn, left) {
            (true, false) => Restart::Afresh,
            (true, true) => Restart::MoreBetes,
            (false, _) => Restart::Bete,
        };
    }
    Paid { per_opponent: per }
}

/// Bêtes made in one deal, with their laws.
pub(super) type Made = ArrayVec<(Bete, LawId), 16>;

fn simple(owner: Seat, in_play: i64) -> Bete {
    Bete { owner, amount: in_play, base: in_play }
}

/// A lost game's bête: one of `k` times the simple size, or as many simple ones.
fn push_bete(o: &LHombreOptions, betes: &mut Made, owner: Seat, in_play: i64, k: i64, law: LawId) {
    if k > 1 && o.codille_bete == CodilleBete::Split {
        (0..k).for_each(|_| betes.push((simple(owner, in_play), law!("codille-split"))));
        return;
    }
    let amount = (k * in_play).min(LARGEST);
    let base = match o.bete_base {
        BeteBase::Full => amount,
        BeteBase::Simple => in_play,
    };
    betes.push((Bete { owner, amount, base }, law));
}

/// Enters the bêtes of a deal: several go together, or each lies in the pot if none is there and is written otherwise.
pub(super) fn enter<S: Scribe>(
    o: &LHombreOptions,
    accounts: &mut Accounts,
    betes: &Made,
    drawn: bool,
    kessel: bool,
    scribe: &mut S,
) {
    let together = betes.len() > 1 && o.same_deal_betes == SameDealBetes::Together && !kessel;
    let several = betes.len() > 1;
    for (bete, law) in betes {
        let owner = bete.owner;
        if together || (accounts.pots.active.is_empty() && !drawn && !kessel) {
            accounts.lay(*bete, *law, scribe);
            let law = if together { law!("betes-together") } else { law!("bete-active") };
            scribe.does(owner, law, || text!("lhombre-bete-laid", seat = owner, number = bete.amount));
            if bete.base != bete.amount {
                scribe.tell_by(law!("bete-base"), || text!("lhombre-bete-base", number = bete.base));
            }
        } else {
            accounts.write(*bete, *law, scribe);
            let law = if several { law!("betes-one-by-one") } else { law!("bete-written") };
            scribe.does(owner, law, || text!("lhombre-bete-written", seat = owner, number = bete.amount));
        }
    }
}

/// Sets bêtes outside the settlement of a game, for faults.
pub fn fine<S: Scribe>(
    o: &LHombreOptions,
    accounts: &mut Accounts,
    offenders: &[Seat],
    law: LawId,
    kessel: bool,
    scribe: &mut S,
) {
    if o.marking == Marking::Pool {
        offenders.iter().for_each(|seat| accounts.stake(*seat, o.ante, law, scribe));
        return;
    }
    let in_play = accounts.pots.in_play();
    let betes: Made = offenders.iter().take(16).map(|seat| (simple(*seat, in_play), law)).collect();
    enter(o, accounts, &betes, false, kessel, scribe);
}

/// The pot of a game won. Returns what each opponent pays beside the items.
fn win_pot<S: Scribe>(
    o: &LHombreOptions,
    accounts: &mut Accounts,
    d: &DealResult,
    players: SeatSet,
    scribe: &mut S,
) -> i64 {
    let old_style = o.marking == Marking::Jetons;
    let count = opponents(players, d.hombre).count() as i64;
    let broken = d.vole == Vole::Failed && vole_counts(d);
    if broken && (old_style || o.vole_fail_pot == VoleFailPot::Defenders) {
        let law = if old_style { law!("jetons-vole-failed") } else { law!("vole-fail-pot") };
        let drawn = accounts.draw(o, d.hombre, old_style, law, scribe);
        let share = drawn / count.max(1);
        for seat in opponents(players, d.hombre) {
            accounts.ledger.pay(d.hombre, seat, share, law, scribe);
        }
        let seats = o.players.seats();
        let neighbour = super::table::next_of(players, d.hombre, seats);
        accounts.ledger.pay(d.hombre, neighbour, drawn - share * count, law, scribe);
        return 0;
    }
    let whole = old_style && d.vole == Vole::Made && !d.looked_back;
    let standing = usize::from(!accounts.pots.active.is_empty()) + accounts.pots.written.len();
    let law = match () {
        () if whole && standing > 1 => law!("jetons-vole-two"),
        () if broken && !o.is_1860() => law!("r23"),
        () => law!("pot-won"),
    };
    let drawn = accounts.draw(o, d.hombre, whole, law, scribe);
    if !whole || standing > 1 {
        return 0;
    }
    let share = drawn / count.max(1);
    for seat in opponents(players, d.hombre) {
        accounts.ledger.pay(seat, d.hombre, share, law!("jetons-vole"), scribe);
    }
    share
}

/// The third way of marking: a win takes the stake and the honours from the common pot, a loss puts in the same.
fn settle_pool<S: Scribe>(
    o: &LHombreOptions,
    accounts: &mut Accounts,
    d: &DealResult,
    per: i64,
    opponents: i64,
    scribe: &mut S,
) {
    let stake = if d.result == GameResult::Win { o.ante } else { -o.ante };
    let due = stake + opponents * per;
    if due > 0 {
        accounts.take_from_pool(o, d.hombre, due, law!("r26"), scribe);
    } else {
        accounts.stake(d.hombre, -due, law!("r26"), scribe);
    }
    if let Some(taker) = d.taker.filter(|t| d.codille_by != Some(*t)) {
        accounts.stake(taker, o.ante, law!("taker-bete"), scribe);
    }
    for seat in &d.fines {
        accounts.stake(*seat, o.ante, law!("fine"), scribe);
    }
}
