import { staffCall } from '../site.ts';
import { asOwner } from './as-owner.ts';

interface Setting {
  key: string;
  value: unknown;
  version: number;
}

/** Which version of a setting is in force; none has been written yet at 0. */
export async function settingVersion(wanted: string): Promise<number> {
  return (await readSetting(wanted))?.version ?? 0;
}

/** Does something that writes a setting, and puts the value back that was there before, however it ends: other tests read the same. */
export async function restoringSetting(wanted: string, act: () => Promise<void>): Promise<void> {
  const before = await readSetting(wanted);
  try {
    await act();
  } finally {
    const after = await readSetting(wanted);
    if (before && after && JSON.stringify(after.value) !== JSON.stringify(before.value)) {
      await putSetting(wanted, before.value);
    }
  }
}

/** A value by the owner of the database, for tests that are not about how settings are changed. */
export async function putSetting(key: string, value: unknown): Promise<void> {
  await asOwner(
    `INSERT INTO settings_versions (key, version, value, author)
     SELECT $1, coalesce(max(version), 0) + 1, $2, 'browser test' FROM settings_versions WHERE key = $1`,
    [key, JSON.stringify(value)],
  );
}

async function readSetting(wanted: string): Promise<Setting | undefined> {
  const { settings } = (await staffCall('/v1/admin/settings/setting-list', {})) as { settings: Setting[] };
  return settings.find(({ key }) => key === wanted);
}
