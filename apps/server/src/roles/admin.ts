import type { Config } from '#platform/config.ts';
import { addConsoleFiles } from '#platform/http/console-files.ts';
import { addRunbooks } from '#platform/http/runbooks.ts';
import { type HttpRoleOptions, startHttpRole } from '#platform/http-role.ts';
import type { Role } from '#platform/role-runtime.ts';
import { openCustomerFacts } from './customer-facts.ts';
import { openFigures } from './figures.ts';
import { openTimers } from './timers.ts';
import { openWork } from './work.ts';

export function adminOptions(config: Config): HttpRoleOptions {
  return {
    role: 'admin',
    origins: config.consoleOrigins,
    openGate: async () => (await import('#modules/identity/staff/admin.ts')).openStaffGate,
    openUnseal: async () => (await import('#modules/identity/staff/admin.ts')).openUnseal,
    register: async () => {
      await Promise.all([openWork(), openCustomerFacts(), openFigures(), openTimers()]);
    },
    also: async (server) => {
      addRunbooks(server);
      await addConsoleFiles(server);
    },
    routers: [
      () => import('#modules/core/audit/admin.ts'),
      () => import('#modules/core/content/admin.ts'),
      () => import('#modules/identity/customers/admin.ts'),
      () => import('#modules/core/figures/admin.ts'),
      () => import('#modules/core/files/admin.ts'),
      () => import('#modules/money/ledger/admin.ts'),
      () => import('#modules/core/operations/admin.ts'),
      () => import('#modules/p2p/p2p-ads/admin.ts'),
      () => import('#modules/p2p/p2p-orders/admin.ts'),
      () => import('#modules/p2p/p2p-appeals/admin.ts'),
      () => import('#modules/p2p/p2p-merchants/admin.ts'),
      () => import('#modules/p2p/p2p-chat/admin.ts'),
      () => import('#modules/p2p/p2p-paymethods/admin.ts'),
      () => import('#modules/p2p/p2p-users/admin.ts'),
      () => import('#modules/core/rates/admin.ts'),
      () => import('#modules/identity/recoveries/admin.ts'),
      () => import('#modules/identity/risk/admin.ts'),
      () => import('#modules/identity/sessions/admin.ts'),
      () => import('#modules/core/settings/admin.ts'),
      () => import('#modules/markets/spot/admin.ts'),
      () => import('#modules/identity/staff/admin.ts'),
      () => import('#modules/identity/support/admin.ts'),
      () => import('#modules/identity/verification/admin.ts'),
      () => import('#modules/identity/work/admin.ts'),
    ],
  };
}

export const role: Role = { name: 'admin', start: (config) => startHttpRole(config, adminOptions(config)) };
