import { accountList } from '@peerbourse/contract/money/ledger/account-list';
import { journalDetail } from '@peerbourse/contract/money/ledger/journal-detail';
import { postingList } from '@peerbourse/contract/money/ledger/posting-list';
import type { LedgerAddress } from '../ledger-address.ts';

/** Customers have numbers of ten digits and more; accounts are counted from one. */
const longestAccountId = 9;

/** Where what was typed leads: a user id, the number of an account, or the id or key of a journal; undefined when it can be none of them. */
export function addressOfTyped(typed: string): LedgerAddress | undefined {
  const name = typed.trim();
  if (/^\d+$/.test(name)) return name.length > longestAccountId ? addressOfUser(name) : addressOfAccount(name);
  return journalDetail.input.safeParse({ journal: name }).success ? { page: 'journal', journal: name } : undefined;
}

function addressOfUser(userId: string): LedgerAddress | undefined {
  return accountList.input.safeParse({ userId }).success ? { page: 'accounts', userId } : undefined;
}

function addressOfAccount(accountId: string): LedgerAddress | undefined {
  return postingList.input.safeParse({ accountId }).success ? { page: 'account', accountId } : undefined;
}
