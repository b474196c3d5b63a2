/**
 * Lua that returns the time in microseconds since 1970: Redis's own clock, so that
 * instances need not agree on the time.
 */
export const REDIS_CLOCK = `
local time = redis.call('TIME')
return time[1] * 1000000 + time[2]`;

/** `now()`: microseconds, from the clock given; `whole(x)`: an integer as its digits. */
export function clockLua(clock: string): string {
  return `
local function now()${clock}
end
-- tostring writes 1.8e+15 from fifteen digits on.
local function whole(number) return string.format('%.0f', number) end
`;
}

/**
 * `month_of(micros)`: months since January 1970 (UTC), as `monthAt` counts them; the
 * civil calendar from days, in eras of 400 years that begin on 1 March.
 */
export const MONTH_LUA = `
local function month_of(micros)
  local days = math.floor(micros / 86400000000) + 719468
  local era = math.floor(days / 146097)
  local day = days - era * 146097
  local year = math.floor((day - math.floor(day / 1460) + math.floor(day / 36524)
    - math.floor(day / 146096)) / 365)
  local day_of_year = day - (365 * year + math.floor(year / 4) - math.floor(year / 100))
  local from_march = math.floor((5 * day_of_year + 2) / 153)
  return (year + era * 400 - 1970) * 12 + from_march + 2
end
`;
