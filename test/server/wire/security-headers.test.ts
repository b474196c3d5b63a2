import { expect, test } from 'vitest';
import { securityHeadersOf } from '../../../src/server/wire/security-headers.ts';
import { openServer } from '../../support/server/open-server.ts';
import { send } from '../../support/server/send.ts';

/** The exact values of Contract 15: a weaker value is as bad as none. */
const EXPECTED = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; " +
    "img-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
    "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test.each(['/us/2026/', '/no-such-page/', '/.well-known/security.txt'])(
  'every page and file has the headers: %s',
  async (path) => {
    const { server } = await openServer();
    expect((await send(server, path)).headers).toMatchObject(EXPECTED);
  },
);

/** The headers by lower-case name, as a client receives them. */
function namesAndValues(path: string, status: number): Record<string, string> {
  const flat = securityHeadersOf(path, status).map(String);
  return Object.fromEntries(
    flat.flatMap((name, index) =>
      index % 2 === 0 ? [[name.toLowerCase(), flat[index + 1] ?? '']] : [],
    ),
  );
}

test('any page may embed a page for frames, which has neither scripts nor forms', () => {
  for (const [path, status] of [
    ['/embed/us/2026/', 200],
    ['/embed/us/2026/', 304],
    ['/deutsch/embed/de/', 200],
  ] as const) {
    expect(namesAndValues(path, status)).toEqual({
      ...EXPECTED,
      'content-security-policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; " +
        "connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *",
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});

test('any page may show a badge, and none may frame it', () => {
  expect(namesAndValues('/badge/us.svg', 200)).toEqual({
    ...EXPECTED,
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test.each([
  ['/embed/us/2026/', 404],
  ['/embed/us/2026/', 429],
  ['/badge/us.svg', 404],
  ['/us/embed/', 200],
  ['/deutsch/de/embed/', 200],
  ['/deutsch/embed/de/', 404],
  ['/embedded/', 200],
  ['/us/2026/', 200],
])('%s with status %i has the headers of every page', (path, status) => {
  expect(namesAndValues(path, status)).toEqual(EXPECTED);
});
