-- Notes what an account had used of a month when a day began, unless the day has its note. They are
-- kept until the next month is over.
local function start_day(account, month, day, used)
  local starts = DAYS .. account .. ':' .. whole(month)
  if redis.call('HSETNX', starts, day, whole(used)) == 1 then
    redis.call('EXPIRE', starts, DAYS_KEPT_SECONDS)
  end
end
