import * as z from 'zod/mini';
import { moment } from '../wire.ts';

export const recoveryPhase = z.enum(['waiting', 'cooling', 'done', 'rejected', 'cancelled']);

export const recoveryCase = z.object({
  caseNo: z.string(),
  kind: z.enum(['second-factor', 'fund-password']),
  state: recoveryPhase,
  userId: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  identityLevel: z.int(),
  lost: z.array(z.string()),
  newEmail: z.nullable(z.string()),
  selfieFile: z.nullable(z.string()),
  askedAt: moment,
  effectiveAt: z.nullable(moment),
});
