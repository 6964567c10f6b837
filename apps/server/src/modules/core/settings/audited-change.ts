import type { Tx } from '#platform/db/transaction.ts';
import { type SettingKey, settingRow } from './known-settings.ts';
import { valueOfVersion } from './setting.table.ts';

/**
 * What the audit log keeps of a change: the version that it is made to, and both values. It is read by more people than a setting
 * that not everybody may see, so of such a one it keeps the version alone; the values stand in the version itself.
 */
export async function auditedChange(tx: Tx, key: SettingKey, version: number, after: unknown): Promise<Record<string, unknown>> {
  if (settingRow(key).seenBy) return { version };
  return { version, before: await valueBefore(tx, key, version), after };
}

async function valueBefore(tx: Tx, key: SettingKey, version: number): Promise<unknown> {
  return version === 1 ? settingRow(key).initial : await valueOfVersion(tx, key, version - 1);
}
