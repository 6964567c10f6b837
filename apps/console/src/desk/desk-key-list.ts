import { useSyncExternalStore } from 'react';
import type { DeskKey } from './desk-keys.ts';

interface ListedKey {
  /** Pressed together. */
  names: readonly string[];
  label: string;
}

type KeyTable = ReadonlyArray<DeskKey<string>>;

const tables = new Set<KeyTable>();
const listeners = new Set<() => void>();
let list: readonly ListedKey[] = [];

/** What the keys of the desk that is open do, for the list of keys. Each key once: the part that was opened last has it. */
export function useDeskKeyList(): readonly ListedKey[] {
  return useSyncExternalStore(listen, () => list);
}

/** Adds the keys of a part of the desk while it is there. */
export function addDeskKeys(table: KeyTable): () => void {
  tables.add(table);
  write();
  return () => {
    tables.delete(table);
    write();
  };
}

function write(): void {
  const byKey = new Map([...tables].flat().map((key) => [nameOf(key), listed(key)]));
  list = [...byKey.values()];
  for (const listener of listeners) listener();
}

function listed({ key, isShifted, act, label = act }: DeskKey<string>): ListedKey {
  return { names: isShifted ? ['Shift', key] : [key], label };
}

function nameOf(key: DeskKey<string>): string {
  return listed(key).names.join(' ');
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
