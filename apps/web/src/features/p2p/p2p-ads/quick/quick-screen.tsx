import type { ReactNode } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { adListQuery } from '#queries/p2p-ads/ad-list.query.ts';
import { useHeading } from '#shell/navigation/use-heading.ts';
import { useSession } from '#site/session/use-session.ts';
import { adListInput } from '../market/hall-params.ts';
import { useDigits } from '../take/use-digits.ts';
import { useTyped } from '../take/use-typed.ts';
import { bestOffer } from './best-offer.ts';
import { QuickCard } from './quick-card.tsx';
import { matchFor, offersFor, type QuickPlace, quickAddress } from './quick-place.ts';
import { QuickSteps } from './quick-steps.tsx';
import { QuickSummary } from './quick-summary.tsx';
import { meantPlace, type PlaceChange } from './quick-trade.ts';
import { useQuote } from './use-quote.ts';

interface QuickScreenProps {
  place: QuickPlace;
  /** What to read before a trade. */
  children: ReactNode;
}

/** The shortest way to coins: how much, paid how; the best offer is found, and its price is held while somebody decides. */
export function QuickScreen({ place, children }: QuickScreenProps) {
  const t = useText('p2p');
  return (
    <div className="page grid w-full flex-1 content-start gap-8 py-6 tablet:py-10">
      <div className="mx-auto w-full max-w-240">
        <h1 className="text-24 font-bold tablet:text-32">
          {t(place.side === 'buy' ? 'quick_buy_title' : 'quick_sell_title', { coin: place.coin, fiat: place.fiat })}
        </h1>
        <p className="mt-1 text-ink-soft tablet:text-16">{t(place.side === 'buy' ? 'quick_buy_lead' : 'quick_sell_lead')}</p>
        <Trade place={place} />
      </div>
      <div className="mx-auto grid w-full max-w-240 gap-8">
        <QuickSteps side={place.side} />
        {children}
      </div>
    </div>
  );
}

function Trade({ place }: { place: QuickPlace }) {
  const { isLogin } = useSession();
  const digits = useDigits(place.coin, place.fiat);
  const goOn = useHeading(place, quickAddress, { replace: true, preventScrollReset: true });
  const typed = useTyped({ unit: place.unit, typed: place.amount }, ({ unit, typed: amount }) =>
    goOn((from) => ({ ...from, unit, amount })),
  );
  const page = useRead(adListQuery(adListInput(offersFor(place))));
  const wanted = isLogin ? matchFor(place) : undefined;
  const quoted = useQuote(wanted);
  // Until there is a quote the list tells what it will be about; what the list has and nobody may take is no offer.
  const listed = page && bestOffer(page.ads, typed.draft, digits);
  const ad = quoted.match?.ad ?? (quoted.hasNoMatch ? undefined : listed);
  const trade = {
    place,
    change: (change: PlaceChange) => goOn((from) => change(meantPlace(from, typed))),
    typed,
    digits,
    page,
    quoted,
    hasFilters: wanted !== undefined,
    ad,
  };
  return (
    <div className="mt-6 grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_300px] desktop:grid-cols-[minmax(0,1fr)_360px] desktop:gap-6">
      <QuickCard {...trade} />
      <QuickSummary {...trade} />
    </div>
  );
}
