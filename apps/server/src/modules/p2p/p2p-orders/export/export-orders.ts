import type { exportOrders as call } from '@peerbourse/contract/p2p/p2p-orders/export-orders';
import { beginExport } from '#modules/money/exports/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { countOrders } from './order-file.table.ts';
import { orderFileFilter } from './order-file.ts';

export const exportOrders: Handler<typeof call> = async (ctx, input) => {
  const asked = orderFileFilter(input.filter);
  return await beginExport(ctx, {
    ...input,
    subject: 'p2p-orders',
    count: (limit) => countOrders(ctx.tx, ctx.actor.accountId, asked, limit),
  });
};
