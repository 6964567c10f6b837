/** The direction of imports, executed. Every rule names the house rule that it keeps. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/** Groups of areas import one way: what stands later may use what stands earlier. P2P, markets and products are strangers. */
const above = {
  core: 'identity|money|p2p|markets|products',
  identity: 'money|p2p|markets|products',
  money: 'p2p|markets|products',
  p2p: 'markets|products',
  markets: 'p2p|products',
  products: 'p2p|markets',
};
/** Of the web client, the lowest first; routes stand above them all. */
const webLayers = ['base', 'queries', 'site', 'parts', 'shell', 'features'];

const groupRules = (what, base) =>
  Object.entries(above).map(([group, others]) =>
    rule(`${what}-of-${group}-import-downward`, { path: `${base}/${group}/` }, { path: `${base}/(${others})/` }),
  );

module.exports = {
  forbidden: [
    rule('no-circular', {}, { circular: true }),
    {
      name: 'no-module-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/server/src/modules/[^/]+/[^/]+' },
      to: { circular: true, path: '^apps/server/src/modules/[^/]+/[^/]+' },
    },
    rule(
      'rules-matching-texts-import-nothing',
      { path: '^packages/(rules|matching|texts)/src/' },
      { path: '^(apps|packages)/', pathNot: '^packages/$1/' },
    ),
    rule('ui-imports-only-rules', { path: '^packages/ui/src/' }, { path: '^(apps|packages)/', pathNot: '^packages/(ui|rules)/' }),
    rule(
      'contract-imports-only-rules',
      { path: '^packages/contract/src' },
      { path: '^(apps|packages)/', pathNot: '^packages/(contract|rules)/' },
    ),
    rule(
      'client-imports-only-contract-and-rules',
      { path: '^packages/client/src' },
      { path: '^(apps|packages)/', pathNot: '^packages/(client|contract|rules)/' },
    ),
    rule('apps-are-strangers', { path: '^apps/(web|server|console)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    rule('platform-knows-no-module', { path: '^apps/server/src/platform/' }, { path: '^apps/server/src/(modules|roles)/' }),
    rule(
      'modules-meet-at-the-door',
      { path: '^apps/server/src/modules/([^/]+/[^/]+)/' },
      {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/[^/]+/index[.]ts$'],
      },
    ),
    ...groupRules('modules', '^apps/server/src/modules'),
    ...groupRules('calls', '^packages/contract/src'),
    rule(
      'roles-open-doors-only',
      { path: '^apps/server/src/roles/' },
      {
        path: '^apps/server/src/modules/',
        pathNot: '/(http|admin|jobs|channels|engine|personal-rows|encrypted-columns|customer-facts|figures|timers|webhooks|work)[.]ts$',
      },
    ),
    rule(
      'demo-uses-modules-by-their-index',
      { path: '^apps/server/demo/' },
      { path: '^apps/server/src/modules/', pathNot: '^apps/server/src/modules/[^/]+/[^/]+/index[.]ts$' },
    ),
    rule('production-knows-no-demo', { path: '^apps/server/src/' }, { path: '^apps/server/demo/' }),
    rule('rules-files-are-pure', { path: '[.]rules[.]ts$' }, { path: '^apps/|^node_modules', pathNot: '[.]rules[.]ts$' }),
    rule(
      'sql-only-in-table-files',
      {
        path: '^apps/server/src/modules/',
        pathNot: ['[.](table|test)[.]ts$', '/(personal-rows|customer-facts|figures|timers|work)[.]ts$'],
      },
      { path: '^apps/server/src/platform/sql[.]ts$|node_modules/kysely/' },
    ),
    rule('table-files-stay-home', { path: '^apps/server/src/(platform|roles)/' }, { path: '[.]table[.]ts$' }),
    rule('verbs-know-no-bus', { path: '^apps/server/src/modules/' }, { path: '^apps/server/src/platform/nats/' }),
    rule(
      'features-are-strangers',
      { path: '^apps/(web|console)/src/features/([^/]+)/([^/]+)/' },
      { path: '^apps/$1/src/features/', pathNot: ['^apps/$1/src/features/$2/$3/', '^apps/$1/src/features/$2/shared/'] },
    ),
    ...webLayers.map((layer, level) =>
      rule(
        `web-${layer}-imports-downward`,
        { path: `^apps/web/src/${layer}/`, pathNot: '[.]test[.]tsx?$' },
        { path: `^apps/web/src/(${[...webLayers.slice(level + 1), 'routes'].join('|')})` },
      ),
    ),
    rule(
      'matcher-reaches-no-http-door',
      { path: '^apps/server/src/roles/matcher[.]ts$' },
      { path: '/modules/[^/]+/[^/]+/(http|admin)[.]ts$', reachable: true },
    ),
    rule(
      'stream-reaches-no-http-door',
      { path: '^apps/server/src/roles/stream[.]ts$' },
      { path: '/modules/[^/]+/[^/]+/(http|admin)[.]ts$', reachable: true },
    ),
    rule(
      'api-reaches-no-admin-door',
      { path: '^apps/server/src/roles/api[.]ts$' },
      { path: '/modules/[^/]+/[^/]+/admin[.]ts$', reachable: true },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/(dist|build|[.]react-router)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.js'] },
  },
};
