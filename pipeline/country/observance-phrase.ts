import type { z } from 'zod';
import type { Weekday } from '../../src/calendar/day-number.ts';
import { parsedText } from '../values/parsed-text.ts';
import { strictShape } from '../values/strict-shape.ts';
import { listOfDifferent, weekdaySchema } from '../values/values.ts';
import { weekdayNumber } from '../values/words.ts';

/** Where a day off moves to. */
export interface MoveTarget {
  readonly direction: 'following' | 'preceding' | 'nearest';
  /** A weekday, or the first business day in that direction. */
  readonly to: Weekday | 'business day';
}

/** "following business day", "preceding friday", "nearest monday". */
export const moveTargetSchema: z.ZodType<MoveTarget, unknown> = parsedText(
  'a move',
  'write it like "following business day", "following monday" or "preceding friday"',
  (text) => {
    const match = /^(following|preceding|nearest) (.+)$/u.exec(text);
    const direction = match?.[1];
    if (direction !== 'following' && direction !== 'preceding' && direction !== 'nearest') {
      return null;
    }
    const weekday = weekdayNumber(match?.[2] ?? '');
    if (weekday !== null) return { direction, to: weekday };
    if (match?.[2] !== 'business day' || direction === 'nearest') return null;
    return { direction, to: 'business day' };
  },
);

export const moveSchema = strictShape({
  from: listOfDifferent(weekdaySchema).describe('Weekdays that days off move from'),
  to: moveTargetSchema.describe('Where they move, like "following business day"'),
});
