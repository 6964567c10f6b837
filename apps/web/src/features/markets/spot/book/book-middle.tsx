import { formatUnits } from '@peerbourse/rules/money';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { Market } from '../market/market.ts';
import { usePriceTrend } from '../market/use-price-trend.ts';

interface BookMiddleProps {
  best: readonly [bid: number | undefined, ask: number | undefined];
  lastPrice: string | undefined;
  market: Market;
}

/** Between both sides: what was paid last, and how far the sides are apart. */
export function BookMiddle({ best: [bid, ask], lastPrice, market: { priceScale } }: BookMiddleProps) {
  const t = useText('spot');
  const format = useFormat();
  const trend = usePriceTrend(lastPrice);
  const spread = bid !== undefined && ask !== undefined ? format.number(formatUnits(BigInt(ask - bid), priceScale), priceScale) : undefined;
  return (
    <div className="flex h-9 items-center justify-between gap-2 px-4 max-tablet:px-0">
      <span className={`figure text-16 font-bold ${trend === 'down' ? 'text-down' : trend === 'up' ? 'text-up' : ''}`}>
        {lastPrice === undefined ? '--' : format.number(lastPrice, priceScale)}
      </span>
      {bid === undefined && ask === undefined ? (
        <span className="text-ink-soft">{t('book_empty')}</span>
      ) : (
        spread && <span className="figure text-ink-soft">{t('spread', { spread })}</span>
      )}
    </div>
  );
}
