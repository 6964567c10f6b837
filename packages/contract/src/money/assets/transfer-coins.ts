import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal, moment, positiveDecimal } from '#wire.ts';
import { coinCode, walletName } from './asset.shape.ts';

export const transferCoins = defineCall({
  area: 'assets',
  name: 'transfer-coins',
  path: '/v1/x/assets/transfer-coins',
  summary: 'Moves coins from one wallet of the account to another, at once and free of charge',
  role: 'api',
  auth: 'user',
  changes: 'write',
  scope: 'transfer',
  idempotent: true,
  input: z.strictObject({ coin: coinCode, from: walletName, to: walletName, amount: positiveDecimal }),
  output: z.object({ journalId: z.uuid(), at: moment, fromBalance: decimal, toBalance: decimal }),
  refusals: ['ledger.too-little', 'assets.unknown-coin', 'assets.same-wallet', 'assets.bad-amount'],
});
