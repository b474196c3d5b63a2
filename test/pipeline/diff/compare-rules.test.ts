import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareRules, describeRule } from '../../../pipeline/diff/compare-rules.ts';
import { readReason, withReasons } from '../../../pipeline/release/reasons.ts';
import { loadRelease, loadReleases, ReleaseError } from '../../../src/artifact/load-release.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { CHRISTMAS, toyRule } from '../../support/terms/toy-rule.ts';
import { makeHistory } from '../../support/world/made-history.ts';
import { country, holiday } from '../../support/world/toy-release.ts';

const COUNTRIES = [country([holiday('may-day', '2026-05-01')])];
const TODAY = '2026-11-24';

describe('the rules of a release', () => {
  it('are a chained, verified file of it; an earlier release has none', () => {
    const folder = tempFolder();
    const [first, second, third] = makeHistory(folder, [
      { version: '2026.11.1', released: '2026-11-20', countries: COUNTRIES },
      { version: '2026.11.2', released: '2026-11-21', countries: COUNTRIES, rules: [toyRule()] },
      {
        version: '2026.11.3',
        released: '2026-11-22',
        countries: COUNTRIES,
        rules: [toyRule({ forward: 'none' })],
      },
    ]);
    expect(first?.rules).toEqual([]);
    expect(first?.manifest.files.map(({ name }) => name)).not.toContain('rules.json');
    expect(second?.rules).toEqual([toyRule()]);
    expect(second?.manifest.files.map(({ name }) => name)).toContain('rules.json');
    expect(second?.changes.rules).toMatchObject([
      { rule: 'ty-act-1', kind: 'added', past: false, reason: null },
    ]);
    expect(third?.changes.rules).toMatchObject([
      {
        rule: 'ty-act-1',
        kind: 'changed',
        where: 'forward',
        before: 'next',
        after: 'none',
        past: true,
        reason: 'A mistake of ours.',
      },
    ]);
    const file = join(folder, '2026.11.3/rules.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"none"', '"next"'));
    expect(() => loadRelease(join(folder, '2026.11.3'))).toThrow(ReleaseError);
    writeFileSync(file, text);
    expect(loadReleases(folder)).toHaveLength(3);
  });
});

describe('what changes in the rules', () => {
  const told = (before: object, after: object) =>
    compareRules([toyRule(before)], [toyRule(after)], TODAY).map((change) => [
      describeRule(change),
      change.answers,
      change.past,
    ]);

  it('is listed setting by setting; a text changes no answer', () => {
    expect(told({}, { title: 'The Toy Act', short_to: 3 })).toEqual([
      ['ty-act-1: short_to - is now 3', true, true],
      ['ty-act-1: title Toy Act, section 1 is now The Toy Act', false, false],
    ]);
  });

  it('is past where a past day closes or opens, and not where a future one does', () => {
    const closed = (date: string) => ({ closed_days: [{ date }] });
    expect(told({}, closed('2026-11-23'))).toEqual([
      ['ty-act-1: closed_days › 2026-11-23 - is now date: 2026-11-23', true, true],
    ]);
    expect(told({}, closed('2027-05-07')).map(([, , past]) => past)).toEqual([false]);
    const later = CHRISTMAS.slice(0, -1);
    expect(
      told({ standstill: later }, { standstill: CHRISTMAS }).map(([, , past]) => past),
    ).toEqual([false]);
  });

  it('needs a reason that names the rule where it is past', () => {
    const rules = compareRules([toyRule()], [], TODAY);
    expect(rules.map(({ kind, past }) => [kind, past])).toEqual([['removed', true]]);
    const reason = readReason('ty-act-1: The Act was repealed.');
    if (typeof reason === 'string') throw new Error(reason);
    const explained = withReasons({ changes: [], facts: [], rules }, [reason]);
    expect(explained.rules[0]?.reason).toBe('The Act was repealed.');
    expect(explained.unexplained).toEqual([]);
    expect(withReasons({ changes: [], facts: [], rules }, []).unexplained).toEqual(rules);
  });
});
