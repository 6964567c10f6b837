import type { CallOutput } from '@peerbourse/contract/call';
import { powerList } from '@peerbourse/contract/money/ledger/power-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type Power = CallOutput<typeof powerList>['powers'][number];

export const powerListQuery = queryOptions({
  queryKey: ['ledger/power-list'],
  queryFn: ({ signal }) => call(powerList, {}, { signal }),
  // It changes with a release only.
  staleTime: Number.POSITIVE_INFINITY,
});
