//! What holds for every game of the house: one test for each game and property, so that the first that fails hides no other, and
//! a new game is held to all of it from the day it is listed.

mod books;
mod golden;
mod hearing;
mod hostile;
mod open_hands;
mod options;
mod pages;
mod players;
mod scenes;
mod secrets;
mod studies;
mod titles;

use libtest_mimic::{Arguments, Trial};
use spadille_catalogue::GAMES;

/// A property that is tried on a game.
type Property = fn(&'static str);

const PROPERTIES: &[(&str, Property)] = &[
    ("nothing_waits_to_be_written", books::nothing_waits_to_be_written),
    ("laws_cited_and_laws_written_agree", books::laws_cited_and_laws_written_agree),
    ("laws_name_options_of_the_game", books::laws_name_options_of_the_game),
    ("laws_stand_in_books_of_the_game", pages::laws_stand_in_books_of_the_game),
    ("laws_and_maxims_stand_in_a_chapter", pages::laws_and_maxims_stand_in_a_chapter),
    ("laws_are_called_what_they_say", pages::laws_are_called_what_they_say),
    ("laws_stand_alone", pages::laws_stand_alone),
    ("rules_follow_one_skeleton", pages::rules_follow_one_skeleton),
    ("with_german_cards_the_ace_is_a_daus", pages::with_german_cards_the_ace_is_a_daus),
    ("messages_are_known_in_both_languages", books::messages_are_known_in_both_languages),
    ("maxims_quoted_are_in_the_book", books::maxims_quoted_are_in_the_book),
    ("options_are_explained_in_both_languages", books::options_are_explained_in_both_languages),
    ("options_come_as_they_are_declared", options::options_come_as_they_are_declared),
    ("an_option_that_cannot_be_so_is_named", options::an_option_that_cannot_be_so_is_named),
    ("the_title_page_tells_all", titles::the_title_page_tells_all),
    ("the_quick_table_lasts_as_long_as_told", titles::the_quick_table_lasts_as_long_as_told),
    ("facts_are_asked_for_in_both_languages", books::facts_are_asked_for_in_both_languages),
    ("there_is_a_first_lesson", books::there_is_a_first_lesson),
    ("cases_decided_by_hand_have_a_test", books::cases_decided_by_hand_have_a_test),
    ("no_worked_case_fails", golden::no_worked_case_fails),
    ("bent_cases_never_panic", hostile::bent_cases_never_panic),
    ("bent_records_never_panic", hostile::bent_records_never_panic),
    ("a_record_forks_anywhere", hostile::a_record_forks_anywhere),
    ("any_text_as_a_move_is_taken_or_refused", hostile::any_text_as_a_move_is_taken_or_refused),
    ("any_options_are_taken_or_refused", hostile::any_options_are_taken_or_refused),
    ("wild_options_are_taken_or_refused", hostile::wild_options_are_taken_or_refused),
    ("a_seated_bot_plays_from_json_alone", players::a_seated_bot_plays_from_json_alone),
    ("an_open_deal_is_the_one_that_is_played", open_hands::an_open_deal_is_the_one_that_is_played),
    ("every_question_can_be_asked", studies::every_question_can_be_asked),
    ("a_study_is_the_same_twice", studies::a_study_is_the_same_twice),
    ("a_maxim_alone_finds_the_same", studies::a_maxim_alone_finds_the_same),
    ("a_kept_study_is_told_in_the_words_of_today", studies::a_kept_study_is_told_in_the_words_of_today),
    ("scenes_stay_as_they_are", scenes::scenes_stay_as_they_are),
    ("no_scene_repeats_the_name_of_its_game", scenes::no_scene_repeats_the_name_of_its_game),
    ("two_unknown_cards_may_change_places", secrets::two_unknown_cards_may_change_places),
    ("no_event_names_a_card_unseen", secrets::no_event_names_a_card_unseen),
    ("every_message_about_a_seat_has_a_form_for_you", hearing::every_message_about_a_seat_has_a_form_for_you),
    ("nobody_hears_his_own_name", hearing::nobody_hears_his_own_name),
];

fn main() {
    let arguments = Arguments::from_args();
    let trials = GAMES.iter().flat_map(|game| {
        PROPERTIES.iter().map(move |(name, property)| {
            Trial::test(format!("{game}::{name}"), move || {
                property(game);
                Ok(())
            })
        })
    });
    libtest_mimic::run(&arguments, trials.collect()).exit();
}
