import type { CallToolResult } from '@modelcontextprotocol/server';
import { errorReply } from '../api/error-reply.ts';
import type { ApiReply, ApiRequest, Service } from '../api/message.ts';
import type { PinOptions } from '../api/pins/pins.ts';
import { sentenceOf as sentenceOfFinding } from '../api/refusals/finding-sentence.ts';
import { headerLines } from '../api/reply.ts';
import { besideOf, calendarOf, type ReleasedCalendar, rangeOf } from '../artifact/calendars.ts';
import type { CountryData, DataSet } from '../artifact/data-set.ts';
import type { CountryArtifact } from '../artifact/schema.ts';
import { stateOffices } from '../artifact/state-offices.ts';
import { formatIsoDate } from '../calendar/day-number.ts';
import { countBusinessDays, recordsInYear, recordsOn } from '../calendar/questions.ts';
import { SUPPORTED_YEARS, type SupportedYear } from '../calendar/supported-range.ts';
import { type Answered, sentenceOf, shorten } from './brief.ts';
import { byRegion, type Differing, dayOf, readDiffering, withDiffering } from './by-region.ts';
import { lawsBehind } from './laws.ts';
import type { ToolCall } from './read-call.ts';
import type { ToolEntry } from './tool-table.ts';
import { traceDate, traceSpan } from './trace.ts';

export interface ToolContext {
  readonly service: Service;
  readonly dataSet: DataSet;
  readonly releases: PinOptions['releases'];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether this runs on the reader's own machine, with no plans, addresses or other releases. */
  readonly isLocal?: true;
}

/** The caller, as the HTTP request's field lines give it; `/v1` answers under the same id. */
export type ToolCaller = Pick<
  ApiRequest,
  'requestId' | 'authorization' | 'clientRequestId' | 'dataVersion' | 'siteUrl'
>;

/** Asks a tool's endpoint with the caller's own key and limits; an invalid call never reaches the endpoint. */
export async function askEndpoint(
  context: ToolContext,
  { tool, given, pin, fault }: ToolCall,
  caller: ToolCaller,
): Promise<ApiReply> {
  if (fault !== null) {
    return errorReply({ ...caller, method: 'POST' }, 'bad_request', { message: fault });
  }
  const { requestId, authorization, clientRequestId, dataVersion, siteUrl = '' } = caller;
  // Contract 20.6: header and argument may both be given when they say the same.
  const isNamed = pin === null || (dataVersion.length === 1 && dataVersion[0] === pin);
  return await context.service.answer({
    ...{ method: 'GET', path: `/v1/${tool.endpoint}`, ifNoneMatch: null },
    query: new URLSearchParams(withYear(context, tool, given)).toString(),
    ...{ requestId, authorization, clientRequestId, siteUrl },
    dataVersion: isNamed ? dataVersion : [...dataVersion, pin],
  });
}

/** Contract 18: the endpoint requires a year; the tool defaults to the country's current one. */
function withYear(
  context: ToolContext,
  { endpoint }: ToolEntry,
  given: ToolCall['given'],
): Record<string, string> {
  // The list of countries is narrowed here; the endpoint always returns every country.
  if (endpoint === 'countries') return {};
  if (endpoint !== 'holidays' || given.year !== undefined) return { ...given };
  const artifact = countryOf(context.dataSet, given.country ?? '')?.artifact;
  // The endpoint refuses an unknown country, so any year will do.
  const timeZone = artifact?.timezone ?? 'UTC';
  const year = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric' }).format(
    context.now(),
  );
  return { ...given, year };
}

/**
 * A tool's result from its endpoint's reply: an object and its text, or the error (Decision 38).
 */
export async function toolResult(
  context: ToolContext,
  call: ToolCall,
  reply: ApiReply,
  caller: Pick<ToolCaller, 'requestId' | 'clientRequestId' | 'siteUrl'>,
): Promise<CallToolResult> {
  if (reply.status !== 200) return refuse(context, call, reply);
  const answer = narrow(JSON.parse(String(reply.body)) as Answered, call.given.country);
  if (answer === null) {
    const finding = { code: 'invalid_country', parameter: 'country', within: null } as const;
    const message = sentenceOfFinding(finding, '');
    const refused = errorReply({ ...caller, method: 'POST' }, finding.code, { message });
    return refuse(context, call, refused);
  }
  const fields = new Map(headerLines(reply.headers));
  const version = fields.get('X-Data-Version') ?? '';
  const differing = readDiffering(fields.get('X-Regions-Differ'));
  const artifact = countryOf(context.dataSet, answer.country ?? '')?.artifact;
  const sentence =
    sentenceOf(answer, placeOf(artifact, answer)) + openedBy(context.dataSet, answer);
  const said = {
    sentence: differing === null ? sentence : withDiffering(sentence, differing, artifact),
    answer: call.isFull ? answer : shorten(answer),
    data_version: version,
    request_id: caller.requestId,
    ...(call.isFull && (await reasonsIn(context, version, answer, differing))),
  };
  return { content: [{ type: 'text', text: JSON.stringify(said) }], structuredContent: said };
}

/** The requested part of the list of countries; null for an unknown country. */
function narrow(answer: Answered, country: string | undefined): Answered | null {
  if (answer.countries === undefined || country === undefined) return answer;
  const found = answer.countries.find(({ code }) => code === country.toUpperCase());
  return found === undefined ? null : { ...answer, countries: [found] };
}

/** What a deadline leaves open: its rule depends on the region, and none was given. */
function openedBy(
  { release, countries }: DataSet,
  { rule, country = '', region }: Answered,
): string {
  const isOpen =
    region === null &&
    release.rules.find((each) => each.rule === rule)?.regions === 'asked' &&
    countries.get(country)?.regions.size !== 0;
  return isOpen
    ? ' Days off in some regions only are left out: name a region for its own day.'
    : '';
}

/** A calendar in words: "the United Kingdom (GB-SCT)". */
function placeOf(
  artifact: CountryArtifact | undefined,
  { country = '', region = null }: Answered,
): string {
  const { name = country, article } = artifact ?? {};
  const code = region === null ? country : `${country}-${region}`;
  return `${article === undefined ? '' : `${article} `}${name} (${code})`;
}

/** The basis of an answer: its dates, the laws of its holidays, and what it left out. */
async function reasonsIn(
  context: ToolContext,
  version: string,
  answer: Answered,
  differing: Differing | null,
) {
  const { country, region = null } = answer;
  const known = country === undefined ? null : await calendarsOf(context, version, country);
  const calendar = known?.of(region);
  if (known === null || calendar === undefined) return {};
  const { artifact } = known;
  const { trace, holidays, first, last } = spanOf(calendar, answer);
  return {
    ...(trace && { trace }),
    laws: lawsBehind(artifact, calendar, holidays),
    beside: besideOf(artifact, region)
      // ISO dates sort as text.
      .filter((record) => first <= record.date && record.date <= last)
      .map(({ date, name, part, what, date_accuracy }) => {
        return { date, name, part, what, date_accuracy };
      }),
    ...officesFor(artifact, region, answer),
    ...(differing && { by_region: byRegion(differing, answer, known.of) }),
  };
}

/** A country's calendars by region, with their laws; those of an earlier release are read again. */
async function calendarsOf({ dataSet, releases }: ToolContext, version: string, country: string) {
  if (version === dataSet.dataVersion) {
    const data = countryOf(dataSet, country);
    if (data === undefined) return null;
    const { artifact, national, regions } = data;
    return {
      artifact,
      of: (region: string | null) => (region === null ? national : regions.get(region)),
    };
  }
  const pinned = releases.chain.find(({ manifest }) => manifest.data_version === version);
  const file = pinned?.manifest.files.find(({ name }) => name === `${country}.json`);
  if (pinned === undefined || file === undefined) return null;
  const artifact = await releases.readCountry(version, file);
  const range = rangeOf(pinned.manifest);
  return { artifact, of: (region: string | null) => calendarOf(artifact, region, range) };
}

/** The lists of a state that were seen, for the years of an answer. */
function officesFor(
  artifact: CountryArtifact,
  region: string | null,
  { date, year, start_date, end_date }: Answered,
) {
  const ends = [date ?? start_date, end_date ?? date].map((iso) =>
    Number(iso?.slice(0, 4) ?? year),
  );
  const years = SUPPORTED_YEARS.filter(
    (each) => Math.min(...ends) <= each && each <= Math.max(...ends),
  );
  const found = stateOffices(artifact, region, years);
  if (found === null) return {};
  return {
    offices: {
      of: 'state offices',
      lists_seen: found.lists,
      not_looked_at: found.unseen,
      statutes: found.statutes.flatMap((id) => artifact.citations[id]?.title ?? []),
    },
  };
}

/** The holidays of an answer, and its dates: the first and the last, empty when it has none. */
function spanOf(calendar: ReleasedCalendar, answer: Answered) {
  const { date, year, start_date, end_date, rule } = answer;
  if (rule !== undefined && date !== undefined && end_date !== undefined) {
    const [first = '', last = ''] = [date, end_date].sort();
    const passed = new Set(answer.holidays_skipped?.map((each) => each.date));
    const holidays = calendar.holidays.filter((each) => passed.has(formatIsoDate(each.day)));
    return { trace: null, holidays, first, last };
  }
  if (date !== undefined) {
    const day = dayOf(date);
    const { from, to } = recordsOn(calendar, day);
    const holidays = calendar.holidays.slice(from, to);
    return { trace: traceDate(calendar, day), holidays, first: date, last: date };
  }
  if (start_date !== undefined && end_date !== undefined) {
    const [start, end] = [dayOf(start_date), dayOf(end_date)];
    const { from, to } = countBusinessDays(calendar, start, end).holidays;
    const [first, last] = start <= end ? [start + 1, end] : [end, start - 1];
    return {
      trace: traceSpan(calendar, start, end),
      holidays: calendar.weekdayHolidays.slice(from, to),
      ...{ first: formatIsoDate(first), last: formatIsoDate(last) },
    };
  }
  if (year === undefined) return { trace: null, holidays: [], first: '', last: '' };
  const { from, to } = recordsInYear(calendar, year as SupportedYear);
  const holidays = calendar.holidays.slice(from, to);
  return { trace: null, holidays, first: `${year}-01-01`, last: `${year}-12-31` };
}

/** The endpoint's error in the tool's own words: its arguments, and working links. */
function refuse({ dataSet, isLocal }: ToolContext, { pin }: ToolCall, reply: ApiReply) {
  const said = JSON.parse(String(reply.body)) as { error: { code: string; message: string } };
  const { error } = said;
  error.message = error.message.replace('that /v1/countries lists', 'that list_countries lists');
  if (error.code === 'invalid_data_version' && pin !== null) {
    error.message = isLocal
      ? `data_version must be ${dataSet.dataVersion}, the one release that is here, or left out.`
      : error.message.replace(
          /^.*? naming /,
          'data_version must agree with X-Data-Version if both are sent, and name ',
        );
  }
  if (isLocal) error.message = error.message.replace(/ See \/docs\/\S+$/, '');
  return { isError: true, content: [{ type: 'text' as const, text: JSON.stringify(said) }] };
}

function countryOf(dataSet: DataSet, code: string): CountryData | undefined {
  return dataSet.countries.get(code.toUpperCase());
}
