import { staffList } from '@peerbourse/contract/identity/staff/staff-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const staffListQuery = queryOptions({
  queryKey: ['staff/staff-list'],
  queryFn: async ({ signal }) => (await call(staffList, {}, { signal })).members,
  refetchInterval: 20_000,
});
