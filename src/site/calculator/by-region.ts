import type { DataSet } from '../../artifact/data-set.ts';
import { isBusinessDay } from '../../calendar/questions.ts';
import { ENGLISH_LOCALE } from '../languages/locale.ts';
import { distinctLocalized, type Localized, plain } from '../languages/localized.ts';
import { dayNames } from '../places/day-names.ts';
import { countryOf, nationalPlace, type Place } from '../places/places.ts';
import { regionsOf, regionWords } from '../places/where-off.ts';
import { holidaysOn } from '../year/holidays.ts';
import { calculate, isFault } from './calculation.ts';
import type { Question } from './question.ts';

/** The answer of one region. */
interface AnswerOfRegion {
  readonly place: Place;
  /** "Tuesday 12 January 2027", "20 business days", "Off", "Works". */
  readonly words: string;
  /** Whether a date is a business day; null for other questions. */
  readonly works: boolean | null;
  /** The holidays of a region that is off, without duplicates; may be empty. */
  readonly because: Localized;
  /** Answers are compared and sorted by it. */
  readonly value: number;
}

/** One answer, and the regions that share it, by code. */
export type RegionalAnswer = ReturnType<typeof groupAnswers>[number];

/** Sorts after every date and number. */
export const NO_DATE = Number.POSITIVE_INFINITY;

/** The answers of a country's regions, least first; null where all agree with the country. */
export function answersByRegion(question: Question): RegionalAnswer[] | null {
  const { place } = question;
  const common = answerIn(question, place);
  const answers = regionsOf(place).map((region) => answerIn(question, region));
  if (answers.every(({ value }) => value === common.value)) return null;
  return groupAnswers(answers);
}

/**
 * The same question for the country as a whole, and the answers of its other regions; null where
 * all answers agree, or no region is named.
 */
export function answersElsewhere(question: Question, dataSet: DataSet) {
  const { place } = question;
  if (place.region === null) return null;
  const country = nationalPlace(countryOf(dataSet, place), place.locale.language);
  const own = answerIn(question, place);
  const others = regionsOf(country)
    .filter(({ key }) => key !== place.key)
    .map((region) => answerIn(question, region))
    .filter(({ value }) => value !== own.value);
  if (others.length === 0) return null;
  return { question: { ...question, place: country }, words: dependsWords(groupAnswers(others)) };
}

export function groupAnswers(answers: readonly AnswerOfRegion[]) {
  const groups = Map.groupBy(
    answers.toSorted((a, b) => a.value - b.value),
    ({ words, because }) => `${words}\n${plain(because)}`,
  );
  return [...groups.values()].map((group) => {
    const { words, works, because } = group[0] as AnswerOfRegion;
    return { words, works, because, places: group.map(({ place }) => place) };
  });
}

/** "off in England, Wales and Northern Ireland; works in Scotland". */
export function dependsWords(answers: readonly RegionalAnswer[]): string {
  const { t, say } = answers[0]?.places[0]?.locale ?? ENGLISH_LOCALE;
  const merged = Map.groupBy(answers, ({ words }) => words);
  return [...merged]
    .map(([answer, group]) => {
      const regions = regionWords(group.flatMap(({ places }) => places));
      const works = group[0]?.works ?? null;
      if (works === null) return say(t.byRegion.answerIn, { answer, regions });
      return say(works ? t.byRegion.worksIn : t.byRegion.offIn, { regions });
    })
    .reduce((one, other) => say(t.byRegion.both, { one, other }));
}

function answerIn(question: Question, place: Place): AnswerOfRegion {
  const { t, tellList } = place.locale;
  if (question.op === 'is') {
    const { calendar } = place;
    const works = isBusinessDay(calendar, question.day);
    const names = holidaysOn(calendar, question.day).map(
      ({ record }) => dayNames(place, record).name,
    );
    const because = works ? '' : tellList(distinctLocalized(names));
    const words = works ? t.byRegion.works : t.byRegion.off;
    return { place, works, because, words, value: works ? 1 : 0 };
  }
  const result = calculate({ ...question, place });
  const other = { place, works: null, because: '' };
  if (isFault(result)) return { ...other, value: NO_DATE, words: t.byRegion.noDate };
  const value = question.op === 'add' ? result.to : result.businessDays;
  return { ...other, value, words: result.answer };
}
