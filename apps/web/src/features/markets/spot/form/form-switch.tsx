import { useText } from '#base/i18n/texts.tsx';
import { type OrderForm, orderForms } from './order-draft.ts';

const plain = ['limit', 'market'] as const;

export const formTexts = {
  limit: 'limit',
  market: 'market',
  'stop-limit': 'stop_limit',
  'stop-market': 'stop_market',
  'take-profit-limit': 'take_profit_limit',
  'take-profit-market': 'take_profit_market',
  oco: 'oco',
} as const satisfies Record<OrderForm, string>;

/** What kind of order it is: the two that everybody knows, and the others behind a choice. */
export function FormSwitch({ form, onChange }: { form: OrderForm; onChange: (form: OrderForm) => void }) {
  const t = useText('spot');
  const others = orderForms.filter((each) => !plain.includes(each as (typeof plain)[number]));
  const isOther = others.includes(form);
  return (
    <div>
      <fieldset className="flex items-center gap-1 border-b border-line">
        <legend className="sr-only">{t('order_type')}</legend>
        {plain.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={form === each}
            onClick={() => onChange(each)}
            data-order-type={each}
            className="relative min-h-11 cursor-pointer px-2 text-14 font-semibold text-ink-soft after:absolute after:inset-x-2 after:bottom-0 aria-pressed:text-ink aria-pressed:after:border-b-2 aria-pressed:after:border-brand mouse:min-h-9"
          >
            {t(formTexts[each])}
          </button>
        ))}
        <select
          aria-label={t('order_type')}
          value={isOther ? form : ''}
          onChange={(event) => onChange(event.currentTarget.value as OrderForm)}
          className={`min-h-11 min-w-0 flex-1 cursor-pointer truncate bg-canvas px-1 text-14 font-semibold mouse:min-h-9 ${isOther ? 'text-brand' : 'text-ink-soft'}`}
        >
          <option value="" disabled hidden>
            {`${t('stop_limit')} …`}
          </option>
          {others.map((each) => (
            <option key={each} value={each}>
              {t(formTexts[each])}
            </option>
          ))}
        </select>
      </fieldset>
      <p className="pt-1.5 text-12 text-ink-soft">{t(`hint_${formTexts[form]}`)}</p>
    </div>
  );
}
