import { prefixOf } from '@peerbourse/contract/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setTextStore } from '#i18n/current-store.ts';
import { type TextStore, TextsProvider, textStore, textsUrl } from '#i18n/texts.tsx';
import { reloadOnLostChunk } from '#lib/chunk-reload.ts';
import { keepMarketingCodes, keepVisitMarks } from '#lib/marketing-codes.ts';
import { handOverFirstPage } from '#native/hand-over.ts';
import { keepLanguageOfPage } from '#preferences/language-choice.ts';
import { applyPriceColors } from '#preferences/price-colors.ts';
import { forceLight } from '#preferences/theme.ts';
import { PageProvider, pageOfDocument } from '#shell/page.tsx';

const page = pageOfDocument(document);

/** The texts of the first page were announced in its head, so they usually are here before this runs. */
async function start(): Promise<void> {
  const store: TextStore = textStore({}, async (area) => {
    const response = await fetch(textsUrl(page, area));
    if (!response.ok) throw new Error(`texts of ${area} answered ${response.status}`);
    return (await response.json()) as Record<string, string>;
  });
  await store.ensure((document.documentElement.dataset.areas ?? '').split(' '));
  setTextStore(store, page.locale.tag);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PageProvider page={page}>
          <TextsProvider store={store}>
            <HydratedRouter />
          </TextsProvider>
        </PageProvider>
      </StrictMode>,
    );
  });
}

reloadOnLostChunk();
handOverFirstPage(page);
keepMarketingCodes(location.search);
keepVisitMarks(location.search);
keepLanguageOfPage(page.locale.code, prefixOf(page.locale.code) !== '');
forceLight(document);
applyPriceColors();
void start();
