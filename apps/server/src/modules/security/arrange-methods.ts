import type { arrangeMethods as call } from '@peerbourse/contract/security/arrange-methods';
import { accountOf, proveFactors } from '#modules/accounts/index.ts';
import { updateMethods } from '#modules/secrets/index.ts';
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
