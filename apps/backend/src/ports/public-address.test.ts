import { describe, expect, it } from 'vitest';
import { allowedAddresses, isPublic } from './public-address.ts';

const PUBLIC = [
  '9.9.9.9',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '2620:fe::fe',
  '::ffff:9.9.9.9',
];
const NOT_PUBLIC = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'localhost',
  '',
];

describe('the addresses of the public internet (ORG-4)', () => {
  it.each(PUBLIC)('include %s', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  it.each(NOT_PUBLIC)('do not include %j', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it('are allowed, and besides them the networks of the operator only', () => {
    const isAllowed = allowedAddresses(['10.1.0.0/16', 'fd00:1::/32', '192.168.7.7']);
    for (const address of [
      '9.9.9.9',
      '10.1.255.1',
      '::ffff:10.1.0.1',
      'fd00:1::5',
      '192.168.7.7',
    ]) {
      expect([address, isAllowed(address)]).toEqual([address, true]);
    }
    for (const address of ['10.2.0.1', 'fd00:2::5', '192.168.7.8', '127.0.0.1', '::1', 'x']) {
      expect([address, isAllowed(address)]).toEqual([address, false]);
    }
    const named = allowedAddresses(['loopback', 'uniquelocal']);
    for (const address of [
      '127.0.0.1',
      '::1',
      '10.9.9.9',
      '172.16.1.1',
      '192.168.0.1',
      'fd00::1',
    ]) {
      expect([address, named(address)]).toEqual([address, true]);
    }
    expect(named('169.254.169.254')).toBe(false);
  });
});
