import { expect, it } from 'vitest';
import { customerAddressOf, customerFragment } from './customer-address.ts';

it('an address names a customer and why they are looked at', () => {
  const address = { userId: '1234567890', reason: 'support-request' } as const;
  expect(customerAddressOf(customerFragment(address))).toEqual(address);
});

it.each([
  '#/customers',
  '#/customers/1234567890',
  '#/customers/1234567890/curiosity',
  '#/customers/12/audit',
  '#/customers/1234567890/toString',
])('%s names nobody', (fragment) => {
  expect(customerAddressOf(fragment)).toBeUndefined();
});
