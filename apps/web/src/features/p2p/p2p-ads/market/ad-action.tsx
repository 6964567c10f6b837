import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { coinDecimals } from '@peerbourse/rules/formats/shown-decimals';
import { Button } from '@peerbourse/ui/actions/button';
import { Popover } from '@peerbourse/ui/overlays/popover';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { useReasonText } from '#features/p2p/shared/reason-text.ts';
import { mayOpen } from '../take/setup-reasons.ts';
import { amountsOf } from '../take/take.form.ts';
import { useDigits } from '../take/use-digits.ts';

interface AdActionProps {
  ad: MarketAd;
  /** The amount that was looked for, in the currency. */
  wanted: string | undefined;
  isOpen: boolean;
  onToggle: (() => void) | undefined;
}

/** Where the focus goes when the panel of an ad closes. */
export function takeButtonId(adNo: string): string {
  return `take-${adNo}`;
}

/** What opens below the row of an ad. */
export function panelId(adNo: string): string {
  return `panel-${adNo}`;
}

/** Opens the ad, or says why not and what can be done about it. Guests and new traders read it first, and are told there what is left. */
export function AdAction({ ad, wanted, isOpen, onToggle }: AdActionProps) {
  const t = useText('p2p');
  const isBuying = ad.side === 'sell';
  const values = { coin: ad.coinCode, name: ad.advertiser.nickName };
  const variant = isBuying ? 'up' : 'down';
  if (!mayOpen(ad)) return <WhyNot ad={ad} />;
  return (
    <span className="inline-grid min-w-28 gap-1">
      <Button
        id={takeButtonId(ad.adNo)}
        variant={isOpen ? 'secondary' : variant}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId(ad.adNo) : undefined}
        aria-label={isOpen ? undefined : t(isBuying ? 'buy_coin_from' : 'sell_coin_to', values)}
        onClick={onToggle}
      >
        {isOpen ? t('close_panel') : t(isBuying ? 'buy_coin' : 'sell_coin', values)}
      </Button>
      {wanted !== undefined && <Gets ad={ad} wanted={wanted} />}
    </span>
  );
}

/** How many coins the amount is that was looked for. */
function Gets({ ad, wanted }: { ad: MarketAd; wanted: string }) {
  const t = useText('p2p');
  const format = useFormat();
  const { coin } = amountsOf({ unit: 'fiat', typed: wanted }, ad, useDigits(ad.coinCode, ad.fiatCode));
  if (coin === '') return null;
  const amount = format.number(coin, coinDecimals(ad.coinCode));
  return (
    <span className="figure text-center text-12 text-ink-soft">
      {t(ad.side === 'sell' ? 'get_amount' : 'sell_amount', { amount, coin: ad.coinCode })}
    </span>
  );
}

function WhyNot({ ad: { reasons, advertiser } }: { ad: MarketAd }) {
  const t = useText('p2p');
  const textOf = useReasonText();
  const all = reasons.map(textOf);
  return (
    <Popover
      label={t('why_not', { name: advertiser.nickName })}
      align="end"
      className="w-80 max-w-[calc(100vw-32px)] p-4 text-start"
      button={(wiring) => (
        <Button {...wiring} variant="secondary" className="min-w-28">
          {t('fix_restricted')}
        </Button>
      )}
    >
      <p className="mb-2 text-14 font-semibold">{t('why_title')}</p>
      <ul className="grid gap-3">
        {all.map(({ long, fix }) => (
          <li key={long} className="text-13">
            {long}
            {fix && (
              <Link to={fix.to} className="mt-1 flex min-h-8 items-center font-semibold text-brand hover:underline">
                {fix.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Popover>
  );
}
