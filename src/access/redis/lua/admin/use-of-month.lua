-- KEYS: accounts, month. ARGV: account name, how many months before the one that is counted in.
-- Replies {'used', month, units, day, units when it began, day, ...} or {'missing'}.
local account = redis.call('HGET', KEYS[1], ARGV[1])
if not account then return { 'missing' } end
local newest = math.max(tonumber(redis.call('GET', KEYS[2]) or '0'), month_of(now()))
local month = whole(newest - ARGV[2])
local reply = { 'used', month, redis.call('HGET', USAGE .. account, month) or '0' }
for _, word in ipairs(redis.call('HGETALL', DAYS .. account .. ':' .. month)) do
  reply[#reply + 1] = word
end
return reply
