import * as z from 'zod/mini';
import { paymentStates } from './acquirer.ts';

const units = z.pipe(
  z.string().check(z.regex(/^-?\d{1,17}$/)),
  z.transform((text) => BigInt(text)),
);
const moment = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
);
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

export const cardShape = z.object({
  token: z.string(),
  brand: z.string(),
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  expMonth: z.int().check(z.gte(1), z.lte(12)),
  expYear: z.int(),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  funding: z.enum(['credit', 'debit', 'prepaid']),
  fingerprint: z.string().check(z.minLength(16)),
  holder: z.string(),
});

export const paymentShape = z.pipe(
  z.object({
    id: z.string(),
    reference: z.string(),
    state: z.enum(paymentStates),
    amount: units,
    currency,
    capturedAmount: units,
    refundedAmount: units,
    challengeUrl: z.nullable(z.url()),
    declineCode: z.nullable(z.string()),
    declineText: z.nullable(z.string()),
  }),
  z.transform(({ id, ...payment }) => ({ paymentId: id, ...payment })),
);

export const paymentsShape = z.object({ payments: z.array(paymentShape) });

export const refundShape = z.object({
  refund: z.pipe(
    z.object({ id: z.string(), reference: z.string(), amount: units, state: z.enum(['done', 'failed']) }),
    z.transform(({ id, ...refund }) => ({ refundId: id, ...refund })),
  ),
});

export const eventShape = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)), data: z.object({ reference: z.string() }) });

export const settlementShape = z.object({
  lines: z.array(
    z.pipe(
      z.object({
        kind: z.enum(['payment', 'refund', 'dispute']),
        id: z.string(),
        reference: z.string(),
        amount: units,
        fee: units,
        currency,
        at: moment,
      }),
      z.transform(({ id, ...line }) => ({ lineId: id, ...line })),
    ),
  ),
});

export const disputesShape = z.object({
  disputes: z.array(
    z.pipe(
      z.object({
        id: z.string(),
        reference: z.string(),
        amount: units,
        currency,
        reason: z.string(),
        state: z.enum(['open', 'won', 'lost']),
        respondBy: moment,
      }),
      z.transform(({ id, ...dispute }) => ({ disputeId: id, ...dispute })),
    ),
  ),
});
