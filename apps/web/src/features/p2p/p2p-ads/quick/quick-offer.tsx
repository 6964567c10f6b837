import { Banner } from '@peerbourse/ui/feedback/banner';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { ReferenceLine } from '#features/p2p/shared/reference-line.tsx';
import { SpreadText } from '#features/p2p/shared/spread-text.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { adListQuery } from '#queries/p2p-ads/ad-list.query.ts';
import { adListInput } from '../market/hall-params.ts';
import { isFarOff } from './best-offer.ts';
import { NoMatch } from './no-match.tsx';
import { offersFor } from './quick-place.ts';
import type { QuickTrade } from './quick-trade.ts';
import { QuoteRing } from './quote-ring.tsx';

/** The price of the best offer beside what the coin is worth elsewhere, and how long it holds. */
export function QuickOffer(trade: QuickTrade) {
  const { place, ad, quoted, hasFilters } = trade;
  if (ad) return <Found {...trade} ad={ad} />;
  const isOnItsWay = hasFilters && quoted.isAsking && !quoted.hasNoMatch;
  return (
    <QueryBoundary query={adListQuery(adListInput(offersFor(place)))} fallback={fallback} refused={<NoMatch {...trade} />}>
      {() => (isOnItsWay ? fallback : <NoMatch {...trade} />)}
    </QueryBoundary>
  );
}

const fallback = <Skeleton shape="block" className="h-20" />;

function Found({ place, page, quoted, ad }: QuickTrade & { ad: NonNullable<QuickTrade['ad']> }) {
  const format = useFormat();
  const t = useText('p2p');
  const reference = quoted.match?.reference ?? page?.reference ?? null;
  return (
    <>
      <div className="flex min-h-20 items-center justify-between gap-4 rounded-medium bg-sunken px-4 py-3">
        <div className="min-w-0">
          <p className="text-12 text-ink-soft">{t(quoted.match ? 'your_price' : 'best_price')}</p>
          <p>
            <span className="figure text-20 font-bold">{format.price(quoted.match?.quote.price ?? ad.price)}</span>{' '}
            <span className="text-13 text-ink-soft">{`${place.fiat} / ${place.coin}`}</span>
          </p>
          <p className="flex flex-wrap gap-x-2 text-12 text-ink-soft">
            <SpreadText ppm={ad.spreadPpm} />
            <span className="text-ink-faint">
              <ReferenceLine reference={reference} fiatCode={place.fiat} />
            </span>
          </p>
        </div>
        {quoted.match && <QuoteRing quoted={quoted} />}
      </div>
      <PriceChange was={quoted.was} now={quoted.match?.quote.price} fiat={place.fiat} />
      {isFarOff(ad) && <Banner tone="warning">{t(place.side === 'buy' ? 'far_off_buy' : 'far_off_sell')}</Banner>}
    </>
  );
}

/** Spoken as well: a price must not change behind somebody's back. */
export function PriceChange({ was, now, fiat }: { was: string | undefined; now: string | undefined; fiat: string }) {
  const format = useFormat();
  const t = useText('p2p');
  return (
    <div role="status" className="empty:hidden">
      {was !== undefined && now !== undefined && (
        <Banner tone="info">{t('price_changed', { was: format.price(was), now: format.price(now), fiat })}</Banner>
      )}
    </div>
  );
}
