import type { QuoteSet } from '@peerbourse/contract/markets/spot/quote-set.shape';
import { formatUnits } from '@peerbourse/rules/money';
import type { Listing } from '../listing.table.ts';
import type { QuoteSetRow } from './quote-set.table.ts';

/** A quote set as its owner sees it, in decimals of its coins. Without a row nothing is reserved. */
export function quoteSetView({ symbol, baseScale, quoteScale, priceScale, lotScale }: Listing, row: QuoteSetRow | undefined): QuoteSet {
  const levelsOf = (wanted: 'buy' | 'sell') =>
    (row?.levels ?? [])
      .filter(({ side }) => side === wanted)
      .map(({ tick, lots }): [string, string] => [formatUnits(BigInt(tick), priceScale), formatUnits(BigInt(lots), lotScale)]);
  return {
    symbol,
    base: formatUnits(row?.baseUnits ?? 0n, baseScale),
    quote: formatUnits(row?.quoteUnits ?? 0n, quoteScale),
    bids: levelsOf('buy'),
    asks: levelsOf('sell'),
    protection: row && row.pauseFills > 0 ? { fills: row.pauseFills, seconds: row.pauseSeconds } : null,
    pausedUntil: row?.pausedUntil?.toISOString() ?? null,
    refused: row?.outcome && row.outcome !== 'accepted' ? (row.outcome as QuoteSet['refused']) : null,
  };
}
