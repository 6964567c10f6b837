import { menuSwitches } from '@peerbourse/contract/core/content/kind.shape';
import type { SwitchName } from '#desk/switch-text.ts';
import type { SettingValue } from './setting.form.ts';

export const switchesKey = 'site.switches';

/** What the operator has turned and not saved yet. */
export type TurnedSwitches = Partial<Record<SwitchName, boolean>>;

type Switches = Record<SwitchName, boolean> & Record<string, SettingValue>;

/** The setting holds more than its switches; whatever it is, it stays as it was. */
export function switchesOf(value: unknown): Switches {
  const stored = typeof value === 'object' && value !== null ? (value as Record<string, SettingValue>) : {};
  const known = Object.fromEntries(menuSwitches.map((name) => [name, stored[name] === true]));
  return { ...stored, ...known } as Switches;
}

/** A switch that is turned back is no change. */
export function turned(changes: TurnedSwitches, switches: Switches, name: SwitchName, isOn: boolean): TurnedSwitches {
  const { [name]: _before, ...others } = changes;
  return switches[name] === isOn ? others : { ...others, [name]: isOn };
}
