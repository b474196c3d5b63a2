import type { z } from 'zod';
import type { EndpointName } from '../api/endpoints/endpoint.ts';
import type { ListedHoliday } from '../api/holiday-record.ts';
import type { REPLY_SCHEMAS } from '../api/schemas/replies.ts';
import { parseIsoDate, weekdayOf } from '../calendar/day-number.ts';

type Replies = { [Name in EndpointName]: z.infer<(typeof REPLY_SCHEMAS)[Name]> };

/** The fields of any endpoint's 200. */
export type Answered = Readonly<
  Partial<
    Replies['is-business-day'] &
      Replies['add-business-days'] &
      Replies['count-business-days'] &
      Replies['holidays'] &
      Replies['countries'] &
      Replies['deadline'] &
      Replies['deadline-rules']
  >
>;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** An answer in one sentence. @param place its calendar in words. */
export function sentenceOf(answer: Answered, place: string): string {
  const { date, year, start_date, end_date, business_days_added: added } = answer;
  if (answer.rules !== undefined) return `${answer.rules.length} rules by which laws count terms.`;
  if (answer.rule !== undefined) return sentenceOfDeadline(answer, place);
  if (date !== undefined) {
    const verb = answer.is_business_day ? 'is a business day' : 'is no business day';
    const why = answer.is_business_day ? '' : `: ${answer.reason?.replace('_', ' ')}`;
    return `${weekdayIn(date)} ${date} ${verb} in ${place}${why}.`;
  }
  if (added !== undefined) {
    const way = added < 0 ? 'before' : 'after';
    return `${days(Math.abs(added))} ${way} ${start_date} in ${place} is ${weekdayIn(end_date)} ${end_date}.`;
  }
  if (start_date !== undefined) {
    return `${days(answer.business_days ?? 0)} after ${start_date}, up to and including ${end_date}, in ${place}.`;
  }
  if (year !== undefined) {
    const count = answer.holidays?.length;
    return `${count} ${count === 1 ? 'holiday' : 'holidays'} in ${place} in ${year}.`;
  }
  const [only, second] = answer.countries ?? [];
  return only !== undefined && second === undefined
    ? `${only.name} has ${only.regions.length} regions.`
    : `${answer.countries?.length} countries; name one for its regions.`;
}

function sentenceOfDeadline(
  { rule, date, period, end_date, earliest, latest }: Answered,
  place: string,
): string {
  const last = `${weekdayIn(end_date)} ${end_date}`;
  const differs = earliest === latest ? '' : ` Readings differ: ${earliest} to ${latest}.`;
  return `By ${rule}, ${period} from ${date} in ${place} ends on ${last}.${differs}`;
}

/** An answer with each holiday as one text, short lists, and no words of the law. */
export function shorten(answer: Answered): object {
  const { law: _, ...rest } = answer;
  const { holidays, holidays_skipped, countries, rules } = answer;
  return {
    ...rest,
    ...(rules && {
      rules: rules.map(({ rule, title, countries: where, units, refused }) => ({
        ...{ rule, title, countries: where, units },
        ...(refused !== null && { refused }),
      })),
    }),
    ...(holidays && { holidays: holidays.map(inWords) }),
    ...(holidays_skipped && { holidays_skipped: holidays_skipped.map(inWords) }),
    ...(countries &&
      countries.length > 1 && {
        countries: countries.map(({ code, name, regions }) => ({
          code,
          name,
          regions: regions.length,
        })),
      }),
  };
}

function inWords({ date, name, date_accuracy }: ListedHoliday): string {
  return `${date} ${name}${date_accuracy === 'estimated' ? ' (estimated)' : ''}`;
}

function days(count: number): string {
  return `${count} business ${Math.abs(count) === 1 ? 'day' : 'days'}`;
}

function weekdayIn(date = ''): string {
  return WEEKDAYS[weekdayOf(parseIsoDate(date) ?? 0) - 1] as string;
}
