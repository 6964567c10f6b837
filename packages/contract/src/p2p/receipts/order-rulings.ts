import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';

export const orderRulings = defineCall({
  area: 'receipts',
  name: 'order-rulings',
  path: '/v1/x/receipts/order-rulings',
  summary: 'What staff decided about an own order, each decision as a signed document, the oldest first',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ orderNo }),
  output: z.object({
    rulings: z.array(
      z.object({
        /** In canonical JSON: exactly these bytes are signed. */
        body: z.string(),
        keyId: z.string(),
        /** Ed25519, in base64url. */
        signature: z.string(),
      }),
    ),
  }),
  refusals: ['p2p-orders.unknown-order'],
});
