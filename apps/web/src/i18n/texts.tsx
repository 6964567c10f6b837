import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider, useTranslations } from 'use-intl';
import { type Page, usePage } from '#shell/page.tsx';

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

export function textsUrl(page: Page, area: string): string {
  return `/assets/texts/${page.textsVersion}/${area}/${page.locale.code}.json`;
}

export function TextsProvider({ store, children }: { store: TextStore; children: ReactNode }) {
  const page = usePage();
  const texts = useSyncExternalStore(store.subscribe, store.texts, store.texts);
  return (
    <IntlProvider locale={page.locale.tag} messages={texts} timeZone="UTC" onError={reportTextProblem}>
      {children}
    </IntlProvider>
  );
}

/** A missing text is a defect that the checks must find; on a screen the key is better than nothing. */
function reportTextProblem(problem: Error): void {
  console.error(problem.message);
}

export const useText = useTranslations;
