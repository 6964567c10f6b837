import type { Plugin } from 'vite';

/** Libraries that every page runs on, whatever parts of them it uses. */
const libraries = /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/]/;
/** Made by the bundler for all. */
const helpers = /^\0(?:rolldown[\\/]runtime|vite[\\/]preload-helper|without-schemas)/;
/** Of the icons only those that a frame shows: their library is imported as a whole. */
const icons =
  /lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])|web[\\/]src[\\/](?:lib[\\/]make-icon|shell[\\/]last-resort)|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:arrow-left-right|chart-line|chevron-down|circle-alert|circle-user|copy|credit-card|globe|house|menu|newspaper)\.mjs/;

/** One file for everything that the given modules import, and what those import again, before anything is asked for lazily. */
export function firstChunk(roots: readonly string[]): {
  plugin: Plugin;
  group: { name: string; test: (id: string) => boolean };
} {
  const own = new Set<string>();
  const plugin: Plugin = {
    name: 'first-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const open = roots.map((root) => ids.find((id) => id.replaceAll('\\', '/').split('?')[0]?.endsWith(`/${root}`)));
      for (const id of open) {
        if (id === undefined) throw new Error('a module that the first page starts with is not there');
        if (own.has(id) || id.includes('node_modules')) continue;
        own.add(id);
        open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  return {
    plugin,
    group: {
      name: 'first',
      test: (id) => own.has(id) || libraries.test(id) || helpers.test(id) || icons.test(id),
    },
  };
}
