//! The API, to be read by programs and by people.

use axum::Json;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use serde_json::Value;
use std::fmt::Write as _;
use std::sync::LazyLock;

pub(crate) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(crate::openapi())
}

/// A page to browse, made from the document itself: no script, nothing from elsewhere.
pub(crate) async fn page() -> Html<&'static str> {
    static PAGE: LazyLock<String> =
        LazyLock::new(|| render(&serde_json::to_value(crate::openapi()).unwrap_or_default()));
    Html(&PAGE)
}

/// How the page looks.
pub(crate) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css")], STYLE)
}

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#241a12;background:#f7f1e3}\
    h1,h2{font-weight:normal}summary{cursor:pointer;padding:.3rem 0}code,pre{font:14px/1.4 monospace}\
    pre{background:#fffaf0;border:1px solid #d8c9a8;padding:.6rem;overflow:auto}.verb{display:inline-block;min-width:4.5rem;\
    font-variant:small-caps;color:#7a1f1f}a{color:#7a1f1f}\
    @media(prefers-color-scheme:dark){body{color:#efe6d2;background:#1d1712}pre{background:#2a211a;border-color:#4d3d2d}\
    .verb,a{color:#e8a87c}}";

fn render(api: &Value) -> String {
    let mut page = String::from(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <title>Spadille: the API</title><link rel=stylesheet href=\"/api/docs.css\"><h1>Spadille: the API</h1>\
         <p>JSON over HTTP; live news over a WebSocket at <code>/api/tables/{table}/live</code>, which speaks \
         <a href=\"#Message\">Message</a> and <a href=\"#Frame\">Frame</a>. A program comes in with \
         <code>POST /api/guests</code> and sends the token it gets as <code>Authorization: Bearer …</code>. \
         The document for programs is <a href=\"/api/openapi.json\">openapi.json</a>.</p><h2>What can be asked</h2>",
    );
    for (path, verbs) in api["paths"].as_object().into_iter().flatten() {
        for (verb, operation) in verbs.as_object().into_iter().flatten() {
            let summary = operation["summary"].as_str().unwrap_or_default();
            let _ = write!(
                page,
                "<details><summary><span class=verb>{}</span><code>{}</code> {}</summary>{}</details>",
                escape(verb),
                escape(path),
                escape(summary),
                operation_body(operation)
            );
        }
    }
    page += "<h2>What is said</h2>";
    for (name, schema) in api["components"]["schemas"].as_object().into_iter().flatten() {
        let about = schema["description"].as_str().unwrap_or_default();
        let _ = write!(
            page,
            "<details id=\"{0}\"><summary><code>{0}</code> {1}</summary><pre>{2}</pre></details>",
            escape(name),
            escape(about),
            linked(schema)
        );
    }
    page
}

fn operation_body(operation: &Value) -> String {
    let mut body = String::new();
    for (title, part) in [("Parameters", "parameters"), ("Body", "requestBody"), ("Answers", "responses")] {
        if !operation[part].is_null() {
            let _ = write!(body, "<p>{title}</p><pre>{}</pre>", linked(&operation[part]));
        }
    }
    body
}

/// JSON with its references as links.
fn linked(value: &Value) -> String {
    let text = escape(&serde_json::to_string_pretty(value).unwrap_or_default());
    let mark = "#/components/schemas/";
    let mut parts = text.split(mark);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find('&').unwrap_or(part.len());
        let (name, rest) = part.split_at(end);
        let _ = write!(out, "<a href=\"#{name}\">{name}</a>{rest}");
    }
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_and_every_word_is_on_the_page() {
        let api = serde_json::to_value(crate::openapi()).unwrap();
        let page = render(&api);
        for path in api["paths"].as_object().unwrap().keys() {
            assert!(page.contains(&escape(path)), "{path}");
        }
        for name in api["components"]["schemas"].as_object().unwrap().keys() {
            assert!(page.contains(&format!("id=\"{name}\"")), "{name}");
        }
        assert!(page.contains("href=\"#TableView\""));
        assert!(!page.contains("<script"));
    }
}
