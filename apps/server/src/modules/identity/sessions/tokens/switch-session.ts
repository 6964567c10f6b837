import type { AccountId } from '@peerbourse/contract/ids';
import { updateActing } from '#modules/identity/sessions/session.table.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { renewSession } from './renew-session.ts';

/** Goes on as another account of the same person, with tokens that never stood for the other one. */
export async function switchSession(ctx: CallContext<UserActor>, accountId: AccountId): Promise<void> {
  await updateActing(ctx.tx, ctx.actor.sessionId, accountId);
  await renewSession(ctx);
}
