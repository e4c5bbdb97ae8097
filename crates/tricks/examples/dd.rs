use std::io::BufRead;
use std::time::Instant;
fn main() {
    let file = std::fs::File::open(std::env::args().nth(1).unwrap()).unwrap();
    let mut deals = vec![];
    let mut want = vec![];
    for line in std::io::BufReader::new(file).lines() {
        let v: serde_json::Value = serde_json::from_str(&line.unwrap()).unwrap();
        let mut hands = [0u64; 4];
        for (s, h) in v["hands"].as_array().unwrap().iter().enumerate() {
            for c in h.as_array().unwrap() {
                let c = c.as_str().unwrap();
                let (r, su) = c.split_at(c.len() - 1);
                let r = match r { "A" => 12, "K" => 11, "Q" => 10, "J" => 9, n => n.parse::<u32>().unwrap() - 2 };
                let su = "SHDC".find(su).unwrap() as u32;
                hands[s] |= 1 << (16 * su + r);
            }
        }
        let trump = v["trump"].as_str().map_or(4, |t| "SHDC".find(t).unwrap());
        deals.push((hands, v["leader"].as_u64().unwrap() as usize, trump));
        want.push(v["dds"].as_i64().unwrap());
    }
    let t = Instant::now();
    let got = spadille_tricks::solver::bench_plain(&deals);
    let e = t.elapsed().as_secs_f64();
    let bad: Vec<usize> = (0..deals.len()).filter(|i| want[*i] != got[*i].0 as i64).collect();
    let nodes: u64 = got.iter().map(|g| g.1).sum();
    println!("{} deals {:.3}s {:.3} ms each, nodes {} per deal, {:.0} ns/node; wrong {}: {:?}", deals.len(), e, e * 1e3 / deals.len() as f64, nodes / deals.len() as u64, e * 1e9 / nodes as f64, bad.len(), &bad[..bad.len().min(10)]);
}
