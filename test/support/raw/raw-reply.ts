import { statusesOf } from '../../../src/api/error-table.ts';
import { anyErrorReplySchema } from '../lanes/error-reply-schema.ts';
import type { RawReply } from './raw-client.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * Checks what holds for every reply of the API and returns its error code.
 * @throws Error that says what is wrong.
 */
export function checkRawReply({ status, headers, body }: RawReply): string | null {
  const id = headers.get('x-request-id');
  if (id === undefined || !UUID_V7.test(id)) throw new Error(`${status} without a request id`);
  if (status < 400) return null;
  if (headers.get('content-type') !== 'application/json') throw new Error(`${status} is no JSON`);
  if (body === '') return null;
  const { error, request_id } = anyErrorReplySchema.parse(JSON.parse(body));
  if (request_id !== id) throw new Error(`${status}: the two request ids differ`);
  if (!statusesOf(error.code).includes(status)) {
    throw new Error(`${error.code} with status ${status}`);
  }
  return error.code;
}
