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
import type { AccountState, KeyState } from '../limits/account.ts';
import type { Month } from '../limits/month.ts';
import type { PlanName } from '../limits/plans.ts';
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
} from '../store.ts';
import { keyIdOfDigest } from './key-id.ts';
import { type Row, readEvent, readRow } from './key-rows.ts';
import { MeantStore, type MeantStoreOptions } from './meant-store.ts';
import { keyName, NAMES } from './names.ts';
import { readPlan } from './read-plan.ts';
import { type AdminScripts, adminScripts } from './scripts.ts';

export interface RedisKeyAdminOptions extends MeantStoreOptions {
  /** Who is named in the history. */
  readonly by: string;
  readonly randomBytes: RandomBytes;
  /** Lua of the clock that expiry and months go by. */
  readonly clock: string;
}

/** Keys that one call lists, or accounts that it mends: a few milliseconds of Redis's time. */
const LISTED_AT_ONCE = 500;

/** The order that brings a key to a state, as the history names it. */
const ACTIONS = { active: 'enable', disabled: 'disable', revoked: 'revoke' } as const;

/** Keys and accounts in Redis; every change is one script, and so one transaction, with its history. */
export class RedisKeyAdmin implements KeyAdmin {
  readonly #options: RedisKeyAdminOptions;
  readonly #store: MeantStore;
  readonly #scripts: AdminScripts;

  constructor(options: RedisKeyAdminOptions) {
    this.#options = options;
    this.#store = new MeantStore(options);
    this.#scripts = adminScripts(options.clock);
  }

  async create(input: NewKey): Promise<CreatedKey> {
    checkAccountName(input.account);
    const made = this.#makeKey();
    const [status, plan] = await this.#store.change(
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
      const [count, ...rows] = await this.#store.run(
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
    const [status, value, account] = await this.#store.change(
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
    const [status] = await this.#store.change(
      this.#scripts.setState,
      [keyName(id)],
      [state, by, ACTIONS[state]],
    );
    if (status === 'missing') throw noSuchKey();
    if (status === 'revoked') throw revokedForGood(id);
  }

  async setAccountState(account: string, state: AccountState): Promise<void> {
    const [status] = await this.#store.change(
      this.#scripts.setAccountState,
      [NAMES.accounts],
      [account, state, this.#options.by, `${ACTIONS[state]}-account`],
    );
    if (status === 'missing') throw noSuchAccount(account);
  }

  async setPlan(account: string, plan: PlanName): Promise<void> {
    const [status] = await this.#store.change(
      this.#scripts.setPlan,
      [NAMES.accounts],
      [account, plan, this.#options.by],
    );
    if (status === 'missing') throw noSuchAccount(account);
  }

  async whois(digest: string): Promise<KeyDetails> {
    const row = await this.#store.run(
      this.#scripts.whois,
      [keyName(keyIdOfDigest(digest)), NAMES.month],
      [Buffer.from(digest, 'hex')],
    );
    if (row.length === 0) throw notOneOfOurKeys();
    return readRow(row);
  }

  async show(id: string): Promise<KeyDetails> {
    const row = await this.#store.run(this.#scripts.show, [keyName(id), NAMES.month], []);
    if (row.length === 0) throw noSuchKey();
    return readRow(row);
  }

  async use(account: string): Promise<MonthUse[]> {
    return [await this.#useOf(account, 0), await this.#useOf(account, 1)];
  }

  async #useOf(account: string, monthsBefore: number): Promise<MonthUse> {
    const [status, month, units, ...words] = await this.#store.run(
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
    await this.#store.change(this.#scripts.noteSigning, [NAMES.events], [id, this.#options.by]);
  }

  async events(account: string | null): Promise<AdminEvent[]> {
    const lines = await this.#store.ask((link) => link.send(['LRANGE', NAMES.events, '0', '-1']));
    const events = (lines as string[]).map(readEvent);
    if (account === null) return events;
    const known = await this.#store.ask((link) => link.send(['HGET', NAMES.accounts, account]));
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
    const last = Number(await this.#store.ask((link) => link.send(['GET', NAMES.accountNumber])));
    const moved: MovedUse[] = [];
    for (let first = 1; first === 1 || first <= last; first += LISTED_AT_ONCE) {
      const [status, ...words] = await this.#store.change(
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
}
