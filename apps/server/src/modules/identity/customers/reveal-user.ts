import type { revealUser as call } from '@peerbourse/contract/identity/customers/reveal-user';
import { customerByUserId } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { noteView } from './note-view.ts';

export const revealUser: Handler<typeof call> = async (ctx, { userId, reason }) => {
  const customer = await customerByUserId(ctx.tx, userId);
  if (!customer) throw refuse('customers.unknown');
  await noteView(ctx, customer, { kind: 'revealed', reason });
  const { email, dialCode, phone, realName } = customer;
  return { email, phone: phone === null ? null : `+${dialCode ?? ''} ${phone}`, realName };
};
