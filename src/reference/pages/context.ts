import stringify from 'json-stringify-pretty-compact';
import { headerLines } from '../../api/reply.ts';
import type { Block } from '../blocks.ts';
import { code, folded } from '../blocks.ts';
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
}

/** A link to the page of an error code. */
export function errorLink(code_: string): string {
  return `[\`${code_}\`](/docs/errors/#${code_})`;
}

/** The lines that send an example's request, curl in sight and the others on demand. */
export function requestLines(siteUrl: string, { request }: Example): Block[] {
  return codeLines(`${siteUrl}${targetOf(request)}`, request.pin).map(
    ({ language, code: lines }) =>
      language === 'curl' ? code(request.summary, lines) : folded(language, lines),
  );
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
