import { noteView } from '#modules/identity/customers/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { must } from '#platform/refusal.ts';
import type { LedgerOwner } from './explorer.table.ts';

/** Everybody whose coins are about to be shown is looked at, each once. Null where all of it is the house's, which is nobody. */
export async function noteOwners(
  ctx: CallContext<StaffActor>,
  owners: readonly LedgerOwner[],
  view: Parameters<typeof noteView>[2],
): Promise<number | null> {
  let viewsLeft: number | null = null;
  for (const [accountId, userId] of new Map(owners.map(({ ownerId, userId }) => [ownerId, userId]))) {
    if (accountId === null) continue;
    must(userId, 'accounts are never deleted');
    viewsLeft = await noteView(ctx, { accountId, userId }, view);
  }
  return viewsLeft;
}
