# What is said at a chess table.
