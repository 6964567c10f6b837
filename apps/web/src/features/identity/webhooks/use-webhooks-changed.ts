import { deliveryList } from '@peerbourse/contract/identity/webhooks/delivery-list';
import { useQueryClient } from '@tanstack/react-query';
import { endpointListQuery } from '#queries/webhooks/endpoint-list.query.ts';

/** After a change: the list and what was sent are read again. */
export function useWebhooksChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: endpointListQuery.queryKey }),
      client.invalidateQueries({ queryKey: [deliveryList.path] }),
    ]);
  };
}
