import { randomBytes, randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import { createGate } from '../../access/gate.ts';
import { randomBase62 } from '../../access/keys/base62.ts';
import { openStore } from '../../access/open-store.ts';
import { makeFirstSigningKey, signingKeyPath } from '../../access/signing/signing-key-file.ts';
import { SigningKeys } from '../../access/signing/signing-keys.ts';
import type { KeyAdmin, OpenStore } from '../../access/store.ts';
import type { Gate } from '../../api/message.ts';
import { ReportFolder } from '../../reports/report-folder.ts';
import { networkList } from '../../settings/networks.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { createAccountDesk } from '../account/account-desk.ts';
import { createAdminDoor } from '../lanes/admin-door.ts';
import { createFrontDoor } from '../lanes/front-door.ts';
import { GuestPace } from '../lanes/guest-pace.ts';
import { createReplySigner } from '../lanes/reply-signer.ts';
import { type VisitorBuckets, Visitors } from '../lanes/visitors.ts';
import { LoadGauge } from '../watch/load-gauge.ts';
import { ReplyCounts } from '../watch/reply-counts.ts';
import { type LogSink, RequestLog } from '../watch/request-log.ts';
import { createTroubleLog, type TroubleLog } from '../watch/trouble-log.ts';
import type { Watched } from '../watch/watched-values.ts';
import { ArrivalTurns } from '../wire/arrival-turns.ts';
import { Connections } from '../wire/connections.ts';
import {
  CONNECTIONS_MAX,
  CONNECTIONS_PER_ADDRESS_MAX,
  createListener,
  listen,
  originOf,
} from '../wire/listener.ts';
import { ScrapTurns } from '../wire/pace/scrap-turns.ts';
import { createRequestIds } from '../wire/request-ids.ts';
import { HandshakePace } from '../wire/tls/handshake-pace.ts';
import { RecordWatch } from '../wire/tls/record-watch.ts';
import { readTls } from '../wire/tls/tls-files.ts';
import { Drain } from './drain.ts';
import {
  type EditionPlace,
  Editions,
  type LivePages,
  type OpenEdition,
  readEdition,
} from './edition.ts';
import { combine, type Reload, sharesPort } from './process-cluster.ts';

/** The settings; those that are left out are as if they were not set, but for a free port. */
export interface ServerOptions extends Partial<Omit<Settings, 'requestLog'>> {
  readonly artifactsDir: string;
  readonly varDir: string;
  /** The release to begin with, if it exists: the one that other processes serve. */
  readonly firstDataVersion?: string | null;
  /** The folder of builds; null serves only the API. */
  readonly distDir?: string | null;
  /** Pages that do not come from a build: those of `npm run dev`. */
  readonly livePages?: LivePages | null;
  readonly log?: TroubleLog;
  /** What one address may have without a key; Contract 14.6 if left out. */
  readonly visitorBuckets?: Partial<VisitorBuckets>;
  /** How late the event loop may be before overload is reported; Contract 16.3 if left out. */
  readonly delayMillisMax?: number;
  /** How often idle connections are closed during a drain; 200 milliseconds if left out. */
  readonly closeIdleEveryMillis?: number;
  /** Where the request log goes; no log if left out. */
  readonly requestLog?: LogSink | null;
}

export interface RunningServer {
  /** For example `http://127.0.0.1:4321`. */
  readonly url: string;
  /** The origin of health and metrics; null when they are not served. */
  readonly adminUrl: string | null;
  /** The release that is served at this moment. */
  readonly dataVersion: string;
  /** Keys and accounts; changes take effect at once. */
  readonly admin: KeyAdmin;
  /**
   * Takes what is on disk now (release and build of the site, certificate and key) and flushes
   * the request log. What cannot be used is refused, and the old one stays.
   */
  reload(): Promise<Reload>;
  /** Drains, then closes the store. Safe to call twice. */
  close(): Promise<void>;
}

const ADMIN_HOST = '127.0.0.1';
/** While this many guests wait for their replies, further ones wait by network. */
const GUESTS_WAITING_MAX = 256;
const WORD_LENGTH = 6;
const REPORT_NUMBER_MIN = 10_000_000;
const now = performance.now.bind(performance);

/**
 * Starts the service: verified data, store, lanes, listening.
 * @throws ReleaseError, StoreError, SettingError or BuildMissingError when it must not start.
 */
export async function startServer(given: ServerOptions): Promise<RunningServer> {
  const options = withDefaults(given);
  const { artifactsDir, dataVersion, distDir, log, tls: tlsFiles, adminPort } = options;
  const place = { artifactsDir, dataVersion, distDir };
  const tls = tlsFiles && readTls(tlsFiles);
  const troubleOf = (event: string) => (error: unknown) => log.trouble(event, error);
  const store = await openStore({ ...options, onTrouble: troubleOf('store') });
  const gate = createGate(store.callers);
  try {
    makeFirstSigningKey(options, Math.floor(Date.now() / 1_000));
    const file = signingKeyPath(options);
    const keys = new SigningKeys({ file, now, onTrouble: troubleOf('signing_keys') });
    // Everything that is served is read before the first connection is possible.
    const open = await readFirstEdition(place, gate, options.firstDataVersion);
    const server = createListener(tls);
    const address = await listen(server, options.host, options.port, sharesPort());
    const url = originOf(tls === null ? 'http' : 'https', address);
    const siteUrl = options.siteUrl ?? new URL(url).origin;
    let certificateExpiresAt = tls?.expiresAt ?? null;
    const door = openFrontDoor(server, { ...options, siteUrl }, { store, gate, keys, open });
    const { editions, requestLog, drain, connections, load } = door;
    const watched: Watched = {
      ...{ connections, load, requestLog, certificateExpiresAt: () => certificateExpiresAt },
      health: async () => {
        const health = await store.health();
        const leaving = drain.isDraining ? ['draining'] : [];
        return { ...health, unreadyBecause: [...leaving, ...health.unreadyBecause] };
      },
      dataVersion: () => editions.served.dataVersion,
    };
    const admin = adminPort === null ? null : await openAdminDoor(adminPort, door.counts, watched);
    const reload = async () => {
      requestLog?.flush();
      const { name } = editions.served;
      const edition = await attempt(name, async () => {
        const isOther = await editions.reload(place, gate);
        return isOther ? `${editions.served.name} instead of ${name}` : `${name} as before`;
      });
      if (tlsFiles === null || !(server instanceof SecureServer)) return edition;
      const certificate = await attempt('certificate', () => {
        const renewed = readTls(tlsFiles);
        server.setSecureContext(renewed);
        certificateExpiresAt = renewed.expiresAt;
        return 'certificate taken';
      });
      return combine([edition, certificate]);
    };
    let reloading: Promise<unknown> = Promise.resolve();
    let closing: Promise<void> | undefined;
    return {
      url,
      adminUrl: admin?.url ?? null,
      get dataVersion() {
        return editions.served.dataVersion;
      },
      admin: store.admin,
      reload: () => {
        const reloaded = reloading.then(reload);
        reloading = reloaded;
        return reloaded;
      },
      close: () => {
        closing ??= drain
          .run(server, () => connections.isWriting(), options.closeIdleEveryMillis)
          .then(async () => {
            admin?.door.close();
            admin?.door.closeAllConnections();
            await door.stop();
            await store.close();
          });
        return closing;
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function withDefaults(given: ServerOptions) {
  const settings = { ...readSettings({}), port: 0, requestLog: null };
  const none = { firstDataVersion: null, distDir: null, livePages: null };
  return { ...settings, ...none, log: createTroubleLog(), ...given };
}

/** A process that replaces a dead one begins with the release that the others serve, if it exists. */
async function readFirstEdition(place: EditionPlace, gate: Gate, dataVersion: string | null) {
  const served =
    dataVersion && (await readEdition({ ...place, dataVersion }, gate, null).catch(() => null));
  return served || ((await readEdition(place, gate, null)) as OpenEdition);
}

/** @param kept names what stays if that fails. */
async function attempt(kept: string, take: () => string | Promise<string>): Promise<Reload> {
  try {
    return { text: await take(), isRefused: false };
  } catch (error) {
    // A failing page reports its stack: one line is enough.
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { text: `${kept} kept: ${why}`, isRefused: true };
  }
}

interface Parts {
  readonly store: OpenStore;
  readonly gate: Gate;
  readonly keys: SigningKeys;
  readonly open: OpenEdition;
}

function openFrontDoor(
  server: Server,
  options: ReturnType<typeof withDefaults> & { readonly siteUrl: string },
  { store, gate, keys, open }: Parts,
) {
  const { varDir, siteUrl, livePages, log } = options;
  const drain = new Drain();
  const load = new LoadGauge(options.delayMillisMax);
  const counts = new ReplyCounts();
  const requestLog =
    options.requestLog &&
    new RequestLog(options.requestLog, Date.now, options.logAddress, randomBytes);
  const reporters = requestLog === null ? [counts] : [counts, requestLog];
  const visitors = new Visitors(options.visitorBuckets);
  const newRequestId = createRequestIds(Date.now);
  const isTls = server instanceof SecureServer;
  const trustedProxies = networkList(options.trustProxy);
  const pace = new GuestPace(now);
  const isBusy = () => pace.isBusy;
  const connections = new Connections({
    ...{ isTls, trustedProxies, siteUrl, newRequestId, now, reporters },
    connectionsMax: CONNECTIONS_MAX,
    connectionsPerAddressMax: CONNECTIONS_PER_ADDRESS_MAX,
    wallMillis: Date.now,
  });
  const turns = new ScrapTurns(isBusy);
  turns.attach(server, isTls);
  if (isTls) new RecordWatch({ turns, isBusy }).attach(server);
  new HandshakePace({ isTls, isBusy, trustedProxies, now }).attach(server);
  const editions = new Editions(open, {
    ...{ settings: options, siteUrl, keys, load, visitors, pace, now, livePages },
    desk: createAccountDesk(gate, store.orders, Date.now, () =>
      randomBase62(WORD_LENGTH, randomBytes),
    ),
    reports: new ReportFolder({
      varDir,
      drawNumber: () => randomInt(REPORT_NUMBER_MIN, REPORT_NUMBER_MIN * 10),
      wallMillis: Date.now,
    }),
  });
  const isFull = () => pace.waiting >= GUESTS_WAITING_MAX;
  const frontDoor = createFrontDoor({
    ...{ served: editions, pace, visitors, log, reporters, load, drain, newRequestId, now },
    arrivals: new ArrivalTurns({ isFull, isBusy, now }),
    sign: createReplySigner({ keys, visitors, now, wallMillis: Date.now }),
  });
  connections.attach(server, frontDoor);
  livePages?.attach(server);
  load.start(now);
  const stop = async () => {
    load.stop();
    // Requests whose clients have left unanswered are logged all the same.
    await editions.close();
    pace.stop();
    requestLog?.flush();
  };
  return { editions, requestLog, drain, connections, counts, load, stop };
}

/** Listens for operators. */
async function openAdminDoor(port: number, counts: ReplyCounts, watched: Watched) {
  // prom-client is loaded for this door alone: 30 ms of processor and 3 MiB.
  const { watchedValues } = await import('../watch/watched-values.ts');
  const door = createAdminDoor({
    metrics: async () => counts.text() + (await watchedValues(watched)),
    unreadyBecause: async () => (await watched.health()).unreadyBecause,
  });
  return { door, url: originOf('http', await listen(door, ADMIN_HOST, port, false)) };
}
