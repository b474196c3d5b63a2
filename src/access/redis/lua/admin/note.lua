-- Adds a change to the history: who, which order, the account's name, and perhaps the key's name
-- in Redis and what else there is to say.
local function note(by, action, account, key, detail)
  redis.call('RPUSH', EVENTS, cjson.encode({
    at = math.floor(now() / 1000), by = by, action = action, account = account,
    keyId = key and 'key_' .. string.sub(key, #KEY + 1), detail = detail,
  }))
end
