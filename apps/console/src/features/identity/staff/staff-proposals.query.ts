import { staffProposals } from '@peerbourse/contract/identity/staff/staff-proposals';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const staffProposalsQuery = queryOptions({
  queryKey: ['staff/staff-proposals'],
  queryFn: async ({ signal }) => (await call(staffProposals, {}, { signal })).proposals,
  refetchInterval: 10_000,
});
