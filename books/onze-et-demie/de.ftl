# Was an diesem Tisch gesagt wird, steht in books/bank/de.ftl.
