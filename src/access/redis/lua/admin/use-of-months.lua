-- KEYS: accounts, month. ARGV: account name.
-- Replies for the month that is counted in and for the one before {month, units, day, units when it
-- began, day, ...}.
local account = redis.call('HGET', KEYS[1], ARGV[1])
local newest = math.max(tonumber(redis.call('GET', KEYS[2]) or '0'), month_of(now()))
local uses = {}
for place, month in ipairs({ whole(newest), whole(newest - 1) }) do
  local use = { month, redis.call('HGET', USAGE .. account, month) or '0' }
  for _, word in ipairs(redis.call('HGETALL', DAYS .. account .. ':' .. month)) do
    use[#use + 1] = word
  end
  uses[place] = use
end
return uses
