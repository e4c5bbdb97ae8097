# Was an diesem Tisch gesagt wird, steht in books/boston-family.
