import type { AccountId } from '@peerbourse/contract/ids';
import { orderExportFilter } from '@peerbourse/contract/p2p/p2p-orders/export-orders';
import { formatUnits } from '@peerbourse/rules/money';
import { closeReasons } from '@peerbourse/rules/p2p-orders/order-state';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import * as z from 'zod/mini';
import { type FileSource, fileWords, zonedTime } from '#modules/money/exports/index.ts';
import { tradersOf } from '#modules/p2p/p2p-users/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { refuse } from '#platform/refusal.ts';
import type { Order } from '../order.table.ts';
import { sideOf } from '../order-state.ts';
import { type OrderFileFilter, ordersBefore } from './order-file.table.ts';

interface FileRow {
  id: bigint;
  order: Order;
  counterparty: string;
}

const columns = [
  'time',
  'number',
  'side',
  'coin',
  'quantity',
  'price',
  'amount',
  'currency',
  'fee',
  'counterparty',
  'state',
  'outcome',
  'closed',
] as const;

const states = ['payment', 'release', 'appeal', 'completed', 'cancelled'] as const;

/** Own orders as a file, in the state in which they are when it is written. */
export const orderFile: FileSource<FileRow> = {
  subject: 'p2p-orders',
  open: ({ accountId, filter, language, timezone }) => {
    const asked = orderFileFilter(z.parse(orderExportFilter, filter));
    const { say, isRightToLeft } = fileWords(language, timezone);
    const words = {
      side: { buyer: say('order_side_buy'), seller: say('order_side_sell') },
      states: states.map((state) => say(`order_state_${state}`)),
      outcomes: Object.fromEntries(closeReasons.map((reason) => [reason, say(`order_outcome_${reason}`)])),
    };
    return {
      text: { title: say('orders_title'), head: columns.map((column) => say(`order_column_${column}`)), isRightToLeft },
      rowsBefore: (db, page) => rowsBefore(db, accountId, asked, page),
      cells: ({ order, counterparty }) => {
        const side = sideOf(order, accountId);
        return [
          zonedTime(order.createdAt, timezone),
          order.orderNo,
          words.side[side],
          order.coin,
          formatUnits(order.quantity, order.coinScale),
          formatUnits(order.price, p2pPriceScale),
          formatUnits(order.amount, order.fiatDecimals),
          order.fiat,
          formatUnits(side === 'buyer' ? order.buyerFee : order.sellerFee, order.coinScale),
          counterparty,
          words.states[order.status] ?? '',
          order.closeReason === null ? '' : (words.outcomes[order.closeReason] ?? order.closeReason),
          order.closedAt === null ? '' : zonedTime(order.closedAt, timezone),
        ];
      },
    };
  },
};

async function rowsBefore(
  db: Db,
  accountId: AccountId,
  filter: OrderFileFilter,
  page: { before: bigint; limit: number },
): Promise<FileRow[]> {
  const orders = await ordersBefore(db, accountId, filter, page);
  const otherOf = (order: Order) => (sideOf(order, accountId) === 'buyer' ? order.sellerId : order.buyerId);
  const traders = await tradersOf(db, [...new Set(orders.map(otherOf))]);
  return orders.map((order) => ({ id: BigInt(order.id), order, counterparty: traders.get(otherOf(order))?.nickName ?? '' }));
}

/** What was asked for, with times as times. The shape lets days through that no calendar has. */
export function orderFileFilter({ tab, side, coinCode, fiatCode, from, to }: z.output<typeof orderExportFilter>): OrderFileFilter {
  return { tab, side, coin: coinCode, fiat: fiatCode, from: timeOf('from', from), to: timeOf('to', to) };
}

function timeOf(field: string, moment: string | undefined): Date | undefined {
  if (moment === undefined) return undefined;
  const time = new Date(moment);
  if (Number.isNaN(time.getTime())) throw refuse('request.invalid', { fields: field });
  return time;
}
