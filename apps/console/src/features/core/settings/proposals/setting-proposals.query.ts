import type { CallOutput } from '@peerbourse/contract/call';
import { settingProposals } from '@peerbourse/contract/core/settings/setting-proposals';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type SettingProposal = CallOutput<typeof settingProposals>['proposals'][number];

export const settingProposalsQuery = queryOptions({
  queryKey: ['settings/setting-proposals'],
  queryFn: async ({ signal }) => (await call(settingProposals, {}, { signal })).proposals,
  refetchInterval: 10_000,
});
