import Negotiator from 'negotiator';
import type { Coding } from '../../api/message.ts';

/** What we can send, the better one first. */
const CODINGS: readonly Coding[] = ['br', 'gzip'];

/** Of a longer field, which no client has, nothing is read. */
const FIELD_CHARACTERS_MAX = 512;

let lastField = '';
let lastCodings: readonly Coding[] = [];

/**
 * The codings that an `Accept-Encoding` field allows, the better one first; RFC 9110
 * 12.5.3. An absent field gets the plain bytes, which everybody can read.
 */
export function acceptedCodings(field: string | undefined): readonly Coding[] {
  if (field === undefined || field.length > FIELD_CHARACTERS_MAX) return [];
  // Nearly every client sends what the last one sent: 0.6 µs less.
  if (field !== lastField) {
    lastCodings = readCodings(field);
    lastField = field;
  }
  return lastCodings;
}

function readCodings(field: string): readonly Coding[] {
  const allowed = new Negotiator({ headers: { 'accept-encoding': field } }).encodings([...CODINGS]);
  return CODINGS.filter((coding) => allowed.includes(coding));
}
