import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { checkEligibility } from '@peerbourse/contract/p2p/p2p-ads/market/check-eligibility';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { queryOf } from '#base/api/query.ts';
import { useText } from '#base/i18n/texts.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { ReasonList } from './reason-list.tsx';

/** The server is asked once more whether it may be. */
export function MayTake({ ad: { adNo }, amount }: { ad: MarketAd; amount: string }) {
  const t = useText('p2p');
  return (
    <QueryBoundary
      query={queryOf(checkEligibility, { adNo, amount }, { staleMs: 0, meta: { showToast: false, isPrivate: true } })}
      fallback={<Skeleton shape="block" className="h-12" />}
    >
      {({ isEligible, reasons }) =>
        isEligible ? (
          <Banner tone="success">{t('may_take')}</Banner>
        ) : (
          <Banner tone="warning" isSpoken>
            <ReasonList reasons={reasons} />
          </Banner>
        )
      }
    </QueryBoundary>
  );
}
