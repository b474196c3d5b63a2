-- Merges entries of a journal, each exactly once however often they are sent.
-- KEYS: store, the journal's mark. ARGV: store id, number of the first entry (from 1), then for
-- each entry account number, month, units given, session and index (both '' when the units were
-- never sent to Redis). Replies {'merged'} or {'other_store'}.
-- An entry with a session is about one call whose reply never came: the session is closed, so
-- that the call can no longer take effect, and its bit tells whether it has.
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return { 'other_store' } end
local merged = tonumber(redis.call('GET', KEYS[2]) or '0')
local entry = tonumber(ARGV[2])
for at = 3, #ARGV, 5 do
  local account, month, units = ARGV[at], ARGV[at + 1], tonumber(ARGV[at + 2])
  local session, index = ARGV[at + 3], ARGV[at + 4]
  if entry > merged then
    if session ~= '' then
      redis.call('SET', CLOSED .. session, 1, 'EX', KEPT_SECONDS)
      units = units - redis.call('GETBIT', SESSION .. session, index)
    end
    if units ~= 0 then redis.call('HINCRBY', USAGE .. account, month, whole(units)) end
    merged = entry
  end
  entry = entry + 1
end
redis.call('SET', KEYS[2], merged, 'EX', KEPT_SECONDS)
return { 'merged' }
