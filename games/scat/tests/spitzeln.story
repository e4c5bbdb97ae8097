# a table opens
table spitzeln
promises 1
