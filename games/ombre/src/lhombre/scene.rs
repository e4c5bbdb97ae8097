//! What a viewer of L'Hombre sees, and how moves are offered to him.

use super::facts::{self, Facts};
use super::*;
use super::{advice, cases, habit};
use spadille_core::game::usual_candidates;
use spadille_core::scene::{Board, CardsBoard, Face, Mark, Pile, Plate};
use spadille_core::{Book, Label, Scene, Table, book};

impl Bid {
    /// The bid's name.
    pub fn text(self) -> Text {
        if self.couleur { text!("lhombre-in-couleur", game = self.contract.text()) } else { self.contract.text() }
    }
}

impl Table for LHombre {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("lhombre")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, deals) = (&v.public.deal, self.options.deals());
        Scene {
            title: text!("lhombre-title", deal = (v.public.deals_done + 1).min(deals), deals = deals),
            seats: Seat::all(self.seats).map(|seat| self.plate(v, seat)).collect(),
            pots: pots_shown(&v.public.accounts),
            notes: self.notes(v),
            board: Board::Cards(CardsBoard {
                trick: p.tricks.now.faces(),
                last_trick: self.open_trick(v).map_or_else(Vec::new, Trick::faces),
                piles: self.piles(v),
                trump: p.trump.map(trump_text),
                ..CardsBoard::default()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let p = &v.public.deal;
        let (text, law) = match (m, p.phase) {
            (Move::Play(c), _) => (text!("house-play-card", card = c), law!("follow-suit")),
            (Move::Demand(c), _) => (text!("lhombre-do-demand", card = c), law!("laid-down-won")),
            (Move::Discard(cards), _) if cards.is_empty() => (text!("lhombre-do-discard-none"), law!("draw-equal")),
            (Move::Discard(cards), _) => (text!("lhombre-do-discard", cards = cards), law!("draw-equal")),
            (Move::Call(bid), _) => {
                (text!("lhombre-do-call", game = bid.text(), price = bid.price(&self.options)), bid.contract.row().law)
            }
            (Move::Name(suit), _) => (text!("lhombre-do-name", suit = suit), law!("frage")),
            (Move::Blurt(suit), Phase::Discard) => {
                (text!("lhombre-do-say-also", suit = suit), law!("law-19-slip-of-the-tongue"))
            }
            (Move::Blurt(suit), _) => (text!("lhombre-do-blurt", suit = suit), law!("law-22-suit-named-unasked")),
            (Move::Claim(claim), _) => (claim_text(claim), law!("law-52-claims-lapse")),
            (Move::ClaimNothing, _) => (text!("lhombre-claim-nothing"), law!("law-52-claims-lapse")),
            (Move::Pass, Phase::TakeOver) => (text!("lhombre-do-leave"), law!("takeover")),
            (Move::Pass, Phase::Forgotten) => (text!("lhombre-do-be-silent"), law!("law-15-trumps-unnamed")),
            (Move::Pass, Phase::PlayOn) => (text!("lhombre-do-no-play-on"), law!("hand-shown-play-on")),
            (Move::Pass, Phase::Shown) => (text!("lhombre-do-no-play-on"), law!("law-23-sure-solo-laid-down")),
            (Move::Pass, _) => (text!("lhombre-do-pass"), law!("pass")),
            (Move::Hold, _) => (text!("lhombre-do-hold"), law!("hold")),
            (Move::Entrire, _) => (text!("lhombre-do-entrire"), law!("entrire")),
            (Move::Keep, Phase::Switch) => (text!("lhombre-do-keep-game"), law!("frage-switch")),
            (Move::Keep, Phase::Turn) => (text!("lhombre-do-keep-turned"), law!("tourne-second-turn")),
            (Move::Keep, Phase::Mend) => (text!("lhombre-do-let-stand"), law!("law-36-revoke-bete")),
            (Move::Keep, Phase::Replay) => (text!("lhombre-do-let-stand"), law!("law-38-revoke-replayed")),
            (Move::Keep, Phase::TakeBack) => (text!("lhombre-do-keep-cards"), law!("law-16-cards-taken-back")),
            (Move::Keep, Phase::PlayOn) => (text!("lhombre-do-have-played"), law!("hand-shown-play-on")),
            (Move::Keep, Phase::Shown) if p.trump.is_some() => (text!("lhombre-do-have-played"), law!("laid-down-won")),
            (Move::Keep, Phase::Shown) => self.options.by_book(
                (text!("lhombre-do-have-played"), law!("law-23-sure-solo-laid-down")),
                (text!("lhombre-do-have-named"), law!("named-on-laydown")),
            ),
            (Move::Keep, Phase::Together | Phase::Agree) => {
                (text!("lhombre-do-leave-apart"), law!("law-46-two-betes-together"))
            }
            (Move::Keep, _) => (text!("lhombre-do-play-on"), law!("give-remis")),
            (Move::Turn, _) => (text!("lhombre-do-turn"), law!("tourne-second-turn")),
            (Move::GiveUp, _) => (text!("lhombre-do-give-up"), law!("throw-in")),
            (Move::TakeOver, _) => (text!("lhombre-do-take-over"), law!("takeover")),
            (Move::Stop, _) => (text!("lhombre-do-stop"), law!("premiers-stop")),
            (Move::LookTalon, _) => (text!("lhombre-do-look-talon"), law!("law-26-looking-at-the-talon")),
            (Move::LookBack, _) => (text!("lhombre-do-look-back"), self.looking_back_law()),
            (Move::LookDiscards, _) => (text!("lhombre-do-look-discards"), law!("discards-no-vole")),
            (Move::LayDown, Phase::Name) => (text!("lhombre-do-lay-open"), law!("law-23-sure-solo-laid-down")),
            (Move::LayDown, _) => (text!("lhombre-do-lay-down"), law!("law-41-hand-laid-open")),
            (Move::Mend, _) => (text!("lhombre-do-mend"), law!("law-37-revoke-complete")),
            (Move::Replay, _) => (text!("lhombre-do-replay"), law!("law-38-revoke-replayed")),
            (Move::TakeBack, _) => (text!("lhombre-do-take-back"), law!("law-16-cards-taken-back")),
            (Move::OwnUp, _) => (text!("lhombre-do-own-up"), law!("spadille-force")),
            (Move::Hide, _) => (text!("lhombre-do-hide"), law!("hid-spadille")),
            (Move::Join, Phase::Agree) => (text!("lhombre-do-agree"), law!("law-46-two-betes-together")),
            (Move::Join, _) => (text!("lhombre-do-join"), law!("law-46-two-betes-together")),
            (Move::Announce, _) => {
                let dealt = p.misdeal.map_or(self.hand, |m| m.cards);
                (text!("lhombre-do-announce", number = dealt), self.announcing_law(dealt, law!("wrong-count-1860")))
            }
        };
        let label = match m {
            Move::Play(card) | Move::Demand(card) => Label::card(card, text),
            _ => Label::button(text),
        };
        let grave = m == Move::GiveUp || (m == Move::LayDown && p.phase == Phase::Name);
        if grave { label.grave().by(law) } else { label.by(law) }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        if !v.who.is(seat) || !v.public.deal.may_act(seat) {
            return None;
        }
        if let Some(advice) = self.advise_announcing(&v.public.deal, seat) {
            return Some(advice);
        }
        let moves = self.moves_of(v, seat);
        advice::advise(self, v, seat).filter(|a| moves.contains(&a.choice)).or_else(|| habit::choose(self, v, &moves))
    }

    /// Who forgets nothing need not look back.
    fn candidates<R: Rng>(&self, v: &View, seat: Seat, moves: &Moves, rng: &mut R) -> Vec<Move> {
        let moves = Moves { words: moves.words.minus(Words::of(Move::LookBack)), ..*moves };
        usual_candidates(self, v, seat, &moves, rng)
    }

    spadille_tricks::solved!(State);

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        facts::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

/// The stakes, the bêtes of each player in the order they are played for, and the Rock.
fn pots_shown(a: &Accounts) -> Vec<Mark> {
    let in_play = a.betes.active.iter().map(|b| Mark::new(text!("lhombre-bete-in-play", seat = owner(b)), b.amount));
    let on_paper = a.betes.by_turn();
    let on_paper = on_paper.iter().map(|b| Mark::new(text!("lhombre-bete-on-paper", seat = owner(b)), b.amount));
    let rock = if a.rock.goes { text!("lhombre-rock-in-play") } else { text!("lhombre-pot-rock") };
    let stakes = Mark::new(text!("lhombre-pot-antes"), a.betes.antes);
    let all = [stakes].into_iter().chain(in_play).chain(on_paper).chain([Mark::new(rock, a.rock.fund)]);
    all.filter(|mark| mark.value != 0).collect()
}

fn trump_text(trump: Trump) -> Text {
    match trump {
        Trump::Suit(suit) => text!("lhombre-trump", suit = suit),
        Trump::AcesOnly => text!("lhombre-game-grandissimo"),
        Trump::None => text!("lhombre-game-nullissimo"),
    }
}

fn claim_text(claim: Claim) -> Text {
    let game = claim.game.then(|| text!("lhombre-claim-game"));
    let premiers = claim.premiers.then(|| text!("lhombre-claim-premiers"));
    let matadors = (claim.matadors > 0).then(|| text!("lhombre-claim-matadors", number = claim.matadors));
    let mut parts: Vec<Text> = [game, premiers, matadors].into_iter().flatten().collect();
    let last = parts.pop().unwrap_or_else(|| text!("lhombre-claim-nothing"));
    let before = parts.into_iter().reduce(|first, second| text!("lhombre-comma", first = first, second = second));
    let all = before.map_or(last.clone(), |before| text!("lhombre-and", first = before, second = last));
    text!("lhombre-do-claim", honours = all)
}

impl LHombre {
    /// The last trick lies open until somebody leads again; then it is turned, and only a hombre who looks back sees it.
    fn open_trick<'a>(&self, v: &'a View) -> Option<&'a Trick<SEATS>> {
        let tricks = &v.public.deal.tricks;
        tricks.last.as_ref().filter(|_| tricks.now.is_empty() || v.looks_back())
    }

    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let p = &v.public.deal;
        let idles = !p.players.contains(seat) && self.options.king(p.dealer) == Some(seat);
        let open = if v.who.is(seat) { v.hand.unwrap_or_default() } else { p.sure[seat] };
        let mut plate = Plate::at(seat, &v.public.accounts.ledger, p.awaited())
            .with_roles([
                (seat == p.dealer, text!("house-dealer")),
                (p.is_hombre(seat), text!("lhombre-hombre")),
                (p.taker == Some(seat), text!("lhombre-taker")),
                (idles, text!("lhombre-king")),
            ])
            .with_hand(sorted(open, p.trump), p.held[seat]);
        plate.tricks = p.players.contains(seat).then_some(p.tricks.won[seat]);
        plate.said = p.said[seat].map(|m| match m {
            Move::Call(bid) => bid.text(),
            Move::Pass => text!("lhombre-said-pass"),
            Move::Hold => text!("lhombre-said-hold"),
            Move::Entrire => text!("lhombre-said-entrire"),
            Move::Name(suit) => text!("lhombre-said-suit", suit = suit),
            other => text!("lhombre-said", word = other.to_string()),
        });
        if p.laid[seat] > 0 && p.bought.contains(seat) {
            plate.marks.push(Mark::new(text!("lhombre-bought"), p.laid[seat]));
        }
        plate
    }

    fn piles(&self, v: &View) -> Vec<Pile> {
        let p = &v.public.deal;
        let mut piles = Vec::new();
        if p.talon.left() > 0 {
            let cards = match &v.undrawn {
                Some(cards) => Face::ups(cards.iter().copied()),
                None => {
                    let turned = p.turned.iter().enumerate().filter(|(place, _)| *place >= p.talon.places().start);
                    Face::hand(turned.filter_map(|(_, card)| *card), p.talon.left())
                }
            };
            piles.push(Pile { name: text!("house-talon"), cards });
        }
        let reviewed = v.who.seat().filter(|seat| self.may_review(p, *seat)).and(v.laid);
        if let Some(laid) = reviewed.filter(|laid| !laid.is_empty()) {
            piles.push(Pile::open(text!("lhombre-laid-away"), sorted(laid, p.trump)));
        }
        // Of the last trick alone there is no pile: it is shown as such.
        if v.looks_back() && self.options.trick_view != TrickView::LastTrick {
            let turned = p.players.iter().map(|seat| (seat, self.turned_up(p, seat)));
            let pile = |(seat, cards)| Pile::open(text!("lhombre-turned-up", seat = seat), sorted(cards, p.trump));
            piles.extend(turned.map(pile));
        }
        piles
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let p = &v.public.deal;
        let misdeal = p.misdeal.filter(|m| m.told);
        let asked = p.awaited().awaited().first().map(|seat| match p.phase {
            Phase::Auction => text!("lhombre-note-auction", seat = seat),
            Phase::Discard | Phase::Buy | Phase::LayAgain => text!("lhombre-note-exchange", seat = seat),
            Phase::Name | Phase::Forgotten => text!("lhombre-note-name", seat = seat),
            Phase::Play if p.tricks.now.is_empty() => text!("lhombre-note-lead", seat = seat),
            Phase::Play => text!("lhombre-note-play", seat = seat),
            _ => text!("lhombre-note-choose", seat = seat),
        });
        let kessel = self.options.in_kessel(v.public.deals_done) && p.phase != Phase::Over;
        let notes = [
            p.couleur.map(|suit| text!("lhombre-note-couleur", suit = suit)),
            misdeal.map(|m| text!("lhombre-note-misdealt", seat = m.to, number = m.cards)),
            p.hombre.map(|hombre| text!("lhombre-plays", seat = hombre, game = p.bid.text())),
            asked,
            kessel.then(|| text!("lhombre-note-kessel")),
        ];
        notes.into_iter().flatten().collect()
    }

    /// What the viewer may do: it depends on nothing else than what he knows.
    pub fn moves_of(&self, v: &View, seat: Seat) -> Moves {
        let mut s = self.open();
        s.public = v.public.clone();
        s.hands[seat] = v.hand.unwrap_or_default();
        s.laid[seat] = v.laid.unwrap_or_default();
        s.fresh = v.fresh.unwrap_or_default();
        if let Some(hombre) = v.public.deal.hombre.filter(|h| *h != seat) {
            // A hombre who laid down too soon shows all his cards.
            s.hands[hombre] = v.public.deal.sure[hombre];
        }
        self.moves(&s, seat)
    }
}
