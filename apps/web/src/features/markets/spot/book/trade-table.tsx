import type { PublicTrade } from '@peerbourse/contract/markets/spot/market.shape';
import { memo } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { Market } from '../market/market.ts';

interface TradeTableProps {
  /** The oldest first, as they are told. */
  trades: readonly PublicTrade[];
  market: Market;
  rowClass: string;
  bodyClass?: string;
}

/** Trades of a market, the newest on top. */
export function TradeTable({ trades, market, rowClass, bodyClass = '' }: TradeTableProps) {
  const t = useText('spot-prices');
  const { base, quote } = market;
  return (
    <table dir="ltr" className="block w-full text-12">
      <thead className="block">
        <tr className={`${gridClass} ${rowClass}`}>
          <th scope="col" className="text-start font-normal text-ink-soft">
            {t('price_in', { coin: quote })}
          </th>
          <th scope="col" className="text-end font-normal text-ink-soft">
            {t('amount_in', { coin: base })}
          </th>
          <th scope="col" className="text-end font-normal text-ink-soft">
            {t('time')}
          </th>
        </tr>
      </thead>
      <tbody className={`block ${bodyClass}`}>
        {trades.toReversed().map((trade) => (
          <TradeRow key={trade.tradeNo} trade={trade} market={market} rowClass={rowClass} />
        ))}
      </tbody>
    </table>
  );
}

const gridClass = 'grid grid-cols-3 items-center gap-2';

interface TradeRowProps {
  trade: PublicTrade;
  market: Market;
  rowClass: string;
}

const TradeRow = memo(function TradeRow({ trade: { price, quantity, taker, at }, market, rowClass }: TradeRowProps) {
  const t = useText('spot-prices');
  const format = useFormat();
  const color = taker === 'buy' ? 'text-up' : taker === 'sell' ? 'text-down' : '';
  return (
    <tr className={`${gridClass} ${rowClass}`}>
      <td className={`figure flex items-center gap-1 font-medium ${color}`}>
        <span aria-hidden="true" className="w-3 text-12">
          {taker === 'buy' ? '▲' : taker === 'sell' ? '▼' : ''}
        </span>
        {format.number(price, market.priceScale)}
        {taker && <span className="sr-only">{t(taker)}</span>}
      </td>
      <td className="figure text-end">{format.number(quantity, market.lotScale)}</td>
      <td className="figure text-end text-ink-soft">{format.time(at)}</td>
    </tr>
  );
});
