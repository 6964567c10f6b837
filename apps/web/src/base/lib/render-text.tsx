import { localeOf } from '@peerbourse/contract/locales';
import { readCatalogue } from '@peerbourse/texts/read-catalogue';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { TextsProvider, textStore } from '#base/i18n/texts.tsx';
import { PageProvider } from '#base/page.tsx';

/** For tests: the English text of what the server renders of a component, without markup. */
export function renderText(element: ReactElement, ...areas: string[]): string {
  const store = textStore(Object.fromEntries(areas.map((area) => [area, readCatalogue(area, 'en')])), async () => ({}));
  const page = { locale: localeOf('en'), textsVersion: '', siteUrl: '', liveUrls: [], isApp: false };
  const html = renderToString(
    <PageProvider page={page}>
      <TextsProvider store={store}>
        <MemoryRouter>{element}</MemoryRouter>
      </TextsProvider>
    </PageProvider>,
  );
  return html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\n+/g, '\n')
    .replaceAll('&#x27;', "'")
    .trim();
}
