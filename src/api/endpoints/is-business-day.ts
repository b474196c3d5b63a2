import {
  type DayKind,
  kindOf,
  nextBusinessDay,
  previousBusinessDay,
  recordsOn,
  type Slice,
} from '../../calendar/questions.ts';
import { dateText } from '../date-text.ts';
import { type Answer, isRefusal } from '../outcome.ts';
import { findMissing, readCalendar, readDate, refuseOutside } from '../parameters.ts';
import type { PreparedCalendar } from '../prepared-data.ts';
import { cutRecords, extraBytesOf } from '../record-text.ts';
import type { Endpoint } from './endpoint.ts';
import { stampOfForm, type TextSource } from './form-stamp.ts';

/** Contract 4.1. */
export const isBusinessDayEndpoint: Endpoint<'date' | 'country' | 'region'> = {
  name: 'is-business-day',
  parameters: ['date', 'country', 'region'],
  answer(data, values) {
    const missing = findMissing(values, ['date', 'country']);
    if (missing !== null) return missing;
    const day = readDate('date', values.date);
    if (isRefusal(day)) return day;
    const outside = refuseOutside('date', day);
    if (outside !== null) return outside;
    const prepared = readCalendar(data, values.country, values.region);
    if (isRefusal(prepared)) return prepared;

    return answerOf(prepared, day);
  },
};

interface DayFacts {
  readonly kind: DayKind;
  readonly holidays: Slice;
  readonly next: number | null;
  readonly previous: number | null;
}

function answerOf(prepared: PreparedCalendar, day: number): Answer {
  const { calendar } = prepared;
  const kind = kindOf(calendar, day);
  // Contract 4.1: records are listed on a weekend date too.
  const holidays = recordsOn(calendar, day);
  const next = nextBusinessDay(calendar, day);
  const previous = previousBusinessDay(calendar, day);
  const text = writeText(prepared, day, { kind, holidays, next, previous });
  return {
    text,
    bytes: text.length + extraBytesOf(prepared.records, holidays),
    // Everything in the text that the stamps do not stand for.
    etag: `"${prepared.stamp}${FORM}-${day}.${kind}.${holidays.from}.${holidays.to}.${next}.${previous}"`,
  };
}

function writeText(source: TextSource, day: number, facts: DayFacts): string {
  return `{"date":${dateText(day)},${source.identity},"is_business_day":${facts.kind === 'business_day'},"reason":"${facts.kind}","holidays":${cutRecords(source.records, facts.holidays)},"timezone":${source.timezone},"next_business_day":${dateText(facts.next)},"previous_business_day":${dateText(facts.previous)}}`;
}

const FORM = stampOfForm((source, day, run) =>
  writeText(source, day, { kind: 'business_day', holidays: run, next: day, previous: day }),
);
