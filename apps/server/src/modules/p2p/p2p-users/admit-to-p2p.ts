import { isClosedIn } from '#modules/core/restrictions/index.ts';
import { accountOf, openHolds } from '#modules/identity/accounts/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { refuse } from '#platform/refusal.ts';

/** Nobody begins with P2P whose account is held back from it, or where operators have closed it: by residence or by address. */
export async function admitToP2p(ctx: CallContext, actor: UserActor): Promise<void> {
  const holds = await openHolds(ctx.tx, actor.accountId);
  if (holds.some(({ kind }) => kind === 'p2p')) throw refuse('p2p-users.held');
  await admitFrom(ctx, (await accountOf(ctx.tx, actor.mainId))?.country ?? '');
}

/** For whoever knows that nothing is held back, and where somebody lives. */
export async function admitFrom({ tx, visitor }: CallContext, residence: string): Promise<void> {
  for (const country of new Set([residence, visitor.country])) {
    if (await isClosedIn(tx, country, 'p2p')) throw refuse('p2p-users.closed-here');
  }
}
