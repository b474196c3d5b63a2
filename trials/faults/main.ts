import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureDeploys } from './deploy/deploy.ts';
import { measureGuide } from './deploy/guide.ts';
import { measureFullDisk } from './disk/full-disk.ts';
import { measureHostileSources } from './hostile-sources.ts';
import { measureBackups } from './keys/backup.ts';
import { measureMillionKeys as measureMillionEmbeddedKeys } from './keys/million-keys.ts';
import { measurePowerCuts } from './keys/power-cut.ts';
import { measureSelfMadeKeys } from './keys/self-made.ts';
import { measureTwoServers } from './keys/two-servers.ts';
import { measureWayBack } from './keys/way-back.ts';
import { measureCost } from './redis/cost.ts';
import { measureMillionKeys } from './redis/million-keys.ts';
import { measureOutages } from './redis/outages.ts';
import { measureSharedKey } from './redis/shared-key.ts';
import { measureHttp } from './requests/http.ts';
import { measureReplies } from './requests/replies.ts';
import { measureSecrets } from './requests/secrets.ts';
import { measureUnauthorized } from './requests/unauthorized.ts';
import { measureSlowConnections } from './slow.ts';
import { measureDrains } from './stops/drain.ts';
import { measureKills } from './stops/kill.ts';
import type { Suite } from './suite.ts';
import { measureUniqueAddresses } from './unique-addresses.ts';

/**
 * `npm run faults [-- http replies … --times N --minutes N]`: causes faults on purpose and prints
 * the results as a Markdown table. Exits with 1 when a bar is missed, 64 for an unknown name.
 */
const SUITES: Readonly<Record<string, Suite>> = {
  http: measureHttp,
  sources: measureHostileSources,
  replies: measureReplies,
  unauthorized: measureUnauthorized,
  kill: measureKills,
  drain: measureDrains,
  deploy: measureDeploys,
  guide: measureGuide,
  slow: measureSlowConnections,
  memory: measureUniqueAddresses,
  keys: measureMillionEmbeddedKeys,
  'self-made-keys': measureSelfMadeKeys,
  secrets: measureSecrets,
  'admin-power-cut': measurePowerCuts,
  'two-servers': measureTwoServers,
  backup: measureBackups,
  'way-back': measureWayBack,
  'full-disk': measureFullDisk,
  'redis-outages': measureOutages,
  'redis-shared-key': measureSharedKey,
  'million-keys': measureMillionKeys,
  'redis-cost': measureCost,
};

/** Several suites under one name. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  redis: ['redis-outages', 'redis-shared-key', 'million-keys', 'redis-cost'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, minutes: { type: 'string' } },
});
const times = values.times === undefined ? undefined : Number(values.times);
const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
const asked = positionals.flatMap((name) => GROUPS[name] ?? [name]);
const unknown = asked.find((name) => !Object.hasOwn(SUITES, name));
if (unknown !== undefined) {
  const names = Object.keys(SUITES).join(', ');
  process.stderr.write(`there is no suite "${unknown}"; write one of ${names}\n`);
  process.exit(64);
}

const machine = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
process.stdout.write(`${machine}\n\n| Suite | What | Measured | Bar | |\n|---|---|---|---|---|\n`);
for (const [name, suite] of Object.entries(SUITES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const findings = await suite(
    (text) => void process.stderr.write(`${name}: ${text}\n`),
    times,
    minutes,
  );
  for (const { what, measured, bar, met } of findings) {
    if (!met) process.exitCode = 1;
    const verdict = bar === '-' ? '' : met ? 'met' : '**missed**';
    process.stdout.write(`| ${name} | ${what} | ${measured} | ${bar} | ${verdict} |\n`);
  }
}
