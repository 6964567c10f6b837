import { HydrationBoundary } from '@tanstack/react-query';
import { loadSubject } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { TakeableAds } from '#features/p2p-ads/market/takeable-ads.tsx';
import { advertiserPageQuery } from '#features/p2p-users/advertiser/advertiser-page.query.ts';
import { AdvertiserScreen, type OffersOf } from '#features/p2p-users/advertiser/advertiser-screen.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import type { Handle } from '#shell/handle.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { NothingYet } from '#shell/nothing-yet.tsx';
import type { Route } from './+types/advertiser.ts';

const texts = ['p2p', 'amounts', countryTexts];

export const handle: Handle = { texts, background: 2 };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadSubject(context, needsOf(params.encryptUserId));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return visitPage(needsOf(params.encryptUserId));
}

function needsOf(encryptUserId: string): PageNeeds {
  const subject = advertiserPageQuery(encryptUserId);
  return { texts, queries: [subject], subject };
}

export default function AdvertiserRoute({ loaderData: { queries, status }, params }: Route.ComponentProps) {
  if (status === 404) return <MissingPage />;
  return (
    <HydrationBoundary state={queries}>
      <AdvertiserScreen key={params.encryptUserId} encryptUserId={params.encryptUserId} offers={offers} />
    </HydrationBoundary>
  );
}

const offers: OffersOf = (ads, caption, none) => <TakeableAds caption={caption} ads={ads} isOfOne empty={<NothingYet title={none} />} />;
