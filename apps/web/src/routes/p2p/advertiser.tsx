import { refusals } from '@peerbourse/contract/p2p/p2p-users/refusals';
import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { TakeableAds } from '#features/p2p/p2p-ads/market/takeable-ads.tsx';
import { RatingsOfTrader } from '#features/p2p/p2p-ratings/ratings-of-trader.tsx';
import { AdvertiserScreen, type OffersOf } from '#features/p2p/p2p-users/advertiser/advertiser-screen.tsx';
import { advertiserPageQuery } from '#queries/p2p-users/advertiser-page.query.ts';
import type { Handle } from '#shell/handle.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { loadSubject } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/advertiser.ts';

const texts = ['p2p', 'p2p-ratings', 'amounts', countryTexts, methodTexts];

export const handle: Handle = { texts, background: 2 };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSubject(context, needsOf(params.encryptUserId));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return visitPage(needsOf(params.encryptUserId));
}

function needsOf(encryptUserId: string): PageNeeds {
  const subject = advertiserPageQuery(encryptUserId);
  return { texts, queries: [subject], subject, missing: [refusals['p2p-users.unknown-user'].code] };
}

export default function AdvertiserRoute({ loaderData: { queries, status }, params }: Route.ComponentProps) {
  if (status === 404) return <MissingPage />;
  return (
    <HydrationBoundary state={queries}>
      <AdvertiserScreen key={params.encryptUserId} encryptUserId={params.encryptUserId} offers={offers} ratings={RatingsOfTrader} />
    </HydrationBoundary>
  );
}

const offers: OffersOf = (ads, caption, none) => <TakeableAds caption={caption} ads={ads} isOfOne empty={<NothingYet title={none} />} />;
