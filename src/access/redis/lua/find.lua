-- Who a digest belongs to. The same calls are made for every key, known or not.
-- KEYS: key, store. ARGV: store id, digest (bytes).
-- Replies {'found', account number, plan, unlimited or false, expiry or false, account name},
-- {'invalid', state} for a key that may not ask (one that has expired is active),
-- {'missing'} for one that is not there, or {'other_store'}.
if redis.call('GET', KEYS[2]) ~= ARGV[1] then return { 'other_store' } end
local key = redis.call('HMGET', KEYS[1], 'digest', 'state', 'expires', 'account', 'unused', 'day')
local account = redis.call('HMGET', ACCOUNT .. (key[4] or ''), 'plan', 'unlimited', 'name', 'state')
local ends = key[3]
-- One that has to be used first ends sooner, unless it has been.
if key[5] and not key[6] and tonumber(key[5]) < (tonumber(ends or '') or math.huge) then
  ends = key[5]
end
local expires = (tonumber(ends or '') or math.huge) * 1000
-- An account that was never disabled has no state.
local state = key[2] == 'active' and account[4] or key[2]
if key[1] ~= ARGV[2] then return { 'missing' } end
if state ~= 'active' or now() >= expires then return { 'invalid', state } end
return { 'found', key[4], account[1], account[2], ends, account[3] }
