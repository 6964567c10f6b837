/** Areas of the screens, each with the files that belong to it and the folder or files of its browser tests. */
export const areas = [
  {
    name: 'auth',
    files: /^apps\/web\/src\/(?:features\/identity\/auth|site\/session)\/|routes\/(?:login|register|forgot|lock|welcome)/,
    specs: ['e2e/identity/auth'],
  },
  {
    name: 'account',
    files:
      /^apps\/web\/src\/(?:features\/(?:identity\/(?:accounts|preferences|security|sessions|sub-accounts)|core\/notifications)|routes\/account)\//,
    specs: ['e2e/identity/account'],
  },
  { name: 'assets', files: /^apps\/web\/src\/(?:features\/money|parts|routes)\/assets\//, specs: ['e2e/money/assets'] },
  {
    name: 'hall',
    files:
      /^apps\/web\/src\/(?:features\/p2p\/p2p-ads\/(?:market|take|share|remarks)\/|features\/p2p\/p2p-ads\/[^/]+$|features\/p2p\/p2p-users\/advertiser\/|routes\/p2p\/(?:hall|shared-ad|advertiser))/,
    specs: ['e2e/p2p/hall', 'e2e/p2p/market', 'e2e/p2p/advertiser', 'e2e/p2p/gates', 'e2e/p2p/ads-visual'],
  },
  {
    name: 'quick-buy',
    files: /^apps\/web\/src\/(?:features\/p2p\/p2p-ads\/quick\/|features\/core\/rates\/quick-buy\/|routes\/p2p\/quick)/,
    specs: ['e2e/p2p/quick-buy', 'e2e/p2p/ads-visual', 'e2e/core/home'],
  },
  {
    name: 'own-ads',
    files: /^apps\/web\/src\/(?:features\/p2p\/p2p-ads\/(?:own|publish|terms)\/|routes\/p2p\/(?:my-ads|edit-ad|publish-ad))/,
    specs: ['e2e/p2p/own-ads', 'e2e/p2p/publish', 'e2e/p2p/own-visual'],
  },
  {
    name: 'payment-methods',
    files: /^apps\/web\/src\/(?:features\/p2p\/p2p-paymethods\/|routes\/account\/payment-methods)/,
    specs: ['e2e/p2p/payment-methods'],
  },
  {
    name: 'center',
    files:
      /^apps\/web\/src\/(?:features\/p2p\/(?:p2p-users|p2p-blocklist|p2p-config|shared)\/|parts\/steps\/|routes\/p2p\/(?:center|gate))/,
    specs: ['e2e/p2p/center', 'e2e/p2p/onboarding', 'e2e/p2p/tutorial', 'e2e/p2p/gates'],
  },
  { name: 'content', files: /^apps\/web\/src\/(?:features\/core|routes)\/content\//, specs: ['e2e/core/content'] },
  {
    name: 'home',
    files: /^apps\/web\/src\/(?:features\/core\/(?:home|rates)\/|parts\/banners\/|routes\/home)/,
    specs: ['e2e/core/home', 'e2e/core/rates'],
  },
  {
    name: 'shell',
    files: /^apps\/web\/src\/(?:base|queries|site|shell|parts)\//,
    specs: ['e2e/shell', 'e2e/requests', 'e2e/core/languages'],
  },
  { name: 'verification', files: /^apps\/web\/src\/features\/identity\/verification\//, specs: ['e2e/identity/verification'] },
  { name: 'console', files: /^apps\/console\/src\//, specs: ['e2e/console', 'e2e/identity/verification'] },
  {
    name: 'ui',
    files: /^packages\/ui\/src\//,
    specs: ['e2e/identity/auth', 'e2e/core/content/lists', 'e2e/identity/account', 'e2e/shell', 'e2e/requests', 'e2e/p2p'],
  },
] as const satisfies Array<{ name: string; files: RegExp; specs: string[] }>;

export type AreaName = (typeof areas)[number]['name'];

/** The first area whose pattern fits. */
export function areaOf(path: string): AreaName | undefined {
  return areas.find(({ files }) => files.test(path))?.name;
}
