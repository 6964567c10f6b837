import { localeCodes } from '@peerbourse/contract/locales';
import { lazy, type ReactNode, Suspense } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { AnyLink } from '#base/links/any-link.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { useSession } from '#site/session/use-session.ts';
import { RegisterField } from './register-field.tsx';

/** The first thing that a visitor reads, with one thing to do beside it. Its figures come from data. */
export function Hero({ aside, coinCount, currencyCount }: { aside: ReactNode; coinCount: number; currencyCount: number }) {
  const t = useText('home');
  return (
    <div className="ground-home">
      <div className="page grid items-center gap-10 py-10 tablet:grid-cols-[1.15fr_0.85fr] tablet:gap-8 tablet:py-14 desktop:gap-14">
        <div className="min-w-0">
          <p className="inline-block rounded-small bg-canvas px-2 py-1 text-12 font-semibold text-brand">{t('badge')}</p>
          <h1 className="mt-4 text-32 font-bold tablet:text-40 desktop:text-52">{t('headline')}</h1>
          <p className="mt-4 max-w-[52ch] text-16 text-ink-soft tablet:text-18">{t('lead')}</p>
          <FirstStep />
          <QuietLinks />
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

const MemberBalance = lazy(async () => ({ default: (await import('./member-balance.tsx')).MemberBalance }));

/** Guests begin an account here; members see what they have and go to theirs. */
function FirstStep() {
  const t = useText('home');
  const { isLogin } = useSession();
  if (!isLogin) return <RegisterField />;
  return (
    <div className="mt-7 grid gap-4">
      {/* What is shown is as high as what waits for it: nothing below moves. */}
      <div className="min-h-24">
        <Suspense>
          <MemberBalance />
        </Suspense>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton to="/assets">{t('see_assets')}</LinkButton>
        <LinkButton to="/account" variant="secondary">
          {t('go_to_account')}
        </LinkButton>
      </div>
    </div>
  );
}

function QuietLinks() {
  const t = useText('home');
  return (
    <p className="mt-3 flex flex-wrap gap-x-6">
      <a href="#prices" className="quiet-link">
        {t('see_prices')}
      </a>
      <AnyLink to="/v1/reference" hrefLang="en" className="quiet-link">
        {t('read_api')}
      </AnyLink>
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
