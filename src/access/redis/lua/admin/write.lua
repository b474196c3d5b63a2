-- Writes what was decided, if every row that it was decided by still reads the same.
-- KEYS: store, accounts, account number, keys, events. ARGV: the rows that were wanted, their text as
-- it was read, the change (JSON: account, keys, newKey), its line of the history, the digest of the
-- new key (bytes) or '', an id for a store that has none. The first command takes memory, so that a
-- Redis without any left refuses all of it.
-- Replies {'written'}, or {'changed'} when a row reads otherwise: then nothing is written.
if read_rows(ARGV[1]) ~= ARGV[2] then return { 'changed' } end
local change = cjson.decode(ARGV[3])
local function write_key(id, expires, ...)
  local name = KEY .. string.sub(id, 5)
  redis.call('HSET', name, ...)
  if expires then redis.call('HSET', name, 'expires', whole(expires)) end
  local living = LIVING .. redis.call('HGET', name, 'account')
  if redis.call('HGET', name, 'state') == 'revoked' then
    redis.call('ZREM', living, string.sub(id, 5))
  else
    redis.call('ZADD', living, expires and whole(expires) or '+inf', string.sub(id, 5))
    redis.call('ZREMRANGEBYSCORE', living, '-inf', whole(now() / 1000))
  end
end

local account, new = change.account, change.newKey
if new then redis.call('SET', KEYS[1], ARGV[6], 'NX') end
if account then
  local number = redis.call('HGET', KEYS[2], account.name)
  if not number then
    number = redis.call('INCR', KEYS[3])
    redis.call('HSET', KEYS[2], account.name, number)
  end
  redis.call('HSET', ACCOUNT .. number, 'name', account.name, 'plan', account.plan,
    'unlimited', account.unlimited and '1' or '0', 'state', account.state)
end
for _, key in ipairs(change.keys or {}) do write_key(key.id, key.expiresAt, 'state', key.state) end
if new then
  write_key(new.id, new.expiresAt, 'digest', ARGV[5], 'hint', new.hint, 'state', 'active',
    'account', redis.call('HGET', KEYS[2], new.account), 'created', whole(new.createdAt))
  local id = string.sub(new.id, 5)
  if new.adminOf then
    redis.call('HSET', KEY .. id, 'admin_of', redis.call('HGET', KEYS[2], new.adminOf))
  end
  if new.unusedUntil then redis.call('HSET', KEY .. id, 'unused', whole(new.unusedUntil)) end
  if new.successorOf then
    redis.call('HSET', KEY .. id, 'after', string.sub(new.successorOf, 5))
    redis.call('HSET', KEY .. string.sub(new.successorOf, 5), 'next', id)
  end
  redis.call('RPUSH', KEYS[4], id)
end
redis.call('RPUSH', KEYS[5], ARGV[4])
return { 'written' }
