import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import { join } from 'node:path';
import type { KeyAdmin } from '../../access/store.ts';
import { type LogAddress, networkList, type TlsFiles } from '../../settings/transport-settings.ts';
import { SECURITY_TXT_PATH, securityTxtFile } from '../files/security-txt.ts';
import { loadStaticSite, type StaticSite } from '../files/static-site.ts';
import { createAdminDoor } from '../lanes/admin-door.ts';
import { createApiLane } from '../lanes/api-lane.ts';
import { createFrontDoor } from '../lanes/front-door.ts';
import { GuestPace } from '../lanes/guest-pace.ts';
import { createMcpLane } from '../lanes/mcp-lane.ts';
import { RenderedPages } from '../lanes/rendered-pages.ts';
import { SiteLane } from '../lanes/site-lane.ts';
import { type VisitorBuckets, Visitors } from '../lanes/visitors.ts';
import { renderedAddresses } from '../render/astro-build.ts';
import { KeptPages } from '../render/kept-pages.ts';
import { createRenderer } from '../render/renderer.ts';
import { createAddressMarks } from '../watch/address-marks.ts';
import { LoadGauge } from '../watch/load-gauge.ts';
import { ReplyCounts } from '../watch/reply-counts.ts';
import { type LogSink, RequestLog } from '../watch/request-log.ts';
import { createTroubleLog, type TroubleLog } from '../watch/trouble-log.ts';
import type { Watched } from '../watch/watched-values.ts';
import { Connections } from '../wire/connections.ts';
import {
  CONNECTIONS_MAX,
  CONNECTIONS_PER_ADDRESS_MAX,
  createListener,
  listen,
  originOf,
} from '../wire/listener.ts';
import { readTls } from '../wire/tls-files.ts';
import { type Composition, compose } from './composition.ts';
import { Drain } from './drain.ts';
import { sharesPort } from './process-cluster.ts';

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
  readonly log?: TroubleLog;
  /** HTTPS instead of HTTP. */
  readonly tls?: TlsFiles | null;
  /** Networks whose proxies are believed, as CIDRs or addresses. */
  readonly trustProxy?: readonly string[];
  /** Health and metrics, on loopback; none if left out. */
  readonly adminPort?: number | null;
  /** What one address may have without a key; Contract 14.6 if left out. */
  readonly visitorBuckets?: VisitorBuckets;
  /** Where the request log goes; there is none if left out. */
  readonly requestLog?: LogSink | null;
  /** How it has addresses; `hash` if left out. */
  readonly logAddress?: LogAddress;
}

export interface RunningServer {
  /** For example `http://127.0.0.1:4321`. */
  readonly url: string;
  /** Of health and metrics; null when they are not served. */
  readonly adminUrl: string | null;
  readonly dataVersion: string;
  /** Keys and accounts; changes take effect at once. */
  readonly admin: KeyAdmin;
  /**
   * Reads certificate and key anew, for connections from now on.
   * @throws SettingError when they cannot be used: the ones in use stay.
   */
  reloadTls(): void;
  /** Drains, then closes the store. Safe to call twice. */
  close(): Promise<void>;
}

/** The site that was to be served is not built: says what to run. */
export class BuildMissingError extends Error {
  override readonly name = 'BuildMissingError';
  /** `EX_CONFIG` of sysexits: starting again will not help before somebody has acted. */
  readonly exitCode = 78;
}

const ADMIN_HOST = '127.0.0.1';
/** Milliseconds of a clock that only goes forward. */
const now = performance.now.bind(performance);

/**
 * Starts the service: verified data, store, both lanes, listening.
 * @throws ReleaseError, StoreError, SettingError or BuildMissingError when it must not start.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? createTroubleLog((line) => void process.stderr.write(line), Date.now);
  const distDir = options.distDir ?? null;
  if (distDir !== null && !existsSync(join(distDir, 'client'))) {
    throw new BuildMissingError(`${distDir}: holds no built site; run: npm run build`);
  }
  const tlsFiles = options.tls ?? null;
  const tls = tlsFiles && readTls(tlsFiles);
  const composition = await compose({ ...options, redisUrl: options.redisUrl ?? null, log });
  try {
    // All that is served is read before the first connection can be made.
    const files = distDir === null ? NO_FILES : loadStaticSite(join(distDir, 'client'));
    const server = createListener(tls);
    const address = await listen(
      server,
      options.host ?? '127.0.0.1',
      options.port ?? 0,
      sharesPort(),
    );
    const url = originOf(tls === null ? 'http' : 'https', address);
    const siteUrl = options.siteUrl ?? url;
    let certificateExpiresAt = tls?.expiresAt ?? null;
    const parts = {
      ...{ composition, files, siteUrl, log },
      certificateExpiresAt: () => certificateExpiresAt,
    };
    const { drain, isWriting, health, stop } = openFrontDoor(server, options, parts);
    const admin = options.adminPort == null ? null : await openAdminDoor(options.adminPort, health);
    let closing: Promise<void> | undefined;
    return {
      url,
      adminUrl: admin?.url ?? null,
      dataVersion: composition.dataSet.dataVersion,
      admin: composition.admin,
      reloadTls: () => {
        if (tlsFiles !== null && server instanceof SecureServer) {
          const renewed = readTls(tlsFiles);
          server.setSecureContext(renewed);
          certificateExpiresAt = renewed.expiresAt;
        }
      },
      close: () => {
        closing ??= drain.run(server, isWriting).then(async () => {
          admin?.door.close();
          admin?.door.closeAllConnections();
          await stop();
          files.close();
          await composition.close();
        });
        return closing;
      },
    };
  } catch (error) {
    await composition.close();
    throw error;
  }
}

const NO_FILES: StaticSite = { files: new Map(), notFound: null, close: () => undefined };

interface Parts {
  readonly composition: Composition;
  readonly files: StaticSite;
  readonly siteUrl: string;
  readonly log: TroubleLog;
  readonly certificateExpiresAt: Watched['certificateExpiresAt'];
}

/** What the admin door tells. */
interface Health {
  readonly counts: ReplyCounts;
  readonly watched: Watched;
}

function openLog(sink: LogSink, logAddress: LogAddress = 'hash'): RequestLog {
  const marks = logAddress === 'off' ? null : createAddressMarks(logAddress, randomBytes);
  return new RequestLog(sink, Date.now, marks);
}

/** Puts the front door together, and lets requests in. */
function openFrontDoor(
  server: Server,
  options: ServerOptions,
  { composition, files, siteUrl, log, certificateExpiresAt }: Parts,
): { drain: Drain; isWriting: () => boolean; health: Health; stop: () => Promise<void> } {
  const { service, mcp, dataSet, storeHealth } = composition;
  const drain = new Drain();
  const load = new LoadGauge();
  const counts = new ReplyCounts();
  const requestLog = options.requestLog ? openLog(options.requestLog, options.logAddress) : null;
  const reporters = requestLog === null ? [counts] : [counts, requestLog];
  const connections = new Connections({
    isTls: server instanceof SecureServer,
    trustedProxies: networkList(options.trustProxy ?? []),
    connectionsMax: CONNECTIONS_MAX,
    connectionsPerAddressMax: CONNECTIONS_PER_ADDRESS_MAX,
    newRequestId: randomUUIDv7,
    now,
    wallMillis: Date.now,
    reporters,
  });
  const site = {
    ...files,
    files: new Map(files.files).set(SECURITY_TXT_PATH, securityTxtFile(siteUrl)),
  };
  const visitors = new Visitors(options.visitorBuckets);
  const distDir = options.distDir ?? null;
  const knows = distDir === null ? null : renderedAddresses(distDir);
  const renderer = createRenderer({ distDir: distDir ?? '', host: new URL(siteUrl).host });
  const rendered =
    knows && new RenderedPages({ knows, renderer, kept: new KeptPages(), visitors, now });
  const pace = new GuestPace(now);
  const frontDoor = createFrontDoor({
    lanes: [
      createApiLane(service),
      createMcpLane({ endpoint: mcp, siteUrl, load }),
      new SiteLane({ site, rendered, siteUrl }),
    ],
    pace,
    visitors,
    log,
    reporters,
    load,
    drain,
    newRequestId: randomUUIDv7,
    now,
  });
  connections.attach(server, frontDoor);
  load.start(now);
  const health: Health = {
    counts,
    watched: {
      ...{ connections, load, requestLog, certificateExpiresAt },
      health: async () => {
        const store = await storeHealth();
        const leaving = drain.isDraining ? ['draining'] : [];
        return { ...store, unreadyBecause: [...leaving, ...store.unreadyBecause] };
      },
      dataVersion: () => dataSet.dataVersion,
    },
  };
  const stop = async () => {
    load.stop();
    // Whoever has left and was not answered yet is told of in the log all the same.
    await renderer.close();
    pace.stop();
    requestLog?.flush();
  };
  return { drain, isWriting: () => connections.isWriting(), health, stop };
}

/** Listens for whoever looks after the service. */
async function openAdminDoor(
  port: number,
  { counts, watched }: Health,
): Promise<{ door: Server; url: string }> {
  // prom-client is loaded for this door alone: 30 ms of processor and 3 MiB.
  const { watchedValues } = await import('../watch/watched-values.ts');
  const values = watchedValues(watched);
  const metrics = async () => counts.text() + (await values.metrics());
  const door = createAdminDoor({
    metrics,
    unreadyBecause: async () => (await watched.health()).unreadyBecause,
  });
  return { door, url: originOf('http', await listen(door, ADMIN_HOST, port, false)) };
}
