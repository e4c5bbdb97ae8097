//! How the worked cases of the family are run.

mod advising;
mod deals;
mod money;
mod replay;
mod rulings;
mod tables;

use super::contracts::Favourites;
use super::options::Sister;
use super::rules::{Fall, Quadrille, Rules};
use super::state::{Deal, State};
use spadille_core::case::{malformed, seated};
use spadille_core::{Answer, CardSet, Case, PerSeat, Seat, Suit, Unsupported};
use spadille_tricks::cases::{legal_cards, trick_winner};

/// Works out a case by its form.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work<K: Sister>(case: &Case) -> Result<Answer, Unsupported> {
    let game: Quadrille<K> = case.rules()?;
    let rules: &Rules = &game;
    match case.form().unwrap_or_default() {
        "table" => tables::table(rules, case),
        "pack" => tables::pack(rules),
        "packets" => tables::packets(rules, case),
        "lots" => tables::lots(rules, case),
        "suit-order" => tables::suit_order(rules, case),
        "results" => tables::results(rules, case),
        "price-list" => tables::price_list(rules, case),
        "favourite-run" => money::favourite_run(rules, case),
        "legal-cards" => legal_cards(case, rules.order(trump(case)?)),
        "trick-winner" => trick_winner(case, rules.order(trump(case)?), rules.seats),
        "auction" => deals::auction(rules, case),
        "declarations" => deals::declarations(rules, case),
        "helper-known" => deals::helper_known(rules, case),
        "exchange" => deals::exchange(rules, case),
        "two-kings" => deals::two_kings(rules, case),
        "matadors" => deals::matadors(rules, case),
        "deal-state" => deals::deal_state(rules, case),
        "settle" => money::settle(rules, case),
        "ledger-run" => money::ledger_run(rules, case),
        "advise-bid" => advising::bid(rules, case),
        "advise-play" => advising::play(rules, case),
        "advise-give" => advising::give(rules, case),
        "advise-trump" => advising::trump(rules, case),

        "ruling" => rulings::ruling(rules, case),
        "replay" => replay::replay(rules, case),
        _ => Err(Unsupported::form(case)),
    }
}

/// The trumps of a case.
fn trump(case: &Case) -> Result<Suit, Unsupported> {
    read!(case.question() => trump: Suit);
    one_of_four(trump)
}

fn one_of_four(suit: Suit) -> Result<Suit, Unsupported> {
    if Suit::ALL.contains(&suit) { Ok(suit) } else { malformed("trumps are one of four suits") }
}

fn or_none(seat: Option<Seat>, rules: &Rules) -> Result<Option<Seat>, Unsupported> {
    seat.map(|seat| seated(seat, rules.seats)).transpose()
}

/// Favourite suits as a case lists them.
fn favourites(suits: &[Suit], rules: &Rules) -> Result<Favourites, Unsupported> {
    if suits.len() > usize::from(rules.options.favourites()) {
        return malformed("more favourite suits than were agreed on");
    }
    suits.iter().map(|suit| one_of_four(*suit)).collect()
}

/// The hands of a case, a whole deal.
fn whole_deal(given: &[CardSet], rules: &Rules) -> Result<PerSeat<CardSet, 5>, Unsupported> {
    if !rules.is_deal(given) {
        return malformed("these hands are not a deal of the pack");
    }
    Ok(PerSeat::from_fn(|seat| given.get(seat.index()).copied().unwrap_or_default()))
}

/// A table at which this seat deals, with these favourite suits.
fn table(rules: &Rules, dealer: Seat, suits: &[Suit]) -> Result<State, Unsupported> {
    let mut s = rules.open();
    s.public.dealer = seated(dealer, rules.seats)?;
    s.public.deal = Deal::new(rules.seats, dealer);
    s.public.favourites = favourites(suits, rules)?;
    Ok(s)
}

/// A table at which these cards are dealt by this dealer.
fn dealt(rules: &Rules, dealer: Seat, given: &[CardSet], suits: &[Suit]) -> Result<State, Unsupported> {
    let mut s = table(rules, dealer, suits)?;
    let fall = Fall::Deal(whole_deal(given, rules)?.values().copied().take(rules.seats.into()).collect());
    rules.reveal(&mut s, &fall, &mut ());
    Ok(s)
}
