import type { DataSet } from '../../artifact/data-set.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RuleChange } from '../../artifact/rules/rule-schema.ts';
import type { Change } from '../../artifact/schema.ts';
import { changeLog, concerns, type LoggedChange } from '../changes/change-log.ts';
import { changeInWords } from '../changes/change-title.ts';
import { factLog, type LoggedFact } from '../changes/fact-log.ts';
import { knownDay } from '../known-day.ts';
import { ENGLISH_SPEECH, type Speech } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import type { AnyQuestion } from './answer-address.ts';
import { answerIn, artifactIn, type GivenAnswer, ruleIn } from './given-answer.ts';

/** An answer, the release that gave it first, and what changed in that release. */
export interface HeldAnswer {
  readonly since: Release;
  /** Null where the release has no such calendar, or not these dates. */
  readonly given: GivenAnswer | null;
  /** The changes on the dates of this answer or of the one before; none for the first answer. */
  readonly changes: readonly LoggedChange[];
  readonly facts: readonly LoggedFact[];
  /** The changes in the rule of a deadline. */
  readonly rules: readonly RuleChange[];
}

/**
 * How a question was answered over time, oldest first, beginning with the first release that had
 * an answer. Each later entry is a move; the number of moves is the sequence of the answer
 * (Contract 22.3).
 */
export type AnswerHistory = readonly HeldAnswer[];

/**
 * Asks every release in turn. A move changes the date, the number or the reason, or whether the
 * answer is settled; names and laws do not count. Where a country is the same as in the release
 * before, so is its answer: 50 calendars take 2 ms.
 * @param releases oldest first; the last of them has an answer.
 */
export function answerHistory(question: AnyQuestion, releases: readonly Release[]): AnswerHistory {
  const history: HeldAnswer[] = [];
  for (const [index, since] of releases.entries()) {
    const before = releases[index - 1];
    if (before !== undefined && isSame(question, before, since)) continue;
    const given = answerIn(question, since);
    const last = history.at(-1);
    if (last === undefined) {
      if (given !== null) history.push({ since, given, changes: [], facts: [], rules: [] });
    } else if (given?.key !== last.given?.key) {
      history.push({ since, given, ...causesOf(question, since, [last.given, given]) });
    }
  }
  return history;
}

/** The current answer, and the release that last changed it. */
export function standingAnswer(history: AnswerHistory) {
  const { since, given } = history.at(-1) ?? {};
  if (since === undefined || given == null) throw new RangeError('the last release has no answer');
  return { release: since, answer: given };
}

/** Whether two releases have the same country, range and rule, and so the same answer. */
function isSame(question: AnyQuestion, one: Release, other: Release): boolean {
  const { country } = question.place.calendar;
  return (
    artifactIn(one, country) === artifactIn(other, country) &&
    one.manifest.first === other.manifest.first &&
    one.manifest.last === other.manifest.last &&
    (question.op !== 'deadline' ||
      JSON.stringify(ruleIn(one, question.record.rule)) ===
        JSON.stringify(ruleIn(other, question.record.rule)))
  );
}

/** Changes of facts that move an answer, and changes that bring an answer or take it away. */
const OF_ITS_DAYS = /^weekend_days$/;
const OF_A_CALENDAR = /^(?:weekend_days|first|last|held_until|regions › .*)$/;

/** What a release changed between one answer and the other. */
function causesOf(
  question: AnyQuestion,
  release: Release,
  answers: readonly (GivenAnswer | null)[],
): Omit<HeldAnswer, 'since' | 'given'> {
  const sides = answers.filter((side) => side !== null);
  const first = Math.min(...sides.map((side) => side.first));
  const last = Math.max(...sides.map((side) => side.last));
  const { country } = question.place.artifact;
  const record = question.op === 'deadline' ? question.record : null;
  // A rule that takes all regions together changes with any of them.
  const isConcerned = (change: Change): boolean =>
    record === null || record.regions === 'asked'
      ? concerns(change, question.place)
      : change.country === country;
  const isOnTheWay = (date: string | undefined): boolean =>
    date !== undefined && knownDay(date) >= first && knownDay(date) <= last;
  return {
    changes: changeLog([release]).filter(
      ({ change }) =>
        isConcerned(change) &&
        changesAnswers(change) &&
        (isOnTheWay(change.before?.date) || isOnTheWay(change.after?.date)),
    ),
    facts: factLog([release]).filter(
      ({ fact }) =>
        (fact.country === null || fact.country === country) &&
        (sides.length < 2 ? OF_A_CALENDAR : OF_ITS_DAYS).test(fact.where),
    ),
    rules: release.changes.rules.filter(({ rule, answers }) => rule === record?.rule && answers),
  };
}

/** Whether a date or its accuracy changed, not only a name. */
function changesAnswers({ before, after }: Change): boolean {
  return before?.date !== after?.date || before?.date_accuracy !== after?.date_accuracy;
}

/** An answer of a history, in words. */
export type ToldAnswer = ReturnType<typeof tellHistory>[number];

/** What a release changed, and by which source. */
export interface ToldReason {
  readonly title: Told;
  /** Why the past was changed; null for future dates. */
  readonly reason: string | null;
  readonly sources: Change['sources'];
}

/**
 * Tells every answer, oldest first.
 * @param dataSet for names in the language of the page; null for files, which are in English.
 */
export function tellHistory(history: AnswerHistory, dataSet: DataSet | null = null) {
  const speech = history[0]?.given?.place.speech ?? ENGLISH_SPEECH;
  return history.map(({ since, given, changes, facts, rules }, index) => ({
    ...{ since, given },
    words: answerWords(given, speech),
    // The release that ended the answer; null for the last answer.
    until: history[index + 1]?.since.manifest.data_version ?? null,
    reasons: [
      ...rules.map((rule) => ({ title: ruleChangeTitle(rule), reason: rule.reason, sources: [] })),
      ...facts.map(({ title, fact }) => ({ title, reason: fact.reason, sources: [] })),
      ...changes.map(({ title, change }): ToldReason => {
        const { reason, sources } = change;
        const told = dataSet === null ? title : changeInWords(dataSet, change, speech);
        return { title: told, reason, sources };
      }),
    ],
  }));
}

/** "Tuesday 12 January 2027, which may still move". */
function answerWords(given: GivenAnswer | null, speech: Speech): string {
  if (given === null) return speech.t.moved.none;
  const { words, estimated } = given;
  return estimated.length === 0 ? words : speech.say(speech.t.moved.mayMove, { answer: words });
}

/** "gb-foia-10: units › D › longest, 20 → 60", as the release writes it. */
function ruleChangeTitle({ rule, kind, where, before, after }: RuleChange): string {
  if (where === null) return `${rule}: ${kind}`;
  return `${rule}: ${where}, ${before ?? '–'} → ${after ?? '–'}`;
}
