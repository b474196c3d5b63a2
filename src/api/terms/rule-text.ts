import { Buffer } from 'node:buffer';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import { lawOf, type StepKey, stepWords } from '../../artifact/rules/rule-words.ts';
import { CLOSED_BECAUSE } from '../../terms/closed-days.ts';
import { TERM_UNITS, type TermUnit } from '../../terms/term-rule.ts';

/** The JSON of a rule that answers copy. */
export interface RuleText {
  /** The answer after the readings: `],"law":[…],"not_modelled":[…]}`. */
  readonly tail: string;
  /** The number of UTF-8 bytes that its text takes beyond one per character. */
  readonly extraBytes: number;
  /** The steps of a count, by unit. */
  readonly steps: Readonly<Record<TermUnit, StepTexts>>;
}

/** The text around the dates of a step, by its kind, or by what closed the days of a move. */
export type StepTexts = Readonly<Record<StepKey, StepText>>;

interface StepText {
  /** The text up to the date, with a comma except for the first step. */
  readonly open: string;
  /** The text after the date of a one-day step that skips nothing. */
  readonly plain: string;
  /** The text after the number of days of any other step. */
  readonly close: string;
}

export function writeRule(record: RuleRecord): RuleText {
  const tail = `],"law":${JSON.stringify(lawOf(record))},"not_modelled":${JSON.stringify(record.not_modelled)}}`;
  return {
    tail,
    extraBytes: Buffer.byteLength(tail) - tail.length,
    steps: Object.fromEntries(
      TERM_UNITS.map((unit) => [unit, writeSteps(stepWords(record, unit))]),
    ) as RuleText['steps'],
  };
}

function writeSteps(words: Readonly<Record<StepKey, readonly string[]>>): StepTexts {
  return Object.fromEntries(
    Object.entries(words).map(([key, ids]): [string, StepText] => {
      const because = CLOSED_BECAUSE.find((each) => each === key);
      const step = because === undefined ? key : 'moved';
      const close = `,"because":${JSON.stringify(because ?? null)},"words":${JSON.stringify(ids)}}`;
      const open = `${step === 'event' ? '' : ','}{"step":"${step}","date":`;
      return [key, { open, plain: `,"until":null,"days":0${close}`, close }];
    }),
  ) as StepTexts;
}

/** A rule as /v1/deadline-rules lists it. */
export function writeListed(record: RuleRecord): string {
  const { rule, title, countries, regions, units, readings, not_modelled, refused } = record;
  const covered = TERM_UNITS.filter((unit) => units[unit] !== undefined);
  const law = lawOf(record).map((sentence, index) => {
    const { cite, translation } = record.words[index] as RuleRecord['words'][number];
    const citation = record.citations[cite];
    return {
      ...sentence,
      translation: translation ?? null,
      seen_at: citation?.seen_in ?? null,
      url: citation?.url ?? null,
      publisher: citation?.publisher ?? null,
    };
  });
  return JSON.stringify({
    rule,
    title,
    countries,
    regions: typeof regions === 'string' ? regions : 'fixed',
    units: covered,
    longest: Object.fromEntries(covered.map((unit) => [unit, units[unit]?.longest ?? null])),
    backward: covered.filter((unit) => units[unit]?.back === true),
    law,
    readings: readings.map(({ reading, says, prevails }) => ({ reading, says, prevails })),
    not_modelled,
    refused: refused ?? null,
  });
}
