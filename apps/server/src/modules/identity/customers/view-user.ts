import type { viewUser as call } from '@peerbourse/contract/identity/customers/view-user';
import { masked } from '@peerbourse/rules/masking';
import { type Customer, childUserIds, customerByUserId, maskedEmail, maskedPhone } from '#modules/identity/accounts/index.ts';
import { countLiveSessions } from '#modules/identity/sessions/index.ts';
import { areasFor, type CustomerFact, factsAbout } from '#platform/customer-facts.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { notesOf } from './note.table.ts';
import { noteView } from './note.view.ts';
import { noteView as recordView } from './note-view.ts';
import { lookedAt, timeline } from './timeline.ts';
import { viewsOf } from './view.table.ts';

const shownViews = 20;
const shownNotes = 50;

/** One look shows the whole customer: what each module knows, as far as the roles of the member reach. */
export const viewUser: Handler<typeof call> = async (ctx, { userId, reason }) => {
  const { tx, actor, config } = ctx;
  const { roles } = actor;
  const customer = await customerByUserId(tx, userId);
  if (!customer) throw refuse('customers.unknown');
  const viewsLeft = await recordView(ctx, customer, { kind: 'viewed', reason });
  const views = await viewsOf(tx, customer.accountId, shownViews);
  const notes = await notesOf(tx, customer.accountId, shownNotes);
  const facts = await factsAbout(tx, lookedAt(customer), roles);
  return {
    ...identityView(customer),
    childUserIds: await childUserIds(tx, customer.accountId),
    openSessions: await countLiveSessions(tx, customer.mainId),
    views: views.map((view) => ({ ...view, at: view.at.toISOString() })),
    notes: notes.map((note) => noteView(config.keys, note)),
    facts: facts.map(factView),
    areas: areasFor(roles),
    timeline: await timeline(tx, customer, { roles, area: undefined, before: undefined }),
    viewsLeft,
  };
};

function identityView(customer: Customer) {
  return {
    userId: customer.userId,
    userName: customer.userName,
    mainUserId: customer.mainUserId,
    email: maskedEmail(customer.email),
    phone: maskedPhone(customer.dialCode, customer.phone),
    realName: customer.realName === null ? null : masked(customer.realName, 1),
    country: customer.country,
    language: customer.language,
    identityLevel: customer.identityLevel,
    state: customer.state,
    createdAt: customer.createdAt.toISOString(),
  };
}

function factView({ at, until, ...fact }: CustomerFact) {
  return { ...fact, at: at?.toISOString() ?? null, until: until?.toISOString() ?? null };
}
