import { loadReleases, ReleaseError } from '../../src/artifact/load-release.ts';
import { ReceiptError } from '../../src/signature/check-reply.ts';
import { verifyReceipt } from '../receipt/verify-receipt.ts';
import type { Command, Surroundings } from './command.ts';
import { type OptionValues, readWords } from './words.ts';

const OPTIONS = {
  keys: { type: 'string' },
  url: { type: 'string' },
  method: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const USAGE = `npm run data -- verify                 every release, and the chain of them
npm run data -- verify reply.http      a reply that was saved with its headers: a receipt
  --keys FILE     the service's /.well-known/jwks.json; jwks.json beside the reply if left out
  --url ADDRESS   what was asked, unless the file begins with the request line and its Host
  --method NAME   how it was asked, with --url; GET if left out

To get a receipt, with SITE the address of the service:
  curl -o jwks.json SITE/.well-known/jwks.json
  curl -i -o reply.http -H 'Accept-Signature: sig=()' -H 'Authorization: Bearer KEY' \\
    'SITE/v1/is-business-day?date=2026-12-24&country=GB'`;

/**
 * `verify`: reads every release, checks every file against its manifest and every manifest
 * against those that vouch for it, and reports the result; or checks one saved reply.
 */
export const verifyCommand: Command = (words, surroundings) => {
  const { complain, print } = surroundings;
  const read = readWords(words, OPTIONS, complain, 1);
  if (read === null) return 1;
  const { values, rest } = read;
  if (values.help === true) {
    for (const line of USAGE.split('\n')) print(line);
    return 0;
  }
  const [file] = rest;
  if (file !== undefined) return verifyOne(file, values, surroundings);
  if (Object.keys(values).length === 0) return verifyChain(surroundings);
  complain('--keys, --url and --method need a saved reply; write verify reply.http');
  return 1;
};

async function verifyOne(
  file: string,
  { keys, url, method }: OptionValues,
  { complain, print, folders, nowSeconds }: Surroundings,
): Promise<0 | 1> {
  try {
    const line = await verifyReceipt({
      file,
      keysFile: typeof keys === 'string' ? keys : null,
      url: typeof url === 'string' ? url : null,
      method: typeof method === 'string' ? method : 'GET',
      artifactsDir: folders.artifacts,
      nowSeconds,
    });
    print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof ReceiptError)) throw error;
    complain(`${file}: not verified: ${error.message}`);
    return 1;
  }
}

function verifyChain({ complain, print, folders }: Surroundings): 0 | 1 {
  try {
    const releases = loadReleases(folders.artifacts);
    const vouched = new Set(
      releases.flatMap(({ manifest }) => manifest.links.map((link) => link.data_version)),
    );
    for (const { manifest, manifestSha256 } of releases) {
      const { data_version, released, files } = manifest;
      const held = vouched.has(data_version)
        ? 'a later one vouches for it'
        : 'nothing vouches for it';
      print(
        `${data_version} of ${released}: ${files.length} files, manifest ${manifestSha256}, ${held}`,
      );
    }
    if (releases.length === 0) {
      complain('there is no release yet; to make the first one: npm run data -- release');
      return 1;
    }
    print(`${releases.length} releases, complete and in order`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError)) throw thrown;
    complain(thrown.message);
    return 1;
  }
}
