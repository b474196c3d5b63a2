import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PLANS } from '../limits/plans.ts';
import { DAYS_KEPT_SECONDS, PREFIXES, SESSION_KEPT_SECONDS } from './names.ts';

/** A Lua script and its name in Redis. */
export interface RedisScript {
  readonly text: string;
  /** SHA-1 of the text, in hex: what EVALSHA takes. */
  readonly sha: string;
}

/** The scripts' own words for our names: ACCOUNT .. number, KEY .. id, USAGE .. number, … */
const CONSTANTS = `${Object.entries(PREFIXES)
  .map(([name, prefix]) => `local ${name.toUpperCase()} = '${prefix}'`)
  .join('\n')}
local KEPT_SECONDS = ${SESSION_KEPT_SECONDS}
local DAYS_KEPT_SECONDS = ${DAYS_KEPT_SECONDS}
`;

/**
 * `PLANS`: by name, the microseconds of a token and of a full bucket, for a key and for an
 * account, and the monthly quota.
 */
const PLANS_LUA = `local PLANS = {
${Object.values(PLANS)
  .map(
    ({ name, bucket, accountBucket: all, monthlyQuota }) =>
      `  ${name} = { token = ${bucket.tokenMicros}, full = ${bucket.fullMicros}, ` +
      `all_token = ${all.tokenMicros}, all_full = ${all.fullMicros}, quota = ${monthlyQuota} },`,
  )
  .join('\n')}
}
`;

/**
 * The scripts, each as one text with the functions that it calls.
 * @param clock Lua that returns the time in microseconds since 1970; Redis's own clock if left out.
 */
export function redisScripts(clock = readLua('redis-clock')) {
  const compose = (...parts: readonly string[]): RedisScript => {
    const text = `${CONSTANTS}local function now()\n${clock}\nend\n${parts.join('\n')}`;
    return { text, sha: hash('sha1', text, 'hex') };
  };
  const numbers = readLua('numbers');
  const months = numbers + readLua('month-of');
  const starts = months + readLua('start-day');
  const rows = readLua('admin/read-rows');
  return {
    find: compose(readLua('find')),
    spend: compose(starts, PLANS_LUA, readLua('spend')),
    merge: compose(numbers, readLua('merge')),
    read: compose(numbers, rows, readLua('admin/read')),
    write: compose(numbers, rows, readLua('admin/write')),
    describeKeys: compose(months, rows, readLua('admin/describe-keys')),
    useOfMonths: compose(months, readLua('admin/use-of-months')),
    mendMonth: compose(starts, readLua('admin/mend-month')),
  };
}

function readLua(name: string): string {
  return readFileSync(new URL(`lua/${name}.lua`, import.meta.url), 'utf8');
}
