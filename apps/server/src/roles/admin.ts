import type { Config } from '#platform/config.ts';
import type { Role } from '#platform/house.ts';
import { addConsoleFiles } from '#platform/http/console-files.ts';
import { staffTokenGate } from '#platform/http/session-gate.ts';
import { type HttpRoleOptions, startHttpRole } from '#platform/http-role.ts';

export function adminOptions(config: Config): HttpRoleOptions {
  return {
    role: 'admin',
    origins: config.consoleOrigins,
    sessionGate: staffTokenGate(config.staffToken),
    also: addConsoleFiles,
    doors: [
      () => import('#modules/operations/admin.ts'),
      () => import('#modules/rates/admin.ts'),
      () => import('#modules/settings/admin.ts'),
    ],
  };
}

export const role: Role = { name: 'admin', start: (config) => startHttpRole(config, adminOptions(config)) };
