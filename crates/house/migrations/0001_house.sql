-- One dialect for SQLite and PostgreSQL: text ids, times in milliseconds since 1970, yes and no as 1 and 0.

CREATE TABLE people (
    id       TEXT   NOT NULL PRIMARY KEY,
    name     TEXT   NOT NULL,
    login    TEXT   UNIQUE,
    password TEXT,
    since    BIGINT NOT NULL
);

CREATE TABLE sessions (
    id     TEXT   NOT NULL PRIMARY KEY,
    token  TEXT   NOT NULL UNIQUE, -- SHA-256 of the token: whoever reads this table cannot use it
    person TEXT   NOT NULL REFERENCES people (id),
    begun  BIGINT NOT NULL,
    used   BIGINT NOT NULL,
    agent  TEXT   NOT NULL
);

CREATE INDEX sessions_of_person ON sessions (person);

-- The truth. Everything about a table can be made again from its log.
CREATE TABLE log (
    table_id TEXT   NOT NULL,
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    deed     TEXT   NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What the lobby needs to know without reading logs; written together with the log.
CREATE TABLE tables (
    id       TEXT   NOT NULL PRIMARY KEY,
    game     TEXT   NOT NULL,
    status   TEXT   NOT NULL,
    public   BIGINT NOT NULL,
    due      BIGINT NOT NULL, -- whether the house itself has something to do there
    seq      BIGINT NOT NULL,
    changed  BIGINT NOT NULL,
    line     TEXT   NOT NULL, -- the table as the lobby shows it
    counters TEXT   NOT NULL  -- how a finished match ended, seat by seat
);

CREATE INDEX tables_by_change ON tables (status, changed);

-- Who sat where, for everybody's history.
CREATE TABLE places (
    table_id TEXT   NOT NULL,
    seat     BIGINT NOT NULL,
    person   TEXT   NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX places_of_person ON places (person);

CREATE TABLE ratings (
    person      TEXT             NOT NULL,
    game        TEXT             NOT NULL,
    system      TEXT             NOT NULL,
    rating      DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    volatility  DOUBLE PRECISION NOT NULL,
    matches     BIGINT           NOT NULL,
    PRIMARY KEY (person, game, system)
);
