-- KEYS: accounts. ARGV: account name, plan.
-- Replies {'set'} or {'missing'}.
local account = redis.call('HGET', KEYS[1], ARGV[1])
if not account then return { 'missing' } end
redis.call('HSET', ACCOUNT .. account, 'plan', ARGV[2])
redis.call('HDEL', ACCOUNT .. account, 'unlimited')
return { 'set' }
