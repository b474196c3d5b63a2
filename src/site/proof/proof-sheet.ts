import { citationIdsFor, type ReleasedHoliday } from '../../artifact/calendars.ts';
import type { Citation } from '../../artifact/citation.ts';
import type { Release } from '../../artifact/load-release.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { apiStart, type Calculated } from '../calculator/calculation.ts';
import { type Question, questionQuery } from '../calculator/calculator-form.ts';
import { estimatesFor, estimateWords } from '../calculator/estimates.ts';
import { joinPieces, piecesOf, type Told } from '../languages/told.ts';
import { addressIn } from '../languages/translated-routes.ts';
import { dayNames } from '../places/day-names.ts';
import type { Place } from '../places/places.ts';
import { estimatedIn, holidaysBehind } from './answer-history.ts';

/** A day off that an answer rests on, and its laws. */
export interface ProvenDay {
  readonly name: Told;
  readonly holiday: ReleasedHoliday;
  /** The first is the main one. */
  readonly laws: readonly NumberedLaw[];
}

/** Estimated holidays that are named beside the answer; the list of days marks all of them. */
const NAMED_MAX = 3;

/** A law with its number on the sheet, from 1. */
export interface NumberedLaw {
  readonly number: number;
  readonly citation: Citation;
}

/** Everything that somebody needs to check an answer without us. */
export interface ProofSheet {
  readonly asked: string;
  readonly sentence: string;
  readonly detail: Told;
  readonly days: readonly ProvenDay[];
  /** In the order in which the days first cite them. */
  readonly laws: readonly NumberedLaw[];
  /** Whether the answer may still move, and because of what. */
  readonly accuracy: Told;
  readonly isEstimated: boolean;
  readonly version: string;
  readonly released: string;
  readonly releaseSha256: string;
  /** The same question to the same release, for ever; from the root. */
  readonly permalink: string;
  /** The same answer from a checkout, without a server. */
  readonly command: string;
}

/**
 * The proof of an answer.
 * @param release the one that gave it.
 */
export function proofSheet(question: Question, result: Calculated, release: Release): ProofSheet {
  const { data_version, released } = release.manifest;
  const laws = new Map<string, NumberedLaw>();
  const estimated = estimatedIn(question, result);
  // One beside the answer may come to lie on it.
  const beside = estimated.length > 0 ? [] : estimatesFor(question, result);
  return {
    asked: result.asked,
    sentence: result.sentence,
    detail: result.detail,
    days: holidaysBehind(question, result).map((holiday) => ({
      name: dayNames(question.place, holiday.record).name,
      holiday,
      laws: lawsOf(question.place, holiday).map(([id, citation]) => {
        const law = laws.get(id) ?? { number: laws.size + 1, citation };
        laws.set(id, law);
        return law;
      }),
    })),
    laws: [...laws.values()],
    accuracy: inTurn([
      accuracyWords(question.place, estimated, beside.length === 0),
      ...beside.map((estimate) => estimateWords(estimate, question.place.speech)),
    ]),
    isEstimated: estimated.length + beside.length > 0,
    version: data_version,
    released,
    releaseSha256: release.manifestSha256,
    permalink: resultPath(question, data_version),
    command: `npm run data -- ask --release ${data_version} ${commandWords(question)}`,
  };
}

/** What a day off rests on in its calendar, by id; the first is the main one. */
export function lawsOf(place: Place, { record }: ReleasedHoliday): [string, Citation][] {
  const { artifact, calendar } = place;
  const ids = citationIdsFor(artifact, record, calendar.region);
  return ids.map((id) => [id, artifact.citations[id] as Citation]);
}

/**
 * The address of a result, or of a twin of it.
 * @param pin the release that is to answer; null for the one that is served.
 * @param twin ".json" or ".ics".
 */
export function resultPath(question: Question, pin: string | null, twin = '/'): string {
  const query = questionQuery(question);
  if (pin !== null) query.set('data', pin);
  query.sort();
  // The page alone speaks its language: files are for programs.
  return addressIn(question.place.speech.language, `/calculator${twin}?${query}`);
}

function accuracyWords(
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

function commandWords(question: Question): string {
  const place = question.place.key.toUpperCase();
  switch (question.op) {
    case 'add':
      return `add ${formatIsoDate(question.start)} ${question.days} ${place}`;
    case 'count':
      return `count ${formatIsoDate(apiStart(question))} ${formatIsoDate(question.end)} ${place}`;
    case 'is':
      return `is ${formatIsoDate(question.day)} ${place}`;
    default:
      return question satisfies never;
  }
}
