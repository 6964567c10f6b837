import { correctionList } from '@peerbourse/contract/money/ledger/correction-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const correctionListQuery = queryOptions({
  queryKey: ['ledger/correction-list'],
  queryFn: async ({ signal }) => (await call(correctionList, {}, { signal })).corrections,
  refetchInterval: 10_000,
});
