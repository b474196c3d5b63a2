/** The outcome of a request to an address. */
export type Answer =
  /** `moved` is its new permanent address; null when it has none. */
  | { readonly kind: 'there'; readonly moved: string | null }
  /** In a few words: "404", "no such host". */
  | { readonly kind: 'gone'; readonly why: string }
  /** The host refuses programs, whatever it shows to people: "403". */
  | { readonly kind: 'refused'; readonly why: string };

const REDIRECTS_MAX = 5;
const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([...PERMANENT, 302, 303, 307]);
/**
 * Answers that say nothing about the page: a login is required, or there were too many requests.
 */
const REFUSALS = new Set([401, 403, 405, 406, 418, 429]);

/** Requests an address as a browser would and follows redirects; the body is not read. */
export async function askAddress(url: string, milliseconds: number): Promise<Answer> {
  let address = url;
  let forGood = true;
  for (let step = 0; step <= REDIRECTS_MAX; step += 1) {
    const status = await statusOf(address, milliseconds);
    if (typeof status === 'string') return { kind: 'gone', why: status };
    if (!REDIRECTS.has(status.code)) {
      if (REFUSALS.has(status.code)) return { kind: 'refused', why: String(status.code) };
      if (status.code >= 400) return { kind: 'gone', why: String(status.code) };
      return { kind: 'there', moved: forGood && address !== url ? address : null };
    }
    if (status.location === null || !URL.canParse(status.location, address)) {
      return { kind: 'gone', why: `${status.code} that leads nowhere` };
    }
    forGood &&= PERMANENT.has(status.code);
    address = new URL(status.location, address).href;
  }
  return { kind: 'gone', why: `more than ${REDIRECTS_MAX} redirects` };
}

/** The status and the final address, or in words why there is none. */
async function statusOf(
  address: string,
  milliseconds: number,
): Promise<{ code: number; location: string | null } | string> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds),
      headers: { accept: 'text/html,application/pdf,*/*', 'user-agent': 'redletter-links' },
    });
    await response.body?.cancel();
    return { code: response.status, location: response.headers.get('location') };
  } catch (thrown) {
    return whyNot(thrown);
  }
}

function whyNot(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'no answer';
  if (thrown.name === 'TimeoutError') return 'no answer in time';
  const code = thrown.cause instanceof Error && 'code' in thrown.cause ? thrown.cause.code : null;
  const words: Readonly<Record<string, string>> = {
    ENOTFOUND: 'no such host',
    ECONNREFUSED: 'no server there',
    ECONNRESET: 'the connection broke',
  };
  return words[String(code)] ?? 'no answer';
}
