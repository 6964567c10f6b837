import { useText } from '#base/i18n/texts.tsx';
import { useNow } from '#base/lib/use-now.ts';
import { priceIn } from '../convert.ts';
import type { PricedMarket } from './use-market.ts';

interface PriceLineProps extends PricedMarket {
  coin: string;
  fiat: string;
}

/** The price of an estimate, and how old it is. It moves without being spoken. */
export function PriceLine({ coin, fiat, market, prices, isStale }: PriceLineProps) {
  const t = useText('rates');
  const oldest = prices.reduce<string | undefined>((first, { at }) => (first === undefined || at < first ? at : first), undefined);
  return (
    <p className="flex min-h-5 flex-wrap justify-between gap-x-4 text-13 text-ink-soft">
      <span data-quick-price className="figure">
        {`1 ${coin} = ${market ? priceIn(market.price, market.rate) : '--'} ${fiat}`}
      </span>
      {isStale ? <span className="font-semibold text-warn">{t('stale')}</span> : oldest && <Age at={oldest} />}
    </p>
  );
}

function Age({ at }: { at: string }) {
  const t = useText('rates');
  const now = useNow();
  if (now === undefined) return null;
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1_000));
  return (
    <time dateTime={at} className="tabular-nums text-ink-faint">
      {seconds < 60 ? t('age_seconds', { seconds }) : t('age_minutes', { minutes: Math.floor(seconds / 60) })}
    </time>
  );
}
