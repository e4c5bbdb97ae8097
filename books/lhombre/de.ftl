# Was an einem L'Hombre-Tisch gesagt wird.
