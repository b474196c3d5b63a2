import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ApiReply, Service } from '../api/message.ts';
import { headerLines } from '../api/reply.ts';
import type { CountryData, DataSet } from '../artifact/data-set.ts';
import type { Calendar } from '../calendar/calendar.ts';
import { type DayNumber, parseIsoDate } from '../calendar/day-number.ts';
import { lawsBehind } from './laws.ts';
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

type Arguments = Readonly<Record<string, string | number | undefined>>;

/**
 * Answers one call of a tool: the endpoint is asked with the caller's own key, so plans,
 * limits and order of checks are those of the API, and what it answers is explained.
 */
export async function callTool(
  context: ToolContext,
  tool: ToolEntry,
  given: Arguments,
  caller: ToolCaller,
): Promise<CallToolResult> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(withYear(context, tool, given))) {
    if (value !== undefined) query.set(name, String(value));
  }
  const reply = await context.service.answer({
    method: 'GET',
    path: `/v1/${tool.endpoint}`,
    query: query.toString(),
    ...caller,
    ifNoneMatch: null,
  });
  return reply.status === 200 ? explain(context, reply, caller) : refuse(reply);
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

/** The parts of a reply that an explanation needs. */
interface Answered {
  readonly country?: string;
  readonly region?: string | null;
  readonly date?: string;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly holidays?: readonly { date: string; name: string }[];
  readonly holidays_skipped?: readonly { date: string; name: string }[];
}

function explain(context: ToolContext, reply: ApiReply, caller: ToolCaller): CallToolResult {
  const answer = JSON.parse(String(reply.body)) as Answered;
  const data =
    answer.country === undefined ? undefined : countryOf(context.dataSet, answer.country);
  const region = answer.region ?? null;
  const calendar = region === null ? data?.national : data?.regions.get(region);
  const trace = calendar === undefined ? null : traceOf(calendar, answer);
  const holidays = answer.holidays ?? answer.holidays_skipped;
  const explained = {
    answer,
    data_version: context.dataSet.dataVersion,
    request_id: caller.requestId,
    ...(trace === null ? {} : { trace }),
    ...(data === undefined || holidays === undefined
      ? {}
      : { laws: lawsBehind(data.artifact, region, holidays) }),
  };
  return {
    content: [{ type: 'text', text: JSON.stringify(explained) }],
    structuredContent: explained,
  };
}

function traceOf(calendar: Calendar, answer: Answered): Trace | null {
  if (answer.date !== undefined) return traceDate(calendar, dayOf(answer.date));
  if (answer.start_date === undefined || answer.end_date === undefined) return null;
  return traceSpan(calendar, dayOf(answer.start_date), dayOf(answer.end_date));
}

/** An error of the endpoint, as it stands, with the time to wait where there is one. */
function refuse(reply: ApiReply): CallToolResult {
  const retryAfter = new Map(headerLines(reply.headers)).get('Retry-After');
  const advice = retryAfter === undefined ? '' : ` Retry after ${retryAfter} seconds.`;
  return { isError: true, content: [{ type: 'text', text: `${String(reply.body)}${advice}` }] };
}

function countryOf(dataSet: DataSet, code: string): CountryData | undefined {
  return dataSet.countries.get(code.toUpperCase());
}

/** The service answered with it, so it is a date. */
function dayOf(text: string): DayNumber {
  return parseIsoDate(text) as DayNumber;
}
