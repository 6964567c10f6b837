import type { ReferencePrice } from '@peerbourse/contract/core/rates/rate.shape';
import { useKnown } from '#base/api/read.ts';
import type { NamedUnit } from '#parts/unit-select.tsx';
import { homeMarketTableQuery } from '#queries/market-data/home-market-table.query.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { publishedPrices } from '../published-prices.ts';
import type { Market } from './estimate.ts';

/** The coin that the others are priced in. */
const measure = 'USDT';

/** What an estimate can be made for: coins and currencies of the P2P market that have a price. */
export function useChoices(): { coins: NamedUnit[]; fiats: NamedUnit[] } {
  const offered = useKnown(coinsAndFiatsQuery);
  const rates = useKnown(usdtRateQuery)?.rates ?? {};
  const priced = new Set([measure, ...(useKnown(homeMarketTableQuery)?.rows.map(({ base }) => base) ?? [])]);
  const coins = offered?.allCoinList.map(({ coinCode, iconUrl }) => ({ code: coinCode, picture: iconUrl })) ?? [];
  const fiats = offered?.allFiatList.map(({ fiatCode, iconUrl }) => ({ code: fiatCode, picture: iconUrl })) ?? [];
  return { coins: coins.filter(({ code }) => priced.has(code)), fiats: fiats.filter(({ code }) => rates[pairOf(code)] !== undefined) };
}

export interface PricedMarket {
  market: Market | undefined;
  /** The prices that an estimate is made from, each with its number and its time, as far as these are known. */
  prices: readonly ReferencePrice[];
  isStale: boolean;
}

export function useMarket(coin: string, fiat: string): PricedMarket {
  const row = useKnown(homeMarketTableQuery)?.rows.find(({ base }) => base === coin);
  const rate = useKnown(usdtRateQuery)?.rates[pairOf(fiat)];
  const rateNews = useKnown(publishedPrices)?.[pairOf(fiat)];
  const price = coin === measure ? '1' : row?.price;
  return {
    market: price !== undefined && rate !== undefined ? { price, rate } : undefined,
    prices: [row, rateNews].filter((known) => known !== undefined),
    isStale: row?.isStale ?? false,
  };
}

function pairOf(fiat: string): string {
  return `${measure}_${fiat}`.toLowerCase();
}
