import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../packages/contract/src/locales.ts';
import { root } from '../../dev-stack/stack.ts';

interface RouteEntry {
  path?: string | undefined;
  index?: boolean | undefined;
  file: string;
  children?: RouteEntry[] | undefined;
}

interface PageRoute {
  pattern: RegExp;
  files: readonly string[];
  /** Pages with more fixed segments are asked first, the page for everything else last. */
  weight: number;
}

const codes = new Set<string>(locales.map(({ code }) => code));
// By its path at run time: the table of pages belongs to another project of the compiler.
const { default: routes } = (await import(join(root, 'apps/web/src/routes.ts'))) as { default: RouteEntry[] };
const pages = flatten(routes, '', []).sort((a, b) => b.weight - a.weight);

/** The areas whose features a page shows, by the imports of its route and the layouts around it that belong to an area. */
export function areasOfPage(address: string): string[] {
  const [, first = '', ...rest] = address.split('/');
  const path = codes.has(first) ? `/${rest.join('/')}` : address;
  const found = pages.find(({ pattern }) => pattern.test(path));
  return [...new Set((found?.files ?? []).flatMap(featuresOf))];
}

function flatten(entries: readonly RouteEntry[], base: string, files: readonly string[]): PageRoute[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const full = `${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    const own = [...files, file];
    return children ? flatten(children, full, own) : [{ pattern: patternOf(full), files: own, weight: weightOf(full) }];
  });
}

function patternOf(path: string): RegExp {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      const isOptional = segment.endsWith('?');
      const name = isOptional ? segment.slice(0, -1) : segment;
      const matched = name === '*' ? '/.*' : name.startsWith(':') ? '/[^/]+' : `/${name}`;
      return isOptional || name === '*' ? `(?:${matched})?` : matched;
    });
  return new RegExp(`^${segments.join('')}/?$`);
}

function weightOf(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + (segment === '*' ? -10 : segment.startsWith(':') ? 1 : 2), 0);
}

function featuresOf(file: string): string[] {
  const text = readFileSync(join(root, 'apps/web/src', file), 'utf8');
  return [...text.matchAll(/#features\/[\w-]+\/(?!shared\/)([\w-]+)\//g)].map((match) => match[1] ?? '');
}
