import { expect, it } from 'vitest';
import { subjectAddress } from './subject-address.ts';

it('leads to accounts, journals, and the journals of corrections', () => {
  expect(subjectAddress('account 12 USDT spot')).toEqual({ page: 'account', accountId: '12' });
  const id = '019a8f00-0000-7000-8000-000000000001';
  expect(subjectAddress(`journal ${id}`)).toEqual({ page: 'journal', journal: id });
  expect(subjectAddress('correction 1000000000000000001')).toEqual({ page: 'journal', journal: 'correction:1000000000000000001' });
});

it.each(['USDT', 'posting 5', 'hold 019a8f00-0000-7000-8000-000000000001', 'account', 'account x', 'journal', ''])(
  'has no page for %o',
  (subject) => {
    expect(subjectAddress(subject)).toBeUndefined();
  },
);
