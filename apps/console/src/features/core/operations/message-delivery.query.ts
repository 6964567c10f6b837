import type { CallOutput } from '@peerbourse/contract/call';
import { messageDelivery } from '@peerbourse/contract/core/operations/message-delivery';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type MessageDelivery = CallOutput<typeof messageDelivery>;

export const messageDeliveryQuery = queryOptions({
  queryKey: ['operations/message-delivery'],
  queryFn: ({ signal }) => call(messageDelivery, {}, { signal }),
  refetchInterval: 5_000,
});
