# What is said at a L'Hombre table.
