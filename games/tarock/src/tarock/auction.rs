//! The auctions: of Tarok-l'Hombre, of the game after Quadrille, of Tarok-Zapp.

use super::moves::{Act, Game, Move};
use super::rules::Rules;
use super::state::{Phase, Public, Ring, State};
use super::terms::Form;
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, LawId, Offer, Scribe, Seat, SeatSet, Spoken as _, Text, law, text};
use spadille_tricks::Rounds;

/// Who has said what.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// What was bid.
    pub rounds: Rounds<Game>,
    /// Who has spoken.
    pub spoken: SeatSet,
    /// Who speaks; nobody when it is over.
    pub turn: Option<Seat>,
}

impl Auction {
    /// An auction that the Vorhand opens.
    pub fn new(ring: &Ring) -> Auction {
        Auction { rounds: Rounds::default(), spoken: SeatSet::EMPTY, turn: Some(ring.first()) }
    }

    /// Somebody speaks: a pass, a bid, or keeping what another has bid.
    pub fn say(&mut self, ring: &Ring, seat: Seat, act: Act) {
        self.spoken = self.spoken.with(seat);
        match act {
            Act::Bid(game) => self.rounds.bid(seat, game),
            Act::Keep | Act::Myself => self.rounds.keep(seat),
            _ => self.rounds.pass(seat),
        }
        self.turn = self.rounds.next((1..=ring.len()).map(|steps| ring.after(seat, steps)));
    }
}

impl Rules {
    /// The games that can be bid, low to high.
    pub fn ladder(&self) -> &'static [Game] {
        match self.terms.form {
            Form::Quadrille => &[Game::Frage, Game::Mediateur, Game::Solo],
            Form::Zapp => &[Game::Play, Game::FromBelow, Game::Three, Game::Four, Game::Solo],
            Form::HombreOld => &[Game::ATres, Game::ADuo, Game::AdUno, Game::Solo],
            _ => &[Game::ADuo, Game::AdUno, Game::Solo],
        }
    }

    /// How high a game stands.
    pub fn rung(&self, game: Game) -> usize {
        self.ladder().iter().position(|other| *other == game).unwrap_or(0)
    }

    /// The game that is played only blind, and only by the Vorhand as her first word.
    pub fn blind_game(&self) -> Option<Game> {
        match self.terms.form {
            Form::HombreOld => Some(Game::ATres),
            Form::HombreNew => Some(Game::ADuo),
            _ => None,
        }
    }

    /// Whether whoever speaks may say this, as far as it does not depend on his cards.
    pub fn may_say(&self, auction: &Auction, ring: &Ring, act: Act) -> bool {
        let Some(seat) = auction.turn else { return false };
        let vorhand = seat == ring.first();
        let calls = &auction.rounds;
        let standing = calls.standing.map(|(_, game)| self.rung(game));
        let higher =
            |game: Game| self.ladder().contains(&game) && standing.is_none_or(|standing| self.rung(game) > standing);
        match (self.terms.form, act) {
            (Form::Zapp, Act::On) => standing.is_none(),
            (Form::Zapp, Act::Good) => standing.is_some(),
            (Form::Zapp, Act::Bid(Game::Solo)) => true,
            // Driven up one step at a time.
            (Form::Zapp, Act::Bid(game)) => {
                self.ladder().contains(&game) && self.rung(game) == standing.map_or(0, |standing| standing + 1)
            }
            (Form::Zapp, Act::Myself) => {
                calls.was_overbid(seat, |seat| ring.place(seat)) && (self.terms.earlier_holds || vorhand)
            }
            (Form::Zapp, _) => false,
            (Form::Quadrille, Act::Pass) => true,
            (Form::Quadrille, Act::Bid(game)) => higher(game),
            (Form::HombreOld | Form::HombreNew, Act::Pass) => true,
            (Form::HombreOld | Form::HombreNew, Act::Keep) => vorhand && calls.called.contains(seat),
            (Form::HombreOld | Form::HombreNew, Act::Bid(game)) => {
                let first_word = vorhand && !auction.spoken.contains(seat) && self.terms.blind;
                higher(game)
                    && !(vorhand && calls.called.contains(seat))
                    && (Some(game) != self.blind_game() || first_word)
            }
            _ => false,
        }
    }

    /// What whoever speaks may say.
    pub(super) fn calls(&self, p: &Public, seat: Seat, hand: CardSet) -> Offer<Move> {
        let deal = &p.deal;
        let none = Offer::new(Move::play);
        if deal.blind && seat == deal.ring.first() {
            // Whoever wants to see her cards first has done with the blind game.
            return none.with_all(self.blind_game().map(|game| Move(Act::Bid(game)))).with(Move(Act::Look));
        }
        let words = [Act::Pass, Act::On, Act::Good, Act::Keep, Act::Myself];
        let bids = self.ladder().iter().map(|game| Act::Bid(*game));
        let may = |act: &Act| {
            let blind = matches!(act, Act::Bid(game) if Some(*game) == self.blind_game());
            self.may_say(&deal.auction, &deal.ring, *act) && self.may_ask_with(*act, hand) && !blind
        };
        none.with_all(words.into_iter().chain(bids).filter(may).map(Move))
    }

    /// Whether the cards of a hand allow a bid: with all four kings there is none to call.
    pub fn may_ask_with(&self, act: Act, hand: CardSet) -> bool {
        act != Act::Bid(Game::Frage) || !hand.includes(self.pack.kings)
    }

    /// Somebody speaks in the auction.
    pub(super) fn say<S: Scribe>(&self, s: &mut State, seat: Seat, act: Act, scribe: &mut S) {
        let p = &mut s.public;
        if act == Act::Look {
            p.deal.blind = false;
            scribe.does(seat, law!("lhombre-a-tres-blind"), || text!("tarock-looks", seat = seat));
            return;
        }
        p.deal.blind = false;
        p.deal.said[seat] = Move(act).number().map(|number| number as u8);
        let ring = p.deal.ring;
        p.deal.auction.say(&ring, seat, act);
        if act == Act::Bid(Game::Solo) && self.terms.form == Form::Zapp {
            p.deal.auction.turn = None;
        }
        let law = self.call_law(act);
        scribe.says(seat, law, || said(act));
        match p.deal.auction.turn {
            Some(next) => p.deal.turn = next,
            None => self.close_auction(s, scribe),
        }
    }

    fn close_auction<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let Some((player, game)) = p.deal.auction.rounds.standing else {
            self.all_passed(s, scribe);
            return;
        };
        (p.deal.player, p.deal.game) = (Some(player), Some(game));
        p.deal.turn = player;
        scribe.does(player, self.game_law(game), || text!("tarock-plays-game", seat = player, game = game_text(game)));
        match (self.terms.form, game) {
            (Form::Quadrille, Game::Frage) => p.deal.phase = Phase::Call,
            (Form::Quadrille, Game::Mediateur) | (Form::HombreOld, Game::ATres | Game::ADuo | Game::AdUno) => {
                p.deal.phase = Phase::Ask;
            }
            (Form::HombreNew, _) => self.take_talon(s, scribe),
            (Form::Zapp, Game::Solo) => {
                scribe.tell_by(law!("solo-talon"), || text!("tarock-solo-talon"));
                self.before_lead(s);
            }
            (Form::Zapp, _) => self.take_pile(s, scribe),
            _ => self.begin_play(s),
        }
    }

    /// Nobody plays.
    fn all_passed<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let (p, law) = (&mut s.public, self.all_pass_law());
        let vorhand = p.deal.ring.first();
        for seat in p.deal.ring.iter().filter(|seat| *seat != vorhand) {
            p.ledger.pay(seat, vorhand, self.terms.all_pass, law, scribe);
        }
        scribe.deal_over(law, || spadille_core::Sheet::new(text!("tarock-all-passed")));
        self.next_deal(s, scribe);
    }

    /// The law by which all pass.
    pub fn all_pass_law(&self) -> LawId {
        match self.terms.form {
            Form::Quadrille => law!("quadrille-all-pass"),
            Form::Zapp => law!("all-on-thrown-in"),
            _ => law!("lhombre-all-pass"),
        }
    }

    /// The law by which something is said in the auction.
    pub fn call_law(&self, act: Act) -> LawId {
        match (self.terms.form, act) {
            (Form::Quadrille, Act::Bid(Game::Frage)) => law!("quadrille-auction"),
            (Form::Quadrille, _) => law!("quadrille-raise"),
            (Form::Zapp, Act::Bid(Game::Solo)) => law!("solo-closes"),
            (Form::Zapp, Act::Bid(Game::Play) | Act::On) => law!("open-with-play"),
            (Form::Zapp, Act::Bid(Game::Four)) => law!("driving-ends-at-four"),
            (Form::Zapp, Act::Bid(_)) => law!("driving"),
            (Form::Zapp, Act::Myself) => law!("vorhand-self"),
            (Form::Zapp, _) => law!("good-gives-in"),
            (_, Act::Keep) => law!("lhombre-keep"),
            (_, Act::Bid(Game::ATres)) => law!("lhombre-a-tres-blind"),
            (Form::HombreNew, Act::Bid(Game::ADuo)) => law!("lhombre-new-contracts"),
            _ => law!("lhombre-auction"),
        }
    }

    /// The law of a game that is played.
    pub fn game_law(&self, game: Game) -> LawId {
        match (self.terms.form, game) {
            (Form::Quadrille, Game::Frage) => law!("frage-calls-king"),
            (Form::Quadrille, Game::Mediateur) => law!("mediateur-one-or-two"),
            (Form::Quadrille, _) => law!("quadrille-solo"),
            (Form::Zapp, Game::Solo) => law!("solo-closes"),
            (Form::Zapp, _) => law!("first-pile-by-level"),
            (Form::HombreNew, _) => law!("lhombre-new-contracts"),
            _ => law!("lhombre-contracts"),
        }
    }
}

/// What was said, in words.
pub fn said(act: Act) -> Text {
    match act {
        Act::Bid(game) => game_text(game),
        Act::On => text!("tarock-said-on"),
        Act::Good => text!("tarock-said-good"),
        Act::Keep => text!("tarock-said-keep"),
        Act::Myself => text!("tarock-said-self"),
        Act::Ultimo => text!("tarock-said-ultimo"),
        Act::Silent => text!("tarock-said-silent"),
        Act::Announce(_) => text!("tarock-said-announce"),
        _ => text!("tarock-said-pass"),
    }
}

/// The name of a game.
pub fn game_text(game: Game) -> Text {
    match game {
        Game::ATres => text!("tarock-game-a-tres"),
        Game::ADuo => text!("tarock-game-a-duo"),
        Game::AdUno => text!("tarock-game-ad-uno"),
        Game::Frage => text!("tarock-game-frage"),
        Game::Mediateur => text!("tarock-game-mediateur"),
        Game::Play => text!("tarock-game-play"),
        Game::FromBelow => text!("tarock-game-from-below"),
        Game::Three => text!("tarock-game-three"),
        Game::Four => text!("tarock-game-four"),
        Game::Solo => text!("tarock-game-solo"),
    }
}
