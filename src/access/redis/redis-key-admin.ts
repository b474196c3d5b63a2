import {
  checkAccountName,
  noSuchAccount,
  noSuchKey,
  notActive,
  otherPlan,
  revokedForGood,
} from '../admin/key-admin-refusals.ts';
import { type RandomBytes, randomBase62 } from '../keys/base62.ts';
import { digestOfKey, generateKey, hintOfKey } from '../keys/key-format.ts';
import type { KeyState } from '../limits/account.ts';
import { isoDay } from '../limits/month.ts';
import { isPlanName, PLANS, type PlanName } from '../limits/plans.ts';
import {
  type CreatedKey,
  type KeyAdmin,
  type ListedKey,
  type NewKey,
  StoreError,
} from '../store.ts';
import { keyIdOfDigest } from './key-id.ts';
import { RedisDownError, type RedisLink } from './link.ts';
import { keyName, NAMES } from './names.ts';
import { type AdminScripts, adminScripts, type RedisScript } from './scripts.ts';

export interface RedisKeyAdminOptions {
  readonly link: RedisLink;
  readonly randomBytes: RandomBytes;
  /** Lua of the clock that expiry and months go by. */
  readonly clock: string;
  /** How long to wait for the connection, in milliseconds. */
  readonly patienceMillis: number;
  /** Called after every change, so that this process forgets what it has cached. */
  readonly onChange: () => void;
}

/** Keys that one call lists: a few milliseconds of Redis's time. */
const LISTED_AT_ONCE = 500;

type Row = readonly (string | null)[];

/** Keys and accounts in Redis; every change is one script, and so one transaction. */
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
      ],
    );
    // Two keys of one id: as good as never, and then another key is made.
    if (status === 'taken') return this.create(input);
    if (status === 'plan' && input.plan !== null) {
      throw otherPlan(input.account, String(plan), input.plan);
    }
    const { id, key } = made;
    return { id, key, account: input.account, plan: readPlan(plan), expiresAt: input.expiresAt };
  }

  async list(): Promise<ListedKey[]> {
    const listed: ListedKey[] = [];
    for (let first = 0; ; first += LISTED_AT_ONCE) {
      const rows = await this.#run(
        this.#scripts.list,
        [NAMES.keys, NAMES.month],
        [String(first), String(first + LISTED_AT_ONCE - 1)],
      );
      listed.push(...(rows as unknown as Row[]).map(readRow));
      if (rows.length < LISTED_AT_ONCE) break;
    }
    // Stable: within an account they stay in the order of creation.
    return listed.sort((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : 0));
  }

  async rotate(id: string, overlapMillis: number): Promise<CreatedKey> {
    const made = this.#makeKey();
    const [status, value, account] = await this.#change(
      this.#scripts.rotate,
      [keyName(id), made.name],
      [made.digest, made.hint, String(overlapMillis)],
    );
    if (status === 'taken') return this.rotate(id, overlapMillis);
    if (status === 'missing') throw noSuchKey();
    if (status === 'state') throw notActive(id, value as KeyState);
    return {
      id: made.id,
      key: made.key,
      account: String(account),
      plan: readPlan(value),
      expiresAt: null,
    };
  }

  async setState(id: string, state: KeyState): Promise<void> {
    const [status] = await this.#change(this.#scripts.setState, [keyName(id)], [state]);
    if (status === 'missing') throw noSuchKey();
    if (status === 'revoked') throw revokedForGood(id);
  }

  async setPlan(account: string, plan: PlanName): Promise<void> {
    const [status] = await this.#change(this.#scripts.setPlan, [NAMES.accounts], [account, plan]);
    if (status === 'missing') throw noSuchAccount(account);
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
    return reply;
  }

  async #run(
    script: RedisScript,
    keys: readonly string[],
    args: readonly (string | Buffer)[],
  ): Promise<Row> {
    try {
      await this.#options.link.ready(this.#options.patienceMillis);
      const reply = await this.#options.link.run(script, keys, args);
      return Array.isArray(reply) ? reply : [];
    } catch (error) {
      if (!(error instanceof RedisDownError)) throw error;
      throw new StoreError(`REDIS_URL: Redis cannot be used (${error.message})`, { cause: error });
    }
  }
}

function readRow(row: Row): ListedKey {
  const [id, hint, account, planName, unlimited, state, expiresAt, day, used] = row;
  const plan = readPlan(planName);
  return {
    id: `key_${id}`,
    hint: hint ?? '',
    account: account ?? '',
    plan,
    state: state as KeyState,
    expiresAt: expiresAt ? Number(expiresAt) : null,
    lastUsed: day ? isoDay(Number(day)) : null,
    monthUsed: Number(used),
    monthLimit: unlimited === '1' ? null : PLANS[plan].monthlyQuota,
  };
}

function readPlan(value: unknown): PlanName {
  if (typeof value === 'string' && isPlanName(value)) return value;
  throw new StoreError('REDIS_URL: this Redis holds an account without a plan of ours');
}
