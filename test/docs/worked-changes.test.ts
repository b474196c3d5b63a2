import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { releaseCommand } from '../../pipeline/commands/release.ts';
import { inToyYears } from '../support/pipeline/toyland.ts';
import { workshop } from '../support/pipeline/workshop.ts';
import {
  applyEdit,
  eventsOf,
  newsOf,
  releasedToyland,
  runLine,
} from '../support/worked/worked-changes.ts';

const [, ...ALL] = readFileSync('docs/worked-changes.md', 'utf8').split('\n## ');
const SECTIONS = ALL.slice(0, -1);
const DRILL = ALL.at(-1) ?? '';

interface Block {
  readonly kind: string;
  /** The words after the kind: the calendars to look at. */
  readonly about: string;
  readonly lines: readonly string[];
}

function blocksOf(section: string): Block[] {
  return [...section.matchAll(/^```(\w+) ?([^\n]*)\n(.*?)```$/gmsu)].map(
    ([, kind = '', about = '', text = '']) => ({
      kind,
      about,
      lines: text.split('\n').slice(0, -1),
    }),
  );
}

/** The Emirates' National Day, before anything is announced. No package has an opinion on Toyland. */
const EMIRATES = `country: XX
name: Toyland
timezone: Asia/Dubai
weekend: [saturday, sunday]
languages: [ar]
how_days_move: The Cabinet may move them.

citations:
  resolution:
    title: Cabinet Resolution 27 of 2024
    kind: act
    url: https://example.org/resolution
    read: 2026-11-20

default_observance: none

holidays:
  - id: eid-al-etihad
    name: Eid Al Etihad
    names: { ar: عيد الاتحاد }
    rule: { date: 2 december }
    estimated: [2026, 2027]
    watch: { authority: MoHRE, expect: two weeks before }
    cite: resolution
  - id: eid-al-etihad-2
    name: Eid Al Etihad (second day)
    names: { ar: عيد الاتحاد (اليوم الثاني) }
    rule: { date: 3 december }
    estimated: [2026, 2027]
    watch: { authority: MoHRE, expect: two weeks before }
    cite: resolution
`;

/** Whether lines are what is shown; "…" stands for any part of a line, and alone for any lines. */
function isShown(lines: readonly string[], shown: readonly string[]): boolean {
  const [first, ...rest] = shown;
  if (first === undefined) return lines.length === 0;
  if (first === '…') {
    return rest.length === 0 || lines.some((_, index) => isShown(lines.slice(index), rest));
  }
  const [line, ...others] = lines;
  return line !== undefined && lineForm(first).test(line) && isShown(others, rest);
}

function lineForm(shown: string): RegExp {
  const parts = shown.split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 'u');
}

describe('a change of the guide', () => {
  it('is one of nine', () => {
    expect(SECTIONS.map((section) => section.slice(0, 2))).toEqual(
      Array.from({ length: 9 }, (_, index) => `${index + 1}.`),
    );
  });

  it.each(SECTIONS.map((section) => [section.split('\n')[0] ?? '', section]))(
    '%s is told by every command, in the feed and in the calendar as it is shown',
    async (_title, section) => {
      const shop = await releasedToyland();
      const kinds = new Set<string>();
      for (const { kind, about, lines } of blocksOf(section)) {
        kinds.add(kind);
        const [first = '', ...rest] = lines;
        if (kind === 'diff') applyEdit(shop, lines.join('\n'));
        else if (kind === 'console') {
          const said = await runLine(shop, first.replace('$ ', ''));
          // A diff is shown in part: from its summary on, to the last line that matters.
          const shown = first.endsWith(' diff') ? ['…', ...rest, '…'] : rest;
          expect(isShown(said, shown), `${first}\n${said.join('\n')}`).toBe(true);
        } else if (kind === 'news') expect(newsOf(shop)).toEqual(lines);
        else {
          const events = about
            .split(' ')
            .flatMap((key) => eventsOf(shop, key).map((event) => `${key}: ${event}`));
          expect(events).toEqual(lines);
        }
      }
      expect([...kinds]).toEqual(expect.arrayContaining(['console', 'news', 'calendar']));
    },
  );

  it.each(blocksOf(DRILL).map(({ lines }) => [lines[0] ?? '', lines]))(
    'the drill %s',
    async (_title, lines) => {
      const shop = workshop(inToyYears(EMIRATES));
      expect((await shop.run(releaseCommand)).code).toBe(0);
      const commands = lines
        .join('\n')
        .replaceAll('AE', 'XX')
        .split(/^\$ /mu)
        .slice(1)
        .map((command) => command.trimEnd().split('\n'));
      for (const [first = '', ...shown] of commands) {
        const said = await runLine(shop, first.replace('/…', '/news'));
        expect(isShown(said, ['…', ...shown]), `${first}\n${said.join('\n')}`).toBe(true);
      }
      expect(commands.length).toBeGreaterThan(1);
    },
  );

  it('would be reported if it were wrong', () => {
    expect(isShown(['a b', 'c'], ['a …', 'c'])).toBe(true);
    expect(isShown(['a b', 'c'], ['…', 'c'])).toBe(true);
    expect(isShown(['a b', 'c'], ['a b'])).toBe(false);
    expect(isShown(['a b', 'c'], ['a b', '…', 'd'])).toBe(false);
  });
});
