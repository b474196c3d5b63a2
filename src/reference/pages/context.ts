import stringify from 'json-stringify-pretty-compact';
import { type Endpoint, type EndpointName, pathOf } from '../../api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../api/endpoints/endpoint-table.ts';
import { headerLines } from '../../api/reply.ts';
import { code, type Samples, type SideBlock } from '../blocks.ts';
import { targetOf } from '../example-request.ts';
import type { Example, Examples } from '../examples.ts';
import type { PublishedPlan } from '../plans.ts';
import { askSamples, curlLines, type SampleField } from '../samples/ask-samples.ts';

/** What the pages of the reference are made from. */
export interface ReferenceContext {
  /** The origin of the service, without a trailing slash. */
  readonly siteUrl: string;
  readonly plans: readonly PublishedPlan[];
  readonly examples: Examples;
  /** The release that the site serves, and its packages below `/data/VERSION/`. */
  readonly dataVersion: string;
  readonly packages: readonly OfferedPackage[];
}

/** A file that an installer takes. */
export interface OfferedPackage {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** What samples read of the answer, by endpoint. */
const FIELDS: Readonly<Record<EndpointName, SampleField>> = {
  'is-business-day': { name: 'is_business_day', isList: false },
  'add-business-days': { name: 'end_date', isList: false },
  'count-business-days': { name: 'business_days', isList: false },
  holidays: { name: 'holidays', isList: true },
  countries: { name: 'countries', isList: true },
  deadline: { name: 'end_date', isList: false },
  'deadline-rules': { name: 'rules', isList: true },
};

/** The field that the samples of an example's request read. */
export function fieldOf({ request }: Example): SampleField {
  const found = ENDPOINTS.find((endpoint) => pathOf(endpoint as Endpoint) === request.path);
  if (found === undefined) throw new RangeError(`${request.path} is not an endpoint`);
  return FIELDS[found.name];
}

/** The lines that send an example's request, in every language. */
export function requestSamples(siteUrl: string, example: Example): Samples {
  const { request } = example;
  const url = `${siteUrl}${targetOf(request)}`;
  const samples = askSamples(url, request.pin ?? null, fieldOf(example));
  return { kind: 'samples', label: request.summary, samples };
}

/** The lines that send an example's request with curl, and print the body. */
export function requestLine(siteUrl: string, { request }: Example): SideBlock {
  return code(request.summary, curlLines(`${siteUrl}${targetOf(request)}`, request.pin ?? null));
}

/** Short values stand on one line, however deep they are. */
const LINE_MAX = 76;

/** What the service answered, as run; of its headers those that are named. */
export function replyLines({ reply }: Example, ...names: readonly string[]): string {
  const shown = headerLines(reply.headers)
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => `\n${name}: ${value}`);
  return `HTTP ${reply.status}${shown.join('')}\n\n${stringify(JSON.parse(String(reply.body)), { maxLength: LINE_MAX })}`;
}
