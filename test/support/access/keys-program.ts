import { execFile } from 'node:child_process';
import type { Ended } from './open-keys.ts';

const PROGRAM = 'src/access/admin/keys-cli.ts';

/**
 * The program as `npm run keys` runs it.
 * @param before a command that runs it, such as strace.
 */
export function startKeys(
  env: Readonly<Record<string, string>>,
  args: readonly string[],
  { input = '', before = [] }: { input?: string; before?: readonly string[] } = {},
): Promise<Ended> {
  const [program = '', ...words] = [...before, process.execPath, PROGRAM, ...args];
  return new Promise((resolve) => {
    const child = execFile(program, words, { env: { ...process.env, ...env } }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
    // It may have ended without reading its input.
    child.stdin?.on('error', () => undefined).end(input);
  });
}
