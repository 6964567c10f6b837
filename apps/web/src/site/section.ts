export type Section = 'otc' | 'contract' | 'main';

const sections: Record<string, Section> = { 'p2p-trade': 'otc', 'buy-sell-crypto': 'otc', fiat: 'otc', mix: 'contract' };

/** The part of the site that a path belongs to, by its first segment without language. */
export function sectionOf(pathname: string): Section {
  return sections[pathname.split('/')[1] ?? ''] ?? 'main';
}
