import type { DayNumber } from '../../src/calendar/day-number.ts';
import { parsedText } from '../values/parsed-text.ts';
import { orthodoxEaster, westernEaster } from './easter-sunday.ts';
import type { RuleKind } from './rule-kind.ts';

/** Days from Western Easter Sunday. */
export const easterRule = easterKind(
  'easter',
  'So many days before (-) or after Western Easter Sunday; 0 is the Sunday itself.',
  westernEaster,
);

/** Days from Orthodox Easter Sunday. */
export const orthodoxEasterRule = easterKind(
  'orthodox-easter',
  'So many days before (-) or after Orthodox Easter Sunday.',
  orthodoxEaster,
);

function easterKind(key: string, describes: string, sunday: (year: number) => DayNumber): RuleKind {
  return {
    key,
    describes,
    example: '-2',
    schema: parsedText(
      'a number of days from Easter Sunday',
      'write it like -2 for the Friday before or 1 for the Monday after',
      (text) => {
        if (!/^(0|-?[1-9]\d?)$/u.test(text)) return null;
        const days = Number(text);
        return { dependent: false, dates: (year) => [{ day: sunday(year) + days }] };
      },
      { type: ['string', 'integer'] },
    ),
  };
}
