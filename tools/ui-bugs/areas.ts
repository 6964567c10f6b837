/** Areas of the screens, each with the files that belong to it and the folder or files of its browser tests. */
export const areas = [
  {
    name: 'auth',
    files: /^apps\/web\/src\/(?:features\/auth|session)\/|routes\/(?:login|register|forgot|lock|welcome)/,
    specs: ['e2e/auth'],
  },
  {
    name: 'account',
    files: /^apps\/web\/src\/(?:features\/(?:accounts|notifications|preferences|security|sessions|sub-accounts)|routes\/account)\//,
    specs: ['e2e/account'],
  },
  { name: 'assets', files: /^apps\/web\/src\/(?:features|parts|routes)\/assets\//, specs: ['e2e/assets'] },
  {
    name: 'hall',
    files:
      /^apps\/web\/src\/(?:features\/p2p-ads\/(?:market|take|share|remarks)\/|features\/p2p-ads\/[^/]+$|features\/p2p-users\/advertiser\/|routes\/p2p\/(?:hall|shared-ad|advertiser))/,
    specs: ['e2e/p2p/hall', 'e2e/p2p/market', 'e2e/p2p/advertiser', 'e2e/p2p/gates', 'e2e/p2p/ads-looks'],
  },
  {
    name: 'quick-buy',
    files: /^apps\/web\/src\/(?:features\/p2p-ads\/quick\/|features\/rates\/quick-buy\/|routes\/p2p\/quick)/,
    specs: ['e2e/p2p/quick-buy', 'e2e/p2p/ads-looks', 'e2e/home'],
  },
  {
    name: 'own-ads',
    files: /^apps\/web\/src\/(?:features\/p2p-ads\/(?:own|publish|terms)\/|routes\/p2p\/(?:my-ads|edit-ad|publish-ad))/,
    specs: ['e2e/p2p/own-ads', 'e2e/p2p/publish', 'e2e/p2p/own-looks'],
  },
  {
    name: 'payment-methods',
    files: /^apps\/web\/src\/(?:features\/p2p-paymethods\/|routes\/account\/payment-methods)/,
    specs: ['e2e/p2p/payment-methods'],
  },
  {
    name: 'center',
    files: /^apps\/web\/src\/(?:features\/p2p-(?:users|blocklist|config)\/|parts\/(?:p2p|steps)\/|routes\/p2p\/(?:center|gate))/,
    specs: ['e2e/p2p/center', 'e2e/p2p/onboarding', 'e2e/p2p/tutorial', 'e2e/p2p/gates'],
  },
  { name: 'content', files: /^apps\/web\/src\/(?:features|routes)\/content\//, specs: ['e2e/content'] },
  {
    name: 'home',
    files: /^apps\/web\/src\/(?:features\/(?:home|rates)\/|parts\/banners\/|routes\/home)/,
    specs: ['e2e/home', 'e2e/rates'],
  },
  {
    name: 'shell',
    files: /^apps\/web\/src\/(?:shell|navigation|layouts|preferences|toasts|parts|i18n|api)\//,
    specs: ['e2e/shell', 'e2e/requests', 'e2e/languages'],
  },
  { name: 'verification', files: /^apps\/web\/src\/features\/verification\//, specs: ['e2e/verification'] },
  { name: 'console', files: /^apps\/console\/src\//, specs: ['e2e/console', 'e2e/verification'] },
  {
    name: 'ui',
    files: /^packages\/ui\/src\//,
    specs: ['e2e/auth', 'e2e/content/lists', 'e2e/account', 'e2e/shell', 'e2e/requests', 'e2e/p2p'],
  },
] as const satisfies Array<{ name: string; files: RegExp; specs: string[] }>;

export type AreaName = (typeof areas)[number]['name'];

/** The first area whose pattern fits. */
export function areaOf(path: string): AreaName | undefined {
  return areas.find(({ files }) => files.test(path))?.name;
}
