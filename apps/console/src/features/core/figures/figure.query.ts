import type { CallOutput } from '@peerbourse/contract/call';
import { figure, type figureDays } from '@peerbourse/contract/core/figures/figure';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type Days = (typeof figureDays)[number];
export type Figure = CallOutput<typeof figure>;
export type Series = Figure['series'][number];

export const figureQuery = (name: string, days: Days) =>
  queryOptions({
    queryKey: ['figures/figure', name, days],
    queryFn: ({ signal }) => call(figure, { name, days }, { signal }),
    refetchInterval: 60_000,
  });
