import { expect, test } from 'vitest';
import { openServer } from '../../support/server/open-server.ts';
import { send } from '../../support/server/send.ts';

/** Contract 15, word for word: a weaker value is as bad as none. */
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
  'every page and file carries them: %s',
  async (path) => {
    const { server } = await openServer();
    expect((await send(server, path)).headers).toMatchObject(EXPECTED);
  },
);
