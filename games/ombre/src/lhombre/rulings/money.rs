//! What a ruling costs and brings.

use super::*;

impl Ruling {
    /// Moves the counters: fines, and the whole settlement of a game that is decided, without premiers unless a vole is
    /// made. Nothing is settled of a decided game whose hombre or contract is not known.
    pub fn carry_out<S: Scribe>(&self, o: &LHombreOptions, i: &Incident, a: &mut Accounts, scribe: &mut S) {
        let company = Company::of(o, i.dealer, i.contract.unwrap_or(Contract::Frage));
        match (self.game, self.decided(i)) {
            (GameFate::Won | GameFate::Lost, Some(d)) => self.settle(&company, &d, a, scribe),
            _ => company.fine(a, &self.fines, self.law(), scribe),
        }
        match (self.due, i.hombre) {
            (Due::HalfBetes(by, of), _) => {
                // The offender pays the odd counter.
                let whole = company.fault(a);
                let halves = [(by, whole - whole / 2), (of, whole / 2)];
                company.set(
                    a,
                    &halves.map(|(by, half)| (bete_of(by, half), law!("law-35-anothers-cards"))).into_iter().collect(),
                    scribe,
                );
            }
            (Due::Repaid(amount), Some(hombre)) if i.by_hombre() => {
                company.opponents(hombre).for_each(|s| a.ledger.pay(hombre, s, amount, law!("overclaim"), scribe));
            }
            (Due::Repaid(amount), Some(hombre)) => {
                i.by.iter().for_each(|s| a.ledger.pay(*s, hombre, amount, law!("overclaim"), scribe));
            }
            _ => {}
        }
    }

    /// Settles a game that the ruling has decided, as its result says.
    pub(in crate::lhombre) fn settle<S: Scribe>(&self, c: &Company, d: &DealResult, a: &mut Accounts, scribe: &mut S) {
        if let Due::BeteToEach(law) = self.due {
            c.pay_betes(a, d, law, scribe);
        } else {
            c.settle(a, d, scribe);
        }
        if let Due::Overbid(dealer, bid) = self.due {
            let law = law!("dealer-overbid-wrong");
            c.opponents(dealer).for_each(|seat| a.ledger.pay(dealer, seat, bid.price(c.o), law, scribe));
        }
    }

    pub(in crate::lhombre) fn decided(&self, i: &Incident) -> Option<DealResult> {
        // A solo called with a wrong number of cards is its caller's, even before the others have given way.
        let called = || match (&i.act, i.by.first()) {
            (Act::WrongCount(_), Some(seat)) if i.hombre.is_none() => Some((*seat, Contract::Solo)),
            _ => None,
        };
        let (hombre, contract) = i.hombre.zip(i.contract).or_else(called)?;
        let contract = if self.without_vole { contract.without_vole() } else { contract };
        let thrown = matches!(i.act, Act::GaveUp { .. }) && self.no_matadors;
        // A lost Mohr is always codille, unless it was thrown in.
        let codille = self.codille_by.is_some() || (contract == Contract::Mohr && !thrown);
        let result = match self.game {
            GameFate::Won => GameResult::Win,
            _ if codille => GameResult::Codille,
            _ => GameResult::Remis,
        };
        let asked = if let Due::Honours(paid) = self.due { Some(paid) } else { None };
        let premiers = asked.map_or(self.vole == Vole::Made, |paid| paid.premiers);
        Some(DealResult {
            hombre,
            contract,
            in_couleur: i.in_couleur,
            end: Ended { result, codille_by: self.codille_by, premiers, vole: self.vole },
            matadors: if self.no_matadors { 0 } else { i.matadors },
            thrown: thrown || i.taker.is_some(),
            taker: i.taker,
            two_turned: false,
            looked_back: false,
            fines: self.fines.clone(),
            paid: asked.unwrap_or(Honours::ALL),
        })
    }
}
