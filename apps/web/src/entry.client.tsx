import { prefixOf } from '@peerbourse/contract/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setTextStore } from '#i18n/current-store.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { type TextStore, TextsProvider, textStore } from '#i18n/texts.tsx';
import { reloadOnLostChunk } from '#lib/chunk-reload.ts';
import { hideClosed } from '#lib/hide-closed.ts';
import { keepVisitMarks } from '#lib/visit-marks.ts';
import { handOverFirstPage } from '#native/hand-over.ts';
import { keepLanguageOfPage } from '#preferences/language-choice.ts';
import { applyPriceColors } from '#preferences/price-colors.ts';
import { forceLight } from '#preferences/theme.ts';
import { PageProvider, pageOfDocument } from '#shell/page.tsx';

const page = pageOfDocument(document);

/** The texts of the first page were announced in its head, so they usually are here before this runs. */
async function start(): Promise<void> {
  const store: TextStore = textStore({}, (area) => loadTexts(page, area));
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

/** Few addresses have codes, so most pages do without what keeps them. */
async function keepCodes(search: string): Promise<void> {
  if (search !== '') (await import('#lib/marketing-codes.ts')).keepMarketingCodes(search);
}

hideClosed(document);
reloadOnLostChunk();
handOverFirstPage(page);
void keepCodes(location.search);
keepVisitMarks(location.search);
keepLanguageOfPage(page.locale.code, prefixOf(page.locale.code) !== '');
forceLight(document);
applyPriceColors();
void start();
