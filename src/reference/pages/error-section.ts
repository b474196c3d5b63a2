import { ERROR_TABLE, type ErrorCode, statusesOf } from '../../api/error-table.ts';
import { code, type Section, type SideBlock, text } from '../blocks.ts';
import { targetOf } from '../example-request.ts';
import type { Example } from '../examples.ts';
import { curlLines } from '../samples/ask-samples.ts';
import { type ReferenceContext, replyLines } from './context.ts';

/** One error code: its cause, its cure and a real reply. Error messages link here. */
export function errorSection(errorCode: ErrorCode, context: ReferenceContext): Section {
  const { cause, cure, extension } = ERROR_TABLE[errorCode];
  const example = context.examples.errors[errorCode];
  const statuses = statusesOf(errorCode).join(', ');
  const status = `**${statuses}**${extension ? ' · an extension of this service' : ''}`;
  const blocks = [status, cause, `**What to do:** ${cure}`].map(text);
  const examples = example === undefined ? [] : exchangeOf(example, context);
  return { id: errorCode, title: errorCode, blocks, examples };
}

/** How to get an error, where anybody can, and its reply. */
function exchangeOf(example: Example, { siteUrl }: ReferenceContext): SideBlock[] {
  const { request, repeatable } = example;
  const curl = curlLines(`${siteUrl}${targetOf(request)}`, request.pin ?? null);
  const asked = request.caller === 'nobody' ? curl.replace(/-H "[^"]*" \\\n {2}/, '') : curl;
  const line =
    request.method === 'GET' ? asked : asked.replace('curl', `curl -X ${request.method}`);
  return [...(repeatable ? [code(request.summary, line)] : []), code('Reply', replyLines(example))];
}
