import { citationIdsFor, legalYear, type ReleasedHoliday } from '../../artifact/calendars.ts';
import type { Citation } from '../../artifact/citation.ts';
import { bestGrade, type Grade } from '../../artifact/grade.ts';
import type { Answered } from '../calculator/calculator-page.ts';
import { estimatesFor, estimateWords } from '../calculator/estimates.ts';
import { distinctTold, joinPieces, piecesOf, type Told } from '../languages/told.ts';
import { dayNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { besideWords } from '../year/beside.ts';
import { estimatedIn, holidaysBehind } from './answer-history.ts';

/** A day off that an answer rests on, and its laws. */
export interface ProvenDay {
  readonly name: Told;
  readonly holiday: ReleasedHoliday;
  /** Those of its region and its year, by number. */
  readonly laws: readonly NumberedLaw[];
  /** How well its sources show this very date, */
  readonly grade: Grade;
  /** and that in a word: "read", "quoted". */
  readonly seen: string;
}

/** A law with its number on the sheet, from 1. */
export interface NumberedLaw {
  readonly number: number;
  readonly citation: Citation;
}

/** What an answer rests on, for whoever checks it. */
export interface Proof {
  readonly days: readonly ProvenDay[];
  /** In the order in which the days first cite them. */
  readonly laws: readonly NumberedLaw[];
  /** Whether the answer may still move, and because of what. */
  readonly accuracy: Told;
  readonly isEstimated: boolean;
  /** Sentences about what is not certain, or counted as a business day all the same. */
  readonly limits: readonly Told[];
}

/** Estimated holidays that are named beside the answer; the list of days marks all of them. */
const NAMED_MAX = 3;

/** What an answer rests on. */
export function proofOf(answer: Answered): Proof {
  const { question } = answer;
  const { place } = question;
  const estimated = estimatedIn(question, answer);
  // One beside the answer may come to lie on it.
  const beside = estimated.length > 0 ? [] : estimatesFor(question, answer);
  const { days, laws } = numberedDays(
    holidaysBehind(question, answer).map((holiday) => ({ place, holiday })),
  );
  return {
    ...{ days, laws },
    accuracy: inTurn([
      accuracyWords(place, estimated, beside.length === 0),
      ...beside.map((estimate) => estimateWords(estimate, place.speech)),
    ]),
    isEstimated: estimated.length + beside.length > 0,
    limits: limitsOf(answer, days),
  };
}

/** Days off with their laws, which are numbered in the order in which the days first cite them. */
export function numberedDays(
  items: readonly { readonly place: Place; readonly holiday: ReleasedHoliday }[],
): Pick<Proof, 'days' | 'laws'> {
  const laws = new Map<string, NumberedLaw>();
  const days = items.map(({ place, holiday }) => {
    const grade = gradeIn(place, holiday);
    return {
      name: dayNames(place, holiday.record).name,
      holiday,
      laws: lawsOf(place, holiday)
        .map(([id, citation]) => {
          const law = laws.get(id) ?? { number: laws.size + 1, citation };
          laws.set(id, law);
          return law;
        })
        .sort((one, other) => one.number - other.number),
      grade,
      seen: place.speech.t.evidence[grade],
    };
  });
  return { days, laws: [...laws.values()] };
}

/**
 * What a day off rests on in its calendar and in its year, by id; the first is the main one. All of
 * them where no citation names that year.
 */
export function lawsOf(place: Place, { record }: ReleasedHoliday): [string, Citation][] {
  const { artifact, calendar } = place;
  const years = [legalYear(record), Number(record.date.slice(0, 4))];
  const cited = citationIdsFor(artifact, record, calendar.region).map((id): [string, Citation] => [
    id,
    artifact.citations[id] as Citation,
  ]);
  const own = cited.filter(
    ([, citation]) => citation.years?.some((year) => years.includes(year)) ?? true,
  );
  return own.length > 0 ? own : cited;
}

/** How well a date is shown by those of its citations that support it. Decision 47. */
function gradeIn({ artifact, calendar }: Place, { record }: ReleasedHoliday) {
  const ids = citationIdsFor(artifact, record, calendar.region);
  const { shown_by: shown = ids } = record;
  return bestGrade(
    ids.filter((id) => shown.includes(id)).flatMap((id) => artifact.citations[id] ?? []),
  );
}

function limitsOf({ question, beside }: Answered, days: readonly ProvenDay[]): Told[] {
  const { place } = question;
  const { t, tell, fromSources, shortDate } = place.speech;
  const doubts = days.flatMap(({ holiday: { record } }) => {
    const about = place.artifact.about.find(({ id }) => id === record.id);
    return [record.doubt, about?.doubt].filter((doubt) => doubt !== undefined).map(fromSources);
  });
  return [
    ...(doubts.length === 0 ? [t.sheet.noDoubt] : distinctTold(doubts)),
    ...beside.map((found) =>
      tell(t.beside.counts, { date: shortDate(found.day), day: besideWords(place, found) }),
    ),
    t.sheet.scope,
  ];
}

/** Whether an answer may still move, and because of which days. */
export function accuracyWords(
  place: Place,
  estimated: readonly ReleasedHoliday[],
  isSettled: boolean,
): Told {
  const { t, say, tell, tellList, longDate } = place.speech;
  if (estimated.length === 0) return isSettled ? t.proof.settled : t.proof.mayMove;
  const named = estimated
    .slice(0, NAMED_MAX)
    .map(({ record, day }) =>
      tell(t.proof.named, { name: dayNames(place, record).name, date: longDate(day) }),
    );
  const more = estimated.length - named.length;
  const names = tellList(more === 0 ? named : [...named, say(t.proof.more, { n: more })]);
  return tell(estimated.length === 1 ? t.proof.mayMoveOne : t.proof.mayMoveSeveral, { names });
}

/** Whole sentences, one after the other. */
function inTurn(sentences: readonly Told[]): Told {
  const space = { text: ' ', language: null };
  return joinPieces(
    sentences.flatMap((each, index) => [...(index === 0 ? [] : [space]), ...piecesOf(each)]),
  );
}
