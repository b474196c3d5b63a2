-- Writes a key's record and its place in the order of creation; `expires` is '' for never.
local function add_key(name, digest, hint, account, expires)
  local created = whole(math.floor(now() / 1000))
  redis.call('HSET', name, 'digest', digest, 'hint', hint, 'account', account, 'state', 'active',
    'created', created)
  if expires ~= '' then redis.call('HSET', name, 'expires', expires) end
  redis.call('RPUSH', ALL_KEYS, string.sub(name, #KEY + 1))
end
