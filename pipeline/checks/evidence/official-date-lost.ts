import { filesOf, type Release } from '../../../src/artifact/load-release.ts';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import type { Check, Finding } from '../check.ts';

/** A day off keeps its official date until somebody says why not. */
export function officialDateLost(newest: Release | undefined): Check {
  return {
    name: 'official-date-lost',
    describes: 'Does a date still name the date of the law that it stands for?',
    code: 'official_date_lost',
    check({ file, dates }) {
      const files = newest === undefined ? [] : filesOf(newest);
      const released = files.find(({ country }) => country === file.code)?.holidays;
      return (released ?? []).flatMap((record): Finding[] => {
        const { id, official_date: official } = record;
        if (official === null) return [];
        const lost = dates.find(
          (date) =>
            date.id === id &&
            date.officialDay === null &&
            String(date.regions ?? undefined) === String(record.regions) &&
            (date.legalYear === Number(official.slice(0, 4)) ||
              formatIsoDate(date.day) === record.date),
        );
        if (lost === undefined || formatIsoDate(lost.day) === official) return [];
        const row = file.announced.find((each) => each.id === id && each.day === lost.day);
        return [
          {
            about: `${id} ${lost.legalYear}`,
            place: row?.place ?? file.placeOf(['holidays', lost.holiday, 'id']),
            message: `${id} on ${formatIsoDate(lost.day)} stood for ${official}, and no longer names it; write "${official}" as its official date, or give an exception with the reason`,
            excusable: true,
          },
        ];
      });
    },
  };
}
