import { localeCodes } from '@peerbourse/contract/locales';
import type { ReactNode } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { useSiteSettings } from '#site/site-settings.ts';
import { RegisterField } from './register-field.tsx';

/** The first thing that a guest reads, with what to do beside it. Its figures come from data. */
export function Hero({ aside, coinCount, currencyCount }: { aside: ReactNode; coinCount: number; currencyCount: number }) {
  const t = useText('home');
  return (
    <div className="ground-home">
      <div className="page grid items-center gap-10 py-10 tablet:grid-cols-[1.15fr_0.85fr] tablet:gap-8 tablet:py-14 desktop:gap-14">
        <div className="min-w-0">
          <h1 className="text-32 font-bold tablet:text-40 desktop:text-52">{t('headline')}</h1>
          <p className="mt-4 max-w-[52ch] text-16 text-ink-soft tablet:text-18">{t('lead')}</p>
          <RegisterField />
          <BuyFirst />
          <dl className="mt-8 flex flex-wrap gap-x-9 gap-y-4">
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

/** For those who want to see offers before they open an account. */
function BuyFirst() {
  const rates = useText('rates');
  const { p2pState } = useSiteSettings();
  if (!p2pState) return null;
  return (
    <p className="mt-3">
      <LinkButton to="/p2p-trade/buy" variant="secondary" className="max-tablet:w-full">
        {rates('quick_buy_coin', { coin: 'USDT' })}
      </LinkButton>
    </p>
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
