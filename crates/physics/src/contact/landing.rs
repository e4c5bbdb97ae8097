//! A ball coming down on the cloth.
//!
//! It jumps up again with the share e of its falling speed; meanwhile the cloth rubs its lowest point with at most μ times that
//! impulse. Jumps too small to see end on the cloth, which is also why their number is finite.

use super::rough::tangential;
use crate::ball::Ball;
use crate::cloth::Cloth;
use crate::vector::v3;

/// Slower than this, in metres a second, a ball does not jump up again: it would rise an eighth of a millimetre.
pub const NO_JUMP: f64 = 0.05;

/// Lets a ball that has reached the cloth, or is driven into it, jump up or stay down.
pub fn land(ball: &mut Ball, cloth: &Cloth) {
    let r = ball.ivory.radius;
    if ball.place.z > r && ball.velocity.z >= 0.0 {
        return;
    }
    let fall = -ball.velocity.z;
    if fall > 0.0 {
        let jump = if fall * cloth.bounce > NO_JUMP { fall * cloth.bounce } else { 0.0 };
        let slip = ball.slip();
        let speed = slip.length();
        if speed > 0.0 {
            let along = slip * (1.0 / speed);
            let rub = tangential(cloth.slide, fall + jump, speed, 1.0);
            ball.velocity -= along * rub;
            ball.spin += v3(-along.y, along.x, 0.0) * (2.5 * rub / r);
        }
        ball.velocity.z = jump;
    } else if fall > -NO_JUMP {
        ball.velocity.z = 0.0;
    }
    ball.place.z = r;
}
