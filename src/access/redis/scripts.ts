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

const NUMBERS = readLua('numbers');
const START_DAY = readLua('start-day');
const READ_ROWS = readLua('admin/read-rows');

/** `month_of(micros)` in Lua. */
export const MONTH_LUA = readLua('month-of');

/** Lua that returns the time in microseconds since 1970, by Redis's own clock. */
export const REDIS_CLOCK = readLua('redis-clock');

export const MERGE = compose(NUMBERS, readLua('merge'));

/** @param clock Lua that returns microseconds since 1970. */
export function findScript(clock: string): RedisScript {
  return compose(nowLua(clock), readLua('find'));
}

/** @param clock Lua that returns microseconds since 1970. */
export function spendScript(clock: string): RedisScript {
  return compose(nowLua(clock), NUMBERS, MONTH_LUA, PLANS_LUA, START_DAY, readLua('spend'));
}

/** The scripts of administration. @param clock Lua that returns microseconds since 1970. */
export function adminScripts(clock: string) {
  const now = nowLua(clock);
  return {
    read: compose(now, NUMBERS, READ_ROWS, readLua('admin/read')),
    write: compose(now, NUMBERS, READ_ROWS, readLua('admin/write')),
    describeKeys: compose(now, NUMBERS, MONTH_LUA, READ_ROWS, readLua('admin/describe-keys')),
    useOfMonths: compose(now, NUMBERS, MONTH_LUA, readLua('admin/use-of-months')),
    mendMonth: compose(now, NUMBERS, MONTH_LUA, START_DAY, readLua('admin/mend-month')),
  };
}

function nowLua(clock: string): string {
  return `local function now()\n${clock}\nend\n`;
}

/** A script after the functions it calls, as one text. */
function compose(...parts: readonly string[]): RedisScript {
  const text = CONSTANTS + parts.join('\n');
  return { text, sha: hash('sha1', text, 'hex') };
}

function readLua(name: string): string {
  return readFileSync(new URL(`lua/${name}.lua`, import.meta.url), 'utf8');
}
