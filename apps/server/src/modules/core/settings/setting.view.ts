import { knownSettings, type SettingKey } from './known-settings.ts';
import type { SettingRow } from './setting.table.ts';

/** One version as operators see it; a setting that nobody has written stands at version 0. */
export function versionView(row: Omit<SettingRow, 'key'>) {
  return { version: row.version, value: row.value, author: row.author, writtenAt: row.written_at.toISOString() };
}

export function initialView(key: SettingKey) {
  return versionView({ version: 0, value: knownSettings[key].initial, author: 'initial value', written_at: new Date(0) });
}
