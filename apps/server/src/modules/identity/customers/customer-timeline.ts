import type { customerTimeline as call } from '@peerbourse/contract/identity/customers/customer-timeline';
import { customerByUserId } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { timeline } from './timeline.ts';
import { wasViewedWithinHour } from './view.table.ts';

/** Belongs to the look that opened the page: turning it over or filtering it is no look of its own, and without one it shows nothing. */
export const customerTimeline: Handler<typeof call> = async ({ db, actor }, { userId, area, before }) => {
  const customer = await customerByUserId(db, userId);
  if (!customer) throw refuse('customers.unknown');
  if (!(await wasViewedWithinHour(db, actor.name, customer.accountId))) throw refuse('customers.look-over');
  return await timeline(db, customer, { roles: actor.roles, area, before });
};
