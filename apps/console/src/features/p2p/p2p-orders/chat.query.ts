import type { CallOutput } from '@peerbourse/contract/call';
import { viewChat } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-chat';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

export type ViewedChat = CallOutput<typeof viewChat>;
export type ChatMessage = ViewedChat['messages'][number];

/** What both people of an order wrote to each other. Nothing is kept for the next time: opening it again is a look of its own. */
export function chatQuery(orderNo: string, reason?: ViewReason) {
  return queryOptions({
    queryKey: ['p2p-appeals/view-chat', orderNo],
    queryFn: ({ signal }) => call(viewChat, { orderNo, reason }, { signal }),
    gcTime: 0,
    ...recordedView,
  });
}
