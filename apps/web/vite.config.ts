import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { withoutSchemas } from './without-schemas.ts';

/** What every page needs is one file: many small ones are slower to ask for and compress worse. */
const everywhere = {
  name: 'shell',
  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/]|apps[\\/]web[\\/]src[\\/](?:api|i18n|lib|native|shell|site)[\\/]/,
  minShareCount: 3,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutSchemas()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [everywhere] } } },
  },
  server: { hmr: { port: 8087 } },
});
