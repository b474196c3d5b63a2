import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { Citation } from '../../artifact/citation.ts';
import type { Told } from '../languages/told.ts';
import { nameCalendar, type Place } from '../places/places.ts';
import type { TermQuestion } from '../terms/counted-term.ts';
import type { TermAnswer } from '../terms/term-answer.ts';
import { accuracyWords, numberedDays, type Proof } from './proof-sheet.ts';

/** Where the words of a rule stand. */
export interface RuleSource {
  readonly citation: Citation;
  /** "s. 10(1)". */
  readonly sections: readonly string[];
  /** BCP 47; of the words, and of how their sections are written. */
  readonly language: string;
}

/** What the last day of a term rests on, for whoever checks it. */
export interface TermProof extends Pick<Proof, 'days' | 'laws'> {
  readonly sources: readonly RuleSource[];
  /** Whether the answer may still move, and because of what. */
  readonly accuracy: Told;
}

export function termProof({ question, skipped }: TermAnswer): TermProof {
  const estimated = skipped.filter(({ accuracy }) => accuracy === 'estimated');
  return {
    ...numberedDays(skipped.map((holiday) => ({ place: keeperOf(question, holiday), holiday }))),
    sources: ruleSources(question.record),
    accuracy: accuracyWords(question.place, estimated, true),
  };
}

/** Where the words of a rule stand, each text with its sections. */
export function ruleSources({ words, citations }: TermQuestion['record']): RuleSource[] {
  const byCitation = Map.groupBy(words, ({ cite }) => cite);
  return [...byCitation].flatMap(([id, cited]) => {
    const [citation, first] = [citations[id], cited[0]];
    if (citation === undefined || first === undefined) return [];
    const sections = [...new Set(cited.map(({ section }) => section))];
    return [{ citation, sections, language: first.language }];
  });
}

/** Whose holiday it is: the place asked about, else the first region that keeps it, by whose law it is told. */
function keeperOf({ place, country }: TermQuestion, holiday: ReleasedHoliday): Place {
  const isKept = (calendar: Place['calendar']) =>
    calendar.holidays.some(({ record }) => record === holiday.record);
  if (isKept(place.calendar)) return place;
  const keeper = [...country.regions.values()].find(isKept);
  if (keeper === undefined) return place;
  return { ...nameCalendar(country.artifact, keeper), speech: place.speech };
}
