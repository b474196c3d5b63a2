import { ReceiptError, type Received } from './check-reply.ts';
import { type AskedFor, normalAuthority } from './components.ts';

const REQUEST_LINE = /^([A-Z]{1,16}) (\/[^ ?#]*)(?:\?([^ #]*))? HTTP\/\d(?:\.\d)?$/;
const STATUS_LINE = /^HTTP\/\d(?:\.\d)? (\d{3})(?: .*)?$/;
const FIELD_LINE = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/;
const URL_FORM = /^(https?):\/\/([^/?#@\s]+)(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#\S*)?$/i;
/** A reply with more header lines than this is invalid. */
const HEAD_LINES_MAX = 1_000;

/**
 * Reads a file that holds a reply with its headers; the request with its `Host` may come first.
 * @returns `asked` is null when the file begins with the reply, as `curl -i` writes it.
 * @throws ReceiptError that says what to write instead.
 */
export function readReceipt(file: Uint8Array) {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const first = readHead(bytes, 0);
  const request = REQUEST_LINE.exec(first.line);
  let head = request === null ? first : readHead(bytes, first.end);
  let status = statusOf(head.line);
  // Interim replies, such as 100, are skipped.
  while (status < 200) {
    head = readHead(bytes, head.end);
    status = statusOf(head.line);
  }
  const reply: Received = { status, headers: head.headers, body: bytes.subarray(head.end) };
  return { asked: request && askedOf(request, first.headers), reply };
}

/**
 * Reads the request from the address as typed; a URL parser would rewrite what was signed.
 * @throws ReceiptError
 */
export function readAsked(url: string, method: string): AskedFor {
  const [, scheme, host, path = '/', query = ''] = URL_FORM.exec(url) ?? [];
  if (scheme === undefined || host === undefined) {
    throw new ReceiptError('--url takes the address that was asked, with https:// or http://');
  }
  const authority = normalAuthority(host, scheme.toLowerCase() === 'https');
  return { method, authority, path, query };
}

function askedOf([, method = '', path = '', query = '']: string[], headers: readonly string[]) {
  const at = headers.findIndex((name, index) => index % 2 === 0 && /^host$/i.test(name));
  const host = at < 0 ? undefined : headers[at + 1];
  if (host === undefined) {
    throw new ReceiptError('the request has no Host line: write the host that was asked');
  }
  return { method, authority: normalAuthority(host, host.endsWith(':443')), path, query };
}

/** @returns the first line, the header lines, and the offset of the rest. */
function readHead(bytes: Buffer, start: number) {
  const lines: string[] = [];
  let at = start;
  for (;;) {
    const end = bytes.indexOf('\n', at);
    if (end < 0 || lines.length > HEAD_LINES_MAX) throw noReply();
    const line = bytes.toString('latin1', at, end).replace(/\r$/, '');
    at = end + 1;
    if (line === '') break;
    lines.push(line);
  }
  const [line = '', ...fields] = lines;
  const headers = fields.flatMap((field) => {
    const [, name, value] = FIELD_LINE.exec(field) ?? [];
    if (name === undefined || value === undefined) throw noReply();
    return [name, value];
  });
  return { line, headers, end: at };
}

function statusOf(line: string): number {
  const [, status] = STATUS_LINE.exec(line) ?? [];
  if (status === undefined) throw noReply();
  return Number(status);
}

function noReply(): ReceiptError {
  return new ReceiptError('it is no reply with its headers: save one with curl -i');
}
