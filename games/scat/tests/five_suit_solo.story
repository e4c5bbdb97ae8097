# a table opens
table five
promises 1
