import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { firstChunk } from './first-chunk.ts';
import { packageReport } from './package-report.ts';
import { withoutSchemas } from './without-schemas.ts';
import { withoutUnused } from './without-unused.ts';

/** What every page needs is one file: many small ones are slower to ask for and compress worse. */
const first = firstChunk([
  'apps/web/src/entry.client.tsx',
  'apps/web/src/root.tsx',
  'apps/web/src/shell/layouts/default.tsx',
  // Of nearly every page.
  'apps/web/src/site/calls/visit-page.ts',
  'apps/web/src/parts/page-head.tsx',
  'apps/web/src/shell/handle.ts',
  'apps/web/src/shell/missing-page.tsx',
  'apps/web/src/base/toasts/toasts.ts',
  'apps/web/src/site/session/is-copper.ts',
  'apps/web/src/queries/content/document-list.query.ts',
  'packages/contract/src/core/content/document-list.ts',
  'packages/ui/src/actions/button.tsx',
  'packages/ui/src/fields/field.tsx',
]);

/** Of the home page and of others with fields; pages to read do without them. */
const fields = {
  name: 'fields',
  test: /packages[\\/]ui[\\/]src[\\/](?:actions[\\/]segmented-control|fields[\\/](?:text-input|amount-input))\.tsx|packages[\\/]rules[\\/]src[\\/](?:money|percent-change|amounts[\\/])|parts[\\/](?:amount-field|unit-select)|lib[\\/]use-now|queries[\\/]rates[\\/]|home-market-table|banner\.shape|features[\\/]core[\\/]rates[\\/](?:convert|published-prices)|home-ticker/,
  minShareCount: 2,
};

/** What lists of prices share: they wake after the first screen. */
const prices = {
  name: 'prices',
  test: /parts[\\/](?:coin-badge|coin-mark|spot[\\/]spot-path)|queries[\\/]spot[\\/]markets|contract[\\/]src[\\/]markets[\\/]spot[\\/]markets|site[\\/](?:coin-picture|live[\\/](?:live-state|use-live-channel))/,
  minShareCount: 2,
};

/** What a list is narrowed down with. */
const choices = {
  name: 'choices',
  test: /packages[\\/]ui[\\/]src[\\/]fields[\\/](?:select|checkbox)\.tsx|icons[\\/](?:check|chevron-down|minus)\.mjs|i18n[\\/]country-names|queries[\\/]p2p-paymethods[\\/]popular-method|packages[\\/]contract[\\/]src[\\/]p2p[\\/](?:p2p-ads[\\/]market[\\/]ad-list|p2p-paymethods[\\/]popular)/,
  minShareCount: 2,
};

/** What calls of several areas are described with; the home page needs it, and not the fields beside it. */
const shapes = {
  name: 'shapes',
  test: /packages[\\/]contract[\\/]src[\\/](?:p2p[\\/](?:p2p-ads[\\/]ad|p2p-paymethods[\\/]paymethod)|money[\\/]assets[\\/]asset|core[\\/]files[\\/]file)\.shape/,
  minShareCount: 2,
};

/** By which refusals a page knows that its subject is not there; the table of all of them comes later. */
const missing = {
  name: 'missing',
  test: /packages[\\/]contract[\\/]src[\\/](?:(?:core[\\/]content|p2p[\\/]p2p-(?:config|users))[\\/]refusals|refusal-row)|icons[\\/]x\.mjs/,
  minShareCount: 2,
};

/** What every page asks for once it is awake: news of the session, bars above the page, and what is done about failures. */
const afterwards = {
  name: 'afterwards',
  test: /packages[\\/]ui[\\/]src[\\/]feedback[\\/](?:banner|tone)|apps[\\/]web[\\/]src[\\/](?:base[\\/](?:toasts[\\/](?:page-toasts|toast-store)|api[\\/]reaction)|site[\\/]session[\\/](?:change-of-session|session-tabs|stored-names))|packages[\\/]contract[\\/]src[\\/](?:[\w-]+[\\/][\w-]+[\\/]refusals|refusals|refusal-row|endpoint-class)|icons[\\/](?:info|circle-check|triangle-alert|wifi-off|x)\.mjs/,
  minShareCount: 2,
};

/** What every list has while it comes, when it fails, and at its ends. */
const lists = {
  name: 'lists',
  test: /apps[\\/]web[\\/]src[\\/]parts[\\/](?:breadcrumb|query-boundary|failed-query|panel)|packages[\\/]ui[\\/]src[\\/](?:actions[\\/]icon-button|figures[\\/]change|feedback[\\/](?:badge|skeleton)|overlays[\\/]scroll-stop)|icons[\\/](?:arrow-right|chevron-left|chevron-right)\.mjs/,
  minShareCount: 2,
};

/** Tables with tabs and a search, of the markets and of the P2P market, and how both name ways to pay. */
const tables = {
  name: 'tables',
  test: /packages[\\/]ui[\\/]src[\\/](?:actions[\\/](?:tabs|roving-index)|feedback[\\/]empty|fields[\\/]search-field|figures[\\/](?:card-table|sparkline))|parts[\\/]use-method-name|paymethods[\\/]name-wording/,
  minShareCount: 2,
};

/** What lists of texts and texts to read share: light enough to come before such a page can be used. */
const reading = {
  name: 'reading',
  test: /apps[\\/]web[\\/]src[\\/](?:features[\\/]core[\\/]content[\\/][\w.-]+$|queries[\\/]content[\\/](?:document|fresh))|icons[\\/]languages\.mjs/,
  minShareCount: 2,
};

/** Lists of texts, page by page. */
const listing = { name: 'listing', test: /features[\\/]core[\\/]content[\\/]lists[\\/](?:list|paged|topic)-/, minShareCount: 2 };

/** A text to read, whichever list it stands in. */
const oneText = {
  name: 'text',
  test: /features[\\/]core[\\/]content[\\/]document[\\/]|packages[\\/]ui[\\/]src[\\/]prose/,
  minShareCount: 2,
};

/** Offers and their advertisers, wherever the market shows them: the hall must be usable as soon as the home page. */
const market = {
  name: 'market',
  test: /packages[\\/]ui[\\/]src[\\/](?:figures[\\/]avatar|overlays[\\/](?:popover|use-popover))|icons[\\/](?:arrow-down|arrow-up|chevrons-up-down|refresh-cw)\.mjs|apps[\\/]web[\\/]src[\\/](?:features[\\/]p2p[\\/]shared[\\/](?:method|reason|setup|spread|trader)-|features[\\/]p2p[\\/]p2p-ads[\\/]market[\\/](?:ad-(?:action|table)|takeable-ads))/,
  minShareCount: 2,
};

/** Fields, dialogs and other pieces of pages behind the home page: one file for all of them keeps the table of pages short. */
const pieces = {
  name: 'pieces',
  test: /packages[\\/](?:ui|rules)[\\/]src[\\/]|lucide-react|apps[\\/]web[\\/]src[\\/](?:parts|site|base[\\/]api|shell)[\\/]|packages[\\/]contract[\\/]src[\\/](?:[\w-]+[\\/][\w-]+[\\/]refusals|refusals|refusal-row|endpoint-class|identity[\\/]security[\\/]proof)/,
  minShareCount: 4,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutSchemas(), withoutUnused(), first.plugin, packageReport()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    // All styles are one file of the root: as part of a shared script, whatever is loaded later would ask for them again.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            first.group,
            fields,
            prices,
            shapes,
            choices,
            missing,
            afterwards,
            lists,
            tables,
            reading,
            listing,
            oneText,
            market,
            pieces,
          ],
        },
      },
    },
  },
  server: { hmr: { port: 8087 } },
});
