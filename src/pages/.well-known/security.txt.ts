import type { APIRoute } from 'astro';
import { fileReply } from '../_file.ts';

// Decision 46: the mailbox is at the host that serves it, without a port.
export const prerender = false;

/** After this day the text may be out of date; to be moved on with every release of a year. */
const EXPIRES = '2027-10-31T00:00:00Z';

/** RFC 9116: where people who find a weakness look first. RFC 2142 defines the mailbox of every domain. */
export const GET: APIRoute = ({ url, site }) => {
  const { href, hostname } = new URL(url.pathname, site);
  return fileReply(
    `Contact: mailto:security@${hostname}
Expires: ${EXPIRES}
Preferred-Languages: en
Canonical: ${href}
`,
    'text/plain; charset=utf-8',
  );
};
