//! Why a move is not allowed, and by which law.

use super::contracts::{Form, Level};
use super::moves::{Bid, Move};
use super::rules::Rules;
use super::state::{Phase, Public, State};
use spadille_core::{LawId, Refusal, Seat, law, text};

/// Why a seat may not do this now.
pub fn why_not(rules: &Rules, s: &State, seat: Seat, m: Move) -> Refusal {
    let (p, hand) = (&s.public, s.hands[seat]);
    let deal = &p.deal;
    match (deal.phase, m) {
        (Phase::Play | Phase::Mend, Move::Play(card)) | (Phase::Exchange | Phase::Aside, Move::Discard(card))
            if !hand.contains(card) =>
        {
            Refusal::not_held()
        }
        (Phase::Mend, _) if deal.is_open() && deal.player == Some(seat) => {
            Refusal::by(law!("open-misere-revoke"), text!("boston-no-mend"))
        }
        (Phase::Mend, _) => Refusal::by(law!("revoke-mended"), text!("boston-no-mend")),
        (Phase::Play, Move::Play(_)) if deal.tricks.now.is_empty() => {
            Refusal::by(law!("suit-shown-not-led"), text!("boston-no-shown-suit"))
        }
        (Phase::Play, Move::Play(_)) => match deal.tricks.now.led() {
            Some(led) => Refusal::by(law!("follow-suit"), text!("boston-no-follow", suit = led.suit())),
            None => Refusal::not_now(),
        },
        (Phase::Play, Move::Resign) => Refusal::by(law!("thrown-in"), text!("boston-no-resign")),
        (Phase::Throw, _) => Refusal::by(law!("throw-four"), text!("boston-no-throw")),
        (Phase::Exchange, _) => Refusal::by(law!("exchange-compulsory"), text!("boston-no-exchange")),
        (Phase::Auction, _) => {
            let law = call_law(rules, p, m);
            Refusal::by(law, text!("boston-no-call"))
        }
        (Phase::Trump, Move::Trump(trump)) if trump.alone && !rules.declarations_may_refuse(p) => {
            let low = deal.level.is_some_and(|level| rules.may_be_helped(level));
            let law = match (low, rules.has_helper()) {
                (true, _) => law!("refusal-not-at-five-and-six"),
                (false, true) => law!("helper-to-eight"),
                (false, false) => law!("trump-by-player"),
            };
            Refusal::by(law, text!("boston-no-alone"))
        }
        (Phase::Trump, Move::Trump(trump)) => {
            let class = rules.class(deal.turned, trump.suit);
            let number = deal.level.and_then(Level::number).unwrap_or(5);
            let law = match class {
                Some(class) if !rules.may_play_in(number, class, p.rock.goes) => least_law(rules, p, number),
                _ => law!("colour-binds"),
            };
            Refusal::by(law, text!("boston-no-trump-suit"))
        }
        (Phase::Trump, Move::Pass) => Refusal::by(law!("no-going-down"), text!("boston-no-way-back")),
        (Phase::Trump, _) => Refusal::by(law!("trump-by-player"), text!("boston-no-declaration")),
        (Phase::Helper, Move::Pass) => Refusal::by(law!("last-must-help"), text!("boston-must-help")),
        (Phase::Aside, _) => Refusal::by(law!("misere-petite"), text!("boston-no-aside")),
        (Phase::Leader, _) => Refusal::by(law!("misere-names-leader"), text!("boston-no-leader")),
        _ => Refusal::not_now(),
    }
}

/// The law by which a number is too low.
fn least_law(rules: &Rules, p: &Public, number: u8) -> LawId {
    use super::options::Minimum;
    match rules.options.minimum {
        Minimum::Six if number < 6 => law!("six-at-least"),
        Minimum::ByRock if p.rock.goes => law!("rock-minimum"),
        _ => law!("five-not-in-bad"),
    }
}

fn call_law(rules: &Rules, p: &Public, m: Move) -> LawId {
    let auction = &p.deal.auction;
    let is_first = auction.holder.is_none();
    match m {
        _ if rules.form == Form::Old => match m {
            Move::Hold => law!("senior-holds"),
            _ => law!("bid-higher"),
        },
        _ if auction.names_class() => match m {
            Move::Class(_) => least_law(rules, p, auction.number().unwrap_or(5)),
            _ => law!("colours-compared"),
        },
        Move::Hold if auction.number().is_some() => law!("colour-binds"),
        Move::Hold => law!("senior-holds"),
        Move::Bid(Bid { level: Level::Number(number), .. })
            if !rules.may_announce(Level::Number(number), p.rock.goes) =>
        {
            least_law(rules, p, number)
        }
        Move::Bid(Bid { level: Level::Grandissimo(_), .. }) if !rules.options.grandissimo => law!("grandissimo"),
        Move::Bid(Bid { level, class: Some(_) }) if auction.standing == Some(level) => {
            if auction.turn().is_some_and(|seat| auction.class[seat].is_some()) {
                law!("colour-binds")
            } else {
                law!("colour-claim")
            }
        }
        Move::Bid(Bid { class: Some(_), .. }) => law!("colour-claim"),
        Move::Bid(bid) if is_first && rules.levels.rank(&bid.level).is_none() => law!("misere-overbids"),
        Move::Bid(_) if is_first => law!("five-at-least"),
        Move::Bid(_) => law!("bid-higher"),
        Move::Class(_) => law!("colour-when-contested"),
        _ => law!("no-self-raise"),
    }
}

impl Rules {
    /// Whether the player may say now that he wants no helper.
    fn declarations_may_refuse(&self, p: &Public) -> bool {
        p.deal.level.is_some_and(|level| self.may_be_helped(level) && self.may_refuse(level))
    }
}
