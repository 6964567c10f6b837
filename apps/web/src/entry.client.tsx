import { prefixOf } from '@peerbourse/contract/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { setTextStore } from '#base/i18n/current-store.ts';
import { loadTexts } from '#base/i18n/load-texts.ts';
import { type TextStore, TextsProvider, textStore } from '#base/i18n/texts.tsx';
import { reloadOnLostChunk } from '#base/lib/chunk-reload.ts';
import { hideClosed } from '#base/lib/hide-closed.ts';
import { keepVisitMarks } from '#base/lib/visit-marks.ts';
import { handOverFirstPage } from '#base/native/hand-over.ts';
import { PageProvider, pageOfDocument } from '#base/page.tsx';
import { keepLanguageOfPage } from '#site/preferences/language-choice.ts';
import { applyPriceColors } from '#site/preferences/price-colors.ts';
import { forceLight } from '#site/preferences/theme.ts';

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
  if (search !== '') (await import('#base/lib/marketing-codes.ts')).keepMarketingCodes(search);
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
