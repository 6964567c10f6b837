import { orderNo } from '@peerbourse/contract/ids';
import { decimal, moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';

export const compensationNo = z.string().check(z.regex(/^[1-9]\d{9,18}$/));

/** Coins of a merchant's deposit for the other side of an order: one member proposes, another decides. */
export const compensation = z.object({
  compensationNo,
  orderNo,
  /** USDT. */
  amount: decimal,
  reason: z.string(),
  state: z.enum(['open', 'approved', 'rejected']),
  proposedBy: z.string(),
  proposedAt: moment,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
  decisionReason: z.nullable(z.string()),
  /** In USDT, by which the loss was measured when it was decided; null where the order was about USDT. */
  price: z.nullable(decimal),
  priceId: z.nullable(z.string()),
});
export type Compensation = z.output<typeof compensation>;

/** Where a merchant was found to blame for an order: what the other side may get, in USDT. */
export const compensable = z.object({
  toSide: z.enum(['buyer', 'seller']),
  deposit: decimal,
  /** What the order was about, less what was awarded or compensated before. */
  loss: decimal,
  /** The smaller of the two. */
  most: decimal,
  price: z.nullable(decimal),
  priceId: z.nullable(z.string()),
});
