import type { Citation } from '../../../artifact/citation.ts';
import { type Grade, gradeOf } from '../../../artifact/grade.ts';
import { knownDay } from '../../known-day.ts';
import { ENGLISH_LOCALE, type Locale } from '../../languages/locale.ts';
import type { Localized } from '../../languages/localized.ts';

/** What each grade means to a reader, best first. Decision 47. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = {
  read: 'The law, the gazette or the page of the authority was read, or a whole copy of it.',
  quoted: 'Its sentence was seen word for word elsewhere.',
  transcribed: 'Somebody copied the dates out of it; the copy was seen.',
  summarised: 'Somebody says what it says.',
  identified: 'It is known to exist; it was not seen.',
  inferred: 'No source for this very date was seen; it follows from what is known of other years.',
  named: 'Until release 2026.11.5: it is known by its title or its page; it was not seen.',
  reported: 'Until release 2026.11.5: a newspaper says so.',
};

/** The sign beside a date, by its grade; none where the law itself was read. */
export function seenAs(grade: Grade): '' | 'half' | 'none' {
  if (grade === 'read') return '';
  return grade === 'identified' || grade === 'inferred' || grade === 'named' ? 'none' : 'half';
}

/** How a citation was seen: "read 20 November 2026", "named, not seen". */
export function evidenceWords(citation: Citation, locale: Locale = ENGLISH_LOCALE): Localized {
  const { read, quoted_from, seen_in } = citation;
  const { t, say, tell, fromSources } = locale;
  const date = read === null ? '' : locale.fullDate(knownDay(read));
  const source = fromSources(seen_in ?? quoted_from ?? '');
  const byPress = read === null ? t.evidence.byPress : say(t.evidence.byPressReadOn, { date });
  const isPress = seen_in === undefined && read !== null;
  const words: Readonly<Record<Grade, Localized>> = {
    read: read === null ? tell(t.evidence.readIn, { source }) : say(t.evidence.readOn, { date }),
    quoted: tell(t.evidence.quotedFrom, { source }),
    transcribed: tell(t.evidence.transcribedFrom, { source }),
    // A newspaper that was itself read.
    summarised: isPress ? byPress : tell(t.evidence.summarisedBy, { source }),
    identified: t.evidence.identifiedNotSeen,
    inferred: t.evidence.inferred,
    named: t.evidence.namedNotSeen,
    reported: byPress,
  };
  return words[gradeOf(citation)];
}

/** The section of a law and its permanent id: "s. 2", "BOE-A-2015-11430". */
const lawParts = ({ law, section }: Citation): string[] =>
  [section, law?.id].filter((part) => part !== undefined);

/** The section of a law and its permanent id: "s. 2 · BOE-A-2015-11430". */
export function lawWords(citation: Citation): string {
  return lawParts(citation).join(' · ');
}

/**
 * Publisher, section and id of a source; a part without translation has an unknown language
 * (`lang=""`).
 */
export function describePlace(citation: Citation, { fromSources }: Locale): Localized[] {
  const { publisher } = citation;
  return [...(publisher ? [publisher] : []), ...lawParts(citation)].map((text) => {
    const localized = fromSources(text);
    return typeof localized === 'string' ? localized : [{ text, language: '' }];
  });
}
