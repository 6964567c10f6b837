import { describe, expect, it } from 'vitest';
import { canonicalNetwork, isInside, networkOf } from './network.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff%eth0', '2001:db8:1:2::/64'],
    ['::1', '::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['nonsense', 'nonsense'],
    ['x'.repeat(100), 'x'.repeat(64)],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('a network that somebody names', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['2001:DB8::1', '2001:db8::1/128'],
    ['2001:db8:1:2:3:4:5:6/48', '2001:db8:1::/48'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7/120', '203.0.113.0/24'],
    ['10.1.0.0/16', '10.1.0.0/16'],
  ])('%s is written %s', (text, network) => expect(canonicalNetwork(text)).toBe(network));

  it.each([
    '',
    'example.com',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.07',
    '0x7f.0.0.1',
    '3405803783',
    '203.0.113.7/33',
    '203.0.113.7/15',
    '0.0.0.0/0',
    '::/0',
    '2001:db8::/31',
    '::ffff:0.0.0.0/96',
    '::ffff:0.0.0.0/40',
    '203.0.113.7/',
    '203.0.113.7/24/24',
    'fe80::1%eth0',
  ])('%j is none, or too wide', (text) => expect(canonicalNetwork(text)).toBeUndefined());

  it.each([
    ['203.0.113.200', true],
    ['::ffff:203.0.113.200', true],
    ['203.0.114.1', false],
    ['2001:db8:0:7::1', true],
    ['2001:db8:1::1', false],
    ['nonsense', false],
    ['', false],
  ])('%s lies inside: %s', (address, isIn) => expect(isInside(address, ['203.0.113.0/24', '2001:db8::/48'])).toBe(isIn));
});
