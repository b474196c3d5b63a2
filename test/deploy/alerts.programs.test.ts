// @module-tag openssl
// @module-tag promtool
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { makeCertificate } from '../support/server/certificate.ts';
import { startToyServer } from '../support/server/toy-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}

interface RuleTests {
  readonly tests: readonly {
    readonly alert_rule_test: readonly {
      readonly alertname: string;
      readonly exp_alerts: readonly unknown[];
    }[];
  }[];
}

const RULES = 'deploy/alerts.yml';
const TESTS = 'deploy/alerts.test.yml';
const rules = (parse(readFileSync(RULES, 'utf8')) as Rules).groups.flatMap((group) => group.rules);

test('Prometheus takes the rules, and their tests pass', () => {
  const promtool = (...words: string[]) => execFileSync('promtool', words, { encoding: 'utf8' });
  expect(promtool('check', 'rules', RULES)).toContain(`SUCCESS: ${rules.length} rules found`);
  expect(promtool('test', 'rules', TESTS)).toContain('SUCCESS');
  expect(promtool('check', 'config', 'deploy/prometheus.yml')).toContain('SUCCESS: 1 rule files');
});

test('Prometheus finds no fault in the names of the metrics, and a lane has one histogram', async () => {
  const toy = await startToyServer({ adminPort: 0 });
  onTestFinished(() => toy.close());
  const text = await (await fetch(`${toy.server.adminUrl}/metrics`)).text();
  const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: text });
  expect([status, String(stderr)]).toEqual([0, '']);
  const histograms = [...text.matchAll(/^# TYPE (\w+) histogram/gm)].map(([, name]) => name);
  expect(histograms).toEqual(['redletter_request_duration_seconds', 'nodejs_gc_duration_seconds']);
});

test('every alert is seen to come in a test, and to stay away in another', () => {
  const { tests } = parse(readFileSync(TESTS, 'utf8')) as RuleTests;
  const tried = tests.flatMap((each) => each.alert_rule_test);
  const of = (expected: boolean) =>
    new Set(tried.filter((t) => t.exp_alerts.length > 0 === expected).map((t) => t.alertname));
  const names = new Set(rules.map(({ alert }) => alert));
  expect([of(true), of(false)]).toEqual([names, names]);
});

test('the rules read only what /metrics tells, with labels that it has', async () => {
  const tls = makeCertificate(tempFolder(), '127.0.0.1');
  const toy = await startToyServer({ adminPort: 0, tls });
  onTestFinished(() => toy.close());
  const text = await (await fetch(`${toy.server.adminUrl}/metrics`)).text();
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const read = rules.flatMap(({ expr }) => expr.match(/\b(?:redletter|process|nodejs)_\w+/g) ?? []);
  expect(read.length).toBeGreaterThan(8);
  for (const name of read) expect(told).toContain(name.replace(/_bucket$/, ''));
  const series = text.split('\n').filter((line) => line.includes('{'));
  for (const { expr } of rules) {
    for (const [, name, label, value] of expr.matchAll(/(redletter_\w+)\{(\w+)="([^"]*)"/g)) {
      const found = series.some(
        (l) => l.startsWith(`${name}{`) && l.includes(`${label}="${value}"`),
      );
      expect([name, label, value, found]).toEqual([name, label, value, true]);
    }
  }
});
