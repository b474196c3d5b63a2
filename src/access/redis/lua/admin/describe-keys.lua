-- What there is to say of keys.
-- KEYS: month, accounts. ARGV: name of the account that they must belong to or '', the digest (bytes)
-- that they must have or '', ids without `key_`.
-- Replies for each such key its key_row, its last day, and its account's units of this month.
local month = whole(math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), month_of(now())))
local account = redis.call('HGET', KEYS[2], ARGV[1])
local rows = {}
for at = 3, #ARGV do
  local key = redis.call('HMGET', KEY .. ARGV[at], 'account', 'digest', 'day')
  local is_asked_for = (ARGV[1] == '' or key[1] == account) and (ARGV[2] == '' or key[2] == ARGV[2])
  if key[1] and is_asked_for then
    local row = key_row(ARGV[at])
    row[13], row[14] = key[3], redis.call('HGET', USAGE .. key[1], month) or '0'
    rows[#rows + 1] = row
  end
end
return rows
