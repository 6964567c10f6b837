import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '#parts/notice.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { CoinAmount } from '../coin-amount.tsx';
import { correctedAccountsQuery } from '../explorer/account-list.query.ts';
import { purposeText } from '../ledger-text.ts';
import { balanceAfter } from './balance-after.ts';

/** What the wallet holds now and would hold afterwards; a debit of more than there is shows before it is refused. */
export function BalanceChange({ userId, coin, wallet, amount }: Pick<Correction, 'userId' | 'coin' | 'wallet' | 'amount'>) {
  const { data, error } = useQuery(correctedAccountsQuery(userId));
  if (!data)
    return error ? <p className="text-13 text-ink-soft">The balance could not be read. {error.message}</p> : <Skeleton className="h-10" />;
  const balance = data.accounts.find((account) => account.coin === coin && account.purpose === wallet)?.balance ?? '0';
  const after = balanceAfter(balance, amount);
  const change = (
    <>
      {purposeText(wallet)} holds <CoinAmount amount={balance} coin={coin} /> now, and <CoinAmount amount={after} coin={coin} /> afterwards.
    </>
  );
  if (!after.startsWith('-')) return <p className="rounded-medium bg-sunken px-3.5 py-3 text-13">{change}</p>;
  return (
    <Notice tone="watch" isSpoken={false}>
      {purposeText(wallet)} holds only <CoinAmount amount={balance} coin={coin} />. So much cannot be taken.
    </Notice>
  );
}
