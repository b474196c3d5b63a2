import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ApiReply, Service } from '../api/message.ts';
import { headerLines } from '../api/reply.ts';
import { calendarOf, type ReleasedCalendar, rangeOf } from '../artifact/calendars.ts';
import type { CountryData, DataSet } from '../artifact/data-set.ts';
import type { ReleaseFiles } from '../artifact/release-files.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import { type DayNumber, parseIsoDate } from '../calendar/day-number.ts';
import { countBusinessDays, recordsInYear, recordsOn } from '../calendar/questions.ts';
import type { SupportedYear } from '../calendar/supported-range.ts';
import { type Law, lawsBehind } from './laws.ts';
import { PIN, type ToolEntry } from './tool-table.ts';
import { type Trace, traceDate, traceSpan } from './trace.ts';

export interface ToolContext {
  readonly service: Service;
  readonly dataSet: DataSet;
  readonly releases: Pick<ReleaseFiles, 'chain' | 'readCountry'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Who calls, as the field lines of the HTTP request say. */
export interface ToolCaller {
  /** Of the HTTP request: what the endpoint is asked in its name has the same one. */
  readonly requestId: string;
  readonly authorization: readonly string[];
  readonly clientRequestId: readonly string[];
  /** A release that is pinned for every call of the request. */
  readonly dataVersion: readonly string[];
  /** Where messages lead; as in the API's request. */
  readonly siteUrl?: string;
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
  const { [PIN]: pin, ...parameters } = withYear(context, tool, given);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return await context.service.answer({
    method: 'GET',
    path: `/v1/${tool.endpoint}`,
    query: query.toString(),
    ...caller,
    dataVersion: pinnedBy(caller.dataVersion, pin),
    ifNoneMatch: null,
  });
}

/** Contract 20.6: header and argument may both be given when they say the same. */
function pinnedBy(lines: readonly string[], pin: Arguments[string]): readonly string[] {
  if (pin === undefined) return lines;
  return lines.length === 1 && lines[0] === pin ? lines : [...lines, String(pin)];
}

/** What a tool says of its endpoint's reply: the answer with what it rests on, or the error. */
export async function toolResult(
  context: ToolContext,
  reply: ApiReply,
  { requestId }: Pick<ToolCaller, 'requestId'>,
): Promise<CallToolResult> {
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

async function explain(
  context: ToolContext,
  reply: ApiReply,
  requestId: string,
): Promise<CallToolResult> {
  const answer = JSON.parse(String(reply.body)) as Answered;
  const version = new Map(headerLines(reply.headers)).get('X-Data-Version') ?? '';
  const { country, region = null } = answer;
  const known = country === undefined ? null : await calendarIn(context, version, country, region);
  const explained = {
    answer,
    data_version: version,
    request_id: requestId,
    ...(known === null ? {} : reasonsFor(known.artifact, known.calendar, answer)),
  };
  return {
    content: [{ type: 'text', text: JSON.stringify(explained) }],
    structuredContent: explained,
  };
}

interface Explained {
  readonly artifact: CountryArtifact;
  readonly calendar: ReleasedCalendar;
}

/** The calendar that has answered, with its laws; of an earlier release it is read anew. */
async function calendarIn(
  { dataSet, releases }: ToolContext,
  version: string,
  country: string,
  region: string | null,
): Promise<Explained | null> {
  if (version === dataSet.dataVersion) {
    const data = countryOf(dataSet, country);
    const calendar = region === null ? data?.national : data?.regions.get(region);
    return data === undefined || calendar === undefined
      ? null
      : { artifact: data.artifact, calendar };
  }
  const pinned = releases.chain.find(({ manifest }) => manifest.data_version === version);
  const file = pinned?.manifest.files.find(({ name }) => name === `${country}.json`);
  if (pinned === undefined || file === undefined) return null;
  const artifact = await releases.readCountry(version, file);
  return { artifact, calendar: calendarOf(artifact, region, rangeOf(pinned.manifest)) };
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
