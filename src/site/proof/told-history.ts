import type { DataSet } from '../../artifact/data-set.ts';
import type { RuleChange } from '../../artifact/rules/rule-schema.ts';
import type { Change } from '../../artifact/schema.ts';
import { changeInWords } from '../changes/change-title.ts';
import { ENGLISH_SPEECH, type Speech } from '../languages/speech.ts';
import type { Told } from '../languages/told.ts';
import type { GivenAnswer } from './given-answer.ts';
import type { AnswerHistory } from './history.ts';

/** An answer that held for a while. */
export type ToldAnswer = ReturnType<typeof tellHistory>[number];

/** What a release changed, and by which source. */
export interface ToldReason {
  readonly title: Told;
  /** Why the past was changed; null for dates to come. */
  readonly reason: string | null;
  readonly sources: Change['sources'];
}

/**
 * Every answer, oldest first.
 * @param dataSet for names in the language of the page; null for files, which are in English.
 */
export function tellHistory(history: AnswerHistory, dataSet: DataSet | null = null) {
  const speech = history[0]?.given?.place.speech ?? ENGLISH_SPEECH;
  return history.map(({ since, given, changes, facts, rules }, index) => ({
    ...{ since, given },
    words: answerWords(given, speech),
    // The release that ended it; null for the last.
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
