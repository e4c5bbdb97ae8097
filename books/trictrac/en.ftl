# What is said at a Trictrac table stands in books/trictrac-family.
