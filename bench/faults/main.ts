import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Finding } from './finding.ts';

/**
 * `npm run faults [-- NAME …]`: faults that are really made, under load. Prints a table in
 * Markdown; the figures go to `var/faults.json` as well. Exit 1 when a bar is missed.
 */
type Say = (progress: string) => void;
const SUITES: Readonly<Record<string, (say: Say) => Promise<Finding[]>>> = {
  redis: async (say) => [
    ...(await (await import('./redis-outages.ts')).measureOutages(say)),
    ...(await (await import('./redis-shared-key.ts')).measureSharedKey(say)),
    ...(await (await import('./redis-million-keys.ts')).measureMillionKeys(say)),
  ],
  'redis-outages': async (say) => (await import('./redis-outages.ts')).measureOutages(say),
  'redis-shared-key': async (say) => (await import('./redis-shared-key.ts')).measureSharedKey(say),
  'redis-million-keys': async (say) =>
    (await import('./redis-million-keys.ts')).measureMillionKeys(say),
};
/** What runs when nothing is named: every suite once. */
const ALL = ['redis'];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(SUITES, name));
if (unknown !== undefined) {
  process.stderr.write(
    `there is no suite "${unknown}"; write one of ${Object.keys(SUITES).join(', ')}\n`,
  );
  process.exit(64);
}
const findings: Finding[] = [];
for (const name of asked.length === 0 ? ALL : asked) {
  const run = SUITES[name];
  if (run !== undefined) {
    findings.push(...(await run((progress) => process.stderr.write(`${name}: ${progress}\n`))));
  }
}
const machine = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
mkdirSync('var', { recursive: true });
writeFileSync('var/faults.json', `${JSON.stringify({ machine, findings }, null, 2)}\n`);
const lines = findings.map(
  ({ what, shown, bar, met }) => `| ${what} | ${shown} | ${bar} | ${met ? 'met' : '**missed**'} |`,
);
process.stdout.write(
  `${machine}\n\n| What | Measured | Bar | |\n|---|---|---|---|\n${lines.join('\n')}\n`,
);
if (findings.some(({ met }) => !met)) process.exitCode = 1;
