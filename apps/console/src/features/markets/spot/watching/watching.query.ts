import type { CallOutput } from '@peerbourse/contract/call';
import { marketMakers } from '@peerbourse/contract/markets/spot/desk/market-makers';
import { surveillance } from '@peerbourse/contract/markets/spot/desk/surveillance';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type MakerSet = CallOutput<typeof marketMakers>['sets'][number];

export const marketMakersQuery = queryOptions({
  queryKey: ['spot/market-makers'],
  queryFn: async ({ signal }) => (await call(marketMakers, {}, { signal })).sets,
  refetchInterval: 5_000,
});

/** Every order of a day is counted for it, so it is asked for when the screen is opened, and not while it stands there. */
export const surveillanceQuery = queryOptions({
  queryKey: ['spot/surveillance'],
  queryFn: async ({ signal }) => await call(surveillance, {}, { signal }),
  refetchOnWindowFocus: false,
  staleTime: 60_000,
});
