// @module-tag linux
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The whole of it is followed by `npm run faults -- guide`; this is what can be held everywhere. */
const PAGES = ['deploy/README.md', 'deploy/two-machines.md', 'docs/operating.md'];

const blocks = PAGES.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^```sh[ \w]*\n(.*?)^```/gms)].map(
    ([, script = '']) => script,
  ),
);

test('a shell can parse every block of commands', () => {
  expect(blocks.length).toBeGreaterThan(15);
  const scripts = ['deploy/redletter-admin', 'deploy/pack.sh'].map((f) => readFileSync(f, 'utf8'));
  for (const input of [...blocks, ...scripts]) execFileSync('bash', ['-n'], { input });
});

test('the folder holds every file that the guide copies from it', () => {
  const copied = blocks
    .flatMap((script) => [...script.matchAll(/^cp (?!\/)(.*) \//gm)])
    .flatMap(([, files = '']) => files.split(' '));
  expect(copied).toContain('redletter@.service');
  for (const file of copied) expect(existsSync(`deploy/${file}`), file).toBe(true);
});

test('redletter-admin is given orders that it has', () => {
  const orders = blocks.flatMap((script) => [...script.matchAll(/redletter-admin (\w+)/g)]);
  const admin = readFileSync('deploy/redletter-admin', 'utf8');
  expect(orders.length).toBeGreaterThan(10);
  for (const [, order] of orders)
    expect(admin).toMatch(new RegExp(`^  (?:.*\\| )?${order}(?: \\|.*)?\\)`, 'm'));
});
