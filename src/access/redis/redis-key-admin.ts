import {
  accountDisabled,
  checkAccountName,
  noSuchAccount,
  noSuchKey,
  notActive,
  notOneOfOurKeys,
  otherMonth,
  otherPlan,
  revokedForGood,
} from '../admin/key-admin-refusals.ts';
import { type RandomBytes, randomBase62 } from '../keys/base62.ts';
import { digestOfKey, generateKey, hintOfKey } from '../keys/key-format.ts';
import { type AccountState, effectiveState, type KeyState } from '../limits/account.ts';
import { isoDay, type Month } from '../limits/month.ts';
import { PLANS, type PlanName } from '../limits/plans.ts';
import { type MonthUse, useByDay } from '../limits/use-by-day.ts';
import {
  type AdminEvent,
  type CreatedKey,
  type KeyAdmin,
  KeyAdminError,
  type KeyDetails,
  type ListedKey,
  type MovedUse,
  type NewKey,
  StoreError,
} from '../store.ts';
import type { StoreIdentity } from '../var-dir/store-identity.ts';
import { keyIdOfDigest } from './key-id.ts';
import { RedisDownError, type RedisLink } from './link.ts';
import { keyName, NAMES } from './names.ts';
import { readPlan } from './read-plan.ts';
import { type AdminScripts, adminScripts, type RedisScript } from './scripts.ts';

export interface RedisKeyAdminOptions {
  readonly link: RedisLink;
  /** The store that is meant: another one is refused. */
  readonly identity: StoreIdentity;
  /** Who is named in the history. */
  readonly by: string;
  readonly randomBytes: RandomBytes;
  /** Lua of the clock that expiry and months go by. */
  readonly clock: string;
  /** How long to wait for the connection, in milliseconds. */
  readonly patienceMillis: number;
  /** Called after every change, so that this process forgets what it has cached. */
  readonly onChange: () => void;
}

/** Keys that one call lists, or accounts that it mends: a few milliseconds of Redis's time. */
const LISTED_AT_ONCE = 500;
/** How long Redis may take to bring a change to its disk. */
const SYNCED_WITHIN_MILLIS = 4_000;

/** The order that brings a key to a state, as the history names it. */
const ACTIONS = { active: 'enable', disabled: 'disable', revoked: 'revoke' } as const;

type Row = readonly (string | null)[];

/** Keys and accounts in Redis; every change is one script, and so one transaction, with its history. */
export class RedisKeyAdmin implements KeyAdmin {
  readonly #options: RedisKeyAdminOptions;
  readonly #scripts: AdminScripts;

  constructor(options: RedisKeyAdminOptions) {
    this.#options = options;
    this.#scripts = adminScripts(options.clock);
  }

  async create(input: NewKey): Promise<CreatedKey> {
    checkAccountName(input.account);
    const made = this.#makeKey();
    const [status, plan] = await this.#change(
      this.#scripts.create,
      [made.name, NAMES.accounts, NAMES.accountNumber, NAMES.store],
      [
        made.digest,
        made.hint,
        input.account,
        input.plan ?? '',
        input.unlimited ? '1' : '0',
        String(input.expiresAt ?? ''),
        randomBase62(16, this.#options.randomBytes),
        this.#options.by,
        input.adminOf ?? '',
      ],
    );
    if (status === 'missing') throw noSuchAccount(input.adminOf ?? '');
    if (status === 'disabled') throw accountDisabled(input.account);
    // Two keys of one id: as good as never, and then another key is made.
    if (status === 'taken') return this.create(input);
    if (status === 'plan' && input.plan !== null) {
      throw otherPlan(input.account, String(plan), input.plan);
    }
    const { id, key } = made;
    return { id, key, account: input.account, plan: readPlan(plan), expiresAt: input.expiresAt };
  }

  async list(account: string | null = null): Promise<ListedKey[]> {
    const listed: ListedKey[] = [];
    for (let first = 0; ; first += LISTED_AT_ONCE) {
      const [count, ...rows] = await this.#run(
        this.#scripts.list,
        [NAMES.keys, NAMES.month, NAMES.accounts],
        [String(first), String(first + LISTED_AT_ONCE - 1), account ?? ''],
      );
      if (count === 'missing') throw noSuchAccount(account ?? '');
      for (const row of rows as unknown as Row[]) {
        const { accountState: _, createdAt: __, adminOf: ___, ...key } = readRow(row);
        listed.push(key);
      }
      if (Number(count) < LISTED_AT_ONCE) break;
    }
    // Stable: within an account they stay in the order of creation.
    return listed.sort((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : 0));
  }

  async rotate(id: string, overlapMillis: number): Promise<CreatedKey> {
    const made = this.#makeKey();
    const [status, value, account] = await this.#change(
      this.#scripts.rotate,
      [keyName(id), made.name],
      [made.digest, made.hint, String(overlapMillis), this.#options.by],
    );
    if (status === 'taken') return this.rotate(id, overlapMillis);
    if (status === 'missing') throw noSuchKey();
    if (status === 'state') throw notActive(id, value as KeyState);
    if (status === 'disabled') throw accountDisabled(String(value));
    return {
      id: made.id,
      key: made.key,
      account: String(account),
      plan: readPlan(value),
      expiresAt: null,
    };
  }

  async setState(id: string, state: KeyState, by = this.#options.by): Promise<void> {
    const [status] = await this.#change(
      this.#scripts.setState,
      [keyName(id)],
      [state, by, ACTIONS[state]],
    );
    if (status === 'missing') throw noSuchKey();
    if (status === 'revoked') throw revokedForGood(id);
  }

  async setAccountState(account: string, state: AccountState): Promise<void> {
    const [status] = await this.#change(
      this.#scripts.setAccountState,
      [NAMES.accounts],
      [account, state, this.#options.by, `${ACTIONS[state]}-account`],
    );
    if (status === 'missing') throw noSuchAccount(account);
  }

  async setPlan(account: string, plan: PlanName): Promise<void> {
    const [status] = await this.#change(
      this.#scripts.setPlan,
      [NAMES.accounts],
      [account, plan, this.#options.by],
    );
    if (status === 'missing') throw noSuchAccount(account);
  }

  async whois(digest: string): Promise<KeyDetails> {
    const row = await this.#run(
      this.#scripts.whois,
      [keyName(keyIdOfDigest(digest)), NAMES.month],
      [Buffer.from(digest, 'hex')],
    );
    if (row.length === 0) throw notOneOfOurKeys();
    return readRow(row);
  }

  async show(id: string): Promise<KeyDetails> {
    const row = await this.#run(this.#scripts.show, [keyName(id), NAMES.month], []);
    if (row.length === 0) throw noSuchKey();
    return readRow(row);
  }

  async use(account: string): Promise<MonthUse[]> {
    return [await this.#useOf(account, 0), await this.#useOf(account, 1)];
  }

  async #useOf(account: string, monthsBefore: number): Promise<MonthUse> {
    const [status, month, units, ...words] = await this.#run(
      this.#scripts.useOfMonth,
      [NAMES.accounts, NAMES.month],
      [account, String(monthsBefore)],
    );
    if (status === 'missing') throw noSuchAccount(account);
    const starts = [];
    for (let at = 0; at < words.length; at += 2) {
      starts.push({ day: Number(words[at]), before: Number(words[at + 1]) });
    }
    return useByDay(Number(month), Number(units), starts);
  }

  async noteSigningKey(id: string): Promise<void> {
    await this.#change(this.#scripts.noteSigning, [NAMES.events], [id, this.#options.by]);
  }

  async events(account: string | null): Promise<AdminEvent[]> {
    const lines = await this.#ask((link) => link.send(['LRANGE', NAMES.events, '0', '-1']));
    const events = (lines as string[]).map(readEvent);
    if (account === null) return events;
    const known = await this.#ask((link) => link.send(['HGET', NAMES.accounts, account]));
    if (known === null) throw noSuchAccount(account);
    return events.filter((event) => event.account === account);
  }

  /** Redis has its own means, which hold for all of it at once. */
  async backUp(): Promise<never> {
    throw new KeyAdminError(
      'with REDIS_URL the store is backed up by Redis itself: redis-cli --rdb FILE; how it comes ' +
        'back is in deploy/README.md',
    );
  }

  /**
   * Brings use that a wrong clock put into the future back to `month`, which it must be by
   * Redis's clock.
   */
  async mendMonth(month: Month): Promise<MovedUse[]> {
    const last = Number(await this.#ask((link) => link.send(['GET', NAMES.accountNumber])));
    const moved: MovedUse[] = [];
    for (let first = 1; first === 1 || first <= last; first += LISTED_AT_ONCE) {
      const [status, ...words] = await this.#change(
        this.#scripts.mendMonth,
        [NAMES.month],
        [
          String(month),
          String(first),
          String(Math.min(last, first + LISTED_AT_ONCE - 1)),
          this.#options.by,
        ],
      );
      if (status === 'clock') throw otherMonth(Number(words[0]));
      for (let at = 0; at < words.length; at += 3) {
        const [account, from, units] = words.slice(at, at + 3);
        moved.push({ account: account ?? '', from: Number(from), units: Number(units) });
      }
    }
    return moved;
  }

  close(): void {
    this.#options.link.close();
  }

  #makeKey() {
    const key = generateKey(this.#options.randomBytes);
    const digest = digestOfKey(key);
    const id = keyIdOfDigest(digest);
    return { key, id, name: keyName(id), digest: Buffer.from(digest, 'hex'), hint: hintOfKey(key) };
  }

  async #change(
    script: RedisScript,
    keys: readonly string[],
    args: readonly (string | Buffer)[],
  ): Promise<Row> {
    const reply = await this.#run(script, keys, args);
    this.#options.onChange();
    await this.#ask(waitForDisk);
    return reply;
  }

  async #run(
    script: RedisScript,
    keys: readonly string[],
    args: readonly (string | Buffer)[],
  ): Promise<Row> {
    const reply = await this.#ask((link) => link.run(script, keys, args));
    return Array.isArray(reply) ? reply : [];
  }

  /** @throws StoreError when Redis is away, or is not the store that is meant. */
  async #ask(call: (link: RedisLink) => Promise<unknown>): Promise<unknown> {
    const { link, identity, patienceMillis } = this.#options;
    try {
      await link.ready(patienceMillis);
      if (identity.id !== null && (await link.send(['GET', NAMES.store])) !== identity.id) {
        throw otherStore();
      }
      return await call(link);
    } catch (error) {
      if (!(error instanceof RedisDownError)) throw error;
      throw new StoreError(`REDIS_URL: Redis cannot be used (${error.message})`, { cause: error });
    }
  }
}

/** A Redis that has lost its data, or is another one. */
export function otherStore(): StoreError {
  return new StoreError(
    'REDIS_URL: this Redis is not the store that was used before, or it has lost its data; ' +
      'restore it, or remove redis-store-id from VAR_DIR to begin with what it holds',
  );
}

/**
 * Contract 14.7: a Redis with an append-only file, of 7.2 or newer, has the change on its disk
 * before it is acknowledged. An older one promises what its `appendfsync` says.
 */
async function waitForDisk(link: RedisLink): Promise<void> {
  const info = String(await link.send(['INFO', 'everything']));
  const [, major, minor] = /^redis_version:(\d+)\.(\d+)/m.exec(info) ?? [];
  const canWait = Number(major) > 7 || (Number(major) === 7 && Number(minor) >= 2);
  if (!canWait || !/^aof_enabled:1/m.test(info)) return;
  const reply = await link.send(['WAITAOF', '1', '0', String(SYNCED_WITHIN_MILLIS)]);
  if (Array.isArray(reply) && Number(reply[0]) >= 1) return;
  throw new StoreError(
    'REDIS_URL: the change is made, but Redis could not bring it to its disk in time; look after ' +
      'its disk, and make the change again',
  );
}

function readEvent(line: string): AdminEvent {
  const { at, by, action, account = null, keyId = null, detail = null } = JSON.parse(line);
  return { at, by, action, account, keyId, detail };
}

function readRow(row: Row): KeyDetails {
  const [
    id,
    hint,
    account,
    planName,
    unlimited,
    state,
    expiresAt,
    day,
    used,
    accountSays,
    created,
    adminOf,
  ] = row;
  const plan = readPlan(planName);
  const accountState = accountSays === 'disabled' ? accountSays : 'active';
  return {
    id: `key_${id}`,
    hint: hint ?? '',
    account: account ?? '',
    plan,
    state: effectiveState(state as KeyState, accountState),
    accountState,
    createdAt: created ? Number(created) : null,
    adminOf: adminOf ?? null,
    expiresAt: expiresAt ? Number(expiresAt) : null,
    lastUsed: day ? isoDay(Number(day)) : null,
    monthUsed: Number(used),
    monthLimit: unlimited === '1' ? null : PLANS[plan].monthlyQuota,
  };
}
