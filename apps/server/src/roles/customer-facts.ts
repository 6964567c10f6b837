import { type CustomerFacts, declareCustomerFacts } from '#platform/customer-facts.ts';

const entries: ReadonlyArray<() => Promise<{ customerFacts: CustomerFacts }>> = [
  () => import('#modules/core/messages/customer-facts.ts'),
  () => import('#modules/core/notifications/customer-facts.ts'),
  () => import('#modules/identity/accounts/customer-facts.ts'),
  () => import('#modules/identity/customers/customer-facts.ts'),
  () => import('#modules/identity/sessions/customer-facts.ts'),
  () => import('#modules/identity/api-keys/customer-facts.ts'),
  () => import('#modules/identity/verification/customer-facts.ts'),
  () => import('#modules/identity/recoveries/customer-facts.ts'),
  () => import('#modules/identity/support/customer-facts.ts'),
  () => import('#modules/identity/webhooks/customer-facts.ts'),
  () => import('#modules/identity/risk/customer-facts.ts'),
  () => import('#modules/money/ledger/customer-facts.ts'),
  () => import('#modules/p2p/p2p-users/customer-facts.ts'),
  () => import('#modules/p2p/p2p-orders/customer-facts.ts'),
  () => import('#modules/p2p/p2p-ads/customer-facts.ts'),
  () => import('#modules/p2p/p2p-appeals/customer-facts.ts'),
  () => import('#modules/p2p/p2p-paymethods/customer-facts.ts'),
];

/** Collects what every module knows about customers, for the page that staff see. */
export async function openCustomerFacts(): Promise<void> {
  const modules = await Promise.all(entries.map((entry) => entry()));
  declareCustomerFacts(modules.map(({ customerFacts }) => customerFacts));
}
