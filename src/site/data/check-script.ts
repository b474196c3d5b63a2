import { readFileSync } from 'node:fs';

/**
 * A shell program that checks every release by its hashes and the chain, and one reply by its
 * signature, with curl, sed, sha256sum and openssl. Contract 19.4 and 21.5.
 * @param site the origin that it asks by default.
 */
export function checkScript(site: string): string {
  // Read from the checkout, because pages are built there.
  return readFileSync('src/site/data/check.sh', 'utf8').replace('{site}', site);
}
