import type { TextStore } from './texts.tsx';

/** The browser's one text store, for client loaders, which run outside of React. Never set on the server. */
let current: TextStore | undefined;

export function setTextStore(store: TextStore): void {
  current = store;
}

export async function ensureTexts(areas: readonly string[]): Promise<void> {
  await current?.ensure(areas);
}
