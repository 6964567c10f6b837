import type { Fill } from '@peerbourse/contract/markets/spot/order.shape';
import { Empty } from '@peerbourse/ui/feedback/empty';
import type { Column } from '@peerbourse/ui/figures/card-table';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { myTradesQuery } from '#queries/spot/my-trades.query.ts';
import { PairCell, PriceCell, SideText } from './order-cells.tsx';
import { PagedTable } from './paged-table.tsx';
import { useOrderPages } from './use-order-pages.ts';

/** What the account has traded, with its fees. */
export function TradeHistoryList({ symbol }: { symbol: string | undefined }) {
  const t = useText('spot');
  const format = useFormat();
  const { answers, isPending, showOlder } = useOrderPages((cursor?: string) =>
    myTradesQuery({ ...(symbol && { symbol }), ...(cursor && { cursor }) }),
  );
  const columns: Array<Column<Fill>> = [
    { key: 'pair', name: t('pair'), cell: ({ symbol: of, at }) => <PairCell symbol={of} at={at} /> },
    { key: 'side', name: t('order'), onCard: 'corner', cell: ({ side }) => <SideText side={side} /> },
    { key: 'price', name: t('price'), isAtEnd: true, cell: ({ symbol: of, price }) => <PriceCell symbol={of} price={price} /> },
    { key: 'amount', name: t('amount'), isAtEnd: true, cell: ({ quantity }) => <span className="figure">{format.number(quantity)}</span> },
    { key: 'total', name: t('total'), isAtEnd: true, cell: ({ amount }) => <span className="figure">{format.number(amount)}</span> },
    {
      key: 'fee',
      name: t('fee'),
      isAtEnd: true,
      cell: ({ fee, feeCoin }) => (
        <span className="figure">
          {format.number(fee)} {feeCoin}
        </span>
      ),
    },
    { key: 'role', name: t('role'), cell: ({ isMaker }) => t(isMaker ? 'maker' : 'taker') },
  ];
  return (
    <PagedTable
      caption={t('trade_history')}
      columns={columns}
      rows={answers.flatMap(({ trades }) => trades)}
      keyOf={({ symbol: of, tradeNo, side }) => `${of} ${tradeNo} ${side}`}
      empty={<Empty title={t('no_trade_history')} text={t('no_trade_history_text')} />}
      isPending={isPending}
      showOlder={showOlder}
    />
  );
}
