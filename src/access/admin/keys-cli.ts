/** `npm run keys`: exit 0 = done, 1 = refused, 64 = not understood, 78 = a setting or the store cannot be used. */

import { SettingError } from '../../settings/setting-error.ts';
import { readSettings } from '../../settings/settings.ts';
import { openKeyAdmin } from '../open-store.ts';
import { type KeyAdmin, KeyAdminError, StoreError } from '../store.ts';
import { KEYS_USAGE, type KeysCommand, parseKeysCommand, UsageError } from './keys-command.ts';
import { createdKeyJson, createdKeyText, listedKeyJson, listedKeysText } from './keys-report.ts';

const STATES = { revoke: 'revoked', disable: 'disabled', enable: 'active' } as const;

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.length === 0) {
    console.log(KEYS_USAGE);
    return;
  }
  const command = parseKeysCommand(args);
  const admin = await openKeyAdmin(readSettings(process.env));
  try {
    const { json, text } = await run(command, admin);
    console.log(command.json ? JSON.stringify(json) : text);
  } finally {
    await admin.close();
  }
}

async function run(
  command: KeysCommand,
  admin: KeyAdmin,
): Promise<{ json: unknown; text: string }> {
  switch (command.name) {
    case 'create':
    case 'rotate': {
      const created =
        command.name === 'create'
          ? await admin.create(command.input)
          : await admin.rotate(command.id, command.overlapMillis);
      return { json: createdKeyJson(created), text: createdKeyText(created) };
    }
    case 'list': {
      const keys = await admin.list();
      return { json: keys.map(listedKeyJson), text: listedKeysText(keys) };
    }
    case 'plan':
      await admin.setPlan(command.account, command.plan);
      return {
        json: { account: command.account, plan: command.plan },
        text: `Account ${command.account} now has plan ${command.plan}.`,
      };
    default: {
      const state = STATES[command.name];
      await admin.setState(command.id, state);
      return { json: { id: command.id, state }, text: `Key ${command.id} is now ${state}.` };
    }
  }
}

/** Errors are one line on stderr; only a fault of the program itself shows its stack. */
function exitCode(error: unknown): number {
  if (error instanceof UsageError) return 64;
  if (error instanceof KeyAdminError) return 1;
  if (error instanceof StoreError || error instanceof SettingError) return 78;
  throw error;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = exitCode(error);
  if (error instanceof Error) console.error(error.message.replaceAll('\n', ' '));
}
