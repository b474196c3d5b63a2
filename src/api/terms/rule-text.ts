import { Buffer } from 'node:buffer';
import { gradeOf } from '../../artifact/grade.ts';
import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import type { TermStep } from '../../terms/steps.ts';
import { TERM_UNITS } from '../../terms/term-rule.ts';

/** The parts of a rule that are copied into answers. */
export interface RuleText {
  /** From the words on: `"law":[…],"not_modelled":[…]}`. */
  readonly tail: string;
  /** How many bytes UTF-8 needs for it beyond one a character. */
  readonly extraBytes: number;
  /** The words that say a step, as JSON, by its kind; `moved` by what closed the days as well. */
  readonly stepWords: StepWords;
}

export type StepWords = Readonly<Record<string, string>>;

/** A sentence of the law, as an answer has it. */
export interface LawSentence {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly language: string;
  readonly quote: string;
  readonly seen: 'read' | 'quoted';
}

export function writeRule(record: RuleRecord): RuleText {
  const tail = `"law":${JSON.stringify(lawOf(record))},"not_modelled":${JSON.stringify(record.not_modelled)}}`;
  return {
    tail,
    extraBytes: Buffer.byteLength(tail) - tail.length,
    stepWords: Object.fromEntries(
      [...stepWords(record)].map(([step, words]) => [step, JSON.stringify(words)]),
    ),
  };
}

/** Every sentence of a rule, in its order. */
export function lawOf({ words, citations }: RuleRecord): LawSentence[] {
  return words.map(({ id, cite, section, language, text }) => {
    const citation = citations[cite];
    const grade = citation === undefined ? 'quoted' : gradeOf(citation);
    return {
      id,
      title: citation?.title ?? '',
      section,
      language,
      quote: text,
      seen: grade === 'read' ? 'read' : 'quoted',
    };
  });
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

/** The key of the words of a step. */
export function stepKey(
  { step, because }: Pick<TermStep, 'step' | 'because'>,
  unit: string,
): string {
  if (step === 'ends') return `ends ${unit}`;
  return step === 'moved' ? `moved ${because === 'standstill' ? because : 'closed'}` : step;
}

/** Which words say a step: those of the settings that make it. */
export function stepWords({ said_by, units }: RuleRecord): Map<string, string[]> {
  const {
    first_day,
    counts = [],
    short = [],
    closed = [],
    roll = [],
    minimum = [],
    standstill = [],
    clear = [],
  } = said_by;
  const once = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];
  return new Map([
    ['event', first_day],
    ['begins', first_day],
    ['not_counted', once(counts, short, closed)],
    ['suspended', standstill],
    ...TERM_UNITS.map((unit): [string, string[]] => [
      `ends ${unit}`,
      once(units[unit]?.words ?? [], unit === 'D' ? clear : []),
    ]),
    ['moved closed', once(roll, closed)],
    ['moved standstill', once(roll, standstill)],
    ['extended', minimum],
    ['last_day', []],
  ]);
}
