import { staffSessions } from '@peerbourse/contract/identity/staff/staff-sessions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const staffSessionsQuery = queryOptions({
  queryKey: ['staff/staff-sessions'],
  queryFn: async ({ signal }) => (await call(staffSessions, {}, { signal })).sessions,
  refetchInterval: 30_000,
});
