import type { Config } from '#platform/config.ts';
import type { Role } from '#platform/house.ts';
import { addReference } from '#platform/http/reference.ts';
import { guestGate } from '#platform/http/session-gate.ts';
import { type HttpRoleOptions, startHttpRole } from '#platform/http-role.ts';

export function apiOptions(config: Config): HttpRoleOptions {
  return {
    role: 'api',
    origins: config.origins,
    sessionGate: guestGate,
    also: addReference,
    doors: [
      () => import('#modules/languages/http.ts'),
      () => import('#modules/site/http.ts'),
      () => import('#modules/rates/http.ts'),
      () => import('#modules/live/http.ts'),
    ],
  };
}

export const role: Role = { name: 'api', start: (config) => startHttpRole(config, apiOptions(config)) };
