import { errorReply } from '../../src/api/error-reply.ts';
import type { ApiReply, ApiRequest, Gate } from '../../src/api/message.ts';
import { createService } from '../../src/api/service.ts';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadServedChain, readChain } from '../../src/artifact/load-release.ts';
import { findPinned } from '../../src/artifact/pin.ts';
import { ReleaseFiles } from '../../src/artifact/release-files.ts';

/** All callers may ask everything: the data is free. */
const OPEN_GATE: Gate = {
  identify: () => ({ keyId: 'nobody', account: 'nobody', regions: true }),
  spend: () => ({ ok: true, limits: null, month: null }),
};

/**
 * The API's answer to a question by a release on disk, which is verified completely: the same
 * bytes as a server's (Contract 20.7).
 * @param pin a version or a date (Contract 20.1); null for the newest release.
 * @throws ReleaseError when the release, or a chain up to it, is broken.
 */
export async function askRelease(
  artifactsDir: string,
  pin: string | null,
  { path, query }: Pick<ApiRequest, 'path' | 'query'>,
): Promise<ApiReply> {
  const request: ApiRequest = {
    requestId: '',
    method: 'GET',
    path,
    query,
    authorization: [],
    clientRequestId: [],
    ifNoneMatch: null,
    dataVersion: [],
  };
  const found = pin === null ? null : findPinned(pin, readChain(artifactsDir));
  if (pin !== null && found === null) return errorReply(request, 'invalid_data_version');
  const version = found?.manifest.data_version ?? null;
  const { release, chain } = loadServedChain(artifactsDir, version);
  const { answer } = createService({
    dataSet: buildDataSet(release),
    releases: new ReleaseFiles(artifactsDir, chain),
    rest: () => Promise.resolve(),
    wallMillis: Date.now,
    gate: OPEN_GATE,
    realm: '',
  });
  return await answer(request);
}
