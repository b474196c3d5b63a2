import { type DayNumber, formatIsoDate } from '../../../src/calendar/day-number.ts';
import type { Check } from '../check.ts';

/** A citation cannot have been seen on a future day. */
export function seenLater(today: DayNumber): Check {
  return {
    name: 'seen-later',
    describes: 'Does a citation claim to be read on a future day?',
    code: 'seen_later',
    check({ file }) {
      return Object.entries(file.source.citations).flatMap(([id, { read }]) => {
        if (read === undefined || read <= today) return [];
        const place = file.placeOf(['citations', id, 'read']);
        const message = `${formatIsoDate(read)} has not come yet; write the day on which you read it`;
        return [{ about: id, place, message }];
      });
    },
  };
}
