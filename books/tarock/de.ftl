# What is said at this table stands in books/tarock-family.
