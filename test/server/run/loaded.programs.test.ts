import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test("the server leaves Node's HTTP client, 13 MiB, where it is", () => {
  const client = 'internal/deps/undici/undici';
  expect(loadedWith('./src/server/run/run-server.ts')).not.toContain(client);
  expect(loadedWith('node:http')).toContain(client);
});

/** All of Node that is loaded when a module has been. */
function loadedWith(module: string): string {
  const script = `await import('${module}'); console.log(process.moduleLoadList.join())`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    maxBuffer: 10 * 1024 * 1024,
  });
}
