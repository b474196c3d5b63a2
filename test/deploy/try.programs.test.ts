// @module-tag linux
// @module-tag nginx
// @module-tag redis
// @module-tag openssl
// @module-tag curl
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fillServedFolder } from '../support/server/served-process.ts';
import { tempFolder } from '../support/temp-folder.ts';

test('the example holds: HTTP/2, cache, limits, refusals in JSON with an id, and nobody failed', async () => {
  const folder = tempFolder();
  fillServedFolder(folder);
  const run = promisify(execFile)('deploy/try.sh', [folder], { encoding: 'utf8' });
  const { stdout } = await run.catch((error: { stdout: string; stderr: string }) => ({
    stdout: `${error.stdout}${error.stderr}`,
  }));
  const lines = stdout.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('ok: '))).toEqual([
    expect.stringMatching(/^\d\d checks passed, 0 failed$/),
  ]);
});
