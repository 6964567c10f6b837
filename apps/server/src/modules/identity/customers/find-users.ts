import type { findUsers as call } from '@peerbourse/contract/identity/customers/find-users';
import type { UserId } from '@peerbourse/contract/ids';
import { comparableEmail } from '@peerbourse/rules/email';
import { customersMatching } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { noteView, viewsLeft } from './note-view.ts';

export const findUsers: Handler<typeof call> = async (ctx, { query, reason }) => {
  const text = query.trim();
  // A number without its plus sign is a user id.
  const phoneDigits = /^\+[\d\s-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const found = await customersMatching(ctx.tx, { userId: text as UserId, email: comparableEmail(text), phoneDigits });
  for (const customer of found) await noteView(ctx, customer, { kind: 'found', reason });
  const users = found.map(({ userId, userName, state, mainUserId }) => ({ userId, userName, state, isChild: mainUserId !== null }));
  return { users, viewsLeft: await viewsLeft(ctx) };
};
