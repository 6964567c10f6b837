import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { withoutSchemas } from './without-schemas.ts';
import { withoutUnused } from './without-unused.ts';

/** Shared by many pages, and yet nothing that the home page needs before it can be used. */
const later = String.raw`api[\\/](?:reaction|proof-of-work|guarded-post|seal)|shell[\\/](?:closed-page|nothing-yet|error-page)|i18n[\\/]country-names`;

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
  test: /packages[\\/]ui[\\/]src[\\/](?:actions[\\/]button|fields[\\/](?:field|select)|feedback[\\/]error-fade)\.tsx|icons[\\/](?:circle-alert|copy)\.mjs|apps[\\/]web[\\/]src[\\/](?:toasts[\\/]toast|lib[\\/]open-tab|native[\\/]|shell[\\/]screen-type|preferences[\\/](?:currency-list|price-colors|language-choice|time-basis))|packages[\\/]rules[\\/]src[\\/](?:utc-time|time-basis)/,
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
    rolldownOptions: { output: { codeSplitting: { groups: [everywhere, alsoAtHome, pieces] } } },
  },
  server: { hmr: { port: 8087 } },
});
