import type { Release } from '../../artifact/load-release.ts';
import type { Change } from '../../artifact/schema.ts';
import type { Speech } from '../languages/speech.ts';
import type { AnswerHistory, GivenAnswer, Move } from './answer-history.ts';

/** An answer that was given for a while. */
export interface ToldAnswer {
  /** "Tuesday 12 January 2027". */
  readonly words: string;
  readonly given: GivenAnswer | null;
  /** The release that brought it. */
  readonly since: Release;
  /** The version of the release that ended it; null of the last. */
  readonly until: string | null;
  /** Why it took the place of the one before; empty for the first. */
  readonly reasons: readonly ToldReason[];
}

/** What a release changed, in one line, and on whose word. */
export interface ToldReason {
  readonly title: string;
  /** Why the past was changed; null for dates to come. */
  readonly reason: string | null;
  readonly sources: Change['sources'];
}

/** Every answer that was given, oldest first. */
export function tellHistory({ since, first, moves }: AnswerHistory): ToldAnswer[] {
  const begun = [
    { given: first, since, reasons: [] },
    ...moves.map((move) => ({
      given: move.after,
      since: move.release,
      reasons: reasonsOf(move),
    })),
  ];
  return begun.map((told, index) => ({
    ...told,
    words: answerWords(told.given, first.question.place.speech),
    until: moves[index]?.release.manifest.data_version ?? null,
  }));
}

/** "Tuesday 12 January 2027, which may still move". */
export function answerWords(given: GivenAnswer | null, speech: Speech): string {
  if (given === null) return speech.t.moved.none;
  const { result, estimated } = given;
  if (estimated.length === 0) return result.answer;
  return speech.say(speech.t.moved.mayMove, { answer: result.answer });
}

function reasonsOf({ changes, facts }: Move): ToldReason[] {
  return [
    ...facts.map(({ title, fact }) => ({ title, reason: fact.reason, sources: [] })),
    ...changes.map(({ title, change }) => ({
      title,
      reason: change.reason,
      sources: change.sources,
    })),
  ];
}
