import type { CallOutput } from '@peerbourse/contract/call';
import type { adByShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/ad-by-share-code';
import type { checkShareCode } from '@peerbourse/contract/p2p/p2p-ads/market/check-share-code';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { Suspense, useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import { ReferenceLine } from '#features/p2p/shared/reference-line.tsx';
import { SpreadText } from '#features/p2p/shared/spread-text.tsx';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import { TraderFigures } from '#features/p2p/shared/trader-figures.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { adByShareCodeQuery } from '#queries/p2p-ads/ad-by-share-code.query.ts';
import { checkShareCodeQuery } from '#queries/p2p-ads/check-share-code.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useScreenType } from '#shell/screen-type.ts';
import { loginAddressFor } from '#site/session/login-address.ts';
import { useSession } from '#site/session/use-session.ts';
import type { NewPrice } from '../market/steady-ads.ts';
import { TakePanel } from '../take/lazy-take-panel.ts';
import { ReasonList } from '../take/reason-list.tsx';
import { mayOpen } from '../take/setup-reasons.ts';

type SharedAd = CallOutput<typeof adByShareCode>;

/** The ad behind a code. Guests learn what it is about; who is logged in sees it and can take it. */
export function SharedAdScreen({ code }: { code: string }) {
  return (
    <QueryBoundary query={checkShareCodeQuery(code)} fallback={<AwaitedAd />}>
      {(checked) => (checked.isAlive ? <LiveCode code={code} checked={checked} /> : <CodeOver />)}
    </QueryBoundary>
  );
}

function LiveCode({ code, checked }: { code: string; checked: CallOutput<typeof checkShareCode> }) {
  const { isLogin } = useSession();
  if (!isLogin) return <GuestCard code={code} checked={checked} />;
  return (
    <QueryBoundary query={adByShareCodeQuery(code)} fallback={<AwaitedAd />} refused={<CodeOver />}>
      {(ad) => <AdBehindCode ad={ad} code={code} />}
    </QueryBoundary>
  );
}

function AwaitedAd() {
  return <Skeleton shape="block" className="h-96" />;
}

function CodeOver() {
  const t = useText('p2p-ads');
  return (
    <div className="rounded-large border border-line">
      <NothingYet
        picture="search"
        title={t('code_over')}
        text={t('code_over_text')}
        action={
          <LinkButton size="medium" to="/p2p-trade">
            {t('standing_no_right_step')}
          </LinkButton>
        }
      />
    </div>
  );
}

function GuestCard({ code, checked: { side, coinCode, fiatCode } }: { code: string; checked: CallOutput<typeof checkShareCode> }) {
  const t = useText('p2p-ads');
  const values = { coin: coinCode ?? '', fiat: fiatCode ?? '' };
  return (
    <div className="rounded-large border border-line">
      <NothingYet
        title={t(side === 'sell' ? 'code_buy' : 'code_sell', values)}
        text={t('code_guest')}
        action={
          <>
            <LinkButton size="medium" to={loginAddressFor(`/p2p-trade/code/${code}`)}>
              {t('code_log_in')}
            </LinkButton>
            <LinkButton size="medium" variant="secondary" to="/register">
              {t('code_register')}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}

function AdBehindCode({ ad: known, code }: { ad: SharedAd; code: string }) {
  const format = useFormat();
  const t = useText('p2p-ads');
  const isPhone = useScreenType() === 'mobile';
  const [isOpen, setIsOpen] = useState(false);
  const [accepted, accept] = useState<Omit<NewPrice, 'adNo'>>();
  const ad = accepted?.was === known.price ? { ...known, price: accepted.price } : known;
  const isBuying = ad.side === 'sell';
  return (
    <article className="grid gap-5 rounded-large border border-line p-5 tablet:p-6">
      <TraderFace face={ad.advertiser}>
        <TraderFigures figures={ad.advertiser} side={ad.side} />
      </TraderFace>
      <div>
        <h2 className="text-18 font-bold">{t(isBuying ? 'code_buy' : 'code_sell', { coin: ad.coinCode, fiat: ad.fiatCode })}</h2>
        <p className="mt-1 text-28 leading-tight font-bold">
          <span className="figure">{format.price(ad.price)}</span> <span className="text-16 font-medium text-ink-soft">{ad.fiatCode}</span>
        </p>
        <p className="text-13 text-ink-soft">
          <SpreadText ppm={ad.spreadPpm} /> <ReferenceLine reference={ad.reference} fiatCode={ad.fiatCode} />
        </p>
      </div>
      <DefinitionList
        variant="tiles"
        definitions={[
          { name: t('preview_available'), value: format.amount(ad.available, ad.coinCode), isFigure: true },
          { name: t('limits'), value: format.fiatRange(ad.minAmount, ad.maxAmount, ad.fiatCode), isFigure: true },
          { name: t('window'), value: t('minutes', { count: ad.payMinutes }) },
        ]}
      />
      <ul aria-label={t('methods')} className="flex flex-wrap gap-1.5">
        {ad.paymethods.map((method) => (
          <li key={method.paymethodId}>
            <MethodChip method={method} />
          </li>
        ))}
      </ul>
      {ad.remark !== '' && <p className="rounded-medium bg-sunken p-4 text-14 whitespace-pre-line wrap-anywhere">{ad.remark}</p>}
      {isOpen && (
        <Suspense>
          <TakePanel
            ad={ad}
            wanted={undefined}
            method={undefined}
            shareCode={code}
            onPrice={(price) => accept({ was: known.price, price })}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
      {(!isOpen || isPhone) && <TakeOrWhyNot ad={ad} onTake={() => setIsOpen(true)} />}
    </article>
  );
}

/** The way on, or everything that stands in it, each with what can be done. */
function TakeOrWhyNot({ ad, onTake }: { ad: SharedAd; onTake: () => void }) {
  const t = useText('p2p-ads');
  const isBuying = ad.side === 'sell';
  if (mayOpen(ad)) {
    return (
      <div>
        <Button variant={isBuying ? 'up' : 'down'} size="large" className="min-w-48 max-tablet:w-full" onClick={onTake}>
          {t(isBuying ? 'taker_buys' : 'taker_sells', { coin: ad.coinCode })}
        </Button>
      </div>
    );
  }
  return (
    <section className="rounded-medium bg-warn-tint p-4 text-14">
      <h3 className="font-semibold text-warn">{t('code_not_yet')}</h3>
      <ReasonList reasons={ad.reasons} />
    </section>
  );
}
