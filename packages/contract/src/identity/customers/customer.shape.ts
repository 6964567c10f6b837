import * as z from 'zod/mini';
import { moment } from '#wire.ts';

/** Why a member of staff looks at somebody; it is kept with the look. */
export const viewReason = z.enum([
  'support-request',
  'verification',
  'risk-review',
  'complaint',
  'authority-request',
  'correction',
  'moderation',
  'audit',
]);

/** What of a customer was looked at. */
export const viewKind = z.enum([
  'found',
  'viewed',
  'revealed',
  'viewed-balances',
  'viewed-postings',
  'viewed-journal',
  'viewed-trader',
  'viewed-order',
  'viewed-ticket',
  'viewed-spot-order',
]);

/** How many more customers the member may look at within the hour. */
export const viewsLeft = z.int();

/** Why something is done to somebody, in words. */
export const actReason = z.string().check(z.minLength(3), z.maxLength(200));

export const holdKind = z.enum(['withdraw', 'p2p-sell', 'p2p', 'contract']);

export const customerState = z.enum(['active', 'locked', 'closing', 'closed']);

/** What the timeline can be filtered by. Each module names its own, so this is no list. */
export const customerArea = z.string().check(z.regex(/^[a-z-]{2,30}$/));

const told = {
  kind: z.string(),
  /** What the line says, by name. */
  values: z.record(z.string(), z.string()),
  /** Where else it can be looked at, such as an order and its number. */
  link: z.nullable(z.object({ to: z.string(), id: z.string() })),
};

/** One line of a list on the customer's page: a hold, a balance, an order, a device. */
export const customerFact = z.object({
  ...told,
  list: z.string(),
  at: z.nullable(moment),
  until: z.nullable(moment),
  /** In force, or under way. */
  isOpen: z.boolean(),
});

/** Something that happened to the customer. */
export const customerEvent = z.object({ ...told, area: customerArea, at: moment });

export const customerEvents = z.object({
  events: z.array(customerEvent),
  /** Where the next page goes on; null on the last one. */
  before: z.nullable(z.string()),
});

export const noteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000));

export const customerNote = z.object({ noteNo: z.string(), staffName: z.string(), text: z.string(), at: moment });
