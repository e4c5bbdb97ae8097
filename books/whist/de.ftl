# Was an einem Whisttisch gesagt wird, steht in books/partners.
