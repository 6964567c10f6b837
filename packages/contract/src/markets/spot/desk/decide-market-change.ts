import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { marketSymbol } from '../order.shape.ts';
import { marketProposalNo } from './market-change.shape.ts';

export const decideMarketChange = defineCall({
  area: 'spot',
  name: 'decide-market-change',
  path: '/v1/admin/spot/decide-market-change',
  summary: 'The second person carries out a proposed change of a spot market or rejects it',
  role: 'admin',
  auth: 'staff',
  roles: ['approver'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ proposalNo: marketProposalNo, isApproved: z.boolean() }),
  output: z.object({ symbol: marketSymbol, state: z.enum(['approved', 'rejected']) }),
  refusals: ['spot.proposal-over', 'spot.own-proposal', 'spot.two-persons', 'spot.changed-meanwhile', 'spot.orders-open'],
});
