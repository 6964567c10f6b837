import { useFragment } from '#shell/use-screen.ts';

export type P2pPage = 'ads' | 'traders' | 'merchants' | 'orders' | 'reports' | 'methods' | 'reviews' | 'settings';

/** What of the P2P market is shown; it stands in the address, so that a link to a trader or a template can be sent. */
export interface P2pAddress {
  page: P2pPage;
  /** A user, a template or a setting; empty when the address names none. */
  name: string;
}

const pages: ReadonlySet<string> = new Set<P2pPage>(['ads', 'traders', 'merchants', 'orders', 'reports', 'methods', 'reviews', 'settings']);

export function useP2pAddress(): P2pAddress | undefined {
  return p2pAddressOf(useFragment());
}

/** Reads `#/p2p/traders/1234567890`; without a page that exists there is no address. */
export function p2pAddressOf(fragment: string): P2pAddress | undefined {
  const [, page = '', name = ''] = /^#\/p2p\/([a-z]+)(?:\/([\w.-]{1,80}))?$/.exec(fragment) ?? [];
  return pages.has(page) ? { page: page as P2pPage, name } : undefined;
}

export function p2pFragment(page: P2pPage, name = ''): string {
  return name === '' ? `#/p2p/${page}` : `#/p2p/${page}/${name}`;
}
