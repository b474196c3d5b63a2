const ENTITY_TAG = /"[\x21\x23-\x7e\x80-\xff]*"/g;

/**
 * Whether an `If-None-Match` names the tag, so that 304 is the reply: Contract 10.5. RFC 9110,
 * 13.1.2: `*` names every tag, and the comparison is weak, so a `W/` before a tag does not count.
 */
export function namesTag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.match(ENTITY_TAG)?.includes(etag) ?? false;
}
