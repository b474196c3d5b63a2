import { type Refusal, type Spent, UNAVAILABLE } from '../../api/message.ts';
import { keyIdOfDigest } from '../keys/key-format.ts';
import { KnownCaller, refusalOf } from '../limits/account.ts';
import { limitsAt } from '../limits/bucket.ts';
import { monthEndMillis } from '../limits/month.ts';
import { PLANS } from '../limits/plans.ts';
import { monthLimits, refused, Spending } from '../limits/spending.ts';
import type { CallerStore, Found } from '../store.ts';
import type { Journal } from '../usage/journal.ts';
import type { SessionCall } from '../usage/usage-entry.ts';
import type { StoreIdentity } from '../var-dir/store-identity.ts';
import { KnownCallers } from './known-callers.ts';
import { RedisDownError, type RedisLink, type Reply } from './link.ts';
import { keyName, NAMES, PREFIXES } from './names.ts';
import { readPlan } from './read-rows.ts';
import type { RedisStoreOptions } from './redis-store.ts';
import { Sessions } from './session.ts';

export interface RedisCallersOptions
  extends Pick<RedisStoreOptions, 'now' | 'uptime' | 'onTrouble'> {
  readonly link: RedisLink;
  readonly journal: Journal;
  readonly identity: StoreIdentity;
}

/**
 * The hot path on Redis: one script per request, plus a look-up every five seconds for each key.
 * While Redis is down, known keys continue under local limits and their use is journalled; an
 * unknown key is neither valid nor invalid: Decision 11.
 */
export class RedisCallers implements CallerStore {
  readonly #options: RedisCallersOptions;
  readonly #known: KnownCallers;
  /** The spending rule while Redis is down; it knows only the use that Redis has reported. */
  readonly #spending = new Spending(0, () => 0);
  readonly #sessions = new Sessions();
  readonly #asked = new Map<string, Promise<Found>>();
  /** Redis's clock minus ours, in milliseconds, at the last reply. */
  #clockLead = 0;
  #isElsewhere = false;

  constructor(options: RedisCallersOptions) {
    this.#options = options;
    this.#known = new KnownCallers(options.uptime);
  }

  find(digest: string): Found | Promise<Found> {
    const fresh = this.#known.fresh(digest);
    if (fresh !== null && this.#now() < fresh.expiresAt) return fresh;
    if (!this.#options.link.isUp) return this.#findWithoutRedis(digest);
    // Concurrent requests for a key share one look-up.
    let asked = this.#asked.get(digest);
    if (asked === undefined) {
      asked = this.#ask(digest).finally(() => this.#asked.delete(digest));
      this.#asked.set(digest, asked);
    }
    return asked;
  }

  spend(caller: KnownCaller, countsForMonth: boolean): Promise<Spent | Refusal> {
    const storeId = this.#options.identity.id;
    if (storeId === null || !this.#options.link.isUp) {
      return this.#spendLocally(caller, countsForMonth, null);
    }
    return this.#spendInRedis(storeId, caller, countsForMonth);
  }

  /** Whether Redis is no longer the same store: for the metrics. */
  get isElsewhere(): boolean {
    return this.#isElsewhere;
  }

  /** Drops the cache, so that a change made in this process takes effect at once. */
  forget(): void {
    this.#known.clear();
  }

  async #ask(digest: string): Promise<Found> {
    try {
      const { link, identity } = this.#options;
      const storeId = identity.id ?? (await link.send(['GET', NAMES.store]));
      // A Redis without a store cannot declare a key unknown: it may have lost it.
      if (typeof storeId !== 'string') return UNAVAILABLE;
      identity.adopt(storeId);
      const keyId = keyIdOfDigest(digest);
      const names = [keyName(keyId), NAMES.store];
      const reply = await link.run('find', names, [storeId, Buffer.from(digest, 'hex')]);
      switch (reply[0]) {
        case 'found': {
          this.#isElsewhere = false;
          const caller = readCaller(keyId, reply);
          this.#known.confirm(digest, caller);
          return caller;
        }
        case 'invalid':
          this.#known.delete(digest);
          return refusalOf(reply[1]);
        case 'missing':
          // Keys are never deleted, so a key that existed has been lost.
          return this.#known.has(digest) ? this.#findWithoutRedis(digest) : 'unknown';
        default:
          this.#tellOfOtherStore();
          return this.#findWithoutRedis(digest);
      }
    } catch (error) {
      if (error instanceof RedisDownError) return this.#findWithoutRedis(digest);
      throw error;
    }
  }

  #findWithoutRedis(digest: string): Found {
    const caller = this.#known.servable(digest);
    if (caller === null) return UNAVAILABLE;
    return this.#now() < caller.expiresAt ? caller : 'expired';
  }

  async #spendInRedis(
    storeId: string,
    caller: KnownCaller,
    countsForMonth: boolean,
  ): Promise<Spent | Refusal> {
    const call = this.#sessions.next();
    const account = String(caller.accountId);
    const names = [
      keyName(caller.keyId),
      PREFIXES.account + account,
      PREFIXES.usage + account,
      PREFIXES.session + call.session,
      PREFIXES.closed + call.session,
      NAMES.store,
      NAMES.month,
    ];
    const args = [storeId, countsForMonth ? '1' : '0', String(call.index)];
    let reply: Reply;
    try {
      reply = await this.#options.link.run('spend', names, args);
    } catch (error) {
      if (!(error instanceof RedisDownError)) throw error;
      this.#sessions.end(call);
      return this.#spendLocally(caller, countsForMonth, error.sent ? call : null);
    }
    switch (reply[0]) {
      case 'charged':
      case 'rate_limited':
      case 'account_limited':
      case 'monthly_limit_reached':
        return this.#settled(caller, reply);
      case 'invalid':
        this.#known.deleteCaller(caller);
        return refusalOf(reply[1]);
      case 'closed':
        this.#sessions.end(call);
        break;
      default:
        this.#tellOfOtherStore();
    }
    return this.#spendLocally(caller, countsForMonth, null);
  }

  /** A script's reply in the contract's terms. */
  #settled(caller: KnownCaller, reply: Reply): Spent {
    this.#isElsewhere = false;
    const [status, now, tat, planName, unlimited, counted, used] = reply;
    const plan = PLANS[readPlan(planName)];
    const nowMicros = Number(now);
    const nowMillis = Math.floor(nowMicros / 1_000);
    this.#clockLead = nowMillis - this.#options.now();
    this.#spending.learn(caller.accountId, Number(counted), Number(used));
    if (unlimited === 1) return { ok: true, limits: null, month: null };
    const month = monthLimits(plan, Number(used), monthEndMillis(Number(counted)) - nowMillis);
    if (status === 'monthly_limit_reached') return refused(status, month, month);
    const isOfAccount = status === 'account_limited';
    const bucket = isOfAccount ? plan.accountBucket : plan.bucket;
    const limits = limitsAt(bucket, Number(tat), nowMicros);
    return isOfAccount || status === 'rate_limited'
      ? refused('rate_limited', limits, month)
      : { ok: true, limits, month };
  }

  /** @param call the call that may still have charged the unit in Redis. */
  async #spendLocally(
    caller: KnownCaller,
    countsForMonth: boolean,
    call: SessionCall | null,
  ): Promise<Spent> {
    const now = this.#now();
    const spent = this.#spending.spend(caller, countsForMonth, now);
    const units = countsForMonth && spent.ok ? 1 : 0;
    if (units === 1 || (countsForMonth && call !== null)) {
      const month = this.#spending.month(now);
      this.#options.journal.add({ accountId: caller.accountId, month, units, call });
      // A reply waits until its unit is written, so that a killed process loses none.
      await this.#options.journal.written();
    }
    return spent;
  }

  #tellOfOtherStore(): void {
    if (this.#isElsewhere) return;
    this.#isElsewhere = true;
    this.#options.onTrouble(
      new Error('Redis has lost its data, or is another one: known keys are served from memory'),
    );
  }

  /** Milliseconds since 1970 by Redis's clock, as far as it is known. */
  #now(): number {
    return this.#options.now() + this.#clockLead;
  }
}

function readCaller(keyId: string, reply: Reply): KnownCaller {
  const [, accountId, plan, unlimited, expiresAt, account] = reply;
  return new KnownCaller({
    keyId,
    accountId: Number(accountId),
    account: String(account),
    plan: readPlan(plan),
    unlimited: unlimited === '1',
    expiresAt: expiresAt === null || expiresAt === undefined ? null : Number(expiresAt),
    // The script itself records the use.
    lastUsedDay: null,
  });
}
