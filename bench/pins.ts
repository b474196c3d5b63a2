import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftRelease } from '../pipeline/release/draft.ts';
import { listReleases, loadRelease, readChain } from '../src/artifact/load-release.ts';
import { compareInTurns, fetchReply } from './compare.ts';
import { cpuSeconds, residentMiB } from './servers/process.ts';
import { newStore, type Redletter, startRedletter } from './servers/redletter.ts';

/** What pinned releases cost (Decision 31). */
export interface PinsResult {
  /** Requests a second with a pin and without. */
  readonly ratio: number;
  /** The memory of 50 pinned releases. */
  readonly memoryMiB: number;
  /** The additional processor milliseconds of a start with 50 earlier releases. */
  readonly startMillis: number;
}

const RELEASES = 50;
const STARTS = 9;
/** Until V8 has returned unused memory: it begins eight seconds after the last work. */
const SETTLE_MS = 20_000;
const IS = '/v1/is-business-day?date=2026-11-20&country=US';
const QUESTIONS = [IS, '/v1/holidays?country=GB&region=SCT&year=2026', '/v1/countries'];

/**
 * A pinned request against one without a pin, and memory with 50 releases that have nothing in
 * common.
 */
export async function measurePins(onStep: (name: string) => void): Promise<PinsResult> {
  const artifactsDir = makeReleases(RELEASES);
  const start = () => startOver(artifactsDir, newStore());
  onStep(`memory with ${RELEASES} pinned releases`);
  const asked = await start();
  const memoryMiB = await memoryOfAll(asked);
  await asked.server.stop();
  onStep(`a start with ${RELEASES} earlier releases`);
  const startMillis = await compareStarts(artifactsDir, makeReleases(0));
  onStep('a pinned request');
  const [plain, pinned] = [await start(), await start()];
  const path = IS;
  const headers = { ...pinned.headers, 'X-Data-Version': versionOf(1) };
  try {
    const [without, withPin] = await compareInTurns(
      { server: plain.server, path, headers: plain.headers },
      { server: pinned.server, path, headers },
    );
    return { ratio: withPin.perSecond / without.perSecond, memoryMiB, startMillis };
  } finally {
    await Promise.all([plain.server.stop(), pinned.server.stop()]);
  }
}

function startOver(artifactsDir: string, store: ReturnType<typeof newStore>): Promise<Redletter> {
  const env = { ARTIFACTS_DIR: artifactsDir };
  return startRedletter(store, env, undefined, 'bench/servers/api-server.ts');
}

/**
 * The additional processor time of a start over `more` compared with `less`: medians of
 * alternating starts.
 */
async function compareStarts(more: string, less: string): Promise<number> {
  const store = newStore();
  const taken: Record<string, number[]> = { [more]: [], [less]: [] };
  for (let turn = 0; turn < STARTS; turn += 1) {
    for (const folder of [more, less]) {
      const { server } = await startOver(folder, store);
      taken[folder]?.push(1_000 * cpuSeconds(server.pid));
      await server.stop();
    }
  }
  const median = (folder: string) =>
    taken[folder]?.sort((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN;
  return median(more) - median(less);
}

/** The additional memory of a server after every release was requested. */
async function memoryOfAll({ server, headers }: Redletter): Promise<number> {
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    return residentMiB(server.pid);
  };
  const before = await settled();
  for (let index = 1; index <= RELEASES; index += 1) {
    for (const path of QUESTIONS) {
      const pin = { ...headers, 'X-Data-Version': versionOf(index) };
      const { status } = await fetchReply({ server, path, headers: pin });
      if (status !== 200) throw new Error(`${path} of ${versionOf(index)}: status ${status}`);
    }
  }
  return (await settled()) - before;
}

const versionOf = (index: number) => `2026.1.${index}`;

/** The newest release, and `earlier` others of it with every holiday renamed. */
function makeReleases(earlier: number): string {
  const newest = loadRelease(join('artifacts', listReleases('artifacts').at(-1) ?? ''));
  const artifactsDir = mkdtempSync(join(tmpdir(), 'redletter-bench-'));
  for (let index = 1; index <= earlier + 1; index += 1) {
    const files = draftRelease({
      dataVersion: versionOf(index),
      chain: readChain(artifactsDir),
      released: '2026-01-31',
      countries: newest.countries.map((artifact) => ({
        ...artifact,
        holidays: artifact.holidays.map((each) => ({ ...each, name: `${each.name} (${index})` })),
      })),
      changes: [],
      facts: [],
      secondOpinion: { package: 'none', compared: [], disagreements: [] },
      translations: [],
    });
    mkdirSync(join(artifactsDir, versionOf(index)));
    for (const [name, text] of files) {
      writeFileSync(join(artifactsDir, versionOf(index), name), text);
    }
  }
  return artifactsDir;
}
