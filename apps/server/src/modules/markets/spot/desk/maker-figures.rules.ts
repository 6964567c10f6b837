import { spreadScale } from '@peerbourse/contract/markets/spot/desk/market-makers';
import { formatUnits } from '@peerbourse/rules/money';

export interface MakerLevel {
  readonly side: 'buy' | 'sell';
  readonly tick: bigint;
  readonly lots: bigint;
}

export interface MakerMarket {
  readonly priceScale: number;
  readonly quoteScale: number;
  /** Quote units of one lot at one tick. */
  readonly unitValue: bigint;
}

/** How good the quotes of a maker are, by the middle of his own best prices: it is what he would have people believe. */
export function makerFigures(levels: readonly MakerLevel[], { priceScale, quoteScale, unitValue }: MakerMarket) {
  const bids = levels.filter(({ side }) => side === 'buy');
  const asks = levels.filter(({ side }) => side === 'sell');
  const bid = bids.reduce<bigint | null>((best, { tick }) => (best === null || tick > best ? tick : best), null);
  const ask = asks.reduce<bigint | null>((best, { tick }) => (best === null || tick < best ? tick : best), null);
  const price = (tick: bigint | null) => (tick === null ? null : formatUnits(tick, priceScale));
  const value = (near: readonly MakerLevel[]) =>
    formatUnits(
      near.reduce((sum, { tick, lots }) => sum + tick * lots * unitValue, 0n),
      quoteScale,
    );
  const counts = { bids: bids.length, asks: asks.length, bid: price(bid), ask: price(ask) };
  if (bid === null || ask === null) return { ...counts, spreadPercent: null, bidsNear: null, asksNear: null };
  // The middle is half of this, so 1 % of it is a two hundredth.
  const both = bid + ask;
  return {
    ...counts,
    spreadPercent: formatUnits(((ask - bid) * 200n * 10n ** BigInt(spreadScale)) / both, spreadScale),
    bidsNear: value(bids.filter(({ tick }) => tick * 200n >= both * 99n)),
    asksNear: value(asks.filter(({ tick }) => tick * 200n <= both * 101n)),
  };
}
