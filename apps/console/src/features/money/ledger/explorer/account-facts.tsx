import { useQuery } from '@tanstack/react-query';
import { CoinAmount } from '../coin-amount.tsx';
import { purposeText } from '../ledger-text.ts';
import { accountListQuery } from './account-list.query.ts';
import { FactList } from './fact-list.tsx';
import { OwnerLink } from './owner-link.tsx';

export interface AccountFactsProps {
  accountId: string;
  /** Of its postings; an account without any belongs to the house, which has its accounts from the start. */
  userId: string | null;
}

/** Whose account it is, what for, and what is in it. */
export function AccountFacts({ accountId, userId }: AccountFactsProps) {
  const { data } = useQuery(accountListQuery(userId ?? undefined));
  const account = data?.accounts.find((candidate) => candidate.accountId === accountId);
  if (!account) return null;
  return (
    <FactList
      facts={[
        ['Owner', <OwnerLink key="owner" userId={account.userId} />],
        ['What for', purposeText(account.purpose)],
        [
          'Balance',
          <b key="balance">
            <CoinAmount amount={account.balance} coin={account.coin} />
          </b>,
        ],
      ]}
    />
  );
}
