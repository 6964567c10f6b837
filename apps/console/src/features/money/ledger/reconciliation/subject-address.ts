import { journalDetail } from '@peerbourse/contract/money/ledger/journal-detail';
import { postingList } from '@peerbourse/contract/money/ledger/posting-list';
import type { LedgerAddress } from '../ledger-address.ts';

/** Where the subject of a problem can be looked at, such as `journal 019a…` or `account 12 USDT spot`; undefined if there is no page for it. */
export function subjectAddress(subject: string): LedgerAddress | undefined {
  const [kind, name = ''] = subject.split(' ');
  if (kind === 'account' && postingList.input.safeParse({ accountId: name }).success) return { page: 'account', accountId: name };
  const journal = { journal: name, correction: `correction:${name}` }[kind ?? ''];
  return name !== '' && journalDetail.input.safeParse({ journal }).success ? { page: 'journal', journal: journal ?? '' } : undefined;
}
