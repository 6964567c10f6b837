const ofShell = ['auth', 'content', 'home', 'languages', 'market-data', 'preferences', 'rates', 'sessions', 'site'];
/** Pages of the market stand among those that the frame is tried on. */
const ofMarket = ['p2p-ads', 'p2p-config', 'p2p-users'];

const everyDesk = [
  'audit',
  'content',
  'customers',
  'files',
  'ledger',
  'operations',
  'p2p-ads',
  'p2p-appeals',
  'p2p-chat',
  'p2p-config',
  'p2p-merchants',
  'p2p-orders',
  'p2p-paymethods',
  'p2p-users',
  'rates',
  'recoveries',
  'settings',
  'site',
  'staff',
  'support',
  'verification',
  'work',
];

/**
 * The areas of each test, by the longest prefix of its path. A test runs when one of its areas is selected. The nightly run
 * records what tests really touch and fails when that is more than stands here.
 */
export const declaredAreas: Readonly<Record<string, readonly string[]>> = {
  'e2e/identity/account/': [
    'accounts',
    'api-keys',
    'assets',
    'auth',
    'authenticators',
    'notifications',
    'passkeys',
    'preferences',
    'privacy',
    'rates',
    'recoveries',
    'security',
    'sessions',
    'sub-accounts',
    'verification',
  ],
  'e2e/identity/account/journey': [
    'accounts',
    'auth',
    'authenticators',
    'files',
    'passkeys',
    'recoveries',
    'security',
    'sessions',
    'staff',
    'sub-accounts',
    'verification',
    'customers',
    'preferences',
    'notifications',
  ],
  'e2e/core/notifications/': ['accounts', 'auth', 'notifications', 'rates', 'security', 'sessions'],
  'e2e/money/assets/': ['accounts', 'assets', 'auth', 'exports', 'ledger', 'rates', 'sessions', 'staff', 'sub-accounts', 'verification'],
  'e2e/identity/auth/': ['accounts', 'auth', 'authenticators', 'passkeys', 'recoveries', 'security', 'sessions', 'sub-accounts'],
  'e2e/identity/auth/log-in': [
    'accounts',
    'auth',
    'authenticators',
    'content',
    'passkeys',
    'recoveries',
    'security',
    'sessions',
    'sub-accounts',
  ],
  'e2e/identity/risk/': ['customers', 'p2p-ads', 'p2p-config', 'p2p-orders', 'p2p-users', 'risk', 'settings', 'staff'],
  'e2e/identity/webhooks/': ['accounts', 'auth', 'content', 'security', 'sessions', 'webhooks'],
  'e2e/identity/support/': ['accounts', 'auth', 'content', 'customers', 'security', 'sessions', 'staff', 'support'],
  'e2e/console/': ['audit', 'operations', 'staff'],
  'e2e/console/content': ['content', 'settings', 'staff'],
  'e2e/console/ledger': ['assets', 'customers', 'ledger', 'settings', 'staff'],
  'e2e/console/visual': [
    'audit',
    'content',
    'customers',
    'ledger',
    'operations',
    'p2p-ads',
    'p2p-paymethods',
    'p2p-users',
    'rates',
    'recoveries',
    'settings',
    'staff',
    'verification',
  ],
  'e2e/console/desks': everyDesk,
  'e2e/console/keys': everyDesk,
  'e2e/console/merchants': ['customers', 'files', 'ledger', 'p2p-config', 'p2p-merchants', 'p2p-users', 'staff'],
  'e2e/console/operations': ['audit', 'operations', 'rates', 'settings', 'staff'],
  'e2e/console/p2p': ['customers', 'operations', 'p2p-ads', 'p2p-config', 'p2p-paymethods', 'p2p-users', 'settings', 'staff'],
  'e2e/console/recoveries': ['accounts', 'auth', 'customers', 'recoveries', 'security', 'sessions', 'staff'],
  'e2e/console/staff': ['audit', 'customers', 'operations', 'sessions', 'settings', 'staff'],
  'e2e/console/switches': ['operations', 'settings', 'site', 'staff'],
  'e2e/core/content/': ['content', 'operations'],
  'e2e/core/home/': ['content', 'home', 'market-data', 'p2p-ads', 'p2p-prices', 'rates'],
  'e2e/core/home/first-screen': [
    'accounts',
    'auth',
    'content',
    'home',
    'market-data',
    'p2p-ads',
    'p2p-prices',
    'rates',
    'restrictions',
    'security',
    'sessions',
  ],
  'e2e/core/home/member': [
    'accounts',
    'assets',
    'auth',
    'home',
    'ledger',
    'p2p-ads',
    'p2p-config',
    'p2p-orders',
    'p2p-users',
    'security',
    'sessions',
    'site',
    'verification',
  ],
  'e2e/markets/market-data/': ['content', 'home', 'market-data', 'p2p-ads', 'p2p-config', 'p2p-prices', 'rates', 'site'],
  'e2e/core/languages/': ['home', 'languages'],
  'e2e/native/': ['home', 'market-data', 'rates'],
  'e2e/p2p/': [
    'p2p-ads',
    'p2p-appeals',
    'p2p-blocklist',
    'p2p-chat',
    'p2p-config',
    'p2p-merchants',
    'p2p-orders',
    'p2p-paymethods',
    'p2p-prices',
    'p2p-ratings',
    'p2p-users',
    'proofs',
    'receipts',
    'accounts',
    'auth',
    'content',
    'files',
    'reference',
    'security',
    'sessions',
    'verification',
  ],
  'e2e/routes/': [
    ...ofShell,
    ...ofMarket,
    'accounts',
    'assets',
    'authenticators',
    'exports',
    'ledger',
    'notifications',
    'p2p-appeals',
    'p2p-blocklist',
    'p2p-chat',
    'p2p-merchants',
    'p2p-orders',
    'p2p-paymethods',
    'p2p-prices',
    'p2p-ratings',
    'passkeys',
    'privacy',
    'proofs',
    'receipts',
    'recoveries',
    'reference',
    'restrictions',
    'security',
    'settings',
    'staff',
    'sub-accounts',
    'support',
    'verification',
  ],
  'e2e/p2p/trade/appeals': [
    'customers',
    'files',
    'p2p-ads',
    'p2p-appeals',
    'p2p-chat',
    'p2p-config',
    'p2p-orders',
    'p2p-paymethods',
    'p2p-users',
    'staff',
  ],
  'e2e/p2p/trade/rulings': [
    'customers',
    'ledger',
    'p2p-ads',
    'p2p-appeals',
    'p2p-config',
    'p2p-orders',
    'p2p-paymethods',
    'p2p-users',
    'staff',
  ],
  'e2e/p2p/trade/proofs': ['p2p-ads', 'p2p-config', 'p2p-orders', 'p2p-paymethods', 'p2p-users', 'proofs', 'receipts'],
  'e2e/p2p/merchants': [
    'accounts',
    'auth',
    'files',
    'ledger',
    'p2p-config',
    'p2p-merchants',
    'p2p-ratings',
    'p2p-users',
    'security',
    'sessions',
    'staff',
    'verification',
  ],
  'e2e/p2p/receipt': ['p2p-ads', 'p2p-config', 'p2p-orders', 'p2p-paymethods', 'p2p-users', 'receipts'],
  'e2e/core/rates/': ['home', 'market-data', 'rates', 'site'],
  'e2e/requests/': ['home', 'market-data', 'rates', 'security'],
  'e2e/requests/dialogs': ['content', 'home', 'market-data', 'p2p-paymethods', 'rates', 'security'],
  'e2e/shell/': ofShell,
  'e2e/shell/axe': [...ofShell, ...ofMarket],
  'e2e/shell/first-page': [...ofShell, ...ofMarket],
  'e2e/shell/layouts': [...ofShell, ...ofMarket],
  'e2e/shell/screens': [...ofShell, ...ofMarket],
  'e2e/shell/size': [...ofShell, ...ofMarket],
  'e2e/identity/verification/': ['accounts', 'files', 'verification', 'customers', 'staff'],
};

/** Integration tests that stand for the whole server; every other one is named after its area. */
const wholeServer: ReadonlySet<string> = new Set([
  'canary',
  'client-trade',
  'closing',
  'device-trust',
  'key-rotation',
  'lock-out',
  'fuzz',
  'guessing',
  'hostile-files',
  'hostile-input',
  'idempotency',
  'sealing',
  'timing',
]);

/** What must hold after every change, whatever it touched. */
const always: ReadonlySet<string> = new Set([
  'csrf',
  'grants',
  'ledger',
  'migrations',
  'key-rights',
  'rights',
  'sessions',
  'staff-rights',
  'surface',
]);

/** Integration tests named after something else than their area. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  'audit-chain': ['audit'],
  'demo-customers': ['assets', 'accounts'],
  'exchange-metrics': ['figures', 'operations', 'p2p-appeals', 'p2p-orders', 'support'],
  'demo-market': ['p2p-ads', 'p2p-users', 'p2p-paymethods', 'p2p-prices'],
  'first-staff': ['staff'],
  'price-sources': ['rates'],
  'staff-views': ['customers', 'ledger', 'p2p-users'],
  work: [
    'audit',
    'ledger',
    'p2p-ads',
    'p2p-appeals',
    'p2p-chat',
    'p2p-orders',
    'p2p-paymethods',
    'p2p-users',
    'recoveries',
    'risk',
    'settings',
    'staff',
    'support',
    'verification',
    'work',
  ],
};

/** Tests of the platform, which has no area: a change of it selects everything. */
const ofPlatform: ReadonlySet<string> = new Set([
  'drain',
  'fact-bus',
  'fence',
  'jobs',
  'live-faults',
  'nats-users',
  'outage',
  'outbox-relay',
  'rate-gate',
  'runbooks',
  'schema-migrations',
  'serve',
  'shared-read',
  'traces',
  'transaction',
]);

export type Scope = 'always' | 'any area' | 'platform' | readonly string[];

/** When a test runs, or undefined where nobody has said so. */
export function scopeOf(test: string, areas: ReadonlySet<string>): Scope | undefined {
  const [, integration] = /^apps\/server\/test\/(?:.*\/)?([^/]+)\.test\.ts$/.exec(test) ?? [];
  if (integration !== undefined) return integrationScope(integration, areas);
  const prefix = Object.keys(declaredAreas)
    .filter((candidate) => test.startsWith(candidate))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined ? undefined : declaredAreas[prefix];
}

function integrationScope(name: string, areas: ReadonlySet<string>): Scope | undefined {
  if (always.has(name) || name.startsWith('ledger-')) return 'always';
  if (wholeServer.has(name)) return 'any area';
  if (ofPlatform.has(name)) return 'platform';
  const other = otherNames[name];
  if (other) return other;
  const own = [...areas].filter((area) => name === area || name.startsWith(`${area}-`)).sort((a, b) => b.length - a.length)[0];
  return own === undefined ? undefined : [own];
}

/** Whether a selection reaches a test. */
export function isReached(scope: Scope, isEverything: boolean, areas: ReadonlySet<string>): boolean {
  if (isEverything || scope === 'always') return true;
  if (scope === 'any area') return areas.size > 0;
  return scope !== 'platform' && scope.some((area) => areas.has(area));
}
