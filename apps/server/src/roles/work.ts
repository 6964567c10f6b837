import { declareWork, type Work } from '#platform/work.ts';

/** In the order in which the console shows what waits equally long. */
const entries: ReadonlyArray<() => Promise<{ work: Work }>> = [
  () => import('#modules/p2p/p2p-appeals/work.ts'),
  () => import('#modules/p2p/p2p-orders/work.ts'),
  () => import('#modules/identity/recoveries/work.ts'),
  () => import('#modules/identity/verification/work.ts'),
  () => import('#modules/identity/risk/work.ts'),
  () => import('#modules/identity/support/work.ts'),
  () => import('#modules/p2p/p2p-ads/work.ts'),
  () => import('#modules/p2p/p2p-merchants/work.ts'),
  () => import('#modules/p2p/p2p-chat/work.ts'),
  () => import('#modules/p2p/p2p-paymethods/work.ts'),
  () => import('#modules/p2p/p2p-users/work.ts'),
  () => import('#modules/money/ledger/work.ts'),
  () => import('#modules/markets/spot/work.ts'),
  () => import('#modules/core/settings/work.ts'),
  () => import('#modules/identity/staff/work.ts'),
];

/** Collects what waits for staff from every module, for the role that staff work with. */
export async function openWork(): Promise<void> {
  const modules = await Promise.all(entries.map((entry) => entry()));
  declareWork(modules.map(({ work }) => work));
}
