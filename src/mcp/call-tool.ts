import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ApiReply, Service } from '../api/message.ts';
import type { ReleasedCalendar } from '../artifact/calendars.ts';
import type { CountryData, DataSet } from '../artifact/data-set.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import { type DayNumber, parseIsoDate } from '../calendar/day-number.ts';
import { countBusinessDays, recordsInYear, recordsOn } from '../calendar/questions.ts';
import type { SupportedYear } from '../calendar/supported-range.ts';
import { type Law, lawsBehind } from './laws.ts';
import type { ToolEntry } from './tool-table.ts';
import { type Trace, traceDate, traceSpan } from './trace.ts';

export interface ToolContext {
  readonly service: Service;
  readonly dataSet: DataSet;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Who calls, as the field lines of the HTTP request say. */
export interface ToolCaller {
  /** Of the HTTP request: what the endpoint is asked in its name has the same one. */
  readonly requestId: string;
  readonly authorization: readonly string[];
  readonly clientRequestId: readonly string[];
}

export type Arguments = Readonly<Record<string, string | number | undefined>>;

/**
 * Asks the endpoint of a tool with the caller's own key, so plans, limits and order of checks are
 * those of the API, which also charges for it.
 */
export async function askEndpoint(
  context: ToolContext,
  tool: ToolEntry,
  given: Arguments,
  caller: ToolCaller,
): Promise<ApiReply> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(withYear(context, tool, given))) {
    if (value !== undefined) query.set(name, String(value));
  }
  return await context.service.answer({
    method: 'GET',
    path: `/v1/${tool.endpoint}`,
    query: query.toString(),
    ...caller,
    ifNoneMatch: null,
  });
}

/** What a tool says of its endpoint's reply: the answer with what it rests on, or the error. */
export function toolResult(
  context: ToolContext,
  reply: ApiReply,
  { requestId }: Pick<ToolCaller, 'requestId'>,
): CallToolResult {
  return reply.status === 200 ? explain(context, reply, requestId) : refuse(reply);
}

/** Contract 18: REST applies no default year; here it is the current one where the country is. */
function withYear(context: ToolContext, tool: ToolEntry, given: Arguments): Arguments {
  if (tool.endpoint !== 'holidays' || given.year !== undefined) return given;
  const artifact = countryOf(context.dataSet, String(given.country))?.artifact;
  // An unknown country is the endpoint's to refuse; any year will do.
  const timeZone = artifact?.timezone ?? 'UTC';
  const year = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric' }).format(
    context.now(),
  );
  return { ...given, year };
}

/** The parts of a reply that say which dates it is about. */
interface Answered {
  readonly country?: string;
  readonly region?: string | null;
  readonly date?: string;
  readonly year?: SupportedYear;
  readonly start_date?: string;
  readonly end_date?: string;
}

function explain(context: ToolContext, reply: ApiReply, requestId: string): CallToolResult {
  const answer = JSON.parse(String(reply.body)) as Answered;
  const data =
    answer.country === undefined ? undefined : countryOf(context.dataSet, answer.country);
  const region = answer.region ?? null;
  const calendar = region === null ? data?.national : data?.regions.get(region);
  const explained = {
    answer,
    data_version: context.dataSet.dataVersion,
    request_id: requestId,
    ...(data === undefined || calendar === undefined
      ? {}
      : reasonsFor(data.artifact, calendar, answer)),
  };
  return {
    content: [{ type: 'text', text: JSON.stringify(explained) }],
    structuredContent: explained,
  };
}

/** What an answer rests on: the dates it passed and the laws behind the holidays it lists. */
function reasonsFor(
  artifact: CountryArtifact,
  calendar: ReleasedCalendar,
  answer: Answered,
): { readonly trace?: Trace; readonly laws: readonly Law[] } {
  const { date, year, start_date, end_date } = answer;
  if (date !== undefined) {
    const day = dayOf(date);
    const { from, to } = recordsOn(calendar, day);
    const laws = lawsBehind(artifact, calendar, calendar.holidays.slice(from, to));
    return { trace: traceDate(calendar, day), laws };
  }
  if (start_date !== undefined && end_date !== undefined) {
    const [start, end] = [dayOf(start_date), dayOf(end_date)];
    const { from, to } = countBusinessDays(calendar, start, end).holidays;
    const laws = lawsBehind(artifact, calendar, calendar.weekdayHolidays.slice(from, to));
    return { trace: traceSpan(calendar, start, end), laws };
  }
  const { from, to } = year === undefined ? { from: 0, to: 0 } : recordsInYear(calendar, year);
  return { laws: lawsBehind(artifact, calendar, calendar.holidays.slice(from, to)) };
}

/** An error of the endpoint, as it stands. */
function refuse(reply: ApiReply): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: String(reply.body) }] };
}

function countryOf(dataSet: DataSet, code: string): CountryData | undefined {
  return dataSet.countries.get(code.toUpperCase());
}

/** The service answered with it, so it is a date. */
function dayOf(text: string): DayNumber {
  return parseIsoDate(text) as DayNumber;
}
