import { isLess } from '@peerbourse/rules/money';
import { type Definition, DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { useDuration } from '#features/p2p/shared/duration-text.ts';
import { MethodChip } from '#features/p2p/shared/method-chip.tsx';
import { TraderFace } from '#features/p2p/shared/trader-face.tsx';
import { TraderFigures } from '#features/p2p/shared/trader-figures.tsx';
import { limitsOf } from '../take/take.form.ts';
import { netCoins, type QuickTrade, shownAmounts } from './quick-trade.ts';

/** The order as it would be: with whom, for how much, on which terms. */
export function QuickSummary(trade: QuickTrade) {
  const t = useText('p2p');
  const { ad } = trade;
  const definitions = useTerms(trade);
  return (
    <section aria-labelledby="quick-summary" className="grid gap-4 rounded-large border border-line bg-canvas p-4 tablet:p-6">
      <h2 id="quick-summary" className="text-16 font-bold">
        {t('order_summary')}
      </h2>
      {ad ? (
        <TraderFace face={ad.advertiser}>
          <TraderFigures figures={ad.advertiser} side={ad.side} />
        </TraderFace>
      ) : (
        <p className="flex min-h-11 items-center text-13 text-ink-soft">{t('no_offer_yet')}</p>
      )}
      <DefinitionList variant="ends" definitions={definitions} />
      <p className="text-12 text-ink-faint">{t(trade.place.side === 'buy' ? 'buy_lead' : 'sell_lead')}</p>
    </section>
  );
}

const unknown = '–';

function useTerms(trade: QuickTrade): Definition[] {
  const format = useFormat();
  const t = useText('p2p');
  const duration = useDuration();
  const { place, ad, digits, quoted } = trade;
  const { fiat, coin } = shownAmounts(trade);
  const isBuying = place.side === 'buy';
  const limits = ad && limitsOf(ad, digits);
  const net = netCoins(trade);
  const coins = (net ?? coin) ? format.amount(net ?? coin, place.coin) : unknown;
  const money = fiat ? format.fiat(fiat, place.fiat) : unknown;
  return [
    { name: t(isBuying ? 'you_pay' : 'you_sell'), value: isBuying ? money : coins, isFigure: true },
    { name: t('fee'), value: <Fee fee={quoted.match?.quote.fee} coin={place.coin} /> },
    { name: t(net === undefined ? 'you_get' : 'you_get_net'), value: <strong className="figure">{isBuying ? coins : money}</strong> },
    {
      name: t('limits'),
      value: limits ? format.fiatRange(limits.min, limits.max, place.fiat) : unknown,
      isFigure: true,
    },
    { name: t('time_to_pay'), value: ad ? duration(ad.payMinutes * 60) : unknown },
    { name: t('payment'), value: ad ? <Methods ad={ad} method={place.method} /> : unknown },
  ];
}

/** Guests are not promised anything, and so are told where fees stand. */
function Fee({ fee, coin }: { fee: string | undefined; coin: string }) {
  const format = useFormat();
  const t = useText('p2p');
  if (fee === undefined) {
    return (
      <Link to="/fees" className="underline hover:no-underline">
        {t('see_fees')}
      </Link>
    );
  }
  return isLess('0', fee) ? <span className="figure">{format.amount(fee, coin)}</span> : t('fee_none');
}

const shownMethods = 4;

function Methods({ ad, method }: { ad: NonNullable<QuickTrade['ad']>; method: string | undefined }) {
  const wanted = ad.paymethods.filter(({ paymethodId }) => method === undefined || paymethodId === method);
  return (
    <span className="flex flex-wrap justify-end gap-1.5">
      {wanted.slice(0, shownMethods).map((found) => (
        <MethodChip key={found.paymethodId} method={found} />
      ))}
    </span>
  );
}
