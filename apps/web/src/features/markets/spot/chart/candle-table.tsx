import { useState } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { isoOf } from '#parts/chart/axis-text.ts';
import type { Market } from '../market/market.ts';
import type { ShownCandle } from './candle-rows.ts';

const shownRows = 24;

/** The newest candles in figures, for whoever cannot see the picture or wants to copy them. */
export function CandleTable({ market, candles }: { market: Market; candles: readonly ShownCandle[] }) {
  const t = useText('spot');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="px-4 text-13 max-tablet:px-0">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand mouse:min-h-8"
      >
        {t(isOpen ? 'chart_hide_table' : 'chart_table')}
      </button>
      {isOpen && <Rows market={market} candles={candles.slice(-shownRows).toReversed()} />}
    </div>
  );
}

function Rows({ market: { pair, priceScale, lotScale }, candles }: { market: Market; candles: readonly ShownCandle[] }) {
  const t = useText('spot');
  const prices = useText('spot-prices');
  const format = useFormat();
  const heads = [prices('time'), t('open_price'), t('high_price'), t('low_price'), t('close_price'), t('candle_volume')];
  const price = (text: string) => format.number(text, priceScale);
  return (
    <div className="overflow-x-auto pb-3">
      <table className="w-full max-w-180">
        <caption className="sr-only">{pair}</caption>
        <thead>
          <tr className="text-12 text-ink-soft">
            {heads.map((head, place) => (
              <th key={head} scope="col" className={`py-1 font-normal ${place === 0 ? 'text-start' : 'text-end'}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candles.map(({ at, open, high, low, close, volume }) => (
            <tr key={at} className="border-t border-line">
              <th scope="row" className="figure py-1 pe-3 text-start font-normal whitespace-nowrap">
                {format.moment(isoOf(at))}
              </th>
              {[price(open), price(high), price(low), price(close), format.number(volume, lotScale)].map((figure, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                <td key={place} className="figure py-1 ps-2 text-end">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
