import { declareFigures, type Figure } from '#platform/figures.ts';

/** In the order of the screen. */
const entries: ReadonlyArray<() => Promise<{ figures: readonly Figure[] }>> = [
  () => import('#modules/p2p/p2p-orders/figures.ts'),
  () => import('#modules/identity/accounts/figures.ts'),
  () => import('#modules/p2p/p2p-appeals/figures.ts'),
  () => import('#modules/identity/work/figures.ts'),
  () => import('#modules/core/audit/figures.ts'),
  () => import('#modules/core/rates/figures.ts'),
  () => import('#modules/core/figures/figures.ts'),
];

/** Collects the figures of every module, for the role that staff work with. */
export async function openFigures(): Promise<void> {
  const modules = await Promise.all(entries.map((entry) => entry()));
  declareFigures(modules.flatMap(({ figures }) => figures));
}
