import { takePage } from '../bench/take-page.ts';
import { type BuiltRoute, builtRoutes, bytesByPackage, sentBytes } from './built-routes.ts';
import { filledPath } from './page-paths.ts';

export interface RouteRow {
  id: string;
  path: string;
  /** In kilobytes as they are sent to a guest; a redirect and a page for members alone have no HTML for guests. */
  html: number;
  css: number;
  js: number;
  all: number;
  limits: { js: number; all: number };
  packages: Array<[name: string, bytes: number]>;
}

/** The first that fits. Limits stand a little above what there is: whoever needs more says so here. */
const kinds: ReadonlyArray<readonly [id: RegExp, js: number, all: number]> = [
  [/^routes\/home$|^hall\//, 132, 160],
  [/^routes\/markets$/, 130, 160],
  [/^routes\/price$/, 137, 170],
  [/^routes\/spot$/, 190, 220],
  [/^routes\/content\/(?:insight|announcement|help-answer)$|^page\/|^moved\/|not-found$/, 127, 160],
  [/^routes\/content\/(?:insights|announcements)$/, 133, 160],
  [/p2p\/(?:publish-ad|edit-ad|center)$/, 189, 210],
  [/p2p\/order$/, 177, 192],
  [/p2p\/(?:quick|my-ads|desk)$/, 173, 200],
  [/./, 173, 194],
];

/** Every page of the table of routes: what its first HTML announces, and that HTML. */
export async function measureRoutes(site: string): Promise<RouteRow[]> {
  const rows: RouteRow[] = [];
  for (const route of builtRoutes()) rows.push(await measureRoute(site, route));
  return rows;
}

async function measureRoute(site: string, { id, path, scripts, styles }: BuiltRoute): Promise<RouteRow> {
  const address = filledPath(path);
  const page = await takePage(`${site}${address}`, { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 Chrome/142.0.0.0' });
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + sentBytes(file), 0);
  const [html, css, js] = [page.length, sum(styles), sum(scripts)];
  const [, jsLimit, allLimit] = kinds.find(([pattern]) => pattern.test(id)) as (typeof kinds)[number];
  return {
    id,
    path: address,
    html: kilobytes(html),
    css: kilobytes(css),
    js: kilobytes(js),
    all: kilobytes(html + css + js),
    limits: { js: jsLimit, all: allLimit },
    packages: bytesByPackage(scripts),
  };
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
