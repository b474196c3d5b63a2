-- KEYS: key. ARGV: state.
-- Replies {'set'}, {'missing'}, or {'revoked'}, which is final.
local state = redis.call('HGET', KEYS[1], 'state')
if not state then return { 'missing' } end
if state == 'revoked' and ARGV[1] ~= 'revoked' then return { 'revoked' } end
redis.call('HSET', KEYS[1], 'state', ARGV[1])
return { 'set' }
