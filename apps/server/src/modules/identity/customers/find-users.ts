import type { findUsers as call } from '@peerbourse/contract/identity/customers/find-users';
import type { UserId } from '@peerbourse/contract/ids';
import { comparableEmail } from '@peerbourse/rules/email';
import { type Customer, customersMatching, customersWithMailPart, maskedEmail } from '#modules/identity/accounts/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { noteView, viewsLeft } from './note-view.ts';

/** More than these are not shown at all: a part that fits many is a way to browse. */
const most = 5;

/** Whoever is found was looked at: each of them is written down and counts. */
export const findUsers: Handler<typeof call> = async (ctx, { query, reason }) => {
  const matching = await matches(ctx.tx, query.trim());
  const found = matching.length > most ? [] : matching;
  for (const customer of found) await noteView(ctx, customer, { kind: 'found', reason });
  return { users: found.map(foundView), isTooMany: matching.length > most, viewsLeft: await viewsLeft(ctx) };
};

/** A whole user id, mail address or phone number; only when it is none of them, a part of a mail address. */
async function matches(db: Db, text: string): Promise<Customer[]> {
  // A number without its plus sign is a user id.
  const phoneDigits = /^\+[\d\s-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const exact = await customersMatching(db, { userId: text as UserId, email: comparableEmail(text), phoneDigits });
  const isNumber = /^[+\d\s-]+$/.test(text);
  return exact.length > 0 || isNumber ? exact : await customersWithMailPart(db, text.toLowerCase(), most + 1);
}

function foundView({ userId, userName, state, mainUserId, email }: Customer) {
  return { userId, userName, state, email: maskedEmail(email), isChild: mainUserId !== null };
}
