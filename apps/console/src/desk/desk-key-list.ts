import { useSyncExternalStore } from 'react';
import type { DeskKey } from './desk-keys.ts';

interface ListedKey {
  key: string;
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
  const byKey = new Map([...tables].flat().map(({ key, act, label = act }) => [key, { key, label }]));
  list = [...byKey.values()];
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
