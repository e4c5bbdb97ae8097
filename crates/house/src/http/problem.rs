//! Refusals as answers, and bodies that explain themselves when they cannot be read.

use crate::wire::Problem;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use spadille_table::{Kind, Refused};

/// A refusal as an answer.
pub(crate) struct Told(pub Refused);

impl IntoResponse for Told {
    fn into_response(self) -> Response {
        let problem = Problem::from(&self.0);
        let status = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(problem)).into_response();
        if self.0.kind == Kind::TooMany {
            response.headers_mut().insert(header::RETRY_AFTER, self.0.after.unwrap_or(1).into());
        }
        response
    }
}

impl From<Refused> for Told {
    fn from(refused: Refused) -> Told {
        Told(refused)
    }
}

impl From<sqlx::Error> for Told {
    fn from(error: sqlx::Error) -> Told {
        tracing::warn!(%error, "the store does not answer");
        Told(Refused::unavailable())
    }
}

/// A body of JSON.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Told;

    async fn from_request(request: Request, state: &S) -> Result<Self, Told> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) => Err(Told(unreadable(&rejection))),
        }
    }
}

/// What stands behind the question mark of an address.
pub(crate) struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Told;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Told> {
        match axum::extract::Query::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(query)) => Ok(Query(query)),
            Err(rejection) => Err(Told(Refused::malformed(rejection.body_text()))),
        }
    }
}

fn unreadable(rejection: &JsonRejection) -> Refused {
    let kind = match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Kind::TooLong,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Kind::OtherForm,
        // A body that is JSON of another shape is as unreadable as one that is none.
        _ => Kind::Malformed,
    };
    Refused { kind, ..Refused::malformed(rejection.body_text()) }
}
