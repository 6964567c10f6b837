import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { priceIn } from '../convert.ts';
import { PriceAge } from '../price-age.tsx';
import type { PricedMarket } from './use-market.ts';

interface PriceLineProps extends PricedMarket {
  coin: string;
  fiat: string;
}

/** The price of an estimate, and how old it is. It moves without being spoken. */
export function PriceLine({ coin, fiat, market, prices, isStale }: PriceLineProps) {
  const format = useFormat();
  const t = useText('rates');
  const oldest = prices.reduce<string | undefined>((first, { at }) => (first === undefined || at < first ? at : first), undefined);
  return (
    <p className="flex min-h-5 flex-wrap justify-between gap-x-4 text-13 text-ink-soft">
      <span data-quick-price className="figure">
        {`1 ${coin} = ${market ? priceIn(market.price, market.rate, format) : '--'} ${fiat}`}
      </span>
      {isStale ? (
        <span className="font-semibold text-warn">{t('stale')}</span>
      ) : (
        oldest && (
          <span className="text-ink-faint">
            <PriceAge at={oldest} />
          </span>
        )
      )}
    </p>
  );
}
