// @module-tag production
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../support/server/free-port.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** The parts of a checkout that `npm start` reads. */
const PARTS = [
  ...['artifacts', 'docs', 'packages', 'pipeline', 'public', 'sources', 'src'],
  ...[
    'LICENSE',
    'LICENSE-DATA',
    'astro.config.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ],
];
const PACKAGES = 'node_modules';

/**
 * Copies the packages that `npm ci --omit=dev` installs according to the lockfile, except Node
 * itself.
 */
function copyProductionPackages(target: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<
      Record<string, { readonly dev?: true; readonly devOptional?: true }>
    >;
  };
  const left = new Set(
    Object.entries(packages).flatMap(([path, { dev, devOptional }]) =>
      dev || devOptional ? [path] : [],
    ),
  );
  for (const path of ['.bin', '.cache', 'node']) left.add(join(PACKAGES, path));
  const options = { recursive: true, filter: (path: string) => !left.has(path) };
  cpSync(PACKAGES, join(target, PACKAGES), options);
}

test('a checkout with only production packages builds, serves and answers', async () => {
  // No parent folder has packages, so none can be found by accident.
  const folder = tempFolder();
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  copyProductionPackages(folder);
  const tools = readdirSync(join(folder, PACKAGES));
  expect([tools.includes('astro'), tools.includes('vitest')]).toEqual([true, false]);

  const port = String(await freePort());
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: port, VAR_DIR: join(folder, 'var'), NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  onTestFinished(() => void (child.exitCode === null && process.kill(-Number(child.pid))));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  const key = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /^ {2}(rl_\w+)$/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`npm start has ended with ${code}: ${errors}`)));
  });
  const url = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${url}/gb/2026/`)).text()).toContain('Boxing Day');
  const reply = await fetch(`${url}/v1/is-business-day?date=2026-12-28&country=GB`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  expect(await reply.json()).toMatchObject({ is_business_day: false });
});
