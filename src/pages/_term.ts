import type { Release } from '../artifact/load-release.ts';
import { ENGLISH_SPEECH, type Speech } from '../site/languages/speech.ts';
import type { AnswerHistory } from '../site/proof/history.ts';
import { termHistory } from '../site/proof/term-history.ts';
import { openShelf } from '../site/shelf.ts';
import type { TermAnswer } from '../site/terms/term-answer.ts';
import { type TermPage, termPage } from '../site/terms/term-page.ts';

/** What the address of a deadline and its twins have in common. */
export interface CountedDeadline {
  readonly page: TermPage;
  /** Null where nothing is answered. */
  readonly proven: {
    readonly answer: TermAnswer;
    /** The release that answers, */
    readonly release: Release;
    /** and how it and those before it have answered. */
    readonly history: AnswerHistory;
  } | null;
}

/**
 * Answers the query of a deadline.
 * @param query raw, without its `?`.
 * @param speech what the page speaks; files speak English.
 */
export function readTerm(query: string, speech: Speech = ENGLISH_SPEECH): CountedDeadline {
  const shelf = openShelf();
  const page = termPage(shelf, query, speech);
  const { answer, form } = page;
  if (answer === null) return { page, proven: null };
  const { release } = form.dataSet;
  const asked = shelf.releases.slice(0, shelf.releases.indexOf(release) + 1);
  return { page, proven: { answer, release, history: termHistory(answer.question, asked) } };
}
