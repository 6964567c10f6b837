import * as z from 'zod/mini';

/** Why a member of staff looks at somebody; it is kept with the look. */
export const viewReason = z.enum(['support-request', 'verification', 'risk-review', 'complaint', 'authority-request']);

/** Why something is done to somebody, in words. */
export const actReason = z.string().check(z.minLength(3), z.maxLength(200));

export const holdKind = z.enum(['withdraw', 'p2p-sell', 'p2p', 'contract']);

export const customerState = z.enum(['active', 'locked', 'closing', 'closed']);
