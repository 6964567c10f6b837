import { lazy, Suspense } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { adListQuery } from '#queries/p2p-ads/ad-list.query.ts';
import { adListInput, type HallParams, type HallScreenParams } from './hall-params.ts';

const ReferenceLine = lazy(async () => ({ default: (await import('#features/p2p/shared/reference-line.tsx')).ReferenceLine }));

/** In the first HTML, but awake a moment after what stands above it: whoever looks at prices waits for less. */
const HallRest = lazy(async () => ({ default: (await import('./hall-rest.tsx')).HallRest }));

/** The market: what can be bought or sold for a currency, from whom, at which price and on which terms. */
export function HallScreen({ place, wanted }: HallScreenParams) {
  return (
    <div className="page relative grid w-full flex-1 content-start gap-4 pt-0.5 pb-5 max-tablet:gap-0 tablet:py-8">
      <HallHead place={place} />
      <Suspense>
        <HallRest place={place} wanted={wanted} />
      </Suspense>
    </div>
  );
}

function HallHead({ place: { side, coin, fiat, ...rest } }: { place: HallParams }) {
  const t = useText('p2p');
  const page = useRead(adListQuery(adListInput({ side, coin, fiat, ...rest })));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-28 font-bold max-tablet:sr-only">{t(side === 'buy' ? 'buy_title' : 'sell_title', { coin, fiat })}</h1>
        <p className="mt-1 text-14 text-ink-soft max-tablet:mt-0">
          <span className="max-tablet:hidden">{t(side === 'buy' ? 'buy_lead' : 'sell_lead')} </span>
          {/* On a phone it stands at the end of the row with the pair, which wakes up later. */}
          <span className="inline-block min-h-5 max-[349px]:hidden max-tablet:absolute max-tablet:end-4 max-tablet:top-14 max-tablet:flex max-tablet:h-11 max-tablet:max-w-[calc(100%-276px)] max-tablet:items-center max-tablet:overflow-hidden max-tablet:text-end max-tablet:text-12 max-tablet:leading-tight">
            <Suspense>{page && <ReferenceLine reference={page.reference} fiatCode={fiat} isShortOnPhones />}</Suspense>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-tablet:hidden">
        <LinkButton to="/p2p-trade/ads" variant="secondary" size="small">
          {t('my_ads')}
        </LinkButton>
        <LinkButton to="/account/payment-methods" variant="secondary" size="small">
          {t('payment_methods')}
        </LinkButton>
        <LinkButton to={`/p2p-trade/ads/new?side=${side === 'buy' ? 'sell' : 'buy'}&coin=${coin}&fiat=${fiat}`} size="small">
          {t('post_ad')}
        </LinkButton>
      </div>
    </div>
  );
}
