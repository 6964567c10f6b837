import { expect, it } from 'vitest';
import { verificationAddressOf, verificationFragment } from './verification-address.ts';

it.each([
  ['#/verification', { lane: 'applications', number: '' }],
  ['#/verification/100000000000000001', { lane: 'applications', number: '100000000000000001' }],
  ['#/verification/hits', { lane: 'hits', number: '' }],
  ['#/verification/hits/100000000000000001', { lane: 'hits', number: '100000000000000001' }],
] as const)('reads and writes %s', (fragment, address) => {
  expect(verificationAddressOf(fragment)).toEqual(address);
  expect(verificationFragment(address.lane, address.number)).toBe(fragment);
});

it('what it does not know is the desk of applications', () => {
  expect(verificationAddressOf('#/verification/hits/somebody')).toEqual({ lane: 'applications', number: '' });
});
