/**
 * Where built pages are said to be: an origin that can be nobody's (RFC 6761 6.4). Whoever
 * serves them puts the real one in its place, so that a build belongs to no address.
 * Contract 16.8, Decision 29.
 */
export const SITE_MARK = 'https://site-url.invalid';

const MARK_HOST = new URL(SITE_MARK).host;
/** As the MCP server's name has it: `/mcp/server.json`. */
const MARK_NAME = reversed(MARK_HOST);
/** How every calendar file begins. */
const CALENDAR = Buffer.from('BEGIN:VCALENDAR\r\n');
/** RFC 5545 3.1: a line has at most 75 octets; the library that writes ours takes 74. */
const FOLDED_OCTETS_MAX = 74;

/** Whether there is anything to put in. */
export function holdsSiteMark(text: Buffer): boolean {
  return (isCalendar(text) ? unfold(text.toString()) : text).includes(MARK_HOST);
}

/**
 * The text as it would have been built for `siteUrl`.
 * @param siteUrl an origin, without a trailing slash.
 */
export function putSiteUrl(text: Buffer, siteUrl: string): Buffer {
  const { host, hostname } = new URL(siteUrl);
  // Where the scheme is another one, as in `webcal:`, the host stands alone.
  const put = (marked: string) =>
    marked
      .replaceAll(SITE_MARK, siteUrl)
      .replaceAll(MARK_HOST, host)
      .replaceAll(MARK_NAME, reversed(hostname));
  if (!isCalendar(text)) return Buffer.from(put(text.toString()));
  // The lines of a calendar are folded, perhaps inside of the mark.
  const lines = put(unfold(text.toString())).split('\r\n');
  return Buffer.from(lines.map(fold).join('\r\n'));
}

/** Of an address in numbers, what a name may have. */
function reversed(host: string): string {
  return host
    .replace(/[^a-z0-9.-]/g, '')
    .split('.')
    .reverse()
    .join('.');
}

function isCalendar(text: Buffer): boolean {
  return text.subarray(0, CALENDAR.length).equals(CALENDAR);
}

function unfold(text: string): string {
  return text.replaceAll('\r\n ', '');
}

/** Folds a line where the library does: before the character that would be too much. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= FOLDED_OCTETS_MAX) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    octets += length;
    if (octets > FOLDED_OCTETS_MAX) {
      folded += '\r\n ';
      octets = length;
    }
    folded += character;
  }
  return folded;
}
