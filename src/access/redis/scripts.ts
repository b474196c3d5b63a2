import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PLANS } from '../limits/plans.ts';
import { DAYS_KEPT_SECONDS, NAMES, PREFIXES, SESSION_KEPT_SECONDS } from './names.ts';

/** A Lua script and the name by which Redis keeps it. */
export interface RedisScript {
  readonly text: string;
  /** SHA-1 of the text, in hex: what EVALSHA takes. */
  readonly sha: string;
}

/** What the scripts call the names of ours: ACCOUNT .. number, KEY .. id, USAGE .. number, … */
const CONSTANTS = `${Object.entries(PREFIXES)
  .map(([name, prefix]) => `local ${name.toUpperCase()} = '${prefix}'`)
  .join('\n')}
local ALL_KEYS = '${NAMES.keys}'
local EVENTS = '${NAMES.events}'
local KEPT_SECONDS = ${SESSION_KEPT_SECONDS}
local DAYS_KEPT_SECONDS = ${DAYS_KEPT_SECONDS}
`;

/** `PLANS`: by name, microseconds of a token, of a full bucket, and the monthly quota. */
const PLANS_LUA = `local PLANS = {
${Object.values(PLANS)
  .map(
    ({ name, bucket, monthlyQuota }) =>
      `  ${name} = { token = ${bucket.tokenMicros}, full = ${bucket.fullMicros}, quota = ${monthlyQuota} },`,
  )
  .join('\n')}
}
`;

const NUMBERS = readLua('numbers');
const START_DAY = readLua('start-day');
const ADD_KEY = readLua('admin/add-key');
const NOTE = readLua('admin/note');
const KEY_ROW = readLua('admin/key-row');

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

/** The scripts of administration, by the clock they go by. Each is one atomic change. */
export type AdminScripts = ReturnType<typeof adminScripts>;

/** @param clock Lua that returns microseconds since 1970. */
export function adminScripts(clock: string) {
  const now = nowLua(clock);
  return {
    create: compose(now, NUMBERS, ADD_KEY, NOTE, readLua('admin/create-key')),
    rotate: compose(now, NUMBERS, ADD_KEY, NOTE, readLua('admin/rotate-key')),
    setState: compose(now, NOTE, readLua('admin/set-state')),
    setAccountState: compose(now, NOTE, readLua('admin/set-account-state')),
    setPlan: compose(now, NOTE, readLua('admin/set-plan')),
    list: compose(now, NUMBERS, MONTH_LUA, KEY_ROW, readLua('admin/list-keys')),
    whois: compose(now, NUMBERS, MONTH_LUA, KEY_ROW, readLua('admin/whois')),
    show: compose(now, NUMBERS, MONTH_LUA, KEY_ROW, readLua('admin/show-key')),
    useOfMonth: compose(now, NUMBERS, MONTH_LUA, readLua('admin/use-of-month')),
    noteSigning: compose(now, NOTE, readLua('admin/note-signing')),
    mendMonth: compose(now, NUMBERS, MONTH_LUA, START_DAY, NOTE, readLua('admin/mend-month')),
  };
}

function nowLua(clock: string): string {
  return `local function now()\n${clock}\nend\n`;
}

/** What each script calls, and the script, in one text. */
function compose(...parts: readonly string[]): RedisScript {
  const text = CONSTANTS + parts.join('\n');
  return { text, sha: hash('sha1', text, 'hex') };
}

function readLua(name: string): string {
  return readFileSync(new URL(`lua/${name}.lua`, import.meta.url), 'utf8');
}
