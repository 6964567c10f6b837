import * as z from 'zod/mini';
import { orderNo } from '#ids.ts';
import { deskOrder } from '#p2p/p2p-orders/desk/ruling.shape.ts';
import { appealCase, caseFacts, caseKind, caseReason } from '../appeal.shape.ts';
import { award, claimHold } from './award.shape.ts';

/** An order with its case: no names, no accounts, no words. */
export const listedCase = z.object({
  caseNo: z.string(),
  kind: caseKind,
  order: deskOrder,
  reason: caseReason,
  facts: caseFacts,
  /** The member of staff who took it. */
  takenBy: z.nullable(z.string()),
});
export type ListedCase = z.output<typeof listedCase>;

export const viewedCase = z.extend(appealCase, {
  orderNo,
  takenBy: z.nullable(z.string()),
  /** Newest first. */
  holds: z.array(claimHold),
  awards: z.array(award),
});
export type ViewedCase = z.output<typeof viewedCase>;
