import * as z from 'zod/mini';

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
]);

/** How many more customers the member may look at within the hour. */
export const viewsLeft = z.int();

/** Why something is done to somebody, in words. */
export const actReason = z.string().check(z.minLength(3), z.maxLength(200));

export const holdKind = z.enum(['withdraw', 'p2p-sell', 'p2p', 'contract']);

export const customerState = z.enum(['active', 'locked', 'closing', 'closed']);
