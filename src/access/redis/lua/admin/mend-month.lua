-- Brings the newest month, and the use of some accounts, back from the future.
-- KEYS: month, events. ARGV: the month that it is said to be, first and last account number, who asks.
-- Replies {'clock', month} when the clock says otherwise, else {'mended', account name, month,
-- units, ...}.
local current = month_of(now())
if current ~= tonumber(ARGV[1]) then return { 'clock', whole(current) } end
if tonumber(redis.call('GET', KEYS[1]) or '0') > current then
  redis.call('SET', KEYS[1], whole(current))
end
local moved = { 'mended' }
for number = tonumber(ARGV[2]), tonumber(ARGV[3]) do
  local usage = USAGE .. whole(number)
  local months = redis.call('HGETALL', usage)
  for at = 1, #months, 2 do
    local month = tonumber(months[at])
    if month > current then
      local units = months[at + 1]
      -- What comes counts on the day on which it comes.
      local before = tonumber(redis.call('HGET', usage, whole(current)) or '0')
      start_day(whole(number), current, whole(math.floor(now() / 86400000000)), before)
      redis.call('DEL', DAYS .. whole(number) .. ':' .. months[at])
      redis.call('HINCRBY', usage, whole(current), units)
      redis.call('HDEL', usage, months[at])
      local name = redis.call('HGET', ACCOUNT .. whole(number), 'name')
      local from = string.format('%04d-%02d', 1970 + math.floor(month / 12), month % 12 + 1)
      redis.call('RPUSH', KEYS[2], cjson.encode({
        at = math.floor(now() / 1000), by = ARGV[4], action = 'mend-month', account = name,
        detail = units .. ' units of ' .. from,
      }))
      moved[#moved + 1] = name
      moved[#moved + 1] = months[at]
      moved[#moved + 1] = units
    end
  end
end
return moved
