import { HydrationBoundary } from '@tanstack/react-query';
import { loadSubject } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { p2pArticleListQuery } from '#features/content/p2p-reading/p2p-article-list.query.ts';
import { P2pReading } from '#features/content/p2p-reading/p2p-reading.tsx';
import { tradeTipsQuery } from '#features/content/p2p-reading/trade-tips.query.ts';
import { adListQuery } from '#features/p2p-ads/market/ad-list.query.ts';
import { offersFor, type QuickPlace, quickPlaceOf } from '#features/p2p-ads/quick/quick-place.ts';
import { QuickScreen } from '#features/p2p-ads/quick/quick-screen.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import { useText } from '#i18n/texts.tsx';
import { useWantedUrl } from '#lib/use-wanted-url.ts';
import { coinListQuery } from '#parts/p2p/coin-list.query.ts';
import { fiatListQuery } from '#parts/p2p/fiat-list.query.ts';
import { popularMethodListQuery } from '#parts/p2p/popular-method-list.query.ts';
import { PageHead } from '#parts/page-head.tsx';
import { currencyOfVisit } from '#preferences/currency-of-visit.server.ts';
import { loginCookie } from '#session/login-cookie.ts';
import { ClosedPage } from '#shell/closed-page.tsx';
import type { Handle } from '#shell/handle.ts';
import { pageOfDocument, usePage } from '#shell/page.tsx';
import { siteSettingsQuery } from '#site/site-settings.query.ts';
import { type SiteSettings, useSiteSettings } from '#site/site-settings.ts';
import { visitContext } from '#visitor.server.ts';
import type { Route } from './+types/quick.ts';

const texts = ['p2p', 'amounts', countryTexts];

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
      adListQuery(offersFor(place)),
      popularMethodListQuery(place.fiat),
      coinListQuery,
      fiatListQuery,
      p2pArticleListQuery(place.coin, place.fiat),
      ...(mayBeMember ? [tradeTipsQuery(place.side)] : []),
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

function OpenQuick({ place }: { place: QuickPlace }) {
  const t = useText('p2p');
  if (!useSiteSettings().fastTrade) return <ClosedPage />;
  return (
    <>
      <PageHead title={t('quick_title')} description={t('quick_description')} />
      <QuickScreen place={place}>
        <P2pReading {...place} />
      </QuickScreen>
    </>
  );
}
