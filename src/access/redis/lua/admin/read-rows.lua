-- key_row(id): a key with its account, but for what requests write; nil where there is none. `id` is
-- without `key_`. Account name, plan, unlimited and state, then that id, hint, state, expiry,
-- creation, the name of the account whose keys it sees, the id that was exchanged for it, and until when it has to be used.
local function key_row(id)
  local key = redis.call('HMGET', KEY .. id, 'account', 'hint', 'state', 'expires', 'created',
    'admin_of', 'after', 'unused')
  if not key[1] then return nil end
  local account = redis.call('HMGET', ACCOUNT .. key[1], 'name', 'plan', 'unlimited', 'state')
  return {
    account[1], account[2], account[3], account[4], id, key[2], key[3], key[4], key[5],
    key[6] and redis.call('HGET', ACCOUNT .. key[6], 'name'), key[7], key[8],
  }
end

-- read_rows(wanted): the rows that an order is decided by, as the text of a JSON array: the store's
-- id, then those that are there, accounts last, those of the keys as well; an account is what a key's
-- row begins with, and how many keys it has that may ask yet. `wanted` is the text of a JSON object: ids
-- in `keys`, names in `accounts`, and in `lineOf` the id of a key that is wanted with its descendants.
-- KEYS: store, accounts.
local function read_rows(wanted)
  local rows = { redis.call('GET', KEYS[1]) }
  local asked = cjson.decode(wanted)
  local names = asked.accounts or {}
  local function add_key(id)
    local row = key_row(id)
    if not row then return end
    rows[#rows + 1] = row
    names[#names + 1] = row[1]
  end
  for _, id in ipairs(asked.keys or {}) do add_key(string.sub(id, 5)) end
  local next = asked.lineOf and string.sub(asked.lineOf, 5)
  while next do
    add_key(next)
    next = redis.call('HGET', KEY .. next, 'next')
  end
  local seen = {}
  for _, name in ipairs(names) do
    local number = redis.call('HGET', KEYS[2], name)
    if number and not seen[name] then
      seen[name] = true
      local row = redis.call('HMGET', ACCOUNT .. number, 'name', 'plan', 'unlimited', 'state')
      row[5] = redis.call('ZCOUNT', LIVING .. number, '(' .. whole(now() / 1000), '+inf')
      rows[#rows + 1] = row
    end
  end
  return cjson.encode(rows)
end
