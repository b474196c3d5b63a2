-- What there is to say of a key, by its id without `key_`: that id, hint, account name, plan,
-- unlimited, state, expiry, last day, units of this month, the account's state, creation,
-- the name of the account whose keys it sees.
-- `newest` is the name of the newest month.
local function key_row(id, newest)
  local month = whole(math.max(tonumber(redis.call('GET', newest) or '0'), month_of(now())))
  local key = redis.call('HMGET', KEY .. id, 'hint', 'account', 'state', 'expires', 'day', 'created',
    'admin_of')
  local account = redis.call('HMGET', ACCOUNT .. key[2], 'name', 'plan', 'unlimited', 'state')
  local seen = key[7] and redis.call('HGET', ACCOUNT .. key[7], 'name')
  local used = redis.call('HGET', USAGE .. key[2], month)
  return {
    id, key[1], account[1], account[2], account[3], key[3], key[4], key[5], used or '0',
    account[4], key[6], seen,
  }
end
