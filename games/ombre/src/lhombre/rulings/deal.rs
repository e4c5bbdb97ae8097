//! Accidents of the deal: open cards, wrong numbers, wrong packs and hands.

use super::*;

impl Court<'_> {
    /// Open cards in the deal (laws 2 and 3; 1860: the receiver may refuse a single one).
    pub(super) fn card_exposed(&self, cards: CardSet, by_dealer: bool) -> Ruling {
        let ace = !cards.both(BLACK_ACES).is_empty();
        match (self.customs.open_card_is_refused, cards.len()) {
            (true, 0 | 1) => Ruling::fault(law!("exposed-1860")).mended(Remedy::MayRefuseCard),
            (true, _) => Ruling::redeal(law!("exposed-1860")),
            (false, 2..) => Ruling::redeal(law!("law-03-two-cards-turned")),
            (false, _) if ace => Ruling::redeal(law!("law-02-black-ace-turned")),
            (false, _) if by_dealer => Ruling::fault(law!("exposed-flipped")).mended(Remedy::MayRefuseCard),
            (false, _) => Ruling::fault(law!("law-02-black-ace-turned")),
        }
    }

    /// Open cards in the talon: the treatise voids every game, law 4 only one not yet begun; the law is followed.
    pub(super) fn talon_exposed(&self, count: u8, noticed: Noticed) -> Ruling {
        let (law, barring) = self.o.by_book(
            (law!("law-04-card-open-in-talon"), law!("law-05-dealer-with-open-talon")),
            (law!("talon-exposed-1860"), law!("dealer-barred-1860")),
        );
        let stands = noticed == Noticed::WhileBuying && !(self.customs.open_talon_voids && count > 1);
        if stands { Ruling::fault(law).by(barring).barring(self.i.dealer) } else { Ruling::redeal(law) }
    }

    /// A wrong number of cards in a hand that was dealt.
    pub(super) fn wrong_count(&self, hand: &WrongCount) -> Ruling {
        let (o, i, right) = (self.o, self.i, self.o.players.hand());
        if hand.cards.abs_diff(right) > 1 {
            return Ruling::redeal(o.by_book(law!("law-12-grossly-misdealt"), law!("wrong-count-void-1860")));
        }
        let over = hand.cards > right;
        let defends = i.hombre.is_some() && !i.by_hombre();
        if self.customs.ten_voids_grand_casco && over && defends && i.contract == Some(Contract::GrandCasco) {
            let void = Ruling::redeal(law!("defender-ten-1860"));
            return if hand.announced { void } else { self.silent_pass(void) };
        }
        let ruling = match hand.call {
            Call::Solo if self.customs.wrong_solo_is_lost => self.wrong_solo(hand, over),
            Call::Pass if !hand.announced => self.silent_pass(Ruling::lawful(self.silent_pass_law())),
            _ if !hand.announced => self.punish(o.by_book(law!("law-11-wrong-count-unsaid"), law!("wrong-count-1860"))),
            Call::Solo if over => Ruling::lawful(law!("law-08-solo-with-wrong-count")).mended(Remedy::PullOneBlind),
            Call::Solo => Ruling::lawful(law!("law-08-solo-with-wrong-count")),
            Call::Pass | Call::Frage => {
                let of_1782 = if over { law!("law-06-ten-cards") } else { law!("law-07-eight-cards") };
                let remedy = if over { Remedy::DiscardOneMore } else { Remedy::DrawOneMore };
                Ruling::lawful(o.by_book(of_1782, law!("wrong-count-1860")))
                    .by(law!("law-09-buying-mends-the-hand"))
                    .mended(remedy)
            }
        };
        let barred = ruling.barring(i.dealer).by(o.by_book(law!("law-06-ten-cards"), law!("dealer-barred-1860")));
        // The dealer himself may not play with a hand he misdealt.
        let plays_himself = hand.call != Call::Pass && i.by.contains(&i.dealer);
        if plays_himself && barred.allowed { Ruling { allowed: false, remedy: Remedy::None, ..barred } } else { barred }
    }

    /// A pass with a wrong number of cards that was not said, as the table has agreed.
    fn silent_pass(&self, ruling: Ruling) -> Ruling {
        match self.o.pass_with_wrong_count {
            WrongCountPass::Free => ruling,
            WrongCountPass::Bete => Ruling { allowed: false, ..self.fine_all(ruling).by(self.silent_pass_law()) },
        }
    }

    fn silent_pass_law(&self) -> LawId {
        match self.o.pass_with_wrong_count {
            WrongCountPass::Free => law!("law-11-wrong-count-unsaid"),
            WrongCountPass::Bete => self.o.by_book(law!("pass-wrong-count"), law!("wrong-count-1860")),
        }
    }

    /// In 1860 a solo with ten cards is lost, one with eight only if it was not announced.
    fn wrong_solo(&self, hand: &WrongCount, over: bool) -> Ruling {
        let law = if over { law!("solo-ten-1860") } else { law!("solo-eight-1860") };
        if !over && hand.announced {
            return Ruling::lawful(law);
        }
        let ruling = self.punish(law);
        if self.o.penalty_mode == PenaltyMode::Bete {
            return ruling;
        }
        // The caller is the hombre who loses, even if nobody has given way to him yet.
        let others = self.defenders().into_iter().filter(|_| self.i.hombre.is_some()).collect();
        Ruling { game: GameFate::Lost, no_matadors: over && !hand.suit_named, fines: others, ..ruling }
    }

    /// The first solo player has won; the dealer pays his own game to each and sets a bête (reading 43).
    pub(super) fn dealer_overbid(&self, overbid: Bid) -> Ruling {
        let dealer = self.i.by.first().copied().unwrap_or(self.i.dealer);
        let ruling = Ruling::fault(law!("dealer-overbid-wrong")).fined([dealer]);
        Ruling { game: GameFate::Won, due: Due::Overbid(dealer, overbid), ..ruling }
    }

    pub(super) fn talon_short(&self, missing: u8) -> Ruling {
        let solo = self.i.contract.is_some_and(Contract::is_solo);
        match missing {
            _ if solo && self.i.is_hombre(self.i.dealer) => Ruling::next_deals(law!("talon-short-dealer")),
            0 | 1 if solo => Ruling::fault(law!("talon-short")),
            _ => Ruling::redeal(law!("talon-short")),
        }
    }

    /// The offender shares a bête with whoever should have kept his cards in hand.
    pub(super) fn halved(&self, of: Seat) -> Ruling {
        let due = self.i.by.first().map_or(Due::Nothing, |by| Due::HalfBetes(*by, of));
        Ruling { due, ..Ruling::fault(law!("law-35-anothers-cards")) }
    }

    pub(super) fn took_others_cards(&self, of: Seat, restorable: bool) -> Ruling {
        if self.customs.taken_hand_voids {
            return Ruling::redeal(law!("took-cards-1860"));
        }
        self.halved(of).mended(if restorable { Remedy::Restore } else { Remedy::HombreMayRedeal })
    }
}
