# What is said at a Trictrac table.
