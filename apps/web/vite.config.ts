import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { withoutSchemas } from './without-schemas.ts';
import { withoutUnused } from './without-unused.ts';

/** Shared by many pages, and yet nothing that the home page needs before it can be used. */
const later = String.raw`api[\\/](?:reaction|proof-of-work|guarded-post|seal)|shell[\\/](?:closed-page|nothing-yet|error-page|not-found-page)|i18n[\\/]country-names`;

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
  test: /packages[\\/]ui[\\/]src[\\/](?:actions[\\/]button|fields[\\/]field|feedback[\\/]error-fade)\.tsx|icons[\\/](?:circle-alert|copy)\.mjs|apps[\\/]web[\\/]src[\\/](?:parts[\\/]page-head|toasts[\\/]toast|lib[\\/]open-tab|native[\\/]|shell[\\/]screen-type|preferences[\\/](?:currency-list|price-colors|language-choice))|packages[\\/]contract[\\/]src[\\/]content[\\/]document-list/,
  minShareCount: 2,
};

/** Fields of the home page; pages to read do without them. */
const fields = {
  name: 'fields',
  test: /packages[\\/]ui[\\/]src[\\/](?:actions[\\/]segmented-control|fields[\\/]text-input)\.tsx/,
  minShareCount: 2,
};

/** What lists of texts and texts to read share: light enough to come before such a page can be used. */
const reading = {
  name: 'reading',
  test: /apps[\\/]web[\\/]src[\\/](?:features[\\/]content[\\/](?:[\w.-]+$|lists[\\/](?:list|paged|topic)-)|parts[\\/]reading|shell[\\/]not-found-page)|packages[\\/]ui[\\/]src[\\/](?:feedback[\\/](?:badge|skeleton)|overlays[\\/]scroll-stop)|icons[\\/](?:chevron-left|chevron-right|languages)\.mjs/,
  minShareCount: 2,
};

/** A text to read, whichever list it stands in. */
const oneText = { name: 'text', test: /features[\\/]content[\\/]document[\\/]|packages[\\/]ui[\\/]src[\\/]prose/, minShareCount: 2 };

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
    rolldownOptions: { output: { codeSplitting: { groups: [everywhere, alsoAtHome, fields, reading, oneText, pieces] } } },
  },
  server: { hmr: { port: 8087 } },
});
