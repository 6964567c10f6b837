import { HydrationBoundary } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useRead } from '#base/api/read.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useWantedUrl } from '#base/lib/use-wanted-url.ts';
import { pageOfDocument, usePage } from '#base/page.tsx';
import { adListInput } from '#features/p2p/p2p-ads/market/hall-params.ts';
import { offersFor, type QuickPlace, quickPlaceOf } from '#features/p2p/p2p-ads/quick/quick-place.ts';
import { QuickScreen } from '#features/p2p/p2p-ads/quick/quick-screen.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { p2pArticleListQuery } from '#queries/content/p2p-article-list.query.ts';
import { tradeTipsQuery } from '#queries/content/trade-tips.query.ts';
import { adListQuery } from '#queries/p2p-ads/ad-list.query.ts';
import { coinListQuery } from '#queries/p2p-config/coin-list.query.ts';
import { fiatListQuery } from '#queries/p2p-config/fiat-list.query.ts';
import { popularMethodListQuery } from '#queries/p2p-paymethods/popular-method-list.query.ts';
import { siteSettingsQuery } from '#queries/site/site-settings.query.ts';
import { ClosedPage } from '#shell/closed-page.tsx';
import type { Handle } from '#shell/handle.ts';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import { currencyOfVisit } from '#site/preferences/currency-of-visit.server.ts';
import { loginCookie } from '#site/session/login-cookie.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { visitContext } from '#site/visitor.server.ts';
import type { Route } from './+types/quick.ts';

const texts = ['p2p', 'amounts', countryTexts, methodTexts];

export const handle: Handle = { texts };

export function loader({ context, request }: Route.LoaderArgs) {
  return loadSubject(context, needsAt(placeAt(request.url, currencyOfVisit(context)), context.get(visitContext).mayHaveSession));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPage(needsAt(placeAt(request.url, pageOfDocument(document).locale.currency), loginCookie.isThere()));
}

/** The page has a switch of its own besides that of the market. Tips are for members. */
function needsAt(place: QuickPlace, mayBeMember: boolean): PageNeeds {
  return {
    texts,
    queries: [
      siteSettingsQuery,
      adListQuery(adListInput(offersFor(place))),
      popularMethodListQuery(place.fiat),
      coinListQuery,
      fiatListQuery,
      p2pArticleListQuery({ coinCode: place.coin, fiatCode: place.fiat }),
      ...(mayBeMember ? [tradeTipsQuery({ side: place.side })] : []),
    ],
    subject: siteSettingsQuery,
    isThere: (settings) => (settings as SiteSettings).fastTrade,
  };
}

function placeAt(url: string, currency: string): QuickPlace {
  return quickPlaceOf(new URL(url).searchParams, currency);
}

export default function Quick({ loaderData: { queries } }: Route.ComponentProps) {
  const { href } = useWantedUrl(/\/buy-sell-crypto\/?$/);
  const { currency } = usePage().locale;
  return (
    <HydrationBoundary state={queries}>
      <OpenQuick place={placeAt(href, currency)} />
    </HydrationBoundary>
  );
}

const P2pReading = lazy(async () => ({ default: (await import('#features/core/content/p2p-reading/p2p-reading.tsx')).P2pReading }));

function OpenQuick({ place }: { place: QuickPlace }) {
  const t = useText('p2p');
  const { side, coin, fiat } = place;
  // In the first HTML, but awake after the card. It stays one element, so that nothing draws it again before.
  const reading = useMemo(
    () => (
      <Suspense>
        <P2pReading side={side} coin={coin} fiat={fiat} />
      </Suspense>
    ),
    [side, coin, fiat],
  );
  if (useRead(siteSettingsQuery)?.fastTrade === false) return <ClosedPage />;
  return (
    <>
      <PageHead title={t('quick_title')} description={t('quick_description')} />
      <QuickScreen place={place}>{reading}</QuickScreen>
    </>
  );
}
