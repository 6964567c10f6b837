import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { marketSymbol } from '../order.shape.ts';
import { marketChange, marketChangeReason, marketProposalNo } from './market-change.shape.ts';

export const proposeMarketChange = defineCall({
  area: 'spot',
  name: 'propose-market-change',
  path: '/v1/admin/spot/propose-market-change',
  summary: 'Proposes a new spot market, other terms of one, or its next state, with a reason; somebody else decides',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ change: marketChange, reason: marketChangeReason }),
  output: z.object({ proposalNo: marketProposalNo, symbol: marketSymbol }),
  refusals: [
    'spot.unknown-market',
    'spot.already-listed',
    'spot.unsound-terms',
    'spot.orders-open',
    'spot.changed-meanwhile',
    'spot.impossible-state',
  ],
});
