-- month_of(micros): months since January 1970 (UTC), as monthAt in limits/month.ts counts them;
-- the civil calendar from days, in eras of 400 years that begin on 1 March.
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
