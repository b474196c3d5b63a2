/** Where the Internet Archive accepts addresses, appended to this one. */
export const ARCHIVE = 'https://web.archive.org/save/';

/** The address of the copy in an archive, or in words why there is none. */
export type Archived = { readonly copy: string } | { readonly why: string };

/** Asks an archive to copy an address; its answer contains the copy's address. */
export async function askArchive(
  archive: string,
  url: string,
  milliseconds: number,
): Promise<Archived> {
  try {
    const response = await fetch(archive + url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(milliseconds),
      headers: { 'user-agent': 'redletter-links' },
    });
    await response.body?.cancel();
    if (response.status >= 400) return { why: `the archive answers ${response.status}` };
    const { headers } = response;
    const where = headers.get('content-location') ?? headers.get('location');
    if (where === null || !URL.canParse(where, archive))
      return { why: 'the archive names no copy' };
    const copy = new URL(where, archive).href;
    // A copy's address contains the original one; otherwise the archive has led to a page of its
    // own.
    return copy.endsWith(url) ? { copy } : { why: `the archive leads to ${copy}` };
  } catch (thrown) {
    const late = thrown instanceof Error && thrown.name === 'TimeoutError';
    return { why: late ? 'the archive gives no answer in time' : 'the archive gives no answer' };
  }
}
