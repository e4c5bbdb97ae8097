# What is said at a table of Cayenne stands in books/partners.
