import * as z from 'zod/mini';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';

export const recoveryNo = z.string().check(z.regex(/^\d{10,19}$/));

export const recoveryPhase = z.enum(['waiting', 'cooling', 'done', 'rejected', 'cancelled']);

/** In the queue mail addresses and phone numbers are masked, in an opened case they are not. */
export const recoveryCase = z.object({
  caseNo: z.string(),
  kind: z.enum(['second-factor', 'fund-password']),
  state: recoveryPhase,
  userId,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  identityLevel: z.int(),
  lost: z.array(z.string()),
  newEmail: z.nullable(z.string()),
  askedAt: moment,
  /** The first of the two members who have to agree. */
  approvedBy: z.nullable(z.string()),
  approvalReason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** When the change is made, once it was granted. */
  effectiveAt: z.nullable(moment),
});
