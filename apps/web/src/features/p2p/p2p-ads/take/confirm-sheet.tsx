import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { checkEligibility } from '@peerbourse/contract/p2p/p2p-ads/market/check-eligibility';
import { displayDecimal, isLess } from '@peerbourse/rules/money';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { Select } from '@peerbourse/ui/fields/select';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import type { ReactNode } from 'react';
import { queryOf } from '#base/api/query.ts';
import { type Speak, useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import { useReasonText } from '#features/p2p/shared/reason-text.ts';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import { TraderFigures } from '#features/p2p/shared/trader-figures.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { coinsWithFee, type Digits, type TakeAmounts } from './take.form.ts';

interface ConfirmSheetProps {
  ad: MarketAd;
  amounts: TakeAmounts;
  /** In coins; undefined while nobody knows it. */
  fee: string | undefined;
  digits: Digits;
  methodId: string;
  /** For whoever left open how to pay. */
  onMethod?: (methodId: string) => void;
  /** How long the price holds, where it was promised. */
  promise?: ReactNode;
  onClose: () => void;
}

/** The last look before an order: with whom, how much, how, by when. The server is asked once more whether it may be. */
export function ConfirmSheet({ ad, promise, onClose, ...order }: ConfirmSheetProps) {
  const t = useText('p2p');
  const common = useText('common');
  const isBuying = ad.side === 'sell';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isBuying ? 'confirm_buy' : 'confirm_sell', { coin: ad.coinCode })}
      closeLabel={common('close')}
      actions={
        <>
          <Button isWide variant={isBuying ? 'up' : 'down'} reason={t('orders_soon')}>
            {t('place_order')}
          </Button>
          <Button variant="secondary" isWide onClick={onClose}>
            {t('back')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {promise}
        <MayTake ad={ad} amount={order.amounts.fiat} />
        <div className="rounded-medium bg-sunken p-3.5">
          <TraderFace face={ad.advertiser}>
            <TraderFigures figures={ad.advertiser} side={ad.side} />
          </TraderFace>
        </div>
        <OrderTerms ad={ad} {...order} />
        <p className="text-13 text-ink-soft">{`${t(isBuying ? 'own_name_buy' : 'own_name_sell')} ${t('stay_here')}`}</p>
      </div>
    </Dialog>
  );
}

function OrderTerms({ ad, amounts, fee, digits, methodId, onMethod }: Omit<ConfirmSheetProps, 'promise' | 'onClose'>) {
  const t = useText('p2p');
  const duration = useDuration();
  const isBuying = ad.side === 'sell';
  const method = ad.paymethods.find(({ paymethodId }) => paymethodId === methodId);
  const mayChoose = onMethod !== undefined && ad.paymethods.length > 1;
  const fiat = `${displayDecimal(amounts.fiat)} ${ad.fiatCode}`;
  const coin = `${displayDecimal(fee === undefined ? amounts.coin : coinsWithFee(isBuying, amounts.coin, fee, digits))} ${ad.coinCode}`;
  return (
    <>
      <DefinitionList
        variant="ends"
        definitions={[
          { name: t(isBuying ? 'you_pay' : 'you_sell'), value: isBuying ? fiat : coin, isFigure: true },
          { name: t(isBuying && fee !== undefined ? 'you_get_net' : 'you_get'), value: isBuying ? coin : fiat, isFigure: true },
          { name: t('price'), value: `${displayDecimal(ad.price)} ${ad.fiatCode}`, isFigure: true },
          ...(fee === undefined ? [] : [{ name: t('fee'), value: feeText(fee, ad.coinCode, t), isFigure: true }]),
          ...(method && !mayChoose ? [{ name: t('payment'), value: <MethodChip method={method} /> }] : []),
          { name: t('time_to_pay'), value: duration(ad.payMinutes * 60) },
        ]}
      />
      {mayChoose && (
        <Select
          label={t(isBuying ? 'pay_with' : 'get_paid_with')}
          value={methodId}
          onChange={(event) => onMethod(event.currentTarget.value)}
          options={ad.paymethods.map(({ paymethodId, paymethodName }) => ({ value: paymethodId, label: paymethodName }))}
        />
      )}
    </>
  );
}

function feeText(fee: string, coin: string, t: Speak<'p2p'>): string {
  return isLess('0', fee) ? `${displayDecimal(fee)} ${coin}` : t('fee_none');
}

function MayTake({ ad: { adNo }, amount }: { ad: MarketAd; amount: string }) {
  const t = useText('p2p');
  const textOf = useReasonText();
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
            {reasons.map(textOf).map(({ long, fix }) => (
              <p key={long}>
                {long} {fix && <Link to={fix.to}>{fix.label}</Link>}
              </p>
            ))}
          </Banner>
        )
      }
    </QueryBoundary>
  );
}
