import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { displayDecimal } from '@peerbourse/rules/money';
import { Button } from '@peerbourse/ui/actions/button';
import { Select } from '@peerbourse/ui/fields/select';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useFirstFocus } from '#base/lib/use-first-focus.ts';
import { AmountField } from '#parts/amount-field.tsx';
import { adDetailQuery } from '#queries/p2p-ads/ad-detail.query.ts';
import { firstMethod } from './first-method.ts';
import { amountsOf, type Digits, feeOf, limitsOf, problemOf, settledAmounts, type TakeAmounts, type TakeDraft } from './take.form.ts';
import { TakeTerms } from './take-terms.tsx';
import { useDigits } from './use-digits.ts';

const ConfirmSheet = lazy(async () => ({ default: (await import('./confirm-sheet.tsx')).ConfirmSheet }));

interface TakePanelProps {
  ad: MarketAd;
  /** What was looked for in the hall. */
  wanted: string | undefined;
  method: string | undefined;
  onClose: () => void;
}

/** Opens in the row of an ad: how much, in either unit, and everything that counts before somebody says yes. */
export function TakePanel({ ad: listed, wanted, method, onClose }: TakePanelProps) {
  const t = useText('p2p');
  const detail = useRead(adDetailQuery(listed.adNo));
  const ad = detail ?? listed;
  const digits = useDigits(ad.coinCode, ad.fiatCode);
  const [draft, setDraft] = useState<TakeDraft>({ unit: 'fiat', typed: wanted ?? '' });
  const [chosen, choose] = useState(firstMethod(ad, method));
  const [isChecked, setIsChecked] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const amounts = amountsOf(draft, ad, digits);
  const isBuying = ad.side === 'sell';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (problemOf(amounts, ad, digits) === undefined) setIsConfirming(true);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-x-10 gap-y-4 desktop:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-x-4 tablet:grid-cols-2">
        <Amounts ad={ad} digits={digits} amounts={amounts} isChecked={isChecked} onDraft={setDraft} />
        <div className="tablet:col-span-2">
          <Select
            label={t(isBuying ? 'pay_with' : 'get_paid_with')}
            value={chosen}
            onChange={(event) => choose(event.currentTarget.value)}
            options={ad.paymethods.map(({ paymethodId, paymethodName }) => ({ value: paymethodId, label: paymethodName }))}
          />
          <p className="mt-2 text-12 text-ink-soft">{t(isBuying ? 'own_name_buy' : 'own_name_sell')}</p>
        </div>
      </div>
      <div className="grid content-between gap-4">
        <TakeTerms ad={ad} detail={detail} quantity={amounts.coin} digits={digits} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="secondary" onClick={onClose}>
            {t('close_panel')}
          </Button>
          <Button type="submit" variant={isBuying ? 'up' : 'down'} className="min-w-48 max-tablet:flex-1">
            {actionText(t, isBuying, settledAmounts(amounts), ad)}
          </Button>
        </div>
      </div>
      {isConfirming && (
        <Suspense>
          <ConfirmSheet
            ad={ad}
            amounts={settledAmounts(amounts)}
            fee={detail && feeOf(amounts.coin, detail.takerFeePpm, digits)}
            digits={digits}
            methodId={chosen}
            onClose={() => setIsConfirming(false)}
          />
        </Suspense>
      )}
    </form>
  );
}

function actionText(t: ReturnType<typeof useText<'p2p'>>, isBuying: boolean, { coin }: TakeAmounts, ad: MarketAd): string {
  if (coin === '') return t(isBuying ? 'buy_coin' : 'sell_coin', { coin: ad.coinCode });
  return t(isBuying ? 'buy_amount' : 'sell_amount', { amount: displayDecimal(coin), coin: ad.coinCode });
}

interface AmountsProps {
  ad: MarketAd;
  digits: Digits;
  amounts: TakeAmounts;
  isChecked: boolean;
  onDraft: (draft: TakeDraft) => void;
}

/** What is given stands before what is got. */
function Amounts({ ad, digits, amounts, isChecked, onDraft }: AmountsProps) {
  const t = useText('p2p');
  // Whoever opens the panel wants to say how much.
  const box = useFirstFocus<HTMLDivElement>();
  const isBuying = ad.side === 'sell';
  const limits = limitsOf(ad, digits);
  const problem = problemOf(amounts, ad, digits);
  const isTyped = amounts.fiat !== '';
  const values = { min: displayDecimal(limits?.min ?? ad.minAmount), max: displayDecimal(limits?.max ?? ad.maxAmount), fiat: ad.fiatCode };
  const refusal = problem && (isChecked || (isTyped && problem !== 'missing')) ? t(`amount_${problem}`, values) : undefined;
  const fiat = (
    <AmountField
      key="fiat"
      label={t(isBuying ? 'you_pay' : 'you_get')}
      value={amounts.fiat}
      onChange={(typed) => onDraft({ unit: 'fiat', typed })}
      decimals={digits.fiatDecimals}
      units={[ad.fiatCode]}
      suffix={ad.fiatCode}
      aside={<span className="figure">{`${values.min} – ${values.max}`}</span>}
      {...(limits ? { max: { label: t('max'), onPress: () => onDraft({ unit: 'fiat', typed: limits.max }) } } : {})}
      refusal={refusal}
    />
  );
  const coin = (
    <AmountField
      key="coin"
      label={t(isBuying ? 'you_get' : 'you_sell')}
      value={amounts.coin}
      onChange={(typed) => onDraft({ unit: 'coin', typed })}
      decimals={digits.coinScale}
      units={[ad.coinCode]}
      suffix={ad.coinCode}
    />
  );
  return (
    <div ref={box} className="grid gap-x-4 tablet:col-span-2 tablet:grid-cols-2">
      {isBuying ? [fiat, coin] : [coin, fiat]}
    </div>
  );
}
