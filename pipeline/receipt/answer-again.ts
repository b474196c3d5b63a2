import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ApiReply } from '../../src/api/message.ts';
import { readChain } from '../../src/artifact/load-release.ts';
import { ReceiptError, type Received } from '../../src/signature/check-reply.ts';
import { type AskedFor, fieldsOf } from '../../src/signature/components.ts';
import { askRelease } from './ask-release.ts';

/** What was found of a reply by the releases that are here. */
export interface Compared {
  /** The release that it is from; null when it names none. */
  readonly dataVersion: string | null;
  readonly found: string;
}

const FILE_PATH = /^\/data\/(\d{4}\.\d{1,2}\.\d+)\/([A-Za-z-]+\.json)$/;

/**
 * Compares a reply with the release that it names: an answer of `/v1` is computed again from it, a
 * file of it is compared byte for byte.
 * @throws ReceiptError when the release is not in the chain here, or says something else;
 * ReleaseError when the chain itself does not hold.
 */
export async function compareWithRelease(
  artifactsDir: string,
  asked: AskedFor,
  reply: Received,
): Promise<Compared> {
  const fields = fieldsOf(reply.headers);
  const [, folder, file] = FILE_PATH.exec(asked.path) ?? [];
  const dataVersion = fields.get('x-data-version') ?? folder ?? null;
  if (dataVersion === null) return { dataVersion, found: 'it names no release' };
  const isChained = readChain(artifactsDir).some(
    ({ manifest }) => manifest.data_version === dataVersion,
  );
  if (!isChained) {
    throw new ReceiptError(
      `release ${dataVersion} is not in the chain of the releases here: fetch the newest`,
    );
  }
  if (reply.status !== 200 || reply.body.length === 0) {
    return { dataVersion, found: 'there is nothing in it to compare' };
  }
  if (file !== undefined)
    return compareFile(join(artifactsDir, dataVersion, file), dataVersion, reply);
  if (!asked.path.startsWith('/v1/')) {
    return { dataVersion, found: 'only answers of /v1 are computed again' };
  }
  const again = await askRelease(artifactsDir, dataVersion, asked);
  if (again.status !== 200 || !saysTheSame(reply.body, again.body)) {
    throw new ReceiptError(`release ${dataVersion} gives another answer, computed here`);
  }
  return { dataVersion, found: 'the answer computed again from it is the same' };
}

function compareFile(path: string, dataVersion: string, reply: Received): Compared {
  if (fieldsOf(reply.headers).has('content-encoding')) {
    return { dataVersion, found: 'its content is compressed, and was not compared' };
  }
  if (!existsSync(path) || !readFileSync(path).equals(reply.body)) {
    throw new ReceiptError(`release ${dataVersion} has no such file here`);
  }
  return { dataVersion, found: 'the file is the same here' };
}

/** By value: white space is promised to nobody (Contract 9). */
function saysTheSame(one: Uint8Array, other: ApiReply['body']): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(Buffer.from(one).toString()), JSON.parse(String(other)));
  } catch {
    return false;
  }
}
