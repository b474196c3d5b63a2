import type { Citation } from '../../artifact/citation.ts';
import { type Grade, gradeOf } from '../../artifact/grade.ts';
import { knownDay } from '../known-day.ts';
import { fullDate } from '../words.ts';

/** What a grade means, for readers, the best first. Decision 41. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  read: 'The law, the gazette or the page of the authority was read itself.',
  quoted: 'Its words were seen quoted elsewhere.',
  identified: 'It has a permanent identifier by which anybody finds it; it was not seen.',
  named: 'It is known by its title or its page; it was not seen.',
  reported: 'A newspaper says so.',
};

/** How well a citation shows what it is cited for: "read 20 November 2026", "named, not seen". */
export function evidenceWords(citation: Citation): string {
  const { read, quoted_from } = citation;
  const grade = gradeOf(citation);
  switch (grade) {
    case 'read':
      return `read ${readOn(read)}`;
    case 'quoted':
      return `quoted from ${quoted_from}`;
    case 'identified':
      return 'identified, not seen';
    case 'named':
      return 'named, not seen';
    case 'reported':
      return read === null
        ? 'reported by the press'
        : `reported by the press, read ${readOn(read)}`;
    default:
      return grade satisfies never;
  }
}

/** Where in a law something stands, and by what it is found for good: "s. 2 · BOE-A-2015-11430". */
export function lawWords({ law, section }: Citation): string {
  return [section, law?.id].filter((part) => part !== undefined).join(' · ');
}

function readOn(read: string | null): string {
  return read === null ? '' : fullDate(knownDay(read));
}
