import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { writeCalendar } from '../feeds/calendar-text.ts';
import type { PlanForm } from './plan-form.ts';
import { type Proposal, stretchesOf } from './plan-page.ts';

/**
 * The leave of a plan as an iCalendar file (RFC 5545), without holidays, for which there are
 * feeds. The days are marked as out of office.
 * @param changed the day of the release that the plan uses.
 * @param addresses of the page and of the file, absolute.
 */
export function writePlanFile(
  { place, year }: PlanForm,
  { breaks }: Proposal,
  changed: DayNumber,
  addresses: { readonly page: string; readonly self: string },
): string {
  const { t, say, language, longDate } = place.speech;
  const { plan } = t;
  const head = {
    product: 'Leave',
    name: say(plan.fileName, { year: String(year), place: place.name }),
    description: plan.fileDescription,
    language: language.code,
    ...addresses,
  };
  const events = breaks.flatMap((found) =>
    stretchesOf(found.leave).map(({ first, last }) => ({
      ...{ sequence: 0, changed, day: first, last, isAbsence: true },
      id: `leave-${place.key}-${formatIsoDate(first)}@redletter`,
      summary: plan.event,
      description: say(plan.eventBreak, {
        take: found.title,
        first: longDate(found.first),
        last: longDate(found.last),
      }),
      url: addresses.page,
    })),
  );
  return writeCalendar(head, events);
}
