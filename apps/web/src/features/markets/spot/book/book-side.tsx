import { formatUnits } from '@peerbourse/rules/money';
import type { Level } from '@peerbourse/rules/spot/book';
import { DepthBar } from '@peerbourse/ui/figures/share-bar';
import { type KeyboardEvent, memo } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { Market } from '../market/market.ts';

interface BookSideProps {
  side: 'bids' | 'asks';
  /** The best first. */
  levels: readonly Level[];
  /** The longest bar, in lots. */
  largest: number;
  /** The table keeps this height, however many there are. */
  rows: number;
  market: Market;
  onPrice: (price: string) => void;
}

/** One side of a book. Rows belong to their place, not to their price, so that only figures change. */
export function BookSide({ side, levels, largest, rows, market, onPrice }: BookSideProps) {
  const t = useText('spot-prices');
  const format = useFormat();
  const { priceScale, lotScale } = market;
  let sum = 0;
  const cells = Array.from({ length: rows }, (_, place) => {
    const level = levels[place];
    if (!level) return undefined;
    sum += level[1];
    return {
      price: formatUnits(BigInt(level[0]), priceScale),
      quantity: format.number(formatUnits(BigInt(level[1]), lotScale), lotScale),
      sum: format.number(formatUnits(BigInt(sum), lotScale), lotScale),
      percent: largest === 0 ? 0 : Math.round((100 * sum) / largest),
    };
  });
  const shown = side === 'asks' ? cells.toReversed() : cells;
  const first = side === 'asks' ? rows - 1 : 0;

  return (
    <table className="block w-full" aria-label={t(side)}>
      <tbody className="block">
        {shown.map((cell, place) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            key={place}
            side={side}
            price={cell?.price}
            shownPrice={cell && format.number(cell.price, priceScale)}
            quantity={cell?.quantity}
            sum={cell?.sum}
            percent={cell?.percent ?? 0}
            isStop={place === first}
            onPrice={onPrice}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Arrows go from price to price. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const buttons = [...(event.currentTarget.closest('tbody')?.querySelectorAll('button') ?? [])];
  const next = buttons[buttons.indexOf(event.currentTarget as HTMLButtonElement) + step];
  if (step === 0 || !next) return;
  event.preventDefault();
  next.focus();
}

interface RowProps {
  side: 'bids' | 'asks';
  price: string | undefined;
  shownPrice: string | undefined;
  quantity: string | undefined;
  sum: string | undefined;
  percent: number;
  /** The one that the tab key stops at. */
  isStop: boolean;
  onPrice: (price: string) => void;
}

const Row = memo(function Row({ side, price, shownPrice, quantity, sum, percent, isStop, onPrice }: RowProps) {
  const color = side === 'asks' ? 'text-down' : 'text-up';
  return (
    <tr className="relative grid h-7 grid-cols-3 items-center gap-2 px-4 hover:bg-sunken max-tablet:px-0 tablet:h-5.5">
      <td className="contents">
        {price !== undefined && (
          <button
            type="button"
            tabIndex={isStop ? 0 : -1}
            onClick={() => onPrice(price)}
            onKeyDown={move}
            data-level={price}
            className={`figure z-1 cursor-pointer text-start font-medium after:absolute after:inset-0 ${color}`}
          >
            {shownPrice}
          </button>
        )}
      </td>
      <td className="figure z-1 text-end">{quantity}</td>
      <td className="figure z-1 text-end text-ink-soft">{sum}</td>
      <td aria-hidden="true" className="contents">
        <DepthBar percent={percent} tone={side === 'asks' ? 'down' : 'up'} />
      </td>
    </tr>
  );
});
