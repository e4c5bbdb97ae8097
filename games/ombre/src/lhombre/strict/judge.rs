//! Acts are judged by the rulings, and the table abides by them.

use super::*;

/// What somebody did, as the laws see it, and what they say to it.
pub(in crate::lhombre) struct Verdict {
    incident: Incident,
    pub ruling: Ruling,
}

impl Verdict {
    pub(in crate::lhombre) fn law(&self) -> LawId {
        self.ruling.law()
    }
}

impl LHombre {
    /// What the laws say to an act of a seat.
    pub(in crate::lhombre) fn judge(&self, s: &State, seat: Seat, act: Act) -> Verdict {
        let p = &s.public.deal;
        let incident = Incident {
            act,
            by: Doers::from_iter([seat]),
            dealer: p.dealer,
            hombre: p.hombre,
            contract: p.hombre.map(|_| p.bid.contract),
            taker: p.taker,
            in_couleur: p.in_couleur(),
            matadors: self.matadors(s),
        };
        Verdict { ruling: rule(&self.options, &incident), incident }
    }

    /// The table abides by a ruling: fines are noted, and a game that is decided ends. Returns the remedy if the deal goes
    /// on.
    pub(in crate::lhombre) fn abide<S: Scribe>(&self, s: &mut State, v: Verdict, scribe: &mut S) -> Option<Remedy> {
        let (ruling, seat) = (&v.ruling, v.incident.by[0]);
        let p = &mut s.public.deal;
        let punished = !ruling.fines.is_empty() || ruling.game != GameFate::On;
        if punished && !ruling.allowed {
            scribe.does(seat, ruling.law(), || text!("lhombre-fault", seat = seat));
        }
        let by = ruling.laws.get(1).copied().unwrap_or(ruling.law());
        for seat in &ruling.fines {
            let law = if p.fines.iter().all(|s| s == seat) { by } else { law!("all-offenders") };
            // So many faults as the list has room for are more than a deal has tricks.
            let _ = p.fines.try_push(*seat);
            scribe.does(*seat, law, || text!("lhombre-owes-bete", seat = *seat));
        }
        match (ruling.game, ruling.decided(&v.incident)) {
            (GameFate::Won | GameFate::Lost, Some(d)) => {
                let decides = if p.taker.is_some() { law!("takeover-fault") } else { by };
                scribe.tell_by(decides, || text!("lhombre-fault-decides"));
                p.no_vole |= ruling.without_vole;
                let law = ruling.laws.last().copied().unwrap_or(by);
                if d.end.vole != Vole::None {
                    scribe.tell_by(law, || text!("lhombre-vole-by-fault"));
                } else if ruling.without_vole {
                    scribe.tell_by(law, || text!("lhombre-vole-struck-out"));
                }
                self.end_by_ruling(s, ruling, d.end, scribe);
                None
            }
            (GameFate::None, _) => {
                self.charge_fines(s, ruling.law(), scribe);
                match ruling.deal {
                    DealFate::Redeal => self.redeal(s, ruling.law(), scribe),
                    _ => self.pass_out(s, scribe),
                }
                None
            }
            _ => Some(ruling.remedy),
        }
    }

    /// A deal that a ruling has ended. Where the bêtes go to the opponents themselves nothing is left to be claimed.
    fn end_by_ruling<S: Scribe>(&self, s: &mut State, ruling: &Ruling, ended: Ended, scribe: &mut S) {
        if !matches!(ruling.due, Due::BeteToEach(_)) {
            return self.end_deal(s, ended, scribe);
        }
        s.public.deal.ended = Some(ended);
        if let Some(d) = self.result(s) {
            scribe.does(d.hombre, ruling.law(), || text!("lhombre-remis", seat = d.hombre));
            ruling.settle(&self.company(&s.public), &d, &mut s.public.accounts, scribe);
        }
        self.next_deal(s, scribe);
    }
}
