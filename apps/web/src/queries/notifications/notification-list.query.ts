import type { CallOutput } from '@peerbourse/contract/call';
import { notificationList } from '@peerbourse/contract/core/notifications/notification-list';
import { type Query, queryOf } from '#base/api/query.ts';

export type Entry = CallOutput<typeof notificationList>['entries'][number];

/** One page of what the account was told; without a place to go on from, the newest. */
export function notificationListQuery(before?: string): Query<CallOutput<typeof notificationList>> {
  return queryOf(notificationList, before === undefined ? {} : { before }, { staleMs: 10_000, meta: { showToast: false } });
}
