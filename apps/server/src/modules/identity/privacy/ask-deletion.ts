import type { askDeletion as call } from '@peerbourse/contract/identity/privacy/ask-deletion';
import { notify } from '#modules/core/notifications/index.ts';
import { beginClosing, proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { keptOpen } from '#platform/personal-rows.ts';
import { refuse } from '#platform/refusal.ts';

/** Time to change one's mind, and to notice a request by somebody else. */
const waitingDays = 14;

export const proveDeletion: Prove<typeof call, void> = (ctx, { factors }) => proveFactors(ctx, 'ask-deletion', factors);

export const askDeletion: Handler<typeof call> = async ({ tx, actor, config }) => {
  const refusal = (await keptOpen(tx, [actor.mainId])).get(actor.mainId);
  if (refusal) throw refuse(refusal);
  const closesAt = await beginClosing(tx, actor.mainId, waitingDays);
  if (!closesAt) throw refuse('session.locked');
  await notify(tx, config, { accountId: actor.mainId, kind: 'deletion_asked', values: { date: closesAt.toISOString() }, isSecurity: true });
  return { closesAt: closesAt.toISOString() };
};
