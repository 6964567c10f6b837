import type { Change } from '#desk/change-list.tsx';
import type { SettingValue } from '../setting.form.ts';
import { type Leaf, readLeaf, sayLeaf, writeLeaf } from './leaf.ts';
import type { P2pSetting } from './p2p-setting.ts';

type Json = Record<string, unknown>;

/** What is typed, by the path of its leaf. */
export type SettingDraft = Readonly<Record<string, string>>;

export function draftOf({ leaves, spread }: P2pSetting, value: unknown): SettingDraft {
  const stored = spread ? spread(value as Json) : (value as Json);
  return Object.fromEntries(leaves.map(({ path, kind }) => [path, writeLeaf(kind, at(stored, path))]));
}

/** What the draft says, whether or not it can be stored. */
export function valueOf({ leaves, gather }: P2pSetting, draft: SettingDraft): SettingValue {
  const value: Json = {};
  for (const { path, kind } of leaves) put(value, path, readLeaf(kind, draft[path] ?? ''));
  return (gather ? gather(value) : value) as SettingValue;
}

/** What is wrong, by the path of the leaf that says so; the contract's own schema is the judge. */
export function draftProblems(setting: P2pSetting, draft: SettingDraft): ReadonlyMap<string, string> {
  const reading = setting.schema.safeParse(valueOf(setting, draft));
  const issues = reading.success ? [] : reading.error.issues.map(({ path }) => path.map(String).join('.'));
  return new Map(issues.flatMap((path) => concerned(setting.leaves, path).map((leaf) => [leaf.path, leaf.rule] as const)));
}

/** An issue lies in a leaf, as one of its minutes, or concerns a part of which the first leaf speaks. */
function concerned(leaves: readonly Leaf[], path: string): Leaf[] {
  const holding = leaves.filter((leaf) => path === leaf.path || path.startsWith(`${leaf.path}.`));
  return holding.length > 0 ? holding : leaves.filter((leaf) => leaf.path.startsWith(`${path}.`)).slice(0, 1);
}

/** What another draft says differently, in words. */
export function draftChanges({ leaves }: P2pSetting, before: SettingDraft, after: SettingDraft): Change[] {
  return leaves.flatMap((leaf) => {
    const [old, fresh] = [sayAt(leaf, before), sayAt(leaf, after)];
    return old === fresh ? [] : [{ what: leaf.label, before: old, after: fresh, effect: leaf.effect }];
  });
}

/** Bands that do not count are said to be the usual ones, whatever they would be. */
function sayAt(leaf: Leaf, draft: SettingDraft): string {
  const [row = '', part] = leaf.path.split('.');
  if (part === 'bands' && draft[`${row}.hasBands`] !== 'on') return 'as usual';
  return sayLeaf(leaf, draft[leaf.path] ?? '');
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => (part as Json | undefined)?.[name], value);
}

function put(value: Json, path: string, part: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) value[name] = part;
  else put((value[name] ??= {}) as Json, rest.join('.'), part);
}
