-- Makes a second key of the same account; the old one ends after an overlap.
-- KEYS: old key, new key. ARGV: digest, hint, overlap in milliseconds, who asks.
-- Replies {'created', plan, account name}, {'missing'}, {'taken'}, {'state', state}, or
-- {'disabled', account name}.
local old = redis.call('HMGET', KEYS[1], 'state', 'expires', 'account', 'admin_of')
if not old[1] then return { 'missing' } end
if old[1] ~= 'active' then return { 'state', old[1] } end
local account = redis.call('HMGET', ACCOUNT .. old[3], 'plan', 'name', 'state')
if account[3] == 'disabled' then return { 'disabled', account[2] } end
if redis.call('EXISTS', KEYS[2]) == 1 then return { 'taken' } end
-- A key that expires sooner still does, and its successor keeps no expiry.
local ends = math.min(tonumber(old[2] or '') or math.huge, math.floor(now() / 1000) + ARGV[3])
redis.call('HSET', KEYS[1], 'expires', whole(ends))
add_key(KEYS[2], ARGV[1], ARGV[2], old[3], '', old[4] or '')
local successor = 'successor key_' .. string.sub(KEYS[2], #KEY + 1)
note(ARGV[4], 'rotate', account[2], KEYS[1], successor)
return { 'created', account[1], account[2] }
