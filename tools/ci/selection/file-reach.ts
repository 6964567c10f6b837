/** What a changed file can break, judged by its path alone. */
export type FileReach =
  | { kind: 'nothing' }
  | { kind: 'everything'; why: string }
  /** Areas by their names; files that import it are asked as well. */
  | { kind: 'areas'; areas: readonly string[] }
  /** Test files, or folders of them. */
  | { kind: 'tests'; paths: readonly string[] };

type Rule = readonly [pattern: RegExp, reach: (match: RegExpExecArray) => FileReach];

const nothing = (): FileReach => ({ kind: 'nothing' });
const area = ([, name = '']: RegExpExecArray): FileReach => ({ kind: 'areas', areas: [name] });
const importersOnly = (): FileReach => ({ kind: 'areas', areas: [] });
const everything = (why: string) => (): FileReach => ({ kind: 'everything', why });

/** Texts are named after screens, areas after the calls behind them. */
const areasOfTexts: Readonly<Record<string, readonly string[]>> = {
  account: ['accounts', 'sessions', 'notifications', 'preferences', 'sub-accounts'],
  assets: ['assets'],
  auth: ['auth', 'sessions'],
  content: ['content'],
  exports: ['exports'],
  home: ['home'],
  insights: ['content'],
  messages: ['messages', 'notifications'],
  p2p: ['p2p-ads', 'p2p-users', 'p2p-paymethods', 'p2p-config'],
  'p2p-ads': ['p2p-ads'],
  'p2p-gates': ['p2p-config', 'p2p-users'],
  'p2p-orders': ['p2p-orders'],
  'p2p-users': ['p2p-users', 'p2p-blocklist'],
  paymethods: ['p2p-paymethods'],
  rates: ['rates', 'market-data'],
  security: ['security', 'authenticators', 'passkeys', 'recoveries'],
  verification: ['verification'],
};

/** The first rule that fits counts. A path that none fits selects everything: a forgotten rule costs minutes, not a bug. */
const rules: readonly Rule[] = [
  // Checked by stages that always run.
  [/\.md$|^docs\/|^LICENSE$|^NOTICE$|^\.gitignore$|^deploy\//, nothing],
  [/^(?:packages|apps)\/.*\.test\.tsx?$|^tools\/.*\.test\.ts$/, testFile],
  [
    /^tools\/(?:bench|faults|flaky|i18n|leaks|ledger-mutants|mutate|nightly|order-bugs|overview|p2p-texts|reconcile|scaffold|size|spec|tidy|ui-bugs)\//,
    nothing,
  ],
  // Unit tests always run, and what the engine's tests share is only theirs.
  [/^packages\/matching\/test\//, nothing],
  [/^migrations\//, everything('migrations')],
  [/^apps\/server\/src\/(?:platform|roles)\//, everything('the platform of the server')],
  [/^tools\/(?:ci|db|dev-stack|load|mail-catcher)\//, everything('what tests run on')],
  [/^e2e\/[^/]+$|^apps\/server\/test\/|^apps\/web\/test\/[^/]+$/, everything('fixtures')],
  [/^(e2e\/.+)\/[^/]+$/, ([path, folder = '']) => ({ kind: 'tests', paths: [path.endsWith('.spec.ts') ? path : folder] })],
  [/^packages\/contract\/src\/[^/]+\/([^/]+)\//, area],
  [/^apps\/server\/src\/modules\/[^/]+\/([^/]+)\//, area],
  [/^apps\/server\/content\//, () => ({ kind: 'areas', areas: ['content'] })],
  [/^apps\/(?:web|console)\/src\/features\/[^/]+\/shared\//, importersOnly],
  [/^apps\/(?:web|console)\/src\/features\/[^/]+\/([^/]+)\//, area],
  [/^packages\/texts\/([^/]+)\//, textArea],
  [/^apps\/web\/src\/queries\/([^/]+)\//, area],
  [/^apps\/web\/src\/routes\/|^apps\/web\/src\/parts\/|^packages\/(?:ui|rules|matching)\/src\//, importersOnly],
];

export function reachOf(path: string): FileReach {
  for (const [pattern, reach] of rules) {
    const match = pattern.exec(path);
    if (match) return reach(match);
  }
  return { kind: 'everything', why: 'no rule for the file' };
}

/** Unit and component tests always run; an integration test is selected by itself. */
function testFile([path]: RegExpExecArray): FileReach {
  return /^apps\/(?:server|web)\/test\//.test(path) ? { kind: 'tests', paths: [path] } : nothing();
}

function textArea([, name = '']: RegExpExecArray): FileReach {
  const areas = areasOfTexts[name];
  return areas ? { kind: 'areas', areas } : { kind: 'everything', why: 'texts of every page' };
}
