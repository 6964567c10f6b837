import type { CallOutput } from '@peerbourse/contract/call';
import { settingList } from '@peerbourse/contract/core/settings/setting-list';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type Setting = CallOutput<typeof settingList>['settings'][number];

/** Settings change by hand, so a slower watch than that of the roles is enough. */
export const settingListQuery = queryOptions({
  queryKey: ['settings/setting-list'],
  queryFn: async ({ signal }) => (await call(settingList, {}, { signal })).settings,
  refetchInterval: 10_000,
});
