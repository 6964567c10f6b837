import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { useReasonText } from '#features/p2p/shared/reason-text.ts';
import { adListQuery } from '#queries/p2p-ads/ad-list.query.ts';
import { adListInput, hallAddress } from '../market/hall-params.ts';
import { settledAmounts } from '../take/take.form.ts';
import { nearestAmount } from './best-offer.ts';
import { hallFor, offersFor, type QuickPlace, withOtherMethod } from './quick-place.ts';
import { type QuickTrade, shownAmounts } from './quick-trade.ts';

/** Nothing fits: why, and the ways on, each of them one press away. */
export function NoMatch(trade: QuickTrade) {
  const format = useFormat();
  const t = useText('p2p');
  const { place, change, page } = trade;
  const { fiat } = settledAmounts(shownAmounts(trade));
  // The list shows guests every offer; members it tells why they may not take one.
  const barred = trade.quoted.hasNoMatch ? page?.ads.find(({ reasons }) => reasons.length > 0) : undefined;
  const other = useOtherAmount(trade);
  const isAboutAmount = !barred && other !== undefined;
  const isAboutMethod = !barred && !isAboutAmount && place.method !== undefined;
  return (
    <Banner tone="warning" isSpoken>
      <div className="grid gap-2">
        <p className="font-semibold">
          {barred
            ? t('no_match_barred')
            : t(isAboutAmount ? 'no_match_amount' : isAboutMethod ? 'no_match_method' : 'none_title', {
                coin: place.coin,
                fiat: place.fiat,
              })}
        </p>
        {barred && <Reasons reasons={barred.reasons} />}
        <div className="flex flex-wrap gap-2">
          {isAboutAmount && (
            <Button size="small" variant="secondary" onClick={() => change((from) => ({ ...from, unit: 'fiat', amount: other }))}>
              {t('use_amount', { amount: format.fiatNumber(other, place.fiat), fiat: place.fiat })}
            </Button>
          )}
          {place.method !== undefined && (
            <Button size="small" variant="secondary" onClick={() => change((from) => withOtherMethod(from, ''))}>
              {t('any_method')}
            </Button>
          )}
          <LinkButton size="small" variant="secondary" to={hallAddress(hallFor(withOtherMethod(place, ''), isAboutAmount ? '' : fiat))}>
            {t('see_all_offers')}
          </LinkButton>
        </div>
      </div>
    </Banner>
  );
}

/** The nearest amount that somebody takes in the same way, when the given one is what nobody takes. */
function useOtherAmount({ place, digits, typed }: QuickTrade): string | undefined {
  const anyAmount: QuickPlace = { ...place, unit: 'fiat', amount: '' };
  const all = useRead(adListQuery(adListInput(offersFor(anyAmount))))?.ads ?? [];
  const { fiat } = settledAmounts(shownAmounts({ typed, digits, ad: all[0] }));
  return fiat === '' ? undefined : nearestAmount(all, fiat, digits);
}

function Reasons({ reasons }: { reasons: NonNullable<QuickTrade['page']>['ads'][number]['reasons'] }) {
  const textOf = useReasonText();
  return (
    <ul className="grid gap-1">
      {reasons.map(textOf).map(({ long, fix }) => (
        <li key={long}>
          {long}{' '}
          {fix && (
            <Link to={fix.to} className="font-semibold underline hover:no-underline">
              {fix.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
