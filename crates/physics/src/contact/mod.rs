//! What happens in a touch. Every model is an impulse: places stay, velocities and spins jump. One model a file.

pub mod balls;
pub mod cushion;
pub mod landing;
pub mod rough;
pub mod wall;

pub use balls::{BallModel, Friction};
pub use cushion::{CushionModel, Side};
pub use wall::Wall;
