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
