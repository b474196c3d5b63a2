import { isInnerList, parseDictionary, serializeItem } from 'structured-headers';

/** A field that names everything we sign has only 200 characters. */
const FIELD_CHARACTERS_MAX = 1_024;
const WORD_CHARACTERS_MAX = 256;

/**
 * The first signature requested by an `Accept-Signature` (RFC 9421 5.1) that the service can
 * make, with its label; null for none, and for a malformed field. Contract 21.2.
 * @param field its lines, joined by ", ".
 * @param offered the components that the signature will cover.
 */
export function findWanted(field: string, offered: readonly string[], keyId: string) {
  if (field.length > FIELD_CHARACTERS_MAX) return null;
  for (const [label, member] of parse(field)) {
    if (!isInnerList(member)) continue;
    const [items, params] = member;
    if (!items.every((item) => offered.includes(serializeItem(item)))) continue;
    const read = readParams(params, keyId);
    if (read !== null) return { label, ...read };
  }
  return null;
}

function parse(field: string): ReturnType<typeof parseDictionary> {
  try {
    return parseDictionary(field);
  } catch {
    return new Map();
  }
}

/** Null when a parameter asks for something that the service does not sign. */
function readParams(params: ReadonlyMap<string, unknown>, keyId: string) {
  let nonce: string | null = null;
  let tag: string | null = null;
  for (const [name, value] of params) {
    if (name === 'created' && value === true) continue;
    if (name === 'keyid' && value === keyId) continue;
    if (name === 'alg' && value === 'ed25519') continue;
    if (typeof value !== 'string' || value.length > WORD_CHARACTERS_MAX) return null;
    if (name === 'nonce') nonce = value;
    else if (name === 'tag') tag = value;
    else return null;
  }
  return { nonce, tag };
}
