import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const adminOrigin = 'http://127.0.0.1:8082';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    // The page runs under a policy without inline code: everything is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // Writes are admitted from the console's own origin only; in development the proxy speaks for it.
    proxy: {
      '/v1': { target: adminOrigin, changeOrigin: true, headers: { origin: adminOrigin } },
      '/files': { target: adminOrigin, changeOrigin: true },
    },
  },
});
