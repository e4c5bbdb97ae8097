//! What a viewer sees, and how moves are offered to him.

use super::cards::{ORDER, sorted};
use super::count::side_of;
use super::moves::Move;
use super::rules::Tresett;
use super::settle::Facts;
use super::state::{FOUR, Phase, State};
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, Mark, Plate};
use spadille_core::{
    Advice, Answer, Book, Case, Label, Ledger, Scene, Scribe, Seat, Table, Text, Unsupported, book, law, text,
};

impl Table for Tresett {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("tresett")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        Scene {
            title: text!("tresett-title", deal = (p.deals_done + 1).min(self.deals()), deals = self.deals()),
            seats: Self::all().map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Cards(deal.tricks.board()),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        match m {
            Move::Speak => Label::button(text!("tresett-do-speak")).by(law!("vorhand-may-announce-early")),
            Move::Wait => Label::button(text!("tresett-do-wait")).by(law!("announce-late")),
            Move::NoCall => Label::button(text!("tresett-do-no-call")),
            Move::Done => Label::button(text!("tresett-do-done")).by(law!("announce-too-late")),
            Move::Announce(what) => {
                let (worth, law) = what.worth(self.options.sevens);
                let label = if worth.parties > 0 {
                    Label::button(text!("tresett-do-announce-partie", what = what.text(), number = worth.marks))
                } else {
                    Label::button(text!("tresett-do-announce", what = what.text(), number = worth.marks))
                };
                label.by(law)
            }
            Move::Call(card) => Label::button(text!("tresett-do-call", card = card)).by(law!("call")),
            Move::Give(card) => Label::card(card, text!("tresett-do-give", card = card)).by(law!("call-card-back")),
            Move::Play(card) => {
                let law = match v.public.deal.tricks.now.led() {
                    None if v.public.deal.tricks.count == 0 => law!("vorhand-leads"),
                    None => law!("winner-leads"),
                    Some(_) => law!("follow-suit"),
                };
                Label::play(card).by(law)
            }
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !v.public.awaited().awaits(seat) {
            return None;
        }
        advice::advise(self, v, seat)?.among(&self.moves_of(v, seat))
    }

    spadille_tricks::solved!(State);

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Tresett {
    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let partner = v.who.seat().is_some_and(|me| me.after(2, FOUR) == seat);
        let open = if v.who.is(seat) { v.own() } else { deal.sure[seat] };
        let mut plate = Plate::at(seat, &p.ledger, p.awaited())
            .with_roles([
                (deal.phase != Phase::FirstDealer && seat == p.dealer, text!("house-dealer")),
                (partner, text!("tresett-partner")),
            ])
            .with_hand(sorted(open), self.held_by(p, seat));
        plate.tricks = (deal.phase == Phase::Play || deal.phase == Phase::Late).then_some(deal.tricks.won[seat]);
        let told = deal.told.iter().filter(|told| told.by == seat).map(|told| told.what.text());
        plate.said = told.reduce(|first, next| text!("house-list", first = first, next = next));
        let side = side_of(seat);
        plate.marks = vec![
            Mark::new(text!("tresett-marks"), p.race.marks[side]),
            Mark::new(text!("tresett-parties"), p.kamm[side]),
        ];
        plate.side = Some(side as u8);
        plate
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let Some(seat) = p.awaited().awaited().first() else { return vec![] };
        vec![match deal.phase {
            Phase::Call => text!("tresett-note-call", seat = seat),
            Phase::Give => text!("tresett-note-give", seat = seat),
            Phase::Early if self.options.by_hand() => text!("tresett-note-early", seat = seat),
            Phase::Early => text!("tresett-note-speak", seat = seat),
            Phase::Late => text!("tresett-note-late", seat = seat),
            _ if deal.tricks.now.is_empty() => text!("tresett-note-lead", seat = seat),
            _ => text!("tresett-note-play", seat = seat),
        }]
    }

    /// The cards of whoever is to play that he may play.
    pub fn legal(&self, v: &View) -> spadille_core::CardSet {
        ORDER.legal(v.own(), v.public.deal.tricks.now.led())
    }
}
