import { expect, test } from 'vitest';
import { networkOf, widerNetworksOf } from '../../../src/server/wire/connection.ts';

test('a customer’s IPv6 network is a /64, however the address is written', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:DB8:1:2::7')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('2001:0db8:0001:0002::7')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:0000::1%eth0')).toBe('2001:db8:0:0');
  expect(networkOf('2001:db8:1:2:3:4:192.0.2.7')).toBe('2001:db8:1:2');
  expect(networkOf('64:ff9b::192.0.2.7')).toBe('64:ff9b:0:0');
  expect(networkOf('::ffff:c000:0207')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
});

test('its wider networks are a /56 and a /48, and for IPv4 a /24 and a /16', () => {
  expect(widerNetworksOf('2001:db8:1:2345::7')).toEqual([
    '2001:db8:1:2300::/56',
    '2001:db8:1::/48',
  ]);
  expect(widerNetworksOf('2001:db8::7')).toEqual(['2001:db8:0:0::/56', '2001:db8:0::/48']);
  expect(widerNetworksOf('::ffff:192.0.2.7')).toEqual(['192.0.2.0/24', '192.0.0.0/16']);
});
