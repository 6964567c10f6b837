/** The markets of a demonstration: steps as people know them, limits far above what anybody has. */
export interface DemoMarket {
  base: string;
  /** Of the base coin. */
  scale: number;
  priceScale: number;
  lotScale: number;
  maxTick: number;
}

export const quote = 'USDT';
export const quoteScale = 6;
export const maxLots = 100_000_000;

export const demoMarkets: readonly DemoMarket[] = [
  { base: 'BTC', scale: 8, priceScale: 1, lotScale: 5, maxTick: 10_000_000 },
  { base: 'ETH', scale: 8, priceScale: 2, lotScale: 4, maxTick: 10_000_000 },
  { base: 'SOL', scale: 8, priceScale: 2, lotScale: 3, maxTick: 1_000_000 },
  { base: 'XRP', scale: 6, priceScale: 4, lotScale: 1, maxTick: 1_000_000 },
  { base: 'BNB', scale: 8, priceScale: 2, lotScale: 3, maxTick: 1_000_000 },
  { base: 'DOGE', scale: 6, priceScale: 5, lotScale: 0, maxTick: 1_000_000 },
  { base: 'TON', scale: 8, priceScale: 3, lotScale: 2, maxTick: 1_000_000 },
  { base: 'TRX', scale: 6, priceScale: 5, lotScale: 0, maxTick: 1_000_000 },
  { base: 'USDC', scale: 6, priceScale: 4, lotScale: 1, maxTick: 100_000 },
];

export const symbolOf = ({ base }: Pick<DemoMarket, 'base'>): string => `${base}${quote}`;
