import { formatUnits } from '@peerbourse/rules/money';
import { groupedSide } from '@peerbourse/rules/spot/grouped-side';
import { Button } from '@peerbourse/ui/actions/button';
import { memo, useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useLiveBook } from '../live/book.live.ts';
import type { Market } from '../market/market.ts';
import { BookMiddle } from './book-middle.tsx';
import { BookSide } from './book-side.tsx';
import { SideShares } from './side-shares.tsx';

const groups = [1, 10, 100] as const;
/** As many as fit beside the chart. */
const shownLevels = 12;

interface BookPanelProps {
  market: Market;
  lastPrice: string | undefined;
  onPrice: (price: string) => void;
}

/** What is offered on both sides, the best prices in the middle. It speaks when it is asked: prices that read themselves aloud help nobody. */
export const BookPanel = memo(function BookPanel({ market, lastPrice, onPrice }: BookPanelProps) {
  const t = useText('spot');
  const prices = useText('spot-prices');
  const format = useFormat();
  const [group, setGroup] = useState<number>(1);
  const [said, setSaid] = useState('');
  const book = useLiveBook(market, group === 1 ? 20 : 200);
  const bids = groupedSide(book?.bids ?? [], 'bids', group).slice(0, shownLevels);
  const asks = groupedSide(book?.asks ?? [], 'asks', group).slice(0, shownLevels);
  const largest = Math.max(sumOf(bids), sumOf(asks));
  const { base, quote, priceScale } = market;
  const priceText = (tick: number | undefined) =>
    tick === undefined ? t('none') : format.number(formatUnits(BigInt(tick), priceScale), priceScale);
  const saySides = () => setSaid(t('best_said', { bid: priceText(book?.bids[0]?.[0]), ask: priceText(book?.asks[0]?.[0]) }));
  return (
    <section aria-label={prices('book')} className="min-w-0" data-book={book ? 'there' : 'missing'}>
      <div className="flex items-center justify-between gap-2 px-4 pt-2 max-tablet:px-0">
        <h2 className="text-14 font-bold">{prices('book')}</h2>
        <label className="flex items-center gap-2 text-12 text-ink-soft">
          {t('grouping')}
          <select
            value={group}
            onChange={(event) => setGroup(Number(event.currentTarget.value))}
            className="figure min-h-11 cursor-pointer rounded-small bg-sunken px-2 text-ink mouse:min-h-8"
          >
            {groups.map((step) => (
              <option key={step} value={step}>
                {format.number(formatUnits(BigInt(step), priceScale))}
              </option>
            ))}
          </select>
        </label>
      </div>
      <span className="sr-only focus-within:not-sr-only">
        <Button variant="quiet" size="small" onClick={saySides}>
          {t('read_best')}
        </Button>
      </span>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div dir="ltr" className="text-12">
        <div className="grid grid-cols-3 gap-2 px-4 py-1.5 text-ink-soft max-tablet:px-0">
          <span>{prices('price_in', { coin: quote })}</span>
          <span className="text-end">{prices('amount_in', { coin: base })}</span>
          <span className="text-end">{t('sum_in', { coin: base })}</span>
        </div>
        <BookSide side="asks" levels={asks} largest={largest} market={market} onPrice={onPrice} rows={shownLevels} />
        <BookMiddle best={[book?.bids[0]?.[0], book?.asks[0]?.[0]]} lastPrice={lastPrice} market={market} />
        <BookSide side="bids" levels={bids} largest={largest} market={market} onPrice={onPrice} rows={shownLevels} />
        <SideShares bids={sumOf(bids)} asks={sumOf(asks)} />
      </div>
    </section>
  );
});

function sumOf(levels: ReadonlyArray<readonly [number, number]>): number {
  return levels.reduce((sum, [, lots]) => sum + lots, 0);
}
