import { staffCall } from '../site.ts';

/** Which version of a setting is in force; none has been written yet at 0. */
export async function settingVersion(wanted: string): Promise<number> {
  const { settings } = (await staffCall('/v1/admin/settings/setting-list', {})) as { settings: Array<{ key: string; version: number }> };
  return settings.find(({ key }) => key === wanted)?.version ?? 0;
}
