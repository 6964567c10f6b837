import type { CallOutput } from '@peerbourse/contract/call';
import { settingVersions } from '@peerbourse/contract/core/settings/setting-versions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { Setting } from '#desk/setting-list.query.ts';

export type SettingVersion = CallOutput<typeof settingVersions>['versions'][number];

export const settingVersionsKey = ['settings/setting-versions'] as const;

/** Asked again when a newer version is known, whoever wrote it. */
export function settingVersionsQuery({ key, version }: Pick<Setting, 'key' | 'version'>) {
  return queryOptions({
    queryKey: [...settingVersionsKey, key, version],
    queryFn: async ({ signal }) => (await call(settingVersions, { key }, { signal })).versions,
  });
}
