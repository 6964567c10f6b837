import { refusals } from '@peerbourse/contract/p2p/p2p-config/refusals';
import { HydrationBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useWantedUrl } from '#base/lib/use-wanted-url.ts';
import { pageOfDocument, usePage } from '#base/page.tsx';
import {
  adListInput,
  cursorOf,
  filtersOf,
  type HallParams,
  type HallSide,
  hallAddress,
  pairOf,
} from '#features/p2p/p2p-ads/market/hall-params.ts';
import { HallScreen } from '#features/p2p/p2p-ads/market/hall-screen.tsx';
import { keepPair, lastPair } from '#features/p2p/p2p-ads/market/last-pair.ts';
import { PageHead } from '#parts/page-head.tsx';
import { adListQuery } from '#queries/p2p-ads/ad-list.query.ts';
import { popularMethodListQuery } from '#queries/p2p-paymethods/popular-method-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import { currencyOfVisit } from '#site/preferences/currency-of-visit.server.ts';
import type { Route } from './+types/hall.ts';

const texts = ['p2p', 'amounts', countryTexts, methodTexts];

export const handle: Handle = { texts, hidesP2pNavigation: 'phone' };

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadSubject(context, needsAt(placeAt(request.url, params.pair, currencyOfVisit(context))));
}

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const known = params.pair === undefined ? lastPair() : undefined;
  if (known) throw redirect(hallAddress({ side: sideAt(request.url), filters: {}, ...known }));
  return visitPage(needsAt(placeAt(request.url, params.pair, pageOfDocument(document).locale.currency)));
}

/** Only a pair that nobody trades here is a page that is not there: a link to a later page may be too old, and offers may come late. */
function needsAt(place: HallParams): PageNeeds {
  const list = adListQuery(adListInput(place));
  const missing = [refusals['p2p-config.unknown-coin'].code, refusals['p2p-config.unknown-fiat'].code];
  return { texts, queries: [list, popularMethodListQuery(place.fiat)], subject: list, missing };
}

/** Where no pair is named, it is the one that most people of a language trade. */
function placeAt(url: string, pair: string | undefined, currency: string): HallParams {
  const { searchParams } = new URL(url);
  return {
    side: sideAt(url),
    ...(pairOf(pair) ?? { coin: 'USDT', fiat: currency }),
    filters: filtersOf(searchParams),
    ...cursorOf(searchParams),
  };
}

function sideAt(url: string): HallSide {
  return /\/p2p-trade\/sell(?:\/|$)/.test(new URL(url).pathname) ? 'sell' : 'buy';
}

export default function Hall({ loaderData: { queries, status }, params }: Route.ComponentProps) {
  const place = usePlace(params.pair);
  const wanted = useWanted(place);
  useLastPair(params.pair, place);
  if (status === 404) return <MissingPage />;
  return (
    <HydrationBoundary state={queries}>
      <HallHead place={place} />
      <HallScreen place={place} wanted={wanted} />
    </HydrationBoundary>
  );
}

function HallHead({ place: { side, coin, fiat } }: { place: HallParams }) {
  const t = useText('p2p');
  const title = t(side === 'buy' ? 'buy_title' : 'sell_title', { coin, fiat });
  return (
    <PageHead
      title={`${title} · P2P`}
      description={t(side === 'buy' ? 'buy_description' : 'sell_description', { coin, fiat })}
      path={hallAddress({ side, coin, fiat, filters: {} })}
    />
  );
}

function usePlace(pair: string | undefined): HallParams {
  const { pathname, search } = useLocation();
  const { currency } = usePage().locale;
  return placeAt(`http://page${pathname}${search}`, pair, currency);
}

const named = /\/p2p-trade\/(?:buy|sell)\/([^/]+)\/?$/;

/** What has been asked for by now, which the list may not show yet. */
function useWanted(shown: HallParams): HallParams {
  const url = useWantedUrl(named);
  const pair = named.exec(url.pathname)?.[1];
  return pair === undefined ? shown : placeAt(url.href, pair, shown.fiat);
}

/** Whoever comes back without naming a pair goes on with the one they looked at last. */
function useLastPair(named: string | undefined, { side, coin, fiat }: HallParams): void {
  const navigate = useNavigate();
  useEffect(() => {
    const known = lastPair();
    if (named !== undefined) keepPair({ coin, fiat });
    else if (known && (known.coin !== coin || known.fiat !== fiat))
      void navigate(hallAddress({ side, filters: {}, ...known }), { replace: true });
  }, [named, side, coin, fiat, navigate]);
}
