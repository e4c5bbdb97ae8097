//! Looks whether the browser client was built anew, so that the program takes it in.

fn main() {
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    // A folder that is not there would have the house built again every time.
    if let Err(error) = std::fs::create_dir_all(client) {
        println!("cargo::warning=web/dist: {error}");
    }
    println!("cargo::rerun-if-changed={client}");
    println!("cargo::rerun-if-changed=migrations");
}
