import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import { Empty } from '@peerbourse/ui/feedback/empty';
import type { Column } from '@peerbourse/ui/figures/card-table';
import { useText } from '#base/i18n/texts.tsx';
import { orderHistoryQuery } from '#queries/spot/order-history.query.ts';
import { AmountCell, KindCell, PairCell, PriceCell } from './order-cells.tsx';
import { PagedTable } from './paged-table.tsx';
import { useOrderPages } from './use-order-pages.ts';

/** Orders that are over, and why. */
export function OrderHistoryList({ symbol }: { symbol: string | undefined }) {
  const t = useText('spot');
  const { answers, isPending, showOlder } = useOrderPages((cursor?: SpotOrder['orderNo']) =>
    orderHistoryQuery({ ...(symbol && { symbol }), ...(cursor && { cursor }) }),
  );
  const columns: Array<Column<SpotOrder>> = [
    { key: 'pair', name: t('pair'), cell: ({ symbol: of, updatedAt }) => <PairCell symbol={of} at={updatedAt} /> },
    { key: 'order', name: t('order'), onCard: 'corner', cell: (order) => <KindCell order={order} /> },
    { key: 'price', name: t('price'), isAtEnd: true, cell: ({ symbol: of, price }) => <PriceCell symbol={of} price={price} /> },
    {
      key: 'average',
      name: t('average_price'),
      isAtEnd: true,
      isOffCard: ({ averagePrice }) => averagePrice === null,
      cell: ({ symbol: of, averagePrice }) => (averagePrice === null ? '--' : <PriceCell symbol={of} price={averagePrice} />),
    },
    { key: 'amount', name: t('amount'), isAtEnd: true, cell: (order) => <AmountCell order={order} /> },
  ];
  return (
    <PagedTable
      caption={t('order_history')}
      columns={columns}
      rows={answers.flatMap(({ orders }) => orders)}
      keyOf={({ orderNo }) => orderNo}
      empty={<Empty title={t('no_order_history')} text={t('no_order_history_text')} />}
      isPending={isPending}
      showOlder={showOlder}
    />
  );
}
