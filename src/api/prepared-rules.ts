import { Buffer } from 'node:buffer';
import type { RuleRecord } from '../artifact/rules/rule-schema.ts';
import { lawOf, type StepKey, stepWords } from '../artifact/rules/rule-words.ts';
import { termRuleOf } from '../artifact/rules/term-rules.ts';
import type { Calendar } from '../calendar/calendar.ts';
import type { RuleFacts } from '../question/count-term.ts';
import { CLOSED_BECAUSE } from '../terms/closed-days.ts';
import { type PlacedRule, placeRule, type TermCountry } from '../terms/place-rule.ts';
import { TERM_UNITS, type TermUnit } from '../terms/term-rule.ts';
import { type Answer, answerOf, stampOf, write } from './outcome.ts';
import type { PreparedCalendar, PreparedCountry } from './prepared-data.ts';
import { type RecordText, writeRecords } from './prepared-text.ts';

/** A rule of a release, with all JSON that does not depend on the question. */
export interface PreparedRule {
  readonly facts: RuleFacts;
  /** The answer after the readings: `],"law":[…],"not_modelled":[…]}`. */
  readonly tail: string;
  /** The bytes of the tail in UTF-8 beyond one a character. */
  readonly extraBytes: number;
  /** The steps of a count, by unit. */
  readonly steps: Readonly<Record<TermUnit, StepTexts>>;
  /** The rule in a place, prepared on demand. */
  in(country: PreparedCountry, asked: PreparedCalendar): RuleInPlace;
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

/** A rule in a place, with the records of the holidays that may move an end. */
export interface RuleInPlace {
  readonly placed: PlacedRule;
  /** The answer up to its date: `{"rule":"gb-foia-10","date":` */
  readonly head: string;
  /** The text from its period to its last day: `","country":"GB","region":null,"end_date":` */
  readonly where: string;
  readonly forward: RecordText;
  readonly backward: RecordText;
  /** The stem of the entity tags: data version, rule and place. */
  readonly stamp: string;
}

/** The term rules of a release. Each rule, and each list, is prepared when first requested. */
export class PreparedRules {
  /** The first release with rules; null where none has any. */
  readonly since: string | null;
  readonly #records: ReadonlyMap<string, RuleRecord>;
  readonly #dataVersion: string;
  readonly #prepared = new Map<string, PreparedRule>();
  readonly #lists = new Map<string | null, Answer>();

  /**
   * @param records sorted by id.
   * @param since the first release of the chain with rules.
   */
  constructor(records: readonly RuleRecord[], dataVersion: string, since: string | null) {
    this.#records = new Map(records.map((record) => [record.rule, record]));
    this.#dataVersion = dataVersion;
    this.since = since;
  }

  find(id: string): PreparedRule | undefined {
    const known = this.#prepared.get(id);
    if (known !== undefined) return known;
    const record = this.#records.get(id);
    if (record === undefined) return undefined;
    const prepared = prepareRule(record, this.#dataVersion);
    this.#prepared.set(id, prepared);
    return prepared;
  }

  /** The id of a rule that counts something, in this country if possible; null where none does. */
  exampleIn(country: string): string | null {
    const counted = [...this.#records.values()].filter(({ refused }) => refused === undefined);
    const own = counted.find(({ countries }) => countries.includes(country));
    return (own ?? counted[0])?.rule ?? null;
  }

  /** The reply of /v1/deadline-rules for a country; null: for all. */
  list(country: string | null): Answer {
    const known = this.#lists.get(country);
    if (known !== undefined) return known;
    const listed = [...this.#records.values()]
      .filter(({ countries }) => country === null || countries.includes(country))
      .map(writeListed);
    const answer = answerOf(this.#dataVersion, write(`{"rules":[${listed.join(',')}]}`));
    this.#lists.set(country, answer);
    return answer;
  }
}

function prepareRule(record: RuleRecord, dataVersion: string): PreparedRule {
  const rule = termRuleOf(record);
  // Keyed by the calendar, so that an evicted calendar takes its entries with it.
  const places = new WeakMap<Calendar, RuleInPlace>();
  const tail = `],"law":${JSON.stringify(lawOf(record))},"not_modelled":${JSON.stringify(record.not_modelled)}}`;
  return {
    facts: { example: record.rule, since: null, rule, refused: record.refused ?? null },
    tail,
    extraBytes: Buffer.byteLength(tail) - tail.length,
    steps: Object.fromEntries(
      TERM_UNITS.map((unit) => [unit, writeSteps(stepWords(record, unit))]),
    ) as PreparedRule['steps'],
    in: (country, asked) => {
      const known = places.get(asked.calendar);
      if (known !== undefined) return known;
      const placed = placeRule(rule, termCountry(country), asked.calendar.region);
      const written = writePlace(placed, asked, record, dataVersion);
      places.set(asked.calendar, written);
      return written;
    },
  };
}

function writePlace(
  placed: PlacedRule,
  { identity }: Pick<PreparedCalendar, 'identity'>,
  record: RuleRecord,
  dataVersion: string,
): RuleInPlace {
  const forward = writeRecords(placed.forward.holidays);
  return {
    placed,
    head: `{"rule":"${record.rule}","date":`,
    where: `",${identity},"end_date":`,
    forward,
    backward: placed.backward === placed.forward ? forward : writeRecords(placed.backward.holidays),
    stamp: stampOf(dataVersion, JSON.stringify(record), identity, forward.joined),
  };
}

function termCountry(country: PreparedCountry): TermCountry {
  return {
    get national() {
      return country.national.calendar;
    },
    regions: {
      get: (code) => country.regions.get(code)?.calendar,
      keys: () => country.regions.keys(),
    },
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
function writeListed(record: RuleRecord): string {
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
