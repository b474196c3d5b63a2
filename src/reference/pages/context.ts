import stringify from 'json-stringify-pretty-compact';
import { headerLines } from '../../api/reply.ts';
import { code, type Samples, type SideBlock, samplesOf } from '../blocks.ts';
import { targetOf } from '../example-request.ts';
import type { Example, Examples } from '../examples.ts';
import type { PublishedPlan } from '../plans.ts';
import { askSamples, curlLines, type SampleField } from '../samples/ask-samples.ts';

/** The data that the pages of the reference are made from. */
export interface ReferenceContext {
  /** The origin of the service, without a trailing slash. */
  readonly siteUrl: string;
  readonly plans: readonly PublishedPlan[];
  readonly examples: Examples;
  /** The release that the site serves, and its packages below `/data/VERSION/`. */
  readonly dataVersion: string;
  readonly packages: readonly OfferedPackage[];
}

/** A package file for an installer. */
export interface OfferedPackage {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** The field of the answer that samples read, by path. */
const FIELDS: Readonly<Record<string, SampleField>> = {
  '/v1/is-business-day': { name: 'is_business_day', isList: false },
  '/v1/add-business-days': { name: 'end_date', isList: false },
  '/v1/count-business-days': { name: 'business_days', isList: false },
  '/v1/holidays': { name: 'holidays', isList: true },
  '/v1/countries': { name: 'countries', isList: true },
  '/v1/deadline': { name: 'end_date', isList: false },
  '/v1/deadline-rules': { name: 'rules', isList: true },
};

/** The field that samples of this request read. */
export function fieldOf({ request: { path } }: Example): SampleField {
  const found = FIELDS[path];
  if (found === undefined) throw new RangeError(`${path} is not an endpoint`);
  return found;
}

/** The lines that send an example's request, in every language. */
export function requestSamples(siteUrl: string, example: Example): Samples {
  const { request } = example;
  const url = `${siteUrl}${targetOf(request)}`;
  return samplesOf(request.summary, askSamples(url, request.pin ?? null, fieldOf(example)));
}

/** The lines that send an example's request with curl, and print the body. */
export function requestLine(siteUrl: string, { request }: Example): SideBlock {
  const { summary, method, caller, pin = null } = request;
  const lines = curlLines(`${siteUrl}${targetOf(request)}`, pin);
  const asked = caller === 'nobody' ? lines.replace(/-H "[^"]*" \\\n {2}/, '') : lines;
  return code(summary, method === 'GET' ? asked : asked.replace('curl', `curl -X ${method}`));
}

/** Objects and arrays up to this many characters stay on one line. */
const LINE_MAX = 76;

/** The service's real reply: status, the named headers, body. */
export function replyLines({ reply }: Example, ...names: readonly string[]): string {
  const shown = headerLines(reply.headers)
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => `\n${name}: ${value}`);
  return `HTTP ${reply.status}${shown.join('')}\n\n${stringify(JSON.parse(String(reply.body)), { maxLength: LINE_MAX })}`;
}
