import type { holdUser as call } from '@peerbourse/contract/identity/customers/hold-user';
import { insertHold } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { noteAct, takeCustomer } from './take-customer.ts';

export const holdUser: Handler<typeof call> = async (ctx, { userId, kind, hours, reason }) => {
  const { accountId } = await takeCustomer(ctx, userId);
  const endsAt = await insertHold(ctx.tx, { accountId, kind, hours, reason, author: ctx.actor.name });
  await noteAct(ctx, 'held', userId, { kind, hours, reason });
  return { endsAt: endsAt?.toISOString() ?? null };
};
