-- KEYS: keys, month. ARGV: first and last place in the order of creation.
-- Replies with a row a key.
local rows = {}
for _, id in ipairs(redis.call('LRANGE', KEYS[1], ARGV[1], ARGV[2])) do
  rows[#rows + 1] = key_row(id, KEYS[2])
end
return rows
