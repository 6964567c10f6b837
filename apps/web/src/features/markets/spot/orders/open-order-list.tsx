import { cancelOrder } from '@peerbourse/contract/markets/spot/cancel-order';
import type { SpotOrder } from '@peerbourse/contract/markets/spot/order.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { Empty } from '@peerbourse/ui/feedback/empty';
import type { Column } from '@peerbourse/ui/figures/card-table';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type MouseEvent, useRef } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { DialogButton } from '#parts/dialog-button.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { openOrdersQuery } from '#queries/spot/open-orders.query.ts';
import { AmountCell, KindCell, PairCell, PriceCell, useMarketOf } from './order-cells.tsx';
import { PagedTable } from './paged-table.tsx';
import { renewOrders } from './renew-orders.ts';
import { useOrderPages } from './use-order-pages.ts';

const EditOrderDialog = lazy(async () => ({ default: (await import('./edit-order-dialog.tsx')).EditOrderDialog }));

/** Orders that are not over, each with what can be done about it. */
export function OpenOrderList({ symbol }: { symbol: string | undefined }) {
  const t = useText('spot');
  const place = useRef<HTMLDivElement>(null);
  const { answers, isPending, showOlder } = useOrderPages((cursor?: SpotOrder['orderNo']) =>
    openOrdersQuery({ ...(symbol && { symbol }), ...(cursor && { cursor }) }),
  );
  const columns: Array<Column<SpotOrder>> = [
    { key: 'pair', name: t('pair'), cell: ({ symbol: of, createdAt }) => <PairCell symbol={of} at={createdAt} /> },
    { key: 'order', name: t('order'), onCard: 'corner', cell: (order) => <KindCell order={order} /> },
    { key: 'price', name: t('price'), isAtEnd: true, cell: ({ symbol: of, price }) => <PriceCell symbol={of} price={price} /> },
    { key: 'amount', name: t('amount'), isAtEnd: true, cell: (order) => <AmountCell order={order} /> },
    {
      key: 'act',
      name: t('cancel'),
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'foot',
      cell: (order) => <Acts order={order} onGone={() => place.current?.focus()} />,
    },
  ];
  return (
    <div ref={place} tabIndex={-1}>
      <PagedTable
        caption={t('open_orders')}
        columns={columns}
        rows={answers.flatMap(({ orders }) => orders)}
        keyOf={({ orderNo }) => orderNo}
        empty={<Empty title={t('no_open_orders')} text={t('no_open_orders_text')} />}
        isPending={isPending}
        showOlder={showOlder}
      />
    </div>
  );
}

/** One of a pair can only be cancelled, with the other one. */
function isEditable({ state, price, pairedOrderNo }: SpotOrder): boolean {
  return state === 'open' && price !== null && pairedOrderNo === null;
}

function Acts({ order, onGone }: { order: SpotOrder; onGone: () => void }) {
  const t = useText('spot');
  const format = useFormat();
  const client = useQueryClient();
  const act = useCallMutation(cancelOrder);
  const market = useMarketOf(order.symbol);
  const about = { side: t(order.side), amount: format.number(order.quantity ?? order.amount ?? '0'), coin: market?.base ?? '' };
  async function cancel({ currentTarget: button }: MouseEvent): Promise<void> {
    const answer = await act.run({ orderNo: order.orderNo }, ({ message }) => showToast('error', message));
    if (answer) showToast('info', t('canceled'));
    await renewOrders(client);
    // The button goes with its row; unless the keyboard is elsewhere by now, it goes on from the list.
    if (answer && [button, document.body].includes(document.activeElement as HTMLElement)) onGone();
  }
  return (
    <span className="grid auto-cols-fr grid-flow-col gap-2 tablet:inline-flex">
      {isEditable(order) && market && (
        <DialogButton
          variant="quiet"
          about={t('edit_of', about)}
          dialog={(close) => <EditOrderDialog order={order} market={market} onClose={close} />}
        >
          {t('edit')}
        </DialogButton>
      )}
      <Button
        variant="quiet"
        size="small"
        isLoading={act.isRunning}
        aria-label={t('cancel_of', about)}
        onClick={(event) => void cancel(event)}
        data-cancel=""
      >
        {t('cancel')}
      </Button>
    </span>
  );
}
