import type { PriceHistory } from '@peerbourse/contract/core/rates/price-history.shape';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRead } from '#base/api/read.ts';
import { homeMarketTableQuery } from '#queries/market-data/home-market-table.query.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { useLiveRates } from '../rates.live.ts';
import { AboutCoin } from './about-coin.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { CoinHead } from './coin-head.tsx';
import { KeyStats } from './key-stats.tsx';
import { PhoneBar } from './phone-bar.tsx';

/** In the first HTML, but awake after the chart: whoever looks at a price waits for less. */
const QuickBuy = lazy(async () => ({ default: (await import('../quick-buy/quick-buy.tsx')).QuickBuy }));

interface CoinScreenProps {
  history: PriceHistory;
  /** Its market, and what people ask for it. */
  spot: ReactNode;
  market: ReactNode;
  articles: ReactNode;
}

/** One coin: its price and chart, what an amount of it costs, where it is traded, and what it is. On a phone in this order, one below the other. */
export function CoinScreen({ history, spot, market, articles }: CoinScreenProps) {
  useLiveRates();
  useRead(usdtRateQuery);
  useRead(homeMarketTableQuery);
  useRead(coinsAndFiatsQuery);
  const { coin, name } = history;
  return (
    <div className="page grid grid-cols-1 gap-5 tablet:pb-16">
      <CoinHead history={history} />
      <div className="grid grid-cols-1 items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_368px] desktop:grid-rows-[auto_1fr]">
        <ChartPanel key={coin} history={history} />
        <div className="grid gap-5 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          <Suspense fallback={<div className="min-h-110" />}>
            <QuickBuy key={coin} coin={coin} />
          </Suspense>
          <KeyStats history={history} />
        </div>
        <div className="grid min-w-0 gap-5">
          {spot}
          {market}
          <AboutCoin coin={coin} name={name} />
        </div>
      </div>
      {articles}
      <PhoneBar coin={coin} />
    </div>
  );
}
