//! What a deal costs and brings: payments between the players, the pot, bêtes.

use super::*;
use spadille_stakes::Dues;

/// Bêtes made in one deal, with their laws.
pub(super) type Made = ArrayVec<(Bete, LawId), 16>;

/// Whether a vole is paid or paid for: not by a hombre who looked at taken tricks.
fn vole_counts(d: &DealResult) -> bool {
    !d.looked_back && d.contract != Contract::SoloTout
}

/// What each opponent pays the hombre for a deal, item by item; negative where he pays. Half of a drawn stake that a vole with
/// jetons earns is not among them.
fn items(o: &LHombreOptions, d: &DealResult) -> Dues {
    let mut items = Dues::default();
    let couleur = d.in_couleur && d.contract.has_suit();
    let all = (couleur && o.couleur_doubles == CouleurDoubles::All).then_some(law!("couleur-double"));
    let honours = couleur.then_some(all.unwrap_or(law!("couleur-honours")));
    let won = d.won();
    let mut add = |amount: i64, law: LawId, twice: Option<LawId>| {
        let amount = if won { amount } else { -amount };
        items.add(amount, law);
        twice.into_iter().for_each(|why| items.add(amount, why));
    };
    if d.paid.game {
        let (amount, law, twice) = price(o, d);
        add(amount, law, twice);
    }
    let matadors = if d.paid.matadors { matador_price(o, d.matadors) } else { 0 };
    let broken = d.end.vole == Vole::Failed && vole_counts(d);
    if won {
        let law = match (o.nine_matadors, o.faux_matadors) {
            (NineMatadors::Double, _) if d.matadors >= MOST_MATADORS => law!("nine-matadors"),
            (_, FauxMatadors::Paid) => law!("faux-matadors"),
            _ => o.by_book(law!("pay-matadors-1782"), law!("pay-matadors-1860")),
        };
        add(matadors, law, honours);
        if d.end.premiers && d.paid.premiers && !(broken && o.marking == Marking::Jetons) {
            let nine = o.players.hand() == 9;
            let printed = if nine { law!("pay-premiers") } else { law!("premiers-other") };
            let law = match d.contract {
                Contract::Grandissimo => d.contract.price_law(o),
                _ if broken => o.by_book(law!("law-60-vole-deductions"), printed),
                _ => printed,
            };
            add(o.premiers_price(d.contract), law, honours);
        }
    } else if !d.thrown {
        add(matadors, law!("loser-matadors"), honours);
    }
    let vole = if vole_counts(d) { o.vole_price(d.contract) } else { 0 };
    match (d.end.vole, won) {
        (Vole::Made, true) => add(vole, o.vole_law(d.contract), all),
        (Vole::Failed, true) => add(-vole, o.by_book(law!("law-58-vole-failed"), law!("vole-failed-1860")), all),
        // Only a fault of his own loses the game of a hombre who was on his way to the vole.
        (Vole::Failed, false) => add(vole, law!("vole-revoke-hombre"), all),
        _ => {}
    }
    items.add(if won { -d.paid.back } else { d.paid.back }, law!("overclaim"));
    items
}

/// The price of the game alone, with the law that fixes it and the one that has it paid twice.
fn price(o: &LHombreOptions, d: &DealResult) -> (i64, LawId, Option<LawId>) {
    let (plain, whole) = (o.base_price(d.contract), o.price(d.contract, d.in_couleur));
    let lost_tout = d.contract == Contract::SoloTout && !d.thrown;
    let tout_of_1782 = if o.marking == Marking::Jetons { law!("loser-pays") } else { law!("solo-tout-lost-1782") };
    let law = match d.end.result {
        GameResult::Win => d.contract.price_law(o),
        _ if lost_tout => o.by_book(tout_of_1782, law!("solo-tout-lost-1860")),
        _ => law!("loser-pays"),
    };
    if whole == 2 * plain { (plain, law, Some(law!("couleur-double"))) } else { (whole, law, None) }
}

/// How many times the simple bête a lost game costs, and by which law.
fn multiple(o: &LHombreOptions, d: &DealResult, rock: bool, drawn: bool) -> (i64, LawId) {
    let codille = d.end.result == GameResult::Codille;
    let (k, law) = match (rock, codille) {
        _ if drawn => (1, law!("codille-drawn")),
        // Whoever gave his game up sets one bête, even if it is then played against him and lost codille.
        _ if d.taker.is_some() => (1, law!("give-remis")),
        (true, _) if d.thrown => (1, law!("rock-thrown")),
        (true, true) => (3, law!("rock-codille")),
        (true, false) => (2, law!("rock-remis")),
        (false, true) if o.codille_mode == CodilleMode::DoubleUpto => (2, law!("codille-limit")),
        (false, true) => (2, law!("codille-double")),
        (false, false) if d.thrown => (1, o.by_book(law!("give-remis"), law!("throw-in"))),
        (false, false) if o.marking == Marking::Jetons => (1, law!("jetons-bete-size")),
        (false, false) => (1, law!("bete")),
    };
    if d.two_turned && o.customs().second_turn_doubles { (2 * k, law!("two-turned-bete")) } else { (k, law) }
}

/// Whether the winner of a codille draws what is in play.
fn codille_is_drawn(o: &LHombreOptions, accounts: &Accounts) -> bool {
    let betes = &accounts.betes;
    let standing = if betes.active.is_empty() { betes.antes } else { betes.active_amount() };
    match o.codille_mode {
        CodilleMode::Draw => true,
        CodilleMode::Double => false,
        CodilleMode::DoubleUpto => standing > o.codille_limit,
    }
}

/// Those among whom a deal is settled, and how.
#[derive(Copy, Clone, Debug)]
pub struct Company<'a> {
    pub o: &'a LHombreOptions,
    pub players: SeatSet,
    /// The king who sat by.
    pub idle: Option<Seat>,
    pub kessel: bool,
}

impl<'a> Company<'a> {
    /// The company that plays a game that `dealer` has dealt.
    pub fn of(o: &'a LHombreOptions, dealer: Seat, contract: Contract) -> Company<'a> {
        let (players, idle) = match contract {
            Contract::Mohr => (SeatSet::all(o.players.seats()), None),
            _ => (o.dealt(dealer), o.king(dealer)),
        };
        Company { o, players, idle, kessel: false }
    }

    /// Those who play against the hombre.
    pub(super) fn opponents(&self, hombre: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.players.without(hombre).iter()
    }

    /// Settles a deal. Returns what each opponent paid the hombre; negative when he paid.
    pub fn settle<S: Scribe>(&self, a: &mut Accounts, d: &DealResult, scribe: &mut S) -> i64 {
        let o = self.o;
        let items = items(o, d);
        let mut per = items.total();
        if o.marking == Marking::Pool {
            self.settle_pool(a, d, per, scribe);
            return 0;
        }
        self.pay_items(a, d.hombre, &items, scribe);
        if d.thrown && d.matadors >= 3 {
            scribe.does(d.hombre, law!("thrown-no-matadors"), || text!("lhombre-thrown-no-matadors", seat = d.hombre));
        }
        let (in_play, rock) = (a.in_play(), a.rock.goes);
        let codille = d.end.codille_by.filter(|_| d.end.result == GameResult::Codille && codille_is_drawn(o, a));
        if d.won() {
            per += self.win_pot(a, d, scribe);
        } else if let Some(winner) = codille {
            a.draw(o, winner, false, law!("codille-drawn"), scribe);
        }
        let drawn = d.won() || codille.is_some();
        let mut betes = Made::new();
        d.fines.iter().for_each(|seat| betes.push((bete_of(*seat, in_play), law!("fine"))));
        if !d.won() {
            let (k, law) = multiple(o, d, rock, drawn);
            push_bete(o, &mut betes, bete_of(d.hombre, in_play), k, law);
            if let Some(taker) = d.taker.filter(|t| d.end.codille_by != Some(*t)) {
                betes.push((bete_of(taker, in_play), law!("taker-bete")));
            }
        }
        self.enter(a, &betes, drawn, scribe);
        let left = !a.betes.active.is_empty() || !a.betes.written.is_empty();
        a.restart = match (codille, drawn) {
            (Some(_), _) => Restart::Codille,
            (None, true) if left => Restart::MoreBetes,
            (None, true) => Restart::Afresh,
            (None, false) => Restart::Bete,
        };
        per
    }

    fn pay_items<S: Scribe>(&self, a: &mut Accounts, hombre: Seat, items: &Dues, scribe: &mut S) {
        let king = self.idle.filter(|king| self.o.king_pays && *king != hombre);
        for (amount, law) in items.iter() {
            self.opponents(hombre).for_each(|seat| a.ledger.pay(seat, hombre, amount, law, scribe));
            king.into_iter().for_each(|king| a.ledger.pay(king, hombre, amount, law!("king-pays"), scribe));
        }
    }

    /// Enters the bêtes of a deal: several go together, or each lies in the pot if none is there and is written otherwise.
    pub(super) fn enter<S: Scribe>(&self, a: &mut Accounts, betes: &Made, drawn: bool, scribe: &mut S) {
        let several = betes.len() > 1;
        let together = several && self.o.same_deal_betes == SameDealBetes::Together && !self.kessel;
        for (bete, law) in betes {
            let seat = owner(bete);
            if together || (a.betes.active.is_empty() && !drawn && !self.kessel) {
                a.lay(*bete, *law, scribe);
                let law = if together { law!("betes-together") } else { law!("bete-active") };
                scribe.does(seat, law, || text!("lhombre-bete-laid", seat = seat, number = bete.amount));
                if bete.base != bete.amount {
                    scribe.tell_by(law!("bete-base"), || text!("lhombre-bete-base", number = bete.base));
                }
            } else {
                a.write(*bete, *law, scribe);
                let law = if several { law!("betes-one-by-one") } else { law!("bete-written") };
                scribe.does(seat, law, || text!("lhombre-bete-written", seat = seat, number = bete.amount));
            }
        }
    }

    /// The size of a bête for a fault: with a common pot the stake.
    pub(super) fn fault(&self, a: &Accounts) -> i64 {
        if self.o.marking == Marking::Pool { self.o.ante } else { a.in_play() }
    }

    /// Sets bêtes outside the settlement of a game, for faults.
    pub(super) fn set<S: Scribe>(&self, a: &mut Accounts, betes: &Made, scribe: &mut S) {
        if self.o.marking == Marking::Pool {
            betes.iter().for_each(|(bete, law)| a.stake(owner(bete), bete.amount, *law, scribe));
        } else {
            self.enter(a, betes, false, scribe);
        }
    }

    pub(super) fn fine<S: Scribe>(&self, a: &mut Accounts, offenders: &[Seat], law: LawId, scribe: &mut S) {
        let size = self.fault(a);
        self.set(a, &offenders.iter().map(|seat| (bete_of(*seat, size), law)).collect(), scribe);
    }

    /// A game lost by throwing the cards down: each opponent gets a bête, and the pot stays.
    pub(super) fn pay_betes<S: Scribe>(&self, a: &mut Accounts, d: &DealResult, law: LawId, scribe: &mut S) {
        let size = self.fault(a);
        self.pay_items(a, d.hombre, &items(self.o, d), scribe);
        self.opponents(d.hombre).for_each(|seat| a.ledger.pay(d.hombre, seat, size, law, scribe));
        self.fine(a, &d.fines, law!("fine"), scribe);
        a.restart = Restart::Bete;
    }

    /// The pot of a game won. Returns what each opponent pays beside the items.
    fn win_pot<S: Scribe>(&self, a: &mut Accounts, d: &DealResult, scribe: &mut S) -> i64 {
        let (o, hombre) = (self.o, d.hombre);
        let jetons = o.marking == Marking::Jetons;
        let count = self.opponents(hombre).count().max(1) as i64;
        let broken = d.end.vole == Vole::Failed && vole_counts(d);
        if broken && (jetons || o.vole_fail_pot == VoleFailPot::Defenders) {
            let law = if jetons { law!("jetons-vole-failed") } else { law!("vole-fail-pot") };
            let drawn = a.draw(o, hombre, jetons, law, scribe);
            self.opponents(hombre).for_each(|seat| a.ledger.pay(hombre, seat, drawn / count, law, scribe));
            a.ledger.pay(hombre, next_of(self.players, hombre, SEATS as u8), drawn % count, law, scribe);
            return 0;
        }
        let whole = jetons && d.end.vole == Vole::Made && !d.looked_back;
        let standing = usize::from(!a.betes.active.is_empty()) + a.betes.written.len();
        let law = match broken {
            true => o.by_book(law!("vole-broken-draws-pot"), law!("pot-won")),
            false if whole && standing > 1 => law!("jetons-vole-two"),
            false => law!("pot-won"),
        };
        let drawn = a.draw(o, hombre, whole, law, scribe);
        if !whole || standing > 1 {
            return 0;
        }
        let share = drawn / count;
        self.opponents(hombre).for_each(|seat| a.ledger.pay(seat, hombre, share, law!("jetons-vole"), scribe));
        share
    }

    /// The third way of marking: a win takes the stake and the honours from the common pot, a loss puts in the same.
    fn settle_pool<S: Scribe>(&self, a: &mut Accounts, d: &DealResult, per: i64, scribe: &mut S) {
        let stake = if d.won() { self.o.ante } else { -self.o.ante };
        let due = stake + self.opponents(d.hombre).count() as i64 * per;
        if due > 0 {
            a.take_from_pool(self.o, d.hombre, due, scribe);
        } else {
            a.stake(d.hombre, -due, law!("pool-amounts"), scribe);
        }
        if let Some(taker) = d.taker.filter(|t| d.end.codille_by != Some(*t)) {
            a.stake(taker, self.o.ante, law!("taker-bete"), scribe);
        }
        d.fines.iter().for_each(|seat| a.stake(*seat, self.o.ante, law!("fine"), scribe));
    }
}

/// A lost game's bête: one of `k` times the simple size, or as many simple ones.
fn push_bete(o: &LHombreOptions, betes: &mut Made, simple: Bete, k: i64, law: LawId) {
    if k > 1 && o.codille_bete == CodilleBete::Split {
        (0..k).for_each(|_| betes.push((simple, law!("codille-split"))));
        return;
    }
    let amount = (k * simple.amount).min(LARGEST);
    let base = if o.bete_base == BeteBase::Full { amount } else { simple.amount };
    betes.push((Bete { amount, base, ..simple }, law));
}
