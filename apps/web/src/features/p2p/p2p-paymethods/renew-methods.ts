import type { QueryClient } from '@tanstack/react-query';
import { myMethodListQuery } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';

/** After a payment method was saved, switched or deleted: whoever shows methods reads them again. */
export async function renewMethods(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: myMethodListQuery().queryKey }),
    client.invalidateQueries({ queryKey: myTraderQuery.queryKey }),
  ]);
}
