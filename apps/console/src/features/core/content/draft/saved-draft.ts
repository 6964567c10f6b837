import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { useSyncExternalStore } from 'react';
import type { Draft } from './draft.form.ts';

/** A draft with the version that it began from; 0 when there was none. */
export interface DraftOn extends Draft {
  basedOn: number;
}

/** What the server does not have yet: the draft that is being written, and one that was put aside to look at a newer version. */
export interface SavedDraft {
  current?: DraftOn | undefined;
  aside?: DraftOn | undefined;
}

/** Whose draft of what. Another member who logs in on the same page must not find it. */
export interface DraftPlace {
  staffId: string;
  kind: ContentKind;
  name: string;
}

const listeners = new Set<() => void>();

/** Drafts live as long as the browser's tab, and so survive its reload. */
export function readSavedDraft(place: DraftPlace): SavedDraft {
  const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '{}');
  const { current, aside } = isRecord(stored) ? stored : {};
  return { ...(isDraftOn(current) ? { current } : {}), ...(isDraftOn(aside) ? { aside } : {}) };
}

export function saveDraft(place: DraftPlace, saved: SavedDraft): void {
  if (saved.current || saved.aside) store(keyOf(place), JSON.stringify(saved));
  else sessionStorage.removeItem(keyOf(place));
  for (const listener of listeners) listener();
}

/** The items of a kind that have a draft. */
export function useDraftNames({ staffId, kind }: Omit<DraftPlace, 'name'>): string[] {
  const prefix = keyOf({ staffId, kind, name: '' });
  const names = useSyncExternalStore(listen, () => draftNames(prefix).join('\n'));
  return names === '' ? [] : names.split('\n');
}

/** A full store refuses; the draft is then kept by the open page alone. */
function store(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    sessionStorage.removeItem(key);
  }
}

/** An earlier release may have stored something else. */
function isDraftOn(stored: unknown): stored is DraftOn {
  return isRecord(stored) && typeof stored.basedOn === 'number' && isRecord(stored.fields) && isRecord(stored.texts);
}

function isRecord(stored: unknown): stored is Record<string, unknown> {
  return typeof stored === 'object' && stored !== null;
}

function draftNames(prefix: string): string[] {
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .toSorted();
}

function keyOf({ staffId, kind, name }: DraftPlace): string {
  return `pb-draft/${staffId}/${kind}/${name}`;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
