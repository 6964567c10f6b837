import type { arrangeMethods as call } from '@peerbourse/contract/identity/security/arrange-methods';
import { updateMethods } from '#modules/core/secrets/index.ts';
import { accountOf, proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';

export const proveArrangement: Prove<typeof call, void> = async (ctx, { order, emailEnable, phoneEnable, factors }) => {
  if (new Set(order).size !== order.length) throw refuse('security.bad-order');
  const account = await accountOf(ctx.db, ctx.actor.mainId);
  const isAnyAsked = (emailEnable && account?.email !== null) || (phoneEnable && account?.phone !== null);
  if (!isAnyAsked) throw refuse('security.last-contact');
  await proveFactors(ctx, 'arrange-methods', factors);
};

export const arrangeMethods: Handler<typeof call> = async ({ tx, actor }, { order, emailEnable, phoneEnable }) => {
  await updateMethods(tx, actor.mainId, { order, emailOn: emailEnable, phoneOn: phoneEnable });
  return {};
};
