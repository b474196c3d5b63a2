import type { DataSet } from '../../../artifact/data-set.ts';
import { knownDay } from '../../known-day.ts';
import type { Speech } from '../../languages/speech.ts';
import { findPlaces } from '../find-place.ts';
import { localDay } from '../local-day.ts';
import { regionQuery } from '../places.ts';
import { plainName } from '../plain-name.ts';
import type { AskedCount } from './asked-count.ts';
import type { Answer } from './plain-questions.ts';
import { datesOf } from './wanted.ts';

/** What people call a legal deadline, in the languages of the pages, as `plainName` writes it. */
const DEADLINE =
  /^(?:(?:legal |statutory )?deadlines?|time limits?|frist(?:en)?|fristenrechner|delais?|plazos?|prazos?|termijn(?:en)?|termini)(?: (?:in )?(?<where>.+))?$/;
/** Words of ids that any text may have. */
const COMMON = new Set(['act', 'code', 'civil', 'general', 'clauses']);

/**
 * What leads to a legal deadline: its name, perhaps with a place; a rule by its title or its id. None
 * for anything else.
 */
export function deadlineAnswers(dataSet: DataSet, typed: string, speech: Speech): Answer[] {
  const { t } = speech;
  const wanted = plainName(typed);
  const named = DEADLINE.exec(wanted)?.groups;
  if (named !== undefined || wanted === plainName(t.term.title)) {
    const place = named?.where === undefined ? null : findPlaces(dataSet, named.where, 1).sure;
    if (place === null && named?.where !== undefined) return [];
    const query = place === null ? '' : `?country=${place.artifact.country}${regionQuery(place)}`;
    return [{ name: t.term.title, path: `/deadline/${query}` }];
  }
  return rulesNamed(dataSet, wanted, speech);
}

/**
 * The form with a period from a date: which law counts is for the reader to say.
 * @param nowMs what a clock shows, in milliseconds since 1970-01-01 UTC.
 */
export function periodFrom(
  dataSet: DataSet,
  { number, unit, isBefore, when, places }: AskedCount,
  nowMs: number,
  { t, say, fullDate }: Speech,
): Answer[] {
  const [date] = datesOf(when, localDay(nowMs, 'UTC'));
  if (date === undefined) return [];
  const found = places.map((where) => findPlaces(dataSet, where, 1).sure);
  const place = found.find((each) => each !== null) ?? null;
  if (places.length > 0 && place === null) return [];
  const { days, weeks, months, years, businessDays } = t.amounts;
  const amount = { B: businessDays, D: days, W: weeks, M: months, Y: years }[unit];
  const where = place === null ? '' : `country=${place.artifact.country}${regionQuery(place)}&`;
  return [
    {
      name: say(isBefore ? t.term.searchBefore : t.term.searchAfter, {
        period: say(amount, { n: number }),
        date: fullDate(knownDay(date)),
      }),
      path: `/deadline/?${where}date=${date}&number=${number}&unit=${unit}${isBefore ? '&direction=before' : ''}`,
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
