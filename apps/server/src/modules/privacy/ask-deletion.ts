import type { askDeletion as call } from '@peerbourse/contract/privacy/ask-deletion';
import { beginClosing, proveFactors } from '#modules/accounts/index.ts';
import { ownersOfCoins } from '#modules/ledger/index.ts';
import { notify } from '#modules/notifications/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

/** Time to think again, and to notice a stranger's wish. */
const waitingDays = 14;

export const proveDeletion: Prove<typeof call, void> = (ctx, { factors }) => proveFactors(ctx, 'ask-deletion', factors);

export const askDeletion: Handler<typeof call> = async ({ tx, actor, config }) => {
  if ((await ownersOfCoins(tx, [actor.mainId])).size > 0) throw refuse('privacy.has-coins');
  const closesAt = await beginClosing(tx, actor.mainId, waitingDays);
  if (!closesAt) throw refuse('session.locked');
  await notify(tx, config, { accountId: actor.mainId, kind: 'deletion_asked', values: { date: closesAt.toISOString() }, isSecurity: true });
  return { closesAt: closesAt.toISOString() };
};
