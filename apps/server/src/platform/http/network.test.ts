import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

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
