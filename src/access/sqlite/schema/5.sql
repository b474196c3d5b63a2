-- Which key was exchanged for which; before, only the history told.
ALTER TABLE keys ADD COLUMN successor_of INTEGER REFERENCES keys (number);
UPDATE keys SET successor_of = old.number
FROM events AS e JOIN keys AS old ON old.id = e.key_id
WHERE e.action = 'rotate' AND keys.id = substr(e.detail, length('successor ') + 1);
CREATE INDEX keys_by_account ON keys (account_id);
CREATE INDEX keys_by_successor_of ON keys (successor_of) WHERE successor_of IS NOT NULL;
