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

/** What the operator typed as a value, or why it is none. */
export function readSettingText(text: string, current: unknown): { value: SettingValue } | { problem: string } {
  let value: SettingValue;
  try {
    value = JSON.parse(text) as SettingValue;
  } catch (error) {
    return { problem: `This is not JSON yet. ${(error as Error).message}` };
  }
  if (JSON.stringify(value) === JSON.stringify(current)) return { problem: 'Nothing has changed.' };
  return { value };
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, sorted(part)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
