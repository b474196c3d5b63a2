-- Writes a key's record and its place in the order of creation; `expires` is '' for never, and
-- `admin_of` the number of the account whose keys it sees, or ''.
local function add_key(name, digest, hint, account, expires, admin_of)
  local created = whole(math.floor(now() / 1000))
  redis.call('HSET', name, 'digest', digest, 'hint', hint, 'account', account, 'state', 'active',
    'created', created)
  if expires ~= '' then redis.call('HSET', name, 'expires', expires) end
  if admin_of ~= '' then redis.call('HSET', name, 'admin_of', admin_of) end
  redis.call('RPUSH', ALL_KEYS, string.sub(name, #KEY + 1))
end
