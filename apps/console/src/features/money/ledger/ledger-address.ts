import { accountList } from '@peerbourse/contract/money/ledger/account-list';
import { journalDetail } from '@peerbourse/contract/money/ledger/journal-detail';
import { postingList } from '@peerbourse/contract/money/ledger/posting-list';
import { useFragment } from '#shell/use-screen.ts';

/** What of the ledger is shown; it stands in the address, so that a link to a journal can be sent to somebody. */
export type LedgerAddress =
  | { page: 'corrections' }
  /** Of a customer, or of the house. */
  | { page: 'accounts'; userId: string | undefined }
  | { page: 'account'; accountId: string }
  /** By its id or by its key. */
  | { page: 'journal'; journal: string }
  | { page: 'reconciliation' };

export function useLedgerAddress(): LedgerAddress {
  return addressOfFragment(useFragment());
}

/** Reads `#/ledger/journal/transfer%3A17`; what names nothing that can exist is the page around it, or the corrections. */
export function addressOfFragment(fragment: string): LedgerAddress {
  const [, page, written = ''] = /^#\/ledger\/([a-z]+)(?:\/([^/]+))?$/.exec(fragment) ?? [];
  const name = decoded(written);
  if (page === 'reconciliation') return { page };
  if (page === 'account' && postingList.input.safeParse({ accountId: name }).success) return { page, accountId: name };
  if (page === 'journal' && journalDetail.input.safeParse({ journal: name }).success) return { page, journal: name };
  if (page === 'accounts' && accountList.input.safeParse({ userId: name }).success) return { page, userId: name };
  return page === 'accounts' || page === 'account' || page === 'journal'
    ? { page: 'accounts', userId: undefined }
    : { page: 'corrections' };
}

export function fragmentOf(address: LedgerAddress): string {
  switch (address.page) {
    case 'accounts':
      return address.userId === undefined ? '#/ledger/accounts' : `#/ledger/accounts/${address.userId}`;
    case 'account':
      return `#/ledger/account/${address.accountId}`;
    case 'journal':
      return `#/ledger/journal/${encodeURIComponent(address.journal)}`;
    case 'corrections':
    case 'reconciliation':
      return `#/ledger/${address.page}`;
  }
}

/** An address is typed by people: one that was cut in the middle of a letter names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
