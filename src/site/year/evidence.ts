import type { Citation } from '../../artifact/citation.ts';
import { type Grade, gradeOf } from '../../artifact/grade.ts';
import { knownDay } from '../known-day.ts';
import { ENGLISH_SPEECH, type Speech } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';

/** What a grade means, for readers, the best first. Decision 41. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  read: 'The law, the gazette or the page of the authority was read itself.',
  quoted: 'Its words were seen quoted elsewhere.',
  identified: 'It has a permanent identifier by which anybody finds it; it was not seen.',
  named: 'It is known by its title or its page; it was not seen.',
  reported: 'A newspaper says so.',
};

/** How well a citation shows what it is cited for: "read 20 November 2026", "named, not seen". */
export function evidenceWords(citation: Citation, speech: Speech = ENGLISH_SPEECH): Told {
  const { read, quoted_from } = citation;
  const { t, say, tell, fromSources } = speech;
  const date = read === null ? '' : speech.fullDate(knownDay(read));
  const grade = gradeOf(citation);
  switch (grade) {
    case 'read':
      return say(t.evidence.readOn, { date });
    case 'quoted':
      return tell(t.evidence.quotedFrom, { source: fromSources(quoted_from ?? '') });
    case 'identified':
      return t.evidence.identifiedNotSeen;
    case 'named':
      return t.evidence.namedNotSeen;
    case 'reported':
      return read === null ? t.evidence.byPress : say(t.evidence.byPressReadOn, { date });
    default:
      return grade satisfies never;
  }
}

/** Where in a law something stands, and by what it is found for good: "s. 2", "BOE-A-2015-11430". */
const lawParts = ({ law, section }: Citation): string[] =>
  [section, law?.id].filter((part) => part !== undefined);

/** Where in a law something stands, and by what it is found for good: "s. 2 · BOE-A-2015-11430". */
export function lawWords(citation: Citation): string {
  return lawParts(citation).join(' · ');
}

/**
 * Who published a source, and where in it, each as a page says it: translated, else in its own words,
 * whose language no source tells (`lang=""` by HTML).
 */
export function placeTold(citation: Citation, { fromSources }: Speech): Told[] {
  const { publisher } = citation;
  return [...(publisher ? [publisher] : []), ...lawParts(citation)].map((text) => {
    const told = fromSources(text);
    return typeof told === 'string' ? told : [{ text, language: '' }];
  });
}
