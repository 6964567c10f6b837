import type { BoardRow } from '@peerbourse/contract/core/rates/rate.shape';
import type { Ticker } from '@peerbourse/contract/markets/spot/market.shape';

export interface MarketRow extends BoardRow {
  /** What was traded here in 24 hours, in the coin that prices are in; nothing where there is no market. */
  volume: string | undefined;
}

/** Rows with what their markets traded. */
export function withVolumes(rows: readonly BoardRow[], tickers: readonly Ticker[]): readonly MarketRow[] {
  const volumes = new Map(tickers.map(({ symbol, amount }) => [symbol, amount]));
  return rows.map((row) => ({ ...row, volume: volumes.get(`${row.base}${row.quote}`) }));
}
