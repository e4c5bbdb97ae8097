//! What a sensible player does at L'Homme: the book gives no advice, so the maxims are the house's.

use super::moves::Move;
use super::rules::LHomme;
use super::state::{Deal, Phase, SEATS};
use super::view::View;
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, CardSet, Seat, SeatSet, text};
use spadille_tricks::{Sensible, Sides, Sight};

/// What the viewer at `seat` should do.
pub fn advise(rules: &LHomme, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let advised = match v.public.deal.phase {
        Phase::Bid => bid(rules, v, seat),
        Phase::Play => card(rules, v, seat)?.map(Move::Play),
        Phase::FirstDealer | Phase::Deal | Phase::Over => return None,
    };
    Some(advised.into())
}

/// What a trump counts towards a hand's tricks, in tenths, from the highest down.
const TRUMPS: [u32; 10] = [10, 9, 8, 7, 6, 6, 5, 5, 5, 5];
/// What a card of a side suit counts, in tenths.
const SIDE: [u32; 3] = [7, 4, 2];

/// How many tricks a hand promises, in tenths.
pub fn promises(rules: &LHomme, deal: &Deal, hand: CardSet) -> u32 {
    let place = |card: Card| rules.pack.ranks.iter().position(|rank| *rank == card.rank()).unwrap_or(9);
    let one = |card: Card| match Some(card.suit()) == deal.trump() {
        true => TRUMPS[place(card).min(9)],
        false => SIDE.get(place(card)).copied().unwrap_or(0),
    };
    hand.iter().map(one).sum()
}

/// How much a hand must promise at a table of three to seven so that it wins about every second time, found by playing: fewer tricks
/// are needed where many sit, but more of them are ruffed. With seven cards, and with five.
const WANTED: [[u32; 5]; 2] = [[26, 26, 28, 28, 30], [20, 21, 22, 23, 24]];

/// How many tricks, in tenths, a hand must promise.
pub fn wanted(rules: &LHomme) -> u32 {
    let row = usize::from(rules.options.each() != 7);
    let place = usize::from(rules.options.players.saturating_sub(3)).min(4);
    WANTED[row][place]
}

fn bid(rules: &LHomme, v: &View, seat: Seat) -> Advised<Move> {
    let deal = &v.public.deal;
    let trumps = v.own().both(rules.order(deal).trumps());
    let good = promises(rules, deal, v.own()) >= wanted(rules);
    let bound = rules.bound_to_play(&v.public, seat).is_some();
    if !good && !bound {
        return Advised::by("undertake-with-trumps", Move::Pass, text!("lhomme-why-pass"));
    }
    if !good {
        return Advised::plainly(Move::Undertake, text!("lhomme-why-bound"));
    }
    if rules.options.players >= 5 && trumps.len() <= 3 {
        return Advised::by("many-players-few-tricks", Move::Undertake, text!("lhomme-why-few-tricks"));
    }
    Advised::by("undertake-with-trumps", Move::Undertake, text!("lhomme-why-undertake", number = trumps.len()))
}

/// A player at his turn.
struct Seeing<'a> {
    rules: &'a LHomme,
    deal: &'a Deal,
    sight: Sight<'a, SEATS>,
    me: Seat,
    homme: Option<Seat>,
    legal: CardSet,
}

impl Seeing<'_> {
    /// The one against the Homme who has most tricks.
    fn champion(&self) -> Option<Seat> {
        let others = Seat::all(self.rules.options.players).filter(|seat| Some(*seat) != self.homme);
        others.max_by_key(|seat| self.deal.tricks.won[*seat])
    }

    /// Whether this player has as many tricks as anybody against the Homme.
    fn is_champion(&self) -> bool {
        self.champion().is_none_or(|other| self.deal.tricks.won[other] == self.deal.tricks.won[self.me])
    }
}

/// The card to play.
pub fn card(rules: &LHomme, v: &View, seat: Seat) -> Option<Advised<Card>> {
    let (deal, hand) = (&v.public.deal, v.hand?);
    let turned: CardSet = deal.turned.into_iter().collect();
    let homme: SeatSet = deal.homme.into_iter().collect();
    let sides = Sides::of(SeatSet::all(rules.options.players), homme);
    let sight = Sight::new(rules.order(deal), &deal.tricks, seat, hand, rules.pack.cards.minus(turned)).among(sides);
    let legal = rules.choice(deal, hand).dutiful();
    let s = Seeing { rules, deal, sight, me: seat, homme: deal.homme, legal };
    let plays = deal.homme == Some(seat);
    match legal.len() {
        0 => None,
        1 => legal.first().map(Advised::only),
        _ if deal.tricks.now.is_empty() && plays => lead_as_homme(&s),
        _ if deal.tricks.now.is_empty() => lead_against(&s),
        _ if plays => Sensible::new(&s.sight).follow(legal).map(|(card, why)| Advised::plainly(card, why.text(card))),
        _ => follow_against(&s),
    }
}

/// The Homme draws trumps while he has the best of them or many, then cashes what is good.
fn lead_as_homme(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let (trumps, out) = (s.sight.trumps().both(s.legal), s.sight.trumps_out());
    let top = s.sight.order.highest(trumps);
    let draws = |card: &Card| !out.is_empty() && (s.sight.is_sure(*card) || trumps.len() >= 4);
    if let Some(card) = top.filter(draws) {
        return Some(Advised::by("undertake-with-trumps", card, text!("lhomme-why-draw", card = card)));
    }
    Sensible::new(&s.sight).lead(s.legal).map(|(card, why)| Advised::plainly(card, why.text(card)))
}

/// Against the Homme: whoever has most tricks cashes his best cards; the others lead what helps him.
fn lead_against(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if let Some(card) = Sensible::new(&s.sight).safe_master(s.legal) {
        return Some(Advised::plainly(card, text!("house-why-master", card = card)));
    }
    let order = s.sight.order;
    let plain = s.legal.minus(order.trumps());
    let card = if s.is_champion() { order.highest(plain) } else { order.lowest(plain) };
    match card {
        Some(card) => Some(Advised::by("gather-the-tricks", card, text!("lhomme-why-gather", card = card))),
        None => Sensible::new(&s.sight).lead(s.legal).map(|(card, why)| Advised::plainly(card, why.text(card))),
    }
}

/// Against the Homme: his tricks are taken where it can be done; a fellow's trick stands, unless one has most tricks oneself.
fn follow_against(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let (order, now) = (s.sight.order, &s.deal.tricks.now);
    let takers = s.sight.takers(s.legal);
    let homme_has_it = s.homme == Some(now.winner());
    let homme_behind = s.sight.behind().any(|seat| Some(seat) == s.homme);
    let cheapest = s.sight.cheapest_taker(s.legal);
    if let Some(card) = cheapest.filter(|_| homme_has_it) {
        // With the Homme's card on the table already the cheapest is enough, but for those of his fellows who must go over it.
        return Some(Advised::by("beat-the-homme", card, text!("lhomme-why-beat", card = card)));
    }
    if takers == s.legal {
        // Whoever must take does it as cheaply as may be.
        let card = if homme_behind { order.lowest(s.sight.sure(takers)).or(cheapest) } else { cheapest }?;
        return Some(Advised::plainly(card, text!("house-why-take", card = card)));
    }
    let wants = homme_behind && !s.sight.friend_keeps_it() || s.is_champion();
    if wants && let Some(card) = order.lowest(s.sight.sure(takers)).or_else(|| cheapest.filter(|_| s.sight.is_last())) {
        return Some(Advised::by("gather-the-tricks", card, text!("lhomme-why-gather-take", card = card)));
    }
    let card = Sensible::new(&s.sight).least_useful(s.legal.minus(takers)).or_else(|| order.lowest(s.legal))?;
    Some(Advised::by("beat-the-homme", card, text!("lhomme-why-stand", card = card)))
}
