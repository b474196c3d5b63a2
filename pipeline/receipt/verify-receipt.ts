import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ReleaseError } from '../../src/artifact/load-release.ts';
import { checkReceipt, type Receipt } from '../../src/signature/check-receipt.ts';
import { ReceiptError } from '../../src/signature/check-reply.ts';
import { releasesOnDisk } from './releases-on-disk.ts';

/** The parts of a receipt. */
export interface ReceiptPlace extends Pick<Receipt, 'url' | 'method' | 'nowSeconds'> {
  readonly file: string;
  /** Null: `jwks.json` beside the file. */
  readonly keysFile: string | null;
  readonly artifactsDir: string;
}

/**
 * Checks a saved reply against the files on this machine: Contract 21.6.
 * @returns one line that says what is true.
 * @throws ReceiptError with one line that says which check failed.
 */
export async function verifyReceipt(place: ReceiptPlace): Promise<string> {
  const { file, artifactsDir, ...asked } = place;
  const name = place.keysFile ?? join(dirname(file), 'jwks.json');
  const bytes = readBytes(file);
  const keys = {
    name,
    // An unreadable reply is reported before missing keys.
    get text() {
      return readBytes(name).toString();
    },
  };
  try {
    return await checkReceipt({ ...asked, bytes, keys }, releasesOnDisk(artifactsDir));
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    // A fault in the local files is reported as such, not as a fault of the receipt.
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
