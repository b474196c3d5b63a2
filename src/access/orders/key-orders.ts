import type { RandomBytes } from '../keys/base62.ts';
import { digestOfKey, generateKey, hintOfKey } from '../keys/key-format.ts';
import { keyIdOfDigest } from '../keys/key-id.ts';
import { type AccountState, effectiveState, type KeyState } from '../limits/account.ts';
import { isoDay } from '../limits/month.ts';
import { PLANS, type PlanName } from '../limits/plans.ts';
import {
  type CreatedKey,
  type KeyAdmin,
  KeyAdminError,
  type KeyDetails,
  type ListedKey,
  type NewKey,
} from '../store.ts';
import type { KeyRows, UsedKeyRow } from './key-rows.ts';
import * as rules from './key-rules.ts';

/** Administration of keys and accounts, for either store. */
export class KeyOrders implements KeyAdmin {
  readonly #rows: KeyRows;
  readonly #by: string;
  readonly #randomBytes: RandomBytes;

  /** @param by the name for the history. */
  constructor(rows: KeyRows, by: string, randomBytes: RandomBytes) {
    this.#rows = rows;
    this.#by = by;
    this.#randomBytes = randomBytes;
  }

  async create(input: NewKey): Promise<CreatedKey> {
    const made = this.#makeKey();
    const wanted = { keys: [made.id], accounts: [input.account, input.adminOf ?? input.account] };
    return this.#rows.change(wanted, this.#by, (seen) => rules.createKey(seen, input, made));
  }

  async rotate(id: string, overlapMillis: number): Promise<CreatedKey> {
    const made = this.#makeKey();
    return this.#rows.change({ keys: [made.id], lineOf: id }, this.#by, (seen) =>
      rules.rotateKey(seen, id, overlapMillis, made),
    );
  }

  async setState(id: string, state: KeyState, by = this.#by): Promise<void> {
    return this.#rows.change({ keys: [id] }, by, (seen) => rules.setKeyState(seen, id, state));
  }

  async revokeLine(id: string): Promise<readonly string[]> {
    return this.#rows.change({ lineOf: id }, this.#by, (seen) => rules.revokeLine(seen, id));
  }

  async setAccountState(name: string, state: AccountState): Promise<void> {
    return this.#rows.change({ accounts: [name] }, this.#by, (seen) =>
      rules.setAccountState(seen, name, state),
    );
  }

  async setPlan(name: string, plan: PlanName): Promise<void> {
    return this.#rows.change({ accounts: [name] }, this.#by, (seen) =>
      rules.setPlan(seen, name, plan),
    );
  }

  async noteSigningKey(id: string): Promise<void> {
    const event = { action: 'rotate-signing', detail: id };
    return this.#rows.change({}, this.#by, () => ({ event, result: undefined }));
  }

  async list(account: string | null = null): Promise<ListedKey[]> {
    await this.#checkAccount(account);
    const keys = (await this.#rows.list(account)).map(listedKey);
    // A stable sort keeps the order of creation within an account.
    return keys.sort((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : 0));
  }

  async show(id: string): Promise<KeyDetails> {
    const row = await this.#rows.find('id', id);
    if (row === null) throw rules.noSuchKey();
    return this.#details(row);
  }

  async whois(digest: string): Promise<KeyDetails> {
    const row = await this.#rows.find('digest', digest);
    if (row !== null) return this.#details(row);
    throw new KeyAdminError(
      'this store has no such key; was the whole key given, and is it this store?',
    );
  }

  async use(account: string) {
    await this.#checkAccount(account);
    return this.#rows.use(account);
  }

  async events(account: string | null) {
    await this.#checkAccount(account);
    return this.#rows.events(account);
  }

  backUp(file: string) {
    return this.#rows.backUp(file);
  }

  close(): void {
    this.#rows.close();
  }

  async #details(row: UsedKeyRow): Promise<KeyDetails> {
    const { keys } = await this.#rows.read({ lineOf: row.id });
    const line = [...keys.values()].filter((key) => key.id !== row.id);
    return {
      ...keyDetails(row),
      descendants: line.map(({ id, hint, state, accountState, expiresAt }) => ({
        ...{ id, hint, expiresAt },
        state: effectiveState(state, accountState),
      })),
    };
  }

  async #checkAccount(name: string | null): Promise<void> {
    if (name !== null) rules.findAccount(await this.#rows.read({ accounts: [name] }), name);
  }

  #makeKey(): rules.MadeKey {
    const key = generateKey(this.#randomBytes);
    const digest = digestOfKey(key);
    return { key, id: keyIdOfDigest(digest), digest, hint: hintOfKey(key) };
  }
}

function keyDetails({
  unlimited,
  lastUsedDay,
  unusedUntil,
  ...row
}: UsedKeyRow): Omit<KeyDetails, 'descendants'> {
  return {
    ...row,
    expiresAt: lastUsedDay === null ? sooner(row.expiresAt, unusedUntil) : row.expiresAt,
    state: effectiveState(row.state, row.accountState),
    lastUsed: lastUsedDay === null ? null : isoDay(lastUsedDay),
    monthLimit: unlimited ? null : PLANS[row.plan].monthlyQuota,
  };
}

/** The earlier of two moments; null = never. */
function sooner(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function listedKey(row: UsedKeyRow): ListedKey {
  const { accountState: _, adminOf: __, successorOf: ___, ...listed } = keyDetails(row);
  return listed;
}
