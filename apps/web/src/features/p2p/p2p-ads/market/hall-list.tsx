import { Button } from '@peerbourse/ui/actions/button';
import { RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { PageSteps } from '#parts/steps/page-steps.tsx';
import { type AdPage, adListQuery } from '#queries/p2p-ads/ad-list.query.ts';
import { AdTable } from './ad-table.tsx';
import { BeforeTrading } from './before-trading.tsx';
import { adListInput, type HallParams, hallAddress, methodsOf } from './hall-params.ts';
import { useSteadyAds } from './steady-ads.ts';
import { TakeableAds } from './takeable-ads.tsx';

/** Rarely seen, so they do not come with every hall. */
const NoOffers = lazy(async () => ({ default: (await import('./no-offers.tsx')).NoOffers }));
const OldPlace = lazy(async () => ({ default: (await import('./old-place.tsx')).OldPlace }));

const loadingRows = 8;

/** The offers at a place, with what is open among them. */
export function HallList({ place }: { place: HallParams }) {
  const t = useText('p2p');
  return (
    <QueryBoundary
      query={adListQuery(adListInput(place))}
      fallback={<AdTable caption={t('offers')} ads={[]} empty={null} loadingRows={loadingRows} />}
      refused={
        place.cursor !== undefined && (
          <Suspense>
            <OldPlace place={place} />
          </Suspense>
        )
      }
    >
      {(page) => <Offers place={place} page={page} />}
    </QueryBoundary>
  );
}

function Offers({ place, page }: { place: HallParams; page: AdPage }) {
  const t = useText('p2p');
  const { ads, hasMoved, show } = useSteadyAds(page.ads);
  return (
    <div className="relative grid min-w-0 gap-2.5">
      <BeforeTrading ads={ads} />
      {/* It lies over the list, so that nothing moves when it comes. */}
      <span
        role="status"
        className="inset-x-0 z-10 mx-auto w-fit max-w-full max-tablet:fixed max-tablet:bottom-20 tablet:absolute tablet:top-0.5"
      >
        {hasMoved && (
          <Button size="small" iconStart={<RefreshCw size={14} />} onClick={show} className="shadow-float">
            {t('offers_changed')}
          </Button>
        )}
      </span>
      <TakeableAds
        caption={t('offers')}
        ads={ads}
        wanted={place.filters.amount}
        method={methodsOf(place.filters)[0]}
        opensOthers
        empty={
          <Suspense>
            <NoOffers place={place} />
          </Suspense>
        }
      />
      <Steps place={place} nextCursor={page.nextCursor} />
    </div>
  );
}

function Steps({ place: { cursor, ...first }, nextCursor }: { place: HallParams; nextCursor: string | null }) {
  const t = useText('p2p');
  return (
    <PageSteps
      label={t('pages')}
      first={cursor === undefined ? undefined : { to: hallAddress(first), label: t('best_offers') }}
      next={nextCursor === null ? undefined : { to: hallAddress({ ...first, cursor: nextCursor }), label: t('more_offers') }}
    />
  );
}
