# Was an diesem Tisch gesagt wird, steht in books/solo-family.
