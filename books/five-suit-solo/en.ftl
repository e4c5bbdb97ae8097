# What is said at this game's table stands in books/solo-family.
