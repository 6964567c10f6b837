import type { Plugin } from 'vite';
import * as zod from 'zod/mini';

const stand = '\0without-schemas';

/**
 * Browsers need the addresses and the types of the contract, not its schemas: the server checks what it gets and what it
 * gives. In the client build a schema is therefore nothing, and whoever tries to read with one hears so at once.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'without-schemas',
    enforce: 'pre',
    resolveId: (source, _importer, { ssr }) => (source === 'zod/mini' && !ssr ? stand : null),
    load: (id) => (id === stand ? code : null),
  };
}

const names = Object.keys(zod).map((name) => (/parse|decode|encode/i.test(name) ? `refuse as ${name}` : `nothing as ${name}`));

const code = `
  const refuse = () => { throw new Error('there are no schemas in the browser'); };
  const nothing = new Proxy(() => undefined, {
    get: (_, key) => (/parse|decode|encode/i.test(String(key)) ? refuse : nothing),
    apply: () => nothing,
  });
  export { ${names.join(', ')} };
`;
