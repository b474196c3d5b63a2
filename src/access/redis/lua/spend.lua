-- Charges one request: a token of the key's bucket and of its account's and, if asked, a unit of the
-- account's month.
-- All that decides is read again, so that a revoked key is refused at once wherever it is used.
-- KEYS: key, account, usage, session, closed session, store, month.
-- ARGV: store id, '1' = counts for the month, the call's index in its session.
-- Replies {'charged' or 'rate_limited', now, the key's tat, plan, unlimited, month, used},
-- {'account_limited', now, the account's tat, plan, false, month, used},
-- {'monthly_limit_reached', now, 0, plan, false, month, used}, {'invalid', state}, {'missing'},
-- {'other_store'}, or {'closed'} when the session's unanswered calls were settled already.
if redis.call('GET', KEYS[6]) ~= ARGV[1] then return { 'other_store' } end
if redis.call('EXISTS', KEYS[5]) == 1 then return { 'closed' } end
local key = redis.call('HMGET', KEYS[1], 'state', 'expires', 'tat', 'day', 'unused')
if not key[1] then return { 'missing' } end
local at = now()
local expires = (tonumber(key[2] or '') or math.huge) * 1000
if key[5] and not key[4] then expires = math.min(expires, tonumber(key[5]) * 1000) end
if key[1] ~= 'active' or at >= expires then return { 'invalid', key[1] } end
local account = redis.call('HMGET', KEYS[2], 'plan', 'unlimited', 'state', 'tat')
if account[3] == 'disabled' then return { 'invalid', account[3] } end
local plan = PLANS[account[1]]
local unlimited = account[2] == '1'

-- A month never goes back, whatever the clock does.
local newest = tonumber(redis.call('GET', KEYS[7]) or '0')
local month = math.max(newest, month_of(at))
if month > newest then redis.call('SET', KEYS[7], whole(month)) end
local used = tonumber(redis.call('HGET', KEYS[3], whole(month)) or '0')
if not unlimited and used >= plan.quota then
  return { 'monthly_limit_reached', at, 0, account[1], false, month, used }
end

-- GCRA, as takeToken in limits/bucket.ts; the upper clamp makes a clock that jumped back harmless.
local tat = 0
if not unlimited then
  local stored, all_stored = tonumber(key[3] or '0'), tonumber(account[4] or '0')
  tat = math.min(math.max(stored, at), at + plan.full)
  local all = math.min(math.max(all_stored, at), at + plan.all_full)
  local is_empty = tat + plan.token - at > plan.full
  if is_empty or all + plan.all_token - at > plan.all_full then
    if tat < stored then redis.call('HSET', KEYS[1], 'tat', whole(tat)) end
    if all < all_stored then redis.call('HSET', KEYS[2], 'tat', whole(all)) end
    local status = is_empty and 'rate_limited' or 'account_limited'
    return { status, at, is_empty and tat or all, account[1], false, month, used }
  end
  tat = tat + plan.token
  redis.call('HSET', KEYS[1], 'tat', whole(tat))
  redis.call('HSET', KEYS[2], 'tat', whole(all + plan.all_token))
end

local today = whole(math.floor(at / 86400000000))
if key[4] ~= today then
  redis.call('HSET', KEYS[1], 'day', today)
  start_day(string.sub(KEYS[3], #USAGE + 1), month, today, used)
end
if ARGV[2] == '1' then
  used = redis.call('HINCRBY', KEYS[3], whole(month), 1)
  local is_new = redis.call('EXISTS', KEYS[4]) == 0
  redis.call('SETBIT', KEYS[4], ARGV[3], 1)
  if is_new then redis.call('EXPIRE', KEYS[4], KEPT_SECONDS) end
end
return { 'charged', at, tat, account[1], unlimited, month, used }
