import { openProducts } from '#site/products.ts';
import { useSiteSettings } from '#site/site-settings.ts';

type EntryName = 'nav_prices' | 'nav_insights' | 'nav_developers' | ReturnType<typeof openProducts>[number]['name'];

export interface Entry {
  name: EntryName;
  to: string;
  /** Outside of the router: a page of the api, in English. */
  isDocument?: true;
}

/** What the main navigation offers, in its order: products that are open, and what is always there. */
export function useEntries(): readonly Entry[] {
  const settings = useSiteSettings();
  return [
    { name: 'nav_prices', to: '/#prices' },
    ...openProducts(settings).map(({ name, to }) => ({ name, to })),
    { name: 'nav_insights', to: '/insights' },
    { name: 'nav_developers', to: '/v1/reference', isDocument: true },
  ];
}
