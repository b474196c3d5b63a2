import type { IncomingMessage } from 'node:http';
import { isCut } from '../wire/deaf-parser.ts';

/** Most bodies fit into this. */
const FIRST_BYTES = 1_024;
const FORM_TYPE = /^application\/x-www-form-urlencoded(?:;|$)/i;

/** The fields of a posted form; null if it is not a form, or longer than allowed. */
export async function readForm(
  request: IncomingMessage,
  bytesMax: number,
): Promise<URLSearchParams | null> {
  const body = await readBody(request, bytesMax);
  const isForm = FORM_TYPE.test(request.headers['content-type'] ?? '');
  return body === null || !isForm ? null : new URLSearchParams(body);
}

/** The body as text, or null when it is longer than allowed, or came in too many chunks. */
export async function readBody(request: IncomingMessage, bytesMax: number): Promise<string | null> {
  // One buffer: a part takes 500 bytes however short it is, and a client chooses how many there are.
  // It grows with what arrives, since announcing a length costs a client nothing.
  let body = Buffer.allocUnsafeSlow(Math.min(FIRST_BYTES, bytesMax));
  let bytes = 0;
  // Ending the loop early must not end the connection: the refusal is still to be written.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const size = bytes + part.length;
    if (size > bytesMax) return null;
    if (size > body.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(2 * size, bytesMax));
      body.copy(larger, 0, 0, bytes);
      body = larger;
    }
    bytes += part.copy(body, bytes);
  }
  if (isCut(request.socket)) return null;
  return body.toString('utf8', 0, bytes);
}
