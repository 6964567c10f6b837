import type { LedgerPosting } from '@peerbourse/contract/money/ledger/ledger.shape';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';

/** As many decimals as an amount may have on the wire. */
const scale = 16;

/** What the postings of each coin add up to, exactly. In a journal that is whole it is 0. */
export function journalSums(postings: ReadonlyArray<Pick<LedgerPosting, 'coin' | 'amount'>>): Array<{ coin: string; sum: string }> {
  return [...Map.groupBy(postings, ({ coin }) => coin)].map(([coin, group]) => ({
    coin,
    sum: formatUnits(
      group.reduce((sum, { amount }) => sum + parseUnits(amount, scale), 0n),
      scale,
    ),
  }));
}
