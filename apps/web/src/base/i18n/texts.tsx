import type { Format } from '@peerbourse/rules/formats/format';
import { formatMessage, type TextValues } from '@peerbourse/texts/format-message';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Page } from '#base/page.tsx';
import { useFormat } from './format.ts';
import type { TextArea, TextKey } from './text-keys.ts';

/** Texts by area, each a flat table. The store holds the areas of one language; a page brings the areas that it needs. */
export type Texts = Record<string, Record<string, string>>;

export interface TextStore {
  texts(): Texts;
  ensure(areas: readonly string[]): Promise<void>;
  subscribe(onChange: () => void): () => void;
}

export function textStore(first: Texts, load: (area: string) => Promise<Record<string, string>>): TextStore {
  let texts = first;
  const listeners = new Set<() => void>();
  return {
    texts: () => texts,
    ensure: async (areas) => {
      const missing = areas.filter((area) => !texts[area]);
      if (missing.length === 0) return;
      const loaded = await Promise.all(missing.map(async (area) => [area, await load(area)] as const));
      texts = { ...texts, ...Object.fromEntries(loaded) };
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export function textsUrl(page: Pick<Page, 'textsVersion' | 'locale'>, area: string): string {
  return `/assets/texts/${page.textsVersion}/${area}/${page.locale.code}.json`;
}

const TextsContext = createContext<{ texts: Texts; format: Format } | undefined>(undefined);

export function TextsProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  const format = useFormat();
  const texts = useSyncExternalStore(store.subscribe, store.texts, store.texts);
  const value = useMemo(() => ({ texts, format }), [texts, format]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

export type Speak<Area extends TextArea> = (key: TextKey<Area>, values?: TextValues) => string;

/** Everything that the page has brought, in its language. */
export function useTexts(): { texts: Texts; format: Format } {
  const found = useContext(TextsContext);
  if (!found) throw new Error('useText is called outside of a page');
  return found;
}

/** The texts of an area in the language of the page. */
export function useText<Area extends TextArea>(area: Area): Speak<Area> {
  const { texts, format } = useTexts();
  return (key, values) => {
    const text = texts[area]?.[key];
    if (text !== undefined) return formatMessage(text, format, values);
    // A missing text is a defect that the checks must find; on a screen the key is better than nothing.
    console.error(`the text ${area}.${key} is missing`);
    return `${area}.${key}`;
  };
}
