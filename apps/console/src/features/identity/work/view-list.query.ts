import { viewList } from '@peerbourse/contract/identity/work/view-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const viewListQuery = queryOptions({
  queryKey: ['work/view-list'],
  queryFn: async ({ signal }) => (await call(viewList, {}, { signal })).views,
});
