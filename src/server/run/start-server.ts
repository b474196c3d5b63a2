import { randomBytes, randomInt } from 'node:crypto';
import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import { randomBase62 } from '../../access/keys/base62.ts';
import {
  makeFirstSigningKey,
  type SigningPlace,
  signingKeyPath,
} from '../../access/signing/signing-key-file.ts';
import { SigningKeys } from '../../access/signing/signing-keys.ts';
import type { KeyAdmin } from '../../access/store.ts';
import type { Gate } from '../../api/message.ts';
import { ReportFolder } from '../../reports/report-folder.ts';
import { type LogAddress, networkList, type TlsFiles } from '../../settings/transport-settings.ts';
import { AccountDesk } from '../account/account-desk.ts';
import { createAdminDoor } from '../lanes/admin-door.ts';
import { createFrontDoor } from '../lanes/front-door.ts';
import { GuestPace } from '../lanes/guest-pace.ts';
import { createReplySigner } from '../lanes/reply-signer.ts';
import { type VisitorBuckets, Visitors } from '../lanes/visitors.ts';
import { createAddressMarks } from '../watch/address-marks.ts';
import { LoadGauge } from '../watch/load-gauge.ts';
import { attempt, combine, type Reload } from '../watch/reload.ts';
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
import { type Access, openAccess } from './composition.ts';
import { Drain } from './drain.ts';
import { type Edition, type EditionPlace, type LivePages, readEdition } from './edition.ts';
import { Editions } from './editions.ts';
import { sharesPort } from './process-cluster.ts';

export interface ServerOptions {
  readonly host?: string;
  /** 0, the default, takes any free port. */
  readonly port?: number;
  readonly artifactsDir: string;
  readonly varDir: string;
  /** The embedded store if left out. */
  readonly redisUrl?: string | null;
  /** The release to serve; the newest if left out. */
  readonly dataVersion?: string | null;
  /** The release to begin with, if it exists: the one that other processes serve. */
  readonly firstDataVersion?: string | null;
  /** The folder of builds; null serves only the API. */
  readonly distDir?: string | null;
  /** The file of signing keys; if left out, one in `varDir`, made at the first start. */
  readonly signingKeyFile?: string | null;
  /** Pages that do not come from a build: those of `npm run dev`. */
  readonly livePages?: LivePages | null;
  /** The origin of the site; the address listened on if left out. */
  readonly siteUrl?: string | null;
  readonly log?: TroubleLog;
  /** HTTPS instead of HTTP. */
  readonly tls?: TlsFiles | null;
  /** Networks of trusted proxies, as CIDRs or addresses. */
  readonly trustProxy?: readonly string[];
  /** Health and metrics, on loopback; none if left out. */
  readonly adminPort?: number | null;
  /** What one address may have without a key; Contract 14.6 if left out. */
  readonly visitorBuckets?: VisitorBuckets;
  /**
   * How late the event loop may be before the service reports overload; Contract 16.3 if left
   * out.
   */
  readonly delayMillisMax?: number;
  /** How often idle connections are closed during a drain; 200 milliseconds if left out. */
  readonly closeIdleEveryMillis?: number;
  /** Where issues are opened, besides the form for reports; nowhere if left out. */
  readonly reportUrl?: string | null;
  /** What else pages say of this server, as settings; nothing if left out. */
  readonly pageSettings?: Readonly<Record<string, string>>;
  /** Where the request log goes; no log if left out. */
  readonly requestLog?: LogSink | null;
  /** How addresses are logged; `hash` if left out. */
  readonly logAddress?: LogAddress;
  /** The contact for keys; none is named if left out. */
  readonly keysContact?: string | null;
  /** Whether anybody may make a key of the Free plan. */
  readonly selfService?: boolean;
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
/**
 * While this many guests wait for their replies, no further ones are handled: they wait by
 * network.
 */
const GUESTS_WAITING_MAX = 256;
/** Length of the word that tells one applicant's accounts apart. */
const WORD_LENGTH = 6;
/** Report numbers have eight digits. */
const REPORT_NUMBER_MIN = 10_000_000;
/** Milliseconds of a monotonic clock. */
const now = performance.now.bind(performance);

/**
 * Starts the service: verified data, store, lanes, listening.
 * @throws ReleaseError, StoreError, SettingError or BuildMissingError when it must not start.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? createTroubleLog((line) => void process.stderr.write(line), Date.now);
  const { artifactsDir, varDir, redisUrl = null, dataVersion = null, distDir = null } = options;
  const place = { artifactsDir, dataVersion, distDir };
  const tlsFiles = options.tls ?? null;
  const tls = tlsFiles && readTls(tlsFiles);
  const access = await openAccess({ redisUrl, varDir }, log);
  try {
    const keys = openSigningKeys({ varDir, signingKeyFile: options.signingKeyFile ?? null }, log);
    // Everything that is served is read before the first connection is possible.
    const first = await readFirstEdition(place, access.gate, options.firstDataVersion ?? null);
    const server = createListener(tls);
    const address = await listen(
      server,
      options.host ?? '127.0.0.1',
      options.port ?? 0,
      sharesPort(),
    );
    const url = originOf(tls === null ? 'http' : 'https', address);
    let certificateExpiresAt = tls?.expiresAt ?? null;
    const parts = {
      ...{ access, keys, first, siteUrl: options.siteUrl ?? new URL(url).origin, log },
      certificateExpiresAt: () => certificateExpiresAt,
    };
    const { editions, requestLog, drain, isWriting, health, stop } = openFrontDoor(
      server,
      options,
      parts,
    );
    const admin = options.adminPort == null ? null : await openAdminDoor(options.adminPort, health);
    const takeCertificate = () => {
      if (tlsFiles === null || !(server instanceof SecureServer)) return null;
      const renewed = readTls(tlsFiles);
      server.setSecureContext(renewed);
      certificateExpiresAt = renewed.expiresAt;
      return 'certificate taken';
    };
    const takeEdition = async () => {
      const { name } = editions;
      const isOther = await editions.reload(place, access.gate);
      return isOther ? `${editions.name} instead of ${name}` : `${name} as before`;
    };
    let closing: Promise<void> | undefined;
    let reloading: Promise<unknown> = Promise.resolve();
    return {
      url,
      adminUrl: admin?.url ?? null,
      get dataVersion() {
        return editions.dataVersion;
      },
      admin: access.admin,
      reload: () => {
        const reloaded = reloading.then(async () => {
          requestLog?.flush();
          return combine([
            await attempt(() => `${editions.name} kept`, takeEdition),
            await attempt(() => 'certificate kept', takeCertificate),
          ]);
        });
        reloading = reloaded;
        return reloaded;
      },
      close: () => {
        closing ??= drain.run(server, isWriting).then(async () => {
          admin?.door.close();
          admin?.door.closeAllConnections();
          await stop();
          await access.close();
        });
        return closing;
      },
    };
  } catch (error) {
    await access.close();
    throw error;
  }
}

/**
 * A process that replaces a dead one begins with the release that the others serve, if it exists.
 */
async function readFirstEdition(
  place: EditionPlace,
  gate: Gate,
  dataVersion: string | null,
): Promise<Edition> {
  if (dataVersion !== null) {
    const served = await readEdition({ ...place, dataVersion }, gate).catch(() => null);
    if (served !== null) return served;
  }
  return await readEdition(place, gate);
}

/** @throws StoreError when there is no key to sign with. */
function openSigningKeys(place: SigningPlace, log: TroubleLog): SigningKeys {
  makeFirstSigningKey(place, Math.floor(Date.now() / 1_000));
  const onTrouble = (error: unknown) => log.trouble('signing_keys', error);
  return new SigningKeys({ file: signingKeyPath(place), now, onTrouble });
}

/** What the admin door reports. */
interface Health {
  readonly counts: ReplyCounts;
  readonly watched: Watched;
}

function openLog(sink: LogSink, logAddress: LogAddress = 'hash'): RequestLog {
  const marks = logAddress === 'off' ? null : createAddressMarks(logAddress, randomBytes);
  return new RequestLog(sink, Date.now, marks);
}

interface Parts {
  readonly access: Access;
  readonly keys: SigningKeys;
  readonly first: Edition;
  readonly siteUrl: string;
  readonly log: TroubleLog;
  readonly certificateExpiresAt: Watched['certificateExpiresAt'];
}

interface FrontDoor {
  readonly editions: Editions;
  readonly requestLog: RequestLog | null;
  readonly drain: Drain;
  readonly isWriting: () => boolean;
  readonly health: Health;
  readonly stop: () => Promise<void>;
}

/** Puts the front door together, and lets requests in. */
function openFrontDoor(
  server: Server,
  options: ServerOptions,
  { access, keys, first, siteUrl, log, certificateExpiresAt }: Parts,
): FrontDoor {
  const drain = new Drain(options.closeIdleEveryMillis);
  const load = new LoadGauge(options.delayMillisMax);
  const counts = new ReplyCounts();
  const requestLog = options.requestLog ? openLog(options.requestLog, options.logAddress) : null;
  const reporters = requestLog === null ? [counts] : [counts, requestLog];
  const visitors = new Visitors(options.visitorBuckets);
  const newRequestId = createRequestIds(Date.now);
  const isTls = server instanceof SecureServer;
  const trustedProxies = networkList(options.trustProxy ?? []);
  const pace = new GuestPace(now);
  const isBusy = () => pace.isBusy;
  const connections = new Connections({
    isTls,
    trustedProxies,
    siteUrl,
    connectionsMax: CONNECTIONS_MAX,
    connectionsPerAddressMax: CONNECTIONS_PER_ADDRESS_MAX,
    newRequestId,
    now,
    wallMillis: Date.now,
    reporters,
  });
  const turns = new ScrapTurns(isBusy);
  turns.attach(server, isTls);
  if (isTls) new RecordWatch({ turns, isBusy }).attach(server);
  new HandshakePace({ isTls, isBusy, trustedProxies, now }).attach(server);
  const { gate, orders } = access;
  const newWord = () => randomBase62(WORD_LENGTH, randomBytes);
  const desk = new AccountDesk({ gate, orders, now: Date.now, newWord });
  const { keysContact = null, selfService = false } = options;
  const contact = { keysContact, selfService };
  const reports = new ReportFolder({
    varDir: options.varDir,
    drawNumber: () => randomInt(REPORT_NUMBER_MIN, REPORT_NUMBER_MIN * 10),
    wallMillis: Date.now,
  });
  const { reportUrl = null, pageSettings = {}, livePages = null } = options;
  const common = { siteUrl, keys, load, visitors, pace, now };
  const context = { ...common, desk, contact, reports, reportUrl, pageSettings, livePages };
  const editions = new Editions(first, context);
  const frontDoor = createFrontDoor({
    served: editions,
    pace,
    arrivals: new ArrivalTurns({
      isFull: () => pace.waiting >= GUESTS_WAITING_MAX,
      isBusy,
      now,
    }),
    visitors,
    sign: createReplySigner({ keys, visitors, now, wallMillis: Date.now }),
    log,
    reporters,
    load,
    drain,
    newRequestId,
    now,
  });
  connections.attach(server, frontDoor);
  livePages?.attach(server);
  load.start(now);
  const health: Health = {
    counts,
    watched: {
      ...{ connections, load, requestLog, certificateExpiresAt },
      health: async () => {
        const store = await access.storeHealth();
        const leaving = drain.isDraining ? ['draining'] : [];
        return { ...store, unreadyBecause: [...leaving, ...store.unreadyBecause] };
      },
      dataVersion: () => editions.dataVersion,
    },
  };
  const stop = async () => {
    load.stop();
    // Requests whose clients have left unanswered are logged all the same.
    await editions.close();
    pace.stop();
    requestLog?.flush();
  };
  const isWriting = () => connections.isWriting();
  return { editions, requestLog, drain, isWriting, health, stop };
}

/** Listens for operators. */
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
