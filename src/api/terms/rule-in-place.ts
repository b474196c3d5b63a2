import type { RuleRecord } from '../../artifact/rules/rule-schema.ts';
import type { PlacedRule } from '../../terms/place-rule.ts';
import { stampOf } from '../outcome.ts';
import type { PreparedCalendar } from '../prepared-calendar.ts';
import { type RecordText, writeRecords } from '../prepared-text.ts';

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

export function writePlace(
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
