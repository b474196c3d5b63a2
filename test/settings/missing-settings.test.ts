import { expect, test } from 'vitest';
import { missingSettings } from '../../src/settings/missing-settings.ts';
import { readSettings } from '../../src/settings/settings.ts';

const events = (env: Record<string, string>) =>
  missingSettings(readSettings(env)).map(({ event }) => event);

test.each([
  ['a server tried out on loopback', {}, ['keys_contact']],
  ['one that gives keys out itself', { SELF_SERVICE: 'free' }, []],
  [
    'one behind a proxy',
    { KEYS_CONTACT: 'keys@a.example', TRUST_PROXY: '127.0.0.1' },
    ['site_url', 'admin_port'],
  ],
  [
    'one on Redis',
    { KEYS_CONTACT: 'keys@a.example', REDIS_URL: 'redis://127.0.0.1' },
    ['signing_key_file'],
  ],
  [
    'two processes of one server on Redis',
    { KEYS_CONTACT: 'keys@a.example', REDIS_URL: 'redis://127.0.0.1', PROCESSES: '2' },
    [],
  ],
  [
    'one that has all of it',
    {
      KEYS_CONTACT: 'keys@a.example',
      TRUST_PROXY: '127.0.0.1',
      SITE_URL: 'https://a.example',
      ADMIN_PORT: '14321',
      REDIS_URL: 'redis://127.0.0.1',
      SIGNING_KEY_FILE: '/etc/keys.json',
    },
    [],
  ],
])('%s is reported with what is missing', (_, env, expected) => {
  expect(events(env as Record<string, string>)).toEqual(expected);
});

test('every line names a setting to set', () => {
  const env = { TRUST_PROXY: '127.0.0.1', REDIS_URL: 'redis://127.0.0.1' };
  for (const { event, detail } of missingSettings(readSettings(env))) {
    expect(detail).toContain(`set ${event.toUpperCase()}`);
  }
});
