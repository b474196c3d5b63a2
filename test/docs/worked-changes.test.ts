import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  eventsOf,
  newsOf,
  releasedToyland,
  runLine,
} from '../support/worked/worked-changes.ts';

const [, ...SECTIONS] = readFileSync('docs/worked-changes.md', 'utf8').split('\n## ');

interface Block {
  readonly kind: string;
  /** What stands behind the kind: the calendars that are looked at. */
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

  it('would be told if it were otherwise', () => {
    expect(isShown(['a b', 'c'], ['a …', 'c'])).toBe(true);
    expect(isShown(['a b', 'c'], ['…', 'c'])).toBe(true);
    expect(isShown(['a b', 'c'], ['a b'])).toBe(false);
    expect(isShown(['a b', 'c'], ['a b', '…', 'd'])).toBe(false);
  });
});
