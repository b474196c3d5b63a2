import {
  type DayKind,
  kindOf,
  nextBusinessDay,
  previousBusinessDay,
  recordsOn,
  type Slice,
} from '../../calendar/questions.ts';
import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import { isFinding, readOpening } from '../../question/read-parameters.ts';
import type { Answer } from '../outcome.ts';
import type { PreparedCalendar } from '../prepared-calendar.ts';
import { cutRecords, dateText, extraBytesOf } from '../prepared-text.ts';
import type { Endpoint } from './endpoint.ts';
import { stampOfForm, type TextSource } from './form-stamp.ts';

const REQUIRED = requiredOf(QUESTION_TABLE.is);

/** Contract 4.1. */
export const isBusinessDayEndpoint: Endpoint<'date' | 'country' | 'region'> = {
  name: 'is-business-day',
  parameters: QUESTION_TABLE.is,
  required: REQUIRED,
  answer(data, values) {
    const opening = readOpening(data, values, REQUIRED, null);
    return isFinding(opening) ? opening : answerOf(opening.prepared, opening.start);
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
    // The tag holds every value of the text that the stamps do not cover.
    etag: `"${prepared.stamp}${FORM}-${day}.${kind}.${holidays.from}.${holidays.to}.${next}.${previous}"`,
    regionsDiffer: prepared.regionsDiffer?.between(day, day) ?? null,
  };
}

function writeText(source: TextSource, day: number, facts: DayFacts): string {
  return `{"date":${dateText(day)},${source.identity},"is_business_day":${facts.kind === 'business_day'},"reason":"${facts.kind}","holidays":${cutRecords(source.records, facts.holidays)},"timezone":${source.timezone},"next_business_day":${dateText(facts.next)},"previous_business_day":${dateText(facts.previous)}}`;
}

const FORM = stampOfForm((source, day, run) =>
  writeText(source, day, { kind: 'business_day', holidays: run, next: day, previous: day }),
);
