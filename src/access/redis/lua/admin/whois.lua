-- KEYS: key, month. ARGV: digest (bytes).
-- Replies with the key's row, or {} when there is no such key.
if redis.call('HGET', KEYS[1], 'digest') ~= ARGV[1] then return {} end
return key_row(string.sub(KEYS[1], #KEY + 1), KEYS[2])
