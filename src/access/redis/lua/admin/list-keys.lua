-- KEYS: keys, month, accounts. ARGV: first and last place in the order of creation, account name or
-- '' for all.
-- Replies with how many were looked at, then a row a key; {'missing'} when there is no such account.
local account = ARGV[3] ~= '' and redis.call('HGET', KEYS[3], ARGV[3])
if ARGV[3] ~= '' and not account then return { 'missing' } end
local ids = redis.call('LRANGE', KEYS[1], ARGV[1], ARGV[2])
local rows = { #ids }
for _, id in ipairs(ids) do
  if not account or redis.call('HGET', KEY .. id, 'account') == account then
    rows[#rows + 1] = key_row(id, KEYS[2])
  end
end
return rows
