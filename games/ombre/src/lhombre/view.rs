//! What one viewer may know of a match, and what he may imagine of the rest.

use super::*;
use spadille_tricks::Unknown;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Through whose eyes.
    pub who: Viewer,
    /// What everybody knows.
    pub public: Public,
    /// The viewer's cards; of an onlooker nothing.
    pub hand: Option<CardSet>,
    /// What the viewer laid away.
    pub laid: Option<CardSet>,
    /// The cards the viewer drew as hombre.
    pub fresh: Option<CardSet>,
    /// The undrawn cards, if the viewer has looked at them, top first.
    pub undrawn: Option<ArrayVec<Card, TALON>>,
}

impl View {
    /// Whether the viewer is a hombre who looks back at taken tricks.
    pub fn looks_back(&self) -> bool {
        self.public.deal.looked_back && self.who.seat().is_some_and(|seat| self.public.deal.is_hombre(seat))
    }
}

impl Hidden for LHombre {
    type View = View;

    fn view(&self, s: &State, who: Viewer) -> View {
        let p = &s.public.deal;
        let seat = who.seat().filter(|seat| seat.0 < self.seats);
        let undrawn = |seat: &Seat| {
            let looked = p.looked.contains(*seat);
            looked.then(|| s.talon[p.talon.places()].iter().copied().collect())
        };
        View {
            who,
            public: s.public.clone(),
            hand: seat.map(|seat| s.hands[seat]),
            laid: seat.map(|seat| s.laid[seat]),
            fresh: seat.filter(|seat| p.is_hombre(*seat)).map(|_| s.fresh),
            undrawn: seat.as_ref().and_then(undrawn),
        }
    }

    fn imagine<R: Rng>(&self, v: &View, rng: &mut R) -> State {
        let mut s = State { public: v.public.clone(), ..State::default() };
        if !matches!(v.public.deal.phase, Phase::FirstDealer | Phase::Couleur | Phase::Deal | Phase::Over) {
            self.imagine_cards(v, &mut s, rng);
            self.imagine_fresh(v, &mut s, rng);
        }
        s
    }
}

/// Where a card may lie that the viewer does not see: in a hand, among the discards of one of two seats of which it is known
/// what they were dealt, or with all the others.
const PLACES: usize = SEATS + 3;
/// The last of these places.
const OTHERS: Seat = Seat(PLACES as u8 - 1);

impl LHombre {
    /// Cards as they may lie by all that the viewer knows, each way equally likely.
    fn imagine_cards<R: Rng>(&self, v: &View, s: &mut State, rng: &mut R) {
        let p = &v.public.deal;
        s.hands = p.sure;
        if let Some(seat) = v.who.seat().filter(|seat| seat.0 < self.seats) {
            (s.hands[seat], s.laid[seat]) = (v.hand.unwrap_or_default(), v.laid.unwrap_or_default());
        }
        let mut talon = [None; TALON];
        let left = p.talon.places();
        let turned = p.turned.iter().enumerate().skip(left.start).filter_map(|(place, card)| Some((place, (*card)?)));
        let looked_at = left.clone().zip(v.undrawn.iter().flatten().copied());
        turned.chain(looked_at).for_each(|(place, card)| talon[place] = Some(card));
        let seen = p.tricks.seen().union(talon.iter().flatten().copied().collect());
        let known = s.hands.values().chain(s.laid.values()).fold(seen, |all, cards| all.union(*cards));
        let pool = self.options.players.pack().minus(known);

        let mut unknown = Unknown::<PLACES> { pool, wants: PerSeat::all(0), lacks: PerSeat::all(CardSet::EMPTY) };
        for seat in Seat::all(SEATS as u8) {
            unknown.wants[seat] = p.held[seat].saturating_sub(s.hands[seat].len());
            unknown.lacks[seat] = p.tricks.lacks[seat];
        }
        // Whoever was certainly dealt a card holds it or has laid it away. Only black aces are so known.
        let dealt = p.had.map(|had| had.both(pool));
        let dealt = dealt.iter().filter(|(_, had)| !had.is_empty()).zip((SEATS as u8..).map(Seat));
        for ((seat, had), discards) in dealt.clone() {
            unknown.wants[discards] = p.laid[seat];
            for place in Seat::all(PLACES as u8).filter(|place| *place != seat && *place != discards) {
                unknown.lacks[place] = unknown.lacks[place].union(*had);
            }
        }
        unknown.wants[OTHERS] = pool.len().saturating_sub(unknown.wants.values().sum());
        let lies = unknown.imagine(rng).unwrap_or_default();
        dealt.for_each(|((seat, _), discards)| s.laid[seat] = lies[discards]);
        let mut others = shuffled(lies[OTHERS], rng);
        for seat in Seat::all(SEATS as u8) {
            s.hands[seat] = s.hands[seat].union(lies[seat]);
            if s.laid[seat].is_empty() {
                s.laid[seat] = others.by_ref().take(p.laid[seat].into()).collect();
            }
        }
        let mut lying = |place: usize| match talon[place] {
            None if place >= left.start => others.next(),
            known => known,
        };
        s.talon = (0..left.end).map(|place| lying(place).unwrap_or(SPADILLE)).collect();
    }

    /// Which of his cards the hombre drew.
    fn imagine_fresh<R: Rng>(&self, v: &View, s: &mut State, rng: &mut R) {
        let p = &v.public.deal;
        let Some(hombre) = p.hombre else { return };
        s.fresh = v.fresh.unwrap_or_else(|| {
            let dealt = p.misdealt(hombre).map_or(self.hand, |m| m.cards);
            let drawn = match p.bid.contract {
                Contract::Mohr => s.hands[hombre].len(),
                _ if p.bought.contains(hombre) => (p.laid[hombre] + self.hand).saturating_sub(dealt),
                _ => 0,
            };
            shuffled(s.hands[hombre].minus(p.bid.contract.row().needs), rng).take(drawn.into()).collect()
        });
    }
}

/// These cards, in any order.
fn shuffled<R: Rng>(cards: CardSet, rng: &mut R) -> impl Iterator<Item = Card> {
    let mut cards: ArrayVec<Card, PACK_SIZE> = cards.iter().collect();
    shuffle(&mut cards, rng);
    cards.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng as _;

    #[test]
    fn whoever_may_hold_nothing_else_still_holds_what_he_was_dealt() {
        let game = LHombre::new(LHombreOptions::preset("1860").unwrap()).unwrap();
        let cards = |text: &str| text.parse::<CardSet>().unwrap();
        let mut s = game.open();
        let p = &mut s.public.deal;
        (p.phase, p.players, p.hombre) = (Phase::Play, SeatSet::all(3), Some(Seat(1)));
        let played = ["JS 6S 7H 5H KD JD QC", "QS 3S 6H 4H AD 5D KC", "KS 7S AH QH JH 3H 7D", ""];
        p.tricks.played = PerSeat(played.map(cards));
        (p.held, p.laid, p.talon) = (PerSeat([2, 2, 2, 0]), PerSeat([6, 0, 4, 0]), Talon::new(13));
        p.talon.draw(10);
        // The last two of the third seat can only be the black aces that he promised, for he lacks all but hearts.
        p.had[Seat(2)] = cards("AS AC");
        let lacks = game.options.players.pack().minus(cards("AH KH QH JH 7H 6H 5H 4H 3H 2H AS AC"));
        p.tricks.lacks[Seat(2)] = lacks;
        s.hands = PerSeat(["JC 7C", "2D 6D", "AS AC", ""].map(cards));
        s.laid = PerSeat(["KH 2H QD 3D 6C 5S", "", "4D 5C 2S 2C", ""].map(cards));
        let view = game.view(&s, Viewer::Seat(Seat(0)));
        let mut rng = ChaCha8Rng::seed_from_u64(7238);
        for _ in 0..100 {
            assert_eq!(game.imagine(&view, &mut rng).hands[Seat(2)], cards("AS AC"));
        }
    }
}
