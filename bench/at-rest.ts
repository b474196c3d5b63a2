import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftRelease } from '../pipeline/release/draft.ts';
import { listReleases, loadRelease } from '../src/artifact/load-release.ts';
import { median } from './compare.ts';
import { runWrk } from './load/wrk.ts';
import { load } from './own-packages.ts';
import { residentMiB } from './servers/process.ts';
import { newStore, startRedletter } from './servers/redletter.ts';

export interface AtRestResult {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly atMost: number | null;
}

const STARTS = 5;
const SETTLE_MS = 1_500;
const IS = '/v1/is-business-day?date=2026-11-20&country=US';

/** Start-up, memory and tail latency of the server as shipped. */
export async function measureAtRest(onStep: (name: string) => void): Promise<AtRestResult[]> {
  onStep('start-up and memory');
  const shipped = await startAndRest({});
  onStep('start-up and memory, ten times as many calendars');
  const { artifactsDir, calendars, more } = tenTimes();
  const larger = await startAndRest({ ARTIFACTS_DIR: artifactsDir });
  onStep('tail latency at half the peak');
  return [
    { name: 'process start to first answer', value: shipped.startMs, unit: 'ms', atMost: 400 },
    {
      name: `memory at rest, ${calendars} calendars`,
      value: shipped.memory,
      unit: 'MiB',
      atMost: 120,
    },
    {
      name: 'memory of each further calendar',
      value: ((larger.memory - shipped.memory) * 1024) / more,
      unit: 'KiB',
      atMost: 40,
    },
    {
      name: 'start with ten times as many calendars',
      value: larger.startMs,
      unit: 'ms',
      atMost: null,
    },
    { name: 'p99 at half the peak load', value: await tailLatency(), unit: 'ms', atMost: 5 },
  ];
}

async function startAndRest(
  env: Readonly<Record<string, string>>,
): Promise<{ startMs: number; memory: number }> {
  const starts: number[] = [];
  const memories: number[] = [];
  for (let index = 0; index < STARTS; index += 1) {
    const { server } = await startRedletter(newStore(), env);
    starts.push(server.firstAnswerMs);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    memories.push(residentMiB(server.pid));
    await server.stop();
  }
  return { startMs: median(starts), memory: median(memories) };
}

/** The newest release with each country ten times over, under invented codes. */
function tenTimes(): { artifactsDir: string; calendars: number; more: number } {
  const newest = listReleases('artifacts').at(-1) ?? '';
  const release = loadRelease(join('artifacts', newest));
  const codes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const taken = new Set(release.countries.map((each) => each.country));
  const free = [...codes]
    .flatMap((a) => [...codes].map((b) => a + b))
    .filter((code) => !taken.has(code));
  const copies = release.countries.flatMap((artifact) =>
    Array.from({ length: 9 }, () => ({ ...artifact, country: free.shift() ?? '' })),
  );
  const files = draftRelease({
    dataVersion: newest,
    chain: [],
    released: release.manifest.released,
    countries: [...release.countries, ...copies],
    changes: [],
    facts: [],
    secondOpinion: { package: 'none', compared: [], disagreements: [] },
    translations: [],
  });
  const artifactsDir = mkdtempSync(join(tmpdir(), 'redletter-bench-'));
  mkdirSync(join(artifactsDir, newest));
  for (const [name, text] of files) writeFileSync(join(artifactsDir, newest, name), text);
  const calendars = release.countries.reduce((sum, each) => sum + 1 + each.regions.length, 0);
  return { artifactsDir, calendars, more: calendars * 9 };
}

/** An open-loop load at half the peak: waiting requests count from the moment they were due. */
async function tailLatency(): Promise<number> {
  const { server, headers } = await startRedletter(newStore());
  try {
    const url = server.origin + IS;
    runWrk({ url, headers, seconds: 2 });
    const peak = runWrk({ url, headers, seconds: 3 });
    const rate = Math.round(peak.requests / peak.seconds / 2);
    const { default: autocannon } = await load('autocannon');
    const result = await autocannon({
      url,
      headers,
      connections: 32,
      duration: 5,
      overallRate: rate,
    });
    if (result.errors > 0 || result.non2xx > 0)
      throw new Error('the load at half the peak had errors');
    return result.latency.p99;
  } finally {
    await server.stop();
  }
}
