-- A host need not sit at his table, and it is his all the same: for his list of tables, and for how many he may have.
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_of_host ON tables (host);
