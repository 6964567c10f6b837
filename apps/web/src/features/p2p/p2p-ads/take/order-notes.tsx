import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { OrderDoubts } from './order-doubts.tsx';
import type { Taking } from './use-taking.ts';

interface OrderNotesProps {
  ad: MarketAd;
  taking: Taking;
  /** Takes the new price of the ad. */
  onPrice: (price: string) => void;
}

/** What somebody has to know before they press: a new price, a price far away, and what else is unusual, with one confirmation. */
export function OrderNotes({ ad, taking, onPrice }: OrderNotesProps) {
  const { problem, checks } = taking;
  const refused = problem?.refusal === 'p2p-orders.price-changed' ? problem.details.price : undefined;
  return (
    <>
      <NewPrice was={ad.price} now={refused ?? checks.newPrice} fiat={ad.fiatCode} onAccept={onPrice} />
      <OrderDoubts ad={ad} taking={taking} />
    </>
  );
}

interface NewPriceProps {
  was: string;
  now: string | undefined;
  fiat: string;
  onAccept: (price: string) => void;
}

function NewPrice({ was, now, fiat, onAccept }: NewPriceProps) {
  const format = useFormat();
  const t = useText('p2p-take');
  if (now === undefined || now === was) return null;
  return (
    <Banner
      tone="warning"
      isSpoken
      action={
        <Button size="small" onClick={() => onAccept(now)}>
          {t('accept_price', { price: format.price(now), fiat })}
        </Button>
      }
    >
      {t('price_changed', { was: format.price(was), now: format.price(now), fiat })}
    </Banner>
  );
}
