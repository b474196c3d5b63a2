import stringify from 'json-stringify-pretty-compact';
import { headerLines } from '../../api/reply.ts';
import type { ReleaseFile } from '../../artifact/manifest.ts';
import { code, type SideBlock } from '../blocks.ts';
import { targetOf } from '../example-request.ts';
import type { Example, Examples } from '../examples.ts';
import type { PublishedPlan } from '../plans.ts';
import { askSamples, curlLines, type SampleField } from '../samples/ask-samples.ts';

/** The data that the reference is made from. */
export interface ReferenceContext {
  /** The origin of the service, without a trailing slash. */
  readonly siteUrl: string;
  readonly plans: readonly PublishedPlan[];
  readonly examples: Examples;
  /** The release that the site serves: its version, its packages, the number of its countries. */
  readonly dataVersion: string;
  readonly packages: readonly ReleaseFile[];
  readonly countries: number;
}

/** The field of the answer that samples print, by path. */
const FIELDS: Readonly<Record<string, string>> = {
  '/v1/is-business-day': 'is_business_day',
  '/v1/add-business-days': 'end_date',
  '/v1/count-business-days': 'business_days',
  '/v1/holidays': 'holidays',
  '/v1/countries': 'countries',
  '/v1/deadline': 'end_date',
  '/v1/deadline-rules': 'rules',
};

/** The field that samples of this request print. */
export function fieldOf({ request: { path }, reply }: Example): SampleField {
  const name = FIELDS[path] ?? '';
  return { name, isList: Array.isArray(JSON.parse(String(reply.body))[name]) };
}

/** The lines that send an example's request, in every language. */
export function requestSamples(siteUrl: string, example: Example): SideBlock {
  const { request } = example;
  const url = `${siteUrl}${targetOf(request)}`;
  const samples = askSamples(url, request.pin ?? null, fieldOf(example));
  return { kind: 'samples', label: request.summary, samples };
}

/** The lines that send an example's request with curl, and print the body. */
export function requestLine(siteUrl: string, { request }: Example): SideBlock {
  const { summary, method, caller, pin = null } = request;
  const lines = curlLines(`${siteUrl}${targetOf(request)}`, pin);
  const asked = caller === 'nobody' ? lines.replace(/-H "[^"]*" \\\n {2}/, '') : lines;
  return code(summary, method === 'GET' ? asked : asked.replace('curl', `curl -X ${method}`));
}

/** The service's real reply: status, the named headers, body. */
export function replyLines({ reply }: Example, ...names: readonly string[]): string {
  const shown = headerLines(reply.headers)
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => `\n${name}: ${value}`);
  return `HTTP ${reply.status}${shown.join('')}\n\n${stringify(JSON.parse(String(reply.body)), { maxLength: 76 })}`;
}
