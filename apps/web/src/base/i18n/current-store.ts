import { formatFor } from '@peerbourse/rules/formats/format';
import { formatMessage, type TextValues } from '@peerbourse/texts/format-message';
import { chosenNumbers } from './format.ts';
import type { TextKey } from './text-keys.ts';
import type { TextStore } from './texts.tsx';

/** The browser's one text store, for code that runs outside of React. Never set on the server. */
let current: { store: TextStore; tag: string } | undefined;

export function setTextStore(store: TextStore, tag: string): void {
  current = { store, tag };
}

export async function ensureTexts(areas: readonly string[]): Promise<void> {
  await current?.store.ensure(areas);
}

/** A text that every page has, for messages that no component shows. */
export function commonText(key: TextKey<'common'>, values?: TextValues): string {
  const text = current?.store.texts().common?.[key];
  return text === undefined ? key : formatMessage(text, formatFor(current?.tag ?? 'en-US', chosenNumbers()), values);
}
