import { declarePersonalRows, type PersonalRows } from '#platform/personal-rows.ts';

/** In the order in which rows of a closing account go: its ads end before the payment methods and the profile that they show. */
const entries: ReadonlyArray<() => Promise<{ personalRows: PersonalRows }>> = [
  () => import('#modules/identity/accounts/personal-rows.ts'),
  () => import('#modules/identity/sessions/personal-rows.ts'),
  () => import('#modules/identity/passkeys/personal-rows.ts'),
  () => import('#modules/identity/api-keys/personal-rows.ts'),
  () => import('#modules/identity/preferences/personal-rows.ts'),
  () => import('#modules/identity/verification/personal-rows.ts'),
  () => import('#modules/core/files/personal-rows.ts'),
  () => import('#modules/core/notifications/personal-rows.ts'),
  () => import('#modules/identity/recoveries/personal-rows.ts'),
  () => import('#modules/identity/support/personal-rows.ts'),
  () => import('#modules/identity/webhooks/personal-rows.ts'),
  () => import('#modules/identity/risk/personal-rows.ts'),
  () => import('#modules/identity/customers/personal-rows.ts'),
  () => import('#modules/money/ledger/personal-rows.ts'),
  () => import('#modules/money/exports/personal-rows.ts'),
  () => import('#modules/core/secrets/personal-rows.ts'),
  () => import('#modules/markets/spot/personal-rows.ts'),
  () => import('#modules/p2p/p2p-orders/personal-rows.ts'),
  () => import('#modules/p2p/p2p-appeals/personal-rows.ts'),
  () => import('#modules/p2p/p2p-merchants/personal-rows.ts'),
  () => import('#modules/p2p/p2p-chat/personal-rows.ts'),
  () => import('#modules/p2p/receipts/personal-rows.ts'),
  () => import('#modules/p2p/p2p-ratings/personal-rows.ts'),
  () => import('#modules/p2p/p2p-ads/personal-rows.ts'),
  () => import('#modules/p2p/p2p-paymethods/personal-rows.ts'),
  () => import('#modules/p2p/p2p-users/personal-rows.ts'),
  () => import('#modules/p2p/p2p-blocklist/personal-rows.ts'),
];

/** Collects what every module stores about people, for the roles that export it and close accounts. */
export async function openPersonalRows(): Promise<void> {
  const modules = await Promise.all(entries.map((entry) => entry()));
  declarePersonalRows(modules.map(({ personalRows }) => personalRows));
}
