import type { DataSet } from '../../../artifact/data-set.ts';
import { type DayNumber, toCivilDate } from '../../../calendar/day-number.ts';
import { knownDay } from '../../known-day.ts';
import {
  anyOf,
  anyWord,
  dateWord,
  MONTH_WORDS,
  searchWords,
  withoutAccents,
} from '../../languages/date-words.ts';
import type { Locale } from '../../languages/locale.ts';
import type { Localized } from '../../languages/localized.ts';
import { findLed, findPlaces } from '../find-place.ts';
import { localDay } from '../local-day.ts';
import { countriesByName, monthCountPath, placeIn, regionQuery, yearPath } from '../places.ts';
import { plainName, SEARCHED_MAX } from '../plain-name.ts';
import { readWanted, withoutLead } from './wanted.ts';

/** A page that answers the search, or that the reader may mean: "Bavaria, Germany 2026". */
export interface Choice {
  readonly name: Localized;
  readonly path: string;
}

export interface Searcher {
  readonly dataSet: DataSet;
  /** Now, in milliseconds since 1970-01-01 UTC. */
  readonly nowMs: number;
  readonly locale: Locale;
}

/** "business days Ontario 2026". */
const BY_MONTH = /^\s*(?:business|working)\s+days?\s+(?:in\s+)?(?=\S)/i;
const MONTH = new RegExp(`(?<!\\p{L})(${anyOf(MONTH_WORDS)})(?!\\p{L})`, 'iu');
const API = /^\s*(?:the\s+)?api\s*$/i;

/**
 * Answers a period from a date, a legal deadline, the API, and in English the business days of a
 * place; empty for any other search.
 */
export function plainAnswers(searcher: Searcher, typed: string): Choice[] {
  const { dataSet, nowMs, locale } = searcher;
  if (API.test(typed)) return [{ name: locale.t.chrome.api, path: '/docs/' }];
  const period = readPeriod(typed, localDay(nowMs, 'UTC'));
  if (period !== null) {
    const answersOf = period.unit === 'businessDays' ? countedFrom : deadlineOf;
    return answersOf(searcher, period);
  }
  const deadlines = deadlineAnswers(dataSet, typed, locale);
  const words = typed.replace(BY_MONTH, '');
  if (deadlines.length > 0 || words === typed) return deadlines;
  return businessDaysOf(searcher, words);
}

/** A place's months of a year, or its count for one named month: "Madrid December 2026". */
function businessDaysOf({ dataSet, nowMs, locale }: Searcher, words: string): Choice[] {
  const { words: bare, year } = readWanted(words);
  const named = MONTH.exec(bare)?.[1];
  const month = named === undefined ? null : (MONTH_WORDS.get(dateWord(named)) ?? null);
  const whole = findPlaces(dataSet, bare, 1).sure;
  const place = whole ?? findLed(dataSet, withoutLead(bare.replace(MONTH, ' ')), 1).sure;
  if (place === null) return [];
  const { name } = placeIn(place, locale.language);
  if (whole === null && month !== null) {
    const ofYear = year ?? toCivilDate(localDay(nowMs, place.artifact.timezone)).year;
    return [{ name, path: monthCountPath(place, ofYear, month, null) }];
  }
  const path = year === null ? place.path : yearPath(place, year);
  return [{ name, path: `${path}#months-title` }];
}

/** The calculator's answer for the named place, otherwise for every country. */
function countedFrom(
  { dataSet, locale }: Searcher,
  { number, isBack, date, where }: TypedPeriod,
): Choice[] {
  const { t, say, fullDate, language } = locale;
  const { sure, offers } = findLed(dataSet, where, 12);
  const places = where.includes('')
    ? countriesByName(dataSet, language)
    : offers.map(({ place }) => place);
  const about = isBack ? t.subtracted.about : t.added.about;
  return (sure === null ? places : [sure]).map((place) => ({
    name: say(about, {
      days: say(t.amounts.businessDays, { n: number }),
      date: fullDate(knownDay(date)),
      place: placeIn(place, language).name,
    }),
    path:
      `/calculator/?country=${place.artifact.country}&date=${date}` +
      `&days=${isBack ? '-' : ''}${number}&op=add${regionQuery(place)}`,
  }));
}

/** A period and its date, as people type them: "10 days after 3 April 2026". */
type TypedPeriod = NonNullable<ReturnType<typeof readPeriod>>;

const PERIOD_UNITS = ['businessDays', 'days', 'weeks', 'months', 'years'] as const;

const PERIOD = `(?<!\\d)(?<number>\\d{1,4})\\s*(?:${PERIOD_UNITS.map((unit) => `(?<${unit}>${anyWord(searchWords(unit))})`).join('|')})`;

/** Words between a period and its date, longest first: "から{period}後" before "{period}後". */
const PERIOD_FORMS = [
  ...searchWords('after').map((words) => ({ words, isBack: false })),
  ...searchWords('until').map((words) => ({ words, isBack: true })),
]
  .sort((one, other) => other.words.length - one.words.length)
  .map(({ words, isBack }) => ({ form: patternOf(words), isBack }));

/**
 * Reads a period with its date, in any language of the pages and any word order.
 * @param today dates without a year are the next ones from this day.
 * @returns `date` is YYYY-MM-DD, unchecked; `where` has readings of the rest as a place, the likeliest
 * first, "" if nothing is left; null without a period or without a date.
 */
export function readPeriod(typed: string, today: DayNumber) {
  const bare = withoutAccents(typed.slice(0, 2 * SEARCHED_MAX));
  for (const { form, isBack } of PERIOD_FORMS) {
    const { groups, 0: whole } = form.exec(bare) ?? {};
    if (groups === undefined || whole === undefined) continue;
    const wanted = readWanted(bare.replace(whole, ' '));
    const [date] = wanted.when?.datesFrom(today) ?? [];
    const unit = PERIOD_UNITS.find((each) => groups[each] !== undefined);
    if (date === undefined || unit === undefined) continue;
    return { number: Number(groups.number), unit, isBack, date, where: withoutLead(wanted.words) };
  }
  return null;
}

/** "{period} nach" as a pattern; its words match whole, except in Japanese. */
function patternOf(words: string): RegExp {
  const [lead = '', follow = ''] = dateWord(words).split('{period}');
  const isJapanese = (text: string) => /[\p{sc=Hira}\p{sc=Han}]/u.test(text);
  const escaped = (text: string) => RegExp.escape(text.trim()).replace(/\\x20| /g, '\\s+');
  const before =
    lead === '' || isJapanese(lead) ? lead : `(?<![\\p{L}\\p{M}\\d])${escaped(lead)}\\s+`;
  const isWord = /[\p{L}\p{M}]$/u.test(follow);
  const after =
    follow === '' || isJapanese(follow)
      ? follow
      : `\\s+${escaped(follow)}${isWord ? '(?![\\p{L}\\p{M}\\d])' : ''}`;
  return new RegExp(`${before}${PERIOD}${after}`, 'iu');
}

const DEADLINE = new RegExp(anyWord(searchWords('deadline')), 'iu');
const UNITS = { days: 'D', weeks: 'W', months: 'M', years: 'Y' } as const;
/** Words of rule ids that are too common to search for. */
const COMMON = new Set(['act', 'code', 'civil', 'general', 'clauses']);

/** Pages about a legal deadline, if a search asks for one, perhaps of a place, or names a rule. */
function deadlineAnswers(dataSet: DataSet, typed: string, locale: Locale): Choice[] {
  const { t } = locale;
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
  return rulesNamed(dataSet, plainName(bare.replace(DEADLINE, ' ')), locale);
}

/** The form with the period and its date filled in; the reader chooses the law. */
function deadlineOf(
  { dataSet, locale: { t, say, fullDate } }: Searcher,
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
function rulesNamed({ release }: DataSet, wanted: string, locale: Locale): Choice[] {
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
      name: locale.fromSources(title),
      path: `/deadline/rules/#${rule}`,
    }));
}

/** The name of the typed country if the release does not hold the country; otherwise null. */
export function notCovered(dataSet: DataSet, typed: string, { language }: Locale): string | null {
  const wanted = plainName(typed);
  if (wanted === '') return null;
  const tongues = [...new Set([language.code, 'en'])].map(
    (tag) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }),
  );
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const meant = letters
    .flatMap((one) => letters.map((other) => one + other))
    .map((code) => ({ code, names: tongues.map((tongue) => tongue.of(code)) }))
    .filter(({ names }) => names.some((name) => plainName(name ?? '') === wanted));
  // `Intl` still accepts retired codes of countries that have new ones.
  if (meant.some(({ code }) => dataSet.countries.has(code))) return null;
  return meant[0]?.names[0] ?? null;
}
