import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { CoinAmount } from '../coin-amount.tsx';

/** What it was worth when it was proposed; the limits count that. */
export function CorrectionValue({ correction: { usdt } }: { correction: Pick<Correction, 'usdt'> }) {
  return usdt === '' ? <span className="text-ink-faint">no price</span> : <CoinAmount amount={usdt} coin="USDT" />;
}
