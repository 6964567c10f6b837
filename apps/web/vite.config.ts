import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { withoutSchemas } from './without-schemas.ts';
import { withoutUnused } from './without-unused.ts';

/** Shared by many pages, and yet nothing that the home page needs before it can be used. */
const later = String.raw`api[\\/](?:reaction|proof-of-work|guarded-post|seal)|shell[\\/](?:closed-page|nothing-yet|error-page|not-found-page)|i18n[\\/]country-names|lib[\\/](?:scale-picture|use-wanted-url)`;

/** What every page needs is one file: many small ones are slower to ask for and compress worse. */
const everywhere = {
  name: 'shell',
  test: new RegExp(
    String.raw`node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/]|apps[\\/]web[\\/]src[\\/](?!${later})(?:api|i18n|lib|native|shell|site)[\\/]`,
  ),
  minShareCount: 3,
};

/** The home page shares these with others, and brings them along in one file. */
const alsoAtHome = {
  name: 'first',
  test: /packages[\\/]ui[\\/]src[\\/](?:actions[\\/]button|fields[\\/]field|feedback[\\/]error-fade)\.tsx|icons[\\/](?:circle-alert|copy)\.mjs|apps[\\/]web[\\/]src[\\/](?:parts[\\/]page-head|toasts[\\/]toast|lib[\\/]open-tab|native[\\/]|shell[\\/](?:error-page|screen-type)|site[\\/]maintenance|i18n[\\/](?:areas|load-texts)|preferences[\\/](?:currency-list|price-colors|language-choice))|packages[\\/]contract[\\/]src[\\/](?:content[\\/](?:document-list|banner\.shape)|site[\\/]maintenance)/,
  minShareCount: 2,
};

/** Fields of the home page; pages to read do without them. */
const fields = {
  name: 'fields',
  test: /packages[\\/]ui[\\/]src[\\/](?:actions[\\/]segmented-control|fields[\\/](?:text-input|amount-input))\.tsx|packages[\\/]rules[\\/]src[\\/](?:money|amounts[\\/])|parts[\\/](?:amount-field|unit-select)/,
  minShareCount: 2,
};

/** What a list is narrowed down with. */
const choices = {
  name: 'choices',
  test: /packages[\\/]ui[\\/]src[\\/]fields[\\/](?:select|checkbox)\.tsx|icons[\\/](?:check|chevron-down|minus)\.mjs|i18n[\\/]country-names|parts[\\/]p2p[\\/]popular-method|packages[\\/]contract[\\/]src[\\/](?:p2p-ads[\\/](?:ad\.shape|market[\\/]ad-list)|p2p-paymethods[\\/](?:paymethod\.shape|popular)|assets[\\/]asset\.shape|files[\\/]file\.shape)/,
  minShareCount: 2,
};

/** What every page asks for once it is awake: news of the session, bars above the page, and what is done about failures. */
const afterwards = {
  name: 'afterwards',
  test: /packages[\\/]ui[\\/]src[\\/](?:actions[\\/](?:tabs|roving-index)|feedback[\\/](?:banner|tone))|apps[\\/]web[\\/]src[\\/](?:session[\\/](?:change-of-session|session-tabs|stored-names)|api[\\/]reaction)|packages[\\/]contract[\\/]src[\\/](?:refusals|endpoint-class)|icons[\\/](?:info|circle-check|triangle-alert|wifi-off|x)\.mjs/,
  minShareCount: 2,
};

/** What every list has while it comes, when it fails, and at its ends. */
const lists = {
  name: 'lists',
  test: /apps[\\/]web[\\/]src[\\/]parts[\\/]reading|packages[\\/]ui[\\/]src[\\/](?:feedback[\\/](?:badge|skeleton)|overlays[\\/]scroll-stop)|icons[\\/](?:arrow-right|chevron-left|chevron-right)\.mjs/,
  minShareCount: 2,
};

/** What lists of texts and texts to read share: light enough to come before such a page can be used. */
const reading = {
  name: 'reading',
  test: /apps[\\/]web[\\/]src[\\/](?:features[\\/]content[\\/][\w.-]+$)|icons[\\/]languages\.mjs/,
  minShareCount: 2,
};

/** Lists of texts, page by page. */
const listing = { name: 'listing', test: /features[\\/]content[\\/]lists[\\/](?:list|paged|topic)-/, minShareCount: 2 };

/** A text to read, whichever list it stands in. */
const oneText = { name: 'text', test: /features[\\/]content[\\/]document[\\/]|packages[\\/]ui[\\/]src[\\/]prose/, minShareCount: 2 };

/** Offers and their advertisers, wherever the market shows them: the hall must be usable as soon as the home page. */
const market = {
  name: 'market',
  test: /packages[\\/]ui[\\/]src[\\/](?:figures[\\/](?:card-table|avatar)|overlays[\\/](?:popover|use-popover))|icons[\\/](?:arrow-down|arrow-up|chevrons-up-down|refresh-cw)\.mjs|apps[\\/]web[\\/]src[\\/](?:parts[\\/]p2p[\\/](?:method|reason|setup|spread|trader)-|features[\\/]p2p-ads[\\/]market[\\/](?:ad-(?:action|table)|takeable-ads))/,
  minShareCount: 2,
};

/** Fields, dialogs and other pieces of pages behind the home page: one file for all of them keeps the table of pages short. */
const pieces = {
  name: 'pieces',
  test: /packages[\\/](?:ui|rules)[\\/]src[\\/]|lucide-react|apps[\\/]web[\\/]src[\\/](?:parts|session|api|shell)[\\/]|packages[\\/]contract[\\/]src[\\/](?:refusals|endpoint-class|security[\\/]proof)/,
  minShareCount: 4,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutSchemas(), withoutUnused()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [everywhere, alsoAtHome, fields, choices, afterwards, lists, reading, listing, oneText, market, pieces],
        },
      },
    },
  },
  server: { hmr: { port: 8087 } },
});
