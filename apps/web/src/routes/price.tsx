import { HydrationBoundary } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { CoinHistory } from '#features/core/rates/coin/coin-history.ts';
import { CoinScreen } from '#features/core/rates/coin/coin-screen.tsx';
import { coinPath } from '#features/core/rates/coin-path.ts';
import { PageHead } from '#parts/page-head.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { documentListQuery } from '#queries/content/document-list.query.ts';
import { coinHistoryQuery } from '#queries/market-data/coin-history.query.ts';
import { bestPricesQuery } from '#queries/p2p-ads/best-prices.query.ts';
import { usdtRateQuery } from '#queries/rates/usdt-rate.query.ts';
import type { Handle } from '#shell/handle.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/price.ts';

const texts = ['markets', methodTexts, 'coins', 'rates', 'amounts', 'content'];

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
  const queries = [subject, bestPricesQuery(coin), usdtRateQuery, documentListQuery({ kind: 'article' })];
  return { texts, queries, subject };
}

export default function Price({ loaderData: { queries, status }, params }: Route.ComponentProps) {
  const coin = params.coin.toUpperCase();
  const market = useMarketOf(coin);
  if (status === 404) return <MissingPage />;
  return (
    <HydrationBoundary state={queries}>
      <QueryBoundary query={coinHistoryQuery(coin, '24h')} fallback={<div className="min-h-160" />} refused={<MissingPage />}>
        {(history) => (
          <>
            <PriceHead history={history} />
            <CoinScreen history={history} market={market} articles={articles} />
          </>
        )}
      </QueryBoundary>
    </HydrationBoundary>
  );
}

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

/** In the first HTML, but awake after the chart. It stays one element, so that nothing draws it again before. */
function useMarketOf(coin: string): ReactNode {
  return useMemo(
    () => (
      <Suspense>
        <BestPrices key={coin} coin={coin} isNarrow />
      </Suspense>
    ),
    [coin],
  );
}

/** It names no price: what search engines keep of it would soon be wrong. */
function PriceHead({ history: { coin, name } }: { history: CoinHistory }) {
  const t = useText('markets');
  return <PageHead title={t('price_title', { name, coin })} description={t('price_description', { name, coin })} path={coinPath(coin)} />;
}
