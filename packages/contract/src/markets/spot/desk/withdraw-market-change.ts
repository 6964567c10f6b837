import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { marketSymbol } from '../order.shape.ts';
import { marketProposalNo } from './market-change.shape.ts';

export const withdrawMarketChange = defineCall({
  area: 'spot',
  name: 'withdraw-market-change',
  path: '/v1/admin/spot/withdraw-market-change',
  summary: 'Takes back a proposed change of a spot market; only its proposer may',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ proposalNo: marketProposalNo }),
  output: z.object({ symbol: marketSymbol }),
  refusals: ['spot.proposal-over'],
});
