# What is said at a table of Whist stands in books/partners.
