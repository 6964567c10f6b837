import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../dev-stack/stack.ts';

const client = join(root, 'apps/web/dist/client');

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: string;
  css: string[];
  clientLoaderModule?: string;
}

export interface BuiltRoute {
  id: string;
  path: string;
  /** What its HTML announces: the table of routes, the entry, its own scripts and those of its layouts, with their imports. */
  scripts: string[];
  styles: string[];
}

/** Every page of the built client with the files that a browser needs before the page can be used. */
export function builtRoutes(): BuiltRoute[] {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error('there is no build: run npm run build');
  const table = `/assets/${name}`;
  const window: { __reactRouterManifest?: { entry: { module: string }; routes: Record<string, ManifestRoute> } } = {};
  runInNewContext(readFileSync(join(client, table), 'utf8'), { window });
  const { entry, routes } = window.__reactRouterManifest as NonNullable<typeof window.__reactRouterManifest>;
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const pages = Object.values(routes).filter(({ id }) => !parents.has(id));
  return pages.map((page) => {
    const chain = chainOf(page, routes);
    const own = chain.flatMap(({ module, clientLoaderModule }) => [module, ...(clientLoaderModule ? [clientLoaderModule] : [])]);
    return {
      id: page.id,
      path: `/${chain.flatMap(({ path }) => path || []).join('/')}`,
      scripts: [table, ...withImports([entry.module, ...own])],
      styles: [...new Set(chain.flatMap(({ css }) => css))],
    };
  });
}

function chainOf(route: ManifestRoute, routes: Record<string, ManifestRoute>): ManifestRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [...(parent ? chainOf(parent, routes) : []), route];
}

function withImports(files: readonly string[]): string[] {
  const all = new Set(files);
  for (const file of all) {
    for (const [, name] of readFileSync(join(client, file), 'utf8').matchAll(/(?:from|import)"\.\/([^"]+)"/g)) all.add(`/assets/${name}`);
  }
  return [...all];
}

/** As it is sent: files are compressed when they are built. */
export function sentBytes(file: string): number {
  const path = join(client, file);
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotliCompressSync(readFileSync(path)).length;
}

/** What the scripts of a page consist of, by package: each file's bytes are shared out by the length of its parts. */
export function bytesByPackage(scripts: readonly string[]): Array<[name: string, bytes: number]> {
  const report = JSON.parse(readFileSync(join(client, '../packages.json'), 'utf8')) as Record<string, Record<string, number>>;
  const sums = new Map<string, number>();
  for (const file of scripts) {
    const parts = Object.entries(report[file.slice(1)] ?? { 'table of routes': 1 });
    const whole = parts.reduce((sum, [, length]) => sum + length, 0) || 1;
    for (const [name, length] of parts) sums.set(name, (sums.get(name) ?? 0) + (sentBytes(file) * length) / whole);
  }
  return [...sums].filter(([, bytes]) => bytes >= 50).toSorted(([, one], [, other]) => other - one);
}
