# Was an einem Cayennetisch gesagt wird, steht in books/partners.
