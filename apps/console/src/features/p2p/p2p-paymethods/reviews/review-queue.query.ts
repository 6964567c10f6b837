import type { CallOutput } from '@peerbourse/contract/call';
import { reviewQueue } from '@peerbourse/contract/p2p/p2p-paymethods/review-queue';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

type ReviewPage = CallOutput<typeof reviewQueue>;
export type Review = ReviewPage['reviews'][number];
export type SharedMethod = Review['methods'][number];

/** Colleagues decide too, so the queue is asked for again while it is looked at. */
export const reviewQueueQuery = infiniteQueryOptions({
  queryKey: ['p2p-paymethods/review-queue'],
  queryFn: ({ pageParam, signal }) => call(reviewQueue, { limit: 50, ...(pageParam ? { after: pageParam } : {}) }, { signal }),
  initialPageParam: '',
  getNextPageParam: (page: ReviewPage) => page.next ?? undefined,
  refetchInterval: 15_000,
});
