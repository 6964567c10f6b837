/** The direction of imports, executed. Every rule names the house rule that it keeps. */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-circular', {}, { circular: true }),
    {
      name: 'no-module-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/server/src/modules/[^/]+' },
      to: { circular: true, path: '^apps/server/src/modules/[^/]+' },
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
    rule('apps-are-strangers', { path: '^apps/(web|server|console)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
    rule('platform-knows-no-module', { path: '^apps/server/src/platform/' }, { path: '^apps/server/src/(modules|roles)/' }),
    rule(
      'modules-meet-at-the-door',
      { path: '^apps/server/src/modules/([^/]+)/' },
      {
        path: '^apps/server/src/modules/([^/]+)/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index[.]ts$'],
      },
    ),
    rule(
      'roles-open-doors-only',
      { path: '^apps/server/src/roles/' },
      { path: '^apps/server/src/modules/', pathNot: '/(http|admin|jobs|channels|engine)[.]ts$' },
    ),
    rule('rules-files-are-pure', { path: '[.]rules[.]ts$' }, { path: '^apps/|^node_modules', pathNot: '[.]rules[.]ts$' }),
    rule(
      'sql-only-in-table-files',
      { path: '^apps/server/src/modules/', pathNot: '[.](table|test)[.]ts$' },
      { path: '^apps/server/src/platform/sql[.]ts$|node_modules/kysely/' },
    ),
    rule('table-files-stay-home', { path: '^apps/server/src/(platform|roles)/' }, { path: '[.]table[.]ts$' }),
    rule('verbs-know-no-bus', { path: '^apps/server/src/modules/' }, { path: '^apps/server/src/platform/nats/' }),
    rule(
      'features-are-strangers',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule(
      'shared-web-knows-no-feature',
      { path: '^apps/web/src/(parts|shell|layouts|navigation|site|toasts|i18n|live|api|native|session|preferences|lib)/' },
      { path: '^apps/web/src/(features|routes)' },
    ),
    rule(
      'matcher-reaches-no-http',
      { path: '^apps/server/src/roles/matcher[.]ts$' },
      { path: '/http[.]ts$|node_modules/fastify', reachable: true },
    ),
    rule(
      'stream-reaches-no-http-door',
      { path: '^apps/server/src/roles/stream[.]ts$' },
      { path: '/modules/[^/]+/(http|admin)[.]ts$', reachable: true },
    ),
    rule(
      'api-reaches-no-admin-door',
      { path: '^apps/server/src/roles/api[.]ts$' },
      { path: '/modules/[^/]+/admin[.]ts$', reachable: true },
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
