-- Times in milliseconds since 1970; keys older than this version have no creation.
CREATE TABLE store (
  id TEXT NOT NULL
) STRICT;
ALTER TABLE accounts ADD COLUMN state TEXT NOT NULL DEFAULT 'active';
ALTER TABLE keys ADD COLUMN created_at INTEGER;
CREATE TABLE events (
  number INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  done_by TEXT NOT NULL,
  action TEXT NOT NULL,
  account TEXT,
  key_id TEXT,
  detail TEXT
) STRICT;
