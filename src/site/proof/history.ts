import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RuleChange } from '../../artifact/rules/rule-schema.ts';
import type { Change } from '../../artifact/schema.ts';
import type { DayNumber } from '../../calendar/day-number.ts';
import { changeLog, type LoggedChange } from '../changes/change-log.ts';
import { factLog, type LoggedFact } from '../changes/fact-log.ts';
import { knownDay } from '../known-day.ts';
import type { Place } from '../places/places.ts';

/** What one release answers to a question. */
export interface GivenAnswer {
  /** As that release understands it: with its calendar, and its names. */
  readonly place: Place;
  /** "Tuesday 12 January 2027". */
  readonly words: string;
  /** The question with its answer, without a full stop. */
  readonly sentence: string;
  /** A date, a number, or what a date is. */
  readonly value: string | number;
  /** The date that it leads to; null where the answer is none. */
  readonly day: DayNumber | null;
  /** What makes it the answer it is; names and laws do not. */
  readonly key: string;
  /** The dates that it rests on; both ends included. */
  readonly first: DayNumber;
  readonly last: DayNumber;
  /** Holidays on these dates that may still move. */
  readonly estimated: readonly ReleasedHoliday[];
}

/** A release with which the answer became another one. */
export interface Move {
  readonly release: Release;
  /** Null where there was none any more: the release had no such calendar, or not these dates. */
  readonly before: GivenAnswer | null;
  readonly after: GivenAnswer | null;
  /** What the release changed that lies on the way of one of the two answers. */
  readonly changes: readonly LoggedChange[];
  readonly facts: readonly LoggedFact[];
  /** And in the rule that is counted by. */
  readonly rules: readonly RuleChange[];
}

/** How a question was answered, release by release. */
export interface AnswerHistory {
  /** The first release that had an answer. */
  readonly since: Release;
  readonly first: GivenAnswer;
  /** Oldest first. Their number is the sequence of the answer (Contract 22.3). */
  readonly moves: readonly Move[];
}

/** A question that each release can be asked. */
export interface Asking {
  readonly ask: (release: Release) => GivenAnswer | null;
  /** Whether two releases cannot but answer alike. */
  readonly isSame: (one: Release, other: Release) => boolean;
  /** Whether a change touches the calendars that are asked. */
  readonly concerns: (change: Change) => boolean;
  /** The term rule that is counted by; null where none is. */
  readonly rule: string | null;
}

/**
 * Asks every release in turn. An answer is another one when its date, number or reason is, or when
 * it was settled and is not any more, or the other way round; names and laws do not count.
 * Where a country is the same as in the release before, so is its answer: 50 calendars take 2 ms.
 * @param releases oldest first; the last of them has an answer.
 */
export function historyOf(asking: Asking, releases: readonly Release[]): AnswerHistory {
  let since: Release | null = null;
  let first: GivenAnswer | null = null;
  let last: GivenAnswer | null = null;
  const moves: Move[] = [];
  for (const [index, release] of releases.entries()) {
    const before = releases[index - 1];
    if (before !== undefined && asking.isSame(before, release)) continue;
    const answer = asking.ask(release);
    if (first === null) {
      if (answer === null) continue;
      [since, first] = [release, answer];
    } else if (keyOf(answer) !== keyOf(last)) {
      const causes = causesOf(asking, release, last, answer);
      moves.push({ release, before: last, after: answer, ...causes });
    }
    last = answer;
  }
  if (since === null || first === null) throw new RangeError('no release has an answer');
  return { since, first, moves };
}

function keyOf(answer: GivenAnswer | null): string | null {
  return answer === null ? null : answer.key;
}

/** The answer as of the release that changed it last, and that release. */
export function standingAnswer({ since, first, moves }: AnswerHistory): {
  readonly release: Release;
  readonly answer: GivenAnswer;
} {
  const last = moves.at(-1);
  if (last === undefined) return { release: since, answer: first };
  if (last.after === null) throw new RangeError('the last release has no answer');
  return { release: last.release, answer: last.after };
}

/** Whether two releases have the same of a country, and the same range. */
export function isSameCountry(code: string, one: Release, other: Release): boolean {
  return (
    artifactIn(one, code) === artifactIn(other, code) &&
    one.manifest.first === other.manifest.first &&
    one.manifest.last === other.manifest.last
  );
}

/** A country of a release; undefined where it has none of that code. */
export function artifactIn({ countries }: Release, code: string) {
  return countries.find(({ country }) => country === code);
}

/** Facts that move an answer, and those that bring one or take it away. */
const OF_ITS_DAYS = /^weekend_days$/;
const OF_A_CALENDAR = /^(?:weekend_days|first|last|held_until|regions › .*)$/;

/** What a release changed between one answer and the other. */
function causesOf(
  { concerns, rule }: Asking,
  release: Release,
  before: GivenAnswer | null,
  after: GivenAnswer | null,
): Pick<Move, 'changes' | 'facts' | 'rules'> {
  const sides = [before, after].filter((side) => side !== null);
  const first = Math.min(...sides.map((side) => side.first));
  const last = Math.max(...sides.map((side) => side.last));
  const place = sides[0]?.place;
  if (place === undefined) return { changes: [], facts: [], rules: [] };
  const isOnTheWay = (date: string | undefined): boolean =>
    date !== undefined && knownDay(date) >= first && knownDay(date) <= last;
  return {
    changes: changeLog([release]).filter(
      ({ change }) =>
        concerns(change) &&
        changesAnswers(change) &&
        (isOnTheWay(change.before?.date) || isOnTheWay(change.after?.date)),
    ),
    facts: factLog([release]).filter(
      ({ fact }) =>
        (fact.country === null || fact.country === place.artifact.country) &&
        (sides.length < 2 ? OF_A_CALENDAR : OF_ITS_DAYS).test(fact.where),
    ),
    rules: release.changes.rules.filter((change) => change.rule === rule && change.answers),
  };
}

/** Whether more than names changed: a date, or how sure it is. */
function changesAnswers({ before, after }: Change): boolean {
  return before?.date !== after?.date || before?.date_accuracy !== after?.date_accuracy;
}
