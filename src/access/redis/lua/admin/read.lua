-- KEYS: store, accounts. ARGV: the rows that are wanted.
-- Replies {milliseconds since 1970, the rows as read_rows tells them}.
return { whole(math.floor(now() / 1000)), read_rows(ARGV[1]) }
