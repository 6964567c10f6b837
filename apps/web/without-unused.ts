import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Parts of libraries that no page of ours uses, although every page would carry them, and what stands in for each. */
export const standIns: ReadonlyArray<readonly [file: string, code: string]> = [
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
  // The page of an error that is not even the page's own; the library's has a script, which our policy forbids to write.
  [
    'react-router/dist/production/lib/dom/ssr/errorBoundaries.js',
    `export { RemixErrorBoundary, RemixRootDefaultErrorBoundary } from ${JSON.stringify(join(import.meta.dirname, 'src/shell/last-resort.ts'))};
    export const BoundaryShell = ({ children }) => children;`,
  ],
  // Icons are drawn with a size, a class and a name, and with nothing else that their library could do.
  [
    'lucide-react/dist/esm/createLucideIcon.mjs',
    `export { makeIcon as default } from ${JSON.stringify(join(import.meta.dirname, 'src/base/lib/make-icon.ts'))};`,
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

/** Files whose pieces say their names to developers, and are kept for that alone, although nobody asks for them. */
const named = [
  'react-router/dist/production/lib/context.js',
  'react-router/dist/production/lib/dom/lib.js',
  'react-router/dist/production/lib/dom/ssr/components.js',
];

/** Without the names, what is used stays what it was, and what is not used goes. */
export function withoutNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^(const \w+ = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ ');
}

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
    transform: (code, id) => {
      const file = named.find((name) => id.replaceAll('\\', '/').endsWith(`/node_modules/${name}`));
      if (file === undefined) return null;
      const shorter = withoutNames(code);
      if (shorter !== code) met.add(file);
      return { code: shorter, map: { mappings: '' } };
    },
    buildEnd: (error) => {
      const lost = [...standIns.map(([file]) => file), ...named].filter((file) => !met.has(file));
      if (!error && lost.length > 0) throw new Error(`no page loads ${lost.join(', ')} any more: look where it has gone`);
    },
  };
}
