import { spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import type { ListedKey } from '../../../src/access/store.ts';
import { exactly, type Finding } from '../suite.ts';
import { TRACED, TracedDisk } from './traced-disk.ts';

/** A command's output when it succeeded. */
interface Acknowledgement {
  readonly id?: string;
  readonly account?: string;
  readonly plan?: string;
  readonly state?: string;
}

/**
 * Cuts the power at each acknowledgement of a command and checks that what it acknowledged is
 * there.
 */
export async function measurePowerCuts(say: (progress: string) => void): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-power-'));
  try {
    const varDir = join(folder, 'var');
    const log = join(folder, 'calls');
    say('administering under strace');
    const traced = spawnSync(
      'strace',
      [
        ...['-f', '-y', '-xx', '-s', '10000000', '-e', `trace=${TRACED}`, '-o', log],
        ...[process.execPath, 'trials/faults/keys/administer.ts', varDir],
      ],
      { encoding: 'utf8' },
    );
    if (traced.status !== 0) throw new Error(`strace: ${traced.error ?? traced.stderr}`);
    say('cutting the power');
    const kept = await cutAtEach(log, varDir, new TracedDisk(varDir), folder);
    const control = await cutAtEach(log, varDir, new TracedDisk(varDir, /-wal$/), folder);
    const { length } = kept;
    return [
      exactly('commands acknowledged', length, 8),
      exactly('changes kept after a power cut', kept.filter(Boolean).length, length),
      {
        what: 'control, the log not synced: changes kept',
        measured: `${control.filter(Boolean).length} of ${control.length}`,
        bar: 'fewer',
        met: control.filter(Boolean).length < control.length,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function cutAtEach(
  log: string,
  varDir: string,
  disk: TracedDisk,
  scratch: string,
): Promise<boolean[]> {
  const results: boolean[] = [];
  for await (const line of createInterface({ input: createReadStream(log, 'latin1') })) {
    const said = disk.take(line);
    if (said === null || !said.startsWith('{')) continue;
    const after = join(scratch, `after-${results.length}`);
    rmSync(after, { recursive: true, force: true });
    disk.writeTo(after);
    results.push(await holds(after, JSON.parse(said)));
  }
  if (results.length === 0) throw new Error(`${varDir}: strace has seen no acknowledgement`);
  return results;
}

async function holds(varDir: string, said: Acknowledgement): Promise<boolean> {
  let listed: ListedKey[];
  try {
    const admin = openEmbeddedAdmin(varDir, Date.now);
    listed = await admin.list();
    admin.close();
  } catch {
    return false;
  }
  const meant = listed.filter(
    ({ id, account }) => id === said.id || (said.id === undefined && account === said.account),
  );
  return (
    meant.length > 0 &&
    meant.every(
      ({ state, plan }) =>
        (said.plan === undefined || plan === said.plan) &&
        // A key of the account may itself be disabled or revoked.
        (said.state === undefined || state === said.state || said.state === 'active'),
    )
  );
}
