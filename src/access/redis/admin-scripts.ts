import { clockLua, MONTH_LUA } from './clock-lua.ts';
import { NAMES, PREFIXES } from './names.ts';
import { redisScript } from './script.ts';

/** The scripts of administration, by the clock they go by. Each is one atomic change. */
export type AdminScripts = ReturnType<typeof adminScripts>;

const ADD_KEY = `
local function add_key(name, digest, hint, account, expires)
  redis.call('HSET', name, 'digest', digest, 'hint', hint, 'account', account, 'state', 'active')
  if expires ~= '' then redis.call('HSET', name, 'expires', expires) end
  redis.call('RPUSH', '${NAMES.keys}', string.sub(name, ${PREFIXES.key.length + 1}))
end
`;

export function adminScripts(clock: string) {
  return {
    /**
     * KEYS: new key, accounts, account number, store. ARGV: digest, hint, account name,
     * plan or '', unlimited '1' or '0', expiry or '', id for a store that has none.
     * Replies {'created', plan}, {'taken'} for a key that exists, {'plan', plan} for an
     * account with another plan.
     */
    create: redisScript(`${ADD_KEY}
if redis.call('EXISTS', KEYS[1]) == 1 then return { 'taken' } end
local account = redis.call('HGET', KEYS[2], ARGV[3])
local plan = account and redis.call('HGET', '${PREFIXES.account}' .. account, 'plan')
if plan and ARGV[4] ~= '' and ARGV[4] ~= plan then return { 'plan', plan } end
redis.call('SET', KEYS[4], ARGV[7], 'NX')
if not account then
  account = redis.call('INCR', KEYS[3])
  plan = ARGV[4] == '' and 'free' or ARGV[4]
  redis.call('HSET', KEYS[2], ARGV[3], account)
  redis.call('HSET', '${PREFIXES.account}' .. account, 'name', ARGV[3], 'plan', plan)
end
if ARGV[5] == '1' then redis.call('HSET', '${PREFIXES.account}' .. account, 'unlimited', '1') end
add_key(KEYS[1], ARGV[1], ARGV[2], account, ARGV[6])
return { 'created', plan }
`),

    /**
     * KEYS: old key, new key. ARGV: digest, hint, overlap in milliseconds. Replies
     * {'created', plan, account name}, {'missing'}, {'taken'}, {'state', state}.
     */
    rotate: redisScript(`${clockLua(clock)}${ADD_KEY}
local old = redis.call('HMGET', KEYS[1], 'state', 'expires', 'account')
if not old[1] then return { 'missing' } end
if old[1] ~= 'active' then return { 'state', old[1] } end
if redis.call('EXISTS', KEYS[2]) == 1 then return { 'taken' } end
-- A key that expires sooner still does, and its successor keeps no expiry.
local ends = math.min(tonumber(old[2] or '') or math.huge, math.floor(now() / 1000) + ARGV[3])
redis.call('HSET', KEYS[1], 'expires', whole(ends))
add_key(KEYS[2], ARGV[1], ARGV[2], old[3], '')
local account = redis.call('HMGET', '${PREFIXES.account}' .. old[3], 'plan', 'name')
return { 'created', account[1], account[2] }
`),

    /** KEYS: key. ARGV: state. Replies {'set'}, {'missing'}, or {'revoked'}, which is final. */
    setState: redisScript(`
local state = redis.call('HGET', KEYS[1], 'state')
if not state then return { 'missing' } end
if state == 'revoked' and ARGV[1] ~= 'revoked' then return { 'revoked' } end
redis.call('HSET', KEYS[1], 'state', ARGV[1])
return { 'set' }
`),

    /** KEYS: accounts. ARGV: account name, plan. Replies {'set'} or {'missing'}. */
    setPlan: redisScript(`
local account = redis.call('HGET', KEYS[1], ARGV[1])
if not account then return { 'missing' } end
redis.call('HSET', '${PREFIXES.account}' .. account, 'plan', ARGV[2])
redis.call('HDEL', '${PREFIXES.account}' .. account, 'unlimited')
return { 'set' }
`),

    /**
     * KEYS: keys, month. ARGV: first and last place in the order of creation. Replies
     * with a row a key: id without `key_`, hint, account name, plan, unlimited, state,
     * expiry, last day, units of this month.
     */
    list: redisScript(`${clockLua(clock)}${MONTH_LUA}
local month = whole(math.max(tonumber(redis.call('GET', KEYS[2]) or '0'), month_of(now())))
local rows = {}
for _, id in ipairs(redis.call('LRANGE', KEYS[1], ARGV[1], ARGV[2])) do
  local key = redis.call('HMGET', '${PREFIXES.key}' .. id, 'hint', 'account', 'state', 'expires', 'day')
  local account = redis.call('HMGET', '${PREFIXES.account}' .. key[2], 'name', 'plan', 'unlimited')
  local used = redis.call('HGET', '${PREFIXES.usage}' .. key[2], month)
  rows[#rows + 1] = {
    id, key[1], account[1], account[2], account[3], key[3], key[4], key[5], used or '0',
  }
end
return rows
`),
  };
}
