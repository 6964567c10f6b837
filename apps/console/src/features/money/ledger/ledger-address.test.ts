import { describe, expect, it } from 'vitest';
import { addressOfFragment, fragmentOf, type LedgerAddress } from './ledger-address.ts';

const house: LedgerAddress = { page: 'accounts', userId: undefined };

describe('ledger address', () => {
  it.each<[LedgerAddress]>([
    [{ page: 'corrections' }],
    [house],
    [{ page: 'accounts', userId: '1000000000000000001' }],
    [{ page: 'account', accountId: '12' }],
    [{ page: 'journal', journal: '019a8f00-0000-7000-8000-000000000001' }],
    [{ page: 'journal', journal: 'transfer:12/34 % ä' }],
    [{ page: 'reconciliation' }],
  ])('reads what it writes: %o', (address) => {
    expect(addressOfFragment(fragmentOf(address))).toEqual(address);
  });

  it('begins with the corrections when the address names no page', () => {
    for (const fragment of ['', '#/ledger', '#/ledger/', '#/ledger/poems', '#/staff', '#/ledger/journal/a/b']) {
      expect(addressOfFragment(fragment)).toEqual({ page: 'corrections' });
    }
  });

  it('shows the house where the name cannot be one', () => {
    for (const fragment of ['#/ledger/accounts/12', '#/ledger/account/x', '#/ledger/account/0', '#/ledger/journal/%', '#/ledger/journal']) {
      expect(addressOfFragment(fragment)).toEqual(house);
    }
  });
});
