import stringify from 'json-stringify-pretty-compact';
import { headerLines } from '../../api/reply.ts';
import type { Block, Samples } from '../blocks.ts';
import { code } from '../blocks.ts';
import { codeLines } from '../code-lines.ts';
import { targetOf } from '../example-request.ts';
import type { Example, Examples } from '../examples.ts';
import type { PublishedPlan } from '../plans.ts';

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

/** A link to the page of an error code. */
export function errorLink(code_: string): string {
  return `[\`${code_}\`](/docs/errors/#${code_})`;
}

/** The lines that send an example's request, in every language. */
export function requestSamples(siteUrl: string, { request }: Example): Samples {
  const samples = codeLines(`${siteUrl}${targetOf(request)}`, request.pin);
  return { kind: 'samples', label: request.summary, samples };
}

/** The lines that send an example's request with curl. */
export function requestLine(siteUrl: string, { request }: Example): Block {
  const [curl] = codeLines(`${siteUrl}${targetOf(request)}`, request.pin);
  return code(request.summary, curl?.code ?? '');
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
