import { declareKeyUses, type KeyUses } from '#platform/encrypted-columns.ts';

const entries: ReadonlyArray<() => Promise<{ keyUses: KeyUses }>> = [
  () => import('#modules/core/audit/encrypted-columns.ts'),
  () => import('#modules/core/files/encrypted-columns.ts'),
  () => import('#modules/core/messages/encrypted-columns.ts'),
  () => import('#modules/core/sealing/encrypted-columns.ts'),
  () => import('#modules/core/secrets/encrypted-columns.ts'),
  () => import('#modules/identity/api-keys/encrypted-columns.ts'),
  () => import('#modules/identity/authenticators/encrypted-columns.ts'),
  () => import('#modules/identity/customers/encrypted-columns.ts'),
  () => import('#modules/identity/staff/encrypted-columns.ts'),
  () => import('#modules/identity/support/encrypted-columns.ts'),
  () => import('#modules/identity/webhooks/encrypted-columns.ts'),
  () => import('#modules/identity/risk/encrypted-columns.ts'),
  () => import('#modules/identity/verification/encrypted-columns.ts'),
  () => import('#modules/identity/work/encrypted-columns.ts'),
  () => import('#modules/p2p/p2p-appeals/encrypted-columns.ts'),
  () => import('#modules/p2p/p2p-merchants/encrypted-columns.ts'),
  () => import('#modules/p2p/p2p-chat/encrypted-columns.ts'),
  () => import('#modules/p2p/p2p-orders/encrypted-columns.ts'),
  () => import('#modules/p2p/p2p-paymethods/encrypted-columns.ts'),
];

/** Collects what every module stores with PB_KEYS, for the job that re-encrypts it and the command that counts it. */
export async function openKeyUses(): Promise<void> {
  const modules = await Promise.all(entries.map((entry) => entry()));
  declareKeyUses(modules.map(({ keyUses }) => keyUses));
}
