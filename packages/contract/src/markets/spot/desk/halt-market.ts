import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { marketSymbol } from '../order.shape.ts';
import { marketChangeReason } from './market-change.shape.ts';

export const haltMarket = defineCall({
  area: 'spot',
  name: 'halt-market',
  path: '/v1/admin/spot/halt-market',
  summary: 'Stops a spot market at once: nothing is traded in it until an auction opens it again, and everybody can cancel',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z.strictObject({ symbol: marketSymbol, reason: marketChangeReason }),
  /** False where there is nothing to stop. */
  output: z.object({ isHalted: z.boolean() }),
  refusals: ['spot.unknown-market'],
});
