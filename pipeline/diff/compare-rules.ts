import type { RuleChange, RuleRecord } from '../../src/artifact/rules/rule-schema.ts';
import { fieldChanges } from './field-changes.ts';

/** Settings that no last day depends on. */
const TEXTS = new Set(['title', 'citations', 'words', 'said_by', 'not_modelled']);

/**
 * What changed in the rules, rule by rule and setting by setting.
 * @param today ISO date: a change that concerns an earlier day changes answers about the past.
 */
export function compareRules(
  before: readonly RuleRecord[],
  after: readonly RuleRecord[],
  today: string,
): RuleChange[] {
  const ids = [...new Set([...before, ...after].map(({ rule }) => rule))].sort();
  return ids.flatMap((id): RuleChange[] => {
    const [old, now] = [before, after].map((side) => side.find(({ rule }) => rule === id));
    const told = { rule: id, where: null, before: null, after: null, reason: null };
    if (old === undefined) return [{ ...told, kind: 'added', answers: true, past: false }];
    if (now === undefined) return [{ ...told, kind: 'removed', answers: true, past: true }];
    const changed = (answers: boolean) => (change: ReturnType<typeof fieldChanges>[number]) => ({
      rule: id,
      kind: 'changed' as const,
      ...change,
      answers,
      past: answers && (dayIn(change.where, old, now) ?? '') < today,
      reason: null,
    });
    return [
      ...fieldChanges(settingsOf(old), settingsOf(now)).map(changed(true)),
      ...fieldChanges(textsOf(old), textsOf(now)).map(changed(false)),
    ];
  });
}

/** Settings, with days keyed by date: a future day changes no answer about the past. */
function settingsOf(record: RuleRecord): object {
  return {
    ...Object.fromEntries(Object.entries(record).filter(([key]) => !TEXTS.has(key))),
    units: unitsOf(record, ({ words: _, ...said }) => said),
    closed_days: byDay(record.closed_days ?? [], ({ date, country, regions }) =>
      [date, country, ...(regions ?? [])].filter((part) => part !== undefined).join(' '),
    ),
    standstill: byDay(record.standstill ?? [], ({ from }) => from),
    readings: record.readings.map(({ reading, changes, prevails }) => ({
      id: reading,
      changes,
      prevails,
    })),
  };
}

type Unit = NonNullable<RuleRecord['units']['D']>;

function unitsOf(record: RuleRecord, told: (unit: Unit) => unknown): object {
  const { D, W, M, Y } = record.units;
  return Object.fromEntries(
    Object.entries({ D, W, M, Y }).flatMap(([name, unit]) =>
      unit === undefined ? [] : [[name, told(unit)]],
    ),
  );
}

function byDay<T extends object>(days: readonly T[], key: (day: T) => string): object {
  return Object.fromEntries(days.map((day) => [key(day), day]));
}

function textsOf(record: RuleRecord): object {
  return {
    ...Object.fromEntries(Object.entries(record).filter(([key]) => TEXTS.has(key))),
    units: unitsOf(record, ({ words }) => words),
    readings: record.readings.map(({ reading, says, cite }) => ({ id: reading, says, cite })),
  };
}

/**
 * The first day that a change concerns: the date in "closed_days › 2028-05-05"; null = all days.
 */
function dayIn(where: string, old: RuleRecord, now: RuleRecord): string | null {
  if (where === 'held_until') {
    const years = [old, now].flatMap(({ held_until }) => held_until ?? []);
    return `${Math.min(...years) + 1}-01-01`;
  }
  return /^(?:closed_days|standstill) › (\d{4}-\d{2}-\d{2})/u.exec(where)?.[1] ?? null;
}

/** A change of a rule in one line. */
export function describeRule({ rule, kind, where, before, after }: RuleChange): string {
  return where === null
    ? `${rule}: ${kind}`
    : `${rule}: ${where} ${before ?? '-'} is now ${after ?? '-'}`;
}
