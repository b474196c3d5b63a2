import { hash } from 'node:crypto';
import { ICalEventStatus } from 'ical-generator';
import { type AnyQuestion, answerQuery } from '../calculator/question.ts';
import { releasedWords } from '../changes/change-log.ts';
import { writeCalendar } from '../feeds/calendar-text.ts';
import { knownDay } from '../known-day.ts';
import { ENGLISH_LOCALE } from '../languages/locale.ts';
import { plain } from '../languages/localized.ts';
import { periodWords } from '../terms/term-words.ts';
import { fullDate, plural, sourceWords } from '../words.ts';
import {
  type AnswerHistory,
  type LocalizedReason,
  ruleIn,
  standingAnswer,
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
  const isEstimated = estimated.length > 0;
  return writeCalendar({ product: 'Deadlines', description: DESCRIPTION, name, ...addresses }, [
    {
      sequence: history.length - 1,
      changed: knownDay(release.manifest.released),
      day,
      id: deadlineUid(question),
      summary: isEstimated ? `${name} (estimated)` : name,
      description: describe(history, addresses.page),
      status: isEstimated ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      url: addresses.page,
      categories: [{ name: 'Deadline' }],
    },
  ]);
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
  if (question.op === 'add') {
    const { start, days } = question;
    const amount = plural(Math.abs(days), 'business day');
    return `${amount} ${days < 0 ? 'before' : 'after'} ${fullDate(start)} (${key})`;
  }
  if (question.op !== 'deadline') throw new RangeError('the answer is not a date');
  const { event, period } = question;
  const record = ruleIn(standingAnswer(history).release, question) ?? question.record;
  const amount = periodWords(record, period, ENGLISH_LOCALE);
  return `${amount} ${period.isBack ? 'before' : 'after'} ${fullDate(event)}, by ${record.title} (${key})`;
}

function describe(history: AnswerHistory, page: string): string {
  const { sentence, estimated } = standingAnswer(history).answer;
  const newestFirst = tellHistory(history).toReversed();
  const moves = newestFirst.slice(0, -1).flatMap(({ since, reasons }, index) => {
    const { data_version, released } = since.manifest;
    const until = `Until release ${data_version} (${releasedWords(released)})`;
    // Only the last move is listed with its reasons.
    const why = index === 0 ? reasons.map(reasonLine) : [];
    return [`${until}: ${newestFirst[index + 1]?.words}.`, ...why];
  });
  return [
    `${sentence}.`,
    ...(estimated.length > 0 ? ['It may still move: a holiday on the way is estimated.'] : []),
    ...moves,
    `Day by day, with each law: ${page}`,
  ].join('\n');
}

function reasonLine({ title, reason, sources }: LocalizedReason): string {
  const parts = [plain(title), ...(reason === null ? [] : [reason]), ...sources.map(sourceWords)];
  return `Why: ${parts.join('. ')}`;
}
