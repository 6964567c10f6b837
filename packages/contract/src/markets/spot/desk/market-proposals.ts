import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';
import { marketSymbol } from '../order.shape.ts';
import { deskState, marketProposalNo, marketProposalStates, marketTerms } from './market-change.shape.ts';

export const marketProposals = defineCall({
  area: 'spot',
  name: 'market-proposals',
  path: '/v1/admin/spot/market-proposals',
  summary: 'Proposed changes of spot markets: what waits for a decision, and those of the last 90 days',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    proposals: z.array(
      z.object({
        proposalNo: marketProposalNo,
        symbol: marketSymbol,
        change: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('list'), priceScale: z.int(), lotScale: z.int(), terms: marketTerms }),
          /** `before` are the terms now; once decided they may be others than the proposer saw. */
          z.object({ kind: z.literal('terms'), before: marketTerms, terms: marketTerms }),
          z.object({ kind: z.literal('state'), from: deskState, to: deskState }),
        ]),
        reason: z.string(),
        state: z.enum(marketProposalStates),
        proposedBy: z.string(),
        proposedAt: moment,
        decidedBy: z.nullable(z.string()),
        decidedAt: z.nullable(moment),
        /** Whether the reader may decide it: the proposer may not. */
        mayDecide: z.boolean(),
        /** Whether the reader may take it back: only the proposer may. */
        mayWithdraw: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});
