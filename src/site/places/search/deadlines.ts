import type { DataSet } from '../../../artifact/data-set.ts';
import { knownDay } from '../../known-day.ts';
import type { Speech } from '../../languages/speech.ts';
import { findPlaces } from '../find-place.ts';
import { localDay } from '../local-day.ts';
import { regionQuery } from '../places.ts';
import { plainName } from '../plain-name.ts';
import type { Answer } from './plain-questions.ts';
import { datesOf, readWanted } from './wanted.ts';

/** What people call a legal deadline, in the languages of the pages, as `plainName` writes it. */
const DEADLINE =
  /^(?:(?:legal |statutory )?deadlines?|time limits?|frist(?:en)?|fristenrechner|delais?|plazos?|prazos?|termijn(?:en)?|termini)(?: (?:in )?(?<where>.+))?$/;
/** "30 days after …", "2 months before …": a law's days, weeks, months or years. */
const PERIOD = /^\s*(\d{1,4})\s+(?:calendar\s+)?(day|week|month|year)s?\s+(after|from|before)\s+/i;
const UNITS = { day: 'D', week: 'W', month: 'M', year: 'Y' } as const;
/** Words of ids that any text may have. */
const COMMON = new Set(['act', 'code', 'civil', 'general', 'clauses']);

/**
 * What leads to a legal deadline: its name, perhaps with a place; a period from a date; a rule by its
 * title or its id. None for anything else.
 * @param nowMs what a clock shows, in milliseconds since 1970-01-01 UTC.
 */
export function deadlineAnswers(
  dataSet: DataSet,
  typed: string,
  nowMs: number,
  speech: Speech,
): Answer[] {
  const { t } = speech;
  const wanted = plainName(typed);
  const named = DEADLINE.exec(wanted)?.groups;
  if (named !== undefined || wanted === plainName(t.term.title)) {
    const place = named?.where === undefined ? null : findPlaces(dataSet, named.where, 1).sure;
    if (place === null && named?.where !== undefined) return [];
    const query = place === null ? '' : `?country=${place.artifact.country}${regionQuery(place)}`;
    return [{ name: t.term.title, path: `/deadline/${query}` }];
  }
  const counted = PERIOD.exec(typed);
  if (counted !== null) return periodFrom(dataSet, counted, typed, nowMs, speech);
  return rulesNamed(dataSet, wanted, speech);
}

/** The form with a period from a date: which law counts is for the reader to say. */
function periodFrom(
  dataSet: DataSet,
  [whole, number = '', unit = '', side = '']: RegExpExecArray,
  typed: string,
  nowMs: number,
  { t, say, fullDate }: Speech,
): Answer[] {
  const { words, when } = readWanted(typed.slice(whole.length));
  const [date] = when === null ? [] : datesOf(when, localDay(nowMs, 'UTC'));
  if (date === undefined) return [];
  const place = findPlaces(dataSet, words.replace(/^in\s+/i, ''), 1).sure;
  if (words !== '' && place === null) return [];
  const name = unit.toLowerCase() as keyof typeof UNITS;
  const isBefore = side.toLowerCase() === 'before';
  const amounts = {
    ...{ day: t.amounts.days, week: t.amounts.weeks },
    ...{ month: t.amounts.months, year: t.amounts.years },
  };
  const where = place === null ? '' : `country=${place.artifact.country}${regionQuery(place)}&`;
  return [
    {
      name: say(isBefore ? t.term.searchBefore : t.term.searchAfter, {
        period: say(amounts[name], { n: Number(number) }),
        date: fullDate(knownDay(date)),
      }),
      path: `/deadline/?${where}date=${date}&number=${Number(number)}&unit=${UNITS[name]}${isBefore ? '&direction=before' : ''}`,
    },
  ];
}

/** Rules whose title has the words, or whose id has them: "BGB 193". */
function rulesNamed({ release }: DataSet, wanted: string, speech: Speech): Answer[] {
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
        words.every((word) => parts.includes(word))
      );
    })
    .map(({ rule, title }) => ({
      name: speech.fromSources(title),
      path: `/deadline/rules/#${rule}`,
    }));
}
