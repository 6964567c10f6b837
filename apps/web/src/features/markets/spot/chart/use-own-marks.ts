import { useMemo } from 'react';
import { useKnown } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { myTradesQuery } from '#queries/spot/my-trades.query.ts';
import { openOrdersQuery } from '#queries/spot/open-orders.query.ts';
import type { Market } from '../market/market.ts';
import type { FillMark, PriceMark } from './own-mark-lines.ts';

/** Own orders as lines and own trades as arrows, where the lists of the page know them. */
export function useOwnMarks({ symbol }: Market): { orders: readonly PriceMark[]; fills: readonly FillMark[] } {
  const t = useText('spot');
  const open = useKnown(openOrdersQuery())?.orders;
  const trades = useKnown(myTradesQuery())?.trades;
  const [buy, sell] = [t('buy'), t('sell')];
  return useMemo(() => {
    const names = { buy, sell };
    const orders = (open ?? []).filter((order) => order.symbol === symbol && order.price !== null);
    return {
      orders: orders.map(({ price, side, quantity }) => ({ price: Number(price), side, label: `${names[side]} ${quantity ?? ''}` })),
      fills: (trades ?? []).filter((trade) => trade.symbol === symbol).map(({ at, side }) => ({ at: Date.parse(at) / 1_000, side })),
    };
  }, [open, trades, symbol, buy, sell]);
}
