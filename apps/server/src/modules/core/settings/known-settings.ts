import type { StaffRole } from '@peerbourse/contract/call';
import { knownSettings } from '@peerbourse/contract/known-settings';
import type { SettingRow } from '@peerbourse/contract/setting-row';
import type * as z from 'zod/mini';

export function settingRow(key: SettingKey): SettingRow {
  return knownSettings[key];
}

/** Some settings are not for everybody who may see settings. */
export function isOpenTo(key: SettingKey, roles: readonly StaffRole[]): boolean {
  const { seenBy } = settingRow(key);
  return seenBy === undefined || seenBy.some((role) => roles.includes(role));
}

export type SettingKey = keyof typeof knownSettings;
export type SettingValue<K extends SettingKey> = z.output<(typeof knownSettings)[K]['schema']>;

export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(knownSettings, key);
}
