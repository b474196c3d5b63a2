import { formatIsoDate } from '../../calendar/day-number.ts';
import { writePeriod } from '../../terms/term-rule.ts';
import { ENGLISH_SPEECH } from '../languages/speech.ts';
import { plain } from '../languages/told.ts';
import { regionQuery } from '../places/places.ts';
import type { TermQuestion } from '../terms/counted-term.ts';
import type { TermAnswer } from '../terms/term-answer.ts';
import { termBody } from '../terms/term-body.ts';
import { termQuery } from '../terms/term-form.ts';
import { periodWords } from '../terms/term-words.ts';
import { fullDate } from '../words.ts';
import { termPath } from './answer-address.ts';
import type { AskedDeadline } from './deadline.ts';
import { type AnswerHistory, standingAnswer } from './history.ts';
import { type FileOrigin, writeResultFile } from './result-file.ts';
import { termProof } from './term-proof.ts';

/** The last day of a term as JSON. Contract 22.2. */
export function writeTermFile(
  answer: TermAnswer,
  history: AnswerHistory,
  origin: FileOrigin,
): string {
  const { question } = answer;
  const { data_version } = origin.release.manifest;
  const pin = origin.isPinned ? data_version : null;
  return writeResultFile(
    {
      query: termQuery(question),
      place: question.place.name,
      sentence: plain(answer.sentence),
      body: termBody(question, answer),
      byRegion: answer.byRegion,
      laws: termProof(answer).days.map(({ holiday, laws }) => ({
        holiday,
        citations: laws.map(({ citation }) => citation),
      })),
      estimated: answer.skipped.filter(({ accuracy }) => accuracy === 'estimated'),
      history,
      links: {
        page: termPath(question, pin),
        permalink: termPath(question, data_version),
        calendar: termPath(question, pin, '.ics'),
        api: termCall(question),
      },
    },
    origin,
  );
}

/** The API call with the same answer, from the root. */
export function termCall({ record, event, period, place }: TermQuestion): string {
  return `/v1/deadline?rule=${record.rule}&date=${formatIsoDate(event)}&period=${writePeriod(period)}&country=${place.artifact.country}${regionQuery(place)}`;
}

/**
 * The last day of a term as a date that lives in a calendar: told as the release does that changed it last,
 * so that no other one gives it another name (Contract 22.3).
 */
export function termDeadline(question: TermQuestion, history: AnswerHistory): AskedDeadline {
  const { event, period, place } = question;
  const { rules } = standingAnswer(history).release;
  const record = rules.find(({ rule }) => rule === question.record.rule) ?? question.record;
  const amount = periodWords(record, period, ENGLISH_SPEECH);
  const relation = period.isBack ? 'before' : 'after';
  return {
    name: `${amount} ${relation} ${fullDate(event)}, by ${record.title} (${place.key.toUpperCase()})`,
    query: termQuery(question),
  };
}
