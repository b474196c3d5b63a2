-- KEYS: events. ARGV: the name of the key that signs now, who asks.
-- Replies {'noted'}.
note(ARGV[2], 'rotate-signing', nil, nil, ARGV[1])
return { 'noted' }
