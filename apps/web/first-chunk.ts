import type { Plugin } from 'vite';

/** Libraries that every page runs on, whatever parts of them it uses; several queries at once are the need of a few pages. */
const libraries = /node_modules[\\/](?:react|react-dom|react-router|scheduler|@tanstack)[\\/](?!.*(?:useQueries|queriesObserver)\.js)/;
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
      for (const id of reachedFrom(roots, [...this.getModuleIds()], (id) => this.getModuleInfo(id)?.importedIds ?? [])) own.add(id);
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

/** The modules of these files, and everything of our own that they import. */
export function reachedFrom(roots: readonly string[], ids: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const open = roots.flatMap((root) => modulesOf(root, ids));
  for (const id of open) {
    if (reached.has(id) || id.includes('node_modules')) continue;
    reached.add(id);
    open.push(...importsOf(id));
  }
  return reached;
}

/** A route is there several times, each with another query. Which comes first differs from folder to folder, so all of them count. */
function modulesOf(file: string, ids: readonly string[]): string[] {
  const found = ids.filter((id) => id.replaceAll('\\', '/').split('?')[0]?.endsWith(`/${file}`));
  if (found.length === 0) throw new Error(`${file} is no part of the build`);
  return found;
}
