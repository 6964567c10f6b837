import type { liftHold as call } from '@peerbourse/contract/identity/customers/lift-hold';
import { liftHolds } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { noteAct, takeCustomer } from './take-customer.ts';

export const liftHold: Handler<typeof call> = async (ctx, { userId, kind, reason }) => {
  const { accountId } = await takeCustomer(ctx, userId);
  const lifted = await liftHolds(ctx.tx, accountId, kind, ctx.actor.name);
  if (lifted === 0) throw refuse('customers.not-held');
  await noteAct(ctx, 'hold-lifted', userId, { kind, reason, lifted });
  return { lifted };
};
