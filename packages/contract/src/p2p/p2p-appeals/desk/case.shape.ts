import * as z from 'zod/mini';
import { orderNo } from '#ids.ts';
import { deskOrder } from '#p2p/p2p-orders/desk/ruling.shape.ts';
import { appealCase, caseFacts, caseReason } from '../appeal.shape.ts';

/** An order in appeal with its case: no names, no accounts, no words. */
export const listedCase = z.object({
  caseNo: z.string(),
  order: deskOrder,
  reason: caseReason,
  facts: caseFacts,
  /** The member of staff who took it. */
  takenBy: z.nullable(z.string()),
});
export type ListedCase = z.output<typeof listedCase>;

/** How a case ended: by the step that took its order out of the appeal. */
const closing = z.object({ at: z.int(), by: z.string() });

export const viewedCase = z.extend(appealCase, { orderNo, takenBy: z.nullable(z.string()), closed: z.nullable(closing) });
export type ViewedCase = z.output<typeof viewedCase>;
