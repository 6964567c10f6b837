import * as z from 'zod/mini';
import { moment } from '#wire.ts';
import { verificationMethod } from './proof.shape.ts';

export const hold = z.object({
  kind: z.enum(['withdraw', 'p2p-sell', 'p2p', 'contract']),
  reason: z.string(),
  beganAt: moment,
  endsAt: z.nullable(moment),
});

export const securityOverviewAnswer = z.object({
  /** 1 weak, 2 fair, 3 strong. */
  level: z.int(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  emailEnable: z.boolean(),
  phoneEnable: z.boolean(),
  googleEnable: z.boolean(),
  methodOrder: z.array(verificationMethod),
  passwordChangedAt: moment,
  hasFundPassword: z.boolean(),
  fundChangedAt: z.nullable(moment),
  antiPhishingCode: z.nullable(z.string()),
  bindTg: z.boolean(),
  tgNickName: z.nullable(z.string()),
  passkeys: z.array(z.object({ passkeyId: z.string(), name: z.string(), createdAt: moment, usedAt: z.nullable(moment) })),
  holds: z.array(hold),
  closesAt: z.nullable(moment),
  /** Requests to replace what was lost that have not ended yet. */
  recoveries: z.array(
    z.object({ kind: z.enum(['second-factor', 'fund-password']), state: z.enum(['waiting', 'cooling']), effectiveAt: z.nullable(moment) }),
  ),
});
