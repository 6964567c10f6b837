import type { SpotMarket, Ticker } from '@peerbourse/contract/markets/spot/market.shape';
import { type MarketSteps, stepsOf } from '@peerbourse/rules/spot/steps';
import { marketName, pairOf } from '#parts/spot/spot-path.ts';
import type { Markets } from '#queries/spot/markets.query.ts';

/** A market as its screen needs it. */
export interface Market extends SpotMarket, MarketSteps {
  /** BTC/USDT */
  pair: string;
}

export function marketOf(market: SpotMarket): Market {
  return { ...market, ...stepsOf(market), pair: pairOf(market) };
}

export function marketNamed(name: string, answer: Markets | undefined): Market | undefined {
  const found = answer?.markets.find((market) => marketName(market) === name.toLowerCase());
  return found && marketOf(found);
}

/** What a coin costs here: the newest trade, or the reference price before the first one. */
export function priceOf(ticker: Ticker | undefined): string | undefined {
  return ticker?.last ?? ticker?.reference ?? undefined;
}
