# What is said at this table stands in books/bank/en.ftl.
