//! A frozen sample of strokes as pooltool 0.6.0 rolls them, with its parameters and the same models (`cargo xtask peers` compares
//! thousands, event by event). Made with `xtask/peers/balls.py - sample 40`.

#[path = "common/words.rs"]
mod words;

use spadille_physics::*;

#[test]
fn balls_come_to_lie_where_pooltools_do() {
    let scenes = words::read(include_str!("pooltool.txt"));
    assert_eq!(scenes.len(), 80);
    for (k, scene) in scenes.iter().enumerate() {
        let mut balls = scene.balls.clone();
        roll(&scene.table, &mut balls, &Watch::nothing(), Limits::default(), &mut ());
        let lying = balls.iter().filter(|ball| ball.whereabouts == Whereabouts::Table).count();
        assert_eq!(lying, scene.rests.len(), "stroke {k}");
        for &(i, place) in &scene.rests {
            let apart = (balls[i].place - place).length();
            assert!(apart < 1e-4, "ball {i} of stroke {k} lies {apart} m off");
        }
    }
}
