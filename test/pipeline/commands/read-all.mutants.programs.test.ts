import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFolder, textFolder } from '../../../pipeline/read/folder.ts';
import { ALL_FORMS, judgeByCommand } from '../../../trials/mutants-data/command-judge.ts';
import { judgeOf } from '../../../trials/mutants-data/judge.ts';
import { mutantsOf } from '../../../trials/mutants-data/mutants.ts';
import { oneHoliday, told } from '../../support/pipeline/toyland.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A short sample: `npm run data:mutate` covers the largest files and 100,000 mutants. */
const ASKED = { count: 90, seed: 20_261_120, bytesMax: 9_000 };
const IN_ALL_FORMS = { count: 60, seed: 20_261_122 };
const BY_COMMAND = { count: 1, seed: 20_261_121 };

describe('a spoiled source file', () => {
  it('is refused with a located error, or shown by the diff: 90 of them', async () => {
    const sources = diskFolder('sources', 'sources');
    const judge = judgeOf(sources, diskFolder('sources/official', 'sources/official'));
    const faults: string[] = [];
    const counts = { refused: 0, accepted: 0 };
    for (const mutant of mutantsOf(sources, ASKED)) {
      // Lets the test runner answer between batches.
      if (mutant.number % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
      const verdict = judge(mutant.name, mutant.bytes);
      if (typeof verdict === 'string') counts[verdict] += 1;
      else faults.push(`${mutant.number} ${mutant.name} (${mutant.way}): ${verdict.fault}`);
    }
    expect(faults).toEqual([]);
    // Most mutants are mistakes; the accepted ones are valid changes, judged by their diff.
    expect(counts.refused).toBeGreaterThan(45);
    expect(counts.accepted).toBeGreaterThan(10);
  });

  it('is handled the same way with forms that no real source needs today: 60 of them', () => {
    const sources = diskFolder(ALL_FORMS, 'sources');
    const judge = judgeOf(sources, textFolder('sources/official', {}));
    const right = (sources.names ?? []).map((name) => [name, String(sources.read(name))] as const);
    expect(told(Object.fromEntries(right)).filter((line) => line.includes(' error: '))).toEqual([]);
    const verdicts = [...mutantsOf(sources, IN_ALL_FORMS)].map(({ name, way, bytes }) => {
      const verdict = judge(name, bytes);
      return typeof verdict === 'string' ? verdict : `${name} (${way}): ${verdict.fault}`;
    });
    expect([...new Set(verdicts)].sort()).toEqual(['accepted', 'refused']);
  });

  it('is refused in the same way by the real command, and nothing is written', () => {
    const copy = tempFolder();
    for (const folder of ['sources', 'artifacts']) {
      cpSync(folder, join(copy, folder), { recursive: true });
    }
    for (const { name, way, bytes } of mutantsOf(diskFolder('sources', 'sources'), BY_COMMAND)) {
      const { fault } = judgeByCommand(copy, name, bytes);
      // Ignores limits on time and memory, which `npm run data:mutate` measures on a quiet machine.
      expect(fault?.replace(/^[\d.]+ (?:s|MiB)$/u, '') ?? '', `${name} (${way})`).toBe('');
    }
  });

  it('is judged: a file with another meaning must differ in the diff', () => {
    const files = { 'XX.yaml': oneHoliday('rule: { date: 1 may }') };
    const judge = judgeOf(textFolder('sources', files), textFolder('sources/official', {}));
    const verdict = (text: string): unknown => judge('XX.yaml', Buffer.from(text));
    expect(verdict(oneHoliday('rule: { date: 2 may }'))).toBe('accepted');
    expect(verdict(oneHoliday('rule: { date: 2 mai }'))).toBe('refused');
    expect(verdict(`${oneHoliday('rule: { date: 1 may }')}# a comment\n`)).toBe('accepted');
  });

  it('is judged: citations in another order have the same meaning', () => {
    const act = '  act: {';
    const other = '  order: { title: Order, url: https://example.org/o, read: 2026-11-01 }\n';
    const source = oneHoliday('rule: { date: 1 may }').replace(
      'cite: act }',
      'cite: [act, order] }',
    );
    const files = { 'XX.yaml': source.replace(act, `${other}${act}`) };
    const judge = judgeOf(textFolder('sources', files), textFolder('sources/official', {}));
    const swapped = source.replace('default_observance', `${other}default_observance`);
    expect(judge('XX.yaml', Buffer.from(swapped))).toBe('accepted');
  });
});
