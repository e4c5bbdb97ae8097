//! A ball coming down on the cloth.
//!
//! It jumps up again with the share e of its falling speed; meanwhile the cloth rubs its lowest point, which slips with u, by
//!
//! > v_z′ = −e v_z,  J = (1 + e) m |v_z|,  J_t = min(μ J, 2/7 m |u|) against u.
//!
//! Newton's restitution and Coulomb's friction, as in [`rough`](super::rough); e is chosen, see the table in the rules of the
//! Partie, Part 1. Jumps too small to see end on the cloth, which is also why their number is finite.

use super::rough::bounce;
use crate::ball::Ball;
use crate::cloth::Cloth;
use crate::roots::TOUCH;
use crate::vector::V3;

/// Slower than this, in metres a second, a ball does not jump up again: it would rise an eighth of a millimetre.
pub const NO_JUMP: f64 = 0.05;

/// Lets a ball that has reached the cloth, or is driven into it, jump up or stay down. Higher up nothing happens.
pub fn land(ball: &mut Ball, cloth: &Cloth) {
    let r = ball.ivory.radius;
    if ball.place.z > r + TOUCH {
        return;
    }
    let fall = -ball.velocity.z;
    if fall > 0.0 {
        let jump = if fall * cloth.bounce > NO_JUMP { fall * cloth.bounce } else { 0.0 };
        bounce(&mut ball.velocity, &mut ball.spin, r, V3::UP, jump / fall, cloth.slide);
        ball.velocity.z = jump;
    } else if fall > -NO_JUMP {
        ball.velocity.z = 0.0;
    }
    ball.place.z = r;
}
