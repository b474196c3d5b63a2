import { StoreError, storeError } from '../store.ts';
import type { StoreIdentity } from '../var-dir/store-identity.ts';
import { RedisDownError, type RedisLink } from './link.ts';
import { NAMES } from './names.ts';
import type { Row } from './read-rows.ts';

/** How long Redis may take to write a change to its disk. */
const SYNCED_WITHIN_MILLIS = 4_000;

export interface MeantStoreOptions {
  readonly link: RedisLink;
  /** The intended store; any other is refused. */
  readonly identity: StoreIdentity;
  /** How long to wait for the connection, in milliseconds. */
  readonly patienceMillis: number;
  /** Called after every change, so that this process drops its cache. */
  readonly onChange: () => void;
}

/** The Redis that an administrator intends, and no other. */
export function meantStore({ link, identity, patienceMillis, onChange }: MeantStoreOptions) {
  /** @throws StoreError when Redis is down, or is not the intended store. */
  async function ask(call: (link: RedisLink) => Promise<unknown>): Promise<unknown> {
    try {
      await link.ready(patienceMillis);
      if (identity.id !== null && (await link.send(['GET', NAMES.store])) !== identity.id) {
        throw otherStore();
      }
      return await call(link);
    } catch (error) {
      if (!(error instanceof RedisDownError)) throw error;
      throw storeError('REDIS_URL', 'Redis cannot be used', error);
    }
  }

  return {
    ask,
    /** Runs a script, with the errors of `ask`. */
    run: async (...words: Parameters<RedisLink['run']>): Promise<Row> =>
      (await ask((to) => to.run(...words))) as Row,
    /**
     * After a change, resolves when it is on the disk.
     * @throws StoreError as `ask` does, or when the change is not on the disk.
     */
    async settle(): Promise<void> {
      onChange();
      await ask(waitForDisk);
    },
  };
}

/** A Redis that has lost its data, or a different one. */
export function otherStore(): StoreError {
  return new StoreError(
    'REDIS_URL: this Redis is not the store that was used before, or it has lost its data; ' +
      'restore it, or remove redis-store-id from VAR_DIR to begin with what it holds',
  );
}

/**
 * Contract 14.7: a Redis of 7.2 or newer with an append-only file has the change on its disk
 * before it acknowledges it. An older one promises what its `appendfsync` says.
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
