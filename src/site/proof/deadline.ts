import { hash } from 'node:crypto';
import { ICalEventStatus } from 'ical-generator';
import { type AnyQuestion, answerQuery } from '../calculator/question.ts';
import { releasedWords } from '../changes/change-log.ts';
import { writeCalendar } from '../feeds/calendar-text.ts';
import { knownDay } from '../known-day.ts';
import { ENGLISH_SPEECH } from '../languages/speech.ts';
import { plain } from '../languages/told.ts';
import { periodWords } from '../terms/term-words.ts';
import { fullDate, plural, sourceWords } from '../words.ts';
import {
  type AnswerHistory,
  ruleIn,
  standingAnswer,
  type ToldReason,
  tellHistory,
} from './history.ts';

const DESCRIPTION = 'A deadline that moves when the law moves';
/** The digits of a SHA-256 that name an event: 128 bits, so that names do not collide. */
const UID_DIGITS = 32;

/**
 * An answer that is a date, as an iCalendar file with one event (RFC 5545). The file uses the
 * release that last changed the answer and nothing newer, so its bytes change only with the
 * answer (Contract 22.3, Decision 25).
 * @param addresses of the page with the answer and of the file, absolute.
 */
export function writeDeadline(
  question: AnyQuestion,
  history: AnswerHistory,
  addresses: { readonly page: string; readonly self: string },
): string {
  const { release, answer } = standingAnswer(history);
  const { day, estimated } = answer;
  if (day === null) throw new RangeError('the answer is not a date');
  const name = deadlineName(question, history);
  const head = { product: 'Deadlines', description: DESCRIPTION, name, ...addresses };
  const isEstimated = estimated.length > 0;
  const event = {
    sequence: history.length - 1,
    changed: knownDay(release.manifest.released),
    day,
    id: deadlineUid(question),
    summary: isEstimated ? `${name} (estimated)` : name,
    description: describe(history, addresses.page),
    status: isEstimated ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    url: addresses.page,
    categories: [{ name: 'Deadline' }],
  };
  return writeCalendar(head, [event]);
}

/**
 * The name depends on the question alone, not on its answer, a release or an address (Decision
 * 25).
 */
export function deadlineUid(question: AnyQuestion): string {
  const digest = hash('sha256', String(answerQuery(question)));
  return `${digest.slice(0, UID_DIGITS)}@redletter`;
}

/**
 * "5 business days after 30 June 2026 (DE-BY)". A rule has its title in the release that last
 * changed the answer, so that no later release renames the event (Contract 22.3).
 * @throws RangeError where the answer is not a date.
 */
export function deadlineName(question: AnyQuestion, history: AnswerHistory): string {
  const key = question.place.key.toUpperCase();
  switch (question.op) {
    case 'add': {
      const { start, days } = question;
      const amount = plural(Math.abs(days), 'business day');
      return `${amount} ${days < 0 ? 'before' : 'after'} ${fullDate(start)} (${key})`;
    }
    case 'deadline': {
      const { event, period } = question;
      const { release } = standingAnswer(history);
      const record = ruleIn(release, question) ?? question.record;
      const amount = periodWords(record, period, ENGLISH_SPEECH);
      const relation = period.isBack ? 'before' : 'after';
      return `${amount} ${relation} ${fullDate(event)}, by ${record.title} (${key})`;
    }
    default:
      throw new RangeError('the answer is not a date');
  }
}

function describe(history: AnswerHistory, page: string): string {
  const { sentence, estimated } = standingAnswer(history).answer;
  const told = tellHistory(history);
  const lines = [
    `${sentence}.`,
    estimated.length === 0 ? null : 'It may still move: a holiday on the way is estimated.',
    ...told.toReversed().flatMap((now, index, newestFirst) => {
      const was = newestFirst[index + 1];
      if (was === undefined) return [];
      const { data_version, released } = now.since.manifest;
      // Only the last move is listed with its reasons.
      const why = index === 0 ? now.reasons.map(reasonLine) : [];
      return [`Until release ${data_version} (${releasedWords(released)}): ${was.words}.`, ...why];
    }),
    `Day by day, with each law: ${page}`,
  ];
  return lines.filter((line) => line !== null).join('\n');
}

function reasonLine({ title, reason, sources }: ToldReason): string {
  const cited = sources.map(sourceWords);
  return `Why: ${[plain(title), reason, ...cited].filter((part) => part !== null).join('. ')}`;
}
