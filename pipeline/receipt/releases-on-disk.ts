import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChain } from '../../src/artifact/load-release.ts';
import type { ReleasesHere } from '../../src/signature/check-receipt.ts';
import { ReceiptError } from '../../src/signature/check-reply.ts';
import { askRelease } from './ask-release.ts';

/**
 * The releases of a folder, to compare a reply with. Each may throw a ReleaseError when the chain
 * is broken.
 */
export function releasesOnDisk(artifactsDir: string): ReleasesHere {
  return {
    place: 'which is in the chain',
    find: (dataVersion) => {
      const isChained = readChain(artifactsDir).some(
        ({ manifest }) => manifest.data_version === dataVersion,
      );
      if (isChained) return;
      throw new ReceiptError(
        `release ${dataVersion} is not in the chain of the releases here: fetch the newest`,
      );
    },
    answer: async (dataVersion, asked) => {
      const { status, body } = await askRelease(artifactsDir, dataVersion, asked);
      return status === 200 ? String(body) : null;
    },
    file: (dataVersion, name) => {
      const path = join(artifactsDir, dataVersion, name);
      return existsSync(path) ? readFileSync(path) : null;
    },
  };
}
