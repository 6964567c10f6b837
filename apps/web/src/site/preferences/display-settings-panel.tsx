import {
  type CurrencyCode,
  currencyCodes,
  type LocaleCode,
  type LocaleRow,
  localeOf,
  locales,
  prefixOf,
} from '@peerbourse/contract/locales';
import { SegmentedControl } from '@peerbourse/ui/actions/segmented-control';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { useReading } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { languageListQuery } from '#queries/languages/language-list.query.ts';
import { currencyListQuery } from '#queries/rates/currency-list.query.ts';
import { useDisplayCurrency } from './display-currency.ts';
import { chooseLanguage } from './language-choice.ts';
import { NumberFormatControl } from './number-format-control.tsx';
import { choosePriceColors, priceColors, usePriceColors } from './price-colors.ts';

/** How the site is shown: in which language, currency and number format, and which colours prices have. */
export function DisplaySettingsPanel({ onChosen }: { onChosen: () => void }) {
  const t = useText('common');
  const colors = usePriceColors();
  return (
    <div className="grid gap-5">
      <Part title={t('language')}>
        <Languages />
      </Part>
      <Part title={t('currency')}>
        <Currencies onChosen={onChosen} />
      </Part>
      <Part title={t('number_format')}>
        <NumberFormatControl />
      </Part>
      <Part title={t('price_colors')}>
        <SegmentedControl
          label={t('price_colors')}
          size="small"
          phoneColumns={1}
          value={colors}
          onChange={choosePriceColors}
          segments={priceColors.map((value) => ({ value, label: t(`colors_${value}`) }))}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1.5 text-13 font-semibold text-ink-faint">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Every language by its own name. A language is another address of the same page, so these are plain links. */
function Languages() {
  const current = usePage().locale.code;
  const { pathname, search } = useLocation();
  const { data, isPending } = useReading(languageListQuery);
  if (isPending) return <Waiting rows={25} />;
  // Without the server's list, all that the site was made with are offered.
  const offered = data ? data.languageTypeList.map(({ locale, languageName }) => named(locale as LocaleCode, languageName)) : locales;
  const rest = pathname === '/' ? '' : pathname;
  return (
    <ul className="grid grid-cols-2 gap-x-1 tablet:grid-cols-3">
      {offered.map(({ code, htmlLang, name, direction }) => (
        <li key={code}>
          <a
            href={`${prefixOf(code)}${rest}${search}` || '/'}
            lang={htmlLang}
            hrefLang={htmlLang}
            dir={direction}
            aria-current={code === current ? 'page' : undefined}
            onClick={() => {
              chooseLanguage(
                code,
                offered.map((language) => language.code),
              );
            }}
            className="menu-item"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function named(code: LocaleCode, name: string): LocaleRow {
  return { ...localeOf(code), name };
}

function Currencies({ onChosen }: { onChosen: () => void }) {
  const t = useText('common');
  const [current, choose] = useDisplayCurrency();
  const { data, isPending } = useReading(currencyListQuery);
  if (isPending) return <Waiting rows={13} />;
  const offered = data
    ? data.currencyList.map(({ name, symbol }) => ({ name, symbol }))
    : currencyCodes.map((name) => ({ name, symbol: '' }));
  return (
    <ul aria-label={t('currency')} className="grid grid-cols-3 gap-x-1 tablet:grid-cols-5">
      {offered.map(({ name, symbol }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === current}
            onClick={() => {
              choose(name as CurrencyCode);
              onChosen();
            }}
            className="menu-item w-full cursor-pointer gap-1.5"
          >
            {name} <bdi className="text-ink-faint">{symbol}</bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Waiting({ rows }: { rows: number }) {
  return (
    <div className="grid grid-cols-3 gap-2">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className="h-7" />
      ))}
    </div>
  );
}
