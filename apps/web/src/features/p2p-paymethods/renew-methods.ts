import type { QueryClient } from '@tanstack/react-query';
import { myTraderQuery } from '#parts/p2p/my-trader.query.ts';
import { myMethodListQuery } from './my-method-list.query.ts';

/** After a payment method was saved, switched or deleted: whoever shows methods reads them again. */
export async function renewMethods(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: myMethodListQuery.queryKey }),
    client.invalidateQueries({ queryKey: myTraderQuery.queryKey }),
  ]);
}
