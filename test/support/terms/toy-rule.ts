import type { RuleRecord } from '../../../src/artifact/rules/rule-schema.ts';
import { YEARS } from '../years.ts';

/** A rule of Toyland that covers every unit in both directions and rolls over closed days. */
export function toyRule(more: Partial<RuleRecord> = {}): RuleRecord {
  const unit = { words: ['one'], back: true as const };
  return {
    rule: 'ty-act-1',
    title: 'Toy Act, section 1',
    countries: ['TY'],
    regions: 'asked',
    citations: {
      act: {
        title: 'Toy Act',
        url: 'https://law.example/toy-act',
        publisher: 'Gazette',
        read: '2026-11-01',
        regions: null,
        seen: 'text',
      },
    },
    words: [
      {
        id: 'one',
        cite: 'act',
        section: 's. 1',
        language: 'en',
        text: 'Days count from the next.',
      },
      {
        id: 'two',
        cite: 'act',
        section: 's. 2',
        language: 'de',
        text: 'Sie ruht <über> „Weihnachten“.',
        translation: 'It stands still over Christmas.',
      },
    ],
    units: {
      D: unit,
      W: unit,
      M: { ...unit, month: 'same-number' },
      Y: { ...unit, month: 'same-number' },
    },
    event: 'out',
    forward: 'next',
    backward: 'next',
    from_standstill: 'last-day',
    said_by: { first_day: ['one'], closed: ['one'], roll: ['one'] },
    closed_weekdays: [6, 7],
    closed_holidays: true,
    readings: [],
    not_modelled: [{ what: 'Local days.', moves: 'later' }],
    ...more,
  };
}

/** Every year from 20 December to 10 January. */
export const CHRISTMAS = [(YEARS[0] ?? 0) - 1, ...YEARS].map((year) => ({
  from: `${year}-12-20`,
  until: `${year + 1}-01-10`,
}));
