import { localeCodes } from '@peerbourse/contract/locales';
import { ButtonLink } from '@peerbourse/ui/actions/button-link';
import type { MouseEvent, ReactNode } from 'react';
import { useText } from '#i18n/texts.tsx';
import { openTab } from '#lib/open-tab.ts';
import { usePage } from '#shell/page.tsx';

/** The first thing that a visitor reads, with one thing to do beside it. Its figures come from data. */
export function Hero({ aside, coinCount, currencyCount }: { aside: ReactNode; coinCount: number; currencyCount: number }) {
  const t = useText('home');
  return (
    <div className="bg-linear-to-b from-brand-tint to-canvas">
      <div className="page grid items-center gap-10 py-10 tablet:grid-cols-[1.15fr_0.85fr] tablet:gap-8 tablet:py-14 desktop:gap-14">
        <div>
          <p className="inline-block rounded-small bg-canvas px-2 py-1 text-12 font-semibold text-brand">{t('badge')}</p>
          <h1 className="mt-4 text-32 font-bold tablet:text-40 desktop:text-52">{t('headline')}</h1>
          <p className="mt-4 max-w-[52ch] text-16 text-ink-soft tablet:text-18">{t('lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href="#prices">{t('see_prices')}</ButtonLink>
            <ReferenceLink />
          </div>
          <dl className="mt-9 flex flex-wrap gap-9">
            {coinCount > 0 && <Fact figure={coinCount} word={t('fact_coins', { count: coinCount })} />}
            {currencyCount > 0 && <Fact figure={currencyCount} word={t('fact_currencies', { count: currencyCount })} />}
            <Fact figure={localeCodes.length} word={t('fact_languages', { count: localeCodes.length })} />
          </dl>
        </div>
        {aside}
      </div>
    </div>
  );
}

function Fact({ figure, word }: { figure: number; word: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft">{word}</dt>
      <dd className="figure text-24 font-bold">{figure}</dd>
    </div>
  );
}

/** The reference has no way back, so inside the app it opens in the phone's browser. */
function ReferenceLink() {
  const t = useText('home');
  const { isApp } = usePage();
  const openOutside = (event: MouseEvent) => {
    event.preventDefault();
    openTab('/v1/reference');
  };
  return (
    <ButtonLink href="/v1/reference" look="secondary" onClick={isApp ? openOutside : undefined}>
      {t('read_api')}
    </ButtonLink>
  );
}
