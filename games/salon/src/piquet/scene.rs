//! What a viewer of Piquet sees, and how moves are offered to him.

use super::cases;
use super::declare::{class_law, class_text};
use super::hand::{self, Class};
use super::moves::{Move, Moves};
use super::options::Partie;
use super::play::playable;
use super::rules::{Piquet, turn};
use super::settle::{self, Facts};
use super::state::Phase;
use super::view::View;
use rand::Rng;
use spadille_core::game::usual_candidates;
use spadille_core::scene::{Board, CardsBoard, Face, Mark, Pile, Place};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Table, Target, Text, Unsupported,
    Viewer, book, law, text,
};

impl Table for Piquet {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("piquet")
    }

    fn scene(&self, v: &View) -> Scene {
        let p = &v.public;
        Scene {
            title: self.title(v),
            seats: [Seat(0), Seat(1)].into_iter().map(|seat| self.place(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                trick: p.led.map(|card| (p.leader, Face::from(card))).into_iter().collect(),
                last_trick: p.tricks.last().map_or_else(Vec::new, |t| {
                    vec![(t.leader, Face::from(t.led)), (t.leader.next(2), Face::from(t.reply))]
                }),
                piles: self.piles(v),
                trump: None,
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let card = |text: Text, card: Card| Label::at(Target::Card(card.to_string()), text);
        match m {
            Move::Packet(n) => Label::button(text!("piquet-do-packet", number = n)).by(law!("law-20")),
            Move::Blank(n) => Label::button(text!("piquet-do-blank", number = n)).by(law!("carte-blanche-elder")),
            Move::ShowBlank => Label::button(text!("piquet-do-show-blank")).by(law!("carte-blanche")),
            Move::Discard(cards) => Label::button(text!("piquet-do-discard", cards = cards)).by(law!("exchange-elder")),
            Move::Look => Label::button(text!("piquet-do-look")).by(law!("look-at-left")),
            Move::Name(suit) => Label::button(text!("piquet-do-name", suit = suit)).by(law!("named-suit")),
            Move::Pass if v.public.phase == Phase::Play => Label::button(text!("piquet-do-content")).by(law!("law-03")),
            Move::Pass if v.public.phase == Phase::Proof => {
                Label::button(text!("piquet-do-believe")).by(law!("law-05"))
            }
            Move::Pass => Label::button(text!("piquet-do-pass")),
            Move::Demand(c) => card(text!("piquet-do-demand", card = c), c).by(law!("named-suit-missing")),
            Move::Play(c) => card(text!("house-play-card", card = c), c).by(law!("follow-suit")),
            Move::Declare(class) => {
                Label::button(text!("piquet-do-declare", class = class_text(class))).by(class_law(class))
            }
            Move::DeclareSet(rank, n) => {
                Label::button(text!("piquet-do-declare-set", number = n, rank = rank.symbol())).by(law!("sets"))
            }
            Move::Good => Label::button(text!("piquet-do-good")).by(law!("law-14")),
            Move::Show(class) => Label::button(text!("piquet-do-show", class = class_text(class))).by(law!("law-04")),
            Move::Recall(class) => {
                Label::button(text!("piquet-do-recall", class = class_text(class))).by(law!("law-03"))
            }
            Move::Retract(class) => {
                Label::button(text!("piquet-do-retract", class = class_text(class))).by(law!("law-15"))
            }
            Move::Correct => Label::button(text!("piquet-do-correct")).by(law!("law-08")),
            Move::Doubt(rank) => {
                let label = Label::button(text!("piquet-do-doubt", rank = rank.symbol())).by(law!("law-17"));
                if self.options.is_manual() { label } else { label.aside() }
            }
            Move::Pic => Label::button(text!("piquet-do-pic")).by(law!("pic-forgotten")),
            Move::ThrowIn => Label::button(text!("piquet-do-throw-in")).by(law!("law-09")).grave().aside(),
            Move::ThrowDown(cards) => {
                let order: Vec<String> = cards.iter().flatten().map(Card::to_string).collect();
                Label::button(text!("piquet-do-throw-down", order = order.join(" "))).by(law!("law-10")).aside()
            }
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        self.book_advice(v, seat)
    }

    /// Whoever plays on has every chance that cards thrown away would have, so that is never worth a thought.
    fn candidates<R: Rng>(&self, v: &View, seat: Seat, moves: &Moves, rng: &mut R) -> Vec<Move> {
        let mut few = usual_candidates(self, v, seat, moves, rng);
        few.retain(|m| !matches!(m, Move::ThrowIn | Move::ThrowDown(_)));
        few
    }

    /// Where one card alone may be played there is nothing to weigh.
    fn reckon(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        let hand = v.hands[seat.index()]?;
        let forced = v.public.phase == Phase::Play && playable(&v.public, hand).len() == 1;
        (forced && matches!(m, Move::Play(_))).then_some(0.0)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Piquet {
    fn title(&self, v: &View) -> Text {
        let p = &v.public;
        // The deal and the Partie in hand; at the end, the last ones.
        let deal = p.deal + u8::from(p.phase != Phase::Over);
        let partie = (p.parties_done + 1).min(self.options.parties);
        match self.options.partie {
            Partie::Target => text!(
                "piquet-title-target",
                deal = deal,
                target = self.options.target,
                partie = partie,
                parties = self.options.parties
            ),
            Partie::FourDeals | Partie::PerDealMarkers => {
                text!("piquet-title-four", deal = deal, partie = partie, parties = self.options.parties)
            }
        }
    }

    fn place(&self, v: &View, seat: Seat) -> Place {
        let (p, i) = (&v.public, seat.index());
        let mut place = Place::new(seat, p.ledger.balance(seat), turn(p).awaited().contains(seat));
        if p.phase != Phase::Cut && p.phase != Phase::Over {
            place.roles.push(if seat == p.elder() { text!("piquet-elder") } else { text!("piquet-younger") });
        }
        place.hand = match v.hands[i] {
            Some(cards) => hand::sorted(cards).into_iter().map(Face::from).collect(),
            None => {
                let shown = if p.held(seat) > 0 { p.shown[i].minus(p.played(seat)) } else { CardSet::EMPTY };
                let mut faces = Face::ups(hand::sorted(shown));
                faces.extend(Face::backs(p.held(seat).saturating_sub(shown.len())));
                faces
            }
        };
        place.tricks = Some(p.tally.tricks[i]);
        place.marks.push(Mark::new(text!("house-points"), p.running()[i]));
        if p.phase != Phase::Over {
            place.marks.push(Mark::new(text!("piquet-this-deal"), p.tally.total[i]));
        }
        for (class, points) in Class::ALL.into_iter().map(|class| {
            let mut declared = p.declared;
            (class, declared.class(class)[i])
        }) {
            if points > 0 {
                place.marks.push(Mark::new(class_text(class), points));
            }
        }
        if p.declared.carte_blanche[i] > 0 {
            place.marks.push(Mark::new(text!("piquet-carte-blanche"), p.declared.carte_blanche[i]));
        }
        place
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let p = &v.public;
        if matches!(p.phase, Phase::Cut | Phase::Packets | Phase::Deal | Phase::Over) {
            return vec![];
        }
        let left = self.left_in_talon(p);
        let talon = (0..8).filter(|i| left >> i & 1 == 1);
        let cards = talon.map(|i| v.talon[i].map_or(Face::BACK, Face::from)).collect();
        let mut piles = vec![Pile { name: text!("house-talon"), cards }];
        if let Viewer::Seat(seat) = v.who
            && let Some(laid) = v.laid[seat.index()].filter(|laid| !laid.is_empty())
        {
            piles.push(Pile { name: text!("piquet-laid-away"), cards: Face::ups(hand::sorted(laid)) });
        }
        piles
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let p = &v.public;
        let seat = turn(p).awaited().first();
        let mut notes = Vec::new();
        if let Some(seat) = seat {
            notes.push(match p.phase {
                Phase::ElderExchange | Phase::YoungerExchange | Phase::YoungerLaysFirst | Phase::BlankExchange => {
                    text!("piquet-note-exchange", seat = seat)
                }
                Phase::ElderLook | Phase::YoungerLook | Phase::ElderLooksAfter => {
                    text!("piquet-note-look", seat = seat)
                }
                Phase::Call(class) => text!("piquet-note-call", seat = seat, class = class_text(class)),
                Phase::Answer(class) => text!("piquet-note-answer", seat = seat, class = class_text(class)),
                Phase::Play if p.led.is_some() => text!("piquet-note-reply", seat = seat),
                Phase::Play => text!("piquet-note-lead", seat = seat),
                Phase::Proof => text!("piquet-note-proof", seat = seat),
                _ => text!("piquet-note-choose", seat = seat),
            });
        }
        if let Some(suit) = p.named {
            notes.push(text!("piquet-note-named", suit = suit));
        }
        if let Some(seat) = p.tally.repic {
            notes.push(text!("piquet-note-repic", seat = seat));
        }
        if let Some(seat) = p.tally.pic {
            notes.push(text!("piquet-note-pic", seat = seat));
        }
        notes
    }
}
