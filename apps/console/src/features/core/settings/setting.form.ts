import type { CallInput } from '@peerbourse/contract/call';
import type { writeSetting } from '@peerbourse/contract/core/settings/write-setting';

export type SettingValue = CallInput<typeof writeSetting>['value'];

export function settingText(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

/** The names of a value in one order, whichever order it was stored in. */
export function comparableText(value: unknown): string {
  return settingText(sorted(value));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, sorted(part)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
