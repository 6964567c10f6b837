import type { PriceHistory } from '@peerbourse/contract/core/rates/price-history.shape';
import { HydrationBoundary } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { useText } from '#base/i18n/texts.tsx';
import { CoinScreen } from '#features/core/rates/coin/coin-screen.tsx';
import { coinPath } from '#features/core/rates/coin-path.ts';
import { PageHead } from '#parts/page-head.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { documentListQuery } from '#queries/content/document-list.query.ts';
import { coinHistoryQuery } from '#queries/market-data/coin-history.query.ts';
import { bestPricesQuery } from '#queries/p2p-ads/best-prices.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import { marketsQuery } from '#queries/spot/markets.query.ts';
import { orderBookQuery } from '#queries/spot/order-book.query.ts';
import { tickersQuery } from '#queries/spot/tickers.query.ts';
import { tradesQuery } from '#queries/spot/trades.query.ts';
import type { Handle } from '#shell/handle.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/price.ts';

const texts = ['markets', methodTexts, 'coins', 'rates', 'amounts', 'content', 'spot-prices'];

export const handle: Handle = { texts };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSubject(context, needsOf(params.coin));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return visitPage(needsOf(params.coin));
}

function needsOf(param: string): PageNeeds {
  const coin = param.toUpperCase();
  const subject = coinHistoryQuery(coin, '24h');
  // The prices of all coins, which the converter asks for, would weigh more than the rest of the page.
  const symbol = `${coin}USDT`;
  const spot = [marketsQuery, tickersQuery, orderBookQuery(symbol), tradesQuery(symbol)];
  const queries = [subject, ...spot, bestPricesQuery(coin), usdtRateQuery, documentListQuery({ kind: 'article' })];
  return { texts, queries, subject };
}

export default function Price({ loaderData: { queries, status }, params }: Route.ComponentProps) {
  const coin = params.coin.toUpperCase();
  const [spot, market] = useMarketsOf(coin);
  if (status === 404) return <MissingPage />;
  return (
    <HydrationBoundary state={queries}>
      <QueryBoundary query={coinHistoryQuery(coin, '24h')} fallback={<div className="min-h-160" />} refused={<MissingPage />}>
        {(history) => (
          <>
            <PriceHead history={history} />
            <CoinScreen history={history} spot={spot} market={market} articles={articles} />
          </>
        )}
      </QueryBoundary>
    </HydrationBoundary>
  );
}

const CoinMarket = lazy(async () => ({ default: (await import('#features/markets/spot/coin-market/coin-market.tsx')).CoinMarket }));

const BestPrices = lazy(async () => ({ default: (await import('#features/p2p/p2p-ads/prices/best-prices.tsx')).BestPrices }));

const RelatedArticles = lazy(async () => ({
  default: (await import('#features/core/content/lists/related-articles.tsx')).RelatedArticles,
}));

/** In the first HTML, but awake after the chart, as one element for good. */
const articles = (
  <Suspense>
    <RelatedArticles />
  </Suspense>
);

/** In the first HTML, but awake after the chart. Each stays one element, so that nothing draws it again before. */
function useMarketsOf(coin: string): [spot: ReactNode, p2p: ReactNode] {
  return useMemo(
    () => [
      <Suspense key="spot">
        <CoinMarket key={coin} coin={coin} />
      </Suspense>,
      <Suspense key="p2p">
        <BestPrices key={coin} coin={coin} isNarrow />
      </Suspense>,
    ],
    [coin],
  );
}

/** It names no price: what search engines keep of it would soon be wrong. */
function PriceHead({ history: { coin, name } }: { history: PriceHistory }) {
  const t = useText('markets');
  return <PageHead title={t('price_title', { name, coin })} description={t('price_description', { name, coin })} path={coinPath(coin)} />;
}
