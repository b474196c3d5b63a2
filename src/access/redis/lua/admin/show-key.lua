-- KEYS: key, month.
-- Replies with the key's row, or {} when there is no such key.
if redis.call('EXISTS', KEYS[1]) == 0 then return {} end
return key_row(string.sub(KEYS[1], #KEY + 1), KEYS[2])
