import type { CallOutput } from '@peerbourse/contract/call';
import { settingVersions } from '@peerbourse/contract/core/settings/setting-versions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type SettingVersion = CallOutput<typeof settingVersions>['versions'][number];

export const settingVersionsKey = ['settings/setting-versions'] as const;

export function settingVersionsQuery(key: string) {
  return queryOptions({
    queryKey: [...settingVersionsKey, key],
    queryFn: async ({ signal }) => (await call(settingVersions, { key }, { signal })).versions,
  });
}
