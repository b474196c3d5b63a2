import { isBusinessDay, recordsOn } from '../../calendar/questions.ts';
import type { Place } from '../places/places.ts';
import { regionsOf, regionWords } from '../places/where-off.ts';
import { listWords } from '../words.ts';
import { calculate, isFault } from './calculation.ts';
import type { Question } from './calculator-form.ts';

/** One of the answers that regions of a country give to the same question. */
export interface RegionalAnswer {
  /** "Tuesday 12 January 2027", "20 business days", "Off", "Works". */
  readonly words: string;
  /** What the regions keep that are off; empty where nothing is to be said. */
  readonly because: string;
  /** The regions with this answer, by code. */
  readonly places: readonly Place[];
}

interface Answer {
  readonly place: Place;
  /** By what answers are compared and sorted. */
  readonly value: number;
  readonly words: string;
  readonly because: string;
}

/** Sorts after every date and number. */
const NO_DATE = Number.POSITIVE_INFINITY;

/**
 * The answers of a country's regions, least first, where they disagree with each other or with the
 * days common to all; null where it does not matter which region is meant.
 */
export function answersByRegion(question: Question): RegionalAnswer[] | null {
  const { place } = question;
  const common = answerIn(question, place);
  const answers = regionsOf(place).map((region) => answerIn(question, region));
  if (answers.every(({ value }) => value === common.value)) return null;
  const groups = Map.groupBy(
    answers.sort((a, b) => a.value - b.value),
    ({ words, because }) => `${words}\n${because}`,
  );
  return [...groups.values()].map((group) => ({
    words: group[0]?.words ?? '',
    because: group[0]?.because ?? '',
    places: group.map(({ place: region }) => region),
  }));
}

/** "off in England, Wales and Northern Ireland; works in Scotland". */
export function dependsWords(answers: readonly RegionalAnswer[]): string {
  const merged = Map.groupBy(answers, ({ words }) => words);
  return [...merged]
    .map(([words, group]) => {
      const places = group.flatMap((answer) => answer.places);
      return `${/^(?:Off|Works)$/.test(words) ? words.toLowerCase() : words} in ${regionWords(places)}`;
    })
    .join('; ');
}

function answerIn(question: Question, place: Place): Answer {
  if (question.op === 'is') {
    const { calendar } = place;
    const works = isBusinessDay(calendar, question.day);
    const { from, to } = recordsOn(calendar, question.day);
    const names = new Set(calendar.holidays.slice(from, to).map(({ name }) => name));
    return {
      place,
      value: works ? 1 : 0,
      words: works ? 'Works' : 'Off',
      because: works ? '' : listWords([...names]),
    };
  }
  const result = calculate({ ...question, place });
  if (isFault(result)) {
    return { place, value: NO_DATE, words: 'No date that we hold', because: '' };
  }
  const value = question.op === 'add' ? result.to : result.businessDays;
  return { place, value, words: result.answer, because: '' };
}
