-- Makes a key, and its account where there is none of that name.
-- KEYS: new key, accounts, account number, store.
-- ARGV: digest, hint, account name, plan or '', unlimited '1' or '0', expiry or '', id for a
-- store that has none, who asks, name of the account whose keys it sees or ''.
-- Replies {'created', plan}, {'taken'} for a key that exists, {'plan', plan} for an account
-- with another plan, {'disabled'}, or {'missing'} for an account to see that is not there.
if redis.call('EXISTS', KEYS[1]) == 1 then return { 'taken' } end
local account = redis.call('HGET', KEYS[2], ARGV[3])
local plan = account and redis.call('HGET', ACCOUNT .. account, 'plan')
if account and redis.call('HGET', ACCOUNT .. account, 'state') == 'disabled' then
  return { 'disabled' }
end
if plan and ARGV[4] ~= '' and ARGV[4] ~= plan then return { 'plan', plan } end
local seen = ARGV[9] ~= '' and ARGV[9] ~= ARGV[3] and redis.call('HGET', KEYS[2], ARGV[9])
if ARGV[9] ~= '' and ARGV[9] ~= ARGV[3] and not seen then return { 'missing' } end
redis.call('SET', KEYS[4], ARGV[7], 'NX')
if not account then
  account = redis.call('INCR', KEYS[3])
  plan = ARGV[4] == '' and 'free' or ARGV[4]
  redis.call('HSET', KEYS[2], ARGV[3], account)
  redis.call('HSET', ACCOUNT .. account, 'name', ARGV[3], 'plan', plan)
end
if ARGV[5] == '1' then redis.call('HSET', ACCOUNT .. account, 'unlimited', '1') end
add_key(KEYS[1], ARGV[1], ARGV[2], account, ARGV[6], ARGV[9] == '' and '' or seen or account)
local detail = ARGV[5] == '1' and plan .. ', unlimited' or plan
if ARGV[9] ~= '' then detail = detail .. ', admin of ' .. ARGV[9] end
note(ARGV[8], 'create', ARGV[3], KEYS[1], detail)
return { 'created', plan }
