-- KEYS: key. ARGV: state, who asks, the order.
-- Replies {'set'}, {'missing'}, or {'revoked'}, which is final.
local key = redis.call('HMGET', KEYS[1], 'state', 'account')
if not key[1] then return { 'missing' } end
if key[1] == 'revoked' and ARGV[1] ~= 'revoked' then return { 'revoked' } end
redis.call('HSET', KEYS[1], 'state', ARGV[1])
note(ARGV[2], ARGV[3], redis.call('HGET', ACCOUNT .. key[2], 'name'), KEYS[1])
return { 'set' }
