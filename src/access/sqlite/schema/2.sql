-- How many entries of each journal are merged into `usage`: one an account, or more at a turn of the
-- month.
CREATE TABLE merged (
  journal TEXT PRIMARY KEY,
  accounts INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
