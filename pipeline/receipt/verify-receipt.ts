import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ReleaseError } from '../../src/artifact/load-release.ts';
import { checkReceipt, type Receipt } from '../../src/signature/check-receipt.ts';
import { ReceiptError } from '../../src/signature/check-reply.ts';
import { releasesOnDisk } from './releases-on-disk.ts';

/** What there is of a receipt. */
export interface ReceiptPlace extends Pick<Receipt, 'url' | 'method' | 'nowSeconds'> {
  readonly file: string;
  /** Null: `jwks.json` beside the file. */
  readonly keysFile: string | null;
  readonly artifactsDir: string;
}

/**
 * Checks a saved reply by what is on this machine: Contract 21.6.
 * @returns one line that says what is true.
 * @throws ReceiptError with one line that says which check failed.
 */
export async function verifyReceipt(place: ReceiptPlace): Promise<string> {
  const { file, artifactsDir, ...asked } = place;
  const name = place.keysFile ?? join(dirname(file), 'jwks.json');
  const bytes = readBytes(file);
  const keys = {
    name,
    // A reply that cannot be read is told before keys that are not there.
    get text() {
      return readBytes(name).toString();
    },
  };
  try {
    return await checkReceipt({ ...asked, bytes, keys }, releasesOnDisk(artifactsDir));
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    // What does not hold here is told as what failed, and not as a fault of the receipt's.
    throw new ReceiptError(`the releases here do not hold: ${error.message}`);
  }
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new ReceiptError(`${path}: cannot be read (${(error as Error).message})`);
  }
}
