-- KEYS: accounts. ARGV: account name, plan, who asks.
-- Replies {'set'} or {'missing'}.
local account = redis.call('HGET', KEYS[1], ARGV[1])
if not account then return { 'missing' } end
local before = redis.call('HGET', ACCOUNT .. account, 'plan')
redis.call('HSET', ACCOUNT .. account, 'plan', ARGV[2])
redis.call('HDEL', ACCOUNT .. account, 'unlimited')
note(ARGV[3], 'plan', ARGV[1], nil, before .. ' to ' .. ARGV[2])
return { 'set' }
