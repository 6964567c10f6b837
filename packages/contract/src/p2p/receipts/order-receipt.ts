import { defineCall } from '@peerbourse/contract/call';
import { orderNo } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';

export const orderReceipt = defineCall({
  area: 'receipts',
  name: 'order-receipt',
  path: '/v1/x/receipts/order-receipt',
  summary: 'The signed receipt of an own order that is over; it is issued when it is first asked for and stays the same',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'read',
  scope: 'read',
  ssr: true,
  input: z.strictObject({ orderNo }),
  output: z.object({
    /** The receipt in canonical JSON: exactly these bytes are signed. */
    body: z.string(),
    keyId: z.string(),
    /** Ed25519, in base64url. */
    signature: z.string(),
  }),
  refusals: ['p2p-orders.unknown-order', 'receipts.order-open'],
});
