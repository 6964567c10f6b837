import { useSyncExternalStore } from 'react';

const storageKey = 'pb_closed';
/** Old marks are forgotten: what they stood for has long gone from the site. */
const maxMarks = 50;
const listeners = new Set<() => void>();

/** What this browser's visitor has closed for good, by marks such as `notice:NAME:VERSION`. */
export function closedMarks(storage?: Storage): readonly string[] {
  return marksOf(storedMarks(storage));
}

export function closeForGood(mark: string, storage?: Storage): void {
  const others = closedMarks(storage).filter((known) => known !== mark);
  try {
    (storage ?? localStorage).setItem(storageKey, [...others, mark].slice(-maxMarks).join('\n'));
  } catch {
    // Without a store it comes back with the next page.
  }
  for (const listener of listeners) listener();
}

/** The first HTML is the same for everybody, so nothing is closed in it. */
export function useIsClosed(): (mark: string) => boolean {
  const marks = useSyncExternalStore(
    subscribe,
    () => storedMarks(),
    () => '',
  );
  return (mark) => marksOf(marks).includes(mark);
}

function storedMarks(storage?: Storage): string {
  try {
    return (storage ?? localStorage).getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

function marksOf(text: string): string[] {
  return text.split('\n').filter(Boolean);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
