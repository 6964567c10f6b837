import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { useText } from '#base/i18n/texts.tsx';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import { FirstSteps } from './first-steps.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderProblem } from './order-problem.tsx';
import { OwnMethodSelect } from './own-method-select.tsx';
import { stepsLeft } from './setup-reasons.ts';
import { TakeAmountFields } from './take-amount-fields.tsx';
import type { TakeForm } from './use-take-form.ts';

interface TakeFieldsProps {
  form: TakeForm;
  onPrice: (price: string) => void;
}

/** What somebody says, and what they are told about it. */
export function TakeFields({ form, onPrice }: TakeFieldsProps) {
  const t = useText('p2p');
  const { ad, taking, mayTake, methods, methodNo, chooseMethod, amounts } = form;
  const isBuying = ad.side === 'sell';
  return (
    <>
      <TakeAmountFields form={form} />
      <div className="grid gap-2">
        {!isBuying && mayTake ? (
          <OwnMethodSelect methods={methods} value={methodNo ?? ''} onChange={chooseMethod} />
        ) : (
          <Accepted ad={ad} label={t(isBuying ? 'pay_with' : 'get_paid_with')} />
        )}
        <p className="text-12 text-ink-soft">{t(isBuying ? 'own_name_buy' : 'own_name_sell')}</p>
      </div>
      {stepsLeft(ad).length > 0 && <FirstSteps ad={ad} />}
      {mayTake && <OrderNotes ad={ad} taking={taking} onPrice={onPrice} />}
      <OrderProblem ad={ad} amount={amounts.fiat} problem={taking.problem} />
    </>
  );
}

/** The buyer pays in any of these; which one is chosen with the order. */
function Accepted({ ad: { paymethods }, label }: { ad: MarketAd; label: string }) {
  return (
    <div>
      <p className="text-13 text-ink-soft">{label}</p>
      <ul aria-label={label} className="mt-1.5 flex flex-wrap gap-1.5">
        {paymethods.map((method) => (
          <li key={method.paymethodId}>
            <MethodChip method={method} />
          </li>
        ))}
      </ul>
    </div>
  );
}
