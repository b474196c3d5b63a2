import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KeyAdmin } from '../../../src/access/store.ts';
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../../../src/server/run/start-server.ts';
import type { Lane } from '../lanes/lane.ts';
import { type Keys, socketLane } from '../lanes/socket-lane.ts';
import { writeToyChain } from '../world/toy-chain.ts';
import { addToyBuild } from '../world/toy-site.ts';
import { WITHIN_TEST } from './within-test.ts';

export interface ToyServer {
  readonly server: RunningServer;
  readonly keys: Keys;
  readonly lane: Lane;
  close(): Promise<void>;
}

export interface ToyServerOptions extends Partial<ServerOptions> {
  /** Whether it also serves the toy site. */
  readonly withSite?: boolean;
}

/**
 * The complete server over the toy world, on any free port, with its store in a temporary folder.
 */
export async function startToyServer({
  withSite = false,
  ...options
}: ToyServerOptions = {}): Promise<ToyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-conformance-'));
  const artifactsDir = join(folder, 'artifacts');
  writeToyChain(artifactsDir);
  const distDir = join(folder, 'dist');
  if (withSite) addToyBuild(distDir, artifactsDir);
  const server = await startServer({
    artifactsDir,
    varDir: join(folder, 'var'),
    ...WITHIN_TEST,
    ...(withSite && { distDir }),
    ...options,
  }).catch((problem) => {
    rmSync(folder, { recursive: true });
    throw problem;
  });
  const keys = await makeKeys(server.admin);
  return {
    server,
    keys,
    lane: socketLane(server.url, keys),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Keys of separate accounts without limits: the suite asks faster than any plan allows. */
export async function makeKeys(admin: KeyAdmin): Promise<Keys> {
  const keyOf = async (plan: 'free' | 'starter') =>
    (await admin.create({ account: plan, plan, unlimited: true, expiresAt: null })).key;
  return { free: await keyOf('free'), paid: await keyOf('starter') };
}
