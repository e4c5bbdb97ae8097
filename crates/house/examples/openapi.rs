//! Prints the OpenAPI document, from which the types of the browser client are made.

fn main() -> Result<(), serde_json::Error> {
    println!("{}", spadille_house::openapi().to_pretty_json()?);
    Ok(())
}
