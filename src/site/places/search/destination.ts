import type { DataSet } from '../../../artifact/data-set.ts';
import { toCivilDate } from '../../../calendar/day-number.ts';
import type { SupportedYear } from '../../../calendar/supported-range.ts';
import { isFinding } from '../../../question/read-parameters.ts';
import { readQuery } from '../../../question/read-query.ts';
import { knownDay } from '../../known-day.ts';
import { plainDigits } from '../../languages/date-words.ts';
import { english } from '../../languages/languages.ts';
import { ENGLISH_LOCALE, type Locale } from '../../languages/locale.ts';
import { dayNames } from '../day-names.ts';
import { findPlaces } from '../find-place.ts';
import { localDay } from '../local-day.ts';
import { cityIn, type NamedPlace } from '../name-index.ts';
import {
  countriesByName,
  nearnessOf,
  type Place,
  placeIn,
  readPlace,
  regionQuery,
  speaks,
  yearPath,
} from '../places.ts';
import { cutsOf, SEARCHED_MAX } from '../plain-name.ts';
import { holdsYear, rangeInWords, yearsOf } from '../release-range.ts';
import { bearsName, findHolidays, type MeantHoliday } from './find-holiday.ts';
import { type Choice, plainAnswers, type Searcher } from './plain-questions.ts';
import { readWanted, type Wanted, withoutQuestion, withoutTrade } from './wanted.ts';

const CHOICES_MAX = 12;

/** Whether the input is longer than any name with a date; such input is not searched. */
export function isTooLong(query: string): boolean {
  const fields = new URLSearchParams(query);
  return ['q', 'year'].some((name) => [...(fields.get(name) ?? '')].length > SEARCHED_MAX);
}

/**
 * Reads a search: `q` as typed, or `country` and `region` from lists, and an optional `year`. A
 * date leads to the calculator or to all countries, a holiday to its row in a year or to its
 * date.
 * @param query raw, without its `?`.
 * @param nowMs milliseconds since 1970-01-01 UTC, for "next Friday".
 * @param locale names the choices; holidays of countries that speak it go first.
 * @returns the address of the only match, else `choices`, the likeliest first.
 */
export function findDestination(
  dataSet: DataSet,
  query: string,
  nowMs: number,
  locale: Locale = ENGLISH_LOCALE,
) {
  if (isTooLong(query)) return decide([]);
  const searcher = { dataSet, nowMs, locale };
  const fields = new URLSearchParams(query);
  const typed = withoutQuestion(plainDigits(fields.get('q') ?? ''));
  const answers = plainAnswers(searcher, typed);
  if (answers.length > 0) return decide(answers);
  const read = readWanted(`${typed} ${fields.get('year') ?? ''}`);
  const wanted = withoutWordsAround(searcher, read);
  const named = placeByCodes(dataSet, query);
  const { sure, isName, offers } =
    named === null
      ? findPlaces(dataSet, wanted.words, CHOICES_MAX)
      : { sure: named, isName: true, offers: [{ place: named, city: null }] };
  const choices = (places: readonly NamedPlace[]): Choice[] =>
    places.flatMap((each) => choicesOf(searcher, each, wanted));
  const isCity = offers.some((offer) => offer.city !== null);
  // "Natal" is a city, but in Portuguese it first of all means Christmas.
  const isFeast = isCity && bearsName(dataSet, wanted.words, locale.language.code);
  const city = offers[0]?.city ?? null;
  if (sure !== null && !isFeast) return decide(choices([{ place: sure, city }]));
  if (wanted.words === '') return decide(withoutPlace(searcher, wanted));
  const holidays = holidaysMeant(searcher, wanted);
  if (offers.length === 0) return decide(holidays);
  // A holiday with that name comes before a place that only begins with it.
  const both =
    isName && !isFeast ? [...choices(offers), ...holidays] : [...holidays, ...choices(offers)];
  return { redirect: null, choices: both.slice(0, CHOICES_MAX) };
}

/** Drops words around a name, unless they are part of it: "DE BY", "Bank Holiday", 国民の休日. */
function withoutWordsAround(searcher: Searcher, read: Wanted): Wanted {
  const [likeliest = read, ...others] = withoutTrade(read);
  const namesSomething = (wanted: Wanted) =>
    findPlaces(searcher.dataSet, wanted.words, 1).sure !== null ||
    (wanted.when === null && holidaysMeant(searcher, wanted).length > 0);
  return [read, likeliest, ...others].find(namesSomething) ?? likeliest;
}

/** Redirects for a single page; offers several. */
function decide(choices: readonly Choice[]) {
  const [only] = choices;
  if (only !== undefined && choices.length === 1) return { redirect: only.path, choices: [] };
  return { redirect: null, choices: choices.slice(0, CHOICES_MAX * 2) };
}

/** The calendar that `country` and `region` of a raw query name; null when there is none. */
export function placeByCodes(dataSet: DataSet, query: string): Place | null {
  const { country, region } = readQuery(query, ['country', 'region']);
  const place = readPlace(dataSet, country, region);
  return isFinding(place) ? null : place;
}

/** A place's page, or the calculator if a date is given; two pages for an ambiguous date. */
function choicesOf(
  { nowMs, locale }: Searcher,
  { place, city }: NamedPlace,
  { when, year }: Wanted,
): Choice[] {
  const { t, say, fullDate, language } = locale;
  const { name: ofPlace } = placeIn(place, language);
  const name =
    city === null
      ? ofPlace
      : say(t.where.city, { city: cityIn(place, city, language.code), place: ofPlace });
  if (when === null) return [choice({ ...place, name }, year, locale)];
  const { country, timezone, beside = [] } = place.artifact;
  return when.datesFrom(localDay(nowMs, timezone)).map((date) => {
    // The calculator needs the city if the city has a day off of its own.
    const isOwn =
      city !== null && beside.some((day) => day.date === date && day.kept_in?.includes(city));
    const own = isOwn ? `${new URLSearchParams({ city })}&` : '';
    return {
      name: say(t.isIt.about, { date: fullDate(knownDay(date)), place: name }),
      path: `/calculator/?${own}country=${country}&date=${date}&op=is${regionQuery(place)}`,
    };
  });
}

/** Choices for a date alone or a year alone; empty for neither. */
function withoutPlace({ dataSet, nowMs, locale }: Searcher, { when, year }: Wanted): Choice[] {
  const { t, say, fullDate, language } = locale;
  if (when !== null) {
    return when.datesFrom(localDay(nowMs, 'UTC')).map((date) => ({
      name: say(t.compare.whoTitle, { date: fullDate(knownDay(date)) }),
      path: `/compare/?date=${date}`,
    }));
  }
  if (year === null) return [{ name: t.year.allCountries, path: '/' }];
  return countriesByName(dataSet, language).map(({ name, root: path, calendar }) =>
    choice({ name, path, calendar }, year, locale),
  );
}

/** The name that shops give to the day after Thanksgiving. */
const BLACK_FRIDAY = /black friday/i;

/** Holidays of that name, alone or with a place before or after it: "Easter Monday Germany". */
function holidaysMeant(searcher: Searcher, { words: typed, year }: Wanted): Choice[] {
  const { dataSet, nowMs, locale } = searcher;
  const today = localDay(nowMs, 'UTC');
  const words = typed.replace(BLACK_FRIDAY, 'day after thanksgiving');
  const find = (name: string, place: Place | null) =>
    findHolidays(dataSet, name, year, today, place).flatMap((meant) =>
      holidayChoices(meant, place, locale),
    );
  const anywhere = find(words, null);
  if (anywhere.length > 0) return anywhere.sort((one, other) => other.nearness - one.nearness);
  for (const parts of cutsOf(words)) {
    for (const [name = '', where = ''] of [parts, parts.toReversed()]) {
      const place = findPlaces(dataSet, where.replace(/^in /i, ''), 1).sure;
      const found = place === null ? [] : find(name.replace(/ in$/i, ''), place);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** Rows of year pages; for several countries, of those that speak the language, and the date. */
function holidayChoices({ day, kept }: MeantHoliday, asked: Place | null, locale: Locale) {
  const { t, say, tell, longDate, language } = locale;
  const localized = ({ place, record }: (typeof kept)[number], where: string) =>
    tell(t.go.holiday, {
      name: dayNames(placeIn(place, language), record).name,
      date: longDate(day),
      where,
    });
  const rows = kept.map((each) => {
    const { id, date, regions, isBeside } = each.record;
    const where = asked ?? each.place;
    const isRegional = regions !== undefined && where.region === null;
    const besideAnchor = isRegional ? 'beside-title' : `${id}-${date.slice(5)}`;
    const holidayAnchor = isRegional ? 'some-regions' : id;
    return {
      name: localized(each, placeIn(where, language).name),
      path: `${yearPath(where, toCivilDate(day).year)}#${isBeside ? besideAnchor : holidayAnchor}`,
      nearness: nearnessOf(each.place, language),
    };
  });
  const [first] = kept;
  if (first === undefined || asked !== null || kept.length === 1) return rows.slice(0, 1);
  const path = `/compare/?date=${first.record.date}`;
  const near = rows.filter(({ nearness }) => nearness > 0);
  const others = near.length > 0 ? kept.length - near.length : 0;
  const countries = say(t.go.countries, { n: kept.length });
  const name = localized(first, others > 0 ? say(t.go.otherCountries, { n: others }) : countries);
  return [...near, { name, path, nearness: 0 }];
}

const GUESSES_MAX = 5;

/**
 * What an address that does not exist may mean, by all of it, by its words, then by each of them.
 * @param locale the language of the address; guesses stay in it.
 */
export function guessDestination(
  dataSet: DataSet,
  address: string,
  locale: Locale = ENGLISH_LOCALE,
) {
  const { language, prefix } = locale;
  const path = address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
  const typed = decoded(path)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);
  const { words, year } = readWanted(typed);
  const parts = words.split(' ').filter((part) => /\p{L}/u.test(part));
  const whole = findPlaces(dataSet, words, GUESSES_MAX);
  const found = [parts.join(' '), ...parts].flatMap(
    (part) => findPlaces(dataSet, part, GUESSES_MAX).offers,
  );
  const guesses = [
    ...new Map([...whole.offers, ...found].map(({ place }) => [place.key, place])).values(),
  ];
  const [best] = guesses;
  // A country may lack a year that others have. Another year's page is not the one asked for.
  const isHeld = ({ calendar }: Place) => year === null || holdsYear(calendar, year);
  const isOtherYear = /\b(?:19|20)\d{2}\b/.test(words) || (best !== undefined && !isHeld(best));
  const isOurs = (place: Place) => language === english || speaks(place, language);
  const localized = (place: Place) => choice(placeIn(place, language), year, locale);
  const { sure } = whole;
  const years = best === undefined || !isOtherYear ? [] : yearsOf(best.calendar.range);
  return {
    typed,
    /** The page of a known name, with a year that is held; null if unsure. */
    redirect: sure !== null && isHeld(sure) && isOurs(sure) ? localized(sure).path : null,
    /** Whether the words resemble any place; if not, the choices are all countries. */
    near: best !== undefined,
    choices: (best === undefined
      ? countriesByName(dataSet, language)
      : guesses.slice(0, GUESSES_MAX)
    ).map(localized),
    /** The years of the likeliest calendar, if the address names a year that it does not hold. */
    years:
      best === undefined ? [] : years.map((held) => choice(placeIn(best, language), held, locale)),
    held: rangeInWords(best?.calendar.range ?? dataSet.range, locale),
  };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The year page of a place, or its evergreen page if that year is not held. */
function choice(
  { name, path, calendar }: Pick<Place, 'name' | 'path' | 'calendar'>,
  year: SupportedYear | null,
  { yearName }: Locale,
) {
  if (year === null || !holdsYear(calendar, year)) return { name, path };
  return { name: `${name} ${yearName(year)}`, path: `${path}${year}/` };
}
