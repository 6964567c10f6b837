import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { isLess } from '@peerbourse/rules/money';
import { Button } from '@peerbourse/ui/actions/button';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { type ReactNode, useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import { TraderFigures } from '#features/p2p/shared/trader-figures.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import { MayTake } from '../take/may-take.tsx';
import { OrderDoubts } from '../take/order-doubts.tsx';
import { OrderProblem } from '../take/order-problem.tsx';
import { firstOwn, OwnMethodSelect, useOwnMethods } from '../take/own-method-select.tsx';
import { SalePasswordDialog } from '../take/sale-password-dialog.tsx';
import { coinsWithFee, type Digits, type TakeAmounts } from '../take/take.form.ts';
import { useTakeLabel } from '../take/take-action.tsx';
import { useTaking } from '../take/use-taking.ts';

interface ConfirmSheetProps {
  ad: MarketAd;
  amounts: TakeAmounts;
  /** In coins; undefined while nobody knows it. */
  fee: string | undefined;
  digits: Digits;
  /** The way to pay that was asked for. */
  method: string | undefined;
  /** What proves the price that was promised. */
  quote: string;
  /** How long the price holds, where it was promised. */
  promise?: ReactNode;
  /** Another price is needed. */
  onQuoteOver: () => void;
  onClose: () => void;
}

/** Refusals after which only a new quote leads on. */
const quoteIsOver: ReadonlySet<Problem['refusal']> = new Set([
  'p2p-orders.quote-spent',
  'p2p-ads.quote-over',
  'p2p-orders.price-changed',
  'p2p-ads.unknown-ad',
  'p2p-ads.sold-out',
]);

/** The last look before an order: with whom, how much, how, by when. The server is asked once more whether it may be. */
export function ConfirmSheet({ ad, promise, quote, method, onQuoteOver, onClose, ...terms }: ConfirmSheetProps) {
  const t = useText('p2p');
  const take = useText('p2p-take');
  const common = useText('common');
  const isBuying = ad.side === 'sell';
  const taking = useTaking(ad, true, ({ refusal }) => {
    if (quoteIsOver.has(refusal)) onQuoteOver();
  });
  const methods = useOwnMethods(ad, !isBuying);
  const [chosen, choose] = useState<string>();
  const own = methods?.find(({ userPaymethodId }) => userPaymethodId === chosen) ?? firstOwn(methods, method);
  const wanted = {
    draft: { unit: 'fiat' as const, typed: terms.amounts.fiat },
    quote,
    userPaymethodIds: own ? [own.userPaymethodId] : [],
  };
  const label = useTakeLabel(ad, terms.amounts);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isBuying ? 'confirm_buy' : 'confirm_sell', { coin: ad.coinCode })}
      closeLabel={common('close')}
      actions={
        <>
          <Button
            isWide
            variant={isBuying ? 'up' : 'down'}
            isLoading={taking.isRunning}
            loadingLabel={take('placing')}
            onClick={() => (isBuying || own) && !taking.isRunning && taking.begin(wanted)}
          >
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
        <OrderProblem ad={ad} amount={terms.amounts.fiat} problem={taking.problem} />
        {taking.problem?.refusal !== 'p2p-orders.not-eligible' && <MayTake ad={ad} amount={terms.amounts.fiat} />}
        <div className="rounded-medium bg-sunken p-3.5">
          <TraderFace face={ad.advertiser}>
            <TraderFigures figures={ad.advertiser} side={ad.side} />
          </TraderFace>
        </div>
        <OrderTerms ad={ad} method={method} {...terms} />
        {!isBuying && <OwnMethodSelect methods={methods} value={own?.userPaymethodId ?? ''} onChange={choose} />}
        <OrderDoubts ad={ad} taking={taking} />
        <p className="text-13 text-ink-soft">{`${t(isBuying ? 'own_name_buy' : 'own_name_sell')} ${t('stay_here')}`}</p>
      </div>
      <SalePasswordDialog taking={taking} wanted={wanted} label={label} />
    </Dialog>
  );
}

function OrderTerms({ ad, amounts, fee, digits, method }: Pick<ConfirmSheetProps, 'ad' | 'amounts' | 'fee' | 'digits' | 'method'>) {
  const format = useFormat();
  const t = useText('p2p');
  const duration = useDuration();
  const isBuying = ad.side === 'sell';
  const fiat = format.fiat(amounts.fiat, ad.fiatCode);
  const coin = format.amount(fee === undefined ? amounts.coin : coinsWithFee(isBuying, amounts.coin, fee, digits), ad.coinCode);
  return (
    <DefinitionList
      variant="ends"
      definitions={[
        { name: t(isBuying ? 'you_pay' : 'you_sell'), value: isBuying ? fiat : coin, isFigure: true },
        { name: t(isBuying && fee !== undefined ? 'you_get_net' : 'you_get'), value: isBuying ? coin : fiat, isFigure: true },
        { name: t('price'), value: `${format.price(ad.price)} ${ad.fiatCode}`, isFigure: true },
        ...(fee === undefined
          ? []
          : [{ name: t('fee'), value: isLess('0', fee) ? format.amount(fee, ad.coinCode) : t('fee_none'), isFigure: true }]),
        ...(isBuying ? [{ name: t('payment'), value: <Methods ad={ad} method={method} /> }] : []),
        { name: t('time_to_pay'), value: duration(ad.payMinutes * 60) },
      ]}
    />
  );
}

/** The one that was asked for, or all that the advertiser accepts. */
function Methods({ ad: { paymethods }, method }: Pick<ConfirmSheetProps, 'ad' | 'method'>) {
  const wanted = paymethods.filter(({ paymethodId }) => method === undefined || paymethodId === method);
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {wanted.map((found) => (
        <MethodChip key={found.paymethodId} method={found} />
      ))}
    </span>
  );
}
