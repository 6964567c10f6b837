import { formatUnits } from '@peerbourse/rules/money';
import type { Level } from '@peerbourse/rules/spot/book';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { useLiveBook } from '../live/book.live.ts';
import type { Market } from '../market/market.ts';

export const shownRows = 5;

/** The best prices of both sides beside each other: what somebody would get who buys or sells now. */
export function BestLevels({ market }: { market: Market }) {
  const t = useText('spot-prices');
  const book = useLiveBook(market, 20);
  const { base, quote } = market;
  const heading = 'py-1 font-normal text-ink-soft';
  return (
    <div className="min-w-0 px-4 py-3">
      <h3 className="pb-1 text-13 font-bold">{t('book')}</h3>
      <table dir="ltr" className="w-full table-fixed text-12">
        <caption className="sr-only">{t('book')}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${heading} text-start`}>
              {t('amount_in', { coin: base })}
            </th>
            <th scope="col" className={`${heading} text-end`}>
              <span className="sr-only">{t('bids')}</span> {t('price_in', { coin: quote })}
            </th>
            <th scope="col" className={`${heading} ps-3 text-start`}>
              <span className="sr-only">{t('asks')}</span> {t('price_in', { coin: quote })}
            </th>
            <th scope="col" className={`${heading} text-end`}>
              {t('amount_in', { coin: base })}
            </th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: shownRows }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={place}>
              <Quantity level={book?.bids[place]} market={market} className="text-start" />
              <Price level={book?.bids[place]} market={market} className="text-end text-up" />
              <Price level={book?.asks[place]} market={market} className="ps-3 text-start text-down" />
              <Quantity level={book?.asks[place]} market={market} className="text-end" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  level: Level | undefined;
  market: Market;
  className: string;
}

function Price({ level, market: { priceScale }, className }: CellProps) {
  const format = useFormat();
  return (
    <td className={`figure h-6 font-medium ${className}`}>
      {level && format.number(formatUnits(BigInt(level[0]), priceScale), priceScale)}
    </td>
  );
}

function Quantity({ level, market: { lotScale }, className }: CellProps) {
  const format = useFormat();
  return <td className={`figure h-6 ${className}`}>{level && format.number(formatUnits(BigInt(level[1]), lotScale), lotScale)}</td>;
}
