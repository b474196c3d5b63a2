import { isDeepStrictEqual } from 'node:util';
import { ReceiptError, type Received } from './check-reply.ts';
import { type AskedFor, fieldsOf } from './components.ts';

/** The available releases to compare a reply with. */
export interface ReleasesHere {
  /** Where a release was found, as words: "which is in the chain". */
  readonly place: string;
  /** @throws ReceiptError when a release is not available. */
  find(dataVersion: string): void;
  /** The API's answer from a release; null for any status other than 200. */
  answer(dataVersion: string, asked: AskedFor): Promise<string | null> | string | null;
  /** A file of a release; null for an unknown name. Absent where no files are available. */
  file?(dataVersion: string, name: string): Uint8Array | null;
}

const FILE_PATH = /^\/data\/(\d{4}\.\d{1,2}\.\d+)\/([A-Za-z-]+\.json)$/;

/**
 * Compares a reply with its release: an answer of `/v1` is computed again, a file is compared
 * byte for byte. Contract 21.6.
 * @returns the release (null when the reply names none), and the result in words.
 * @throws ReceiptError when the release is not available, or differs.
 */
export async function compareReply(
  releases: ReleasesHere,
  asked: AskedFor,
  reply: Received,
): Promise<{ readonly dataVersion: string | null; readonly found: string }> {
  const fields = fieldsOf(reply.headers);
  const [, folder, file] = FILE_PATH.exec(asked.path) ?? [];
  const dataVersion = fields.get('x-data-version') ?? folder ?? null;
  if (dataVersion === null) return { dataVersion, found: 'it names no release' };
  releases.find(dataVersion);
  const found = (words: string) => ({ dataVersion, found: words });
  if (reply.status !== 200 || reply.body.length === 0) {
    return found('there is nothing in it to compare');
  }
  if (file !== undefined && releases.file !== undefined) {
    if (fields.has('content-encoding')) {
      return found('its content is compressed, and was not compared');
    }
    const own = releases.file(dataVersion, file);
    if (own === null || Buffer.compare(own, reply.body) !== 0) {
      throw new ReceiptError(`release ${dataVersion} has no such file here`);
    }
    return found('the file is the same here');
  }
  if (!asked.path.startsWith('/v1/')) return found('only answers of /v1 are computed again');
  const again = await releases.answer(dataVersion, asked);
  if (again === null || !saysTheSame(reply.body, again)) {
    throw new ReceiptError(`release ${dataVersion} gives another answer, computed here`);
  }
  return found('the answer computed again from it is the same');
}

/** Compares bodies by value: white space is not part of the contract (Contract 9). */
function saysTheSame(one: Uint8Array, other: string): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(Buffer.from(one).toString()), JSON.parse(other));
  } catch {
    return false;
  }
}
