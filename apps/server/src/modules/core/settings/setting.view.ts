import { needsTwo } from '@peerbourse/contract/setting-row';
import { type SettingKey, settingRow } from './known-settings.ts';
import type { ExplainedVersion, SettingRow } from './setting.table.ts';

/** A setting as operators see it; one that nobody has written stands at version 0. */
export function settingView(key: SettingKey, written: SettingRow | undefined) {
  const row = settingRow(key);
  const newest = written ? versionView(written) : initialView(key);
  return { key, ...newest, role: row.role, danger: row.danger, needsTwo: needsTwo(row), effect: row.effect };
}

export function explainedView({ reason, decidedBy, ...row }: ExplainedVersion) {
  return { ...versionView(row), reason, decidedBy };
}

/** What came before the first version. */
export function explainedInitialView(key: SettingKey) {
  return { ...initialView(key), reason: null, decidedBy: null };
}

function versionView(row: Omit<SettingRow, 'key'>) {
  return { version: row.version, value: row.value, author: row.author, writtenAt: row.written_at.toISOString() };
}

function initialView(key: SettingKey) {
  return versionView({ version: 0, value: settingRow(key).initial, author: 'initial value', written_at: new Date(0) });
}
