import type { StaffRole } from '@peerbourse/contract/call';
import * as z from 'zod/mini';
import { refuse } from '#platform/refusal.ts';
import { isOpenTo, isSettingKey, type SettingKey, settingRow } from './known-settings.ts';

export interface CheckedChange {
  key: SettingKey;
  value: unknown;
}

/** What a member of staff wants to write: a setting that they own, and a value of its shape. */
export function checkedChange(key: string, value: unknown, roles: readonly StaffRole[]): CheckedChange {
  // Whoever may not see a setting is not told that it exists.
  if (!isSettingKey(key) || !isOpenTo(key, roles)) throw refuse('settings.unknown-key', { key });
  if (!roles.includes(settingRow(key).role)) throw refuse('settings.other-owner');
  return { key, value: checkedValue(key, value) };
}

export function checkedValue(key: SettingKey, value: unknown): unknown {
  const parsed = z.safeParse(settingRow(key).schema, value);
  if (!parsed.success) throw refuse('request.invalid', { fields: parsed.error.issues.map((issue) => issue.path.join('.')).join(', ') });
  return parsed.data;
}
