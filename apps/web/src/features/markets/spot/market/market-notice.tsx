import { Banner } from '@peerbourse/ui/feedback/banner';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { Market } from './market.ts';

const texts = {
  announced: 'state_announced',
  auction: 'state_auction',
  'post-only': 'state_post_only',
  halted: 'state_halted',
  closing: 'state_closing',
  delisted: 'state_delisted',
} as const;

/** What a market does not allow now, and until when. */
export function MarketNotice({ market: { state, auctionEndsAt } }: { market: Market }) {
  const t = useText('spot');
  const format = useFormat();
  return (
    <div role="status" data-market-state={state}>
      {state !== 'open' && (
        <Banner tone={state === 'auction' ? 'info' : 'warning'} shape="strip">
          {t(texts[state])} {state === 'auction' && auctionEndsAt && t('auction_ends', { time: `${format.moment(auctionEndsAt)} UTC` })}
        </Banner>
      )}
    </div>
  );
}
