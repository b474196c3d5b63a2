-- When a key ends unless it has been used by then.
ALTER TABLE keys ADD COLUMN unused_until INTEGER;
