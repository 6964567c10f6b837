import type { SpotMarket, Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { isLess } from '@peerbourse/rules/money';
import { marketPath } from '#parts/spot/spot-path.ts';

/** The address of the market in which most was traded in a day; the list of prices where nothing can be traded. */
export function busiestMarket(markets: readonly SpotMarket[], tickers: readonly Ticker[]): string {
  const open = markets.filter(({ state }) => state === 'open');
  const amounts = new Map(tickers.map(({ symbol, amount }) => [symbol, amount]));
  const amountOf = ({ symbol }: SpotMarket) => amounts.get(symbol) ?? '0';
  const [first, ...others] = open;
  if (!first) return '/markets';
  return marketPath(others.reduce((best, market) => (isLess(amountOf(best), amountOf(market)) ? market : best), first));
}
