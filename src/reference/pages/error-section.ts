import { ERROR_TABLE, type ErrorCode, statusesOf } from '../../api/error-table.ts';
import { code, type Section, text } from '../blocks.ts';
import { type ReferenceContext, replyLines, requestLine } from './context.ts';

/** One error code: its cause, its cure and a real reply. Error messages link to this section. */
export function errorSection(errorCode: ErrorCode, context: ReferenceContext): Section {
  const { cause, cure, extension } = ERROR_TABLE[errorCode];
  const example = context.examples.errors[errorCode];
  const statuses = statusesOf(errorCode).join(', ');
  const status = `**${statuses}**${extension ? ' · an extension of this service' : ''}`;
  const blocks = [status, cause, `**What to do:** ${cure}`].map(text);
  const examples = example === undefined ? [] : [code('Reply', replyLines(example))];
  if (example?.repeatable) examples.unshift(requestLine(context.siteUrl, example));
  return { id: errorCode, title: errorCode, blocks, examples };
}
