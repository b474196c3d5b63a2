import { hash } from 'node:crypto';

/** A Lua script and the name by which Redis keeps it. */
export interface RedisScript {
  readonly text: string;
  /** SHA-1 of the text, in hex: what EVALSHA takes. */
  readonly sha: string;
}

export function redisScript(text: string): RedisScript {
  return { text, sha: hash('sha1', text, 'hex') };
}
