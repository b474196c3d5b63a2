-- Writes a key's record and its place in the order of creation; `expires` is '' for never.
local function add_key(name, digest, hint, account, expires)
  redis.call('HSET', name, 'digest', digest, 'hint', hint, 'account', account, 'state', 'active')
  if expires ~= '' then redis.call('HSET', name, 'expires', expires) end
  redis.call('RPUSH', ALL_KEYS, string.sub(name, #KEY + 1))
end
