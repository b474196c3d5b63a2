-- The body of now(), unless a test brings its own: microseconds since 1970 by Redis's own
-- clock, so that instances need not agree on the time.
local time = redis.call('TIME')
return time[1] * 1000000 + time[2]
