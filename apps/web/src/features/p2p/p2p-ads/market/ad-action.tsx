import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { Popover } from '@peerbourse/ui/overlays/popover';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { useReasonText } from '#features/p2p/shared/reason-text.ts';
import { mayOpen } from '../take/setup-reasons.ts';

interface AdActionProps {
  ad: MarketAd;
  isOpen: boolean;
  onToggle: (() => void) | undefined;
}

/** Where the focus goes when the panel of an ad closes. */
export function takeButtonId(adNo: string): string {
  return `take-${adNo}`;
}

/** Opens the ad, or says why not and what can be done about it. Guests and new traders read it first, and are told there what is left. */
export function AdAction({ ad, isOpen, onToggle }: AdActionProps) {
  const t = useText('p2p');
  const isBuying = ad.side === 'sell';
  const label = t(isBuying ? 'buy_coin' : 'sell_coin', { coin: ad.coinCode });
  const variant = isBuying ? 'up' : 'down';
  if (!mayOpen(ad)) return <WhyNot ad={ad} />;
  return (
    <Button
      id={takeButtonId(ad.adNo)}
      variant={isOpen ? 'secondary' : variant}
      aria-expanded={isOpen}
      onClick={onToggle}
      className="whitespace-nowrap"
    >
      {isOpen ? t('close_panel') : label}
    </Button>
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
        <Button {...wiring} variant="soft" className="text-ink-soft tablet:max-w-56 tablet:min-w-42">
          <span className="block text-13 text-balance">{all[0]?.short}</span>
          <span className="block text-12 font-normal underline">{t('why')}</span>
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
