import { hash } from 'node:crypto';
import { createStaticFile, type StaticFile } from './static-file.ts';

/** RFC 9116 3: where whoever finds a weakness looks first. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** After this day the text may be out of date; to be moved on with every release of a year. */
export const SECURITY_TXT_EXPIRES = '2027-10-31T00:00:00Z';

/** RFC 2142: the mailbox that every domain has for this. */
export function securityTxt(siteUrl: string): string {
  const { origin, hostname } = new URL(siteUrl);
  return [
    `Contact: mailto:security@${hostname}`,
    `Expires: ${SECURITY_TXT_EXPIRES}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}

/** The text as a file of the site. */
export function securityTxtFile(siteUrl: string): StaticFile {
  const plain = Buffer.from(securityTxt(siteUrl));
  const input = {
    path: SECURITY_TXT_PATH,
    link: null,
    digest: hash('sha256', plain, 'base64url').slice(0, 22),
    size: plain.length,
    plain,
    encoded: new Map(),
  };
  return createStaticFile(input, SECURITY_TXT_PATH, null);
}
