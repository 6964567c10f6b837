import type { Plugin } from 'vite';

/** Parts of libraries that no page of ours uses, although every page would carry them, and what stands in for each. */
const standIns: ReadonlyArray<readonly [file: string, code: string]> = [
  // Acts go through browserCall, which has its own rules for repeating them; there are no mutations to keep.
  [
    '@tanstack/query-core/build/modern/mutationCache.js',
    `export class MutationCache {
      getAll() { return []; }
      findAll() { return []; }
      clear() {}
      resumePausedMutations() { return Promise.resolve(); }
    }`,
  ],
  // Long lists are asked for page by page.
  [
    '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    `const refuse = () => { throw new Error('there are no infinite queries in the browser'); };
    export { refuse as infiniteQueryBehavior, refuse as hasNextPage, refuse as hasPreviousPage };`,
  ],
  // Nobody measures the router from inside.
  [
    'react-router/dist/production/lib/router/instrumentation.js',
    `const nothing = () => undefined;
    const refuse = () => { throw new Error('the router is not instrumented in the browser'); };
    export {
      nothing as consumeInstrumentationClientResultMetaReceiver,
      refuse as getRouteInstrumentationUpdates,
      refuse as instrumentClientSideRouter,
      refuse as instrumentHandler,
      nothing as instrumentationResultMetaContext,
    };`,
  ],
  // The whole table of pages comes with the first one (see react-router.config.ts), so none is looked for later.
  [
    'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
    `const nothing = () => undefined;
    const refuse = () => { throw new Error('pages are not discovered in the browser'); };
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export {
      refuse as getManifestPath,
      refuse as getPartialManifest,
      nothing as getPatchRoutesOnNavigationFunction,
      refuse as getPathsWithAncestors,
      refuse as handleClientVersionMismatch,
      nothing as useFogOFWarDiscovery,
    };`,
  ],
];

/** Leaves them out of what browsers load. A library that has moved its files makes the build fail instead of growing it. */
export function withoutUnused(): Plugin {
  const met = new Set<string>();
  return {
    name: 'without-unused',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => {
      const found = standIns.find(([file]) => id.replaceAll('\\', '/').endsWith(`/node_modules/${file}`));
      if (found) met.add(found[0]);
      return found ? { code: found[1], moduleSideEffects: false } : null;
    },
    buildEnd: (error) => {
      const lost = standIns.filter(([file]) => !met.has(file)).map(([file]) => file);
      if (!error && lost.length > 0) throw new Error(`no page loads ${lost.join(', ')} any more: look where it has gone`);
    },
  };
}
