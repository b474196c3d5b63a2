import { expect, test } from 'vitest';
import { parseRedisAddress } from '../../src/settings/redis-address.ts';
import { SettingError } from '../../src/settings/setting-error.ts';

test.each([
  ['redis://127.0.0.1', { host: '127.0.0.1', port: 6379, tls: false }, null, null, 0],
  ['redis://[::1]:7000/3', { host: '::1', port: 7000, tls: false }, null, null, 3],
  ['rediss://redis.example/', { host: 'redis.example', port: 6379, tls: true }, null, null, 0],
  ['redis://:p%40ss@h', { host: 'h', port: 6379, tls: false }, null, 'p@ss', 0],
  ['rediss://me:word@h:1/15', { host: 'h', port: 1, tls: true }, 'me', 'word', 15],
  ['unix:///run/redis/redis.sock', { path: '/run/redis/redis.sock' }, null, null, 0],
])('reads %s', (url, socket, username, password, database) => {
  expect(parseRedisAddress(url)).toEqual({ socket, username, password, database });
});

test.each([
  'localhost',
  'http://localhost',
  'redis://',
  'redis://h/x',
  'redis://h/0?timeout=1',
  'redis://h#0',
  'redis://:%zz@h',
  'unix://relative.sock',
  'unix:///',
])('refuses %s, and says what to write', (url) => {
  expect(() => parseRedisAddress(url)).toThrow(SettingError);
  expect(() => parseRedisAddress(url)).toThrow(/write redis:\/\//);
});
