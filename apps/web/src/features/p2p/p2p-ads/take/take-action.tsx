import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { Lock } from 'lucide-react';
import { useLocation } from 'react-router';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import { loginAddressFor } from '#site/session/login-address.ts';
import { addressWithAd } from './open-ad.ts';
import type { TakeAmounts } from './take.form.ts';
import type { TakeForm } from './use-take-form.ts';

interface TakeActionProps {
  form: TakeForm;
  /** Of the form that it sends. */
  formId: string;
  label: string;
}

/** Places the order; guests log in first and come back to the same ad. */
export function TakeAction({ form: { ad, settled, taking, isLogin, mayTake }, formId, label }: TakeActionProps) {
  const t = useText('p2p-take');
  const { pathname, search } = useLocation();
  const isBuying = ad.side === 'sell';
  const variant = isBuying ? 'up' : 'down';
  const width = 'min-w-48 max-tablet:w-full';
  if (!isLogin) {
    return (
      <LinkButton to={loginAddressFor(addressWithAd(`${pathname}${search}`, ad.adNo, settled.fiat))} variant={variant} className={width}>
        {t(isBuying ? 'log_in_buy' : 'log_in_sell', { coin: ad.coinCode })}
      </LinkButton>
    );
  }
  if (!mayTake) return null;
  return (
    <Button
      type="submit"
      form={formId}
      variant={variant}
      size="large"
      className={width}
      isLoading={taking.isRunning}
      loadingLabel={t('placing')}
    >
      {label}
    </Button>
  );
}

/** What is bought or sold, once it is known how much. */
export function useTakeLabel(ad: MarketAd, { coin }: TakeAmounts): string {
  const format = useFormat();
  const t = useText('p2p');
  const isBuying = ad.side === 'sell';
  if (coin === '') return t(isBuying ? 'buy_coin' : 'sell_coin', { coin: ad.coinCode });
  return t(isBuying ? 'buy_amount' : 'sell_amount', { amount: format.number(coin), coin: ad.coinCode });
}

/** What the press does, and what time there is afterwards. */
export function NextStep({ ad }: { ad: MarketAd }) {
  const t = useText('p2p-take');
  const duration = useDuration();
  const time = duration(ad.payMinutes * 60);
  const key = ad.wantsAcceptance ? 'next_acceptance' : ad.side === 'sell' ? 'next_buy' : 'next_sell';
  return (
    <p className="flex items-start gap-2 text-13 text-ink-soft">
      <Lock size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
      <span>{t(key, { time })}</span>
    </p>
  );
}
