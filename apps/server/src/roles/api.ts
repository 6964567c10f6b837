import type { Config } from '#platform/config.ts';
import { addDevelopers } from '#platform/http/developers/add-developers.ts';
import { type HttpRoleOptions, startHttpRole } from '#platform/http-role.ts';
import type { Role } from '#platform/role-runtime.ts';
import { openPersonalRows } from './personal-rows.ts';

export function apiOptions(config: Config): HttpRoleOptions {
  return {
    role: 'api',
    origins: config.origins,
    openGate: async () => (await import('#modules/identity/sessions/http.ts')).openSessionGate,
    openKeyGate: async () => (await import('#modules/identity/api-keys/http.ts')).openKeyGate,
    openUnseal: async () => (await import('#modules/identity/security/http.ts')).openUnseal,
    register: openPersonalRows,
    also: addDevelopers,
    routers: [
      () => import('#modules/markets/spot/http.ts'),
      () => import('#modules/core/languages/http.ts'),
      () => import('#modules/core/site/http.ts'),
      () => import('#modules/core/content/http.ts'),
      () => import('#modules/core/rates/http.ts'),
      () => import('#modules/markets/market-data/http.ts'),
      () => import('#modules/p2p/p2p-config/http.ts'),
      () => import('#modules/p2p/p2p-ads/http.ts'),
      () => import('#modules/p2p/p2p-orders/http.ts'),
      () => import('#modules/p2p/p2p-appeals/http.ts'),
      () => import('#modules/p2p/p2p-merchants/http.ts'),
      () => import('#modules/p2p/p2p-chat/http.ts'),
      () => import('#modules/p2p/p2p-ratings/http.ts'),
      () => import('#modules/p2p/receipts/http.ts'),
      () => import('#modules/p2p/proofs/http.ts'),
      () => import('#modules/p2p/p2p-prices/http.ts'),
      () => import('#modules/p2p/p2p-paymethods/http.ts'),
      () => import('#modules/p2p/p2p-blocklist/http.ts'),
      () => import('#modules/p2p/p2p-users/http.ts'),
      () => import('#modules/core/live/http.ts'),
      () => import('#modules/core/reference/http.ts'),
      () => import('#modules/core/restrictions/http.ts'),
      () => import('#modules/identity/accounts/http.ts'),
      () => import('#modules/identity/sessions/http.ts'),
      () => import('#modules/identity/security/http.ts'),
      () => import('#modules/identity/authenticators/http.ts'),
      () => import('#modules/identity/passkeys/http.ts'),
      () => import('#modules/identity/api-keys/http.ts'),
      () => import('#modules/identity/recoveries/http.ts'),
      () => import('#modules/identity/preferences/http.ts'),
      () => import('#modules/identity/privacy/http.ts'),
      () => import('#modules/identity/sub-accounts/http.ts'),
      () => import('#modules/core/notifications/http.ts'),
      () => import('#modules/core/files/http.ts'),
      () => import('#modules/money/assets/http.ts'),
      () => import('#modules/money/exports/http.ts'),
      () => import('#modules/identity/verification/http.ts'),
      () => import('#modules/identity/support/http.ts'),
      () => import('#modules/identity/risk/http.ts'),
      () => import('#modules/identity/webhooks/http.ts'),
    ],
  };
}

export const role: Role = { name: 'api', start: (config) => startHttpRole(config, apiOptions(config)) };
