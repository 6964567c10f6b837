import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { coinCode } from '#money/assets/asset.shape.ts';
import { decimal } from '#wire.ts';
import { correctedWallets, correction } from './ledger.shape.ts';

export const proposeCorrection = defineCall({
  area: 'ledger',
  name: 'propose-correction',
  path: '/v1/admin/ledger/propose-correction',
  summary: 'Proposes a credit or debit by hand, with a reason; somebody else decides',
  role: 'admin',
  auth: 'staff',
  roles: ['risk'],
  changes: 'write',
  idempotent: true,
  input: z
    .strictObject({
      /** Null for the house, whose inventory is corrected. */
      userId: z.nullable(userId),
      coin: coinCode,
      wallet: z.enum(correctedWallets),
      amount: decimal,
      reason: z.string().check(z.minLength(10), z.maxLength(500)),
    })
    .check(z.refine(({ userId: of, wallet }) => (of === null) === (wallet === 'inventory'), { path: ['wallet'] })),
  output: correction,
  refusals: ['customers.unknown', 'assets.unknown-coin', 'assets.bad-amount', 'ledger.over-limit'],
});
