import type { viewUser as call } from '@peerbourse/contract/identity/customers/view-user';
import { masked } from '@peerbourse/rules/masking';
import { childUserIds, customerByUserId, holdsOf, maskedEmail, maskedPhone } from '#modules/identity/accounts/index.ts';
import { countLiveSessions } from '#modules/identity/sessions/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { noteView } from './note-view.ts';
import { viewsOf } from './view.table.ts';

const shownViews = 20;

export const viewUser: Handler<typeof call> = async (ctx, { userId, reason }) => {
  const { tx } = ctx;
  const customer = await customerByUserId(tx, userId);
  if (!customer) throw refuse('customers.unknown');
  await noteView(ctx, customer, { kind: 'viewed', reason });
  const holds = await holdsOf(tx, customer.accountId);
  const views = await viewsOf(tx, customer.accountId, shownViews);
  return {
    userId,
    userName: customer.userName,
    mainUserId: customer.mainUserId,
    childUserIds: await childUserIds(tx, customer.accountId),
    email: maskedEmail(customer.email),
    phone: maskedPhone(customer.dialCode, customer.phone),
    realName: customer.realName === null ? null : masked(customer.realName, 1),
    country: customer.country,
    language: customer.language,
    identityLevel: customer.identityLevel,
    state: customer.state,
    createdAt: customer.createdAt.toISOString(),
    openSessions: await countLiveSessions(tx, customer.mainId),
    holds: holds.map((hold) => ({ ...hold, beganAt: hold.beganAt.toISOString(), endsAt: hold.endsAt?.toISOString() ?? null })),
    views: views.map((view) => ({ ...view, at: view.at.toISOString() })),
  };
};
