-- key_row(id): a key with its account, but for what requests write; nil where there is none. `id` is
-- without `key_`. Account name, plan, unlimited and state, then that id, hint, state, expiry,
-- creation, and the name of the account whose keys it sees.
local function key_row(id)
  local key = redis.call('HMGET', KEY .. id, 'account', 'hint', 'state', 'expires', 'created',
    'admin_of')
  if not key[1] then return nil end
  local account = redis.call('HMGET', ACCOUNT .. key[1], 'name', 'plan', 'unlimited', 'state')
  return {
    account[1], account[2], account[3], account[4], id, key[2], key[3], key[4], key[5],
    key[6] and redis.call('HGET', ACCOUNT .. key[6], 'name'),
  }
end

-- read_rows(wanted): the rows that an order is decided by, as the text of a JSON array: the store's
-- id, then those that are there; an account is what a key's row begins with. `wanted` is the text of
-- a JSON object: ids in `keys`, names in `accounts`.
-- KEYS: store, accounts.
local function read_rows(wanted)
  local rows = { redis.call('GET', KEYS[1]) }
  local asked = cjson.decode(wanted)
  for _, name in ipairs(asked.accounts or {}) do
    local number = redis.call('HGET', KEYS[2], name)
    if number then
      rows[#rows + 1] =
        redis.call('HMGET', ACCOUNT .. number, 'name', 'plan', 'unlimited', 'state')
    end
  end
  for _, id in ipairs(asked.keys or {}) do rows[#rows + 1] = key_row(string.sub(id, 5)) end
  return cjson.encode(rows)
end
