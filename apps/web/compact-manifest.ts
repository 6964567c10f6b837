import { runInNewContext } from 'node:vm';

/** What the router writes for browsers: every route with its file, and the files that this one imports. */
export interface Manifest {
  entry: Record<string, unknown>;
  routes: Record<string, Record<string, unknown>>;
  [name: string]: unknown;
}

/** Written together wherever they stand, since every route has them. */
const flags = [
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
];
/** In the order of how often a route has one, so that most rows are short. */
const columns = [
  'parentId',
  'path',
  'module',
  'clientLoaderModule',
  'index',
  'css',
  'caseSensitive',
  'clientActionModule',
  'clientMiddlewareModule',
  'hydrateFallbackModule',
];
const folder = '/assets/';

/**
 * The table of pages comes with the first of them, and as the router writes it each route repeats the names of all fields and
 * files. Here a route is a row: its id, its flags as one number, and its other fields, with files and parents as numbers.
 */
export function compactManifest(source: string): string {
  const [, json = ''] = /^window\.__reactRouterManifest=([\s\S]*);$/.exec(source) ?? [];
  const manifest = withoutImports(JSON.parse(json) as Manifest);
  const { routes, ...rest } = manifest;
  const ids = Object.keys(routes);
  const files: string[] = [];
  const fileNumber = (path: string) => {
    if (!path.startsWith(folder)) throw new Error(`${path} is not in ${folder}`);
    const name = path.slice(folder.length);
    if (!files.includes(name)) files.push(name);
    return files.indexOf(name);
  };
  const rows = ids.map((id) => rowOf(id, routes[id] as Record<string, unknown>, ids, fileNumber));
  const compact = `window.__reactRouterManifest=(${unpack})(${[rest, files.join(' '), rows, flags, columns, folder].map((part) => JSON.stringify(part)).join()});`;
  // What browsers make of it is what the router has written.
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(compact, { window });
  if (stable(window.__reactRouterManifest) !== stable(manifest))
    throw new Error('the compact table of routes differs from the one of the router');
  return compact;
}

/** A browser that asks for a file learns its imports from it; only the server names them beforehand, in the head of a page. */
function withoutImports(manifest: Manifest): Manifest {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, imports: undefined }]);
  return { ...manifest, entry: { ...manifest.entry, imports: [] }, routes: Object.fromEntries(routes) };
}

function rowOf(id: string, route: Record<string, unknown>, ids: readonly string[], fileNumber: (path: string) => number): unknown[] {
  const unknown = Object.keys(route).filter(
    (name) => name !== 'id' && name !== 'imports' && !flags.includes(name) && !columns.includes(name),
  );
  if (unknown.length > 0) throw new Error(`the table of routes has a new field: ${unknown.join(', ')}`);
  const marks = flags.reduce((sum, name, at) => sum + (route[name] === true ? 2 ** at : 0), 0);
  const cells = columns.map((name) => {
    const value = route[name];
    if (value === undefined || value === null) return 0;
    if (name === 'parentId') return ids.indexOf(value as string) + 1;
    if (Array.isArray(value)) return value.map((path) => fileNumber(path as string)).join(' ') || 0;
    return /module$/i.test(name) ? fileNumber(value as string) + 1 : value;
  });
  while (cells.at(-1) === 0) cells.pop();
  return [id, marks, ...cells];
}

/** Runs in browsers, and is sent as it stands here. */
const unpack = `(m,f,r,g,c,d)=>{f=f.split(" ").map(n=>d+n);m.routes={};for(let w of r){let t=m.routes[w[0]]={id:w[0]};g.forEach((n,i)=>t[n]=!!(w[1]>>i&1));c.forEach((n,i)=>{let v=w[i+2];if(n=="css")t[n]=v?v.split(" ").map(k=>f[k]):[];else if(v||v==="")t[n]=n=="parentId"?r[v-1][0]:/odule$/.test(n)?f[v-1]:v})}return m}`;

function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
