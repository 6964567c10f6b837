import { actsAbout } from '#modules/core/audit/index.ts';
import { type CustomerFacts, type EventPage, type LookedAt, newestOf } from '#platform/customer-facts.ts';
import type { Db } from '#platform/db/pool.ts';
import { noteEvents } from './note.table.ts';

/** Acts that leave no row of their own. Looks are listed apart, holds by the accounts. */
const acts = ['customers.locked', 'customers.unlocked', 'customers.sessions-ended'];

export const customerFacts: CustomerFacts = { area: 'staff', roles: ['reader', 'decider', 'risk', 'auditor'], events };

async function events(db: Db, { accountId, userId }: LookedAt, page: EventPage) {
  return newestOf([...(await noteEvents(db, accountId, page)), ...(await actsAbout(db, { subject: userId, acts }, page))], page.limit);
}
