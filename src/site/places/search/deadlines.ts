import type { DataSet } from '../../../artifact/data-set.ts';
import { knownDay } from '../../known-day.ts';
import { anyWord, searchWords, withoutAccents } from '../../languages/date-words.ts';
import type { Speech } from '../../languages/speech.ts';
import { findLed } from '../find-place.ts';
import { regionQuery } from '../places.ts';
import { plainName } from '../plain-name.ts';
import type { TypedPeriod } from './periods.ts';
import type { Choice, Searcher } from './plain-questions.ts';
import { withoutLead } from './wanted.ts';

const DEADLINE = new RegExp(anyWord(searchWords('deadline')), 'iu');
const UNITS = { days: 'D', weeks: 'W', months: 'M', years: 'Y' } as const;
/** Words of rule ids that are too common to search for. */
const COMMON = new Set(['act', 'code', 'civil', 'general', 'clauses']);

/**
 * Pages about a legal deadline, for a search that asks for one by name, perhaps with a place, or
 * by the title or id of a rule; empty for any other search.
 */
export function deadlineAnswers(dataSet: DataSet, typed: string, speech: Speech): Choice[] {
  const { t } = speech;
  const bare = withoutAccents(typed);
  const isNamed = DEADLINE.test(bare);
  if (isNamed || plainName(typed) === plainName(t.term.title)) {
    const where = isNamed ? withoutLead(bare.replace(DEADLINE, ' ')) : [''];
    const place = findLed(dataSet, where, 1).sure;
    if (where.includes('') || place !== null) {
      const query = place === null ? '' : `?country=${place.artifact.country}${regionQuery(place)}`;
      return [{ name: t.term.title, path: `/deadline/${query}` }];
    }
  }
  return rulesNamed(dataSet, plainName(bare.replace(DEADLINE, ' ')), speech);
}

/** The form with the period and its date filled in; the reader chooses the law. */
export function deadlineOf(
  { dataSet, speech: { t, say, fullDate } }: Searcher,
  { number, unit, isBack, date, where }: TypedPeriod,
): Choice[] {
  const place = findLed(dataSet, where, 1).sure;
  if (unit === 'businessDays' || (!where.includes('') && place === null)) return [];
  const country = place === null ? '' : `country=${place.artifact.country}${regionQuery(place)}&`;
  return [
    {
      name: say(isBack ? t.term.searchBefore : t.term.searchAfter, {
        period: say(t.amounts[unit], { n: number }),
        date: fullDate(knownDay(date)),
      }),
      path: `/deadline/?${country}date=${date}&number=${number}&unit=${UNITS[unit]}${isBack ? '&direction=before' : ''}`,
    },
  ];
}

/** Rules whose title or id has these words: "BGB 193"; "FOI" finds the FOIA. */
function rulesNamed({ release }: DataSet, wanted: string, speech: Speech): Choice[] {
  const words = wanted.split(' ');
  const isTelling = words.some((word) => /^[a-z]{3,}$/.test(word) && !COMMON.has(word));
  if (!isTelling) return [];
  return release.rules
    .filter(({ rule, title }) => {
      const [, ...parts] = rule.split('-');
      const isTitle = words.length > 1 && ` ${plainName(title)} `.includes(` ${wanted} `);
      return (
        rule === wanted.replaceAll(' ', '-') ||
        isTitle ||
        words.every((word) => parts.includes(word) || parts.includes(`${word}a`))
      );
    })
    .map(({ rule, title }) => ({
      name: speech.fromSources(title),
      path: `/deadline/rules/#${rule}`,
    }));
}
