import { CoinAmount } from '../coin-amount.tsx';

export interface BalanceAfterProps {
  /** Missing where many post at once: the balance of such an account is the sum of its postings. */
  balance: string | null;
  coin: string;
  decimals?: number;
}

export function BalanceAfter({ balance, coin, decimals }: BalanceAfterProps) {
  if (balance === null) return <span className="text-ink-faint">not kept</span>;
  return <CoinAmount amount={balance} coin={coin} decimals={decimals} />;
}
