import { titledPages } from '@peerbourse/contract/core/content/kind.shape';
import { type InitialItem, openCatalogues } from './initial-item.ts';

/** What search engines show of each page: texts of the area `titles`. */
export function titleItems(): InitialItem[] {
  const texts = openCatalogues('titles');
  return titledPages.map((page) => {
    const key = page.replaceAll('-', '_');
    const keys = { title: `${key}_title`, description: `${key}_description`, keywords: `${key}_keywords` };
    return { kind: 'page-title' as const, name: page, fields: {}, texts: texts(keys) };
  });
}
