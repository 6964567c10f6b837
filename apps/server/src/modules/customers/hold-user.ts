import type { holdUser as call } from '@peerbourse/contract/customers/hold-user';
import type { Handler } from '#platform/http/serve.ts';
import { insertHold } from './customer.table.ts';
import { noteAct, takeCustomer } from './take-customer.ts';

export const holdUser: Handler<typeof call> = async (deed, { userId, kind, hours, reason }) => {
  const { accountId } = await takeCustomer(deed, userId);
  const endsAt = await insertHold(deed.tx, { accountId, kind, hours, reason, author: deed.actor.name });
  await noteAct(deed, 'held', userId, { kind, hours, reason });
  return { endsAt: endsAt?.toISOString() ?? null };
};
