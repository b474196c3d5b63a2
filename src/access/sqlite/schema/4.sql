-- An account's use of a month at the start of a day; and the account whose keys a key sees.
CREATE TABLE day_starts (
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  month INTEGER NOT NULL,
  day INTEGER NOT NULL,
  used_before INTEGER NOT NULL,
  PRIMARY KEY (account_id, month, day)
) STRICT, WITHOUT ROWID;
ALTER TABLE keys ADD COLUMN admin_of INTEGER REFERENCES accounts (id);
