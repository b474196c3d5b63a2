import type { Citation } from '../../artifact/citation.ts';
import { gradeOf } from '../../artifact/grade.ts';
import { knownDay } from '../../site/known-day.ts';
import { describePlace, evidenceWords } from '../../site/year/sources/evidence.ts';
import { type Markup, markup, time, type Writing } from './writing.ts';

/** Who published a source, the place in it, and how it was seen. @param more words at the end. */
export function evidence(source: Citation, locale: Writing, more = ''): Markup {
  const { t, fullDate, localized, write } = locale;
  const { read, archived } = source;
  const places = describePlace(source, locale).map((part) => markup`${localized(part)} · `);
  const seen =
    read !== null && gradeOf(source) === 'read'
      ? write(t.evidence.readOn, { date: time(knownDay(read), fullDate) })
      : localized(evidenceWords(source, locale));
  const copy =
    archived && markup` · <a href="${archived.url}" rel="nofollow">${t.evidence.copy}</a>`;
  return markup`<span class="quiet">${places}${seen}${copy ?? null}${more}</span>`;
}
