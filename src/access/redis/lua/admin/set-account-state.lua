-- KEYS: accounts. ARGV: account name, state, who asks, the order.
-- Replies {'set'} or {'missing'}.
local account = redis.call('HGET', KEYS[1], ARGV[1])
if not account then return { 'missing' } end
redis.call('HSET', ACCOUNT .. account, 'state', ARGV[2])
note(ARGV[3], ARGV[4], ARGV[1])
return { 'set' }
