import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { KEYS_USAGE } from '../../src/access/admin/run-keys.ts';

const TEXT = readFileSync('docs/operating.md', 'utf8');

/** Every match of a pattern in the text, without duplicates. */
function named(form: RegExp): string[] {
  return [...new Set([...TEXT.matchAll(form)].map(([, word]) => word as string))].sort();
}

test('every keys order that is named exists', () => {
  const orders = named(/redletter-admin keys ([a-z-]+)/g);
  expect(orders.length).toBeGreaterThan(8);
  for (const order of orders) expect(KEYS_USAGE).toMatch(new RegExp(`(?:--|\\|) ${order}\\b`));
});

test('every npm script that is named exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of named(/npm run ([a-z:]+)/g)) expect(Object.keys(scripts)).toContain(name);
});

test('every setting that is named exists', () => {
  const settings = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+`/.test(line))
    .flatMap((line) => line.split(' | ')[0]?.match(/[A-Z_]{3,}/g) ?? []);
  const told = named(/`([A-Z]+(?:_[A-Z]+)+)[`=]/g);
  expect(told.length).toBeGreaterThan(3);
  for (const setting of told) expect(settings).toContain(setting);
});

test('every metric that is named is in the contract', () => {
  const contract = readFileSync('docs/contract.md', 'utf8');
  const metrics = named(/`(redletter_\w+)`/g);
  expect(metrics.length).toBeGreaterThan(4);
  for (const metric of metrics) expect(contract).toContain(`| \`${metric}\` |`);
});

test('every alert has its row, and every row its alert', () => {
  const { groups } = parse(readFileSync('deploy/alerts.yml', 'utf8'));
  const alerts = groups[0].rules.map(({ alert }: { alert: string }) => alert);
  expect(named(/^\| `(Redletter\w+)` \|/gm)).toEqual(alerts.toSorted());
});
