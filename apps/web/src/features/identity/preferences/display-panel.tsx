import { type CurrencyCode, currencyCodes } from '@peerbourse/contract/locales';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import type { ReactNode } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { CurrencyField } from '#parts/choices/currency-field.tsx';
import { Panel } from '#parts/panel.tsx';
import { currencyListQuery } from '#queries/rates/currency-list.query.ts';
import { useDisplayCurrency } from '#site/preferences/display-currency.ts';
import { NumberFormatControl } from '#site/preferences/number-format-control.tsx';
import { choosePriceColors, priceColors, usePriceColors } from '#site/preferences/price-colors.ts';
import { LanguageForm } from './language-form.tsx';

/** How the site looks to this person. Currency, numbers, time and colours belong to the browser; the language also to the account. */
export function DisplayPanel({ timeBasis }: { timeBasis: ReactNode }) {
  const t = useText('account');
  const common = useText('common');
  const [currency, chooseCurrency] = useDisplayCurrency();
  const colors = usePriceColors();
  const offered = useRead(currencyListQuery)?.currencyList.map(({ name }) => name);
  return (
    <Panel title={t('display')}>
      <div className="grid max-w-140 gap-5">
        <LanguageForm />
        <CurrencyField
          label={common('currency')}
          hint={t('currency_hint')}
          currencies={offered ?? currencyCodes}
          value={currency}
          onChange={(code) => chooseCurrency(code as CurrencyCode)}
        />
        <div>
          {timeBasis}
          <p className="mt-1.5 text-12 text-ink-soft">{t('times_hint')}</p>
        </div>
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="text-13 font-medium text-ink-soft">
            {common('number_format')}
          </span>
          <NumberFormatControl />
        </div>
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="text-13 font-medium text-ink-soft">
            {common('price_colors')}
          </span>
          <SegmentedControl
            label={common('price_colors')}
            size="small"
            phoneColumns={1}
            value={colors}
            onChange={choosePriceColors}
            segments={priceColors.map((value) => ({ value, label: common(`colors_${value}`) }))}
          />
        </div>
      </div>
    </Panel>
  );
}
