import { randomUUIDv7 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { KeyAdmin } from '../access/store.ts';
import { ApiLane } from './api-lane.ts';
import { AstroPages, loadAstroBuild } from './astro-pages.ts';
import { compose } from './composition.ts';
import { Drain } from './drain.ts';
import { createFrontDoor } from './front-door.ts';
import { McpLane } from './mcp-lane.ts';
import { SiteLane } from './site-lane.ts';
import { loadStaticSite, type StaticSite } from './static-site.ts';
import { createTroubleLog, type TroubleLog } from './trouble-log.ts';

export interface ServerOptions {
  readonly host?: string;
  /** 0, the default, takes any free port. */
  readonly port?: number;
  readonly artifactsDir: string;
  readonly varDir: string;
  /** The embedded store if left out. */
  readonly redisUrl?: string | null;
  /** The built site; null serves the API alone. */
  readonly distDir?: string | null;
  /** The origin of the site; the address listened on when left out. */
  readonly siteUrl?: string;
  /** `astro` sends `/v1` through Astro's endpoints, as `astro dev` does. */
  readonly apiLane?: 'direct' | 'astro';
  readonly log?: TroubleLog;
}

export interface RunningServer {
  /** For example `http://127.0.0.1:4321`. */
  readonly url: string;
  readonly dataVersion: string;
  /** Keys and accounts; changes take effect at once. */
  readonly admin: KeyAdmin;
  /** Drains, then closes the store. Safe to call twice. */
  close(): Promise<void>;
}

/** The site that was to be served is not built: says what to run. */
export class BuildMissingError extends Error {
  override readonly name = 'BuildMissingError';
}

const NO_SITE: StaticSite = { files: new Map(), notFound: null };

/** Decisions 6; times in milliseconds. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 30_000,
  maxHeaderSize: 16_384,
} as const;
const SOCKET_TIMEOUT_MILLIS = 30_000;
const CONNECTIONS_MAX = 10_000;

/**
 * Starts the service: verified data, store, both lanes, listening.
 * @throws ReleaseError, StoreError or BuildMissingError when it must not start.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? createTroubleLog((line) => void process.stderr.write(line), Date.now);
  const distDir = options.distDir ?? null;
  if (distDir !== null && !existsSync(join(distDir, 'client'))) {
    throw new BuildMissingError(`${distDir}: holds no built site; run: npm run build`);
  }
  const composition = await compose({ ...options, redisUrl: options.redisUrl ?? null, log });
  try {
    // All is loaded before the first connection can be made.
    const build = distDir === null ? null : await loadAstroBuild(distDir);
    const site = distDir === null ? NO_SITE : loadStaticSite(join(distDir, 'client'));
    if (options.apiLane === 'astro' && build === null) {
      throw new BuildMissingError(`${distDir}: has no server half; run: npm run build`);
    }
    const drain = new Drain();
    const server = createServer(LIMITS);
    server.timeout = SOCKET_TIMEOUT_MILLIS;
    server.maxConnections = CONNECTIONS_MAX;
    const url = await listen(server, options.host ?? '127.0.0.1', options.port ?? 0);
    const { service, dataSet, admin, mcp } = composition;
    const siteUrl = options.siteUrl ?? url;
    const astro = build && new AstroPages(build, service, siteUrl);
    const frontDoor = createFrontDoor({
      api: options.apiLane === 'astro' && astro !== null ? astro : new ApiLane(service, log),
      site: new SiteLane({ site, astro }),
      mcp: new McpLane({ endpoint: mcp, siteUrl, newRequestId: randomUUIDv7, log }),
      log,
      isDraining: () => drain.isDraining,
    });
    server.on('request', frontDoor);
    let closing: Promise<void> | undefined;
    return {
      url,
      dataVersion: dataSet.dataVersion,
      admin,
      close: () => {
        closing ??= drain.run(server).then(() => composition.close());
        return closing;
      },
    };
  } catch (error) {
    await composition.close();
    throw error;
  }
}

function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address() as AddressInfo;
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      resolve(`http://${name}:${address.port}`);
    });
  });
}
