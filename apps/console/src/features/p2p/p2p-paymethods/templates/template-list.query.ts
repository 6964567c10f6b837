import type { CallOutput } from '@peerbourse/contract/call';
import { templateList } from '@peerbourse/contract/p2p/p2p-paymethods/template-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type Template = CallOutput<typeof templateList>['templates'][number];

/** Colleagues write templates too, so a slow watch tells when one has moved on. */
export const templateListQuery = queryOptions({
  queryKey: ['p2p-paymethods/template-list'],
  queryFn: async ({ signal }) => (await call(templateList, {}, { signal })).templates,
  refetchInterval: 20_000,
});
