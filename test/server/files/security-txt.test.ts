import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listReleases, loadRelease } from '../../../src/artifact/load-release.ts';
import { SECURITY_TXT_EXPIRES, securityTxt } from '../../../src/server/files/security-txt.ts';
import { startToyServer } from '../../support/server/toy-server.ts';

test('security.txt names a mailbox, its own address, and a day that lies ahead of the release', async () => {
  const toy = await startToyServer({ siteUrl: 'https://redletter.example' });
  onTestFinished(() => toy.close());
  const reply = await fetch(`${toy.server.url}/.well-known/security.txt`);
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await reply.text();
  expect(text).toBe(securityTxt('https://redletter.example'));
  expect(text).toMatch(/^Contact: mailto:security@redletter\.example$/m);
  expect(text).toMatch(/^Canonical: https:\/\/redletter\.example\/\.well-known\/security\.txt$/m);
  expect(text).toContain(`Expires: ${SECURITY_TXT_EXPIRES}\n`);
  const newest = listReleases('artifacts').at(-1) ?? '';
  const { released } = loadRelease(join('artifacts', newest)).manifest;
  const days = (Date.parse(SECURITY_TXT_EXPIRES) - Date.parse(released)) / 86_400_000;
  // RFC 9116 2.5.5: less than a year is recommended.
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
