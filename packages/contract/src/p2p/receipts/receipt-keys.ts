import { defineCall } from '@peerbourse/contract/call';
import { empty, moment } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';

export const receiptKeys = defineCall({
  area: 'receipts',
  name: 'receipt-keys',
  path: '/v1/x/receipts/receipt-keys',
  summary: 'The public keys of all receipts, as /.well-known/peerbourse-receipts.json shows them',
  role: 'api',
  auth: 'guest',
  changes: 'read',
  scope: 'read',
  sameForGuests: true,
  input: empty,
  output: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        alg: z.literal('EdDSA'),
        use: z.literal('sig'),
        from: moment,
        to: z.nullable(moment),
      }),
    ),
  }),
  refusals: [],
});
