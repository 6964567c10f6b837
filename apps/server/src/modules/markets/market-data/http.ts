import { coinHistory as coinHistoryCall } from '@peerbourse/contract/markets/market-data/coin-history';
import { homeMarketTable as homeMarketTableCall } from '@peerbourse/contract/markets/market-data/home-market-table';
import { homeTicker as homeTickerCall } from '@peerbourse/contract/markets/market-data/home-ticker';
import { openPrices as openPricesCall } from '@peerbourse/contract/markets/market-data/open-prices';
import { route } from '#platform/http/serve.ts';
import { coinHistory } from './coin-history.ts';
import { homeMarketTable } from './home-market-table.ts';
import { homeTicker } from './home-ticker.ts';
import { openPrices } from './open-prices.ts';

export const routes = [
  route(homeTickerCall, homeTicker),
  route(homeMarketTableCall, homeMarketTable),
  route(openPricesCall, openPrices),
  route(coinHistoryCall, coinHistory),
];
