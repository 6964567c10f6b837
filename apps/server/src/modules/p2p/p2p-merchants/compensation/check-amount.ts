import { refuse } from '#platform/refusal.ts';
import type { Compensable } from './compensation.table.ts';

/** Something, no more than was lost, and no more than lies in the deposit; the database says the same. */
export function checkAmount({ deposit, loss }: Compensable, units: bigint): void {
  const most = deposit < loss ? deposit : loss;
  if (units <= 0n || units > most) throw refuse('p2p-merchants.bad-compensation');
}
