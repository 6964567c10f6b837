import { expect, it } from 'vitest';
import { addressOfTyped } from './find-in-ledger.form.ts';

it('tells customers, accounts and journals apart', () => {
  expect(addressOfTyped(' 1000000000000000001 ')).toEqual({ page: 'accounts', userId: '1000000000000000001' });
  expect(addressOfTyped('12')).toEqual({ page: 'account', accountId: '12' });
  const id = '019a8f00-0000-7000-8000-000000000001';
  expect(addressOfTyped(id)).toEqual({ page: 'journal', journal: id });
  expect(addressOfTyped('correction:1000000000000000001')).toEqual({ page: 'journal', journal: 'correction:1000000000000000001' });
});

it.each(['', '  ', 'ab', '0', '0123456789012', '12345678901234567890'])('takes %o for none of them', (typed) => {
  expect(addressOfTyped(typed)).toBeUndefined();
});
