import { defineCall } from '@peerbourse/contract/call';
import { positiveDecimal } from '@peerbourse/contract/wire';
import * as z from 'zod/mini';
import { standing } from './merchant.shape.ts';

export const topUpDeposit = defineCall({
  area: 'p2p-merchants',
  name: 'top-up-deposit',
  path: '/v1/x/p2p-merchants/top-up-deposit',
  summary: 'Adds coins to the deposit, at least as many as are missing',
  role: 'api',
  auth: 'trader',
  requires: ['not-copper'],
  changes: 'write',
  idempotent: true,
  rate: { points: 10, perSeconds: 60 },
  input: z.strictObject({ amount: positiveDecimal }),
  output: standing,
  refusals: [
    'p2p-merchants.merchants-only',
    'p2p-merchants.not-now',
    'p2p-merchants.bad-amount',
    'ledger.too-little',
    'ledger.not-free-yet',
  ],
});
