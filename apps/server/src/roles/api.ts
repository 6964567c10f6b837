import type { Config } from '#platform/config.ts';
import { addReference } from '#platform/http/reference.ts';
import { type HttpRoleOptions, startHttpRole } from '#platform/http-role.ts';
import type { Role } from '#platform/role-runtime.ts';

export function apiOptions(config: Config): HttpRoleOptions {
  return {
    role: 'api',
    origins: config.origins,
    openGate: async () => (await import('#modules/sessions/http.ts')).openSessionGate,
    openUnseal: async () => (await import('#modules/security/http.ts')).openUnseal,
    also: addReference,
    doors: [
      () => import('#modules/languages/http.ts'),
      () => import('#modules/site/http.ts'),
      () => import('#modules/content/http.ts'),
      () => import('#modules/rates/http.ts'),
      () => import('#modules/market-data/http.ts'),
      () => import('#modules/p2p-config/http.ts'),
      () => import('#modules/p2p-ads/http.ts'),
      () => import('#modules/p2p-prices/http.ts'),
      () => import('#modules/p2p-paymethods/http.ts'),
      () => import('#modules/p2p-blocklist/http.ts'),
      () => import('#modules/p2p-users/http.ts'),
      () => import('#modules/live/http.ts'),
      () => import('#modules/reference/http.ts'),
      () => import('#modules/restrictions/http.ts'),
      () => import('#modules/accounts/http.ts'),
      () => import('#modules/sessions/http.ts'),
      () => import('#modules/security/http.ts'),
      () => import('#modules/authenticators/http.ts'),
      () => import('#modules/passkeys/http.ts'),
      () => import('#modules/recoveries/http.ts'),
      () => import('#modules/preferences/http.ts'),
      () => import('#modules/privacy/http.ts'),
      () => import('#modules/sub-accounts/http.ts'),
      () => import('#modules/notifications/http.ts'),
      () => import('#modules/files/http.ts'),
      () => import('#modules/assets/http.ts'),
      () => import('#modules/exports/http.ts'),
      () => import('#modules/verification/http.ts'),
    ],
  };
}

export const role: Role = { name: 'api', start: (config) => startHttpRole(config, apiOptions(config)) };
