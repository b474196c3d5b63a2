-- Accounts, keys, and what accounts have used of each month.
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  plan TEXT NOT NULL,
  unlimited INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE keys (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  digest BLOB NOT NULL UNIQUE,
  hint TEXT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  state TEXT NOT NULL DEFAULT 'active',
  expires_at INTEGER,
  last_used_day INTEGER
) STRICT;
CREATE TABLE usage (
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  month INTEGER NOT NULL,
  used INTEGER NOT NULL,
  PRIMARY KEY (account_id, month)
) STRICT, WITHOUT ROWID;
