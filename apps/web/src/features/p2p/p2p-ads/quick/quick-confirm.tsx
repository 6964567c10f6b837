import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useText } from '#base/i18n/texts.tsx';
import { useFailureText } from '#parts/use-failure-text.ts';
import type { QuickMatch } from '#queries/p2p-ads/quick-match.query.ts';
import type { Digits } from '../take/take.form.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { PriceChange } from './quick-offer.tsx';
import type { QuickPlace } from './quick-place.ts';
import { QuoteRing } from './quote-ring.tsx';
import type { Quoted } from './use-quote.ts';

interface QuickConfirmProps {
  place: QuickPlace;
  match: QuickMatch;
  quoted: Quoted;
  digits: Digits;
  onClose: () => void;
}

/** The last look, with the time for which its price is promised. A new quote may come from somebody else, whom the sheet then shows. */
export function QuickConfirm({ place, match: { ad, quote }, quoted, digits, onClose }: QuickConfirmProps) {
  return (
    <ConfirmSheet
      // What was checked about one offer says nothing about another.
      key={ad.adNo}
      ad={{ ...ad, price: quote.price }}
      amounts={{ fiat: quote.amount, coin: quote.quantity }}
      fee={quote.fee}
      digits={digits}
      method={place.method}
      quote={quote.token}
      promise={<Promised quoted={quoted} price={quote.price} fiat={place.fiat} />}
      onQuoteOver={quoted.ask}
      onClose={onClose}
    />
  );
}

function Promised({ quoted, price, fiat }: { quoted: Quoted; price: string; fiat: string }) {
  const t = useText('p2p');
  const common = useText('common');
  const failureText = useFailureText();
  if (quoted.isResting) return <AskAgain tone="info" message={t('still_there')} label={t('new_price')} quoted={quoted} />;
  if (quoted.error) return <AskAgain tone="error" message={failureText(quoted.error)} label={common('try_again')} quoted={quoted} />;
  return (
    <>
      <div className="flex items-center gap-3 text-14">
        <QuoteRing quoted={quoted} />
        <p>{t('price_held_note')}</p>
      </div>
      <PriceChange was={quoted.was} now={price} fiat={fiat} />
    </>
  );
}

interface AskAgainProps {
  tone: 'info' | 'error';
  message: string;
  label: string;
  quoted: Quoted;
}

/** The price below no longer holds: said here, so that nobody looks for what became of it. */
function AskAgain({ tone, message, label, quoted }: AskAgainProps) {
  const t = useText('p2p');
  return (
    <Banner
      tone={tone}
      isSpoken
      action={
        <Button size="small" isLoading={quoted.isAsking} loadingLabel={t('asking_price')} onClick={quoted.ask}>
          {label}
        </Button>
      }
    >
      {message}
    </Banner>
  );
}
