//! How a game of tricks opens its hands to the solver.

/// Makes a game one that can be solved: stands in `impl Table`, names the game's state, and opens its deals and whatever hands are laid
/// before it (`Table::open_hands`, `Table::lay_open`) as the [`Ending`](crate::Ending)s that the game makes of them:
/// `ending(&self, &State)` of the deal in play, `laid(&self, &Laid)` of hands of no match. Both are nothing where there is nothing to
/// solve.
#[macro_export]
macro_rules! solved {
    ($state:ty) => {
        const SOLVED: bool = true;

        fn open_hands<'a>(
            &'a self,
            s: &'a $state,
        ) -> ::core::option::Option<::std::boxed::Box<dyn ::spadille_core::OpenHands + 'a>> {
            self.ending(s).map($crate::Ending::open)
        }

        fn lay_open<'a>(
            &'a self,
            laid: &::spadille_core::Laid,
        ) -> ::core::option::Option<::std::boxed::Box<dyn ::spadille_core::OpenHands + 'a>> {
            self.laid(laid).map($crate::Ending::open)
        }
    };
}
