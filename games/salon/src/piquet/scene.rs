//! What a viewer of Piquet sees, and how moves are offered to him.

use super::cases;
use super::declare::{class_law, class_text};
use super::hand::{self, Class};
use super::moves::{Move, Moves};
use super::options::Partie;
use super::play::playable;
use super::rules::{Piquet, turn};
use super::settle::{self, Facts};
use super::state::{Phase, State};
use super::view::View;
use rand::Rng;
use spadille_core::game::usual_candidates;
use spadille_core::scene::{Board, CardsBoard, Face, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Table, Text, Unsupported, book, law, text,
};
use spadille_tricks::Trick;

impl Table for Piquet {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("piquet")
    }

    fn scene(&self, v: &View) -> Scene {
        let tricks = &v.public.deal.tricks;
        Scene {
            title: self.title(v),
            seats: Seat::all(2).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                trick: tricks.now.faces(),
                last_trick: tricks.last.as_ref().map_or_else(Vec::new, Trick::faces),
                piles: self.piles(v),
                ..CardsBoard::default()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let (text, law) = match (m, v.public.phase) {
            (Move::Packet(number), _) => (text!("piquet-do-packet", number = number.0), law!("law-20-size-of-packets")),
            (Move::Blank(number), _) => (text!("piquet-do-blank", number = number.0), law!("carte-blanche-elder")),
            (Move::ShowBlank, _) => (text!("piquet-do-show-blank"), law!("carte-blanche")),
            (Move::Discard(cards), _) => (text!("piquet-do-discard", cards = cards), law!("exchange-elder")),
            (Move::Look, _) => (text!("piquet-do-look"), law!("look-at-left")),
            (Move::Name(suit), _) => (text!("piquet-do-name", suit = suit), law!("named-suit")),
            (Move::Pass, Phase::Play) => (text!("piquet-do-content"), law!("law-03-count-before-the-lead")),
            (Move::Pass, Phase::Proof) => (text!("piquet-do-believe"), law!("law-05-false-count")),
            (Move::Pass, _) => return Label::button(text!("piquet-do-pass")),
            (Move::Demand(card), _) => (text!("piquet-do-demand", card = card), law!("named-suit-missing")),
            (Move::Play(card), _) => (text!("house-play-card", card = card), law!("follow-suit")),
            (Move::Declare(class), _) => (text!("piquet-do-declare", class = class_text(class)), class_law(class)),
            (Move::DeclareSet(set), _) => {
                (text!("piquet-do-declare-set", number = set.size, rank = set.rank().symbol()), law!("sets"))
            }
            (Move::Good, _) => (text!("piquet-do-good"), law!("law-14-good-by-mistake")),
            (Move::Show(class), _) => {
                (text!("piquet-do-show", class = class_text(class)), law!("law-04-lead-without-showing"))
            }
            (Move::Recall(class), _) => {
                (text!("piquet-do-recall", class = class_text(class)), law!("law-03-count-before-the-lead"))
            }
            (Move::Retract(class), _) => {
                (text!("piquet-do-retract", class = class_text(class)), law!("law-15-good-taken-back-late"))
            }
            (Move::Correct, _) => (text!("piquet-do-correct"), law!("law-08-set-misnamed")),
            (Move::Doubt(set), _) => (text!("piquet-do-doubt", rank = set.0.symbol()), law!("law-17-three-of-four")),
            (Move::Pic, _) => (text!("piquet-do-pic"), law!("pic-forgotten")),
            (Move::ThrowIn, _) => (text!("piquet-do-throw-in"), law!("law-09-hand-thrown-in")),
            (Move::ThrowDown(cards), _) => {
                (text!("piquet-do-throw-down", order = cards.to_string()), law!("law-10-cards-thrown-down"))
            }
        };
        let label = match m {
            Move::Demand(card) | Move::Play(card) => Label::card(card, text),
            _ => Label::button(text),
        };
        match m {
            Move::Doubt(_) if !self.options.is_manual() => label.by(law).aside(),
            Move::ThrowDown(_) => label.by(law).aside(),
            Move::ThrowIn => label.by(law).grave().aside(),
            _ => label.by(law),
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
        let hand = v.hands[seat]?;
        let forced = v.public.phase == Phase::Play && playable(&v.public.deal, hand).len() == 1;
        (forced && matches!(m, Move::Play(_))).then_some(0.0)
    }

    spadille_tricks::solved!(State);

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Piquet {
    fn title(&self, v: &View) -> Text {
        let (p, o) = (&v.public, &self.options);
        // The deal and the Partie in hand; at the end, the last ones.
        let deal = p.standing.deals + u32::from(p.phase != Phase::Over);
        let (partie, parties) = ((p.parties_done + 1).min(o.parties), o.parties);
        if o.partie == Partie::Target {
            text!("piquet-title-target", deal = deal, target = o.target, partie = partie, parties = parties)
        } else {
            text!("piquet-title-four", deal = deal, partie = partie, parties = parties)
        }
    }

    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let held = p.held(seat);
        let shown = if held > 0 { deal.shown[seat].minus(deal.tricks.played[seat]) } else { CardSet::EMPTY };
        let dealt = p.phase != Phase::Cut && p.phase != Phase::Over;
        let mut plate = Plate::at(seat, &p.ledger, turn(p))
            .with_roles([
                (dealt && seat == p.elder(), text!("piquet-elder")),
                (dealt && seat != p.elder(), text!("piquet-younger")),
            ])
            .with_hand(hand::sorted(v.hands[seat].unwrap_or(shown)), held);
        plate.tricks = Some(deal.tally.tricks[seat]);
        plate.marks.push(Mark::new(text!("house-points"), p.running()[seat]));
        if p.phase != Phase::Over {
            plate.marks.push(Mark::new(text!("piquet-this-deal"), deal.tally.total[seat]));
        }
        let classes = Class::ALL.map(|class| (class_text(class), deal.declared.of[class][seat]));
        let blank = (text!("piquet-carte-blanche"), deal.declared.carte_blanche[seat]);
        let counted = classes.into_iter().chain([blank]).filter(|(_, points)| *points > 0);
        plate.marks.extend(counted.map(|(name, points)| Mark::new(name, points)));
        plate
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        if !v.public.phase.is_dealt() {
            return vec![];
        }
        let left = self.left_in_talon(&v.public);
        let talon = (0..8).filter(|place| left >> place & 1 == 1);
        let cards = talon.map(|place| v.talon[place].map_or(Face::BACK, Face::from)).collect();
        let laid = v.laid.values().flatten().filter(|laid| !laid.is_empty());
        let laid = laid.map(|laid| Pile::open(text!("piquet-laid-away"), hand::sorted(*laid)));
        [Pile { name: text!("house-talon"), cards }].into_iter().chain(laid).collect()
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let awaited = turn(p).awaited().first().map(|seat| match p.phase {
            Phase::ElderExchange | Phase::YoungerExchange | Phase::YoungerLaysFirst | Phase::BlankExchange => {
                text!("piquet-note-exchange", seat = seat)
            }
            Phase::ElderLook | Phase::YoungerLook | Phase::ElderLooksAfter => text!("piquet-note-look", seat = seat),
            Phase::Call(class) => text!("piquet-note-call", seat = seat, class = class_text(class)),
            Phase::Answer(class) => text!("piquet-note-answer", seat = seat, class = class_text(class)),
            Phase::Play if deal.led().is_some() => text!("piquet-note-reply", seat = seat),
            Phase::Play => text!("piquet-note-lead", seat = seat),
            Phase::Proof => text!("piquet-note-proof", seat = seat),
            _ => text!("piquet-note-choose", seat = seat),
        });
        let named = deal.named.map(|suit| text!("piquet-note-named", suit = suit));
        let repic = deal.tally.repic.map(|seat| text!("piquet-note-repic", seat = seat));
        let pic = deal.tally.pic_by().map(|seat| text!("piquet-note-pic", seat = seat));
        [awaited, named, repic, pic].into_iter().flatten().collect()
    }
}
