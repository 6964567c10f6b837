import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { CoinAmount } from '../coin-amount.tsx';
import { purposeText } from '../ledger-text.ts';

/** What moves, and the wallet that it moves in. */
export function CorrectionAmount({ correction: { amount, coin, wallet } }: { correction: Correction }) {
  return (
    <>
      <CoinAmount amount={amount} coin={coin} isMove />
      <span className="block text-12 text-ink-soft">{purposeText(wallet)}</span>
    </>
  );
}
