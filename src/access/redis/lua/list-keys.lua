-- KEYS: keys, month. ARGV: first and last place in the order of creation.
-- Replies with a row a key: id without `key_`, hint, account name, plan, unlimited, state,
-- expiry, last day, units of this month.
local month = whole(math.max(tonumber(redis.call('GET', KEYS[2]) or '0'), month_of(now())))
local rows = {}
for _, id in ipairs(redis.call('LRANGE', KEYS[1], ARGV[1], ARGV[2])) do
  local key = redis.call('HMGET', KEY .. id, 'hint', 'account', 'state', 'expires', 'day')
  local account = redis.call('HMGET', ACCOUNT .. key[2], 'name', 'plan', 'unlimited')
  local used = redis.call('HGET', USAGE .. key[2], month)
  rows[#rows + 1] = {
    id, key[1], account[1], account[2], account[3], key[3], key[4], key[5], used or '0',
  }
end
return rows
