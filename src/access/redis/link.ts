import { isIP } from 'node:net';
import { RedisClient } from '@redis/client';
import type { RedisAddress } from '../../settings/redis-address.ts';
import { NAMES } from './names.ts';
import { redisScripts } from './scripts.ts';

/** Redis did not answer. `sent` = the call may still have taken effect. */
export class RedisDownError extends Error {
  override readonly name = 'RedisDownError';
  readonly sent: boolean;

  constructor(sent: boolean, cause?: unknown) {
    super(cause instanceof Error ? cause.message : 'not connected', { cause });
    this.sent = sent;
  }
}

/** A call without a timely reply; it may still take effect. */
class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

export interface LinkOptions {
  readonly address: RedisAddress;
  /** The deadline of a call. */
  readonly deadlineMillis: number;
  /** The clock of the scripts, as `redisScripts` takes it. */
  readonly clock: string | undefined;
  /** Called once at the start of every outage. */
  readonly onTrouble?: (error: unknown) => void;
  /** Called whenever Redis has become usable. */
  readonly onUp?: () => void;
}

type Word = string | Buffer;
/** What a script replies. */
export type Reply = readonly (string | number | null)[];
type Client = ReturnType<typeof connectionTo>;

const CONNECT_WITHIN_MILLIS = 1_000;
/** Writes, so that a full, loading or read-only Redis counts as unusable. */
const PROBE = ['SET', NAMES.probe, '1'];
const PROBE_EVERY_MILLIS = 100;
/** A connection is given up after this many unanswered probes in a row. */
const PROBES_UNTIL_RECONNECT = 10;

/** Redis 6 and later say WRONGPASS; older ones, and those without any password, say ERR. */
const CREDENTIALS =
  /^(?:WRONGPASS|NOAUTH|NOPERM|ERR(?= invalid password| (?:Client sent )?AUTH\b))\b/;
const WRITES = /^(?:READONLY|MISCONF|OOM|NOREPLICAS)\b/;

/**
 * One connection to Redis behind a circuit breaker. Every call has a deadline of our own, because
 * the client's command timeout does not cover commands already sent. The first late reply opens
 * the breaker. Calls then fail at once, until a writing probe, sent every 100 ms, succeeds. So an
 * outage costs the calls in flight one deadline, and later ones nothing. Decision 11.
 */
export class RedisLink {
  readonly #options: LinkOptions;
  readonly #scripts: ReturnType<typeof redisScripts>;
  #client: Client | null = null;
  #isUp = false;
  #wasUp = false;
  #isClosed = false;
  #missedProbes = 0;
  #nextProbe: NodeJS.Timeout | undefined;
  #lastError: unknown = new Error('not connected yet');
  readonly #waiting = new Set<() => void>();

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#scripts = redisScripts(options.clock);
    void this.#watch();
  }

  /** Whether calls are tried. */
  get isUp(): boolean {
    return this.#isUp;
  }

  /** Whether Redis has ever been usable. */
  get wasUp(): boolean {
    return this.#wasUp;
  }

  /**
   * Why a Redis that answers is unusable: it refuses our user or password, or takes no writes; with
   * its own error word. Null when it serves, or does not answer.
   */
  get refusal(): { readonly kind: 'credentials' | 'writes'; readonly code: string } | null {
    if (this.#isUp || !(this.#lastError instanceof Error)) return null;
    const { message } = this.#lastError;
    const [credentials] = CREDENTIALS.exec(message) ?? [];
    if (credentials !== undefined) return { kind: 'credentials', code: credentials };
    const [writes] = WRITES.exec(message) ?? [];
    return writes === undefined ? null : { kind: 'writes', code: writes };
  }

  /** Probes a Redis that is up, for want of recent calls. */
  async check(): Promise<void> {
    await this.send(PROBE).catch(() => undefined);
  }

  /** Resolves when Redis is usable. @throws RedisDownError after `millis`, with the cause. */
  async ready(millis: number): Promise<void> {
    if (this.#isUp) return;
    const up = new Promise<void>((resolve) => this.#waiting.add(resolve));
    try {
      await withDeadline(up, millis);
    } catch {
      throw new RedisDownError(false, this.#lastError);
    }
  }

  /** Sends one command. @throws RedisDownError */
  send(words: readonly Word[]): Promise<unknown> {
    return this.#bounded((client) => client.sendCommand(words));
  }

  /** Runs a script by its name, or by its text where Redis has forgotten it. @throws RedisDownError */
  async run(
    name: keyof ReturnType<typeof redisScripts>,
    keys: readonly string[],
    args: readonly Word[],
  ): Promise<Reply> {
    const { sha, text } = this.#scripts[name];
    const rest: Word[] = [String(keys.length), ...keys, ...args];
    const reply = await this.#bounded((client) =>
      client.sendCommand(['EVALSHA', sha, ...rest]).catch((error: unknown) => {
        if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
        // It did not run, so sending it again cannot run it twice.
        return client.sendCommand(['EVAL', text, ...rest]);
      }),
    );
    return Array.isArray(reply) ? reply : [];
  }

  /** Closes the connection; calls still in flight fail. */
  close(): void {
    this.#isClosed = true;
    this.#isUp = false;
    clearTimeout(this.#nextProbe);
    this.#drop();
  }

  async #bounded(call: (client: Client) => Promise<unknown>): Promise<unknown> {
    const client = this.#client;
    if (!this.#isUp || client === null) throw new RedisDownError(false);
    try {
      return await withDeadline(call(client), this.#options.deadlineMillis);
    } catch (error) {
      this.#trip(error);
      throw new RedisDownError(true, error);
    }
  }

  #trip(error: unknown): void {
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#missedProbes = 0;
    this.#lastError = error;
    this.#options.onTrouble?.(error);
    this.#watchSoon();
  }

  async #watch(): Promise<void> {
    try {
      await this.#probe(this.#client ?? (await this.#connect()));
    } catch (error) {
      this.#lastError = error;
      this.#missedProbes += 1;
      const isSilent = error instanceof DeadlineError;
      if (!isSilent || this.#missedProbes >= PROBES_UNTIL_RECONNECT) this.#drop();
    }
    if (!this.#isUp) this.#watchSoon();
  }

  #watchSoon(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#nextProbe);
    this.#nextProbe = setTimeout(() => void this.#watch(), PROBE_EVERY_MILLIS).unref();
  }

  async #connect(): Promise<Client> {
    const client = connectionTo(this.#options.address);
    client.on('error', (error: unknown) => {
      if (client !== this.#client) return;
      this.#drop();
      this.#trip(error);
    });
    this.#client = client;
    this.#missedProbes = 0;
    try {
      await withDeadline(client.connect(), CONNECT_WITHIN_MILLIS);
    } catch (error) {
      this.#drop();
      throw error;
    }
    return client;
  }

  async #probe(client: Client): Promise<void> {
    if (client !== this.#client) throw new RedisDownError(false, this.#lastError);
    await withDeadline(client.sendCommand(PROBE), this.#options.deadlineMillis);
    if (this.#isClosed || client !== this.#client) return;
    this.#isUp = true;
    this.#wasUp = true;
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
    this.#options.onUp?.();
  }

  #drop(): void {
    const client = this.#client;
    this.#client = null;
    if (client?.isOpen) client.destroy();
  }
}

/**
 * Settles like the promise within `millis`, else rejects with a DeadlineError. When the timer
 * fires late because this process was busy, the sockets are read once more first.
 */
function withDeadline<T>(promise: Promise<T>, millis: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new DeadlineError(`no reply within ${millis} ms`));
    // In a turn of the event loop, timers run before sockets are read, immediates after.
    const timer = setTimeout(() => setImmediate(() => setImmediate(tooLate)), millis);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

// No handshake but AUTH: HELLO would add a round trip, and Redis 5 has none.
const PROTOCOL = { RESP: 2 } as const;
/** Made once: `createClient` builds a class of hundreds of commands for each set of options. */
const newClient = RedisClient.factory(PROTOCOL);

/** A client that neither reconnects nor queues: the link decides both. */
function connectionTo({ socket, database, username, password }: RedisAddress) {
  const common = { reconnectStrategy: false, connectTimeout: CONNECT_WITHIN_MILLIS } as const;
  const tls = (host: string) => ({
    ...{ tls: true as const, minVersion: 'TLSv1.2' as const },
    // The server name for TLS; an address is not a name.
    ...(isIP(host) === 0 && { servername: host }),
  });
  return newClient({
    ...PROTOCOL,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    disableOfflineQueue: true,
    database,
    ...(username !== null && { username }),
    ...(password !== null && { password }),
    socket:
      'path' in socket
        ? { path: socket.path, tls: false, ...common }
        : {
            ...{ host: socket.host, port: socket.port, ...common },
            ...(socket.tls && tls(socket.host)),
          },
  });
}
