import type { CallOutput } from '@peerbourse/contract/call';
import { merchantList } from '@peerbourse/contract/p2p/p2p-merchants/desk/merchant-list';
import { merchantQueue } from '@peerbourse/contract/p2p/p2p-merchants/desk/merchant-queue';
import { viewApplication } from '@peerbourse/contract/p2p/p2p-merchants/desk/view-application';
import type { MerchantState } from '@peerbourse/rules/p2p-merchants/merchant';
import { queryOptions } from '@tanstack/react-query';
import { call, Refused } from '#api/call.ts';
import type { ViewReason } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

export type MerchantQueue = CallOutput<typeof merchantQueue>;
export type ListedApplication = MerchantQueue['applications'][number];
export type ViewedApplication = CallOutput<typeof viewApplication>;
export type ListedMerchant = CallOutput<typeof merchantList>['merchants'][number];

export const merchantQueueQuery = queryOptions({
  queryKey: ['p2p-merchants/merchant-queue'],
  queryFn: ({ signal }) => call(merchantQueue, {}, { signal }),
});

export const merchantListKey = ['p2p-merchants/merchant-list'];

/** Empty for all states. */
export function merchantListQuery(state: MerchantState | '') {
  return queryOptions({
    queryKey: [...merchantListKey, state],
    queryFn: ({ signal }) => call(merchantList, state === '' ? {} : { state }, { signal }),
  });
}

/** One application with its proofs; null if there is none with this number. */
export function applicationQuery(applicationNo: string, reason?: ViewReason) {
  return queryOptions({
    queryKey: ['p2p-merchants/view-application', applicationNo],
    queryFn: ({ signal }) => call(viewApplication, { applicationNo, reason }, { signal }).catch(nullIfUnknown),
    ...recordedView,
  });
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refused && (error.id === 'p2p-merchants.unknown-application' || error.id === 'request.invalid')) return null;
  throw error;
}
