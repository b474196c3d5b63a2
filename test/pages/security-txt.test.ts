import { join } from 'node:path';
import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { listReleases, loadRelease } from '../../src/artifact/load-release.ts';
import { GET } from '../../src/pages/.well-known/security.txt.ts';

test('security.txt names a mailbox, its own address, and a day that lies ahead of the release', async () => {
  const site = new URL('https://redletter.example:8443');
  const url = new URL('/.well-known/security.txt', site);
  const reply = await GET({ site, url } as unknown as APIContext);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await reply.text();
  expect(text).toMatch(/^Contact: mailto:security@redletter\.example$/m);
  expect(text).toContain(`Canonical: ${url}\n`);
  const expires = /^Expires: (.*)$/m.exec(text)?.[1] ?? '';
  const newest = listReleases('artifacts').at(-1) ?? '';
  const { released } = loadRelease(join('artifacts', newest)).manifest;
  const days = (Date.parse(expires) - Date.parse(released)) / 86_400_000;
  // RFC 9116 2.5.5: less than a year is recommended.
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
