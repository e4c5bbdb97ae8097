//! The OpenAPI document of the house.

use crate::http::paths::*;
use crate::wire;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(title = "Spadille", description = "A house of historical games: tables, seats, live news."),
    paths(
        games,
        shelves,
        find,
        game,
        rules,
        reading,
        study,
        study_picture,
        best,
        tariff,
        exposed,
        lesson,
        lesson_answer,
        new_guest,
        new_account,
        log_in,
        me,
        rename,
        log_out,
        sessions,
        end_session,
        change_password,
        new_codes,
        recover,
        records,
        profile,
        tables,
        open,
        table,
        act,
        news,
        items,
        hint,
        history,
        made,
        ruin,
        held,
        fork,
        record,
        health
    ),
    components(schemas(
        wire::Act,
        wire::Frame,
        wire::Message,
        wire::Moment,
        wire::GameLine,
        wire::GameDetail,
        wire::Reading,
        spadille_table::prose::Inline,
        spadille_table::prose::Block,
        wire::Hint,
        wire::Lesson,
        wire::Health,
        wire::Credentials,
        wire::NewAccount,
        wire::NewGuest,
        wire::Name,
        wire::Welcome,
        wire::SessionView,
        wire::Profile,
        wire::NewTable,
        wire::Opened,
        wire::TableLine,
        wire::Answer,
        wire::History,
        wire::ForkWish,
    ))
)]
struct Api;

/// The OpenAPI document of the house.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Api::openapi()
}
