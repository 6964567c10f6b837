import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';

export const orderProof = defineCall({
  area: 'proofs',
  name: 'order-proof',
  path: '/v1/x/proofs/order-proof',
  summary: 'That the coins of an own open order are among those of the newest signed round',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  input: z.strictObject({ orderNo }),
  output: z.object({
    proof: z.object({
      asset: z.string(),
      orderNo: z.string(),
      /** In hex. Whoever has it can tell which leaf is this order's. */
      salt: z.string(),
      /** In the smallest unit, the seller's fee included. */
      amount: z.string(),
      path: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string(), sum: z.string() })),
    }),
    round: z.object({
      /** The round in canonical JSON: exactly these bytes are signed. */
      body: z.string(),
      keyId: z.string(),
      /** Ed25519, in base64url. */
      signature: z.string(),
    }),
  }),
  rate: { points: 30, perSeconds: 60 },
  refusals: ['p2p-orders.unknown-order', 'proofs.order-closed', 'proofs.not-yet'],
});
