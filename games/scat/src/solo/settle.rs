//! What a deal costs: the pot, and the prices.

use super::contracts::{Contract, Kind};
use super::options::{
    BeteBy, Codille, CodilleDraw, CodilleGames, CodilleTie, CouleurPay, ForceePrice, Form, MatadorScale, MediateurPay,
};
use super::rules::{POT, Rules};
use super::state::SEATS;
use arrayvec::ArrayVec;
use spadille_core::{LawId, Ledger, PerSeat, Scribe, Seat, SeatSet, Text, law, text};

/// What came of a deal.
#[derive(Clone, PartialEq, Debug)]
pub struct DealResult {
    /// Who played.
    pub declarer: Seat,
    /// Who helped him.
    pub helper: Option<Seat>,
    /// What was played.
    pub contract: Contract,
    /// How often everything is paid.
    pub multiplier: i64,
    /// The tricks of each.
    pub tricks: PerSeat<u8, SEATS>,
    /// The matadors that count.
    pub matadors: u8,
    /// Whether the premiers were won.
    pub premiers: bool,
    /// Whether the vole was made, or undertaken and lost.
    pub vole: Option<bool>,
    /// Who gave the ace of a Mediateur.
    pub giver: Option<Seat>,
    /// Whether the declarer's side stopped after the premiers.
    pub stopped: bool,
    /// The opponents by their highest trumps.
    pub heirs: ArrayVec<Seat, SEATS>,
}

impl DealResult {
    /// Declarer and helper.
    pub fn side(&self) -> SeatSet {
        [Some(self.declarer), self.helper].into_iter().flatten().collect()
    }
}

/// How a game ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The declarer has won.
    Won,
    /// It is lost, and nobody else has won it.
    Remise,
    /// The other side, or an opponent, has won it.
    Codille,
}

/// How a deal ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// How the game ended.
    pub outcome: Outcome,
    /// Who won a codille.
    pub codille: SeatSet,
    /// What each opponent pays or is paid; negative where a lost vole costs more than the game brings.
    pub price: i64,
    /// By which law it was decided.
    pub law: LawId,
}

/// A full bête, of which at the least the opponents draw at a codille.
const FULL_BETE: i64 = 12;

impl Rules {
    /// The most that is drawn from, or put into, a pot.
    pub fn highest(&self, pot: i64) -> i64 {
        pot.clamp(0, self.cap)
    }

    /// Those against the declarer's side, in the order of play from him on.
    pub fn opponents(&self, declarer: Seat, side: SeatSet) -> impl Iterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        (1..seats).map(move |steps| declarer.after(steps, seats)).filter(move |seat| !side.contains(*seat))
    }

    /// How a game ended where each opponent counts his own tricks, and who won the codille: the next after the declarer first.
    pub fn apart(&self, declarer: u8, first: u8, second: u8) -> (Outcome, [bool; 2], LawId) {
        let most = first.max(second);
        let none = [false, false];
        if declarer >= self.need {
            (Outcome::Won, none, law!("tricks-to-win"))
        } else if self.form == Form::Casco && declarer == 4 && most < 4 {
            (Outcome::Won, none, law!("casco-four-win"))
        } else if first == second && first > declarer {
            match self.options.codille_tie {
                CodilleTie::Remise => (Outcome::Remise, none, law!("codille-tie")),
                CodilleTie::Split => (Outcome::Codille, [true, true], law!("codille-tie-split")),
            }
        } else if most > declarer {
            (Outcome::Codille, [first > second, second > first], law!("tricks-apart"))
        } else {
            (Outcome::Remise, none, law!("apart-remise"))
        }
    }

    /// How a deal ended and what it costs each opponent.
    pub fn verdict(&self, d: &DealResult) -> Verdict {
        let side = d.side();
        let made: u8 = side.iter().map(|seat| d.tricks[seat]).sum();
        let opponents: SeatSet = self.opponents(d.declarer, side).collect();
        let price = self.price(d);
        let (outcome, codille, law) = if d.contract.is_null() && made == 0 {
            (Outcome::Won, SeatSet::EMPTY, law!("extra-games"))
        } else if d.contract.is_null() {
            (Outcome::Remise, SeatSet::EMPTY, law!("extra-games"))
        } else if d.stopped {
            (Outcome::Won, SeatSet::EMPTY, law!("tricks-to-win"))
        } else if self.form.is_apart() {
            let mut others = self.opponents(d.declarer, side);
            let (a, b) = (others.next().unwrap_or(d.declarer), others.next().unwrap_or(d.declarer));
            let (outcome, winners, law) = self.apart(made, d.tricks[a], d.tricks[b]);
            let seats = [a, b].into_iter().zip(winners).filter(|(_, wins)| *wins).map(|(seat, _)| seat).collect();
            (outcome, seats, law)
        } else if made >= self.need {
            (Outcome::Won, SeatSet::EMPTY, law!("tricks-together"))
        } else if made * 2 == self.hand {
            (Outcome::Remise, SeatSet::EMPTY, self.lost_law())
        } else {
            (Outcome::Codille, opponents, self.lost_law())
        };
        Verdict { outcome, codille, price, law }
    }

    fn lost_law(&self) -> LawId {
        if self.form == Form::Five { law!("remise-and-codille") } else { law!("remise-together") }
    }

    /// What a game costs, alone.
    pub fn game_price(&self, contract: Contract, multiplier: i64) -> i64 {
        let unpaid = self.form == Form::Kaufsolo && self.options.frage_price == 0;
        let times = if self.options.couleur_pay == CouleurPay::Honours { 1 } else { multiplier };
        match contract.kind {
            Kind::Frage if unpaid => i64::from(multiplier > 1),
            Kind::Frage => times,
            Kind::Mediateur => 2 * times,
            Kind::Small if self.form == Form::Five && self.options.forcee_simple_price == ForceePrice::Four => {
                4 * times
            }
            Kind::Small => 2 * times,
            Kind::Forcee | Kind::Solo => 4 * times,
            Kind::Grandissimo => 8,
            Kind::Null | Kind::NullOuvert => 16,
        }
    }

    /// What the matadors cost before anything is doubled.
    fn matador_price(&self, d: &DealResult) -> i64 {
        match (d.contract.has_suit(), self.options.matador_scale) {
            (false, _) => 0,
            (true, MatadorScale::LHombre) => i64::from(d.matadors.saturating_sub(2)),
            (true, MatadorScale::Each) => i64::from(d.matadors),
        }
    }

    /// What matadors, premiers and vole cost; a vole lost counts against the rest.
    fn honours(&self, d: &DealResult) -> i64 {
        let grand = d.contract.kind == Kind::Grandissimo;
        let matadors = self.matador_price(d);
        let premiers = i64::from(d.premiers) * if grand { 4 } else { 1 };
        let times = if self.options.couleur_pay == CouleurPay::Honours { 1 } else { d.multiplier };
        let vole = if grand { 12 } else { 8 * times };
        let vole = match d.vole {
            Some(true) => vole,
            Some(false) => -vole,
            None => 0,
        };
        (matadors + premiers) * if grand { 1 } else { d.multiplier } + vole
    }

    /// What each opponent pays or is paid.
    pub fn price(&self, d: &DealResult) -> i64 {
        self.game_price(d.contract, d.multiplier) + self.honours(d)
    }

    /// Settles a deal: the pot first, then the prices.
    pub fn settle<S: Scribe>(&self, ledger: &mut Ledger, d: &DealResult, scribe: &mut S) -> Verdict {
        let verdict = self.verdict(d);
        self.tell_price(d, &verdict, scribe);
        let pot = ledger.balance(POT);
        let x = self.highest(pot);
        match verdict.outcome {
            Outcome::Won => self.draw_pot(ledger, d, x, scribe),
            lost => {
                if lost == Outcome::Codille {
                    self.codille(ledger, d, &verdict, pot, scribe);
                }
                self.make_bete(ledger, d, x, scribe);
            }
        }
        self.pay_prices(ledger, d, &verdict, scribe);
        verdict
    }

    /// The winners draw the pot.
    fn draw_pot<S: Scribe>(&self, ledger: &mut Ledger, d: &DealResult, x: i64, scribe: &mut S) {
        let law = match (self.form, self.options.cap_staemme) {
            (Form::Five, _) => law!("highest-bete"),
            (Form::Thirty, 4) => law!("four-staemme"),
            _ => law!("three-staemme"),
        };
        match d.helper {
            Some(helper) => {
                ledger.pay(POT, d.declarer, x - x / 2, law!("pot-halved"), scribe);
                ledger.pay(POT, helper, x / 2, law!("pot-halved"), scribe);
            }
            None => ledger.pay(POT, d.declarer, x, law, scribe),
        }
        if ledger.balance(POT) > 0 {
            scribe.tell_by(law!("one-pot"), || text!("solo-rest-stays"));
        }
    }

    /// The losers put in as much as they would have drawn.
    fn make_bete<S: Scribe>(&self, ledger: &mut Ledger, d: &DealResult, x: i64, scribe: &mut S) {
        match (d.helper, self.options.bete) {
            (Some(helper), BeteBy::Shared) => {
                ledger.pay(d.declarer, POT, x - x / 2, law!("bete-halved"), scribe);
                ledger.pay(helper, POT, x / 2, law!("bete-halved"), scribe);
            }
            (Some(_), BeteBy::Declarer) => ledger.pay(d.declarer, POT, x, law!("bete-declarer-alone"), scribe),
            (None, _) => ledger.pay(d.declarer, POT, x, law!("bete"), scribe),
        }
    }

    /// Whether those who win a codille draw from the pot, and by which law.
    pub(super) fn codille_draws(&self, kind: Kind, pot: i64) -> Option<LawId> {
        match self.form {
            Form::Five => match (kind, self.options.codille_games) {
                (Kind::Frage, _) => Some(law!("codille-thirds")),
                (_, CodilleGames::All) => Some(law!("codille-all-games")),
                _ => None,
            },
            Form::Casco if self.options.codille == Codille::TwoBetes => None,
            Form::Casco | Form::Kaufsolo => Some(law!("apart-codille")),
            _ => match self.options.codille_draw {
                CodilleDraw::FullBete => (pot >= FULL_BETE).then_some(law!("codille-draw-full")),
                CodilleDraw::Always => Some(law!("codille-draw-otherwise")),
                CodilleDraw::Never => None,
            },
        }
    }

    /// Who won the codille draws what the declarer would have drawn, or is paid a second bête.
    fn codille<S: Scribe>(&self, ledger: &mut Ledger, d: &DealResult, verdict: &Verdict, pot: i64, scribe: &mut S) {
        let x = self.highest(pot);
        let law = self.codille_draws(d.contract.kind, pot);
        let two = self.form == Form::Casco && self.options.codille == Codille::TwoBetes;
        let (from, law) = match law {
            Some(law) => (spadille_core::Account::from(POT), law),
            None if two => (d.declarer.into(), law!("codille-two-betes")),
            None => return,
        };
        let winners: ArrayVec<Seat, SEATS> =
            d.heirs.iter().copied().filter(|seat| verdict.codille.contains(*seat)).collect();
        let count = winners.len().max(1) as i64;
        if x % count > 0 && self.form == Form::Five {
            scribe.tell_by(law!("codille-odd-counters"), || text!("solo-odd-counters"));
        }
        for (place, seat) in winners.iter().enumerate() {
            let share = x / count + i64::from((place as i64) < x % count);
            ledger.pay(from, *seat, share, law, scribe);
        }
    }

    /// The prices go from each opponent to the declarer's side, or back.
    fn pay_prices<S: Scribe>(&self, ledger: &mut Ledger, d: &DealResult, verdict: &Verdict, scribe: &mut S) {
        let won = verdict.outcome == Outcome::Won;
        let sign = if won { 1 } else { -1 };
        let opponents: ArrayVec<Seat, SEATS> = self.opponents(d.declarer, d.side()).collect();
        let Some(helper) = d.helper else {
            let law = if self.form.is_apart() { law!("apart-both-paid") } else { law!("pay-both-ways") };
            for seat in opponents {
                let free = d.giver == Some(seat) && self.options.mediateur_pay == MediateurPay::GiverFree;
                let game = self.game_price(d.contract, d.multiplier);
                let (amount, law) = match (free, d.giver, won) {
                    (true, _, true) => (verdict.price - game, law!("mediateur-giver-free")),
                    (true, _, false) => (verdict.price + game, law!("mediateur-giver-free")),
                    (false, Some(giver), _) if giver == seat && self.form == Form::Thirty => {
                        (verdict.price, law!("mediateur-all-pay"))
                    }
                    _ => (verdict.price, law),
                };
                ledger.pay(seat, d.declarer, sign * amount, law, scribe);
            }
            return;
        };
        let p = sign * verdict.price;
        let frage = d.contract.kind == Kind::Frage;
        for (place, seat) in opponents.iter().enumerate() {
            match (opponents.len(), place, frage) {
                (2, 0, _) => ledger.pay(*seat, d.declarer, p, law!("one-to-one"), scribe),
                (2, _, _) => ledger.pay(*seat, helper, p, law!("one-to-one"), scribe),
                (_, 0 | 1, true) => ledger.pay(*seat, d.declarer, p, law!("two-to-one"), scribe),
                (_, _, true) => ledger.pay(*seat, helper, p, law!("two-to-one"), scribe),
                (_, 0, false) => ledger.pay(*seat, d.declarer, p, law!("forcee-shared"), scribe),
                (_, 1, false) => ledger.pay(*seat, helper, p, law!("forcee-shared"), scribe),
                (_, _, false) => {
                    let half = p / 2;
                    ledger.pay(*seat, d.declarer, p - half, law!("forcee-shared"), scribe);
                    ledger.pay(*seat, helper, half, law!("forcee-shared"), scribe);
                }
            }
        }
    }

    /// Says what the price is made of.
    fn tell_price<S: Scribe>(&self, d: &DealResult, verdict: &Verdict, scribe: &mut S) {
        let game = self.game_price(d.contract, d.multiplier);
        let law = match d.contract.kind {
            Kind::Frage if game == 0 || self.form == Form::Kaufsolo && self.options.frage_price == 0 => {
                law!("frage-unpaid")
            }
            Kind::Frage => law!("price-frage"),
            Kind::Mediateur => law!("price-mediateur"),
            Kind::Forcee => law!("price-forcee-partout"),
            Kind::Small if self.form == Form::Kaufsolo => law!("price-small-forcee"),
            Kind::Small if self.options.forcee_simple_price == ForceePrice::Four => law!("price-forcee-simple-four"),
            Kind::Small => law!("price-forcee-simple"),
            Kind::Solo => law!("price-solo"),
            Kind::Grandissimo | Kind::Null => law!("price-extra-games"),
            Kind::NullOuvert => law!("price-null-open"),
        };
        scribe.tell_by(law, || text!("solo-price-game", game = d.contract.text(), price = game));
        match (d.multiplier, self.options.couleur_pay) {
            (4, _) => scribe.tell_by(law!("preference-pays-fourfold"), || text!("solo-fourfold")),
            (2, CouleurPay::All) => scribe.tell_by(law!("favourite-pays-double"), || text!("solo-double")),
            (2, CouleurPay::Honours) => scribe.tell_by(law!("favourite-honours-only"), || text!("solo-honours-double")),
            _ => {}
        }
        if self.matador_price(d) > 0 {
            let law = match self.options.matador_scale {
                MatadorScale::LHombre => law!("price-matadors"),
                MatadorScale::Each => law!("matadors-each"),
            };
            scribe.tell_by(law!("matadors"), || text!("solo-matadors", number = d.matadors));
            scribe.tell_by(law, || text!("solo-matadors-paid"));
            if self.options.matadors_of == super::options::MatadorsOf::Side && d.helper.is_some() {
                scribe.tell_by(law!("matadors-of-side"), || text!("solo-matadors-of-side"));
            }
        }
        if d.premiers {
            let law = if self.form == Form::Five { law!("premiers-among-five") } else { law!("price-premiers") };
            scribe.tell_by(law, || text!("solo-premiers"));
        }
        if self.form == Form::Kaufsolo {
            scribe.tell_by(law!("kaufsolo-no-premiers"), || text!("solo-no-premiers"));
        }
        match d.vole {
            Some(true) => scribe.tell_by(law!("price-vole"), || text!("solo-vole")),
            Some(false) => scribe.tell_by(law!("vole-lost"), || text!("solo-vole-lost")),
            None => {}
        }
        scribe.tell(|| text!("solo-price", price = verdict.price));
    }
}

impl DealResult {
    /// How the deal ended, in a line.
    pub fn title(&self, verdict: &Verdict) -> Text {
        let (seat, game) = (self.declarer, self.contract.text());
        match (verdict.outcome, self.helper) {
            (Outcome::Won, None) => text!("solo-over-won", seat = seat, game = game),
            (Outcome::Won, Some(other)) => text!("solo-over-won-with", seat = seat, other = other, game = game),
            (Outcome::Remise, _) => text!("solo-over-remise", seat = seat, game = game),
            (Outcome::Codille, _) => text!("solo-over-codille", seat = seat, game = game),
        }
    }
}
