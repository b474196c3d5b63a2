import { PREFIXES, SESSION_KEPT_SECONDS } from './names.ts';
import { redisScript } from './script.ts';

/** Values of a journal line in the merge's arguments. */
export const MERGE_WIDTH = 5;

/**
 * Merges lines of a journal, each exactly once however often they are sent.
 * KEYS: store, the journal's mark. ARGV: store id, number of the first line (from 1), then for
 * each line account number, month, units given, session and index (both '' when the
 * units were never sent to Redis).
 * A line with a session is about one call whose reply never came: the session is closed,
 * so that the call can no longer take effect, and its bit tells whether it has.
 */
export const MERGE = redisScript(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return { 'other_store' } end
local merged = tonumber(redis.call('GET', KEYS[2]) or '0')
local line = tonumber(ARGV[2])
for at = 3, #ARGV, ${MERGE_WIDTH} do
  local account, month, units = ARGV[at], ARGV[at + 1], tonumber(ARGV[at + 2])
  local session, index = ARGV[at + 3], ARGV[at + 4]
  if line > merged then
    if session ~= '' then
      redis.call('SET', '${PREFIXES.closed}' .. session, 1, 'EX', ${SESSION_KEPT_SECONDS})
      units = units - redis.call('GETBIT', '${PREFIXES.session}' .. session, index)
    end
    if units ~= 0 then
      redis.call('HINCRBY', '${PREFIXES.usage}' .. account, month, string.format('%.0f', units))
    end
    merged = line
  end
  line = line + 1
end
redis.call('SET', KEYS[2], merged, 'EX', ${SESSION_KEPT_SECONDS})
return { 'merged' }
`);
