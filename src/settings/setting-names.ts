import levenshtein from 'damerau-levenshtein';

/** Near misses of shorter names most likely belong to other programs. */
const GUARDED_LENGTH_MIN = 7;
const EDITS_MAX = 2;

/**
 * The first variable whose name is a near miss: REDIS_URI, TRUST_PROXIES, site_url; null for
 * none.
 */
export function findMisspelt(
  written: readonly string[],
  settings: readonly string[],
): { written: string; meant: string } | null {
  for (const name of written) {
    if (settings.includes(name)) continue;
    const meant = settings.find((setting) => isNearMiss(name, setting));
    if (meant !== undefined) return { written: name, meant };
  }
  return null;
}

function isNearMiss(name: string, setting: string): boolean {
  if (setting.length < GUARDED_LENGTH_MIN || name.length < GUARDED_LENGTH_MIN) return false;
  if (name.toUpperCase().replaceAll('-', '_') === setting) return true;
  if (name.startsWith(setting) || setting.startsWith(name)) return true;
  // SSL_CERT_FILE belongs to OpenSSL: names of other programs usually differ in the first letter.
  return name[0] === setting[0] && levenshtein(name, setting).steps <= EDITS_MAX;
}
