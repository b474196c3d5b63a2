import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { SettingError } from '../../settings/setting-error.ts';
import { readSettings } from '../../settings/settings.ts';
import { digestOfKey, isWellFormedKey } from '../keys/key-format.ts';
import { mendMonth, openKeyAdmin, restoreStore, type StorePlace } from '../open-store.ts';
import { rotateSigningKey, type SigningPlace } from '../signing/signing-key-file.ts';
import { type KeyAdmin, KeyAdminError, StoreError } from '../store.ts';
import { KEYS_USAGE, type KeysCommand, parseKeysCommand, UsageError } from './keys-command.ts';
import {
  eventJson,
  eventsText,
  keyDetailsJson,
  keyDetailsText,
  listedKeyJson,
  listedKeysText,
  movedUseJson,
  movedUseText,
  type Said,
  sayCreated,
  sayRevoked,
  sayRotatedSigning,
} from './keys-report.ts';

const STATES = { disable: 'disabled', enable: 'active' } as const;

/** The input of the process besides its arguments. */
export interface KeysSurroundings {
  readonly env: NodeJS.ProcessEnv;
  /** All of standard input; only orders that need it read it. */
  readonly input: () => string;
}

/** The outcome of an order. Null fields print nothing. */
export interface KeysOutcome {
  readonly exitCode: number;
  /** For standard output, without the last line break. */
  readonly out: string | null;
  /** One line for standard error, without its line break. */
  readonly err: string | null;
}

/**
 * Carries out an order: exit 0 = done, 1 = refused, 64 = not understood, 78 = a setting or the
 * store cannot be used. Contract 14.9.
 * @throws any fault of the program itself, with its stack.
 */
export async function runKeys(
  args: readonly string[],
  surroundings: KeysSurroundings,
): Promise<KeysOutcome> {
  try {
    return { exitCode: 0, out: await answer(args, surroundings), err: null };
  } catch (error) {
    const exitCode = exitCodeOf(error);
    if (exitCode === null || !(error instanceof Error)) throw error;
    return { exitCode, out: null, err: error.message.replaceAll('\n', ' ') };
  }
}

async function answer(args: readonly string[], { env, input }: KeysSurroundings): Promise<string> {
  if (args.includes('--help') || args.length === 0) return KEYS_USAGE;
  const command = parseKeysCommand(args);
  const { json, text } = await carryOut(command, readSettings(env), input);
  return command.json ? JSON.stringify(json) : text;
}

async function carryOut(
  command: KeysCommand,
  place: StorePlace & SigningPlace,
  input: KeysSurroundings['input'],
): Promise<Said> {
  const by = command.by ?? loginName();
  switch (command.name) {
    case 'restore': {
      const { keptAside } = restoreStore(place, by, command.file);
      const kept = keptAside === null ? '' : ` What was there is in ${keptAside}.`;
      return {
        json: { restored: command.file, kept_aside: keptAside },
        text: `Restored ${command.file}.${kept}`,
      };
    }
    case 'mend-month': {
      const moved = await mendMonth(place, by, command.month);
      return {
        json: moved.map((use) => movedUseJson(use, command.month)),
        text: movedUseText(moved, command.month),
      };
    }
    default: {
      const admin = await openKeyAdmin(place, by);
      try {
        if (command.name === 'rotate-signing') return await rotateSigning(command, place, admin);
        return await administer(command, admin, input);
      } finally {
        await admin.close();
      }
    }
  }
}

/** Contract 21.4. The store is open, so every rotation can be recorded in the history. */
async function rotateSigning(
  { overlapMillis }: { readonly overlapMillis: number },
  place: SigningPlace,
  admin: KeyAdmin,
): Promise<Said> {
  const nowSeconds = Math.floor(Date.now() / 1_000);
  const rotated = rotateSigningKey(place, nowSeconds, overlapMillis / 1_000);
  await admin.noteSigningKey(rotated.present);
  return sayRotatedSigning(rotated);
}

async function administer(
  command: Exclude<KeysCommand, { name: 'restore' | 'mend-month' | 'rotate-signing' }>,
  admin: KeyAdmin,
  input: KeysSurroundings['input'],
): Promise<Said> {
  switch (command.name) {
    case 'create':
      return sayCreated(await admin.create(command.input));
    case 'rotate':
      return sayCreated(await admin.rotate(command.id, command.overlapMillis));
    case 'list': {
      const keys = await admin.list(command.account);
      return { json: keys.map(listedKeyJson), text: listedKeysText(keys) };
    }
    case 'plan':
      await admin.setPlan(command.account, command.plan);
      return {
        json: { account: command.account, plan: command.plan },
        text: `Account ${command.account} now has plan ${command.plan}.`,
      };
    case 'disable-account':
    case 'enable-account': {
      const { account } = command;
      const state = command.name === 'disable-account' ? 'disabled' : 'active';
      await admin.setAccountState(account, state);
      return { json: { account, state }, text: `Account ${account} is now ${state}.` };
    }
    case 'show':
    case 'whois': {
      const key =
        command.name === 'show'
          ? await admin.show(command.id)
          : await admin.whois(digestOfKey(readKey(command.key, input)));
      const use = await admin.use(key.account);
      return { json: keyDetailsJson(key, use), text: keyDetailsText(key, use) };
    }
    case 'events': {
      const events = await admin.events(command.account);
      return { json: events.map(eventJson), text: eventsText(events) };
    }
    case 'backup': {
      const { storeId, keys, bytes } = await admin.backUp(command.file);
      return {
        json: { file: resolve(command.file), store: storeId, keys, bytes },
        text: `Backed up ${keys} key(s) to ${command.file} (${bytes} bytes).`,
      };
    }
    case 'revoke': {
      const { id, only } = command;
      const descendants = only ? [] : await admin.revokeLine(id);
      if (only) await admin.setState(id, 'revoked');
      return sayRevoked(id, descendants);
    }
    default: {
      const state = STATES[command.name];
      await admin.setState(command.id, state);
      return { json: { id: command.id, state }, text: `Key ${command.id} is now ${state}.` };
    }
  }
}

/** Never repeats the input: it may be most of a key. */
function readKey(word: string, input: KeysSurroundings['input']): string {
  const key = (word === '-' ? input() : word).trim();
  if (isWellFormedKey(key)) return key;
  throw new KeyAdminError(
    'this is not a key: a key begins with rl_ and ends in a valid checksum; give all of it',
  );
}

/** A container may run as a user without a name. */
function loginName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Null for a fault of the program. */
function exitCodeOf(error: unknown): number | null {
  if (error instanceof UsageError) return 64;
  if (error instanceof KeyAdminError) return 1;
  if (error instanceof StoreError || error instanceof SettingError) return 78;
  return null;
}
