import levenshtein from 'damerau-levenshtein';

/** A name shorter than this is too likely to be somebody else's. */
const GUARDED_LENGTH_MIN = 7;
const EDITS_MAX = 2;

/**
 * The first variable whose name is all but one of the settings: REDIS_URI, TRUST_PROXIES,
 * site_url. Null when there is none. Other variables of the environment are not ours to judge.
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
  // SSL_CERT_FILE is OpenSSL's: the first letter is where other programs' names differ.
  return name[0] === setting[0] && levenshtein(name, setting).steps <= EDITS_MAX;
}
