import { freezeKinds } from '@peerbourse/rules/p2p-orders/freeze-kinds';
import { closeReasons, orderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { rulingGroundsList, verdicts } from '@peerbourse/rules/p2p-orders/ruling-grounds';
import * as z from 'zod/mini';
import { orderNo, userId } from '#ids.ts';
import { decimal, moment } from '#wire.ts';

export const rulingNo = z.string().check(z.regex(/^[1-9]\d{9,18}$/));
export const freezeNo = z.string().check(z.regex(/^[1-9]\d{9,18}$/));
/** Who gets the coins of an order in appeal. */
export const verdict = z.enum(verdicts);
/** Who is to blame, if anybody. */
export const fault = z.nullable(z.enum(['buyer', 'seller']));
/** What a ruling rests on, which both people read in their language. */
export const grounds = z.enum(rulingGroundsList);
/** The same in words for staff; they stay with the order. */
export const rulingReason = z.string().check(z.minLength(10), z.maxLength(500));

/** One member proposes, another decides. */
export const ruling = z.object({
  rulingNo,
  verdict,
  /** Coins for the buyer, before the fee, when they are divided. */
  buyerAmount: z.nullable(decimal),
  grounds,
  fault,
  reason: z.string(),
  /** Lapsed: the two people ended the appeal themselves. */
  state: z.enum(['open', 'approved', 'rejected', 'lapsed']),
  proposedBy: z.string(),
  proposedAt: moment,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(moment),
  decisionReason: z.nullable(z.string()),
});
export type Ruling = z.output<typeof ruling>;

/** One of the two people, as every visitor of the market sees them. */
export const deskPerson = z.object({ userId, nickName: z.string() });

/** What a list shows: no names, no accounts. */
export const deskOrder = z.object({
  orderNo,
  version: z.int(),
  orderStatus: z.enum(orderStatus),
  coinCode: z.string(),
  fiatCode: z.string(),
  /** Coins. */
  orderAmount: decimal,
  /** Currency. */
  orderPrice: decimal,
  buyer: deskPerson,
  seller: deskPerson,
  makerSide: z.enum(['buyer', 'seller']),
  closeReason: z.nullable(z.enum(closeReasons)),
  createdAt: moment,
  paidAt: z.nullable(moment),
  /** Nothing moves and no time runs; another member may have proposed to end it. */
  freeze: z.nullable(
    z.object({
      freezeNo,
      kind: z.enum(freezeKinds),
      at: moment,
      until: moment,
      lift: z.nullable(z.object({ proposedBy: z.string(), reason: z.string() })),
    }),
  ),
  /** A proposal that waits for another member. */
  openRuling: z.nullable(z.object({ rulingNo, verdict, buyerAmount: z.nullable(decimal), proposedBy: z.string(), proposedAt: moment })),
});
export type DeskOrder = z.output<typeof deskOrder>;

/** What a staff command names: the order, the version that the screen showed, and why. */
export const staffCommand = z.strictObject({
  orderNo,
  version: z.int().check(z.gte(1), z.lte(1_000_000)),
  reason: rulingReason,
});
