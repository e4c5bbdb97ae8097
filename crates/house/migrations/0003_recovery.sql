-- Codes with which somebody who has lost his password comes in, each once. Only their hashes are kept.
CREATE TABLE recovery (
    person TEXT NOT NULL REFERENCES people (id),
    code   TEXT NOT NULL,
    PRIMARY KEY (person, code)
);

-- One row, written when somebody asks how the house feels: a store that cannot be written to is not well.
CREATE TABLE pulse (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
