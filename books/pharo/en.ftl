# What is said at a Pharo table.
