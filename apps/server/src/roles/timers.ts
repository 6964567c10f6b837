import { declareTimers, type Timers } from '#platform/timers.ts';

/** In the order of the screen. */
const entries: ReadonlyArray<() => Promise<{ timers: readonly Timers[] }>> = [
  () => import('#modules/p2p/p2p-orders/timers.ts'),
  () => import('#modules/p2p/p2p-appeals/timers.ts'),
  () => import('#modules/p2p/p2p-merchants/timers.ts'),
  () => import('#modules/identity/recoveries/timers.ts'),
];

/** Collects the deadlines of every module, for the roles that look after them. */
export async function openTimers(): Promise<void> {
  const modules = await Promise.all(entries.map((entry) => entry()));
  declareTimers(modules.flatMap(({ timers }) => timers));
}
