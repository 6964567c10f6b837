import type { Config } from '#platform/config.ts';
import { addConsoleFiles } from '#platform/http/console-files.ts';
import { type HttpRoleOptions, startHttpRole } from '#platform/http-role.ts';
import type { Role } from '#platform/role-runtime.ts';

export function adminOptions(config: Config): HttpRoleOptions {
  return {
    role: 'admin',
    origins: config.consoleOrigins,
    openGate: async () => (await import('#modules/staff/admin.ts')).openStaffGate,
    openUnseal: async () => (await import('#modules/staff/admin.ts')).openUnseal,
    also: addConsoleFiles,
    doors: [
      () => import('#modules/audit/admin.ts'),
      () => import('#modules/content/admin.ts'),
      () => import('#modules/customers/admin.ts'),
      () => import('#modules/files/admin.ts'),
      () => import('#modules/ledger/admin.ts'),
      () => import('#modules/operations/admin.ts'),
      () => import('#modules/p2p-ads/admin.ts'),
      () => import('#modules/p2p-paymethods/admin.ts'),
      () => import('#modules/p2p-users/admin.ts'),
      () => import('#modules/rates/admin.ts'),
      () => import('#modules/recoveries/admin.ts'),
      () => import('#modules/sessions/admin.ts'),
      () => import('#modules/settings/admin.ts'),
      () => import('#modules/staff/admin.ts'),
      () => import('#modules/verification/admin.ts'),
    ],
  };
}

export const role: Role = { name: 'admin', start: (config) => startHttpRole(config, adminOptions(config)) };
