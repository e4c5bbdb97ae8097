//! Mistakes at strict tables. What they cost is decided by [`rule`]; here stands which mistake it is and how the table goes on.

use super::claim;
use super::moves::{Move, Named};
use super::rules::Rules;
use super::rulings::{Moment, Remedy, Ruling, rule};
use super::score::{may_call, side_of};
use super::state::{Bound, Deal, FOUR, Offence, Phase, State, opponents, partner};
use spadille_core::{Card, CardSet, LawId, Offer, PerSeat, Scribe, Seat, SeatSet, law, text};
use spadille_tricks::solver::Memory;
use spadille_tricks::{Ending, Order, Restriction, revoke};

/// The cards of a suit led, or of all, that whoever is bound may play.
pub(super) fn bind(order: &Order, bound: Bound, hand: CardSet, lies: &[Card]) -> CardSet {
    let led = lies.first().copied();
    let legal = order.legal(hand, led);
    let follows = led.map_or(CardSet::EMPTY, |led| legal.both(order.suit_of(led)));
    let best = (!lies.is_empty()).then(|| lies[order.winner(lies)]);
    let one = |card: Option<Card>| card.map_or(CardSet::EMPTY, CardSet::one);
    let restriction = match bound {
        Bound::Free | Bound::Follow => Restriction::FREE,
        Bound::Highest => Restriction { demanded: one(order.highest(follows)), ..Restriction::FREE },
        Bound::Lowest => Restriction { demanded: one(order.lowest(follows)), ..Restriction::FREE },
        Bound::Card(card) => Restriction { demanded: CardSet::one(card), ..Restriction::FREE },
        Bound::Suit(suit) => Restriction { demanded: legal.of_suit(suit), ..Restriction::FREE },
        Bound::NoWin => {
            let winning = best.map_or(CardSet::EMPTY, |best| order.above(best));
            Restriction { forbidden: winning, ..Restriction::FREE }
        }
    };
    restriction.bind(legal)
}

impl Rules {
    /// What a place may play by all that binds it.
    pub(super) fn bound_legal(&self, s: &State, place: Seat) -> CardSet {
        let deal = &s.public.deal;
        let Some(trump) = deal.trump else { return CardSet::EMPTY };
        bind(self.order(trump), deal.faults.bound[place], s.hands[place], deal.tricks.now.cards())
    }

    /// What may be played where mistakes are possible: at one's turn also a revoke, out of turn a card that should wait.
    pub(super) fn strict_plays(&self, s: &State, place: Seat) -> Offer<Move> {
        let deal = &s.public.deal;
        let (Some(trump), hand) = (deal.trump, s.hands[place]) else { return Offer::new(Move::Play) };
        let miscall = deal.tricks.count == 0
            && deal.tricks.now.is_empty()
            && self.knows_calls()
            && !deal.faults.miscalled
            && !may_call(&self.options, s.public.points, s.public.won(), side_of(place));
        let offer = if place == deal.turn {
            let legal = self.bound_legal(s, place);
            let free = matches!(deal.faults.bound[place], Bound::Free | Bound::NoWin);
            let faults = revoke::cards(self.order(trump), hand, deal.tricks.now.led());
            let offer = Offer::cards(legal, Move::Play).with_faults(if free { faults } else { CardSet::EMPTY });
            let chooses = deal.tricks.now.is_empty() || deal.faults.bound[place] == Bound::Free;
            let shows = chooses && hand.len() > 1 && deal.faults.callable[place].is_empty() && self.no_early(deal);
            let offer = if shows { offer.with_aside(Move::Show) } else { offer };
            let throws = deal.faults.thrown.is_none() && hand.len() > 1 && self.no_early(deal);
            if throws { offer.with_aside(Move::ThrowDown) } else { offer }
        } else {
            let led = deal.tricks.now.led();
            let cards = self.order(trump).legal(hand, led).minus(deal.faults.callable[place]);
            // Whoever has nothing else to lay there before his turn lays any card he may.
            let cards = if cards.is_empty() { self.order(trump).legal(hand, led) } else { cards };
            Offer::new(Move::Misplay).with_faults(cards)
        };
        if miscall { offer.with_aside(Move::Call) } else { offer }
    }

    fn no_early(&self, deal: &Deal) -> bool {
        deal.faults.early.values().all(Option::is_none)
    }

    /// What may be said in the phases of strict tables.
    pub(super) fn strict_moves(&self, s: &State, place: Seat) -> Offer<Move> {
        let (deal, none) = (&s.public.deal, Offer::new(Move::Play));
        match deal.phase {
            Phase::Summon => Offer::cards(self.demandable(deal), Move::Demand).with(Move::Waive),
            Phase::Turning if self.could_follow(s, place) => none.with(Move::Turn).with(Move::OwnUp),
            Phase::Turning => none.with(Move::Turn),
            Phase::Remedy => {
                let ruling = self.ruling_on_offence(s);
                let grants = |remedy, word| ruling.filter(|r| r.grants(remedy)).map(|_| word);
                let words = [
                    grants(Remedy::Highest, Move::Highest),
                    grants(Remedy::Lowest, Move::Lowest),
                    grants(Remedy::CallCard, Move::CallCard),
                    grants(Remedy::NameSuit, Move::AskSuit),
                ];
                none.with_all(words.into_iter().flatten())
            }
            Phase::NameSuit => none.with_all((0..4).map(|n| Move::Suit(Named(spadille_core::Suit::ALL[n])))),
            Phase::Objection => none.with(Move::NewDeal).with(Move::PlayOn),
            Phase::Surrender => none.with(Move::GiveIn).with(Move::PlayOn),
            _ => none,
        }
    }

    /// Does what only strict tables offer.
    pub(super) fn strict_play<S: Scribe>(&self, s: &mut State, place: Seat, m: Move, scribe: &mut S) {
        match (s.public.deal.phase, m) {
            (Phase::Play, Move::Misplay(card)) => self.misplay(s, place, card, scribe),
            (Phase::Play, Move::ThrowDown) => self.throw_down(s, place, scribe),
            (Phase::Play, Move::Call) => self.miscall(s, place, scribe),
            (Phase::Summon, _) => self.summon(s, place, m, scribe),
            (Phase::Turning, Move::OwnUp) => self.own_up(s, place, scribe),
            (Phase::Turning, _) => self.let_turn(s, place, scribe),
            (Phase::Remedy, _) => self.remedy(s, place, m, scribe),
            (Phase::NameSuit, Move::Suit(Named(suit))) => {
                scribe
                    .says(place, law!("lead-out-of-turn-suit"), || text!("whist-asks-suit", seat = place, suit = suit));
                let leader = partner(place);
                s.public.deal.faults.bound[leader] = Bound::Suit(suit);
                self.strict_advance(s, scribe);
            }
            (Phase::Objection, _) => self.object(s, place, m, scribe),
            (Phase::Surrender, _) => self.answer_surrender(s, place, m, scribe),
            _ => {}
        }
    }

    fn judge(&self, s: &State, moment: Moment, actor: Seat) -> Option<Ruling> {
        rule(&self.options, moment, s.public.dealer, Some(actor))
    }

    fn law_on(&self, s: &State, moment: Moment, actor: Seat) -> LawId {
        self.judge(s, moment, actor).map_or(law!("callable-card"), |ruling| ruling.law)
    }

    /// Early cards are laid when their turn has come, and callable ones may be demanded before they are played.
    pub(super) fn strict_advance<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        loop {
            let deal = &mut s.public.deal;
            let turn = deal.tricks.now.turn();
            (deal.phase, deal.turn, deal.unheard) = (Phase::Play, turn, SeatSet::EMPTY);
            if let Some(card) = deal.faults.early[turn].take() {
                if self.lay_card(s, turn, card, scribe) {
                    return self.complete_trick(s, scribe);
                }
                continue;
            }
            let holds_more = deal.tricks.played[turn].len() < 12;
            let free = matches!(deal.faults.bound[turn], Bound::Free | Bound::NoWin);
            if free && !deal.faults.waived && holds_more && !deal.faults.callable[turn].is_empty() {
                (deal.phase, deal.unheard) = (Phase::Summon, opponents(turn));
            }
            return;
        }
    }

    /// The open cards of whoever is to play that may be demanded: those that follow, where one does. One that does not binds him only
    /// if he need not follow.
    fn demandable(&self, deal: &Deal) -> CardSet {
        let open = deal.faults.callable[deal.turn];
        let led = deal.trump.zip(deal.tricks.now.led()).map(|(trump, led)| self.order(trump).suit_of(led));
        let follow = led.map_or(CardSet::EMPTY, |suit| open.both(suit));
        if follow.is_empty() { open } else { follow }
    }

    fn summon<S: Scribe>(&self, s: &mut State, place: Seat, m: Move, scribe: &mut S) {
        let deal = &mut s.public.deal;
        if let Move::Demand(card) = m {
            scribe.says(place, law!("callable-card"), || text!("whist-demands", seat = place, card = card));
            deal.faults.bound[deal.turn] = Bound::Card(card);
            deal.unheard = SeatSet::EMPTY;
        } else {
            scribe.says(place, None, || text!("whist-waives", seat = place));
            deal.unheard = deal.unheard.without(place);
        }
        if deal.unheard.is_empty() {
            (deal.phase, deal.faults.waived) = (Phase::Play, true);
        }
    }
}

// Suits not followed.
impl Rules {
    /// Whether a place holds a card of the suit led.
    fn could_follow(&self, s: &State, place: Seat) -> bool {
        let deal = &s.public.deal;
        let suit = deal.trump.zip(deal.tricks.now.led()).map(|(trump, led)| self.order(trump).suit_of(led));
        suit.is_some_and(|suit| !s.hands[place].both(suit).is_empty())
    }

    /// Who has not followed in the trick on the table and is not known to be void.
    fn strays(&self, deal: &Deal) -> SeatSet {
        let Some((trump, led)) = deal.trump.zip(deal.tricks.now.led()) else { return SeatSet::EMPTY };
        let suit = self.order(trump).suit_of(led);
        let strayed = |(seat, card): &(Seat, Card)| !suit.contains(*card) && !deal.tricks.lacks[*seat].includes(suit);
        deal.tricks.now.plays().filter(strayed).map(|(seat, _)| seat).collect()
    }

    /// Before a trick is turned whoever has not followed may own up. Tells whether anybody is asked.
    pub(super) fn open_turning(&self, s: &mut State) -> bool {
        let asked = self.strays(&s.public.deal);
        let deal = &mut s.public.deal;
        let Some(first) = asked.first() else { return false };
        (deal.phase, deal.turn, deal.unheard) = (Phase::Turning, first, asked);
        true
    }

    fn let_turn<S: Scribe>(&self, s: &mut State, place: Seat, scribe: &mut S) {
        let deal = &mut s.public.deal;
        deal.unheard = deal.unheard.without(place);
        if !deal.unheard.is_empty() {
            return;
        }
        self.establish(s, scribe);
        self.gather(s, scribe);
    }

    /// The trick is turned: whoever has revoked in it is found out, and whoever has not lacks the suit.
    pub(super) fn establish<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let strays = self.strays(&s.public.deal);
        let Some((trump, led)) = s.public.deal.trump.zip(s.public.deal.tricks.now.led()) else { return };
        let suit = self.order(trump).suit_of(led);
        for place in strays.iter() {
            let could = !s.hands[place].both(suit).is_empty();
            let law = self.law_on(s, Moment::TrickTurned, place);
            let deal = &mut s.public.deal;
            if could {
                let revokes = &mut deal.faults.revokes[side_of(place)];
                *revokes = revokes.saturating_add(1);
                deal.faults.owes[place] = suit;
                scribe.does(place, law!("revoke-when-established"), || text!("whist-revoked", seat = place));
                scribe.tell_by(law, || text!("whist-revoke-costs"));
            } else {
                deal.tricks.lacks[place] = deal.tricks.lacks[place].union(suit);
            }
        }
    }

    fn own_up<S: Scribe>(&self, s: &mut State, place: Seat, scribe: &mut S) {
        let deal = &mut s.public.deal;
        let card = deal.tricks.now.plays().find(|(seat, _)| *seat == place).map(|(_, card)| card);
        if let Some((trump, led)) = deal.trump.zip(deal.tricks.now.led()) {
            deal.faults.owes[place] = self.order(trump).suit_of(led);
        }
        (deal.faults.offender, deal.faults.wrong) = (Some((place, Offence::Revoke)), card);
        (deal.phase, deal.unheard) = (Phase::Remedy, opponents(place));
        let law = self.ruling_on_offence(s).map_or(law!("revoke-owned-up"), |ruling| ruling.law);
        scribe.says(place, law, || text!("whist-owns-up", seat = place));
    }

    /// What the laws say to the offence for which a remedy is to be chosen.
    fn ruling_on_offence(&self, s: &State) -> Option<Ruling> {
        let deal = &s.public.deal;
        let (place, offence) = deal.faults.offender?;
        let leader = deal.tricks.now.leader();
        let moment = match offence {
            Offence::Revoke if place == leader.next(FOUR) => Moment::SecondHandOwnsUp,
            Offence::Revoke => Moment::OwnedUpInTime,
            Offence::Lead if leader == partner(place) => Moment::PartnerHasLead,
            Offence::Lead => Moment::OpponentHasLead,
        };
        self.judge(s, moment, place)
    }

    fn remedy<S: Scribe>(&self, s: &mut State, place: Seat, m: Move, scribe: &mut S) {
        let law = self.ruling_on_offence(s).map_or(law!("callable-card"), |ruling| ruling.law);
        let Some((offender, offence)) = s.public.deal.faults.offender.take() else { return };
        let wrong = s.public.deal.faults.wrong.take();
        scribe.says(place, law, || match m {
            Move::Highest => text!("whist-wants-highest", seat = place),
            Move::Lowest => text!("whist-wants-lowest", seat = place),
            Move::AskSuit => text!("whist-wants-suit", seat = place),
            _ => text!("whist-wants-card", seat = place),
        });
        if offence == Offence::Revoke {
            self.take_up_from(s, offender);
            s.public.deal.faults.bound[offender] = match m {
                Move::Highest => Bound::Highest,
                Move::Lowest => Bound::Lowest,
                _ => Bound::Follow,
            };
        }
        if let (Move::CallCard, Some(card)) = (m, wrong) {
            s.public.deal.faults.callable[offender].insert(card);
            let law = if offence == Offence::Lead { law!("lead-out-of-turn") } else { law!("callable-card") };
            scribe.tell_by(law, || text!("whist-callable", card = card));
        }
        if m == Move::AskSuit {
            let deal = &mut s.public.deal;
            (deal.phase, deal.turn, deal.unheard) =
                (Phase::NameSuit, partner(deal.tricks.now.leader()), SeatSet::EMPTY);
            return;
        }
        self.strict_advance(s, scribe);
    }

    /// The offender's card and those after it are taken up again; everybody has seen them.
    fn take_up_from(&self, s: &mut State, offender: Seat) {
        let Some(trump) = s.public.deal.trump else { return };
        let deal = &mut s.public.deal;
        let from = deal.tricks.now.plays().position(|(seat, _)| seat == offender).unwrap_or(0);
        for (seat, card) in deal.tricks.take_up(self.order(trump), from as u8) {
            deal.sure[seat].insert(card);
            s.hands[seat].insert(card);
        }
    }
}

// Cards out of turn, hands thrown down or laid open, calls at a wrong score.
impl Rules {
    fn misplay<S: Scribe>(&self, s: &mut State, place: Seat, card: Card, scribe: &mut S) {
        let deal = &s.public.deal;
        let leader = deal.tricks.now.leader();
        if deal.tricks.now.is_empty() {
            scribe.does(place, law!("lead-out-of-turn"), || text!("whist-leads-early", seat = place, card = card));
            let deal = &mut s.public.deal;
            deal.sure[place].insert(card);
            (deal.faults.offender, deal.faults.wrong) = (Some((place, Offence::Lead)), Some(card));
            (deal.phase, deal.unheard) = (Phase::Remedy, opponents(place));
            return;
        }
        let third_was_early = deal.faults.early[partner(leader)].is_some();
        let freed = third_was_early && self.judge(s, Moment::ThirdPlaysBeforeSecond, partner(leader)).is_some();
        let moment = match place {
            _ if place == partner(leader) => Moment::ThirdPlaysBeforeSecond,
            _ if place == leader.after(3, FOUR) => Moment::LastPlaysEarly,
            _ => Moment::OpponentPlaysEarly,
        };
        let ruling = self.judge(s, moment, place);
        let law = ruling.map_or(law!("follow-suit"), |ruling| ruling.law);
        scribe.does(place, law, || text!("whist-plays-early", seat = place, card = card));
        let waits = self.yet_to_play(s).contains(partner(place));
        let deal = &mut s.public.deal;
        deal.sure[place].insert(card);
        deal.faults.early[place] = Some(card);
        let binds = ruling.is_some_and(|ruling| ruling.grants(Remedy::NoWin)) && !freed;
        if binds && waits && deal.faults.bound[partner(place)] == Bound::Free {
            deal.faults.bound[partner(place)] = Bound::NoWin;
        }
    }

    fn throw_down<S: Scribe>(&self, s: &mut State, place: Seat, scribe: &mut S) {
        let hand = s.hands[place];
        scribe.does(place, law!("hand-thrown-down"), || text!("whist-throws-down", seat = place, cards = hand));
        let deal = &mut s.public.deal;
        deal.sure[place] = hand;
        deal.faults.thrown = Some(place);
        (deal.phase, deal.turn) = (Phase::Surrender, partner(place));
    }

    fn answer_surrender<S: Scribe>(&self, s: &mut State, place: Seat, m: Move, scribe: &mut S) {
        let thrower = partner(place);
        if m == Move::GiveIn {
            scribe.says(place, law!("hand-thrown-down"), || text!("whist-gives-in", seat = place));
            // The trick on the table is lost with the rest.
            return self.leave_rest_to(s, thrower.next(FOUR), scribe);
        }
        scribe.says(place, law!("hand-thrown-down"), || text!("whist-plays-on", seat = place));
        s.public.deal.faults.callable[thrower] = s.hands[thrower];
        self.strict_advance(s, scribe);
    }

    /// Whether somebody wins all tricks, that on the table included, with the cards as they lie: against each other hand by itself, or
    /// by trying everything.
    pub(super) fn claim_is_good(&self, s: &State, place: Seat) -> bool {
        let deal = &s.public.deal;
        let Some(trump) = deal.trump else { return false };
        let (order, hand, now) = (self.order(trump), s.hands[place], &deal.tricks.now);
        let certain = |hand: CardSet| {
            let mut others = Seat::all(FOUR).filter(|other| *other != place);
            others.all(|other| claim::is_certain(order, hand, s.hands[other]))
        };
        let led = now.led();
        let safe = if now.is_empty() {
            certain(hand)
        } else {
            let after = self.yet_to_play(s).without(place);
            let behind = after.iter().fold(CardSet::EMPTY, |all, one| all.union(order.legal(s.hands[one], led)));
            claim::winners(order, now.cards(), order.legal(hand, led), behind).any(|card| certain(hand.without(card)))
        };
        let tried = || Ending::of(order, &s.hands, now, SeatSet::one(place));
        let wins_all = |ending: Ending<'_>| ending.value(&mut Memory::default()) == i32::from(hand.len());
        safe || hand.len() <= 6 && tried().is_some_and(wins_all)
    }

    pub(super) fn false_claim<S: Scribe>(&self, s: &mut State, place: Seat, scribe: &mut S) {
        let law = self.law_on(s, Moment::FalseClaim, place);
        scribe.does(place, law, || text!("whist-false-claim", seat = place));
        let hand = s.hands[place];
        let deal = &mut s.public.deal;
        (deal.sure[place], deal.faults.callable[place]) = (hand, hand);
        self.strict_advance(s, scribe);
    }

    fn miscall<S: Scribe>(&self, s: &mut State, place: Seat, scribe: &mut S) {
        let law = self.law_on(s, Moment::WrongScore, place);
        scribe.says(place, law, || text!("whist-miscalls", seat = place));
        let deal = &mut s.public.deal;
        deal.faults.miscalled = true;
        (deal.phase, deal.unheard) = (Phase::Objection, opponents(place));
    }

    fn object<S: Scribe>(&self, s: &mut State, place: Seat, m: Move, scribe: &mut S) {
        if m == Move::NewDeal {
            scribe.says(place, law!("call-wrong-score"), || text!("whist-new-deal", seat = place));
            s.public.deal = Deal::new(s.public.dealer);
            s.hands = PerSeat::all(CardSet::EMPTY);
            return;
        }
        scribe.says(place, law!("call-wrong-score"), || text!("whist-plays-on", seat = place));
        let deal = &mut s.public.deal;
        deal.unheard = deal.unheard.without(place);
        if deal.unheard.is_empty() {
            deal.phase = Phase::Play;
        }
    }
}
