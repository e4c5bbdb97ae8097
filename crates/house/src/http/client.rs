//! The browser client, compiled in.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// What `npm run build` made; empty when the client was not built.
#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist"]
struct Client;

/// Files with a hash in their name never change.
const FOREVER: &str = "public, max-age=31536000, immutable";

pub(crate) async fn client(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        let cache = if path.starts_with("assets/") { FOREVER } else { "no-cache" };
        let kind = mime_guess::from_path(path).first_or_octet_stream();
        return ([(header::CONTENT_TYPE, kind.as_ref()), (header::CACHE_CONTROL, cache)], file.data).into_response();
    }
    // Whatever else is asked for in a browser is a page of the client, which finds its own way.
    match Client::get("index.html") {
        Some(page) if !path.contains('.') => {
            let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
            (headers, page.data).into_response()
        }
        Some(_) => StatusCode::NOT_FOUND.into_response(),
        None => {
            let words = "The browser client is not built into this program. `cargo xtask play` builds it and opens the \
                         house; the API is at /api/docs.\n";
            (StatusCode::NOT_FOUND, [(header::CONTENT_TYPE, "text/plain; charset=utf-8")], words).into_response()
        }
    }
}
