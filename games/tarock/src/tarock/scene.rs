//! What a viewer sees, and how moves are offered to him.

use super::auction::{game_text, said};
use super::cards::{PAGAT, TAROCKS, face};
use super::facts::Facts;
use super::honours::is_pagat;
use super::moves::{Act, Game, Move, class};
use super::options::Sister;
use super::rules::{POT, Rules, Tarock};
use super::state::{Deal, Phase, Public, State};
use super::talon::multiple;
use super::terms::Form;
use super::view::View;
use super::{advice, cases};
use spadille_core::scene::{Board, CardsBoard, Face, Mark, Pile, Plate};
use spadille_core::{
    Advice, Answer, Book, Card, CardSet, Case, Label, Ledger, Scene, Scribe, Seat, Spoken as _, Table, Text,
    Unsupported, law, text,
};

impl<K: Sister> Table for Tarock<K> {
    type Facts = Facts;

    fn book() -> &'static Book {
        K::book()
    }

    fn scene(&self, v: &View) -> Scene {
        Rules::scene(self, v)
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        Rules::describe(self, v, m.0)
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !self.awaited(&v.public).awaits(seat) {
            return None;
        }
        advice::advise(self, v, seat)
    }

    spadille_tricks::solved!(State);

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work::<K>(case)
    }
}

impl Rules {
    fn scene(&self, v: &View) -> Scene {
        let (p, deal) = (&v.public, &v.public.deal);
        // The last trick lies open until somebody leads again.
        let last = deal.last.as_ref().filter(|_| deal.trick.cards.is_empty() && deal.phase == Phase::Play);
        let shown = |trick: &super::state::Trick| -> Vec<(Seat, Face)> {
            trick.plays(&deal.ring).map(|(seat, card)| (seat, face(card).into())).collect()
        };
        let title = match self.terms.form {
            Form::Two => text!("tarock-title-partie", partie = (p.parties_done + 1).min(self.terms.parties.into())),
            _ => text!("tarock-title", deal = (p.deals_done + 1).min(self.terms.deals), deals = self.terms.deals),
        };
        let pot = p.ledger.balance(POT);
        Scene {
            title,
            seats: Seat::all(self.terms.seats).map(|seat| self.plate(v, seat)).collect(),
            pots: if pot == 0 { vec![] } else { vec![Mark::new(text!("tarock-pot"), pot)] },
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                trick: shown(&deal.trick),
                last_trick: last.map_or_else(Vec::new, shown),
                piles: self.piles(v),
                trump: deal.game.map(game_text),
                ..CardsBoard::default()
            }),
        }
    }

    /// Cards as they lie in a hand: tarocks from the Sküs down, then the suits, each from its highest down.
    pub fn sorted(&self, cards: CardSet) -> Vec<Card> {
        let mut all = Vec::with_capacity(cards.len().into());
        for place in [TAROCKS, 0, 1, 3, 2] {
            let mut suit: Vec<Card> = cards.both(self.pack.suits[place]).iter().collect();
            suit.sort_by_key(|card| {
                let skues = self.pack.free.contains(*card);
                (!skues, std::cmp::Reverse(self.pack.height(*card)), face(*card).is_second())
            });
            all.extend(suit.into_iter().map(face));
        }
        all
    }

    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let (p, deal) = (&v.public, &v.public.deal);
        let playing = !matches!(deal.phase, Phase::FirstDealer | Phase::Over);
        let open = if v.who.is(seat) { v.own() } else { self.sure(p, v, seat) };
        let mut plate = Plate::at(seat, &p.ledger, self.awaited(p))
            .with_roles([
                (seat == p.dealer && playing, text!("house-dealer")),
                (playing && !deal.ring.contains(seat), text!("tarock-idle")),
                (deal.player == Some(seat), text!("tarock-player")),
                (deal.helper == Some(seat) && deal.player != Some(seat), text!("tarock-helper")),
            ])
            .with_hand(self.sorted(open), self.held(p, seat));
        plate.tricks = (deal.phase == Phase::Play && deal.ring.contains(seat)).then_some(deal.won[seat]);
        plate.said = deal.said[seat].and_then(|number| Act::numbered(number.into())).map(said);
        let announced = deal.announced_by(seat);
        if announced != 0 {
            plate.marks.push(Mark::new(text!("tarock-mark-announced"), announced));
        }
        if self.terms.form == Form::Two {
            plate.marks.push(Mark::new(text!("house-points"), i64::from(p.score[seat])));
        }
        if self.terms.is_pairs() {
            plate.side = Some(self.side(p, seat) as u8);
            let side = Seat(self.side(p, seat) as u8);
            plate.marks.push(Mark::new(text!("tarock-mark-partie"), i64::from(p.score[side])));
        }
        plate
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let deal = &v.public.deal;
        let mut piles = Vec::new();
        let mut add = |name: Text, cards: Vec<Face>| {
            if !cards.is_empty() {
                piles.push(Pile { name, cards });
            }
        };
        if matches!(deal.phase, Phase::FirstDealer | Phase::Deal | Phase::Over) {
            return piles;
        }
        for cards in &deal.open {
            add(text!("tarock-pile-open"), Face::ups(self.sorted(*cards)));
        }
        let seen = v.piles[0].union(v.piles[1]);
        add(text!("tarock-pile-seen"), Face::ups(self.sorted(seen)));
        if self.terms.form == Form::HombreNew && deal.player.is_none() {
            add(text!("house-talon"), Face::backs(3));
        }
        if self.terms.form == Form::Zapp && deal.phase == Phase::Auction {
            add(text!("tarock-pile-upper"), Face::backs(3));
            add(text!("tarock-pile-lower"), Face::backs(3));
        }
        match v.scat.is_empty() {
            true => add(text!("tarock-pile-scat"), Face::backs(deal.laid)),
            false => add(text!("tarock-pile-scat"), Face::ups(self.sorted(v.scat))),
        }
        // Pagat and kings lie open before whoever has won them.
        for seat in deal.ring.iter() {
            let open: CardSet =
                deal.piles[seat].iter().filter(|card| is_pagat(*card) || self.pack.kings.contains(*card)).collect();
            add(text!("tarock-pile-won", seat = seat), Face::ups(self.sorted(open)));
        }
        piles
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let (p, deal) = (&v.public, &v.public.deal);
        let mut notes = Vec::new();
        // What was announced is told until the first trick is taken; then its worth stands beside each seat.
        if deal.won.values().all(|won| *won == 0) {
            notes.extend(deal.ring.iter().filter_map(|seat| announced(deal, seat)));
        }
        if let (Some(player), Some(game)) = (deal.player, deal.game) {
            notes.push(match (self.terms.form, deal.called) {
                (Form::Zapp, _) => {
                    let times = multiple(game, deal.step);
                    text!("tarock-note-zapp", seat = player, game = game_text(game), times = times)
                }
                (_, Some(king)) => text!("tarock-note-frage", seat = player, card = king),
                _ => text!("tarock-plays-game", seat = player, game = game_text(game)),
            });
        }
        if deal.laid_tarocks > 0 {
            notes.push(text!("tarock-lays-tarocks", count = deal.laid_tarocks));
        }
        for seat in deal.ultimo.iter() {
            notes.push(text!("tarock-note-ultimo", seat = seat));
        }
        if let Some(seat) = self.awaited(p).awaited().first() {
            notes.push(match deal.phase {
                Phase::Scat => text!("tarock-note-scat", seat = seat, count = self.terms.scat()),
                Phase::Announce => text!("tarock-note-announce", seat = seat),
                Phase::Auction => text!("tarock-note-auction", seat = seat),
                Phase::Call => text!("tarock-note-call", seat = seat),
                Phase::Ask => text!("tarock-note-ask", seat = seat),
                Phase::Give => text!("tarock-note-give", seat = seat),
                Phase::Talon => text!("tarock-note-talon", seat = seat),
                Phase::Ultimo => text!("tarock-note-ask-ultimo", seat = seat),
                _ if deal.trick.cards.is_empty() => text!("tarock-note-lead", seat = seat),
                _ => text!("tarock-note-play", seat = seat),
            });
        }
        notes
    }

    fn describe(&self, v: &View, act: Act) -> Label {
        let at = |text: Text, card: Card| Label::card(face(card), text);
        let (p, deal) = (&v.public, &v.public.deal);
        match act {
            Act::Pass => Label::button(text!("tarock-do-pass")).by(self.call_law(act)),
            Act::On => Label::button(text!("tarock-do-on")).by(self.call_law(act)),
            Act::Good => Label::button(text!("tarock-do-good")).by(self.call_law(act)),
            Act::Keep if deal.phase == Phase::Talon => {
                Label::button(text!("tarock-do-keep-pile")).by(law!("one-pile-only"))
            }
            Act::Keep => Label::button(text!("tarock-do-keep")).by(law!("lhombre-keep")),
            Act::Myself => Label::button(text!("tarock-do-self")).by(law!("vorhand-self")),
            Act::Look => Label::button(text!("tarock-do-look")).by(law!("lhombre-a-tres-blind")),
            Act::Silent if deal.phase == Phase::Ultimo => {
                Label::button(text!("tarock-do-no-ultimo")).by(law!("ultimo-announced"))
            }
            Act::Silent => Label::button(text!("tarock-do-silent")).by(self.terms.customs.laws.announcing),
            Act::Ultimo => Label::button(text!("tarock-do-ultimo")).by(law!("ultimo-announced")),
            Act::Switch => Label::button(text!("tarock-do-switch")).by(law!("other-pile")),
            Act::Return => Label::button(text!("tarock-do-return")).by(law!("back-to-first")),
            Act::Enough => Label::button(text!("tarock-do-enough")).by(self.asking_law(PAGAT)),
            Act::Misdeal => Label::button(text!("tarock-do-misdeal")).by(self.misdeal_law()).grave().aside(),
            Act::Bid(game) => Label::button(self.bid_text(game)).by(self.call_law(act)),
            Act::Announce(honours) => {
                let held = self.classes(v.own());
                let label = Label::button(honours_text(honours.0)).by(self.terms.customs.laws.announcing);
                if honours.0 & !held == 0 { label } else { label.grave().aside() }
            }
            Act::Call(card) => at(text!("tarock-do-call", card = face(card)), card).by(law!("frage-calls-king")),
            Act::Ask(card) => at(text!("tarock-do-ask", card = face(card)), card).by(self.asking_law(card)),
            Act::Give(card) => at(text!("tarock-do-give", card = face(card)), card).by(self.asking_law(card)),
            Act::Play(card) => {
                let legal = self.legal(v.own(), deal.trick.led());
                if legal.contains(card) {
                    Label::play(face(card)).by(self.play_law(p, card))
                } else {
                    at(text!("tarock-do-revoke", card = face(card)), card).by(law!("follow-suit")).grave().aside()
                }
            }
            Act::Discard(cards) => {
                let faces: Vec<Card> = self.sorted(cards);
                let label = Label::button(text!("tarock-do-discard", cards = spadille_core::Arg::Cards(faces)));
                let allowed = self.scats(v.own()).allows(cards);
                let label = label.by(self.scat_law());
                if allowed { label } else { label.grave().aside() }
            }
        }
    }

    fn bid_text(&self, game: Game) -> Text {
        text!("tarock-do-bid", game = game_text(game))
    }

    fn play_law(&self, p: &Public, card: Card) -> spadille_core::LawId {
        let skues = self.pack.free.contains(card);
        match p.deal.trick.led() {
            None if skues => law!("skues-led"),
            _ if skues => law!("skues-any-time"),
            Some(led) if self.pack.is_tarock(led) => law!("tarock-on-tarock"),
            Some(led) if !self.pack.suit_of(led).contains(card) => law!("void-must-tarock"),
            _ => law!("follow-suit"),
        }
    }
}

/// All that somebody has announced, in one note.
fn announced(deal: &Deal, seat: Seat) -> Option<Text> {
    let said = deal.announced.iter().filter(|item| item.seat == seat).map(|item| item.honour.said(item.count));
    let all = said.reduce(|all, next| text!("house-list", first = all, next = next))?;
    Some(text!("tarock-note-announced", seat = seat, honour = all))
}

/// Honours by the words with which they are announced.
fn honours_text(classes: u8) -> Text {
    let mut names = class::ALL.iter().filter(|(class, _)| classes & class != 0).map(|(class, _)| match *class {
        class::TAROCKS => text!("tarock-class-tarocks"),
        class::MATADORS => text!("tarock-class-matadors"),
        class::KINGS => text!("tarock-class-kings"),
        class::ABOVE => text!("tarock-class-above"),
        class::BELOW => text!("tarock-class-below"),
        _ => text!("tarock-class-cavalry"),
    });
    let first = names.next().unwrap_or_else(|| text!("tarock-do-silent"));
    let all = names.fold(first, |all, next| text!("house-list", first = all, next = next));
    text!("tarock-do-announce", honours = all)
}
